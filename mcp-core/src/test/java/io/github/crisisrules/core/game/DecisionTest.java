package io.github.crisisrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** States are words and events letters, so that order shows. */
class DecisionTest {
    private record Letter(String letter) implements GameEvent<String> {
        @Override
        public String applyTo(String word) {
            return word + letter;
        }

        @Override
        public String describe(Wording wording) {
            return letter;
        }
    }

    private static final Letter A = new Letter("a");
    private static final Letter B = new Letter("b");
    private static final Letter C = new Letter("c");
    private static final RuleViolation NO = new NothingToUndo();

    private static Decision<String, Letter> in(String word) {
        return Decision.in(word);
    }

    @Test
    void theStateFollowsFromTheEventsInTheirOrder() {
        Decision<String, Letter> decision = in("s").then(A).thenIf(false, C).thenAll(Vector.of(B, C));
        assertThat(decision.state()).isEqualTo("sabc");
        assertThat(decision.events()).containsExactly(A, B, C);
        assertThat(decision.isRefused()).isFalse();
        assertThat(decision.refusal()).isEmpty();
        assertThat(decision.toEither()).isEqualTo(Either.right(decision));
        assertThat(in("s").events()).isEmpty();
    }

    @Test
    void addingAnEventLeavesTheEarlierDecisionUnchanged() {
        Decision<String, Letter> first = in("s").then(A).then(B);
        assertThat(first.then(C))
                .isEqualTo(in("s").thenAll(Vector.of(A, B, C)))
                .hasSameHashCodeAs(in("s").thenAll(Vector.of(A, B, C)))
                .hasToString("Accepted(Letter[letter=a], Letter[letter=b], Letter[letter=c] -> sabc)");
        assertThat(first.events()).containsExactly(A, B);
        assertThat(first).isNotEqualTo(first.then(C)).isNotEqualTo(in("sab")).isNotEqualTo("sab");
        assertThat(in("s").then(A)).doesNotHaveSameHashCodeAs(in("t").then(A)).doesNotHaveSameHashCodeAs(in("sa"));
    }

    @Test
    void theFirstRequirementThatFailsRefusesAndNothingIsCheckedOrAddedAfterIt() {
        Decision<String, Letter> refused = in("s").require(true, () -> fail("not needed"))
                .then(A)
                .require(false, () -> NO)
                .require(false, () -> fail("too late"))
                .require(word -> fail("too late"))
                .require(Either.right(C), (now, letter) -> fail("too late"))
                .and(now -> fail("too late"))
                .andIf(true, now -> fail("too late"))
                .then(B);
        assertThat(refused.refusal()).contains(NO);
        assertThat(refused.isRefused()).isTrue();
        assertThat(refused.state()).isEqualTo("s");
        assertThat(refused.events()).isEmpty();
        assertThat(refused.toEither()).isEqualTo(Either.left(NO));
        assertThat(refused).isEqualTo(in("s").refuse(NO)).isNotEqualTo(in("s")).hasToString("Refused(" + NO + ")");
    }

    @Test
    void aRequirementSeesTheStateAfterTheEventsSoFar() {
        Decision.Requirement<String> shorterThanThree = word -> Option.when(word.length() >= 3, NO);
        assertThat(in("s").then(A).require(shorterThanThree).then(B).state()).isEqualTo("sab");
        assertThat(in("s").then(A).then(B).require(shorterThanThree).refusal()).contains(NO);
    }

    @Test
    void theSecondOfTwoRequirementsIsCheckedOnlyIfTheFirstHolds() {
        Decision.Requirement<Object> met = any -> Option.none();
        Decision.Requirement<Object> unmet = any -> Option.of(NO);
        assertThat(in("s").require(met.and(met)).isRefused()).isFalse();
        assertThat(in("s").require(met.and((String word) -> Option.when(word.equals("s"), NO)))
                        .refusal())
                .contains(NO);
        assertThat(in("s").require(unmet.and(any -> fail("too late"))).refusal())
                .contains(NO);
    }

    @Test
    void aRequiredValueIsHandedOnOrRefused() {
        assertThat(in("s").require(Either.right(C), Decision::then).state()).isEqualTo("sc");
        assertThat(in("s").require(Either.right(C)).then(A).state()).isEqualTo("sa");
        assertThat(in("s").require(Either.left(NO)).then(A).refusal()).contains(NO);
        assertThat(in("s").require(Either.<RuleViolation, Letter>left(NO), Decision::then)
                        .refusal())
                .contains(NO);
    }

    @Test
    void moreIsAddedOnlyUnderItsCondition() {
        assertThat(in("s").and(now -> now.then(A))
                        .andIf(true, now -> now.then(B))
                        .andIf(false, now -> now.then(C))
                        .state())
                .isEqualTo("sab");
    }

    @Test
    void eachEventIsFollowedByItsConsequencesAtOnceAndNothingFollowsTheEnd() {
        Decision.Consequences<String, Letter> endAtTwo = new Decision.Consequences<>() {
            @Override
            public Decision<String, Letter> after(Decision<String, Letter> now, Letter event) {
                return now.thenIf(now.state().length() == 3, new Letter("."));
            }

            @Override
            public boolean isOver(String word) {
                return word.endsWith(".");
            }
        };
        assertThat(Decision.in("s", endAtTwo)
                        .thenAll(Vector.of(A, B, C))
                        .and(now -> fail("over"))
                        .state())
                .isEqualTo("sab.");
    }
}
