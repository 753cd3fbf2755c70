package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** Why a player meets this opponent: the group, a float and its reason, and whom the rules kept apart. */
@Value.Immutable
@HouseStyle
public sealed interface PairingReason extends PlayerWords permits ImmutablePairingReason {
    /** Who asks. */
    PlayerId player();

    /** Whom the player meets. */
    PlayerId opponent();

    /** Event points of the player before the round. */
    int points();

    /** Event points of the opponent before the round. */
    int opponentPoints();

    /** How the two came together across groups, if they did. */
    FloatReason floated();

    /** Others of the player's group who were met before in this stage, and so avoided. */
    Vector<PlayerId> avoided();

    /** Others of the player's group whom the organizer excluded. */
    Vector<PlayerId> excluded();

    /** How often the two had met before in this stage; more than 0 only where no better pairing exists. */
    int metBefore();

    /** The reason for a player's opponent in a pairing of the field; nothing for one who is not paired. */
    @Rule({EventRules.GROUPS, EventRules.REMATCH, EventRules.RANDOM_AMONG_THE_BEST_PAIRINGS})
    static Option<PairingReason> of(PairingField field, Iterable<Pairing> paired, PlayerId player) {
        Vector<Pairing> pairs = Vector.ofAll(paired);
        return pairs.find(pairing -> pairing.has(player)).map(pairing -> of(field, pairs, player, pairing));
    }

    private static PairingReason of(PairingField field, Vector<Pairing> pairs, PlayerId player, Pairing pairing) {
        PlayerId opponent = pairing.opponentOf(player);
        int points = field.points(player);
        Vector<PlayerId> group = field.groups()
                .find(found -> found.points() == points)
                .get()
                .players()
                .filter(other -> !other.equals(player) && !other.equals(opponent));
        return ImmutablePairingReason.builder()
                .player(player)
                .opponent(opponent)
                .points(points)
                .opponentPoints(field.points(opponent))
                .floated(floated(field, pairs, points, field.points(opponent)))
                .avoided(group.filter(other -> field.met(Pairing.of(player, other)) > 0))
                .excluded(group.filter(other -> field.forbidden().contains(Pairing.of(player, other))))
                .metBefore(field.met(pairing))
                .build();
    }

    private static FloatReason floated(PairingField field, Vector<Pairing> pairs, int points, int opponentPoints) {
        if (points == opponentPoints) {
            return FloatReason.NONE;
        }
        if (points < opponentPoints) {
            return FloatReason.MEETS_FLOATER;
        }
        int downToGroup = field.players().count(other -> other.points() >= points);
        int floats =
                pairs.count(pairing -> Math.max(field.points(pairing.first()), field.points(pairing.second())) == points
                        && field.points(pairing.first()) != field.points(pairing.second()));
        return downToGroup % 2 == 1 && floats == 1 ? FloatReason.ODD_GROUP : FloatReason.TO_AVOID_REMATCHES;
    }

    @Override
    default String words(Names names) {
        StringBuilder text = new StringBuilder(names.of(player()))
                .append(" (" + points() + " points) meets ")
                .append(names.of(opponent()))
                .append(" (" + opponentPoints() + "), ")
                .append(floated().words());
        if (!avoided().isEmpty()) {
            text.append("; met before in the group and avoided: ")
                    .append(avoided().map(names::of).mkString(", "));
        }
        if (!excluded().isEmpty()) {
            text.append("; excluded by the organizer: ")
                    .append(excluded().map(names::of).mkString(", "));
        }
        if (metBefore() > 0) {
            text.append("; a rematch that could not be avoided");
        }
        return text.append(" [")
                .append(metBefore() > 0 || !avoided().isEmpty() ? EventRules.REMATCH + ", " : "")
                .append(EventRules.GROUPS)
                .append("].")
                .toString();
    }
}
