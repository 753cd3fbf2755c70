package io.github.crisisrules.core.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The suite passes a sound game and notices each way in which one can be unsound. */
class GameConformanceTest {
    private static final Seed SEED = Seed.of(1);

    @Test
    void aSoundGamePassesAndEveryHistoryEnds() {
        List<Integer> ends = new ArrayList<>();
        GameConformance.check(new Heap(), SEED, 50, 20, ends::add);
        assertThat(ends).hasSize(50).containsOnly(0);
    }

    @Test
    void oneSampledStateOfManyStillNoticesWhatIsAcceptedButNotListed() {
        List<Integer> ends = new ArrayList<>();
        GameConformance.check(new Heap(), SEED, 50, 20, 10, ends::add);
        assertThat(ends).hasSize(50).containsOnly(0);
        Heap unlisted = new Heap() {
            @Override
            public Seq<Take> legal(Integer left) {
                return takes(1, Math.min(2, left));
            }
        };
        assertThatThrownBy(() -> GameConformance.check(unlisted, SEED, 50, 20, 10, end -> {}))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("not legal: Take[matches=3]");
    }

    /** The first history is asked everywhere, and walked twice; here only the second one goes wrong. */
    @Test
    void whatIsAcceptedAfterTheEndIsNoticedInASampledHistory() {
        Heap endless = new Heap() {
            private int starts;

            @Override
            int first(Seed seed) {
                starts++;
                return super.first(seed);
            }

            @Override
            public Seq<Take> candidates(Integer left, Seed seed) {
                return left == 0 && starts > 2 ? takes(0, 0) : Vector.empty();
            }

            @Override
            boolean refuses(int left, int take) {
                return take < 0 || take > Math.min(3, left);
            }
        };
        assertThatThrownBy(() -> GameConformance.check(endless, SEED, 2, 20, 1000, end -> {}))
                .hasMessageContaining("not legal: Take[matches=0] in 0");
    }

    @Test
    void aLegalCommandThatIsRefusedIsNoticed() {
        assertUnsound("legal Take[matches=4]", new Heap() {
            @Override
            public Seq<Take> legal(Integer left) {
                return left == 0 ? Vector.empty() : takes(4, 4);
            }
        });
    }

    @Test
    void aPromptWhoseAnswersAreRefusedIsNoticed() {
        assertUnsound("offered 'take some'", new Heap() {
            @Override
            int offered(int left) {
                return 4;
            }
        });
    }

    @Test
    void aBrokenInvariantIsNoticed() {
        assertUnsound("2", new Heap() {
            @Override
            public void checkInvariants(Integer left) {
                assertThat(left).isNotEqualTo(2);
            }
        });
    }

    @Test
    void aGameThatHangsIsNoticed() {
        assertUnsound("over if and only if", new Heap() {
            @Override
            public Seq<Take> legal(Integer left) {
                return left < 3 ? Vector.empty() : super.legal(left);
            }
        });
    }

    @Test
    void anEventThatDependsOnMoreThanTheStateIsNoticed() {
        assertUnsound("fold of the events", new Heap() {
            private int calls;

            @Override
            int after(int left, int taken) {
                return left - taken + (++calls % 7 == 0 ? 1 : 0);
            }
        });
    }

    @Test
    void aStartThatIgnoresItsSeedIsNoticed() {
        assertUnsound("same seed", new Heap() {
            private int calls;

            @Override
            int first(Seed seed) {
                return 5 + calls++;
            }
        });
    }

    private static void assertUnsound(String noticed, Heap heap) {
        assertThatThrownBy(() -> GameConformance.check(heap, SEED, 50, 20))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(noticed);
    }
}
