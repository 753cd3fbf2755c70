package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.testing.heroic.DieArbitraries;
import io.vavr.collection.Vector;
import java.util.Comparator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

@Verifies({PLAYERS_CHOOSE_TOTAL_AND_EFFECT, PP_AFTER})
class RollAdviceTest {
    /** Goals of every kind. */
    static final Vector<Goal> GOALS = Vector.of(
            Goal.WIN,
            Goal.TWO_EFFECTS,
            Goal.effect(DieSize.D8),
            Goal.effect(DieSize.D12),
            // Not to be struck back with more than a D6, even where the action fails.
            new Goal(
                    wording -> "unhurt",
                    outcome -> outcome.isSuccess() || outcome.effects().forAll(effect -> DieSize.D6.isAtLeast(effect))),
            // One that depends on the order of the dice, as no sensible one does.
            new Goal(
                    wording -> "falling",
                    outcome -> outcome.effects()
                            .zip(outcome.effects().drop(1))
                            .forAll(pair -> pair._1.isAtLeast(pair._2))));

    private static Roll roll(int... sidesAndFaces) {
        Vector<RolledDie> dice = Vector.empty();
        for (int i = 0; i < sidesAndFaces.length; i += 2) {
            dice = dice.append(new RolledDie(DieSize.ofSides(sidesAndFaces[i]).get(), sidesAndFaces[i + 1]));
        }
        return new Roll(dice);
    }

    // Against one D4 a total of 4 always wins. So 4 and 2 are enough, and the D12 with its 9 is free to be the effect.
    @Test
    void aTotalThatIsEnoughLeavesTheLargestDie() {
        RollAdvice advice = RollAdvice.best(
                roll(6, 4, 4, 2, 12, 9), 0, ReactionPlan.of(Pool.of(DieSize.D4)), true, Goal.effect(DieSize.D12));
        assertThat(advice.choice().total()).isEqualTo(6);
        assertThat(advice.choice().effect()).isEqualTo(DieSize.D12);
        assertThat(advice.chance()).isEqualTo(Ratio.ONE);
        assertThat(advice.plotPoints()).isZero();
    }

    // 3 + 2 against 2d4 wins unless they show 6, 7 or 8 (2+4, 3+3, 4+2, 3+4, 4+3, 4+4): 10 of 16. With the third die, a
    // 2, 7
    // loses to 8 alone: 15 of 16. The point is worth it, and the effect is a D4.
    @Test
    void threeUsableDiceMayAllBeInTheTotal() {
        RollAdvice advice = RollAdvice.best(
                roll(6, 3, 6, 2, 8, 2), 1, ReactionPlan.of(Pool.of(DieSize.D4, DieSize.D4)), true, Goal.WIN);
        assertThat(advice.choice().totalDice()).hasSize(3);
        assertThat(advice.choice().effects()).containsExactly(DieSize.D4);
        assertThat(advice.chance()).isEqualTo(Ratio.of(15, 16));
        assertThat(advice.plotPoints()).isEqualTo(1);
        assertThat(RollAdvice.best(
                                roll(6, 3, 6, 2, 8, 2),
                                0,
                                ReactionPlan.of(Pool.of(DieSize.D4, DieSize.D4)),
                                true,
                                Goal.WIN)
                        .chance())
                .isEqualTo(Ratio.of(10, 16));
    }

    @Property(tries = 150, seed = "20151")
    void theAdviceIsTheBestOfAllChoices(
            @ForAll("rolls") Roll roll,
            @ForAll("reactions") ReactionPlan reaction,
            @ForAll @IntRange(min = 0, max = 3) int plotPoints,
            @ForAll boolean hurting,
            @ForAll("goals") Goal goal) {
        RollAdvice advice = RollAdvice.best(roll, plotPoints, reaction, hurting, goal);
        Ratio best = LiteralAdvice.choices(roll, plotPoints)
                .map(choice -> LiteralAdvice.chance(choice, reaction, hurting, goal))
                .reduceLeft((a, b) -> a.compareTo(b) < 0 ? b : a);
        assertThat(advice.chance()).as("%s against %s", roll, reaction).isEqualTo(best);
        // The chance is that of the choice, which the table accepts at this price.
        assertThat(LiteralAdvice.chance(advice.choice(), reaction, hurting, goal))
                .isEqualTo(best);
        DiceChoice choice = advice.choice();
        assertThat(DiceChoice.of(roll, choice.totalDice(), choice.effectDice())).contains(choice);
        assertThat(choice.bought()).hasSize(advice.plotPoints());
        assertThat(advice.plotPoints()).isLessThanOrEqualTo(plotPoints);
        // Nothing cheaper is as good.
        assertThat(LiteralAdvice.choices(roll, plotPoints)
                        .filter(other -> other.bought().size() < advice.plotPoints())
                        .map(other -> LiteralAdvice.chance(other, reaction, hurting, goal)))
                .doesNotContain(best);
        // Of equal chances at one price the highest total is advised, and of equal totals the largest effect dice.
        DiceChoice first = LiteralAdvice.choices(roll, plotPoints)
                .filter(other -> other.bought().size() == advice.plotPoints()
                        && LiteralAdvice.chance(other, reaction, hurting, goal).equals(best))
                .maxBy(TIES)
                .get();
        assertThat(TIES.compare(choice, first))
                .as("%s rather than %s", choice, first)
                .isZero();
    }

    private static final Comparator<DiceChoice> TIES = Comparator.comparingInt(DiceChoice::total)
            .thenComparing(choice -> choice.effects().head())
            .thenComparing(choice -> choice.effects()
                    .tail()
                    .map(size -> (char) ('a' + size.rank()))
                    .sorted(Comparator.reverseOrder())
                    .mkString());

    @Test
    void ofEqualDiceTheFirstAreAdvised() {
        RollAdvice advice =
                RollAdvice.best(roll(6, 3, 6, 3, 6, 3, 6, 3), 0, ReactionPlan.of(Pool.of(DieSize.D4)), true, Goal.WIN);
        assertThat(advice.choice().totalDice()).containsExactly(0, 1);
        assertThat(advice.choice().effectDice()).containsExactly(2);
    }

    @Test
    void theAdviceForFiveDiceAgainstFiveIsTheBestOfAllChoices() {
        fiveAgainstFive(Seed.ofWords("five against five"), 2);
    }

    /** Random rolls of five dice against random pools of five, every choice against every roll of the reaction. */
    static void fiveAgainstFive(Seed seed, int times) {
        for (int i = 0; i < times; i++) {
            Seed here = seed.split("roll", i);
            Roll roll = Roll.of(pool(here.split("action")), here.split("faces"));
            RollPlan plan = RollPlan.of(pool(here.split("reaction")));
            ReactionPlan reaction = i % 2 == 0
                    ? ReactionPlan.of(plan.withExtraEffectDice(i / 2 % 2))
                    : ReactionPlan.winning(plan.withExtraTotalDice(i / 2 % 2));
            LiteralAdvice.Enumerated literal = new LiteralAdvice.Enumerated(reaction);
            for (int plotPoints = 0; plotPoints <= 3; plotPoints++) {
                boolean hurting = here.split("hurting", plotPoints).below(2) == 0;
                Goal goal = here.split("goal", plotPoints).pick(GOALS);
                RollAdvice advice = RollAdvice.best(roll, plotPoints, reaction, hurting, goal);
                Ratio best = LiteralAdvice.choices(roll, plotPoints)
                        .map(choice -> literal.chance(choice, hurting, goal))
                        .reduceLeft((a, b) -> a.compareTo(b) < 0 ? b : a);
                assertThat(advice.chance())
                        .as("%s with %s PP against %s", roll, plotPoints, reaction)
                        .isEqualTo(best)
                        .isEqualTo(literal.chance(advice.choice(), hurting, goal));
            }
        }
    }

    /** Five dice, drawn. */
    static Pool pool(Seed seed) {
        return Pool.ofAll(Vector.range(0, 5).map(die -> seed.split("die", die).pick(DieSize.all())));
    }

    @Property(tries = 40, seed = "20152")
    void noPlanMadeBeforeTheRollIsBetter(
            @ForAll("rolls") Roll roll,
            @ForAll("reactions") ReactionPlan reaction,
            @ForAll boolean hurting,
            @ForAll("goals") Goal goal) {
        for (int total = 0; total <= 2; total++) {
            for (int effect = 0; effect <= 1; effect++) {
                Ratio advised = RollAdvice.best(roll, total + effect, reaction, hurting, goal)
                        .chance();
                for (int reach = 0; reach <= 12 * (2 + total) + 1; reach++) {
                    DiceChoice kept =
                            new PickStrategy(reach).choose(roll, 2 + total).withLargestSpares(effect);
                    assertThat(LiteralAdvice.chance(kept, reaction, hurting, goal))
                            .isLessThanOrEqualTo(advised);
                }
            }
        }
    }

    @Provide
    Arbitrary<Roll> rolls() {
        return DieArbitraries.rolls(0, 4);
    }

    @Provide
    Arbitrary<ReactionPlan> reactions() {
        Arbitrary<RollPlan> plans = DieArbitraries.pools(0, 3)
                .flatMap(pool -> Arbitraries.integers()
                        .between(0, 1)
                        .map(extra ->
                                RollPlan.of(pool).withExtraTotalDice(extra).withExtraEffectDice(1 - extra)));
        return plans.flatMap(plan -> Arbitraries.of(ReactionPlan.of(plan), ReactionPlan.winning(plan)));
    }

    @Provide
    Arbitrary<Goal> goals() {
        return Arbitraries.of(GOALS.asJava());
    }

    @Test
    void largerRollsThanTheBoundAreRefusedWithTheNumber() {
        Roll many = new Roll(Vector.fill(17, new RolledDie(DieSize.D6, 3)));
        assertThatThrownBy(() -> RollAdvice.best(many, 0, ReactionPlan.of(Pool.empty()), true, Goal.WIN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("17 dice")
                .hasMessageContaining("16");
        assertThatThrownBy(() -> RollPlan.of(Pool.of("17d6"))).hasMessageContaining("17 dice");
        assertThatThrownBy(() -> RollAdvice.best(roll(6, 3), -1, ReactionPlan.of(Pool.empty()), true, Goal.WIN))
                .hasMessage("A budget must be 0 PP or more, not -1.");
    }
}
