package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.plot.PlotViolation;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The effects of a ruling on the dice of an action, and to the points that pay for it. */
class RulingTest {
    private static CastCommand.MakeRuling ruling(Consequence... consequences) {
        return CastCommand.MakeRuling.of("The webs hold", consequences);
    }

    @Test
    @Verifies({WATCHER_RULES_ON_SPECIAL_EFFECTS, PP_ANY})
    void aRulingMayCostAPlotPoint() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(ruling(new Consequence.SpendPlotPoint(Heroes.SPIDER)));
        assertThat(table.points(Heroes.SPIDER)).isZero();
        assertThat(table.transcript()).contains("Spider-Man spends a plot point on a ruling of the Watcher");
        // He has none left, and villains pay in doom.
        assertThat(table.refusal(ruling(new Consequence.SpendPlotPoint(Heroes.SPIDER))))
                .isEqualTo(new PlotViolation.NoPlotPoint(PlotSpend.RULING));
        assertThat(table.refusal(ruling(new Consequence.SpendPlotPoint(Heroes.RHINO))))
                .isEqualTo(new SceneViolation.NotAHero(Heroes.RHINO));
        // What one consequence earns the next may spend.
        table.play(ruling(new Consequence.EarnPlotPoint(Heroes.SPIDER), new Consequence.SpendPlotPoint(Heroes.SPIDER)));
        assertThat(table.points(Heroes.SPIDER)).isZero();
    }

    // Rhino does have the stress, so that is not what is wrong: a ruling steps it, and nothing removes it at once.
    @Test
    @Verifies({WATCHER_RULES_ON_SPECIAL_EFFECTS, PP_ANY, RECOVERY_ALONE_REMOVES_STRESS})
    void stressIsNotLostLikeATrait() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(ruling(new Consequence.TakeStress(Heroes.RHINO, StressType.MENTAL, DieSize.D6)));
        Trait stress = Trait.stress(StressType.MENTAL);
        Vector<SceneCommand> removals = Vector.of(
                ruling(new Consequence.LoseTrait(Option.some(Heroes.RHINO), stress)),
                new StoryCommand.RemoveTraitWithPower(Heroes.SPIDER, "Webs", Option.some(Heroes.RHINO), stress));
        assertThat(removals.map(table::refusal)).containsOnly(new EffectViolation.NotRemovableByEffect(stress));
        table.play(ruling(new Consequence.StepHarm(Heroes.RHINO, Ailment.stress(StressType.MENTAL), false)));
        assertThat(table.character(Heroes.RHINO).harm()).hasToString("mental D4");
    }

    /** Strength D10 is in the pool, and by the ruling a second die for it, of another size, beside the Webs of the same power set. */
    @Test
    @Verifies({WATCHER_RULES_ON_SPECIAL_EFFECTS, POOL})
    void aRulingAddsADieToThePool() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, Trait.power("Strength"))
                .play(ruling(
                        new Consequence.AddDie(Trait.power("Strength"), DieSize.D6),
                        new Consequence.AddDie(Trait.push("With both fists"), DieSize.D12)));
        assertThat(table.sizes(RollSide.ACTION)).containsExactly(DieSize.D10, DieSize.D6, DieSize.D12);
        assertThat(table.transcript()).contains("A D6 for the power Strength (extra) joins the pool of the action.");
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(1);
        // 9 and 11 are the total; the D6 is the effect.
        table.roll(RollSide.ACTION, Vector.of(9, 4, 11), Vector.of(0, 2), 1);
        assertThat(table.state().exchange().get().action().result()).contains(RollResult.of(20, DieSize.D6));
    }

    @Test
    @Verifies({WATCHER_RULES_ON_SPECIAL_EFFECTS, POOL})
    void aRulingAddsDiceForWhatTheRollerCanDoAndNothingElse() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER);
        assertThat(table.refusal(ruling(new Consequence.AddDie(Trait.power("Webs"), DieSize.D8))))
                .isEqualTo(new ActionViolation.NoActionInProgress());
        table.hurt(Heroes.SPIDER, Heroes.RHINO);
        Trait might = Trait.power("Might of the Rhino");
        assertThat(table.refusal(ruling(new Consequence.AddDie(might, DieSize.D8))))
                .isEqualTo(new PoolViolation.TraitNotAvailable(might));
        for (Trait trait : Vector.of(
                Trait.solo(),
                Trait.asset("Net"),
                Trait.stress(StressType.PHYSICAL),
                Trait.ownStress(StressType.PHYSICAL),
                Trait.doom(DieSize.D8))) {
            assertThat(table.refusal(ruling(new Consequence.AddDie(trait, DieSize.D8))))
                    .isEqualTo(new PoolViolation.NotAddedByRuling(trait));
        }
    }

    /** 14 against 6: one step up makes the D8 a D10, and the ruling a D12; once more it stays one. Stepped back twice it is a D8 again. */
    @Test
    @Verifies({WATCHER_RULES_ON_SPECIAL_EFFECTS, USE})
    void aRulingStepsTheNextEffectDie() {
        SceneFixture table = SceneFixture.attack().rhino(2, 4, 5);
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D10);
        Consequence up = new Consequence.StepEffect(true);
        Consequence back = new Consequence.StepEffect(false);
        table.play(ruling(up));
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D12);
        table.play(ruling(up));
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D12);
        table.play(ruling(back, back)).use(EffectUse.complication("Webbed"));
        assertThat(table.character(Heroes.RHINO).traits())
                .containsExactly(CreatedTrait.complication("Webbed", DieSize.D8));
        assertThat(table.transcript()).contains("The effect die, a D12, becomes a D10.");
        assertThat(table.refusal(ruling(up))).isEqualTo(new ActionViolation.NoActionInProgress());
    }

    @Test
    @Verifies(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    void aRulingStepsHarmAndTraitsThatAreThere() {
        SceneFixture table = SceneFixture.turnOf(Heroes.hurt(Heroes.state(), Heroes.SPIDER, DieSize.D8), Heroes.SPIDER);
        Ailment mental = Ailment.stress(StressType.MENTAL);
        assertThat(table.refusal(ruling(new Consequence.StepHarm(Heroes.SPIDER, mental, true))))
                .isEqualTo(new ActionViolation.NothingToRecover(Heroes.SPIDER, Option.some(mental)));
        assertThat(table.refusal(ruling(new Consequence.ChangeTrait(Heroes.SPIDER, Trait.power("Flight"), DieSize.D8))))
                .isEqualTo(new SceneViolation.NoSuchTrait(Heroes.SPIDER, Trait.power("Flight")));
        table.play(ruling(
                new Consequence.StepHarm(Heroes.SPIDER, Ailment.stress(StressType.PHYSICAL), true),
                new Consequence.ChangeTrait(Heroes.SPIDER, Trait.power("Webs"), DieSize.D4)));
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("physical D10");
        assertThat(table.character(Heroes.SPIDER).die(Trait.power("Webs"))).contains(DieSize.D4);
    }

    /** Back from D4 nothing is left, so the action is over. */
    @Test
    @Verifies({WATCHER_RULES_ON_SPECIAL_EFFECTS, USE})
    void anEffectThatARulingStepsBackFromD4IsGone() {
        Consequence back = new Consequence.StepEffect(false);
        SceneFixture table = SceneFixture.attack().rhino(2, 4, 5).play(ruling(back, back, back));
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D4);
        table.play(ruling(back));
        assertThat(table.state().exchange()).isEmpty();
        assertThat(table.character(Heroes.RHINO).traits()).isEmpty();
        SceneFixture early = SceneFixture.attack();
        assertThat(early.refusal(ruling(back))).isEqualTo(new EffectViolation.NoEffectLeft());
    }
}
