package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** What a round is worth: every way a match can end, the bye and the unpaired loss. */
public final class Scoring {
    /** VPs of a bye, and the least a conceded match gives the opponent. */
    @Rule({EventRules.BYE, EventRules.CONCEDE})
    public static final int GIVEN_VPS = 14;

    private Scoring() {}

    /** The winner wins, whatever the VPs. */
    @Rule({EventRules.VICTORY, EventRules.WINNER_MAY_HAVE_FEWER_VPS})
    public static MatchResult victory(Tally winner, Tally loser) {
        return MatchResult.of(score(winner, Outcome.WIN), score(loser, Outcome.LOSS));
    }

    /** More VPs win, equal VPs are a draw. */
    @Rule({EventRules.TIME, EventRules.WINNER_MAY_HAVE_FEWER_VPS})
    public static MatchResult time(Tally one, Tally other) {
        if (one.vps() == other.vps()) {
            return draw(one, other);
        }
        return one.vps() > other.vps() ? victory(one, other) : victory(other, one);
    }

    /** The conceding player loses with the current VPs, the opponent wins with the greater of 14 and the current VPs. */
    @Rule({EventRules.CONCEDE, EventRules.CONCEDER_KEEPS_VPS})
    public static MatchResult concession(Tally conceding, Tally opponent) {
        return MatchResult.of(
                score(conceding, Outcome.LOSS),
                new Score(opponent.player(), Outcome.WIN, Math.max(GIVEN_VPS, opponent.vps())));
    }

    /** Both draw, with the VPs they have. */
    @Rule(EventRules.DRAW)
    public static MatchResult draw(Tally one, Tally other) {
        return MatchResult.of(score(one, Outcome.DRAW), score(other, Outcome.DRAW));
    }

    /** A bye is a win with 14 VPs. */
    @Rule(EventRules.BYE)
    public static Score bye(PlayerId player) {
        return new Score(player, Outcome.WIN, GIVEN_VPS);
    }

    /** A round missed by one who rejoined or came late: a loss without VPs. */
    @Rule({EventRules.REJOIN, EventRules.LATE_ENTRY_IS_A_REJOIN, EventRules.CONCEDER_KEEPS_VPS})
    public static Score unpairedLoss(PlayerId player) {
        return new Score(player, Outcome.LOSS, 0);
    }

    private static Score score(Tally tally, Outcome outcome) {
        return new Score(tally.player(), outcome, tally.vps());
    }
}
