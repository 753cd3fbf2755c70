package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Reads the dice of an attack as they lie on the table. */
final class AttackRolls {
    private AttackRolls() {}

    /** Why this cannot be a roll of so many dice. */
    static Option<RuleViolation> misfit(CrisisRoll roll, int dice) {
        if (roll.original().size() != dice) {
            return refuse(roll.original().size() + " dice were rolled, not " + dice);
        }
        int added = RollRules.attack().addedDice(roll.original());
        return roll.added().size() == added
                ? Option.none()
                : refuse(roll.added().size() + " dice were added, not " + added);
    }

    /** Why this cannot come of so many rerolls. */
    static Option<RuleViolation> wrongRerolls(CrisisRoll roll, int most) {
        Vector<CrisisFace> laid = roll.original().appendAll(roll.added());
        Vector<CrisisFace> changed =
                laid.zip(roll.shown()).filter(pair -> pair._1 != pair._2).map(pair -> pair._1);
        if (changed.size() > most) {
            return Option.of(new HulkViolation.TooManyRerolls(changed.size(), most));
        }
        return changed.contains(CrisisFace.FAILURE) ? refuse("a failure was rerolled") : Option.none();
    }

    /** What the attack comes to. */
    static int damage(CrisisRoll attack, CrisisRoll defence) {
        return CrisisRolls.damage(
                CrisisRolls.tally(RollRules.attack(), attack).successes(),
                CrisisRolls.tally(RollRules.defence(), defence).successes());
    }

    private static Option<RuleViolation> refuse(String why) {
        return Option.of(new HulkViolation.DiceDoNotFit(why));
    }
}
