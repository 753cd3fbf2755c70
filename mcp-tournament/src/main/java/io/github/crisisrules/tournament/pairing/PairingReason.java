package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Counted;
import io.github.crisisrules.core.rulebook.Names;
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

    /** The reason for a player's opponent in a pairing of the field; nothing for one who is not paired. For many players ask {@link
     * PairingReasons}. */
    static Option<PairingReason> of(PairingField field, Iterable<Pairing> paired, PlayerId player) {
        return PairingReasons.of(field, paired).of(player);
    }

    /** The same for everybody's eyes: whom the organizer excluded is not said. */
    default PairingReason withoutExclusions() {
        return ImmutablePairingReason.builder()
                .from(this)
                .excluded(Vector.empty())
                .build();
    }

    /** What holds of any pairing, also of one that the rules did not make: who meets whom, and whether again. */
    default String facts(Names names) {
        return meets(names) + (metBefore() > 0 ? ", a rematch." : ".");
    }

    private String meets(Names names) {
        return names.of(player()) + " (" + Counted.of(points(), "point") + ") meets " + names.of(opponent()) + " ("
                + opponentPoints() + ")";
    }

    @Override
    default String words(Names names) {
        StringBuilder text =
                new StringBuilder(meets(names)).append(", ").append(floated().words());
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
