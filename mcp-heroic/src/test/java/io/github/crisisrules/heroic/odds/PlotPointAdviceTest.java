package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.testing.heroic.DieArbitraries;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

@Verifies({PP_BEFORE, PP_AFTER})
class PlotPointAdviceTest {
    /** Every plan weighed one by one, in the order in which equal ones are preferred; the first of the best. */
    private static PlotPointAdvice oneByOne(
            Pool pool, Vector<DieSize> offered, int plotPoints, ReactionPlan reaction, boolean hurting, Goal goal) {
        Vector<PlotPointAdvice> all = Vector.empty();
        for (Pool bought : offered.combinations()
                .filter(dice -> dice.size() <= plotPoints)
                .map(Pool::ofAll)
                .distinct()) {
            int left = plotPoints - bought.size();
            for (int total = 0; total <= Math.min(left, RollPlan.MAX_EXTRA_TOTAL_DICE); total++) {
                for (int effect = 0; effect <= Math.min(1, left - total); effect++) {
                    RollPlan plan = RollPlan.of(pool.plus(bought))
                            .withExtraTotalDice(total)
                            .withExtraEffectDice(effect);
                    Vector<PickStrategy> picks = Vector.of(PickStrategy.HIGHEST_TOTAL)
                            .appendAll(Vector.rangeClosed(0, 12 * plan.inTotal())
                                    .map(PickStrategy::largestEffectReaching));
                    for (PickStrategy pick : picks) {
                        RollPlan one = plan.picking(pick);
                        ActionOdds odds =
                                hurting ? ActionOdds.hurting(one, reaction) : ActionOdds.helping(one, reaction);
                        all = all.append(
                                new PlotPointAdvice(one, bought, bought.size() + total + effect, odds.chance(goal)));
                    }
                }
            }
        }
        Ratio best = all.map(PlotPointAdvice::chance).reduceLeft((a, b) -> a.compareTo(b) < 0 ? b : a);
        Vector<PlotPointAdvice> equal = all.filter(advice -> advice.chance().equals(best));
        int price = equal.map(PlotPointAdvice::plotPoints).min().get();
        Vector<PlotPointAdvice> cheap = equal.filter(advice -> advice.plotPoints() == price);
        int dice = cheap.map(advice -> advice.bought().size()).min().get();
        return cheap.find(advice -> advice.bought().size() == dice).get();
    }

    @Property(tries = 12, seed = "20153")
    void theAdviceIsTheBestOfAllPlans(
            @ForAll("pools") Pool pool,
            @ForAll("pools") Pool against,
            @ForAll boolean winning,
            @ForAll boolean hurting,
            @ForAll @IntRange(min = 0, max = 2) int plotPoints) {
        ReactionPlan reaction = new ReactionPlan(RollPlan.of(against), winning);
        Vector<DieSize> offered = Vector.of(DieSize.D6, DieSize.D8);
        for (Goal goal : RollAdviceTest.GOALS) {
            isTheBest(pool, offered, plotPoints, reaction, hurting, goal);
        }
    }

    private static void isTheBest(
            Pool pool, Vector<DieSize> offered, int plotPoints, ReactionPlan reaction, boolean hurting, Goal goal) {
        PlotPointAdvice advice =
                PlotPointAdvice.best(RollPlan.of(pool), each(offered), plotPoints, reaction, hurting, goal);
        PlotPointAdvice best = oneByOne(pool, offered, plotPoints, reaction, hurting, goal);
        String what = pool + " and " + plotPoints + " PP against " + reaction + ", to " + goal.name();
        assertThat(advice.chance()).as(what).isEqualTo(best.chance());
        assertThat(advice.plotPoints()).as(what).isEqualTo(best.plotPoints());
        assertThat(advice.bought().size()).as(what).isEqualTo(best.bought().size());
        RollPlan plan = advice.plan();
        ActionOdds odds = hurting ? ActionOdds.hurting(plan, reaction) : ActionOdds.helping(plan, reaction);
        assertThat(odds.chance(goal)).as(what).isEqualTo(advice.chance());
    }

    private static DiceOnOffer each(Vector<DieSize> dice) {
        return new DiceOnOffer(dice, Vector.empty());
    }

    @Test
    void threePlotPointsForFiveDiceAgainstFive() {
        fiveAgainstFive(Seed.ofWords("before the roll"), 1);
    }

    /** Random pools of five dice, three plot points, and whatever is on offer. */
    static void fiveAgainstFive(Seed seed, int times) {
        for (int i = 0; i < times; i++) {
            Seed here = seed.split("pools", i);
            isTheBest(
                    RollAdviceTest.pool(here.split("action")),
                    RollAdviceTest.pool(here.split("offered")).dice().take(2),
                    3,
                    new ReactionPlan(
                            RollPlan.of(RollAdviceTest.pool(here.split("reaction")))
                                    .withExtraEffectDice(here.split("second").below(2)),
                            here.split("winning").below(2) == 0),
                    here.split("hurting").below(2) == 0,
                    here.split("goal").pick(RollAdviceTest.GOALS));
        }
    }

    @Provide
    Arbitrary<Pool> pools() {
        return Arbitraries.oneOf(DieArbitraries.pools(1, 4));
    }

    @Test
    void aTooLongCalculationIsRefusedWithItsNumberOfSteps() {
        ReactionPlan reaction = ReactionPlan.of(Pool.of(DieSize.D4));
        RollPlan six = RollPlan.of(Pool.of("6d6"));
        DiceOnOffer ten = each(Vector.fill(10, DieSize.D6).appendAll(Vector.fill(10, DieSize.D8)));
        assertThatThrownBy(() -> PlotPointAdvice.best(six, ten, 11, reaction, true, Goal.WIN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A pool of 6 dice with 11 more to buy exceeds the limit of 16 dice. Offer fewer dice.");
        // Ten of five sizes, and none of a size more than there are: C(15, 5) multisets of at most ten.
        DiceOnOffer all = each(DieSize.all().flatMap(die -> Vector.fill(10, die)));
        assertThatThrownBy(() -> PlotPointAdvice.best(six, all, 10, reaction, true, Goal.WIN))
                .hasMessageContaining("3003 different purchases")
                .hasMessageContaining("the limit of 500");
        assertThatThrownBy(() -> PlotPointAdvice.best(six, all, -1, reaction, true, Goal.WIN))
                .hasMessage("A budget must be 0 PP or more, not -1.");
    }

    // Twenty dice on offer: the ways to choose three of them are few, as dice of one size are alike.
    @Test
    void diceOfOneSizeAreAlike() {
        Vector<DieSize> offered = Vector.fill(10, DieSize.D6).appendAll(Vector.fill(10, DieSize.D8));
        assertThat(PlotPointAdvice.purchases(each(offered), 2).map(Pool::toString))
                .containsExactly("0", "d6", "d8", "2d6", "d6+d8", "2d8");
        assertThat(PlotPointAdvice.purchases(DiceOnOffer.anyOf(DieSize.D8), 3).map(Pool::toString))
                .containsExactly("0", "d8");
    }

    // A push or a stunt, and beside it one more trait.
    @Test
    @Verifies({POOL, PP_BEFORE})
    void onlyOneOfAPushAndAStuntIsBought() {
        DiceOnOffer effort = DiceOnOffer.atMostOneOf(DieSize.D8, DieSize.D6);
        assertThat(Vector.rangeClosed(0, 3)
                        .map(points -> PlotPointAdvice.purchases(effort.and(DieSize.D6), points)
                                .mkString(" ")))
                .containsExactly("0", "0 d6 d8", "0 d6 d8 2d6 d6+d8", "0 d6 d8 2d6 d6+d8");
        // 2D4 against 2D10: both dice would do it more often, and only one of them can be had.
        RollPlan two = RollPlan.of(Pool.of("2d4"));
        ReactionPlan reaction = ReactionPlan.of(Pool.of("2d10"));
        PlotPointAdvice both = PlotPointAdvice.best(
                two, DiceOnOffer.anyOf(DieSize.D6, DieSize.D8), 2, reaction, true, Goal.effect(DieSize.D6));
        PlotPointAdvice one = PlotPointAdvice.best(two, effort, 2, reaction, true, Goal.effect(DieSize.D6));
        assertThat(both.bought()).hasToString("d6+d8");
        assertThat(one.bought()).hasToString("d8");
        assertThat(one.chance()).isLessThan(both.chance());
        assertThat(PlotPointAdvice.best(two, effort, 1, reaction, true, Goal.WIN))
                .isEqualTo(PlotPointAdvice.best(
                        two, DiceOnOffer.anyOf(DieSize.D6, DieSize.D8), 1, reaction, true, Goal.WIN));
    }

    // Six dice and ten of the others leave no room for a push; four sizes beside ten of a size are 11 + 4 x 10.
    @Test
    void aPushCountsAsADieOnOffer() {
        ReactionPlan reaction = ReactionPlan.of(Pool.of(DieSize.D4));
        RollPlan six = RollPlan.of(Pool.of("6d6"));
        DiceOnOffer ten = new DiceOnOffer(Vector.fill(10, DieSize.D6), Vector.of(DieSize.D6));
        assertThatThrownBy(() -> PlotPointAdvice.best(six, ten, 11, reaction, true, Goal.WIN))
                .hasMessageStartingWith("A pool of 6 dice with 11 more to buy exceeds");
        Vector<DieSize> many = DieSize.all().flatMap(die -> Vector.fill(3, die));
        assertThatThrownBy(() ->
                        PlotPointAdvice.best(six, new DiceOnOffer(many, DieSize.all()), 5, reaction, true, Goal.WIN))
                .hasMessageContaining("different purchases of dice on offer exceed the limit of 500");
    }
}
