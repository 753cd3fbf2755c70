package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/** The scoring rules: what each kind of match ending, a bye and an unpaired loss are worth. */
public final class Scoring {
    /** The VPs of a bye, and the minimum that the opponent of a conceding player gets. */
    @Rule({EventRuleId.BYE, EventRuleId.CONCEDE})
    public static final int GIVEN_VPS = 14;

    private Scoring() {}

    /** Returns the result of a match with a winner, whatever the VPs. */
    @Rule({EventRuleId.VICTORY, EventRuleId.WINNER_MAY_HAVE_FEWER_VPS})
    public static MatchResult victory(Tally winner, Tally loser) {
        return MatchResult.of(score(winner, Outcome.WIN), score(loser, Outcome.LOSS));
    }

    /** Returns the result of a match that the clock ended: more VPs win, equal VPs are a draw. */
    @Rule({EventRuleId.TIME, EventRuleId.WINNER_MAY_HAVE_FEWER_VPS})
    public static MatchResult time(Tally one, Tally other) {
        if (one.vps() == other.vps()) {
            return draw(one, other);
        }
        return one.vps() > other.vps() ? victory(one, other) : victory(other, one);
    }

    /**
     * Returns the result of a conceded match: the conceding player loses with the current VPs, the opponent wins
     * with 14 or the current VPs, whichever is greater.
     */
    @Rule({EventRuleId.CONCEDE, EventRuleId.CONCEDER_KEEPS_VPS})
    public static MatchResult concession(Tally conceding, Tally opponent) {
        return MatchResult.of(
                score(conceding, Outcome.LOSS),
                new Score(opponent.player(), Outcome.WIN, Math.max(GIVEN_VPS, opponent.vps())));
    }

    /** Returns the result of a drawn match, with the current VPs. */
    @Rule(EventRuleId.DRAW)
    public static MatchResult draw(Tally one, Tally other) {
        return MatchResult.of(score(one, Outcome.DRAW), score(other, Outcome.DRAW));
    }

    /** Returns the score of a bye: a win with 14 VPs. */
    @Rule(EventRuleId.BYE)
    public static Score bye(PlayerId player) {
        return new Score(player, Outcome.WIN, GIVEN_VPS);
    }

    /** Returns the score of a round missed by a player who rejoined or came late: a loss without VPs. */
    @Rule({EventRuleId.REJOIN, EventRuleId.LATE_ENTRY_IS_A_REJOIN, EventRuleId.CONCEDER_KEEPS_VPS})
    public static Score unpairedLoss(PlayerId player) {
        return new Score(player, Outcome.LOSS, 0);
    }

    /**
     * Returns the rounds for which a player who rejoins or comes late has an unpaired loss: those that were paired
     * without the player and do not count as one yet.
     *
     * @param paired the number of rounds paired so far
     * @param played the rounds in which the player had an opponent or a bye
     * @param counted the rounds that already count as unpaired losses
     */
    @Rule({EventRuleId.REJOIN, EventRuleId.LATE_ENTRY_IS_A_REJOIN})
    public static Vector<Integer> missedRounds(int paired, Iterable<Integer> played, Iterable<Integer> counted) {
        return Vector.rangeClosed(1, paired).removeAll(played).removeAll(counted);
    }

    private static Score score(Tally tally, Outcome outcome) {
        return new Score(tally.player(), outcome, tally.vps());
    }
}
