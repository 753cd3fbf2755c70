package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.conformance.Golden;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class SceneGoldenTest {
    private static final RollSide ACTION = RollSide.ACTION;
    private static final RollSide REACTION = RollSide.REACTION;

    @Test
    @Verifies({SEQUENCE, STRESS, TRAUMA, INTERRUPT, RECOVER_TRANSITION, DOOM_SPEND, PP_BEFORE, DOOM_GROW})
    void aFightInABurningBuilding() {
        Staged start = Heroes.state()
                .withDoom(Pool.of("2d6+d8+2d12"))
                .change(Heroes.SPIDER, one -> one.withPlotPoints(new PlotPoints(2)));
        SceneFixture table = SceneFixture.turnOf(start, Heroes.SPIDER)
                .show()
                .note("An attack with a stunt, and the Watcher buys the opportunity.")
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy(), Trait.power("Strength"), Trait.distinction("Wisecracker"))
                .play(SceneFixture.buy(PlotSpend.STUNT, Trait.stunt("Webs"), Payment.plotPoint()))
                .roll(ACTION, Vector.of(6, 8, 1, 5), Vector.of(0, 1), 3)
                .play(new ActionCommand.BuyOpportunities(DoomGrowth.STEP_UP_LOWEST, 1))
                .add(REACTION, Trait.solo(), Trait.distinction("Brute"))
                .roll(REACTION, Vector.of(4, 5), Vector.of(0, 1), -1)
                .use(new EffectUse.InflictStress(StressType.PHYSICAL))
                .end()
                .show()
                .note("The Watcher interrupts: Rhino strikes before Daredevil, who counter-attacks.")
                .play(new StoryCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.DEVIL))
                .play(new StoryCommand.Interrupt(Heroes.RHINO, DieSize.D8))
                .hurt(Heroes.RHINO, Heroes.DEVIL)
                .add(ACTION, Trait.power("Might of the Rhino"))
                .roll(ACTION, Vector.of(7), Vector.of(0), -1)
                .add(REACTION, Trait.buddy(), Trait.power("Senses"), Trait.stress(StressType.PHYSICAL))
                .roll(REACTION, Vector.of(9, 5, 4), Vector.of(0, 1), 2)
                .play(new ActionCommand.CounterAttack(Payment.plotPoint()))
                .use(new EffectUse.InflictStress(StressType.PHYSICAL))
                .end()
                .show()
                .note("Past D12 Rhino is stressed out and bears trauma.")
                .play(new StoryCommand.NameNext(Option.some(Heroes.RHINO), Heroes.DEVIL))
                .hurt(Heroes.DEVIL, Heroes.RHINO)
                .add(ACTION, Trait.buddy(), Trait.stress(StressType.PHYSICAL), Trait.distinction("Man Without Fear"))
                .roll(ACTION, Vector.of(6, 9, 5), Vector.of(0, 1), 2)
                .add(REACTION, Trait.distinction("Brute"))
                .roll(REACTION, Vector.of(8), Vector.of(0), -1)
                .use(new EffectUse.InflictStress(StressType.PHYSICAL))
                .end()
                .show()
                .note("Two D12 end the scene; every hero gains 2 XP.")
                .play(new StoryCommand.EndSceneWithDoom())
                .show()
                .note("A transition scene: stress eases, and Spider-Man spends an XP.")
                .play(new StoryCommand.BeginScene(SceneKind.TRANSITION, Vector.empty()))
                .play(new StoryCommand.SpendXp(Heroes.SPIDER, new XpSpend.GainPlotPoint()))
                .show();
        Golden.check("heroic/burning-building.txt", table.log());
        Golden.check("heroic/burning-building-sentences.txt", table.transcript());
        Golden.check("heroic/burning-building-spanish.txt", table.transcript(Language.SPANISH));
    }

    @Test
    @Verifies({WATCHER_RULES_ON_SPECIAL_EFFECTS, SEQUENCE, STRESS})
    void rulingsInTheMiddleOfAnAction() {
        Staged start = Heroes.state()
                .withDoom(Pool.of("2d6+d8"))
                .change(Heroes.SPIDER, one -> one.withPlotPoints(new PlotPoints(2)));
        SceneFixture table = SceneFixture.turnOf(start, Heroes.SPIDER)
                .show()
                .note("A special effect: for a plot point Spider-Man rolls one more die.")
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy(), Trait.power("Strength"))
                .play(CastCommand.MakeRuling.of(
                        "the whole web comes down",
                        new Consequence.SpendPlotPoint(Heroes.SPIDER),
                        new Consequence.AddDie(Trait.power("Webs"), DieSize.D8)))
                .show()
                .roll(ACTION, Vector.of(6, 8, 5), Vector.of(0, 1), 2)
                .add(REACTION, Trait.solo(), Trait.distinction("Brute"))
                .roll(REACTION, Vector.of(6, 5), Vector.of(0, 1), -1)
                .note("The effect die steps up; what comes of it takes the larger die.")
                .play(CastCommand.MakeRuling.of("Rhino is tangled up", new Consequence.StepEffect(true)))
                .use(new EffectUse.InflictStress(StressType.PHYSICAL))
                .end()
                .show()
                .note("Back from D4 nothing is left of an effect die, and the action is over.")
                .play(new StoryCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.DEVIL))
                .hurt(Heroes.DEVIL, Heroes.RHINO)
                .add(ACTION, Trait.buddy(), Trait.distinction("Man Without Fear"))
                .roll(ACTION, Vector.of(6, 5), Vector.of(0, 1), -1)
                .add(REACTION, Trait.distinction("Brute"))
                .roll(REACTION, Vector.of(8), Vector.of(0), -1)
                .play(CastCommand.MakeRuling.of(
                        "thick hide", new Consequence.StepEffect(false), new Consequence.EarnPlotPoint(Heroes.DEVIL)))
                .show();
        Golden.check("heroic/rulings.txt", table.log());
        Golden.check("heroic/rulings-sentences.txt", table.transcript());
    }
}
