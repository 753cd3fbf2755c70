package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.control.Option;

/**
 * A player of an imported event.
 *
 * @param id the number of the player in the order of the file
 * @param key the id of the player in the other program
 * @param name the name of the player
 * @param publishedPoints event points as published, if any
 * @param publishedStrength Strength of Schedule as published, a decimal number, if any
 * @param publishedRank rank after the Swiss rounds as published, if any
 */
public record ImportedPlayer(
        PlayerId id,
        String key,
        String name,
        Option<Integer> publishedPoints,
        Option<String> publishedStrength,
        Option<Integer> publishedRank) {
    private static final String DECIMAL = "[0-9]{1,9}(\\.[0-9]{1,60})?";

    /**
     * Creates a player.
     *
     * @throws IllegalArgumentException if a desk would refuse the name, or if the published strength is no decimal number
     */
    public ImportedPlayer {
        PlainName.checked("player " + id, name);
        publishedStrength.filter(text -> !isDecimal(text)).forEach(text -> {
            throw new IllegalArgumentException("The published strength '" + PlainName.shown(text) + "' of player " + id
                    + " is not a decimal number such as 1.8750.");
        });
    }

    /** Creates a player of whom nothing is published, with the name as the key. */
    public ImportedPlayer(PlayerId id, String name) {
        this(id, name, name, Option.none(), Option.none(), Option.none());
    }

    /** Returns whether a text is a number with at most 9 digits before the point and 60 after it; longer ones would be slow. */
    static boolean isDecimal(String text) {
        return text.matches(DECIMAL);
    }
}
