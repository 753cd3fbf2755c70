package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
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
public sealed interface PairingReason extends Describable permits ImmutablePairingReason {
    /** Returns the player whose opponent is explained. */
    PlayerId player();

    /** Returns the opponent. */
    PlayerId opponent();

    /** Returns the event points of the player before the round. */
    int points();

    /** Returns the event points of the opponent before the round. */
    int opponentPoints();

    /** Returns the reason why the two met across score groups, if they did. */
    FloatReason floatReason();

    /** Returns the other players of the player's group who were met before in this stage, and so avoided. */
    Vector<PlayerId> avoidedOpponents();

    /** Returns the other players of the player's group whom the organizer excluded as opponents. */
    Vector<PlayerId> excludedOpponents();

    /**
     * Returns the number of times the two had met before in this stage; above 0 only where no better pairing exists.
     */
    int earlierMeetings();

    /**
     * Returns the reason for a player's opponent in a pairing of the pool, or none if the player is not paired. For
     * many players use {@link PairingReasons}.
     */
    static Option<PairingReason> of(PairingPool pool, Iterable<Pairing> paired, PlayerId player) {
        return PairingReasons.of(pool, paired).of(player);
    }

    /** Returns this reason without the players excluded by the organizer, for publication. */
    default PairingReason withoutExclusions() {
        return ImmutablePairingReason.builder()
                .from(this)
                .excludedOpponents(Vector.empty())
                .build();
    }

    /**
     * Returns a sentence that is true of any pairing, including one that the rules did not make: the two players,
     * and whether it is a rematch.
     */
    default String facts(Wording wording) {
        return Sentences.met(wording, player(), points(), opponent(), opponentPoints(), isRematch());
    }

    /** Returns whether the two had met before in this stage. */
    default boolean isRematch() {
        return earlierMeetings() > 0;
    }

    /** Returns the ids of the rules behind the pairing, with commas between them. */
    default String citation() {
        return isRematch() || !avoidedOpponents().isEmpty()
                ? EventRuleId.REMATCH + ", " + EventRuleId.GROUPS
                : EventRuleId.GROUPS;
    }

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
