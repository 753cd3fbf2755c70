package io.github.crisisrules.encounter.attack;

import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.control.Option;

/**
 * An observation: what an attack came to. People say either all faces of both rolls or the damage as a number. What is said
 * is checked as far as it goes: the number of dice, the dice that criticals add, failures that must stay.
 *
 * <pre>{@code
 * AttackResult faces = AttackResult.parse("CHH-- + W against B-F"); // 4 successes, 1 block: 3 damage
 * AttackResult tough = AttackResult.parse("HHH against B = 1"); // the target's own rule takes 1 more off
 * AttackResult number = AttackResult.of(3);
 * }</pre>
 */
public sealed interface AttackResult {
    /** The damage after the dice and the target's own rules. */
    int damage();

    /** Why this cannot have come of an attack with these pools; none if it can. */
    Option<RuleViolation> fault(AttackPools pools);

    /** As short text; {@link #parse(String)} reads it. */
    String text();

    /** For people: "CHH- against B (2 damage)", or "2 damage". */
    default String words() {
        return damage() + " damage";
    }

    /** All faces of both rolls; the target's own rules change nothing. */
    static AttackResult of(CrisisRoll attack, CrisisRoll defence) {
        return new Faces(attack, defence, Option.none());
    }

    /** The damage as a number, after dice and the target's own rules. */
    static AttackResult of(int damage) {
        return new Damage(damage);
    }

    /**
     * Reads a result: a number of damage ({@code "3"}), or two rolls as {@link CrisisRoll#parse(String)} reads them with
     * {@code against} between them ({@code "CHH- + W against B-"}). What the target's own rules leave of the damage stands
     * after an equals sign ({@code "HHH against B = 1"}).
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
        return new IllegalArgumentException("'" + text + "' is no result of an attack; write the damage, such as 3,"
                + " or both rolls, such as CHH- + W against B-, with = 1 after them where the target's rules leave 1");
    }

    /**
     * All faces of both rolls.
     *
     * @param attack the attack dice as they lie
     * @param defence the defence dice as they lie
     * @param left what the target's own rules leave of the damage, so no more than the dice come to; none where they change nothing
     */
    record Faces(CrisisRoll attack, CrisisRoll defence, Option<Integer> left) implements AttackResult {
        @Override
        public int damage() {
            return left.getOrElse(this::rolled);
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
                    .orElse(() -> left.filter(rest -> rest > rolled())
                            .map(rest -> new AttackViolation.MoreThanTheDice(rest, rolled())));
        }

        @Override
        public String words() {
            return attack.text() + " against " + defence.text() + " (" + damage() + " damage)";
        }

        @Override
        public String text() {
            return attack.text() + " against " + defence.text()
                    + left.map(damage -> " = " + damage).getOrElse("");
        }
    }

    /** The damage as a number. */
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
