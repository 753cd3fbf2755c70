package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.conformance.SmallHeap;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.Roll;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Twelve dice against twelve fit into a small heap, whatever is asked. */
class OddsMemoryTest {
    private static final int MEGABYTES = 64;
    private static final Pool TWELVE = Pool.of("2d4+2d6+3d8+3d10+2d12");

    @ParameterizedTest
    @EnumSource
    void aSmallHeapIsEnough(Asked asked) {
        SmallHeap.assertEnough(
                MEGABYTES, OneQuestion.class, asked.name(), asked.answer().toString());
    }

    /** The question. */
    enum Asked {
        /** Three plot points, and three dice of each size on offer. */
        ADVICE_BEFORE_THE_ROLL {
            @Override
            Ratio answer() {
                DiceOnOffer offered =
                        new DiceOnOffer(DieSize.all().flatMap(die -> Vector.fill(3, die)), Vector.empty());
                return PlotPointAdvice.best(
                                RollPlan.of(TWELVE), offered, 3, ReactionPlan.winning(everything()), true, GOAL)
                        .chance();
            }
        },
        ADVICE_AFTER_THE_ROLL {
            @Override
            Ratio answer() {
                Roll roll = Roll.of(TWELVE.dice(), Vector.of(3, 2, 6, 5, 8, 6, 3, 9, 4, 7, 10, 11))
                        .get();
                return RollAdvice.best(roll, 3, ReactionPlan.winning(everything()), true, GOAL)
                        .chance();
            }
        },
        /** All that plot points buy, on both sides. */
        FIVE_IN_THE_TOTAL {
            @Override
            Ratio answer() {
                return ActionOdds.hurting(everything(), ReactionPlan.winning(everything()))
                        .chance(GOAL);
            }
        };

        private static final Goal GOAL = Goal.effect(DieSize.D10);

        abstract Ratio answer();

        private static RollPlan everything() {
            return RollPlan.of(TWELVE)
                    .withExtraTotalDice(RollPlan.MAX_EXTRA_TOTAL_DICE)
                    .withExtraEffectDice(1);
        }
    }

    /** Answers one question in a JVM of its own. */
    static final class OneQuestion {
        private OneQuestion() {}

        /** Prints the chance. */
        public static void main(String[] args) {
            System.out.println(Asked.valueOf(args[0]).answer());
        }
    }
}
