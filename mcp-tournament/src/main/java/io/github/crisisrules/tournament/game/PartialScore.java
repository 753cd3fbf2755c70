package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/**
 * The VPs in an open match when one of the two players leaves the event.
 *
 * @param own the VPs of the player who leaves
 * @param opponent the VPs of the opponent
 */
public record PartialScore(int own, int opponent) implements Describable {
    /** No VPs: none were scored, or there is no open match. */
    public static final PartialScore NONE = new PartialScore(0, 0);

    /**
     * Creates the VPs of an open match.
     *
     * @throws IllegalArgumentException if a number is negative or greater than {@link Tally#MAX}
     */
    public PartialScore {
        if (Math.min(own, opponent) < 0 || Math.max(own, opponent) > Tally.MAX) {
            throw new IllegalArgumentException(
                    own + " and " + opponent + " VPs are not possible. Give numbers from 0 to " + Tally.MAX + ".");
        }
    }

    /** Returns the ending of the match, conceded by the player who leaves. */
    @Rule({EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES, EventRuleId.CONCEDE, EventRuleId.CONCEDER_KEEPS_VPS})
    public MatchEnding conceded(PlayerId leaver, PlayerId stays) {
        return MatchEnding.concession(leaver, own, stays, opponent);
    }

    /** Returns a description such as {@code , at 4-17}; empty if nothing was scored. */
    @Override
    public String words() {
        return equals(NONE) ? "" : ", at " + own + "-" + opponent;
    }
}
