package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;

/**
 * The place of one player in the whole event; several may share one.
 *
 * @param dropped whether the player left before the end
 */
public record FinalRank(int rank, PlayerId player, boolean dropped) {
    /**
     * Ranks start at 1.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public FinalRank {
        if (rank < 1) {
            throw new IllegalArgumentException("ranks are numbered from 1, not " + rank + " as for player " + player);
        }
    }

    /** The place of one who stayed. */
    public FinalRank(int rank, PlayerId player) {
        this(rank, player, false);
    }

    /**
     * The ranks so far, the best first and sharers by Swiss rank: those out of the final rounds and the champion,
     * then, from the place after the bracket on, everybody else in the order of the Swiss standings. Finalists still
     * in it have none yet.
     */
    @Rule({TimelineRules.RANKS, EventRules.DROPPED_FINALIST_LOSES_THE_ROUND})
    public static Vector<FinalRank> of(Bracket bracket, Iterable<PlayerId> swissStandings) {
        Vector<PlayerId> swiss = Vector.ofAll(swissStandings);
        RankOrder.requireDistinct(swiss);
        Vector<PlayerId> finalists = bracket.seeds().players();
        Vector<FinalRank> ranked = finalists
                .flatMap(player -> bracket.rankOf(player).map(rank -> new FinalRank(rank, player)))
                .sortBy(FinalRank::rank);
        return ranked.appendAll(swiss.removeAll(finalists)
                .zipWithIndex((player, index) -> new FinalRank(finalists.size() + 1 + index, player)));
    }
}
