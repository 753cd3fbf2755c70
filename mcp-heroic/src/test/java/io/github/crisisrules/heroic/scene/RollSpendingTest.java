package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What is bought once dice lie on the table: more dice, and opportunities. */
class RollSpendingTest {
    private static final RollSide ACTION = RollSide.ACTION;
    private static final RollSide REACTION = RollSide.REACTION;
    private static final Payment PP = Payment.plotPoint();

    @Test
    @Verifies({PP_AFTER, DOOM_SPEND})
    void moreDiceAreBoughtAfterTheRoll() {
        Table table = Table.turnOf(Heroes.state().withDoom(Pool.parse("d6+d12").get()), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Strength"), Trait.power("Webs"))
                .add(ACTION, Trait.specialty("Science"))
                .roll(ACTION, Vector.of(5, 9, 4, 3), Vector.of(0, 1), 2);
        assertThat(table.refusal(new ActionCommand.BuyTotalDie(ACTION, 2, PP)).rule())
                .containsExactly(ROLL);
        assertThat(table.refusal(new ActionCommand.BuyTotalDie(ACTION, 3, Payment.doomDie(DieSize.D6)))
                        .rule())
                .containsExactly(DOOM_SPEND);
        table.play(new ActionCommand.BuyTotalDie(ACTION, 3, PP));
        assertThat(table.state().exchange().get().action().choice().get().total())
                .isEqualTo(17);
        assertThat(table.points(Heroes.SPIDER)).isZero();
        table.declare(ACTION)
                .add(REACTION, Trait.solo())
                .add(REACTION, Trait.power("Might of the Rhino"))
                .add(REACTION, Trait.distinction("Brute"))
                .play(new ActionCommand.AddDoomDie(REACTION, DieSize.D6));
        assertThat(table.state().doom()).hasToString("d12");
        table.roll(REACTION, Vector.of(3, 11, 5, 4), Vector.of(0, 1), 2);
        // Rhino's spare die is the D6: any doom die pays for it, and a D12 gives the heroes XP.
        table.play(new ActionCommand.BuyEffectDie(REACTION, 3, Payment.doomDie(DieSize.D12)));
        assertThat(table.state()
                        .exchange()
                        .get()
                        .reaction()
                        .get()
                        .choice()
                        .get()
                        .effects())
                .containsExactly(DieSize.D8, DieSize.D6);
        assertThat(table.who(Heroes.DEVIL).experience().xp()).isEqualTo(1);
        assertThat(table.state().doom()).isEqualTo(Pool.empty());
    }

    @Test
    @Verifies({DOOM_SPEND})
    void aDoomDieSmallerThanTheDieItBuysIsRefused() {
        Table table = Table.attack()
                .add(REACTION, Trait.solo())
                .add(REACTION, Trait.power("Might of the Rhino"))
                .add(REACTION, Trait.distinction("Brute"))
                .play(new ActionCommand.AddDoomDie(REACTION, DieSize.D6))
                .roll(REACTION, Vector.of(3, 11, 5, 4), Vector.of(0, 3), 2);
        assertThat(table.refusal(new ActionCommand.BuyTotalDie(REACTION, 1, Payment.doomDie(DieSize.D6))))
                .isEqualTo(new DoomViolation.DoomDieTooSmall(DoomSpend.EXTRA_TOTAL_DIE, DieSize.D6, DieSize.D12));
        assertThat(table.refusal(new ActionCommand.BuyTotalDie(REACTION, 1, Payment.doomDie(DieSize.D8)))
                        .rule())
                .containsExactly(DOOM_SPEND);
        assertThat(table.refusal(new ActionCommand.BuyTotalDie(REACTION, 1, PP)).rule())
                .containsExactly(DOOM_SPEND);
    }

    @Test
    @Verifies({DOOM_GROW, PP_EARN})
    void theWatcherBuysOpportunities() {
        Table table = Table.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Strength"), Trait.power("Webs"))
                .roll(ACTION, Vector.of(1, 9, 1), Vector.of(1), -1)
                .play(new ActionCommand.DeclareResult(ACTION));
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ADD_D6, 3))
                        .rule())
                .containsExactly(DOOM_GROW);
        Table both = new Table(table.state()).play(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ONE_DIE, 2));
        assertThat(both.state().doom()).hasToString("2d6+d8");
        assertThat(both.points(Heroes.SPIDER)).isEqualTo(2);
        table.play(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.STEP_UP_LOWEST, 1));
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ONE_DIE, 1))
                        .rule())
                .containsExactly(DOOM_GROW);
        table.play(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ADD_D6, 1));
        assertThat(table.state().doom()).hasToString("2d6+d8");
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(3);
        assertThat(table.refusal(new ActionCommand.StepUpNextPush(ACTION, Heroes.DEVIL))
                        .rule())
                .containsExactly(PP_OPP);
    }

    /** Three ones: one die for a single PP stands for all of them, and is bought once. */
    @Test
    @Verifies(DOOM_GROW)
    void oneDieIsBoughtForAllOpportunitiesOfARollTogether() {
        Table table = Table.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Strength"), Trait.power("Webs"))
                .add(ACTION, Trait.specialty("Science"))
                .roll(ACTION, Vector.of(1, 9, 1, 1), Vector.of(1), -1)
                .play(new ActionCommand.DeclareResult(ACTION));
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ONE_DIE, 2)))
                .isEqualTo(new ActionViolation.WrongGrowth(DoomGrowth.ONE_DIE, 2));
        Table split =
                new Table(table.state()).play(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.STEP_UP_LOWEST, 1));
        assertThat(split.refusal(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ONE_DIE, 2)))
                .isEqualTo(new ActionViolation.WrongGrowth(DoomGrowth.ONE_DIE, 2));
        // D4 and three steps: a D10, for one PP.
        table.play(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ONE_DIE, 3));
        assertThat(table.state().doom()).hasToString("2d6+d10");
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ONE_DIE, 3)))
                .isEqualTo(new ActionViolation.NoOpportunity(3, 0));
    }

    @Test
    @Verifies({PP_OPP, COMPLICATION_IS_ON_THE_OPPOSITION})
    void heroesSpendOnTheWatchersOpportunities() {
        Staged rich = Heroes.state()
                .change(
                        Heroes.SPIDER,
                        one -> one.withPlotPoints(new PlotPoints(4))
                                .withTraits(Vector.of(Temporary.asset("Net", DieSize.D6))));
        Table table = Table.turnOf(rich, Heroes.DEVIL);
        table.hurt(Heroes.DEVIL, Heroes.RHINO)
                .add(ACTION, Trait.specialty("Medicine"))
                .roll(ACTION, Vector.of(4), Vector.of(0), -1)
                .declare(ACTION)
                .add(REACTION, Trait.solo())
                .add(REACTION, Trait.distinction("Brute"))
                .add(REACTION, Trait.power("Might of the Rhino"))
                .roll(REACTION, Vector.of(1, 1, 1), Vector.empty(), -1)
                .play(new ActionCommand.DeclareResult(REACTION));
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(REACTION, DoomGrowth.ADD_D6, 1))
                        .rule())
                .containsExactly(PP_OPP);
        table.play(
                new ActionCommand.StepUpAsset(REACTION, Heroes.SPIDER, Trait.asset("Net")),
                new ActionCommand.FindResource(REACTION, Heroes.SPIDER, "Acrobatics", "Trapeze"),
                new ActionCommand.StepUpNextPush(REACTION, Heroes.SPIDER));
        assertThat(table.who(Heroes.SPIDER).traits().map(Temporary::toString))
                .containsExactly("ASSET Net D8 (roll)", "RESOURCE Trapeze D8 (scene)");
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(1);
        assertThat(table.refusal(new ActionCommand.StepUpNextPush(REACTION, Heroes.SPIDER))
                        .rule())
                .containsExactly(DOOM_GROW);
        table.play(new ActionCommand.SettleRoll(REACTION), new ActionCommand.EndAction())
                .play(new TableCommand.NameNext(Option.some(Heroes.DEVIL), Heroes.SPIDER))
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .play(Table.buy(ACTION, PlotSpend.PUSH, Trait.push("Push"), PP));
        assertThat(table.state().exchange().get().action().sizes()).containsExactly(DieSize.D8);
        assertThat(table.who(Heroes.SPIDER).boosts()).isZero();
    }
}
