package io.github.crisisrules.tournament.desk;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** The VPs in an open match when one of the two leaves the event: the leaver's own and the opponent's. */
public record VpsSoFar(int own, int opponent) implements Worded {
    /** Nothing was scored, or there is no open match. */
    public static final VpsSoFar NONE = new VpsSoFar(0, 0);

    /**
     * VPs are not negative.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public VpsSoFar {
        if (Math.min(own, opponent) < 0 || Math.max(own, opponent) > Tally.MOST) {
            throw new IllegalArgumentException(
                    own + " and " + opponent + " VPs: a report has between 0 and " + Tally.MOST);
        }
    }

    /** The match, conceded by the leaver. */
    @Rule({EventRules.ABSENT_AFTER_PAIRING_CONCEDES, EventRules.CONCEDE, EventRules.CONCEDER_KEEPS_VPS})
    MatchEnding conceded(PlayerId leaver, PlayerId stays) {
        return MatchEnding.concession(leaver, own, stays, opponent);
    }

    /** Such as {@code , at 4-17}; nothing where nothing was scored. */
    @Override
    public String words() {
        return equals(NONE) ? "" : ", at " + own + "-" + opponent;
    }
}
