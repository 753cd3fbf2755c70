package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.scene.Heroes.DEVIL;
import static io.github.crisisrules.heroic.scene.Heroes.RHINO;
import static io.github.crisisrules.heroic.scene.Heroes.SPIDER;
import static io.github.crisisrules.heroic.scene.Heroes.VULTURE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.ActionOrder;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.rulebook.HeroicRuleId;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Impossible commands are refused for the right reason, in the order in which people look at it. */
class SceneRefusalsTest {
    private static final CastId UNKNOWN = new CastId("Nobody");
    private static final Trait NET = Trait.asset("Net");
    private static final Trait STRENGTH = Trait.power("Strength");
    private static final Trait MIGHT = Trait.power("Might of the Rhino");
    private static final Payment POINT = Payment.plotPoint();

    private static Staged equipped() {
        return Heroes.withDoom("2d8+d12")
                .change(
                        SPIDER,
                        one -> one.withPlotPoints(new PlotPoints(3))
                                .withTraits(Vector.of(
                                        CreatedTrait.asset("Net", DieSize.D6),
                                        CreatedTrait.complication("Dazed", DieSize.D6))))
                .change(
                        DEVIL,
                        one -> one.withPlotPoints(new PlotPoints(3))
                                .withTraits(Vector.of(CreatedTrait.asset("Net", DieSize.D8))));
    }

    @Test
    void unknownCharactersAndTraitsAreNamed() {
        SceneFixture turn = SceneFixture.turnOf(equipped(), SPIDER);
        assertThat(turn.refusal(ActionCommand.DeclareAction.attack("Nobody", "Rhino")))
                .isEqualTo(new SceneViolation.UnknownCharacter(UNKNOWN));
        assertThat(turn.refusal(new StoryCommand.UseSfx(SPIDER, "Fly", POINT)))
                .isEqualTo(new SceneViolation.NoSuchSfx(SPIDER, "Fly"));
        assertThat(turn.refusal(new StoryCommand.UseOwnLimit(SPIDER, "Fly", DoomGrowth.ADD_D6)))
                .isEqualTo(new SceneViolation.NoSuchSfx(SPIDER, "Fly"));
        assertThat(turn.refusal(new StoryCommand.ActivateHeroLimit(SPIDER, "Fly", DieSize.D8)))
                .isEqualTo(new SceneViolation.NoSuchSfx(SPIDER, "Fly"));
        assertThat(turn.refusal(new StoryCommand.KeepTrait(SPIDER, DEVIL, STRENGTH, POINT)))
                .isEqualTo(new SceneViolation.NoSuchTrait(DEVIL, STRENGTH));
        assertThat(turn.refusal(new StoryCommand.RemoveTraitWithPower(SPIDER, "Flight", Option.some(RHINO), NET)))
                .isEqualTo(new SceneViolation.NoSuchTrait(SPIDER, Trait.power("Flight")));
        assertThat(turn.refusal(new StoryCommand.RemoveTraitWithPower(SPIDER, " ", Option.some(RHINO), NET)))
                .isEqualTo(new SceneViolation.BlankText(SceneViolation.Part.POWER));
        assertThat(turn.refusal(new StoryCommand.RemoveTraitWithPower(SPIDER, "Webs", Option.some(RHINO), NET)))
                .isEqualTo(new SceneViolation.NoSuchTrait(RHINO, NET));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> turn.state().known(UNKNOWN))
                .withMessage("The character Nobody is not in the cast. Name a member of the cast.");
    }

    @Test
    @Verifies({HeroicRuleId.VILLAIN_HELP, HeroicRuleId.PP_ANY})
    void villainsCannotUseTheOptionsOfHeroes() {
        SceneFixture villain = SceneFixture.turnOf(equipped(), SPIDER)
                .play(new StoryCommand.ActUnopposed(SPIDER, "he waits"))
                .play(new StoryCommand.NameNext(Option.some(SPIDER), RHINO));
        assertThat(villain.refusal(
                        new StoryCommand.RemoveTraitWithPower(RHINO, MIGHT.name(), Option.some(SPIDER), NET)))
                .isEqualTo(new SceneViolation.NotAHero(RHINO));
        assertThat(villain.refusal(new StoryCommand.HelpAsVillain(RHINO, STRENGTH, VULTURE)))
                .isEqualTo(new SceneViolation.NoSuchTrait(RHINO, STRENGTH));
        SceneFixture helped = villain.play(new StoryCommand.HelpAsVillain(RHINO, MIGHT, VULTURE));
        assertThat(helped.character(VULTURE).created(Trait.asset(MIGHT.name()))).isNotEmpty();
        SceneFixture again = SceneFixture.turnOf(
                        equipped()
                                .change(
                                        VULTURE,
                                        one -> one.withTraits(Vector.of(CreatedTrait.asset(MIGHT.name(), DieSize.D6)))),
                        SPIDER)
                .play(new StoryCommand.ActUnopposed(SPIDER, "he waits"))
                .play(new StoryCommand.NameNext(Option.some(SPIDER), RHINO));
        assertThat(again.refusal(new StoryCommand.HelpAsVillain(RHINO, MIGHT, VULTURE)))
                .isEqualTo(new SceneViolation.NameTaken(MIGHT.name()));
        assertThat(again.refusal(new StoryCommand.UseOwnLimit(RHINO, "Single-Minded", DoomGrowth.ONE_DIE)))
                .isEqualTo(new ActionViolation.WrongDoomGrowth(DoomGrowth.ONE_DIE, 1));
        assertThat(again.refusal(new StoryCommand.SpendXp(
                        RHINO, new io.github.crisisrules.heroic.growth.XpSpend.GainPlotPoint())))
                .isEqualTo(new SceneViolation.NotAHero(RHINO));
    }

    @Test
    @Verifies(HeroicRuleId.USE)
    void anAssetIsGivenToWhoHasNoneOfThatNameAndNotOutOfThePool() {
        SceneFixture turn = SceneFixture.turnOf(equipped(), SPIDER);
        assertThat(turn.refusal(new CastCommand.GiveAsset(SPIDER, NET, DEVIL)))
                .isEqualTo(new SceneViolation.AlreadyHasAsset(DEVIL, NET));
        assertThat(turn.refusal(new CastCommand.GiveAsset(SPIDER, Trait.complication("Dazed"), DEVIL)))
                .isEqualTo(new SceneViolation.NotAnAsset(Trait.complication("Dazed")));
        SceneFixture pool = SceneFixture.turnOf(equipped().change(DEVIL, one -> one.withTraits(Vector.empty())), SPIDER)
                .hurt(SPIDER, RHINO)
                .add(RollSide.ACTION, STRENGTH);
        // The net is not in the pool yet, so it may still be given away; once it is, it stays.
        SceneFixture given = SceneFixture.turnOf(
                        equipped().change(DEVIL, one -> one.withTraits(Vector.empty())), SPIDER)
                .hurt(SPIDER, RHINO)
                .add(RollSide.ACTION, STRENGTH)
                .play(new CastCommand.GiveAsset(SPIDER, NET, DEVIL));
        assertThat(given.character(DEVIL).created(NET)).isNotEmpty();
        assertThat(pool.add(RollSide.ACTION, NET).refusal(new CastCommand.GiveAsset(SPIDER, NET, DEVIL)))
                .isEqualTo(new SceneViolation.AssetInPool(NET));
    }

    @Test
    @Verifies({HeroicRuleId.DOOM_SPEND, HeroicRuleId.AFFILIATION_FOLLOWS_FROM_ALLIES})
    void theDoomDieThatSplitsHeroesIsNotTheOneThatGathersThem() {
        SceneFixture turn = SceneFixture.turnOf(equipped(), SPIDER);
        // The two heroes are together: one is split off, and then both are forced together again.
        SceneFixture split = turn.play(new CastCommand.ForceGrouping(Vector.of(SPIDER), DieSize.D8));
        assertThat(split.log()).contains(DoomSpend.SPLIT_HEROES.name()).doesNotContain(DoomSpend.GATHER_HEROES.name());
        SceneFixture gathered = split.play(new CastCommand.ForceGrouping(Vector.of(SPIDER, DEVIL), DieSize.D8));
        assertThat(gathered.log()).contains(DoomSpend.GATHER_HEROES.name());
    }

    @Test
    @Verifies(HeroicRuleId.PP_TRANSITION)
    void aResourceHasANewNameAndASpecialtyBehindIt() {
        SceneFixture scene = SceneFixture.transition(equipped());
        assertThat(scene.refusal(new StoryCommand.MakeResource(DEVIL, "Medicine", " ")))
                .isEqualTo(new SceneViolation.BlankText(SceneViolation.Part.RESOURCE));
        assertThat(scene.refusal(new StoryCommand.MakeResource(DEVIL, " ", "Clinic")))
                .isEqualTo(new SceneViolation.BlankText(SceneViolation.Part.SPECIALTY));
        SceneFixture made = scene.play(new StoryCommand.MakeResource(DEVIL, "Medicine", "Clinic"));
        assertThat(made.refusal(new StoryCommand.MakeResource(DEVIL, "Medicine", "Clinic")))
                .isEqualTo(new SceneViolation.NameTaken("Clinic"));
        SceneFixture fog = made.play(new StoryCommand.CreateSceneDistinction("Fog", DieSize.D8));
        assertThat(fog.refusal(new StoryCommand.CreateSceneDistinction("Fog", DieSize.D8)))
                .isEqualTo(new SceneViolation.NameTaken("Fog"));
        // Turns and framing belong to action scenes.
        assertThat(fog.refusal(new StoryCommand.ActUnopposed(SPIDER, "he waits")))
                .isEqualTo(new OrderViolation.NotAnActionScene());
        assertThat(fog.refusal(new StoryCommand.FrameTrauma(SPIDER, StressType.MENTAL)))
                .isEqualTo(new OrderViolation.NotAnActionScene());
    }

    @Test
    @Verifies({HeroicRuleId.POOL, HeroicRuleId.RECOVER_TRANSITION, HeroicRuleId.DOOM_SPEND})
    void aPoolTakesWhatItsRollerHasAndNothingElse() {
        SceneFixture pool = SceneFixture.turnOf(equipped(), SPIDER).hurt(SPIDER, RHINO);
        assertThat(pool.refusal(ActionCommand.BuildPool.of(PoolPart.asD4(STRENGTH))))
                .isEqualTo(new PoolViolation.NotUsableAsD4(STRENGTH));
        Trait wisecracker = Trait.distinction("Wisecracker");
        assertThat(pool.refusal(
                        ActionCommand.BuildPool.of(new PoolPart.DistinctionAsD4(wisecracker, DoomGrowth.ONE_DIE))))
                .isEqualTo(new ActionViolation.WrongDoomGrowth(DoomGrowth.ONE_DIE, 1));
        assertThat(pool.refusal(ActionCommand.BuildPool.of(new PoolPart.SpentDoomDie(DieSize.D8))))
                .isEqualTo(new SceneViolation.NotAVillain(SPIDER));
        assertThat(pool.refusal(SceneFixture.buy(PlotSpend.OWN_STRESS, Trait.ownStress(StressType.MENTAL), POINT)))
                .isEqualTo(new PoolViolation.TraitNotAvailable(Trait.ownStress(StressType.MENTAL)));
        // Traits are lent for a recovery in a transition scene only.
        assertThat(pool.refusal(ActionCommand.BuildPool.of(new PoolPart.BorrowedTrait(Trait.power("Senses"), DEVIL))))
                .isEqualTo(new ActionViolation.SpendDoesNotApply(PlotSpend.BORROWED_TRAIT));
        SceneFixture recovery = SceneFixture.transition(Heroes.hurt(equipped(), SPIDER, DieSize.D8))
                .heal(SPIDER, SPIDER, Ailment.stress(StressType.PHYSICAL));
        assertThat(recovery.refusal(ActionCommand.BuildPool.of(new PoolPart.BorrowedTrait(STRENGTH, SPIDER))))
                .isEqualTo(new ActionViolation.SpendDoesNotApply(PlotSpend.BORROWED_TRAIT));
        assertThat(recovery.refusal(ActionCommand.BuildPool.of(new PoolPart.BorrowedTrait(STRENGTH, DEVIL))))
                .isEqualTo(new PoolViolation.TraitNotAvailable(STRENGTH));
        assertThat(recovery.refusal(ActionCommand.BuildPool.of(new PoolPart.BorrowedTrait(Trait.buddy(), DEVIL))))
                .isEqualTo(new PoolViolation.TraitNotAvailable(Trait.buddy()));
        int before = recovery.points(DEVIL);
        recovery.play(ActionCommand.BuildPool.of(new PoolPart.BorrowedTrait(Trait.power("Senses"), DEVIL)));
        assertThat(recovery.points(DEVIL)).isEqualTo(before + 1);
        assertThat(recovery.sizes(RollSide.ACTION)).containsExactly(DieSize.D6);
    }

    @Test
    @Verifies({HeroicRuleId.SEQUENCE, HeroicRuleId.RECOVER_TRANSITION})
    void anActionHasATargetThatFitsAndIsEndedWhenItIsWon() {
        SceneFixture turn = SceneFixture.turnOf(Heroes.hurt(equipped(), DEVIL, DieSize.D8), SPIDER);
        assertThat(turn.refusal(new ActionCommand.DeclareAction(
                        SPIDER, Intent.HELP, DEVIL, Option.none(), Option.some(NET), false)))
                .isEqualTo(new SceneViolation.NoSuchTrait(DEVIL, NET));
        SceneFixture transition = SceneFixture.transition(Heroes.hurt(equipped(), DEVIL, DieSize.D8));
        // In a transition scene every character recovers alone.
        assertThat(transition.refusal(SceneFixture.healing(SPIDER, DEVIL, Ailment.stress(StressType.PHYSICAL), false)))
                .isEqualTo(new ActionViolation.WrongTarget(DEVIL, Intent.HEAL));
        SceneFixture pool = turn.hurt(SPIDER, RHINO);
        assertThat(pool.refusal(new ActionCommand.EndAction())).isEqualTo(new ActionViolation.ActionInProgress());
        assertThat(pool.refusal(new ActionCommand.ChooseDice(Vector.of(0), Vector.empty(), Vector.empty())))
                .isInstanceOf(ActionViolation.WrongStep.class);
    }

    @Test
    @Verifies({HeroicRuleId.DOOM_SPEND, HeroicRuleId.PP_ANY})
    void heroesPayInPlotPointsAndVillainsInDoom() {
        SceneFixture turn = SceneFixture.turnOf(equipped(), SPIDER);
        assertThat(turn.refusal(new StoryCommand.UseSfx(SPIDER, "Spider-Sense", Payment.doomDie(DieSize.D8))))
                .isEqualTo(new SceneViolation.WrongPayment(Option.some(SPIDER)));
        assertThat(turn.refusal(new StoryCommand.UseSfx(RHINO, "Charge", POINT)))
                .isEqualTo(new SceneViolation.WrongPayment(Option.some(RHINO)));
    }

    @Test
    void shortWaysToSayItAreTheCommands() {
        assertThat(ActionCommand.DeclareAction.healByPower("Spider-Man", Ailment.stress(StressType.MENTAL)))
                .isEqualTo(SceneFixture.healing(SPIDER, SPIDER, Ailment.stress(StressType.MENTAL), true));
        assertThat(StoryCommand.NameNext.by("Spider-Man", "Rhino"))
                .isEqualTo(new StoryCommand.NameNext(Option.some(SPIDER), RHINO));
        assertThat(PoolPart.push("Harder"))
                .isEqualTo(new PoolPart.BoughtDie(PlotSpend.PUSH, Trait.push("Harder"), POINT));
        ActionOrder order = new ActionOrder(Vector.of(SPIDER), Option.some(RHINO), false);
        assertThat(order.without(RHINO).current()).isEmpty();
        assertThat(order.without(SPIDER).current()).contains(RHINO);
        assertThat(order.without(SPIDER).acted()).containsExactly(SPIDER);
    }

    @Test
    @Verifies({HeroicRuleId.SCENES, HeroicRuleId.DOOM_SPEND, HeroicRuleId.OPPOSE, HeroicRuleId.USE})
    void scenesAreCountedAndEventsNameTheirRule() {
        SceneTable two = SceneTable.start(CastSheet.hero(Heroes.spider()))
                .transitionScene()
                .endScene()
                .actionScene();
        assertThat(two.state().scene()).isEqualTo(2);
        PoolDie bought = new PoolDie(Trait.doom(DieSize.D8), DieSize.D8, true);
        PoolDie own = new PoolDie(Trait.doom(DieSize.D8), DieSize.D8, false);
        assertThat(new ActionEvent.DieAdded(RollSide.REACTION, bought).rules())
                .containsExactly(HeroicRuleId.DOOM_SPEND);
        assertThat(new ActionEvent.DieAdded(RollSide.REACTION, own).rules()).containsExactly(HeroicRuleId.OPPOSE);
        assertThat(new CastEvent.DatafileTraitChanged(SPIDER, STRENGTH, Option.none()).rules())
                .containsExactly(HeroicRuleId.USE, HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS);
        assertThat(new CastEvent.DatafileTraitChanged(SPIDER, STRENGTH, Option.some(DieSize.D8)).rules())
                .containsExactly(HeroicRuleId.USE, HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE);
    }

    @Test
    @Verifies(HeroicRuleId.SEQUENCE)
    void theWatcherAddsNothingToTheDoomPoolThatReacts() {
        SceneFixture reaction = SceneFixture.turnOf(equipped(), SPIDER)
                .play(SceneFixture.helping(SPIDER, DEVIL))
                .roll(RollSide.ACTION, Vector.empty(), Vector.empty(), -1);
        assertThat(reaction.refusal(ActionCommand.BuildPool.of(STRENGTH)))
                .isEqualTo(new ActionViolation.NothingAddedToDoomPool());
    }
}
