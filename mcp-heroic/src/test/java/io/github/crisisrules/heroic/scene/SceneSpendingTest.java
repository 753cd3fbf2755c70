package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.REMOVING_WITH_EASE_IS_AN_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.DatafilePart;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.growth.GrowthViolation;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Purchases with doom dice, plot points and XP between rolls. */
class SceneSpendingTest {
    @Test
    @Verifies({DOOM_SPEND, XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    void twoD12EndTheSceneAndGiveXp() {
        SceneFixture table =
                SceneFixture.turnOf(Heroes.withDoom("d6+2d12"), Heroes.SPIDER).hurt(Heroes.SPIDER, Heroes.RHINO);
        table.play(new StoryCommand.EndSceneWithDoom());
        assertThat(table.state().isOpen()).isFalse();
        assertThat(table.state().exchange()).isEmpty();
        assertThat(table.state().doom()).hasToString("d6");
        assertThat(table.character(Heroes.SPIDER).experience().xp()).isEqualTo(2);
        assertThat(table.character(Heroes.DEVIL).experience().xp()).isEqualTo(2);
        assertThat(table.character(Heroes.RHINO).experience().xp()).isZero();
        assertThat(SceneFixture.turnOf(Heroes.withDoom("d12"), Heroes.SPIDER)
                        .refusal(new StoryCommand.EndSceneWithDoom())
                        .rule())
                .containsExactly(DOOM_SPEND);
    }

    @Test
    @Verifies({DOOM_SPEND, SCENE_DISTINCTION, PP_EARN})
    void doomDiceBuyWhatTheListSays() {
        SceneFixture table = SceneFixture.turnOf(Heroes.withDoom("2d6+2d8+d10"), Heroes.SPIDER);
        assertThat(table.refusal(new StoryCommand.CreateSceneDistinction("Flooded", DieSize.D6))
                        .rule())
                .containsExactly(DOOM_SPEND);
        table.play(new StoryCommand.CreateSceneDistinction("Flooded", DieSize.D8));
        assertThat(table.state().distinctions()).containsExactly("Burning Building", "Flooded");
        table.play(new CastCommand.ForceGrouping(Vector.of(Heroes.SPIDER), DieSize.D6));
        assertThat(table.state().affiliation(Heroes.SPIDER)).isEqualTo(AffiliationKind.SOLO);
        table.play(new StoryCommand.UseOwnLimit(Heroes.SPIDER, "Exhausted", DoomGrowth.ADD_D6));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(table.state().doom()).hasToString("d6+d8+d10");
        table.play(new StoryCommand.ActivateHeroLimit(Heroes.SPIDER, "Exhausted", DieSize.D6));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        table.play(StoryCommand.UseSceneEffect.of("The roof caves in", DieSize.D8));
        table.play(new StoryCommand.UseSfx(Heroes.RHINO, "Charge", Payment.doomDie(DieSize.D10)));
        assertThat(table.state().doom()).isEqualTo(Pool.empty());
        assertThat(table.refusal(StoryCommand.UseSceneEffect.of("Again", DieSize.D8)))
                .isEqualTo(new DoomViolation.NoSuchDoomDie(DieSize.D8, Pool.empty()));
    }

    @Test
    @Verifies({PP_ANY, PP_EARN, DOOM_GROW, REMOVING_WITH_EASE_IS_AN_ACTION})
    void pointsBuyAndLimitsEarnAtAnyTime() {
        Staged rich = Heroes.withDoom("2d6").change(Heroes.SPIDER, one -> one.withPlotPoints(new PlotPoints(3)));
        SceneFixture table = SceneFixture.turnOf(rich, Heroes.SPIDER);
        table.play(new StoryCommand.UseSfx(Heroes.SPIDER, "Spider-Sense", Payment.plotPoint()));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        table.play(new StoryCommand.UseSfx(Heroes.SPIDER, "Second Wind", Payment.plotPoint()));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        table.play(new StoryCommand.ActivateVillainLimit(Heroes.SPIDER, Heroes.RHINO, "Single-Minded"));
        Trait brute = Trait.distinction("Brute");
        // It is an action: it takes the turn, so it is not done again before all have acted.
        table.play(new StoryCommand.RemoveTraitWithPower(Heroes.SPIDER, "Webs", Option.some(Heroes.RHINO), brute));
        assertThat(table.state().order().acted()).containsExactly(Heroes.SPIDER);
        assertThat(table.refusal(new StoryCommand.RemoveTraitWithPower(
                                Heroes.SPIDER, "Webs", Option.some(Heroes.RHINO), Trait.power("Might of the Rhino")))
                        .rule())
                .containsExactly(ORDER);
        assertThat(table.character(Heroes.RHINO).die(brute)).isEmpty();
        assertThat(table.refusal(new StoryCommand.UseSfx(Heroes.SPIDER, "Spider-Sense", Payment.plotPoint()))
                        .rule())
                .containsExactly(PP_ANY);
        table.play(new StoryCommand.UseOwnLimit(Heroes.SPIDER, "Out of Fluid", DoomGrowth.ADD_D6));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(1);
        table.play(new StoryCommand.UseOwnLimit(Heroes.RHINO, "Single-Minded", DoomGrowth.ADD_D6));
        assertThat(table.state().doom()).hasToString("3d6");
        assertThat(table.refusal(new StoryCommand.RewardStressedOut(Heroes.SPIDER))
                        .rule())
                .containsExactly(PP_EARN);
        SceneFixture out = SceneFixture.turnOf(
                        Heroes.hurt(Heroes.withDoom("2d6"), Heroes.SPIDER, DieSize.D12, DieSize.D4), Heroes.DEVIL)
                .play(new StoryCommand.RewardStressedOut(Heroes.SPIDER));
        assertThat(out.points(Heroes.SPIDER)).isEqualTo(2);
    }

    @Test
    @Verifies({XP_GAIN, XP_SPEND, PP_START})
    void xpAtTheTable() {
        SceneFixture table = SceneFixture.turnOf(Heroes.withDoom("2d6"), Heroes.SPIDER)
                .play(new StoryCommand.HitMilestone(Heroes.SPIDER, "Day Job", MilestoneTier.MIDDLE));
        assertThat(table.refusal(new StoryCommand.HitMilestone(Heroes.SPIDER, "Day Job", MilestoneTier.MIDDLE)))
                .isEqualTo(new GrowthViolation.MilestoneAlreadyHit("Day Job", MilestoneTier.MIDDLE));
        // Everything that prevents it is reported together.
        assertThat(table.refusal(
                        new StoryCommand.SpendXp(Heroes.SPIDER, new XpSpend.RemoveLimit("Web-Shooters", "None"))))
                .isEqualTo(new SceneViolation.CannotSpendXp(
                        Heroes.SPIDER,
                        Vector.of(
                                new GrowthViolation.NotATransitionScene(),
                                new GrowthViolation.NotEnoughXp(10, 3),
                                new GrowthViolation.NotOnDatafile(DatafilePart.LIMIT, "None"),
                                new GrowthViolation.LastLimit("Web-Shooters"))));
        assertThat(table.refusal(new StoryCommand.SpendXp(Heroes.SPIDER, new XpSpend.StepUpPower("Flight")))
                        .describe())
                .isEqualTo(
                        "Spider-Man cannot spend XP on this. XP are spent in transition scenes only. Wait for the next one. "
                                + "This costs 10 XP, and the hero has 3. Gain 7 more first. "
                                + "The datafile does not have the power \"Flight\". Choose one that it has.");
        table.play(new StoryCommand.EndScene(), new StoryCommand.BeginScene(SceneKind.TRANSITION, Vector.empty()))
                .play(new StoryCommand.HitMilestone(Heroes.SPIDER, "Day Job", MilestoneTier.MIDDLE))
                .play(new StoryCommand.SpendXp(Heroes.SPIDER, new XpSpend.GainPlotPoint()));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(table.character(Heroes.SPIDER).experience().xp()).isEqualTo(5);
        // A session starts with at least 2 PP from now on; an Act with 1.
        table.play(new StoryCommand.EndScene(), new StoryCommand.BeginAct(Stakes.USUAL, Threat.LOCAL));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(1);
        table.play(new StoryCommand.BeginSession());
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(table.points(Heroes.DEVIL)).isEqualTo(1);
    }
}
