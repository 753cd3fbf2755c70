package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/**
 * The VPs in an open match when one of the two players leaves the event.
 *
 * @param leaverVps the VPs of the player who leaves
 * @param opponentVps the VPs of the opponent
 */
public record PartialScore(int leaverVps, int opponentVps) implements Describable {
    /** No VPs: none were scored, or there is no open match. */
    public static final PartialScore NONE = new PartialScore(0, 0);

    /**
     * Creates the VPs of an open match.
     *
     * @throws IllegalArgumentException if a number is negative or greater than {@link Tally#MAX}
     */
    public PartialScore {
        if (!Tally.isPossible(leaverVps) || !Tally.isPossible(opponentVps)) {
            throw new IllegalArgumentException(leaverVps + " and " + opponentVps
                    + " VPs are not possible. Give numbers from 0 to " + Tally.MAX + ".");
        }
    }

    /** Returns the ending of the match, conceded by the player who leaves. */
    @Rule({EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES, EventRuleId.CONCEDE, EventRuleId.CONCEDER_KEEPS_VPS})
    public MatchEnding conceded(PlayerId leaver, PlayerId stays) {
        return MatchEnding.concession(leaver, leaverVps, stays, opponentVps);
    }

    /** Returns whether any VPs were scored. */
    public boolean isScored() {
        return !equals(NONE);
    }

    /** Returns a description such as {@code 4–17}, the VPs of the player who leaves first. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
