package io.github.crisisrules.fairness.play.pairer;

import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.fairness.play.Scoreboard;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;

/** The state of an event before a Swiss round is paired. Players are numbered from 0, rounds from 1. */
public final class RoundView {
    final PlayedEvent sheet;
    final int[] members;
    private final int round;

    /** Creates the view of a round of an event, with the members to be paired in ascending order. */
    public RoundView(PlayedEvent sheet, int[] members, int round) {
        this.sheet = sheet;
        this.members = members;
        this.round = round;
    }

    /** Returns the number of the round to be paired. */
    public int round() {
        return round;
    }

    /** Returns the number of Swiss rounds of the event. */
    public int rounds() {
        return sheet.rounds();
    }

    /** Returns the size of the cut; 0 if there is none. */
    public int cut() {
        return sheet.cut();
    }

    /** Returns the players to be paired, an even number, in ascending order. */
    public int[] members() {
        return members.clone();
    }

    /** Returns the players to be paired in the order of the current standings, best first. */
    public int[] standings() {
        boolean[] member = new boolean[sheet.players()];
        for (int player : members) {
            member[player] = true;
        }
        int[] order = new int[members.length];
        int at = 0;
        for (int player : sheet.placing.rank()) {
            if (member[player]) {
                order[at++] = player;
            }
        }
        return order;
    }

    /** Returns the players to be paired as a pool of the tournament module, where they are numbered from 1. */
    PairingPool pool() {
        Scoreboard board = sheet.board;
        int[] excluded = sheet.excluded;
        return PairingPool.of(
                Vector.ofAll(members)
                        .map(p -> PoolPlayer.of(
                                PlayerId.of(p + 1),
                                board.points[p],
                                Vector.range(board.metBefore[p], board.metCount[p])
                                        .map(k -> PlayerId.of(board.met[p * board.rounds + k] + 1)))),
                Vector.tabulate(
                        excluded.length / 2,
                        i -> Pairing.of(PlayerId.of(excluded[2 * i] + 1), PlayerId.of(excluded[2 * i + 1] + 1))));
    }

    /** Returns the event points of a player. */
    public int points(int player) {
        return sheet.points(player);
    }

    /** Returns the VPs of a player. */
    public int victoryPoints(int player) {
        return sheet.vps(player);
    }

    /** Returns the rating of a player: the true strength, as an organizer with perfect ratings would know it. */
    public double rating(int player) {
        return sheet.strength(player);
    }

    /** Returns the number of meetings of two players. */
    public int meetings(int one, int other) {
        return sheet.board.meetings(one, other);
    }

    /**
     * Returns the opponent of a player in an earlier round, {@link PlayedEvent#BYE} or {@link PlayedEvent#ABSENT}.
     *
     * @throws IllegalArgumentException if {@code earlier} is not a round before this one
     */
    public int opponent(int earlier, int player) {
        return sheet.opponent(before(earlier), player);
    }

    /** Returns the number of byes of a player. */
    public int byes(int player) {
        return sheet.byes(player);
    }

    /**
     * Returns how a player floated in an earlier round: 1 for up (an opponent with more points), -1 for down, 0 for
     * neither.
     *
     * @throws IllegalArgumentException if {@code earlier} is not a round before this one
     */
    public int floated(int earlier, int player) {
        int opponent = opponent(earlier, player);
        return opponent < 0 ? 0 : Integer.compare(pointsBefore(earlier, opponent), pointsBefore(earlier, player));
    }

    private int pointsBefore(int earlier, int player) {
        int sum = 0;
        for (int past = 1; past < earlier; past++) {
            sum += sheet.gained(past, player);
        }
        return sum;
    }

    private int before(int earlier) {
        if (earlier < 1 || earlier >= round) {
            throw new IllegalArgumentException("Round " + earlier + " is not before round " + round
                    + ". Ask for a round from 1 to " + (round - 1));
        }
        return earlier;
    }
}
