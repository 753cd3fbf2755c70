package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_STEPS_GO_TO_THE_WINNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TOTAL_OF_FEWER_THAN_TWO_DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.kernel.Hands;
import io.github.crisisrules.testing.heroic.DieArbitraries;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

@Verifies({
    ROLL,
    TOTAL_OF_FEWER_THAN_TWO_DICE,
    PLAYERS_CHOOSE_TOTAL_AND_EFFECT,
    WIN,
    EFFECT_UP,
    EFFECT_BACK,
    EFFECT_STEPS_GO_TO_THE_WINNER,
    STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE
})
class OddsProperties {
    private static final Vector<PickStrategy> PICKS = Vector.of(
            PickStrategy.HIGHEST_TOTAL,
            PickStrategy.LARGEST_EFFECT,
            PickStrategy.largestEffectReaching(8),
            PickStrategy.largestEffectBeating(11));

    @Test
    void everyPoolOfUpToFourDiceAgreesWithTheLiteralReading() {
        for (Pool pool : DieArbitraries.poolsUpTo(4)) {
            for (PickStrategy pick : PICKS) {
                agrees(RollPlan.of(pool).picking(pick));
            }
            agrees(RollPlan.of(pool).withExtraTotalDice(1));
            agrees(RollPlan.of(pool).withExtraTotalDice(1).picking(PickStrategy.LARGEST_EFFECT));
            agrees(RollPlan.of(pool).withExtraTotalDice(2).picking(PickStrategy.largestEffectReaching(12)));
        }
    }

    @Property(tries = 12, seed = "20121")
    void poolsOfFiveAndSixDiceAgreeWithTheLiteralReading(@ForAll("largePlans") RollPlan plan) {
        agrees(plan);
    }

    @Property(tries = 60, seed = "20122")
    void opposedPlansAgreeWithTheLiteralReading(
            @ForAll("smallPlans") RollPlan action,
            @ForAll("smallPlans") RollPlan reaction,
            @ForAll boolean winning,
            @ForAll boolean hurting) {
        agrees(action, new ReactionPlan(reaction, winning), hurting);
    }

    @Property(tries = 6, seed = "20123")
    void opposedPoolsOfFiveAndSixDiceAgreeWithTheLiteralReading(
            @ForAll("largePlans") RollPlan action, @ForAll("largePlans") RollPlan reaction, @ForAll boolean hurting) {
        agrees(action, ReactionPlan.of(reaction), hurting);
    }

    @Provide
    Arbitrary<RollPlan> largePlans() {
        return plans(5, 6);
    }

    @Provide
    Arbitrary<RollPlan> smallPlans() {
        return plans(0, 4);
    }

    private static Arbitrary<RollPlan> plans(int least, int most) {
        return Combinators.combine(
                        DieArbitraries.pools(least, most),
                        Arbitraries.integers()
                                .between(0, 26)
                                .map(reach -> reach > 24 ? PickStrategy.HIGHEST_TOTAL : new PickStrategy(reach)),
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.integers().between(0, 1))
                .as(RollPlan::new);
    }

    private static void agrees(RollPlan plan) {
        Hands hands = new Hands(3);
        int width = plan.pool().size() + 1;
        long[] weights = Weights.row(plan, hands, true);
        Map<LiteralOdds.Literal, BigInteger> kernel = new TreeMap<>();
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] != 0) {
                int hand = i / width % hands.count();
                kernel.put(
                        new LiteralOdds.Literal(
                                i / width / hands.count(),
                                hands.die(hand, 0),
                                hands.die(hand, 1),
                                hands.die(hand, 2),
                                i % width),
                        BigInteger.valueOf(weights[i]));
            }
        }
        Map<LiteralOdds.Literal, BigInteger> literal = LiteralOdds.of(plan);
        assertThat(kernel).as(plan.toString()).isEqualTo(literal);
        Map<RollOutcome, BigInteger> joint = new java.util.LinkedHashMap<>();
        literal.forEach((outcome, weight) -> joint.merge(
                new RollOutcome(outcome.total(), DieSize.values()[outcome.effect()], outcome.ones()),
                weight,
                BigInteger::add));
        assertThat(PoolOdds.of(plan).outcomes()).isEqualTo(Distribution.of(LinkedHashMap.ofAll(joint)));
    }

    private static void agrees(RollPlan action, ReactionPlan reaction, boolean hurting) {
        ActionOdds odds = hurting ? ActionOdds.hurting(action, reaction) : ActionOdds.helping(action, reaction);
        assertThat(odds.outcomes())
                .as(action + " against " + reaction)
                .isEqualTo(new LiteralClash().of(action, reaction, hurting));
    }
}
