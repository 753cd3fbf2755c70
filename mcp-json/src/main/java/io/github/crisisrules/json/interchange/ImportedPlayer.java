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
    /**
     * The name is one that a desk takes.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public ImportedPlayer {
        PlainName.checked("player " + id, name);
    }
}
