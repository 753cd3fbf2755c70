package io.github.crisisrules.tournament.finals;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The rank of one player in the whole event. Several players may share a rank.
 *
 * @param rank the rank, from 1
 * @param player the player
 * @param dropped whether the player left before the end
 */
public record FinalRank(int rank, PlayerId player, boolean dropped) {
    /**
     * Creates a rank.
     *
     * @throws IllegalArgumentException if {@code rank} is less than 1
     */
    public FinalRank {
        if (rank < 1) {
            throw new IllegalArgumentException(
                    "Ranks are numbered from 1, not " + rank + " as for player " + player + ".");
        }
    }

    /** Creates the rank of a player who stayed to the end. */
    public FinalRank(int rank, PlayerId player) {
        this(rank, player, false);
    }

    /**
     * Returns the ranks so far, the best first, and players with the same rank by Swiss rank: the champion and the
     * eliminated finalists, then all other players in the order of the Swiss standings, starting below the
     * bracket. Finalists still in the bracket have no rank yet.
     *
     * @throws IllegalArgumentException if a player is listed twice in {@code swissStandings}
     */
    @Rule({TimelineRuleId.RANKS, EventRuleId.DROPPED_FINALIST_LOSES_THE_ROUND})
    public static Vector<FinalRank> of(Bracket bracket, Iterable<PlayerId> swissStandings) {
        return of(bracket, swissStandings, bracket::rankOf);
    }

    /**
     * Returns the ranks if no more final matches are played: like {@link #of}, but finalists still in the bracket share
     * the best rank that is open to them.
     *
     * @throws IllegalArgumentException if a player is listed twice in {@code swissStandings}
     */
    @Rule({TimelineRuleId.RANKS, EventRuleId.AN_EVENT_CAN_ALWAYS_BE_ENDED})
    public static Vector<FinalRank> ofEnded(Bracket bracket, Iterable<PlayerId> swissStandings) {
        return of(bracket, swissStandings, player -> Option.some(bracket.bestRankOf(player)));
    }

    private static Vector<FinalRank> of(
            Bracket bracket, Iterable<PlayerId> swissStandings, Function<PlayerId, Option<Integer>> ranks) {
        Vector<PlayerId> swiss = Vector.ofAll(swissStandings);
        RankOrder.requireDistinct(swiss);
        Vector<PlayerId> finalists = bracket.seeds().players();
        Vector<FinalRank> ranked = finalists
                .flatMap(player -> ranks.apply(player).map(rank -> new FinalRank(rank, player)))
                .sortBy(FinalRank::rank);
        return ranked.appendAll(swiss.removeAll(finalists)
                .zipWithIndex((player, index) -> new FinalRank(finalists.size() + 1 + index, player)));
    }
}
