package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRules.POOL;

import io.github.crisisrules.core.rulebook.Rule;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How many dice an attack, defence or dodge roll starts with; never fewer than one. */
@Rule(POOL)
public record DicePool(int dice) {
    private static final Pattern NUMBER = Pattern.compile("([0-9]{1,9})( dice| die)?");

    /**
     * At least one die.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public DicePool {
        if (dice < 1) {
            throw new IllegalArgumentException("a pool has 1 die or more, not " + dice);
        }
    }

    /** A pool of this many dice. */
    public static DicePool of(int dice) {
        return new DicePool(dice);
    }

    /** Reads a number of dice: {@code "6"}, {@code "6 dice"} or {@code "1 die"}. */
    public static DicePool parse(String text) {
        Matcher number = NUMBER.matcher(text.strip());
        if (!number.matches()) {
            throw new IllegalArgumentException("'" + text + "' is not a pool; write a number of dice such as 6");
        }
        return of(Integer.parseInt(number.group(1)));
    }

    /** With dice added, or taken away where {@code dice} is below zero; one always remains. */
    @Rule(POOL)
    public DicePool plus(int more) {
        return new DicePool(Math.max(1, Math.addExact(dice, more)));
    }
}
