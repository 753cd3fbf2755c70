package io.github.crisisrules.tournament.standing;

import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Score;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All matches played, by player, for the tiebreakers that need more than the records. A bye is not a match. */
public final class MatchHistory {
    private final Vector<MatchResult> results;
    private final Map<PlayerId, List<FacedOpponent>> byPlayer;

    private MatchHistory(Vector<MatchResult> results, Map<PlayerId, List<FacedOpponent>> byPlayer) {
        this.results = results;
        this.byPlayer = byPlayer;
    }

    /** Creates a book of the given matches, in any order. */
    public static MatchHistory of(Iterable<MatchResult> results) {
        TreeMap<PlayerId, List<FacedOpponent>> byPlayer = new TreeMap<>();
        for (MatchResult result : results) {
            byPlayer.computeIfAbsent(result.first().player(), player -> new ArrayList<>())
                    .add(new FacedOpponent(result.first(), result.second()));
            byPlayer.computeIfAbsent(result.second().player(), player -> new ArrayList<>())
                    .add(new FacedOpponent(result.second(), result.first()));
        }
        return new MatchHistory(Vector.ofAll(results), byPlayer);
    }

    /** Returns all results in the order in which they were given. */
    public Vector<MatchResult> results() {
        return results;
    }

    /** Returns the matches of a player in the order in which they were given. */
    public Vector<FacedOpponent> of(PlayerId player) {
        return Vector.ofAll(byPlayer.getOrDefault(player, List.of()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MatchHistory that && results.equals(that.results);
    }

    @Override
    public int hashCode() {
        return results.hashCode();
    }

    @Override
    public String toString() {
        return results.mkString("MatchHistory(", ", ", ")");
    }

    /**
     * A match from one player's side.
     *
     * @param own the score of the player
     * @param opponent the score of the opponent
     */
    public record FacedOpponent(Score own, Score opponent) {}
}
