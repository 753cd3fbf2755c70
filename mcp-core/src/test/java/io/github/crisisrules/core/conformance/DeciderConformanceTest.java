package io.github.crisisrules.core.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.core.transition.Transition;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The suite passes a sound decider and notices each way in which one can be unsound. */
class DeciderConformanceTest {
    private static final Seed SEED = Seed.of(1);

    /** Take one, two or three matches from a heap; who takes the last one ends the game. Only what is there can be taken. */
    private static class Heap implements DeciderSubject<Integer, Integer, Integer, String> {
        @Override
        public Decider<Integer, Integer, Integer, String> decider() {
            return new Decider<>() {
                @Override
                public Either<String, Transition<Integer, Integer>> decide(Integer heap, Integer take) {
                    return refuses(heap, take)
                            ? Either.left("cannot take " + take + " of " + heap)
                            : Either.right(Transition.of(heap, Vector.of(take), this::evolve));
                }

                @Override
                public Integer evolve(Integer heap, Integer taken) {
                    return evolved(heap, taken);
                }
            };
        }

        boolean refuses(int heap, int take) {
            return take < 1 || take > Math.min(3, heap);
        }

        int evolved(int heap, int taken) {
            return heap - taken;
        }

        @Override
        public Integer start(Seed seed) {
            return 5 + seed.below(5);
        }

        @Override
        public Seq<Integer> legal(Integer heap) {
            return Vector.rangeClosed(1, Math.min(3, heap));
        }

        @Override
        public Seq<Integer> candidates(Integer heap, Seed seed) {
            return Vector.rangeClosed(-1, 5);
        }

        @Override
        public boolean isOver(Integer heap) {
            return heap == 0;
        }

        @Override
        public void checkInvariants(Integer heap) {
            assertThat(heap).isNotNegative();
        }
    }

    @Test
    void aSoundDeciderPassesAndEveryHistoryEnds() {
        List<Integer> ends = new ArrayList<>();
        DeciderConformance.check(new Heap(), SEED, 50, 20, ends::add);
        assertThat(ends).hasSize(50).containsOnly(0);
    }

    @Test
    void oneSampledStateOfManyStillNoticesWhatIsAcceptedButNotListed() {
        List<Integer> ends = new ArrayList<>();
        DeciderConformance.check(new Heap(), SEED, 50, 20, 10, ends::add);
        assertThat(ends).hasSize(50).containsOnly(0);
        Heap unlisted = new Heap() {
            @Override
            public Seq<Integer> legal(Integer heap) {
                return Vector.rangeClosed(1, Math.min(2, heap));
            }
        };
        assertThatThrownBy(() -> DeciderConformance.check(unlisted, SEED, 50, 20, 10, end -> {}))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("not legal: 3");
    }

    /** The first history is asked everywhere, and walked twice; here only the second one goes wrong. */
    @Test
    void whatIsAcceptedAfterTheEndIsNoticedInASampledHistory() {
        Heap endless = new Heap() {
            private int starts;

            @Override
            public Integer start(Seed seed) {
                starts++;
                return super.start(seed);
            }

            @Override
            public Seq<Integer> candidates(Integer heap, Seed seed) {
                return heap == 0 && starts > 2 ? Vector.of(0) : Vector.empty();
            }

            @Override
            boolean refuses(int heap, int take) {
                return take < 0 || take > Math.min(3, heap);
            }
        };
        assertThatThrownBy(() -> DeciderConformance.check(endless, SEED, 2, 20, 1000, end -> {}))
                .hasMessageContaining("not legal: 0 in 0");
    }

    @Test
    void aLegalCommandThatIsRefusedIsNoticed() {
        assertUnsound(new Heap() {
            @Override
            public Seq<Integer> legal(Integer heap) {
                return heap == 0 ? Vector.empty() : Vector.of(1, 4);
            }
        });
    }

    @Test
    void anAcceptedCommandThatIsNotLegalIsNoticed() {
        assertUnsound(new Heap() {
            @Override
            public Seq<Integer> legal(Integer heap) {
                return Vector.rangeClosed(1, Math.min(2, heap));
            }
        });
    }

    @Test
    void aBrokenInvariantIsNoticed() {
        assertUnsound(new Heap() {
            @Override
            public void checkInvariants(Integer heap) {
                assertThat(heap).isNotEqualTo(2);
            }
        });
    }

    @Test
    void aGameThatHangsIsNoticed() {
        assertUnsound(new Heap() {
            @Override
            public Seq<Integer> legal(Integer heap) {
                return heap < 3 ? Vector.empty() : super.legal(heap);
            }
        });
    }

    @Test
    void anEvolveThatDependsOnMoreThanStateAndEventIsNoticed() {
        assertUnsound(new Heap() {
            private int calls;

            @Override
            int evolved(int heap, int taken) {
                return heap - taken + (++calls % 7 == 0 ? 1 : 0);
            }
        });
    }

    @Test
    void aStartThatIgnoresItsSeedIsNoticed() {
        assertUnsound(new Heap() {
            private int calls;

            @Override
            public Integer start(Seed seed) {
                return 5 + calls++;
            }
        });
    }

    private static void assertUnsound(Heap heap) {
        assertThatThrownBy(() -> DeciderConformance.check(heap, SEED, 50, 20)).isInstanceOf(AssertionError.class);
    }
}
