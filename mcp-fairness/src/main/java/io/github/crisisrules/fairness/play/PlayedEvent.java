package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What happened in a simulated event, as the metrics read it. The player who made it writes the next event over it: read it, then let it
 * go. Players are numbered from 0.
 */
public final class PlayedEvent {
    /** In place of an opponent: the player had the bye. */
    public static final int BYE = -1;

    /** In place of an opponent: the player was not there. */
    public static final int ABSENT = -2;

    final EventPlan plan;
    private final TiebreakChain tiebreakers;
    final Scoreboard board;
    final Placing placing;
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
    EventDraw draw;
    Attendees attendees;
    int matches;
    int floats;
    int winner;

    @Nullable
    Tiebreaker lastPlace;

    PlayedEvent(EventPlan plan, TiebreakChain tiebreakers, EventDraw draw) {
        this.plan = plan;
        this.tiebreakers = tiebreakers;
        this.draw = draw;
        attendees = Attendees.full(plan.players());
        int n = plan.players();
        if (tiebreakers.isPrinted()) {
            board = new Scoreboard(n, plan.rounds());
            placing = new Placing(board);
        } else {
            HouseBoard house = new HouseBoard(n, plan.rounds(), tiebreakers.marginCap());
            board = house;
            placing = new HousePlacing(house, tiebreakers);
        }
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
        Arrays.fill(floatsDown, 0);
        Arrays.fill(floatsUp, 0);
        Arrays.fill(rematches, 0);
        matches = 0;
        floats = 0;
        lastPlace = null;
    }

    /** How many players took part, late ones too. */
    public int players() {
        return plan.players();
    }

    /** How many rounds were played before the cut. */
    public int rounds() {
        return plan.rounds();
    }

    /** How many played on after them; 0 for none. */
    public int cut() {
        return plan.cut();
    }

    /** By what players were ranked after the rounds. */
    public TiebreakChain tiebreakers() {
        return tiebreakers;
    }

    /** The strength of a player. */
    public double strength(int player) {
        return draw.strength(player);
    }

    /** The number of the faction a player plays, from 0; 0 where there are none. */
    public int faction(int player) {
        return draw.faction(player);
    }

    /** By what the true order goes: the strength or, where match-ups count, the average chance against the field, a draw being half a win. */
    public double merit(int player) {
        return draw.merit(player);
    }

    /** The players, the truly best first. The array belongs to the event. */
    public int[] trueOrder() {
        return draw.trueOrder();
    }

    /** Twice the true rank of each player; players of equal merit share theirs. The array belongs to the event. */
    public int[] twiceTrueRanks() {
        return draw.twiceTrueRanks();
    }

    /** Whom a player met in a Swiss round, from 1; {@link #BYE} or {@link #ABSENT}. */
    public int opponent(int round, int player) {
        return opponents[(round - 1) * plan.players() + player];
    }

    /** Event points after the Swiss rounds. */
    public int points(int player) {
        return board.points[player];
    }

    /** VPs of the Swiss rounds. */
    public int vps(int player) {
        return board.vps[player];
    }

    /** How many byes a player had. */
    public int byes(int player) {
        return board.byes[player];
    }

    /** How many opponents a player met. */
    public int meetings(int player) {
        return board.metCount[player];
    }

    /** The opponent of a player's match, from 0 in the order played. */
    public int met(int player, int match) {
        return board.met[player * board.rounds + match];
    }

    /** How often a player met one with fewer points. */
    public int floatsDown(int player) {
        return floatsDown[player];
    }

    /** How often a player met one with more points. */
    public int floatsUp(int player) {
        return floatsUp[player];
    }

    /** How often a player met an opponent again. */
    public int rematches(int player) {
        return rematches[player];
    }

    /** Swiss matches in all. */
    public int matches() {
        return matches;
    }

    /** Swiss matches between players of different points. */
    public int floats() {
        return floats;
    }

    /** The player on a rank after the Swiss rounds, from 1. */
    public int swissRanked(int rank) {
        return swiss[rank - 1];
    }

    /** Whether a player advanced. */
    public boolean isInCut(int player) {
        return inCut[player];
    }

    /** Whether a player left before the end. */
    public boolean isDropped(int player) {
        return attendees.isDropped(player);
    }

    /** Whether a player came for round 2 only. */
    public boolean isLate(int player) {
        return attendees.isLate(player);
    }

    /** Twice the final rank, so that shared ranks have a whole number too: sharers of 5th to 8th have 13. */
    public int twiceRank(int player) {
        return twiceRank[player];
    }

    /** The finalist with a seed, from 1. */
    public int seeded(int seed) {
        return bracket[seed - 1];
    }

    /** Who won the event. */
    public int winner() {
        return winner;
    }

    /** What decided between the last who advanced and the next who did not; nothing where there was no cut or nobody outside. */
    public @Nullable Tiebreaker lastPlace() {
        return lastPlace;
    }

    /** The event points a player won in a Swiss round, from 1. */
    public int gained(int round, int player) {
        return gained[(round - 1) * plan.players() + player];
    }

    /** Whether one player won a Swiss match against another. */
    public boolean hasBeaten(int one, int other) {
        for (int round = 1; round <= plan.rounds(); round++) {
            if (opponent(round, one) == other && gained(round, one) > gained(round, other)) {
                return true;
            }
        }
        return false;
    }
}
