package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The record of a simulated event, from which metrics are read. It is valid only until its {@link EventPlayer}
 * plays the next event, which overwrites it. Players are numbered from 0.
 */
public final class PlayedEvent {
    /** The opponent of a player who has the bye. */
    public static final int BYE = -1;

    /** The opponent of a player who is absent. */
    public static final int ABSENT = -2;

    private static final int[] NO_PLAYERS = {};

    final EventPlan plan;
    private final TiebreakChain tiebreakers;
    public final Scoreboard board;
    public final Placing placing;
    final int[] opponents;
    final int[] gained;
    final int[] floatsDown;
    final int[] floatsUp;
    final int[] rematches;
    final int[] swiss;
    final int[] twiceRank;
    final int[] bracket;
    final boolean[] inCut;
    final RoundMatches round;
    /** The outcome of each player's next match in a real event that is continued; empty for other events. */
    final @Nullable Outcome[] nextOutcomes;
    /** The excluded pairs; each two consecutive entries are a pair. */
    public final int[] excluded;

    EventSample sample;
    Attendees attendees;
    int matches;
    int floats;
    int winner;

    @Nullable
    Tiebreaker lastPlace;

    PlayedEvent(EventPlan plan, TiebreakChain tiebreakers, EventSample sample) {
        this(
                plan,
                Scoreboard.of(plan.players(), plan.rounds(), tiebreakers, plan.scoring()),
                tiebreakers,
                sample,
                NO_PLAYERS,
                0);
    }

    PlayedEvent(EventPosition position, EventPlan plan, EventSample sample) {
        this(plan, position.emptyBoard(), position.tiebreakers, sample, position.excluded, plan.players());
    }

    private PlayedEvent(
            EventPlan plan,
            Scoreboard board,
            TiebreakChain tiebreakers,
            EventSample sample,
            int[] excluded,
            int continued) {
        this.plan = plan;
        this.tiebreakers = tiebreakers;
        this.sample = sample;
        attendees = Attendees.full(plan.players());
        int n = plan.players();
        this.board = board;
        placing = board instanceof HouseBoard house ? new HousePlacing(house, tiebreakers) : new Placing(board);
        nextOutcomes = new Outcome[continued];
        this.excluded = excluded;
        opponents = new int[n * plan.rounds()];
        gained = new int[n * plan.rounds()];
        floatsDown = new int[n];
        floatsUp = new int[n];
        rematches = new int[n];
        swiss = new int[n];
        twiceRank = new int[n];
        bracket = new int[plan.cut()];
        inCut = new boolean[n];
        round = new RoundMatches(n);
    }

    void clear(Seed desk) {
        board.clear();
        placing.begin(desk);
        clearCounts();
    }

    /** Sets the sheet to the position of a real event. */
    void restore(EventPosition position) {
        board.copy(position.board);
        placing.begin(position.lots, position.ranked);
        attendees.restore(position.active);
        System.arraycopy(position.opponents, 0, opponents, 0, opponents.length);
        System.arraycopy(position.gained, 0, gained, 0, gained.length);
        Arrays.fill(nextOutcomes, null);
        clearCounts();
    }

    private void clearCounts() {
        Arrays.fill(floatsDown, 0);
        Arrays.fill(floatsUp, 0);
        Arrays.fill(rematches, 0);
        matches = 0;
        floats = 0;
        lastPlace = null;
    }

    /** Returns the number of players, including latecomers. */
    public int players() {
        return plan.players();
    }

    /** Returns the number of rounds before the cut. */
    public int rounds() {
        return plan.rounds();
    }

    /** Returns the size of the cut; 0 if there is none. */
    public int cut() {
        return plan.cut();
    }

    /** Returns the tiebreakers that rank the players after the rounds. */
    public TiebreakChain tiebreakers() {
        return tiebreakers;
    }

    /** Returns the strength of a player. */
    public double strength(int player) {
        return sample.strength(player);
    }

    /** Returns the index of a player's faction; 0 if there are no factions. */
    public int faction(int player) {
        return sample.faction(player);
    }

    /**
     * Returns the value that determines the true order: the strength or, with match-ups, the average score against
     * all players, where a draw is half a win.
     */
    public double merit(int player) {
        return sample.merit(player);
    }

    /** Returns the players, the truly best first. The array must not be changed. */
    public int[] trueOrder() {
        return sample.trueOrder();
    }

    /**
     * Returns twice the true rank of each player; players of equal merit share a rank. The array must not be
     * changed.
     */
    public int[] twiceTrueRanks() {
        return sample.twiceTrueRanks();
    }

    /**
     * Returns the opponent of a player in a Swiss round, {@link #BYE} or {@link #ABSENT}.
     *
     * @param round the round, from 1
     */
    public int opponent(int round, int player) {
        return opponents[(round - 1) * plan.players() + player];
    }

    /** Returns the event points of a player after the Swiss rounds. */
    public int points(int player) {
        return board.points[player];
    }

    /** Returns the VPs of a player in the Swiss rounds. */
    public int vps(int player) {
        return board.vps[player];
    }

    /** Returns the number of byes of a player. */
    public int byes(int player) {
        return board.byes[player];
    }

    /** Returns the number of matches of a player. */
    public int meetings(int player) {
        return board.metCount[player];
    }

    /**
     * Returns the opponent in a player's match.
     *
     * @param match the index of the match in the order played, from 0
     */
    public int met(int player, int match) {
        return board.met[player * board.rounds + match];
    }

    /** Returns the number of matches of a player against an opponent with fewer points. */
    public int floatsDown(int player) {
        return floatsDown[player];
    }

    /** Returns the number of matches of a player against an opponent with more points. */
    public int floatsUp(int player) {
        return floatsUp[player];
    }

    /** Returns the number of matches of a player against an opponent met before. */
    public int rematches(int player) {
        return rematches[player];
    }

    /** Returns the number of Swiss matches. */
    public int matches() {
        return matches;
    }

    /** Returns the number of Swiss matches between players of different points. */
    public int floats() {
        return floats;
    }

    /** Returns the player with the given rank after the Swiss rounds, from 1. */
    public int swissRanked(int rank) {
        return swiss[rank - 1];
    }

    /** Returns the player who is first in the standings after the Swiss rounds. */
    public int swissWinner() {
        return swiss[0];
    }

    /** Returns whether a player made the cut. */
    public boolean isInCut(int player) {
        return inCut[player];
    }

    /** Returns whether a player dropped before the end. */
    public boolean isDropped(int player) {
        return attendees.isDropped(player);
    }

    /** Returns whether a player entered in round 2. */
    public boolean isLate(int player) {
        return attendees.isLate(player);
    }

    /** Returns twice the final rank, so that shared ranks are integers: players who share ranks 5 to 8 have 13. */
    public int twiceRank(int player) {
        return twiceRank[player];
    }

    /** Returns the finalist with the given seed, from 1. */
    public int seeded(int seed) {
        return bracket[seed - 1];
    }

    /** Returns the winner of the event; {@link #ABSENT} if a real event that is continued ends without one. */
    public int winner() {
        return winner;
    }

    /**
     * Returns the tiebreaker that decided between the last player in the cut and the first outside it, or null if
     * there was no cut or no player outside.
     */
    public @Nullable Tiebreaker lastPlace() {
        return lastPlace;
    }

    /**
     * Returns the outcome of a player's next match in a real event that is continued, or null if the player has no
     * further match.
     */
    public @Nullable Outcome nextOutcome(int player) {
        return nextOutcomes[player];
    }

    /**
     * Returns the event points that a player gained in a Swiss round, without a bonus.
     *
     * @param round the round, from 1
     */
    public int gained(int round, int player) {
        return gained[(round - 1) * plan.players() + player];
    }

    /** Returns whether {@code one} has won a Swiss match against {@code other}. */
    public boolean hasBeaten(int one, int other) {
        for (int round = 1; round <= plan.rounds(); round++) {
            if (opponent(round, one) == other && gained(round, one) > gained(round, other)) {
                return true;
            }
        }
        return false;
    }
}
