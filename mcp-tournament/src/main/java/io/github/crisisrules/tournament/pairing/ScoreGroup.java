package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.Comparator;

/** Players of equal event points, by registration number. */
public record ScoreGroup(int points, Vector<PlayerId> players) {
    /**
     * A score group has at least one player.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public ScoreGroup {
        if (players.isEmpty()) {
            throw new IllegalArgumentException("a score group needs at least one player");
        }
    }

    /** The groups of these players, highest points first. */
    @Rule(EventRules.GROUPS)
    public static Vector<ScoreGroup> of(Iterable<FieldPlayer> players) {
        TreeMap<Integer, Vector<PlayerId>> groups = TreeMap.empty(Comparator.<Integer>reverseOrder());
        for (FieldPlayer player : Vector.ofAll(players).sortBy(FieldPlayer::id)) {
            groups = groups.put(
                    player.points(),
                    groups.get(player.points()).getOrElse(Vector.empty()).append(player.id()));
        }
        return groups.map(group -> new ScoreGroup(group._1, group._2)).toVector();
    }
}
