package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.control.Option;

/**
 * A player of an imported event.
 *
 * @param id the number given here, in the order of the file
 * @param key what the other program calls the player
 * @param publishedPoints event points as published, if they were
 * @param publishedStrength Strength of Schedule as published, a decimal number, if it was
 */
public record ImportedPlayer(
        PlayerId id, String key, String name, Option<Integer> publishedPoints, Option<String> publishedStrength) {
    private static final String DECIMAL = "[0-9]{1,9}(\\.[0-9]{1,60})?";

    /**
     * The name is one that a desk takes, and the published strength a decimal number such as 1.8750.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public ImportedPlayer {
        PlainName.checked("player " + id, name);
        publishedStrength.filter(text -> !isDecimal(text)).forEach(text -> {
            throw new IllegalArgumentException("player " + id + ": the published strength '" + PlainName.shown(text)
                    + "' is not a decimal number such as 1.8750");
        });
    }

    /** Whether a text is a number with at most 9 digits before the point and 60 behind it: longer ones would be slow to compute with. */
    static boolean isDecimal(String text) {
        return text.matches(DECIMAL);
    }
}
