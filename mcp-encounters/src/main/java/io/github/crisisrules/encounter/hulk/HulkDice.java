package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.RollRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Reads the dice of an attack as they lie on the table. */
final class HulkDice {
    private HulkDice() {}

    /** The roll, if it can be one of so many dice with so many rerolls; without a number rerolls are not checked. */
    static Either<HulkViolation, CrisisRoll> check(CrisisRoll roll, int dice, Option<Integer> rerolls, String rule) {
        if (roll.original().size() != dice) {
            return refuse(roll.original().size() + " dice were rolled, not " + dice, rule);
        }
        int added = RollRules.attack().addedDice(roll.original());
        if (roll.added().size() != added) {
            return refuse(roll.added().size() + " dice were added, not " + added, rule);
        }
        Vector<CrisisFace> laid = roll.original().appendAll(roll.added());
        Vector<CrisisFace> changed =
                laid.zip(roll.shown()).filter(pair -> pair._1 != pair._2).map(pair -> pair._1);
        if (rerolls.exists(limit -> changed.size() > limit)) {
            return refuse(changed.size() + " dice were rerolled, more than " + rerolls.get(), rule);
        }
        return rerolls.isDefined() && changed.contains(CrisisFace.FAILURE)
                ? refuse("a failure was rerolled", rule)
                : Either.right(roll);
    }

    static int attackSuccesses(CrisisRoll roll) {
        return CrisisRolls.tally(RollRules.attack(), roll).successes();
    }

    static int defenceSuccesses(CrisisRoll roll) {
        return CrisisRolls.tally(RollRules.defence(), roll).successes();
    }

    private static Either<HulkViolation, CrisisRoll> refuse(String why, String rule) {
        return Either.left(new HulkViolation.DiceDoNotFit(why, rule));
    }
}
