package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.conformance.SmallHeap;
import org.junit.jupiter.api.Test;

/** Large pools fit into a small heap. */
class CrisisMemoryTest {
    private static final int MEGABYTES = 64;

    @Test
    void fortyDiceWithFiveRerolls() {
        SmallHeap.assertEnough(MEGABYTES, FortyDice.class, "5", FortyDice.answer(5));
    }

    /** The successes and the wilds of forty dice. */
    static final class FortyDice {
        private FortyDice() {}

        /** The number of rerolls is the argument. */
        public static void main(String[] args) {
            System.out.println(answer(Integer.parseInt(args[0])));
        }

        static String answer(int rerolls) {
            RollRules rules = RollRules.attack().rerolling(rerolls);
            return CrisisOdds.successes(rules, DicePool.of(40)).expectation(count -> count) + " "
                    + CrisisOdds.tally(rules, DicePool.of(40)).outcomes().size();
        }
    }
}
