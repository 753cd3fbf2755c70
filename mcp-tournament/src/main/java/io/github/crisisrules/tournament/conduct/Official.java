package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.control.Option;

/**
 * Somebody with a duty at the event: organizer, Watcher or Head Watcher.
 *
 * @param entered the registration number, where the same person also entered the event as a player
 */
public record Official(String name, Option<PlayerId> entered) {
    /** An official has a name. */
    public Official {
        if (name.isBlank()) {
            throw new IllegalArgumentException("an official without a name");
        }
    }

    /** Somebody who does not play in the event. */
    public static Official of(String name) {
        return new Official(name, Option.none());
    }

    /** Somebody who also entered the event as this player. */
    public static Official playingAs(String name, PlayerId player) {
        return new Official(name, Option.some(player));
    }

    @Override
    public String toString() {
        return name;
    }
}
