package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/**
 * The player who has the bye, and the reason.
 *
 * @param player the player who has the bye
 * @param reason the reason why it is this player
 * @param passedOver the lower-ranked players who have had more byes, lowest first
 */
public record ByeChoice(PlayerId player, ByeReason reason, Vector<PlayerId> passedOver) implements Describable {
    /** Returns whether the bye is one of a house event, in addition to that for an odd number of players. */
    boolean isExtra() {
        return reason == ByeReason.INTENTIONAL || reason == ByeReason.ASSIGNED;
    }

    /** Returns the id of the rule behind the bye. */
    String rule() {
        return isExtra() ? EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL : EventRuleId.BYE;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
