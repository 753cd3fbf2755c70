package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_STEPS_GO_TO_THE_WINNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.testing.heroic.DieArbitraries;
import io.vavr.collection.Vector;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The kernel against every pair of small pools. */
@Verifies({WIN, EFFECT_UP, EFFECT_BACK, EFFECT_STEPS_GO_TO_THE_WINNER, STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE})
class OpposedOddsTest {
    @Test
    void everyPairOfPoolsOfUpToFourDiceAgreesWithTheLiteralReading() {
        assertThat(DieArbitraries.poolsUpTo(4)).hasSize(1 + 5 + 15 + 35 + 70);
        everyPair(4, RollPlan::of, ReactionPlan::of, true);
    }

    /** Both sides mean to do this with every pool of up to this many dice. */
    static void everyPair(
            int dice, Function<Pool, RollPlan> action, Function<Pool, ReactionPlan> reaction, boolean hurting) {
        LiteralClash literal = new LiteralClash();
        Vector<Pool> pools = DieArbitraries.poolsUpTo(dice);
        for (RollPlan acting : pools.map(action)) {
            for (ReactionPlan reacting : pools.map(reaction)) {
                assertAgrees(acting, reacting, hurting, literal.of(acting, reacting, hurting));
            }
        }
    }

    @Test
    void everyPairOfPoolsOfUpToTwoDiceAgreesFaceByFace() {
        Vector<Pool> pools = DieArbitraries.poolsUpTo(2);
        for (Pool action : pools) {
            for (Pool reaction : pools) {
                RollPlan acting = RollPlan.of(action);
                for (ReactionPlan reacting :
                        Vector.of(ReactionPlan.of(reaction), ReactionPlan.winning(RollPlan.of(reaction)))) {
                    assertAgrees(acting, reacting, true, LiteralClash.faceByFace(acting, reacting, true));
                }
            }
        }
    }

    @Test
    void somePoolsOfThreeAgainstThreeAgreeFaceByFace() {
        Vector<Pool> pools = DieArbitraries.poolsUpTo(3).filter(pool -> pool.size() == 3);
        for (int i = 0; i < 12; i++) {
            Seed seed = Seed.ofWords("three against three").split("pair", i);
            RollPlan acting = RollPlan.of(seed.split("action").pick(pools));
            ReactionPlan reacting = ReactionPlan.of(seed.split("reaction").pick(pools));
            boolean hurting = seed.split("hurting").below(2) == 0;
            assertAgrees(acting, reacting, hurting, LiteralClash.faceByFace(acting, reacting, hurting));
        }
    }

    static void assertAgrees(
            RollPlan action, ReactionPlan reaction, boolean hurting, Distribution<ActionOutcome> literal) {
        ActionOdds odds = hurting ? ActionOdds.hurting(action, reaction) : ActionOdds.helping(action, reaction);
        assertThat(odds.outcomes()).as("%s against %s", action, reaction).isEqualTo(literal);
    }
}
