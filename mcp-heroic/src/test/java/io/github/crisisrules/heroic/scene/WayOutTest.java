package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** A refusal says what to do instead. */
class WayOutTest {
    @Test
    void aSpendThatAddsNoDieNamesThoseThatDo() {
        assertThat(Vector.of(PlotSpend.PUSH, PlotSpend.OWN_STRESS, PlotSpend.BORROWED_TRAIT, PlotSpend.RESOURCE)
                        .map(ActionViolation.SpendDoesNotApply::new)
                        .map(RuleViolation::describe))
                .containsExactly(
                        "A push is bought for a new effort. Name the push that joins the pool.",
                        "This buys a die of the character's own stress. Name the stress that joins the pool.",
                        "A trait is borrowed from another hero, for a recovery in a transition scene."
                                + " Use one of the character's own traits here.",
                        "This use of a plot point adds no die to a pool."
                                + " Buy an extra trait, a stunt, a push or the character's own stress.");
    }

    @Test
    void aRefusalSaysHowManyOpportunitiesCanBeBought() {
        assertThat(Vector.of(0, 1, 2)
                        .map(available -> new ActionViolation.NoOpportunity(3, available))
                        .map(RuleViolation::describe))
                .containsExactly(
                        "There is no opportunity to buy now. Go on without buying.",
                        "There is 1 opportunity to buy now, not 3. Buy it, or go on without buying.",
                        "There are 2 opportunities to buy now, not 3. Buy 1 to 2, or go on without buying.");
    }
}
