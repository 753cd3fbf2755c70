package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.POOL;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The number of dice that an attack, defence or dodge roll starts with; at least one. */
@Rule(POOL)
public record DicePool(int dice) {
    private static final Pattern NUMBER = Pattern.compile("([0-9]{1,9})( dice| die)?");

    /**
     * Validates the number of dice.
     *
     * @throws IllegalArgumentException if {@code dice} is less than 1
     */
    public DicePool {
        if (dice < 1) {
            throw new IllegalArgumentException("A pool needs at least 1 die, not " + dice + ".");
        }
    }

    /** Creates a pool of the given number of dice. */
    public static DicePool of(int dice) {
        return new DicePool(dice);
    }

    /** Parses a number of dice: {@code "6"}, {@code "6 dice"} or {@code "1 die"}. */
    public static DicePool parse(String text) {
        Matcher number = NUMBER.matcher(text.strip());
        if (!number.matches()) {
            throw new IllegalArgumentException(
                    "'" + PlainName.shown(text) + "' is not a pool. Write a number of dice such as 6.");
        }
        return of(Integer.parseInt(number.group(1)));
    }

    /** Returns a pool with {@code more} dice added, or removed if it is negative. At least one die remains. */
    @Rule(POOL)
    public DicePool plus(int more) {
        return new DicePool(Math.max(1, Math.addExact(dice, more)));
    }
}
