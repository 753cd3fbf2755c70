package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.Comparator;

/**
 * The players of equal event points, by registration number.
 *
 * @param points the event points of these players
 * @param players the players, by registration number
 */
public record ScoreGroup(int points, Vector<PlayerId> players) {
    /**
     * Creates a score group.
     *
     * @throws IllegalArgumentException if {@code players} is empty
     */
    public ScoreGroup {
        if (players.isEmpty()) {
            throw new IllegalArgumentException("A score group needs at least one player. Leave out empty groups.");
        }
    }

    /** Returns the score groups of the given players, highest points first. */
    @Rule(EventRuleId.GROUPS)
    public static Vector<ScoreGroup> of(Iterable<PoolPlayer> players) {
        TreeMap<Integer, Vector<PlayerId>> groups = TreeMap.empty(Comparator.<Integer>reverseOrder());
        for (PoolPlayer player : Vector.ofAll(players).sortBy(PoolPlayer::id)) {
            groups = groups.put(
                    player.points(),
                    groups.get(player.points()).getOrElse(Vector.empty()).append(player.id()));
        }
        return groups.map(group -> new ScoreGroup(group._1, group._2)).toVector();
    }
}
