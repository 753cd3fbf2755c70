package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.growth.GrowthViolation;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** A refusal says what to do instead. */
class WayOutTest {
    @Test
    void aSpendThatAddsNoDieNamesThoseThatDo() {
        assertThat(Vector.of(PlotSpend.PUSH, PlotSpend.OWN_STRESS, PlotSpend.BORROWED_TRAIT, PlotSpend.RESOURCE)
                        .map(ActionViolation.SpendDoesNotApply::new)
                        .map(RuleViolation::message))
                .containsExactly(
                        "a push was bought for a trait of another kind: name the push that joins the pool",
                        "using one's own stress was bought for a trait of another kind: name the stress that joins the pool",
                        "a trait is borrowed for a recovery in a transition scene, from another hero: use one of your own here",
                        "a resource adds no die to a pool: buy one more trait, a stunt, a push or your own stress");
    }

    @Test
    void whoeverCannotDoItIsToldWhatCanBeDone() {
        assertThat(Vector.<RuleViolation>of(
                                new OrderViolation.CannotAct(Heroes.SPIDER),
                                new OrderViolation.CharacterDead(Heroes.SPIDER),
                                new GrowthViolation.NotAnEventMilestone("Nine"),
                                new GrowthViolation.LastLimit("Web-Shooters"),
                                new SceneViolation.NoSuchTrauma(Heroes.SPIDER, StressType.MENTAL),
                                new ActionViolation.NoOpportunity(3, 0),
                                new ActionViolation.NoOpportunity(3, 1),
                                new ActionViolation.NoOpportunity(3, 2))
                        .map(RuleViolation::message))
                .containsExactly(
                        "Spider-Man cannot act: dead, stressed out, or stopped by a complication past D12. Name somebody else,"
                                + " or end the stress or the complication first",
                        "Spider-Man is dead, and nothing more comes from or to Spider-Man: name somebody who is alive",
                        "the event has no milestone 'Nine': name one of the event's milestones",
                        "the power set 'Web-Shooters' has fewer than two limits, and one has to stay: add another limit first",
                        "Spider-Man has no mental trauma to frame the scene around, or it is framed already:"
                                + " name another type of trauma",
                        "there are 0 opportunities to buy now, not 3: go on without buying",
                        "there is 1 opportunity to buy now, not 3: buy 1",
                        "there are 2 opportunities to buy now, not 3: buy 1 to 2");
    }
}
