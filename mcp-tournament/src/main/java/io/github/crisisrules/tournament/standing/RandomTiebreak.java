package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * The last tiebreaker: a lot for each player, which does not change however often the standings are read and
 * whichever players enter late. A lot is the stage's seed split by the player's number; the lower one, compared as
 * an unsigned number, is ranked first. Every order of tied players is equally likely.
 *
 * @param seed the seed of the lots of one stage
 */
public record RandomTiebreak(Seed seed) implements Comparator<PlayerId> {
    /** Returns the lots of one stage of an event; stage 1 is the Swiss rounds up to the cut. */
    @Rule({EventRuleId.RANDOM, EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE})
    public static RandomTiebreak of(Seed event, int stage) {
        return new RandomTiebreak(event.split("lots", stage));
    }

    /** Returns the player's lot. */
    public Seed lot(PlayerId player) {
        return seed.split("player", player.number());
    }

    @Override
    @Rule({EventRuleId.RANDOM, EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE})
    public int compare(PlayerId one, PlayerId other) {
        return new WithLot<>(one, one, lot(one)).compareTo(new WithLot<>(other, other, lot(other)));
    }

    /** Sorts the players who share a rank by their lots, computing each lot once. */
    <T> void order(List<T> sharers, Function<T, PlayerId> player) {
        List<WithLot<T>> lots = new ArrayList<>(sharers.size());
        for (T sharer : sharers) {
            PlayerId id = player.apply(sharer);
            lots.add(new WithLot<>(sharer, id, lot(id)));
        }
        lots.sort(null);
        for (int i = 0; i < lots.size(); i++) {
            sharers.set(i, lots.get(i).sharer);
        }
    }

    private record WithLot<T>(T sharer, PlayerId player, Seed lot) implements Comparable<WithLot<T>> {
        @Override
        public int compareTo(WithLot<T> other) {
            int first = Long.compareUnsigned(lot.first(), other.lot.first());
            int second = first != 0 ? first : Long.compareUnsigned(lot.second(), other.lot.second());
            return second != 0 ? second : player.compareTo(other.player);
        }
    }
}
