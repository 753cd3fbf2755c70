package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.DieViolation;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.prompt.SceneAwaited;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Purchases after the roll: more dice, and opportunities. */
class RollSpendingTest {
    private static final RollSide ACTION = RollSide.ACTION;
    private static final RollSide REACTION = RollSide.REACTION;
    private static final Payment PP = Payment.plotPoint();

    private static ActionCommand.ChooseDice take(Vector<Integer> total, Vector<Integer> effects, DieSize... doom) {
        return new ActionCommand.ChooseDice(total, effects, Vector.of(doom));
    }

    @Test
    @Verifies({PP_AFTER, DOOM_SPEND})
    void moreDiceAreBoughtAfterTheRoll() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state().withDoom(Pool.of("d6+d12")), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Strength"), Trait.power("Webs"))
                .add(ACTION, Trait.specialty("Science"))
                .play(ActionCommand.RollPool.of(5, 9, 4, 3));
        assertThat(table.refusal(take(Vector.of(0, 1, 2), Vector.of(2))).rule()).containsExactly(ROLL);
        assertThat(table.refusal(take(Vector.of(0, 1, 3), Vector.of(2), DieSize.D6))
                        .rule())
                .containsExactly(DOOM_SPEND);
        // One point pays for one die more, not for two.
        assertThat(table.refusal(take(Vector.of(0, 1, 2, 3), Vector.empty())).rule())
                .containsExactly(PP_AFTER);
        table.play(take(Vector.of(0, 1, 3), Vector.of(2)));
        assertThat(table.state().exchange().get().action().result().get()).isEqualTo(RollResult.of(17, DieSize.D8));
        assertThat(table.points(Heroes.SPIDER)).isZero();
        table.add(REACTION, Trait.solo())
                .add(REACTION, Trait.power("Might of the Rhino"))
                .add(REACTION, Trait.distinction("Brute"))
                .play(ActionCommand.BuildPool.of(new PoolPart.SpentDoomDie(DieSize.D6)));
        assertThat(table.state().doom()).hasToString("d12");
        // Rhino's spare die is the D6: any doom die pays for it, and a D12 gives the heroes XP.
        table.play(ActionCommand.RollPool.of(3, 11, 5, 4)).play(take(Vector.of(0, 1), Vector.of(2, 3), DieSize.D12));
        assertThat(table.state()
                        .exchange()
                        .get()
                        .reaction()
                        .get()
                        .result()
                        .get()
                        .effects())
                .containsExactly(DieSize.D8, DieSize.D6);
        assertThat(table.character(Heroes.DEVIL).experience().xp()).isEqualTo(1);
        assertThat(table.state().doom()).isEqualTo(Pool.empty());
    }

    // Three usable dice, all in the total: 18 with a D4, for one plot point. Without it the effect die must be named.
    @Test
    @Verifies({ROLL, PP_AFTER, EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4})
    void theThirdOfThreeDiceMayGoIntoTheTotal() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                .play(ActionCommand.RollPool.of(5, 9, 4));
        assertThat(table.refusal(take(Vector.of(0, 1), Vector.empty())))
                .isEqualTo(new DieViolation.TooFewDice(DieViolation.Use.EFFECT, 1, 0));
        table.play(take(Vector.of(0, 1, 2), Vector.empty()));
        assertThat(table.state().exchange().get().action().result().get()).isEqualTo(RollResult.of(18, DieSize.D4));
        assertThat(table.points(Heroes.SPIDER)).isZero();
    }

    @Test
    @Verifies({DOOM_SPEND})
    void aDoomDieSmallerThanTheDieItBuysIsRefused() {
        SceneFixture table = SceneFixture.attack()
                .add(REACTION, Trait.solo())
                .add(REACTION, Trait.power("Might of the Rhino"))
                .add(REACTION, Trait.distinction("Brute"))
                .play(ActionCommand.BuildPool.of(new PoolPart.SpentDoomDie(DieSize.D6)))
                .play(ActionCommand.RollPool.of(3, 11, 5, 4));
        assertThat(table.refusal(take(Vector.of(0, 3, 1), Vector.of(2), DieSize.D6)))
                .isEqualTo(new DoomViolation.DoomDieTooSmall(DoomSpend.EXTRA_TOTAL_DIE, DieSize.D6, DieSize.D12));
        assertThat(table.refusal(take(Vector.of(0, 3, 1), Vector.of(2), DieSize.D8))
                        .rule())
                .containsExactly(DOOM_SPEND);
        assertThat(table.refusal(take(Vector.of(0, 3, 1), Vector.of(2))).rule()).containsExactly(DOOM_SPEND);
    }

    @Test
    @Verifies({DOOM_GROW, PP_EARN})
    void theWatcherBuysOpportunities() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Strength"), Trait.power("Webs"))
                .roll(ACTION, Vector.of(1, 9, 1), Vector.of(1), -1);
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(DoomGrowth.ADD_D6, 3))
                        .rule())
                .containsExactly(DOOM_GROW);
        assertThat(table.refusal(new ActionCommand.StepUpNextPush(Heroes.DEVIL)).rule())
                .containsExactly(PP_OPP);
        SceneFixture both =
                new SceneFixture(table.state()).play(new ActionCommand.BuyOpportunities(DoomGrowth.ONE_DIE, 2));
        assertThat(both.state().doom()).hasToString("2d6+d8");
        assertThat(both.points(Heroes.SPIDER)).isEqualTo(2);
        table.play(new ActionCommand.BuyOpportunities(DoomGrowth.STEP_UP_LOWEST, 1));
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(DoomGrowth.ONE_DIE, 1))
                        .rule())
                .containsExactly(DOOM_GROW);
        table.play(new ActionCommand.BuyOpportunities(DoomGrowth.ADD_D6, 1));
        assertThat(table.state().doom()).hasToString("2d6+d8");
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(3);
    }

    /** Three ones: one die for a single PP stands for all of them, and is bought once. */
    @Test
    @Verifies(DOOM_GROW)
    void oneDieIsBoughtForAllOpportunitiesOfARollTogether() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Strength"), Trait.power("Webs"))
                .add(ACTION, Trait.specialty("Science"))
                .roll(ACTION, Vector.of(1, 9, 1, 1), Vector.of(1), -1);
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(DoomGrowth.ONE_DIE, 2)))
                .isEqualTo(new ActionViolation.WrongDoomGrowth(DoomGrowth.ONE_DIE, 2));
        SceneFixture split =
                new SceneFixture(table.state()).play(new ActionCommand.BuyOpportunities(DoomGrowth.STEP_UP_LOWEST, 1));
        assertThat(split.refusal(new ActionCommand.BuyOpportunities(DoomGrowth.ONE_DIE, 2)))
                .isEqualTo(new ActionViolation.WrongDoomGrowth(DoomGrowth.ONE_DIE, 2));
        // D4 and three steps: a D10, for one PP.
        table.play(new ActionCommand.BuyOpportunities(DoomGrowth.ONE_DIE, 3));
        assertThat(table.state().doom()).hasToString("2d6+d10");
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(DoomGrowth.ONE_DIE, 3)))
                .isEqualTo(new ActionViolation.NoOpportunity(3, 0));
    }

    @Test
    @Verifies({PP_OPP, COMPLICATION_IS_ON_THE_OPPOSITION})
    void heroesSpendOnTheWatchersOpportunities() {
        Staged rich = Heroes.state()
                .change(
                        Heroes.SPIDER,
                        one -> one.withPlotPoints(new PlotPoints(4))
                                .withTraits(Vector.of(CreatedTrait.asset("Net", DieSize.D6))));
        SceneFixture table = SceneFixture.turnOf(rich, Heroes.DEVIL);
        table.hurt(Heroes.DEVIL, Heroes.RHINO)
                .add(ACTION, Trait.specialty("Medicine"))
                .roll(ACTION, Vector.of(4), Vector.of(0), -1)
                .add(REACTION, Trait.solo())
                .add(REACTION, Trait.distinction("Brute"))
                .add(REACTION, Trait.power("Might of the Rhino"))
                .roll(REACTION, Vector.of(1, 1, 1), Vector.empty(), -1);
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(DoomGrowth.ADD_D6, 1))
                        .rule())
                .containsExactly(PP_OPP);
        table.play(
                new ActionCommand.StepUpAsset(Heroes.SPIDER, Trait.asset("Net")),
                new ActionCommand.FindResource(Heroes.SPIDER, "Acrobatics", "Trapeze"),
                new ActionCommand.StepUpNextPush(Heroes.SPIDER));
        assertThat(table.character(Heroes.SPIDER).traits().map(CreatedTrait::toString))
                .containsExactly("ASSET Net D8 (roll)", "RESOURCE Trapeze D8 (scene)");
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(1);
        assertThat(table.refusal(new ActionCommand.StepUpNextPush(Heroes.SPIDER))
                        .rule())
                .containsExactly(DOOM_GROW);
        table.end()
                .play(new StoryCommand.NameNext(Option.some(Heroes.DEVIL), Heroes.SPIDER))
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .play(SceneFixture.buy(PlotSpend.PUSH, Trait.push("Push"), PP));
        assertThat(table.sizes(ACTION)).containsExactly(DieSize.D8);
        assertThat(table.character(Heroes.SPIDER).boosts()).isZero();
    }

    /** Nothing has to be reported if nothing is bought: the next step says it. */
    @Test
    @Verifies({SEQUENCE, DOOM_GROW, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    void opportunitiesAreBoughtUntilTheNextStepIsTaken() {
        ActionCommand.BuyOpportunities one = new ActionCommand.BuyOpportunities(DoomGrowth.ADD_D6, 1);
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER).hurt(Heroes.SPIDER, Heroes.RHINO);
        assertThat(table.refusal(one)).isEqualTo(new ActionViolation.NoOpportunity(1, 0));
        table.add(ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                .roll(ACTION, Vector.of(1, 9, 1), Vector.of(1), -1);
        assertThat(SceneAwaited.of(table.state()).describe())
                .isEqualTo(
                        "The Watcher may buy 2 opportunities of Spider-Man. If not: Rhino builds a pool and rolls it.");
        SceneFixture bought = new SceneFixture(table.state()).play(one).add(REACTION, Trait.solo());
        assertThat(bought.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(bought.refusal(one)).isEqualTo(new ActionViolation.NoOpportunity(1, 0));
        SceneFixture left = new SceneFixture(table.state()).add(REACTION, Trait.solo());
        assertThat(left.log()).contains("OpportunitiesPassed[side=ACTION]");
        assertThat(left.refusal(one)).isEqualTo(new ActionViolation.NoOpportunity(1, 0));
        // Those of the reaction go with the first use of the outcome: 9 against 3, with one D8 that shows 1.
        left.add(REACTION, Trait.distinction("Brute")).roll(REACTION, Vector.of(3, 1), Vector.of(0), -1);
        assertThat(left.state().exchange().flatMap(Exchange::forSale)).contains(REACTION);
        SceneFixture used = new SceneFixture(left.state()).use(EffectUse.stress(StressType.PHYSICAL));
        assertThat(used.refusal(new ActionCommand.StepUpNextPush(Heroes.DEVIL)))
                .isEqualTo(new ActionViolation.NoActionInProgress());
        left.play(new ActionCommand.StepUpNextPush(Heroes.DEVIL));
        assertThat(left.character(Heroes.DEVIL).boosts()).isEqualTo(1);
    }
}
