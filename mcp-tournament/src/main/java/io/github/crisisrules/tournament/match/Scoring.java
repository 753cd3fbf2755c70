package io.github.crisisrules.tournament.match;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;

/**
 * The scoring rules of an edition: what each kind of match ending, a bye and an unpaired loss are worth.
 *
 * @param points the event points of all outcomes
 * @param byeVps the VPs of a bye
 * @param concessionVps the minimum of VPs that the opponent of a conceding player gets
 */
public record Scoring(PointScale points, int byeVps, int concessionVps) {
    /**
     * Creates scoring rules.
     *
     * @throws IllegalArgumentException if {@code byeVps} or {@code concessionVps} is not from 0 to {@link Tally#MAX}
     */
    public Scoring {
        if (!Tally.isPossible(byeVps) || !Tally.isPossible(concessionVps)) {
            throw new IllegalArgumentException("A bye cannot be worth " + byeVps + " VPs and a concession "
                    + concessionVps + ". Give numbers from 0 to " + Tally.MAX + ".");
        }
    }

    /** Returns these rules with other event points. */
    public Scoring withPoints(PointScale other) {
        return new Scoring(other, byeVps, concessionVps);
    }

    /** Returns these rules with other VPs for a bye. */
    public Scoring withByeVps(int vps) {
        return new Scoring(points, vps, concessionVps);
    }

    /** Returns these rules with another minimum of VPs for the opponent of a conceding player. */
    public Scoring withConcessionVps(int vps) {
        return new Scoring(points, byeVps, vps);
    }

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
     * with {@link #concessionVps()} or the current VPs, whichever is greater.
     */
    @Rule({EventRuleId.CONCEDE, EventRuleId.CONCEDER_KEEPS_VPS})
    public MatchResult concession(Tally conceding, Tally opponent) {
        return MatchResult.of(
                score(conceding, Outcome.LOSS),
                new Score(opponent.player(), Outcome.WIN, Math.max(concessionVps, opponent.vps())));
    }

    /** Returns the result of a drawn match, with the current VPs. */
    @Rule(EventRuleId.DRAW)
    public static MatchResult draw(Tally one, Tally other) {
        return MatchResult.of(score(one, Outcome.DRAW), score(other, Outcome.DRAW));
    }

    /** Returns the score of a bye: a win with {@link #byeVps()}. */
    @Rule(EventRuleId.BYE)
    public Score bye(PlayerId player) {
        return new Score(player, Outcome.WIN, byeVps);
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
