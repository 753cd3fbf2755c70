package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import java.util.Comparator;

/**
 * The last tiebreaker: a lot for each player, which stays the same however often the standings are read and whoever
 * enters late. A lot is the stage's seed split for the player's number; the lower one, read as an unsigned number, is
 * ranked first. Any order of tied players is equally likely.
 */
public record TieLots(Seed seed) implements Comparator<PlayerId> {
    /** The lots of one stage of an event: stage 1 is the Swiss rounds up to the cut. */
    @Rule({EventRules.RANDOM, EventRules.LOTS_ARE_DRAWN_ONCE_A_STAGE})
    public static TieLots of(Seed event, int stage) {
        return new TieLots(event.split("lots", stage));
    }

    /** This player's lot. */
    public Seed lot(PlayerId player) {
        return seed.split("player", player.number());
    }

    @Override
    @Rule({EventRules.RANDOM, EventRules.LOTS_ARE_DRAWN_ONCE_A_STAGE})
    public int compare(PlayerId one, PlayerId other) {
        Seed a = lot(one);
        Seed b = lot(other);
        int first = Long.compareUnsigned(a.first(), b.first());
        int second = first != 0 ? first : Long.compareUnsigned(a.second(), b.second());
        return second != 0 ? second : one.compareTo(other);
    }
}
