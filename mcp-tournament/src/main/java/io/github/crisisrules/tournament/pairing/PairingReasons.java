package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Why everybody meets the opponent of a pairing. What the reasons of several players share, the sizes of the groups and how many
 * of each float, is counted once, so that reasons for everybody take a time that grows with the field.
 */
public final class PairingReasons {
    private final PairingField field;
    /** Everybody's pair, by the place in the field. */
    private final @Nullable Pairing[] tables;
    /** By points: how many players have at least as many. */
    private final TreeMap<Integer, Integer> fromTheTop = new TreeMap<>(Comparator.reverseOrder());
    /** By points: how many of the group meet a lower one. */
    private final TreeMap<Integer, Integer> floats = new TreeMap<>();

    private PairingReasons(PairingField field, Iterable<Pairing> pairs) {
        this.field = field;
        this.tables = new Pairing[field.dense().size()];
        for (int points : field.dense().points()) {
            fromTheTop.merge(points, 1, Integer::sum);
        }
        int above = 0;
        for (Map.Entry<Integer, Integer> group : fromTheTop.entrySet()) {
            above += group.getValue();
            group.setValue(above);
        }
        for (Pairing pairing : pairs) {
            tables[field.dense().placeOf(pairing.first())] = pairing;
            tables[field.dense().placeOf(pairing.second())] = pairing;
            int one = field.points(pairing.first());
            int other = field.points(pairing.second());
            if (one != other) {
                floats.merge(Math.max(one, other), 1, Integer::sum);
            }
        }
    }

    /** The reasons of a pairing of the field. */
    public static PairingReasons of(PairingField field, Iterable<Pairing> pairs) {
        return new PairingReasons(field, pairs);
    }

    /** The reason for a player's opponent; nothing for one who is not paired. */
    @Rule({EventRules.GROUPS, EventRules.REMATCH, EventRules.RANDOM_AMONG_THE_BEST_PAIRINGS})
    public Option<PairingReason> of(PlayerId player) {
        int place = field.dense().indexOf(player);
        Pairing pairing = place < 0 ? null : tables[place];
        return pairing == null ? Option.none() : Option.of(of(player, pairing));
    }

    private PairingReason of(PlayerId player, Pairing pairing) {
        PlayerId opponent = pairing.opponentOf(player);
        int points = field.points(player);
        int opponentPoints = field.points(opponent);
        return ImmutablePairingReason.builder()
                .player(player)
                .opponent(opponent)
                .points(points)
                .opponentPoints(opponentPoints)
                .floated(floated(points, opponentPoints))
                .avoided(othersOfTheGroup(field.metBy(player), points, opponent))
                .excluded(othersOfTheGroup(field.excludedFor(player), points, opponent))
                .metBefore(field.met(pairing))
                .build();
    }

    private Vector<PlayerId> othersOfTheGroup(Vector<PlayerId> players, int points, PlayerId opponent) {
        return players.distinct().filter(other -> field.points(other) == points && !other.equals(opponent));
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
