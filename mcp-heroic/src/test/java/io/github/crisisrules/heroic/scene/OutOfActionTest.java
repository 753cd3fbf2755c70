package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.REMOVING_WITH_EASE_IS_AN_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.prompt.SceneAwaited;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** A stressed-out character takes no actions; a dead one does nothing and suffers nothing more. */
class OutOfActionTest {
    private static final Payment PP = Payment.plotPoint();
    private static final CreatedTrait WEBBED = CreatedTrait.complication("Webbed", DieSize.D6);

    private static Staged rich() {
        return Heroes.withDoom("d6+d12")
                .change(Heroes.SPIDER, one -> one.withPlotPoints(new PlotPoints(3)))
                .change(Heroes.DEVIL, one -> one.withTraits(Vector.of(WEBBED, CreatedTrait.asset("Net", DieSize.D6))));
    }

    private static SceneFixture hurt(DieSize... effects) {
        return SceneFixture.turnOf(Heroes.hurt(rich(), Heroes.SPIDER, effects), Heroes.DEVIL);
    }

    @Test
    @Verifies({STRESSED_OUT_UNTIL_RECOVERED, PP_ANY, REMOVING_WITH_EASE_IS_AN_ACTION})
    void aStressedOutCharacterRemovesNothing() {
        SceneFixture table = SceneFixture.transition(rich())
                .play(new CastCommand.ReportStress(Heroes.SPIDER, StressType.PHYSICAL, DieSize.D12))
                .play(new CastCommand.ReportStress(Heroes.SPIDER, StressType.PHYSICAL, DieSize.D4));
        assertThat(table.refusal(new StoryCommand.RemoveTraitWithPower(
                        Heroes.SPIDER, "Webs", Option.some(Heroes.DEVIL), WEBBED.trait())))
                .isEqualTo(new OrderViolation.CannotAct(Heroes.SPIDER));
    }

    @Test
    @Verifies({PP_ANY, ORDER, REMOVING_WITH_EASE_IS_AN_ACTION})
    void aCharacterThatRemovesATraitWithPowerWaitsForItsTurn() {
        StoryCommand.RemoveTraitWithPower brute = new StoryCommand.RemoveTraitWithPower(
                Heroes.SPIDER, "Webs", Option.some(Heroes.RHINO), Trait.distinction("Brute"));
        SceneFixture table = new SceneFixture(rich()).play(StoryCommand.BeginScene.action());
        assertThat(table.refusal(brute)).isEqualTo(new OrderViolation.NotTheirTurn(Heroes.SPIDER));
        table.play(StoryCommand.NameNext.byWatcher("Spider-Man"), brute);
        assertThat(table.state().order().acted()).containsExactly(Heroes.SPIDER);
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
    }

    @Test
    @Verifies({TRAUMA, XP_GAIN, PP_EARN, PP_ANY})
    void theDeadDoNothingAndNothingComesToThem() {
        SceneFixture table = hurt(DieSize.D12, DieSize.D4, DieSize.D12, DieSize.D4);
        assertThat(table.character(Heroes.SPIDER).harm().isDead()).isTrue();
        for (SceneCommand command : Vector.of(
                new StoryCommand.UseSfx(Heroes.SPIDER, "Second Wind", PP),
                new StoryCommand.UseOwnLimit(Heroes.SPIDER, "Exhausted", DoomGrowth.ADD_D6),
                new StoryCommand.ActivateHeroLimit(Heroes.SPIDER, "Exhausted", DieSize.D6),
                new StoryCommand.ActivateVillainLimit(Heroes.SPIDER, Heroes.RHINO, "Single-Minded"),
                new StoryCommand.RewardStressedOut(Heroes.SPIDER),
                new StoryCommand.HitMilestone(Heroes.SPIDER, "Day Job", MilestoneTier.SMALL),
                new StoryCommand.KeepTrait(Heroes.SPIDER, Heroes.DEVIL, WEBBED.trait(), PP),
                new StoryCommand.FrameTrauma(Heroes.SPIDER, StressType.PHYSICAL),
                new CastCommand.GiveAsset(Heroes.DEVIL, Trait.asset("Net"), Heroes.SPIDER),
                new CastCommand.ReportStress(Heroes.SPIDER, StressType.MENTAL, DieSize.D4),
                CastCommand.MakeRuling.of("He is remembered", new Consequence.EarnPlotPoint(Heroes.SPIDER)),
                ActionCommand.DeclareAction.attack("Daredevil", "Spider-Man"))) {
            assertThat(table.refusal(command))
                    .as("%s", command)
                    .isEqualTo(new OrderViolation.CharacterDead(Heroes.SPIDER));
        }
        table.play(StoryCommand.UseSceneEffect.of("The roof comes down", DieSize.D12));
        assertThat(table.character(Heroes.SPIDER).experience().xp()).isZero();
        assertThat(table.character(Heroes.DEVIL).experience().xp()).isEqualTo(1);
        table.play(new StoryCommand.EndScene(), StoryCommand.BeginScene.transition());
        assertThat(table.refusal(new StoryCommand.SpendXp(Heroes.SPIDER, new XpSpend.GainPlotPoint())))
                .isEqualTo(new OrderViolation.CharacterDead(Heroes.SPIDER));
    }

    private static CastCommand.MakeRuling blow(CastId character, DieSize... dice) {
        return new CastCommand.MakeRuling(
                "The roof comes down",
                Vector.of(dice).map(die -> new Consequence.TakeStress(character, StressType.PHYSICAL, die)));
    }

    // Stressed out before the dice fall, there is no action, and the turn is over; after they have fallen, they count.
    @Test
    @Verifies({STRESSED_OUT_UNTIL_RECOVERED, ORDER})
    void aCharacterThatGoesDownBeforeTheRollDoesNotAct() {
        CastCommand.MakeRuling out = blow(Heroes.SPIDER, DieSize.D12, DieSize.D4);
        SceneFixture before = SceneFixture.turnOf(rich(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, Trait.power("Strength"))
                .play(out);
        assertThat(before.state().exchange()).isEmpty();
        assertThat(before.state().order().acted()).containsExactly(Heroes.SPIDER);
        SceneFixture after = SceneFixture.turnOf(rich(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                .play(ActionCommand.RollPool.of(4, 5, 2))
                .play(out);
        assertThat(after.state().rollAt(RollStage.CHOICE)).isNotEmpty();
        after.play(blow(Heroes.SPIDER, DieSize.D12, DieSize.D4));
        assertThat(after.character(Heroes.SPIDER).harm().isDead()).isTrue();
        assertThat(after.state().exchange()).isEmpty();
    }

    // 9 with an effect of D8, and no character left to react: no step up, and none back.
    @Test
    @Verifies({ACTION_WITHOUT_REACTION_SUCCEEDS, STRESSED_OUT_UNTIL_RECOVERED, COMPLICATION_OUT})
    void aCharacterThatGoesDownBeforeReactingDoesNotReact() {
        SceneFixture table = SceneFixture.turnOf(rich(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                .roll(RollSide.ACTION, Vector.of(4, 5, 2), Vector.of(0, 1), 2)
                .add(RollSide.REACTION, Trait.solo())
                .play(CastCommand.MakeRuling.of(
                        "Buried",
                        new Consequence.TakeComplication(Heroes.RHINO, "Buried", DieSize.D12),
                        new Consequence.TakeComplication(Heroes.RHINO, "Buried", DieSize.D4)));
        assertThat(table.state().exchange().get().winner()).contains(RollSide.ACTION);
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D8);
        // Nothing more comes to the dead, and the action is ended by hand.
        table.play(blow(Heroes.RHINO, DieSize.D12, DieSize.D4, DieSize.D12, DieSize.D4));
        for (EffectUse use : Vector.of(
                EffectUse.stress(StressType.MENTAL),
                EffectUse.complication("Dazed"),
                EffectUse.stepBack(Trait.distinction("Brute")),
                new EffectUse.RemoveTrait(Trait.distinction("Brute")))) {
            assertThat(table.refusal(new ActionCommand.UseEffect(use)))
                    .as("%s", use)
                    .isEqualTo(new OrderViolation.CharacterDead(Heroes.RHINO));
        }
        table.end();
        assertThat(table.state().order().acted()).containsExactly(Heroes.SPIDER);
    }

    // Spider-Man has rolled a 1, and dies before anybody bought it: nothing is left to buy. A villain's 1 is the
    // Watcher's.
    @Test
    @Verifies({TRAUMA, PP_EARN, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    void theDeadSellNoOpportunities() {
        CastCommand.MakeRuling death = blow(Heroes.SPIDER, DieSize.D12, DieSize.D4, DieSize.D12, DieSize.D4);
        ActionCommand.BuyOpportunities bought = new ActionCommand.BuyOpportunities(DoomGrowth.ADD_D6, 1);
        SceneFixture acting = SceneFixture.turnOf(rich(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                .roll(RollSide.ACTION, Vector.of(4, 5, 1), Vector.of(0, 1), -1)
                .play(death);
        assertThat(acting.refusal(bought)).isEqualTo(new ActionViolation.NoOpportunity(1, 0));
        assertThat(SceneAwaited.of(acting.state())).isEqualTo(new SceneAwaited.Roll(Option.some(Heroes.RHINO)));
        SceneFixture reacting = SceneFixture.turnOf(rich(), Heroes.DEVIL)
                .hurt(Heroes.DEVIL, Heroes.SPIDER)
                .play(ActionCommand.RollPool.of())
                .add(RollSide.REACTION, Trait.power("Strength"))
                .play(ActionCommand.RollPool.of(1));
        assertThat(reacting.state().exchange().flatMap(Exchange::forSale)).contains(RollSide.REACTION);
        assertThat(reacting.play(death).refusal(bought)).isEqualTo(new ActionViolation.NoOpportunity(1, 0));
        SceneFixture villain = SceneFixture.turnOf(rich(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .play(ActionCommand.RollPool.of())
                .add(RollSide.REACTION, Trait.solo())
                .play(ActionCommand.RollPool.of(1))
                .play(blow(Heroes.RHINO, DieSize.D12, DieSize.D4, DieSize.D12, DieSize.D4))
                .play(new ActionCommand.StepUpNextPush(Heroes.SPIDER));
        assertThat(villain.points(Heroes.SPIDER)).isEqualTo(2);
    }

    @Test
    @Verifies({ORDER, STRESSED_OUT_UNTIL_RECOVERED, COMPLICATION_OUT})
    void noCharacterIsNamedIfNoneCanAct() {
        SceneFixture table = new SceneFixture(rich()).play(StoryCommand.BeginScene.action());
        assertThat(SceneAwaited.of(table.state())).isEqualTo(new SceneAwaited.NextCharacter(Option.none()));
        for (CastId character : table.state().cast().keySet()) {
            table.play(CastCommand.MakeRuling.of(
                    "Buried",
                    new Consequence.TakeComplication(character, "Buried", DieSize.D12),
                    new Consequence.TakeComplication(character, "Buried", DieSize.D4)));
        }
        assertThat(SceneAwaited.of(table.state())).isEqualTo(new SceneAwaited.NoCharacterCanAct());
    }

    @Test
    @Verifies({TRAUMA, SCENES})
    void theDeadDoNotComeBackIntoTheScene() {
        SceneFixture table =
                hurt(DieSize.D12, DieSize.D4, DieSize.D12, DieSize.D4).play(new CastCommand.LeaveScene(Heroes.SPIDER));
        assertThat(table.refusal(new CastCommand.EnterScene(Heroes.SPIDER)))
                .isEqualTo(new OrderViolation.CharacterDead(Heroes.SPIDER));
    }
}
