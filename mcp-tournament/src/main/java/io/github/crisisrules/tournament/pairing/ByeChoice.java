package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/**
 * The player who has the bye, and the reason.
 *
 * @param passedOver the lower-ranked players who have had more byes, lowest first
 */
public record ByeChoice(PlayerId player, ByeReason reason, Vector<PlayerId> passedOver) implements PlayerWords {
    @Override
    public String words(Names names) {
        String passed = passedOver.isEmpty()
                ? ""
                : "; ranked lower, but with a bye already: "
                        + passedOver.map(names::of).mkString(", ");
        String rule = reason == ByeReason.INTENTIONAL || reason == ByeReason.ASSIGNED
                ? EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL
                : EventRuleId.BYE;
        return names.of(player) + (rule.equals(EventRuleId.BYE) ? " has the bye: " : " has a bye: ") + reason.words()
                + passed + " [" + rule + "].";
    }
}
