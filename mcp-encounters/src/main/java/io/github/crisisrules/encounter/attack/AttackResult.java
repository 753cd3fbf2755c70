package io.github.crisisrules.encounter.attack;

import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.control.Option;

/**
 * The observed result of an attack, given either as all faces of both rolls or as the damage. It is checked as far
 * as possible: the number of dice, the dice added by criticals, and failures, which cannot be rerolled.
 *
 * <pre>{@code
 * AttackResult faces = AttackResult.parse("CHH-- + W against B-F"); // 4 successes, 1 block: 3 damage
 * AttackResult tough = AttackResult.parse("HHH against B = 1"); // the target's own rule takes 1 more off
 * AttackResult number = AttackResult.of(3);
 * }</pre>
 */
public sealed interface AttackResult extends Describable {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the damage after the dice and the target's own rules. */
    int damage();

    /** Returns the reason why an attack with these pools cannot have this result, or empty if it can. */
    Option<RuleViolation> fault(AttackPools pools);

    /** Returns the result as short text that {@link #parse(String)} reads. */
    String text();

    /** Creates a result from all faces of both rolls, where the target's own rules change nothing. */
    static AttackResult of(CrisisRoll attack, CrisisRoll defence) {
        return new Faces(attack, defence, Option.none());
    }

    /** Creates a result from the damage after the dice and the target's own rules. */
    static AttackResult of(int damage) {
        return new Damage(damage);
    }

    /**
     * Parses a result: either the damage ({@code "3"}), or two rolls in the format of
     * {@link CrisisRoll#parse(String)} with {@code against} between them ({@code "CHH- + W against B-"}). If the
     * target's own rules reduce the damage, the remaining damage follows an equals sign
     * ({@code "HHH against B = 1"}).
     *
     * @throws IllegalArgumentException if {@code text} is in neither format
     */
    static AttackResult parse(String text) {
        String[] left = text.strip().split("=", -1);
        String[] rolls = left[0].split("against", -1);
        boolean isNumber = rolls.length == 1 && left.length == 1;
        if (!isNumber && (rolls.length != 2 || left.length > 2)) {
            throw unreadable(text);
        }
        return isNumber
                ? of(number(left[0], text))
                : new Faces(
                        CrisisRoll.parse(rolls[0]),
                        CrisisRoll.parse(rolls[1]),
                        Option.when(left.length == 2, () -> number(left[1], text)));
    }

    private static Option<RuleViolation> negative(int damage) {
        return Option.when(damage < 0, () -> new AttackViolation.NegativeDamage(damage));
    }

    private static int number(String part, String text) {
        try {
            return Integer.parseInt(part.strip());
        } catch (NumberFormatException noNumber) {
            throw unreadable(text);
        }
    }

    private static IllegalArgumentException unreadable(String text) {
        return new IllegalArgumentException(
                "'" + PlainName.shown(text) + "' is not the result of an attack. Write the damage, such as 3,"
                        + " or both rolls, such as CHH- + W against B-. Add = 1 if the target's rules leave 1.");
    }

    /**
     * A result given by all faces of both rolls.
     *
     * @param attack the final faces of the attack roll
     * @param defence the final faces of the defence roll
     * @param remainingDamage the damage that the target's own rules leave, at most the damage of the dice; empty if they
     *     change nothing
     */
    record Faces(CrisisRoll attack, CrisisRoll defence, Option<Integer> remainingDamage) implements AttackResult {
        @Override
        public int damage() {
            return remainingDamage.getOrElse(this::rolled);
        }

        /** Returns the faces of the attack roll as text. */
        String attackText() {
            return attack.text();
        }

        /** Returns the faces of the defence roll as text. */
        String defenceText() {
            return defence.text();
        }

        private int rolled() {
            return CrisisRolls.damage(
                    CrisisRolls.tally(RollRules.attack(), attack).successes(),
                    CrisisRolls.tally(RollRules.defence(), defence).successes());
        }

        @Override
        public Option<RuleViolation> fault(AttackPools pools) {
            return pools.fault(attack, defence)
                    .orElse(() -> negative(damage()))
                    .orElse(() -> remainingDamage
                            .filter(rest -> rest > rolled())
                            .map(rest -> new AttackViolation.DamageExceedsRoll(rest, rolled())));
        }

        @Override
        public String text() {
            return attack.text() + " against " + defence.text()
                    + remainingDamage.map(damage -> " = " + damage).getOrElse("");
        }
    }

    /** A result given by the damage alone. */
    record Damage(int damage) implements AttackResult {
        @Override
        public Option<RuleViolation> fault(AttackPools pools) {
            return negative(damage);
        }

        @Override
        public String text() {
            return String.valueOf(damage);
        }
    }
}
