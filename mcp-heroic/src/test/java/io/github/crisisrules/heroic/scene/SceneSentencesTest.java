package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.scene.Heroes.DEVIL;
import static io.github.crisisrules.heroic.scene.Heroes.RHINO;
import static io.github.crisisrules.heroic.scene.Heroes.SPIDER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.conformance.SentenceWalk;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.condition.RecentStress;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.DatafilePart;
import io.github.crisisrules.heroic.datafile.DatafileViolation;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.DieViolation;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.growth.GrowthResult;
import io.github.crisisrules.heroic.growth.GrowthViolation;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.odds.Goal;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.rulebook.HeroicRuleId;
import io.github.crisisrules.heroic.scene.prompt.SceneAwaited;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.scene.view.SceneView;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.scene.violation.StartViolation;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.github.crisisrules.testing.SentenceCheck;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The sentences of a scene for the people at the table: everything in random scenes, and each kind of event and refusal. */
class SceneSentencesTest {
    private static final Trait STRENGTH = Trait.power("Strength");
    private static final Trait WEB = Trait.asset("Web");
    private static final Ailment HURT = Ailment.stress(StressType.PHYSICAL);

    private static ActionCommand.DeclareAction action(Intent intent, Option<Ailment> ailment, boolean byPower) {
        return new ActionCommand.DeclareAction(SPIDER, intent, RHINO, ailment, Option.none(), byPower);
    }

    private static void sentences(Vector<? extends Describable> all) {
        all.forEach(one -> SentenceCheck.checkRefusal(one, Wording.ENGLISH));
    }

    private static void phrases(Vector<? extends Describable> all) {
        for (Language language : Language.values()) {
            all.forEach(one -> SentenceCheck.phrase(one.describe(Wording.ENGLISH.in(language)), one));
        }
    }

    @Test
    void randomScenesAreDescribedForPeople() {
        SentenceWalk.of(
                        new SceneSubject(),
                        (play, language) -> SceneView.of(
                                        play.state(), play.wording().in(language))
                                .tables(),
                        5,
                        80)
                .checkCount(100_000);
    }

    @Test
    void everyEventOfAnActionSaysWhatHappened() {
        Roll roll = new Roll(
                Vector.of(new RolledDie(DieSize.D8, 6), new RolledDie(DieSize.D10, 8), new RolledDie(DieSize.D6, 3)));
        DiceChoice choice = new DiceChoice(roll, Vector.of(0, 1), Vector.of(2));
        DiceChoice nothing = new DiceChoice(new Roll(Vector.empty()), Vector.empty(), Vector.empty());
        Vector<Trait> from = Vector.of(STRENGTH, WEB);
        sentences(Vector.<ActionEvent>of(
                new ActionEvent.ActionDeclared(SPIDER, Intent.HURT, RHINO, Option.none(), Option.none()),
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
                new ActionEvent.TotalsCompared(RollSide.ACTION, Vector.of(DieSize.D8, DieSize.D6), true),
                new ActionEvent.TotalsCompared(RollSide.REACTION, Vector.empty(), false),
                new ActionEvent.SecondEffectTaken(1, Option.some(DieSize.D6)),
                new ActionEvent.SecondEffectTaken(1, Option.none()),
                new ActionEvent.CounterAttacked(Vector.of(DieSize.D8), false),
                new ActionEvent.EffectUsed(DieSize.D8, EffectUse.complication("Webbed")),
                new ActionEvent.StressTaken(new RecentStress(RHINO, Ailments.none(), HURT, DieSize.D8)),
                new ActionEvent.StressTypeChanged(RHINO, HURT),
                new ActionEvent.ActionEnded()));
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
        sentences(Vector.<CastEvent>of(
                new CastEvent.ExperienceGained(SPIDER, 3),
                new CastEvent.MilestoneHit(SPIDER, "Day Job", MilestoneTier.values()[0], Experience.none()),
                new CastEvent.MilestoneChosen(SPIDER, grown),
                new CastEvent.HarmEased(SPIDER, Ailments.none()),
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
                new CastEvent.RecoveryTried(SPIDER, HURT)));
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
        sentences(Vector.<StoryEvent>of(
                new StoryEvent.ActBegan(doom),
                new StoryEvent.StakesSet(doom),
                new StoryEvent.SessionBegan(),
                new StoryEvent.PlotPointsReset(SPIDER, new PlotPoints(2)),
                new StoryEvent.SceneBegan(SceneKind.ACTION, Vector.empty()),
                new StoryEvent.SceneBegan(SceneKind.TRANSITION, Vector.of("Dark", "Rain")),
                new StoryEvent.SceneEnded(),
                new StoryEvent.PlotPointEarned(SPIDER, PlotEarn.LIMIT),
                new StoryEvent.PlotPointSpent(SPIDER, PlotSpend.STUNT),
                new StoryEvent.DoomDieSpent(DieSize.D8, DoomSpend.COUNTER_ATTACK),
                new StoryEvent.DoomGrew(DoomGrowth.ADD_D6, 1),
                new StoryEvent.DoomGrew(DoomGrowth.ADD_D6, 2),
                new StoryEvent.DoomDieAdded(DieSize.D6, false),
                new StoryEvent.DoomDieAdded(DieSize.D6, true),
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
                new StoryEvent.SceneEffectUsed("the roof falls")));
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
        sentences(Vector.<RuleViolation>of(
                new SceneViolation.UnknownCharacter(SPIDER),
                new SceneViolation.NotInScene(SPIDER),
                new SceneViolation.AlreadyInScene(SPIDER),
                new SceneViolation.BlankText(SceneViolation.Part.RULING),
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
                new SceneViolation.CannotSpendXp(SPIDER, Vector.of(fault))));
    }

    @Test
    void everyRefusalOfAnActionSaysWhatHoldsAndWhatToDo() {
        sentences(Vector.<RuleViolation>of(
                new ActionViolation.ActionInProgress(),
                new ActionViolation.NoActionInProgress(),
                new ActionViolation.WrongStep(new SceneAwaited.Action(SPIDER)),
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
                new EffectViolation.NoStressToChange()));
    }

    @Test
    void everyRefusalOfTheOrderAndTheStartSaysWhatHoldsAndWhatToDo() {
        sentences(Vector.<RuleViolation>of(
                new OrderViolation.NotTheirTurn(SPIDER),
                new OrderViolation.MayNotNameNext(Option.some(SPIDER)),
                new OrderViolation.MayNotNameNext(Option.none()),
                new OrderViolation.AlreadyHasTurn(SPIDER),
                new OrderViolation.AlreadyActed(SPIDER),
                new OrderViolation.HeroGoesFirst(RHINO),
                new OrderViolation.CannotAct(SPIDER),
                new OrderViolation.CharacterDead(SPIDER),
                new OrderViolation.NothingToDecline(SPIDER),
                new OrderViolation.NotAnActionScene(),
                new StartViolation.MissingName(2),
                new StartViolation.DuplicateName("Ben"),
                new StartViolation.NoHero(),
                new StartViolation.UnknownName("Ben"),
                new StartViolation.InTwoGroups("Ben"),
                new StartViolation.GroupOfBothSides(Vector.of("Ben", "Rhino")),
                new StartViolation.DuplicateTrait("Ben", STRENGTH)));
    }

    @Test
    void theAwaitedStepOfASceneIsDescribed() {
        sentences(Vector.<SceneAwaited>of(
                new SceneAwaited.NextScene(),
                new SceneAwaited.Anything(),
                new SceneAwaited.NextCharacter(Option.none()),
                new SceneAwaited.NoCharacterCanAct(),
                new SceneAwaited.RoundStart(SPIDER),
                new SceneAwaited.Roll(Option.some(SPIDER)),
                new SceneAwaited.Roll(Option.none()),
                new SceneAwaited.DiceChoice(Option.some(SPIDER)),
                new SceneAwaited.OpportunityPurchase(Option.some(SPIDER), true, 1, new SceneAwaited.Action(DEVIL)),
                new SceneAwaited.OpportunityPurchase(Option.some(RHINO), false, 2, new SceneAwaited.Action(DEVIL)),
                new SceneAwaited.Effect(Option.some(SPIDER), DieSize.D8),
                new SceneAwaited.CounterAttack(Option.some(SPIDER)),
                new SceneAwaited.ActionEnd(SPIDER)));
    }

    @Test
    void everyConstantHasAPhrase() {
        Vector.<Describable[]>of(
                        AffiliationKind.values(),
                        StressType.values(),
                        TraitKind.values(),
                        Lifetime.values(),
                        SceneKind.values(),
                        PowerKind.values(),
                        DatafilePart.values(),
                        Intent.values(),
                        RollSide.values(),
                        Stakes.values(),
                        Threat.values(),
                        DoomGrowth.values(),
                        DoomSpend.values(),
                        PlotEarn.values(),
                        PlotSpend.values(),
                        MilestoneTier.values(),
                        SceneViolation.Part.values())
                .forEach(constants -> phrases(Vector.of(constants)));
        sentences(Vector.of(SceneQuestion.Role.values()));
        sentences(Vector.of(SceneQuestion.Entry.values()));
        sentences(Vector.of(SceneQuestion.Subject.values()));
        phrases(Vector.of(Goal.WIN, Goal.TWO_EFFECTS, Goal.effect(DieSize.D8)).map(Goal::name));
    }

    @Test
    void everyPurchaseAndItsRefusalSayWhatIsBought() {
        PowerSet other = PowerSet.builder().name("Other").build();
        phrases(Vector.<XpSpend>of(
                new XpSpend.GainPlotPoint(),
                new XpSpend.SwitchAffiliations(AffiliationKind.SOLO, AffiliationKind.TEAM),
                new XpSpend.ReplaceDistinction("Brave", "Wise"),
                new XpSpend.AddLimit("Set", "Other"),
                new XpSpend.ReplaceLimit("Set", "Limit", "Other"),
                new XpSpend.UnlockResource("Base", false),
                new XpSpend.AddSfx("Set", new Sfx("Boom", true)),
                new XpSpend.StepUpPower("Six"),
                new XpSpend.AddPower("Set", "New", PowerKind.OTHER),
                new XpSpend.RemoveLimit("Set", "Limit"),
                new XpSpend.ReplacePowerSet("Set", other),
                new XpSpend.AddSpecialty("Medicine"),
                new XpSpend.UpgradeSpecialty("Science")));
        sentences(Vector.<RuleViolation>of(
                new GrowthViolation.UnknownMilestone("Nine"),
                new GrowthViolation.NotAnEventMilestone("Nine"),
                new GrowthViolation.MilestoneNotCompleted("Two"),
                new GrowthViolation.NotATransitionScene(),
                new GrowthViolation.NotOnDatafile(DatafilePart.LIMIT, "Exhausted"),
                new GrowthViolation.AlreadyOnDatafile(DatafilePart.POWER, "Glow"),
                new GrowthViolation.CannotStepUp("Twelve", DieSize.D12),
                new GrowthViolation.LastLimit("Set"),
                new GrowthViolation.AlreadyMaster("Science"),
                new GrowthViolation.SameAffiliation(),
                new DatafileViolation.DuplicateName("Ben", DatafilePart.LIMIT, "Storm"),
                new DatafileViolation.EmptyPart("Ben", DatafilePart.POWER_SET),
                new DatafileViolation.EmptyPowerSet("Ben", "Set"),
                new DatafileViolation.MissingName("Ben", DatafilePart.SFX)));
    }

    @Test
    void everyRefusalOfDiceSaysWhatToDo() {
        sentences(Vector.<RuleViolation>of(
                new DieViolation.InvalidDie("D20"),
                new DieViolation.InvalidPool("d8-d6"),
                new DieViolation.TooFewDice(DieViolation.Use.EFFECT, 1, 0),
                new PoolViolation.StressAndTrauma(Trait.of(HURT), Trait.trauma(StressType.MENTAL)),
                new PoolViolation.OtherAffiliation(Trait.team(), AffiliationKind.SOLO),
                new PoolViolation.TraitNotAvailable(STRENGTH),
                new PoolViolation.TraitUsedTwice(STRENGTH),
                new PoolViolation.NotUsableAsD4(STRENGTH),
                new PoolViolation.NotAddedByRuling(Trait.solo()),
                new PoolViolation.TraitNotFree(Trait.push("Harder")),
                new DoomViolation.DoomDieTooSmall(DoomSpend.END_SCENE, DieSize.D6, DieSize.D12)));
    }
}
