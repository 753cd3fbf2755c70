package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The reasons for the opponents of all players in a pairing. Numbers that several reasons share, the sizes of the
 * groups and the floats of each, are counted once, so that the time for all players grows linearly with the pool.
 */
public final class PairingReasons {
    private final PairingPool pool;
    /** The pair of each player, by the player's index in the pool. */
    private final @Nullable Pairing[] tables;
    /** The number of players with at least as many points, by points. */
    private final TreeMap<Integer, Integer> fromTheTop = new TreeMap<>(Comparator.reverseOrder());
    /** The number of players of a group who meet a lower group, by points. */
    private final TreeMap<Integer, Integer> floats = new TreeMap<>();

    private PairingReasons(PairingPool pool, Iterable<Pairing> pairs) {
        this.pool = pool;
        this.tables = new Pairing[pool.dense().size()];
        for (int points : pool.dense().points()) {
            fromTheTop.merge(points, 1, Integer::sum);
        }
        int above = 0;
        for (Map.Entry<Integer, Integer> group : fromTheTop.entrySet()) {
            above += group.getValue();
            group.setValue(above);
        }
        for (Pairing pairing : pairs) {
            tables[pool.dense().placeOf(pairing.first())] = pairing;
            tables[pool.dense().placeOf(pairing.second())] = pairing;
            int one = pool.points(pairing.first());
            int other = pool.points(pairing.second());
            if (one != other) {
                floats.merge(Math.max(one, other), 1, Integer::sum);
            }
        }
    }

    /** Returns the reasons for a pairing of the pool. */
    public static PairingReasons of(PairingPool pool, Iterable<Pairing> pairs) {
        return new PairingReasons(pool, pairs);
    }

    /** Returns the reason for a player's opponent, or none if the player is not paired. */
    @Rule({EventRuleId.GROUPS, EventRuleId.REMATCH, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    public Option<PairingReason> of(PlayerId player) {
        int place = pool.dense().indexOf(player);
        Pairing pairing = place < 0 ? null : tables[place];
        return pairing == null ? Option.none() : Option.of(of(player, pairing));
    }

    private PairingReason of(PlayerId player, Pairing pairing) {
        PlayerId opponent = pairing.opponentOf(player);
        int points = pool.points(player);
        int opponentPoints = pool.points(opponent);
        return ImmutablePairingReason.builder()
                .player(player)
                .opponent(opponent)
                .points(points)
                .opponentPoints(opponentPoints)
                .floatReason(floated(points, opponentPoints))
                .avoidedOpponents(othersOfTheGroup(pool.metBy(player), points, opponent))
                .excludedOpponents(othersOfTheGroup(pool.excludedFor(player), points, opponent))
                .earlierMeetings(pool.met(pairing))
                .build();
    }

    private Vector<PlayerId> othersOfTheGroup(Vector<PlayerId> players, int points, PlayerId opponent) {
        return players.distinct().filter(other -> pool.points(other) == points && !other.equals(opponent));
    }

    private FloatReason floated(int points, int opponentPoints) {
        if (points == opponentPoints) {
            return FloatReason.NONE;
        }
        if (points < opponentPoints) {
            return FloatReason.MEETS_FLOATER;
        }
        return fromTheTop.getOrDefault(points, 0) % 2 == 1 && floats.getOrDefault(points, 0) == 1
                ? FloatReason.ODD_GROUP
                : FloatReason.TO_AVOID_REMATCHES;
    }
}
