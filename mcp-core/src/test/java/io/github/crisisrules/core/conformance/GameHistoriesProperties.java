package io.github.crisisrules.core.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.testing.GameHistories;
import io.github.crisisrules.testing.GameHistories.History;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** The histories of the smallest game keep the laws of a game, and a game that is spoilt in any way is noticed. */
class GameHistoriesProperties {
    @Provide
    Arbitrary<History<Integer, Heap.Take, Heap.Taken>> histories() {
        return histories(new Heap());
    }

    @Provide
    Arbitrary<History<Integer, Heap.Take, Heap.Taken>> historiesWithoutLimit() {
        return histories(new Heap() {
            @Override
            boolean refuses(int left, int take) {
                return take < 1;
            }
        });
    }

    private static Arbitrary<History<Integer, Heap.Take, Heap.Taken>> histories(Heap heap) {
        return GameHistories.of(heap).upTo(20);
    }

    @Property(tries = 200)
    void everyHistoryKeepsTheLawsOfAGame(@ForAll("histories") History<Integer, Heap.Take, Heap.Taken> history) {
        assertThat(history.check().state()).isNotNegative();
    }

    /** The shortest way to the fault: one command that takes more than there are. */
    @Property(tries = 200, seed = "1")
    @AddLifecycleHook(FailsAfterAtMostTwoCommands.class)
    void aFailureIsShrunkAndDescribedByItsCommands(
            @ForAll("historiesWithoutLimit") History<Integer, Heap.Take, Heap.Taken> history) {
        history.check();
    }

    /** The expectation that a property fails with a short history in words. */
    static final class FailsAfterAtMostTwoCommands implements AroundPropertyHook {
        @Override
        public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
            PropertyExecutionResult result = property.execute();
            String message = result.throwable().orElseThrow().getMessage();
            assertThat(message).startsWith("A start with the seed ").containsPattern("Take\\[matches=\\d]");
            assertThat(message.lines().filter(line -> line.matches("\\d+\\. Take \\d = Take.*")))
                    .hasSizeLessThanOrEqualTo(2);
            return result.mapToSuccessful();
        }
    }

    @Example
    void aWrongCommandThatIsAcceptedIsNoticed() {
        assertUnsound("Take[matches=0]", new Heap() {
            @Override
            boolean refuses(int left, int take) {
                return take < 0 || take > Math.min(3, left);
            }
        });
    }

    @Example
    void aLegalCommandThatIsRefusedIsNoticed() {
        assertUnsound("The refusal of the legal command Take[matches=4]", new Heap() {
            @Override
            public Seq<Take> legal(Integer left) {
                return left == 0 ? Vector.empty() : takes(4, 4);
            }
        });
    }

    @Example
    void aPromptWhoseAnswersAreRefusedIsNoticed() {
        assertUnsound("Cannot take ", new Heap() {
            @Override
            int offered(int left) {
                return 4;
            }
        });
    }

    @Example
    void aBrokenInvariantIsNoticed() {
        assertUnsound("not to be equal to:\n  2", new Heap() {
            @Override
            public void checkInvariants(Integer left) {
                assertThat(left).isNotEqualTo(2);
            }
        });
    }

    @Example
    void aGameThatHangsIsNoticed() {
        assertUnsound("Nothing is legal", new Heap() {
            @Override
            public Seq<Take> legal(Integer left) {
                return left < 3 ? Vector.empty() : super.legal(left);
            }
        });
    }

    @Example
    void anEventThatDependsOnMoreThanTheStateIsNoticed() {
        assertUnsound("followed by these commands", new Heap() {
            private int calls;

            @Override
            int after(int left, int taken) {
                return left - taken + (++calls % 7 == 0 ? 1 : 0);
            }
        });
    }

    @Example
    void aStartThatIgnoresItsSeedIsNoticed() {
        assertUnsound("The start with one seed", new Heap() {
            private int calls;

            @Override
            int first(Seed seed) {
                return 5 + calls++;
            }
        });
    }

    private static void assertUnsound(String noticed, Heap heap) {
        assertThatThrownBy(() -> histories(heap).sampleStream().limit(200).forEach(History::check))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(noticed);
    }
}
