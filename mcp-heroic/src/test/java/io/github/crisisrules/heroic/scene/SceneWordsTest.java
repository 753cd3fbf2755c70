package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.scene.Heroes.DEVIL;
import static io.github.crisisrules.heroic.scene.Heroes.RHINO;
import static io.github.crisisrules.heroic.scene.Heroes.SPIDER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.TakenStress;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.growth.GrowthResult;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.rulebook.HeroicRuleId;
import io.github.crisisrules.heroic.scene.prompt.SceneAwaited;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.scene.violation.StartViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What a scene says to the people at the table: commands before they are given, events when they happened, refusals. */
class SceneWordsTest {
    private static final Trait STRENGTH = Trait.power("Strength");
    private static final Trait WEB = Trait.asset("Web");
    private static final Ailment HURT = Ailment.stress(StressType.PHYSICAL);
    private static final Payment POINT = Payment.plotPoint();
    private static final Payment DOOM = Payment.doomDie(DieSize.D8);

    private static ActionCommand.DeclareAction action(Intent intent, Option<Ailment> ailment, boolean byPower) {
        return new ActionCommand.DeclareAction(SPIDER, intent, RHINO, ailment, Option.none(), byPower);
    }

    @Test
    void everyCommandOfAnActionSaysWhatItDoes() {
        assertThat(Vector.<ActionCommand>of(
                                action(Intent.HURT, Option.none(), false),
                                action(Intent.HELP, Option.none(), false),
                                new ActionCommand.DeclareAction(
                                        SPIDER, Intent.HELP, DEVIL, Option.none(), Option.some(WEB), false),
                                action(Intent.HEAL, Option.some(HURT), false),
                                action(Intent.HEAL, Option.none(), true),
                                new ActionCommand.BuildPool(Vector.empty()),
                                new ActionCommand.BuildPool(
                                        Vector.of(PoolPart.of(STRENGTH), PoolPart.asD4(WEB), PoolPart.extra(WEB))),
                                new ActionCommand.RollPool(Vector.empty(), Vector.of(3, 5)),
                                new ActionCommand.RollPool(
                                        Vector.of(new PoolPart.SpentDoomDie(DieSize.D8)), Vector.empty()),
                                new ActionCommand.ReportRoll(Vector.of(new RolledDie(DieSize.D8, 5))),
                                new ActionCommand.ReportRoll(Vector.empty()),
                                new ActionCommand.ChooseDice(Vector.of(0, 1), Vector.empty(), Vector.empty()),
                                new ActionCommand.ChooseDice(Vector.of(0, 1, 2), Vector.empty(), Vector.empty()),
                                new ActionCommand.ChooseDice(Vector.of(0, 1), Vector.of(2), Vector.of(DieSize.D8)),
                                new ActionCommand.ReportResult(
                                        action(Intent.HURT, Option.none(), false),
                                        RollResult.of(9, DieSize.D8),
                                        Option.some(RollResult.of(7, DieSize.D6))),
                                new ActionCommand.BuyOpportunities(DoomGrowth.ADD_D6, 1),
                                new ActionCommand.BuyOpportunities(DoomGrowth.ONE_DIE, 2),
                                new ActionCommand.StepUpAsset(SPIDER, WEB),
                                new ActionCommand.StepUpNextPush(SPIDER),
                                new ActionCommand.FindResource(SPIDER, "Science", "Lab"),
                                new ActionCommand.TakeSecondEffect(1),
                                new ActionCommand.CounterAttack(POINT),
                                new ActionCommand.UseEffect(EffectUse.stress(StressType.MENTAL)),
                                new ActionCommand.ChangeStress(StressType.MENTAL, DOOM),
                                new ActionCommand.EndAction())
                        .map(ActionCommand::words))
                .containsExactly(
                        "Spider-Man attacks Rhino",
                        "Spider-Man helps Rhino",
                        "Spider-Man helps Daredevil against " + WEB.words(),
                        "Spider-Man treats the physical stress of Rhino",
                        "Spider-Man treats the ailment of Rhino with a power",
                        "add nothing to the pool",
                        "add to the pool " + STRENGTH.words() + ", " + WEB.words() + " as a D4, " + WEB.words()
                                + " for a plot point",
                        "roll 3, 5",
                        "with a doom D8 roll no dice",
                        "roll 5 on D8",
                        "roll no dice",
                        "take dice 1 and 2 as the total",
                        "take dice 1, 2 and 3 as the total",
                        "take dice 1 and 2 as the total and die 3 as the effect, paying a doom D8",
                        "Spider-Man attacks Rhino: 9 with an effect of D8 against 7 with an effect of D6",
                        "the Watcher buys 1 opportunity: a D6 for each",
                        "the Watcher buys 2 opportunities: one die for all of them",
                        "Spider-Man steps up " + WEB.words() + " on an opportunity",
                        "Spider-Man steps up the next push or stunt on an opportunity",
                        "Spider-Man finds the resource Lab with Science on an opportunity",
                        "take die 2 as a second effect",
                        "strike back, paying a plot point",
                        "use the effect die for mental stress",
                        "take the stress as mental stress, paying a doom D8",
                        "end the action");
        assertThat(Vector.of(
                                EffectUse.complication("Webbed"),
                                EffectUse.asset("Web", "Daredevil"),
                                EffectUse.stepUp(WEB),
                                EffectUse.stepBack(WEB),
                                new EffectUse.RemoveTrait(WEB),
                                new EffectUse.RestoreTrait(STRENGTH),
                                new EffectUse.FeedDoom(),
                                new EffectUse.Recover())
                        .map(EffectUse::words))
                .containsExactly(
                        "the complication Webbed",
                        "the asset Web for Daredevil",
                        "a step up of " + WEB.words(),
                        "a step back of " + WEB.words(),
                        "the end of " + WEB.words(),
                        STRENGTH.words() + " as printed again",
                        "one more die in the doom pool",
                        "recovery");
        assertThat(new PoolPart.BorrowedTrait(STRENGTH, DEVIL).words())
                .isEqualTo(STRENGTH.words() + ", borrowed from Daredevil for a plot point");
    }

    @Test
    void everyCommandOfTheCastSaysWhatItDoes() {
        assertThat(Vector.<CastCommand>of(
                                new CastCommand.EnterScene(SPIDER),
                                new CastCommand.LeaveScene(SPIDER),
                                new CastCommand.FormGroup(Vector.of(SPIDER)),
                                new CastCommand.FormGroup(Vector.of(SPIDER, DEVIL)),
                                new CastCommand.ForceGrouping(Vector.of(SPIDER), DieSize.D8),
                                new CastCommand.ForceGrouping(Vector.of(SPIDER, DEVIL), DieSize.D8),
                                new CastCommand.GiveAsset(SPIDER, WEB, DEVIL),
                                new CastCommand.ReportStress(SPIDER, StressType.MENTAL, DieSize.D6),
                                new CastCommand.MakeRuling("it rains", Vector.empty()),
                                new CastCommand.MakeRuling(
                                        "it rains",
                                        Vector.of(
                                                new Consequence.TakeStress(SPIDER, StressType.MENTAL, DieSize.D6),
                                                new Consequence.StepHarm(SPIDER, HURT, true),
                                                new Consequence.StepHarm(SPIDER, HURT, false),
                                                new Consequence.TakeComplication(SPIDER, "Wet", DieSize.D8),
                                                new Consequence.GainAsset(SPIDER, "Umbrella", DieSize.D6),
                                                new Consequence.LoseTrait(Option.some(SPIDER), WEB),
                                                new Consequence.LoseTrait(Option.none(), WEB),
                                                new Consequence.ChangeTrait(SPIDER, STRENGTH, DieSize.D4),
                                                new Consequence.EarnPlotPoint(SPIDER),
                                                new Consequence.AddDoom(DieSize.D6),
                                                new Consequence.RemoveDoom(DieSize.D6))))
                        .map(CastCommand::words))
                .containsExactly(
                        "Spider-Man enters the scene",
                        "Spider-Man leaves the scene",
                        "Spider-Man goes alone",
                        "Spider-Man, Daredevil go together",
                        "the Watcher spends a doom D8 to split off Spider-Man",
                        "the Watcher spends a doom D8 so that Spider-Man, Daredevil are together",
                        "Spider-Man gives " + WEB.words() + " to Daredevil",
                        "Spider-Man takes D6 mental stress",
                        "the Watcher rules: it rains",
                        "the Watcher rules: it rains (Spider-Man takes D6 mental stress; the physical stress of Spider-Man"
                                + " steps up; the physical stress of Spider-Man steps back; Spider-Man has the"
                                + " complication Wet, D8; Spider-Man has the asset Umbrella, D6; " + WEB.words()
                                + " of Spider-Man is gone; " + WEB.words() + " of the scene is gone; "
                                + STRENGTH.words() + " of Spider-Man is a D4; Spider-Man earns a plot point; a D6 joins"
                                + " the doom pool; a D6 leaves the doom pool)");
    }

    @Test
    void everyCommandOfTheTableSaysWhatItDoes() {
        assertThat(Vector.<StoryCommand>of(
                                new StoryCommand.BeginAct(Stakes.values()[0], Threat.GLOBAL),
                                new StoryCommand.BeginSession(),
                                new StoryCommand.BeginScene(SceneKind.ACTION, Vector.empty()),
                                new StoryCommand.BeginScene(SceneKind.TRANSITION, Vector.of("Dark", "Rain")),
                                new StoryCommand.EndScene(),
                                new StoryCommand.EndSceneWithDoom(),
                                new StoryCommand.NameNext(Option.none(), SPIDER),
                                new StoryCommand.NameNext(Option.some(DEVIL), SPIDER),
                                new StoryCommand.DeclineToStart(SPIDER),
                                new StoryCommand.ActUnopposed(SPIDER, "he waits"),
                                new StoryCommand.Interrupt(RHINO, DieSize.D8),
                                new StoryCommand.HelpAsVillain(RHINO, STRENGTH, RHINO),
                                new StoryCommand.KeepTrait(SPIDER, DEVIL, WEB, POINT),
                                new StoryCommand.UseSfx(SPIDER, "Second Wind", POINT),
                                new StoryCommand.UseOwnLimit(SPIDER, "Exhausted", DoomGrowth.ADD_D6),
                                new StoryCommand.ActivateVillainLimit(SPIDER, RHINO, "Slow"),
                                new StoryCommand.ActivateHeroLimit(SPIDER, "Exhausted", DieSize.D8, true),
                                new StoryCommand.ActivateHeroLimit(SPIDER, "Exhausted", DieSize.D8, false),
                                new StoryCommand.RemoveTraitWithPower(SPIDER, "Webs", Option.some(RHINO), WEB),
                                new StoryCommand.RemoveTraitWithPower(SPIDER, "Webs", Option.none(), WEB),
                                new StoryCommand.MakeResource(SPIDER, "Science", "Lab"),
                                new StoryCommand.RewardStressedOut(SPIDER),
                                new StoryCommand.CreateSceneDistinction("Fog", DieSize.D8),
                                new StoryCommand.UseSceneEffect("the roof falls", DieSize.D8),
                                new StoryCommand.HitMilestone(SPIDER, "Day Job", MilestoneTier.values()[0]),
                                new StoryCommand.ChooseMilestone(SPIDER, "Day Job", new Milestone("New Job", "")),
                                new StoryCommand.FrameTrauma(SPIDER, StressType.MENTAL))
                        .map(StoryCommand::words))
                .containsExactly(
                        "begin an Act with " + Stakes.values()[0].words() + " stakes and a global threat",
                        "begin an evening of play",
                        "begin an action scene",
                        "begin a transition scene with Dark, Rain",
                        "end the scene",
                        "spend two doom D12 to end the scene",
                        "the Watcher names Spider-Man to act",
                        "Daredevil names Spider-Man to act",
                        "Spider-Man does not start the next round",
                        "Spider-Man acts without a roll: he waits",
                        "Rhino interrupts for a doom D8",
                        "Rhino gives " + STRENGTH.words() + " to Rhino as an asset",
                        "Spider-Man makes " + WEB.words() + " of Daredevil last, paying a plot point",
                        "Spider-Man uses the special effect Second Wind",
                        "Spider-Man brings the limit Exhausted into play",
                        "Spider-Man brings the limit Slow of Rhino into play",
                        "the Watcher offers Spider-Man a plot point for the limit Exhausted, and it is taken",
                        "the Watcher offers Spider-Man a plot point for the limit Exhausted, and pays a doom D8 instead",
                        "Spider-Man removes " + WEB.words() + " of Rhino with Webs",
                        "Spider-Man removes " + WEB.words() + " with Webs",
                        "Spider-Man makes the resource Lab with Science",
                        "the Watcher rewards Spider-Man for being stressed out",
                        "the Watcher spends a doom D8 on the scene distinction Fog",
                        "the Watcher spends a doom D8: the roof falls",
                        "Spider-Man gains " + MilestoneTier.values()[0].words() + " for the milestone Day Job",
                        "Spider-Man takes the milestone New Job in place of Day Job",
                        "the Watcher frames the scene around the mental trauma of Spider-Man");
    }

    @Test
    void everyEventOfAnActionSaysWhatHappened() {
        Roll roll = new Roll(
                Vector.of(new RolledDie(DieSize.D8, 6), new RolledDie(DieSize.D10, 8), new RolledDie(DieSize.D6, 3)));
        DiceChoice choice = new DiceChoice(roll, Vector.of(0, 1), Vector.of(2));
        DiceChoice nothing = new DiceChoice(new Roll(Vector.empty()), Vector.empty(), Vector.empty());
        Vector<Trait> from = Vector.of(STRENGTH, WEB);
        assertThat(Vector.<ActionEvent>of(
                                new ActionEvent.ActionDeclared(
                                        SPIDER, Intent.HURT, RHINO, Option.none(), Option.none()),
                                new ActionEvent.DieAdded(RollSide.ACTION, new PoolDie(STRENGTH, DieSize.D10, true)),
                                new ActionEvent.DiceRolled(RollSide.REACTION, from, roll),
                                new ActionEvent.DiceRolled(RollSide.REACTION, from, new Roll(Vector.empty())),
                                new ActionEvent.ResultDeclared(RollSide.ACTION, from, choice),
                                new ActionEvent.ResultDeclared(RollSide.ACTION, from, nothing),
                                new ActionEvent.ResultReported(RollSide.ACTION, RollResult.of(9, DieSize.D8)),
                                new ActionEvent.OpportunitiesSold(RollSide.ACTION, 1),
                                new ActionEvent.OpportunitiesSold(RollSide.ACTION, 2),
                                new ActionEvent.OpportunitiesPassed(RollSide.ACTION),
                                new ActionEvent.ReactionBegan(Option.some(RHINO)),
                                new ActionEvent.ReactionBegan(Option.none()),
                                new ActionEvent.TotalsCompared(
                                        RollSide.ACTION, Vector.of(DieSize.D8, DieSize.D6), true),
                                new ActionEvent.TotalsCompared(RollSide.REACTION, Vector.empty(), false),
                                new ActionEvent.SecondEffectTaken(1, Option.some(DieSize.D6)),
                                new ActionEvent.SecondEffectTaken(1, Option.none()),
                                new ActionEvent.CounterAttacked(Vector.of(DieSize.D8), false),
                                new ActionEvent.EffectUsed(DieSize.D8, EffectUse.complication("Webbed")),
                                new ActionEvent.StressTaken(new TakenStress(RHINO, Ailments.none(), HURT, DieSize.D8)),
                                new ActionEvent.StressTypeChanged(RHINO, HURT),
                                new ActionEvent.ActionEnded())
                        .map(ActionEvent::words))
                .containsExactly(
                        "Spider-Man attacks Rhino",
                        "D10 for " + STRENGTH.words() + " (extra) joins the action",
                        "the reaction rolls 6 on D8 for " + STRENGTH.words() + ", 8 on D10 for " + WEB.words()
                                + ", 3 on D6",
                        "the reaction rolls no dice",
                        "the result of the action stands: 14 (6 on D8 for " + STRENGTH.words() + ", 8 on D10 for "
                                + WEB.words() + ") with the effect D6",
                        "the result of the action stands: 0 with the effect D4",
                        "the result of the action stands: 9 with an effect of D8",
                        "1 opportunity of the action is bought",
                        "2 opportunities of the action are bought",
                        "nobody buys more opportunities of the action",
                        "Rhino reacts",
                        "the doom pool reacts",
                        "the action wins, with an effect of D8 and D6 and one more die to take",
                        "the reaction wins",
                        "die 2 is a second effect: D6",
                        "die 2 is a second effect: nothing is left of it",
                        "the reaction strikes back, with an effect of D8",
                        "the effect D8 is used: the complication Webbed",
                        "Rhino takes D8 physical stress",
                        "Rhino takes it as physical stress",
                        "the action is over");
        assertThat(new ActionEvent.EffectUsed(DieSize.D8, new EffectUse.FeedDoom()).rules())
                .isEqualTo(new EffectUse.FeedDoom().rules());
        assertThat(new ActionEvent.TotalsCompared(RollSide.REACTION, Vector.empty(), false).rules())
                .containsExactly(HeroicRuleId.WIN);
        assertThat(new ActionEvent.TotalsCompared(RollSide.ACTION, Vector.of(DieSize.D8), false).rules())
                .contains(HeroicRuleId.WIN, HeroicRuleId.EFFECT_UP);
    }

    @Test
    void everyEventOfTheCastSaysWhatHappened() {
        CreatedTrait web = CreatedTrait.asset("Web", DieSize.D8);
        CreatedTrait wet = CreatedTrait.complication("Wet", DieSize.D12);
        GrowthResult grown = new GrowthResult(Heroes.spider(), Experience.none(), 1);
        assertThat(Vector.<CastEvent>of(
                                new CastEvent.ExperienceGained(SPIDER, 3),
                                new CastEvent.MilestoneHit(
                                        SPIDER, "Day Job", MilestoneTier.values()[0], Experience.none()),
                                new CastEvent.MilestoneChosen(SPIDER, grown),
                                new CastEvent.HarmChanged(SPIDER, Ailments.none()),
                                new CastEvent.TraitCreated(SPIDER, web),
                                new CastEvent.TraitChanged(SPIDER, web, web.lasting(Lifetime.SCENE)),
                                new CastEvent.TraitEnded(SPIDER, web),
                                new CastEvent.DatafileTraitChanged(SPIDER, STRENGTH, Option.some(DieSize.D4)),
                                new CastEvent.DatafileTraitChanged(SPIDER, STRENGTH, Option.none()),
                                new CastEvent.DatafileTraitRestored(SPIDER, STRENGTH),
                                new CastEvent.GroupChanged(Vector.of(SPIDER)),
                                new CastEvent.GroupChanged(Vector.of(SPIDER, DEVIL)),
                                new CastEvent.SceneEntered(SPIDER),
                                new CastEvent.SceneLeft(SPIDER),
                                new CastEvent.RulingMade("it rains"),
                                new CastEvent.BoostGained(SPIDER),
                                new CastEvent.BoostUsed(SPIDER),
                                new CastEvent.TraumaFramed(SPIDER, StressType.MENTAL),
                                new CastEvent.RecoveryTried(SPIDER, HURT))
                        .map(CastEvent::words))
                .containsExactly(
                        "Spider-Man gains 3 XP",
                        "Spider-Man gains " + MilestoneTier.values()[0].words() + " for the milestone Day Job",
                        "Spider-Man has new milestones: Day Job, Friendly Neighbour",
                        "Spider-Man is now: " + Ailments.none(),
                        "Spider-Man has " + WEB.words() + ", D8 for one roll",
                        WEB.words() + " of Spider-Man is now D8, for the scene",
                        WEB.words() + " of Spider-Man is gone",
                        STRENGTH.words() + " of Spider-Man is a D4 for this scene",
                        STRENGTH.words() + " of Spider-Man is shut down for this scene",
                        STRENGTH.words() + " of Spider-Man is as printed again",
                        "Spider-Man is alone",
                        "Spider-Man, Daredevil are together",
                        "Spider-Man enters the scene",
                        "Spider-Man leaves the scene",
                        "the Watcher rules: it rains",
                        "the next push or stunt of Spider-Man is one size larger",
                        "Spider-Man has used that step up",
                        "the scene is framed around the mental trauma of Spider-Man",
                        "recovery from the physical stress of Spider-Man was tried");
        // A trait that lasts longer was paid for; a complication past D12 puts out of action.
        assertThat(new CastEvent.TraitChanged(SPIDER, web, web.lasting(Lifetime.SCENE)).rules())
                .containsExactly(HeroicRuleId.PP_AFTER);
        assertThat(new CastEvent.TraitChanged(SPIDER, web, web.stepUp()).rules())
                .containsExactly(HeroicRuleId.USE);
        assertThat(new CastEvent.TraitChanged(SPIDER, wet, wet.stepUp()).rules())
                .containsExactly(HeroicRuleId.USE, HeroicRuleId.COMPLICATION_OUT);
        assertThat(new CastEvent.TraitCreated(SPIDER, web).rules()).containsExactly(HeroicRuleId.USE);
        assertThat(new CastEvent.TraitCreated(SPIDER, CreatedTrait.resource("Lab", DieSize.D8, Lifetime.SCENE)).rules())
                .containsExactly(HeroicRuleId.PP_TRANSITION);
        assertThat(new CastEvent.HarmChanged(SPIDER, Ailments.none()).rules()).containsExactly(HeroicRuleId.STRESS);
    }

    @Test
    void everyEventOfTheTableSaysWhatHappened() {
        Pool doom = Pool.of(DieSize.D6, DieSize.D8);
        assertThat(Vector.<StoryEvent>of(
                                new StoryEvent.ActBegan(doom),
                                new StoryEvent.StakesSet(doom),
                                new StoryEvent.SessionBegan(),
                                new StoryEvent.SceneBegan(SceneKind.ACTION, Vector.empty()),
                                new StoryEvent.SceneBegan(SceneKind.TRANSITION, Vector.of("Dark", "Rain")),
                                new StoryEvent.SceneEnded(),
                                new StoryEvent.PlotPointEarned(SPIDER, PlotEarn.LIMIT),
                                new StoryEvent.PlotPointSpent(SPIDER, PlotSpend.STUNT),
                                new StoryEvent.DoomDieSpent(DieSize.D8, DoomSpend.COUNTER_ATTACK),
                                new StoryEvent.DoomGrew(DoomGrowth.ADD_D6, 1),
                                new StoryEvent.DoomGrew(DoomGrowth.ADD_D6, 2),
                                new StoryEvent.DoomDieAdded(DieSize.D6),
                                new StoryEvent.DoomDieRemoved(DieSize.D6),
                                new StoryEvent.NextNamed(SPIDER),
                                new StoryEvent.OrderInterrupted(RHINO),
                                new StoryEvent.StartDeclined(SPIDER),
                                new StoryEvent.ActedUnopposed(SPIDER, "he waits"),
                                new StoryEvent.TurnTaken(SPIDER),
                                new StoryEvent.SceneDistinctionCreated("Fog"),
                                new StoryEvent.SceneDistinctionStepped("Fog", DieSize.D10),
                                new StoryEvent.SceneDistinctionEnded("Fog"),
                                new StoryEvent.SfxUsed(SPIDER, "Second Wind"),
                                new StoryEvent.LimitActivated(SPIDER, "Exhausted"),
                                new StoryEvent.SceneEffectUsed("the roof falls"))
                        .map(StoryEvent::words))
                .containsExactly(
                        "an Act begins with a doom pool of " + doom,
                        "the Act begins with a doom pool of " + doom,
                        "an evening of play begins",
                        "an action scene begins",
                        "a transition scene begins: Dark, Rain",
                        "the scene is over",
                        "Spider-Man earns a plot point by a limit",
                        "Spider-Man spends a plot point on a stunt",
                        "a doom D8 is spent on a counter-attack",
                        "the doom pool grows once: a D6 for each",
                        "the doom pool grows 2 times: a D6 for each",
                        "a D6 joins the doom pool",
                        "a D6 leaves the doom pool",
                        "Spider-Man acts next",
                        "Rhino breaks in and acts next",
                        "Spider-Man leaves the start of the round to the Watcher",
                        "Spider-Man acts, and nothing stands against it: he waits",
                        "Spider-Man has acted",
                        "the scene has one more distinction: Fog",
                        "the distinction of the scene Fog is now a D10",
                        "the scene has lost a distinction: Fog",
                        "Spider-Man uses the special effect Second Wind",
                        "the limit Exhausted of Spider-Man comes into play",
                        "the scene strikes: the roof falls");
        assertThat(new StoryEvent.PlotPointEarned(SPIDER, PlotEarn.TRAIT_LENT).rules())
                .containsExactly(HeroicRuleId.RECOVER_TRANSITION);
        assertThat(new StoryEvent.PlotPointSpent(SPIDER, PlotSpend.STUNT).rules())
                .containsExactly(HeroicRuleId.PP_BEFORE);
        assertThat(new StoryEvent.DoomDieSpent(DieSize.D8, DoomSpend.INTERRUPT_ORDER).rules())
                .containsExactly(HeroicRuleId.INTERRUPT);
        assertThat(new StoryEvent.SceneBegan(SceneKind.ACTION, Vector.empty()).rules())
                .containsExactly(HeroicRuleId.SCENES);
        assertThat(new StoryEvent.SceneBegan(SceneKind.TRANSITION, Vector.empty()).rules())
                .containsExactly(HeroicRuleId.SCENES, HeroicRuleId.RECOVER_TRANSITION);
    }

    @Test
    void everyRefusalOfTheSceneSaysWhatHoldsAndWhatToDo() {
        RuleViolation fault = new SceneViolation.NoSceneOpen();
        assertThat(Vector.<RuleViolation>of(
                                new SceneViolation.UnknownCharacter(SPIDER),
                                new SceneViolation.NotInScene(SPIDER),
                                new SceneViolation.AlreadyInScene(SPIDER),
                                new SceneViolation.BlankText("the ruling"),
                                new SceneViolation.CannotJoin("X", Vector.of(fault, fault)),
                                new SceneViolation.SceneStillOpen(),
                                new SceneViolation.NotAVillain(SPIDER),
                                new SceneViolation.NotAHero(RHINO),
                                new SceneViolation.WrongPayment(Option.some(SPIDER)),
                                new SceneViolation.WrongPayment(Option.none()),
                                new SceneViolation.NoSuchTrait(SPIDER, STRENGTH),
                                new SceneViolation.NoSuchDistinction(WEB),
                                new SceneViolation.NothingToKeep(WEB),
                                new SceneViolation.NoSuchSfx(SPIDER, "Fly"),
                                new SceneViolation.NotATransitionScene(),
                                new SceneViolation.NotStressedOut(SPIDER),
                                new SceneViolation.NameTaken("Web"),
                                new SceneViolation.NoSuchTrauma(SPIDER, StressType.MENTAL),
                                new SceneViolation.SameGroup(Vector.empty()),
                                new SceneViolation.SameGroup(Vector.of(SPIDER)),
                                new SceneViolation.SameGroup(Vector.of(SPIDER, DEVIL)),
                                new SceneViolation.NotSameSide(Vector.of(SPIDER, RHINO)),
                                new SceneViolation.AssetInPool(WEB),
                                new SceneViolation.NotAnAsset(STRENGTH),
                                new SceneViolation.AlreadyHasAsset(SPIDER, WEB),
                                new SceneViolation.CannotSpendXp(SPIDER, Vector.of(fault)))
                        .map(RuleViolation::message))
                .containsExactly(
                        "Spider-Man is not in the cast: check the name, or let Spider-Man join first",
                        "Spider-Man is not in the scene: let Spider-Man enter first",
                        "Spider-Man is in the scene already: name somebody who is not",
                        "the ruling is blank: write something",
                        "'X' cannot join the cast: no scene is on: begin one first; no scene is on: begin one first",
                        "the scene is still on: end it first",
                        "Spider-Man is a hero, and only villains do this: name a villain",
                        "Rhino is a villain, and only heroes do this: name a hero",
                        "Spider-Man cannot pay like this: heroes pay plot points, villains and the Watcher doom dice. Give one of those for each thing that is bought",
                        "the Watcher cannot pay like this: heroes pay plot points, villains and the Watcher doom dice. Give one of those for each thing that is bought",
                        "Spider-Man has no " + STRENGTH.words() + ", or it is shut down: choose another trait",
                        "the scene has no " + WEB.words() + ": choose one of its distinctions",
                        WEB.words()
                                + " cannot be made to last: choose an asset that is for one roll, or a complication that is for one scene",
                        "Spider-Man has no SFX or limit 'Fly': name one from the datafile",
                        "this is done in transition scenes only: begin one first",
                        "Spider-Man is not stressed out, and only playing that out is rewarded: name a hero who is",
                        "there is a 'Web' already: take another name",
                        "Spider-Man has no mental trauma to frame the scene around, or it is framed already: name another type of trauma",
                        "nobody was named: name those who go together",
                        "Spider-Man is alone already: name who goes along",
                        "Spider-Man, Daredevil are together already: name others",
                        "Spider-Man, Rhino cannot go together: name each once, heroes with heroes or villains with"
                                + " villains",
                        WEB.words() + " is in the pool that is about to be rolled: roll first",
                        STRENGTH.words() + " is not given away, only assets are: name an asset",
                        "Spider-Man has " + WEB.words() + " already: give this one to somebody else",
                        "Spider-Man cannot spend XP on this: no scene is on: begin one first");
    }

    @Test
    void everyRefusalOfAnActionSaysWhatHoldsAndWhatToDo() {
        assertThat(Vector.<RuleViolation>of(
                                new ActionViolation.ActionInProgress(),
                                new ActionViolation.NoActionInProgress(),
                                new ActionViolation.WrongStep(new SceneAwaited.ToAct(SPIDER)),
                                new ActionViolation.NothingAddedToDoomPool(),
                                new ActionViolation.PoolAlreadyBuilt(),
                                new ActionViolation.WrongResultCount(true),
                                new ActionViolation.WrongResultCount(false),
                                new ActionViolation.VillainsDoNotRollToHelp(RHINO),
                                new ActionViolation.WrongTarget(SPIDER, Intent.HURT),
                                new ActionViolation.NothingToRecover(SPIDER, Option.some(HURT)),
                                new ActionViolation.NothingToRecover(SPIDER, Option.none()),
                                new ActionViolation.RecoveryAlreadyTried(SPIDER, HURT),
                                new ActionViolation.NoRecoveryInAction(SPIDER),
                                new ActionViolation.SpendDoesNotApply(PlotSpend.PUSH),
                                new ActionViolation.NoOpportunity(2, 1),
                                new ActionViolation.NoOpportunity(2, 0),
                                new ActionViolation.NotTheirOpportunity(RollSide.ACTION),
                                new ActionViolation.WrongDoomGrowth(DoomGrowth.ONE_DIE, 1),
                                new EffectViolation.NoSecondEffect(),
                                new EffectViolation.NoCounterAttack(),
                                new EffectViolation.NoEffectLeft(),
                                new EffectViolation.WrongEffectUse(Intent.HELP, EffectUse.complication("Wet")),
                                new EffectViolation.EffectTooSmall(DieSize.D6, DieSize.D8),
                                new EffectViolation.NotRemovableByEffect(WEB),
                                new EffectViolation.OnlyVillainsFeedDoom(),
                                new EffectViolation.NoStressToChange())
                        .map(RuleViolation::message))
                .containsExactly(
                        "an action is in progress: end it first",
                        "no action is in progress: declare one first",
                        "this is not the step for that: first Spider-Man acts",
                        "no dice are added here: the Watcher rolls the doom pool and what the action is about. Give the faces",
                        "there are dice in the pool: give their faces",
                        "the result of the reaction is missing: give its total and effect",
                        "the target cannot react: give the result of the action alone",
                        "Rhino is a villain, and villains help without a roll: give a trait as an asset",
                        "Spider-Man cannot be the target of an attack like this: choose another target or intent",
                        "Spider-Man has no physical stress to recover: name what Spider-Man suffers from",
                        "Spider-Man has no ailment to recover: name what Spider-Man suffers from",
                        "Spider-Man has tried to recover physical stress in this scene already: wait for the next"
                                + " transition scene",
                        "Spider-Man cannot recover alone in an action scene: it takes a power or SFX for it, or somebody"
                                + " else who helps",
                        "a push was bought for a trait of another kind: name the push that joins the pool",
                        "there is 1 opportunity to buy now, not 2: buy 1",
                        "there are 0 opportunities to buy now, not 2: go on without buying",
                        "the opportunities of the action are not theirs to buy: the Watcher buys those of heroes, heroes"
                                + " buy those of the Watcher",
                        "the doom pool does not grow by one die for all of them here: that takes two opportunities or"
                                + " more, all bought at once, not 1",
                        "no second effect die may be taken: the effect was not stepped up past D12, or the second is taken"
                                + " already. Use the effect dice that are there, or end the action",
                        "a counter-attack needs a reaction that was won, and an action has at most one: go on without it",
                        "there is no effect die left to use: end the action",
                        "an effect of help cannot be used for the complication Wet: choose another use, or end the action",
                        "an effect of D6 is too small: to remove or restore a D8 it takes a D8 or larger",
                        WEB.words()
                                + " is not stepped or removed like other traits: only recovery takes stress and trauma away",
                        "a hero's effect die does not join the doom pool, only a villain's does: choose another use",
                        "there is no stress to change: change it right after it was taken, to another type");
    }

    @Test
    void everyRefusalOfTheOrderAndTheStartSaysWhatHoldsAndWhatToDo() {
        assertThat(Vector.<RuleViolation>of(
                                new OrderViolation.NotTheTurn(SPIDER),
                                new OrderViolation.MayNotNameNext(Option.some(SPIDER)),
                                new OrderViolation.MayNotNameNext(Option.none()),
                                new OrderViolation.AlreadyHasTurn(SPIDER),
                                new OrderViolation.HasActed(SPIDER),
                                new OrderViolation.HeroGoesFirst(RHINO),
                                new OrderViolation.CannotAct(SPIDER),
                                new OrderViolation.CharacterDead(SPIDER),
                                new OrderViolation.NothingToDecline(SPIDER),
                                new OrderViolation.NotAnActionScene(),
                                new StartViolation.NobodysName(2),
                                new StartViolation.NameShared("Ben"),
                                new StartViolation.NoHero(),
                                new StartViolation.NobodyOfThatName("Ben"),
                                new StartViolation.InTwoGroups("Ben"),
                                new StartViolation.TwoSides(Vector.of("Ben", "Rhino")),
                                new StartViolation.TraitTwice("Ben", STRENGTH))
                        .map(RuleViolation::message))
                .containsExactly(
                        "it is not the turn of Spider-Man: Spider-Man acts once named",
                        "Spider-Man does not choose who acts next now: finish the turn that is on; then whoever acted last names the next, and at the end of a round starts the next one or declines; where that one cannot, the Watcher names the next",
                        "the Watcher does not choose who acts next now: finish the turn that is on; then whoever acted last names the next, and at the end of a round starts the next one or declines; where that one cannot, the Watcher names the next",
                        "it is the turn of Spider-Man already: act without an interrupt",
                        "Spider-Man has acted in this round: wait for the next round, or name somebody who has not acted",
                        "Rhino is a villain, and a hero acts first in a round: name a hero, or spend a doom die to"
                                + " interrupt",
                        "Spider-Man cannot act: dead, stressed out, or stopped by a complication past D12. Name somebody else, or end the stress or the complication first",
                        "Spider-Man is dead, and nothing more comes from or to Spider-Man: name somebody who is alive",
                        "Spider-Man cannot decline to start a round: only the last to act can, once all have acted",
                        "this is done in action scenes only: begin one first",
                        "number 2 of the cast has no name: write one on the datafile",
                        "two of the cast are named 'Ben': give one of them another name",
                        "there is no hero in the cast, and a hero acts first: add one",
                        "'Ben' is in a group and not in the cast: add a sheet, or leave the name out",
                        "Ben is in two groups: name Ben in one of them",
                        "Ben, Rhino are not on the same side: heroes are with heroes, villains with villains",
                        "Ben has " + STRENGTH.words() + " twice: leave one of them out");
    }

    @Test
    void whatTheSceneWaitsForIsSaid() {
        assertThat(Vector.<SceneAwaited>of(
                                new SceneAwaited.ToBegin(),
                                new SceneAwaited.Anything(),
                                new SceneAwaited.ToName(Option.none()),
                                new SceneAwaited.NobodyToAct(),
                                new SceneAwaited.ToStart(SPIDER),
                                new SceneAwaited.ToRoll(Option.some(SPIDER)),
                                new SceneAwaited.ToRoll(Option.none()),
                                new SceneAwaited.ToChoose(Option.some(SPIDER)),
                                new SceneAwaited.ToBuy(Option.some(SPIDER), true, 1, new SceneAwaited.ToAct(DEVIL)),
                                new SceneAwaited.ToBuy(Option.some(RHINO), false, 2, new SceneAwaited.ToAct(DEVIL)),
                                new SceneAwaited.ToUse(Option.some(SPIDER), DieSize.D8),
                                new SceneAwaited.ToStrikeBack(Option.some(SPIDER)),
                                new SceneAwaited.ToEnd(SPIDER))
                        .map(SceneAwaited::words))
                .containsExactly(
                        "the Watcher begins a scene",
                        "anyone acts, recovers or spends XP, or the Watcher ends the scene",
                        "the Watcher names who acts next",
                        "nobody here can act: somebody enters, the Watcher makes a ruling, or the scene ends",
                        "Spider-Man starts the next round or leaves it to the Watcher",
                        "Spider-Man builds a pool and rolls it",
                        "the Watcher rolls the doom pool",
                        "Spider-Man chooses dice for the total and the effect",
                        "the Watcher may buy an opportunity of Spider-Man; else Daredevil acts",
                        "the heroes may buy 2 opportunities of Rhino; else Daredevil acts",
                        "Spider-Man uses the effect D8",
                        "Spider-Man strikes back, or the action ends",
                        "a second effect die is taken, or the action of Spider-Man ends");
    }
}
