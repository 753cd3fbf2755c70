package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.text.Plural;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The reason why a player meets an opponent: the score group, a float and its reason, and the players whom the
 * rules kept apart.
 */
@Value.Immutable
@HouseStyle
public sealed interface PairingReason extends PlayerWords permits ImmutablePairingReason {
    /** Returns the player whose opponent is explained. */
    PlayerId player();

    /** Returns the opponent. */
    PlayerId opponent();

    /** Returns the event points of the player before the round. */
    int points();

    /** Returns the event points of the opponent before the round. */
    int opponentPoints();

    /** Returns the reason why the two met across score groups, if they did. */
    FloatReason floated();

    /** Returns the other players of the player's group who were met before in this stage, and so avoided. */
    Vector<PlayerId> avoided();

    /** Returns the other players of the player's group whom the organizer excluded as opponents. */
    Vector<PlayerId> excluded();

    /**
     * Returns the number of times the two had met before in this stage; above 0 only where no better pairing exists.
     */
    int metBefore();

    /**
     * Returns the reason for a player's opponent in a pairing of the pool, or none if the player is not paired. For
     * many players use {@link PairingReasons}.
     */
    static Option<PairingReason> of(PairingPool field, Iterable<Pairing> paired, PlayerId player) {
        return PairingReasons.of(field, paired).of(player);
    }

    /** Returns this reason without the players excluded by the organizer, for publication. */
    default PairingReason withoutExclusions() {
        return ImmutablePairingReason.builder()
                .from(this)
                .excluded(Vector.empty())
                .build();
    }

    /**
     * Returns a sentence that is true of any pairing, including one that the rules did not make: the two players,
     * and whether it is a rematch.
     */
    default String facts(Names names) {
        return meets(names) + (metBefore() > 0 ? ", a rematch." : ".");
    }

    private String meets(Names names) {
        return names.of(player()) + " (" + Plural.of(points(), "point") + ") meets " + names.of(opponent()) + " ("
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
                .append(metBefore() > 0 || !avoided().isEmpty() ? EventRuleId.REMATCH + ", " : "")
                .append(EventRuleId.GROUPS)
                .append("].")
                .toString();
    }
}
