package io.github.crisisrules.fairness.play;

/** What there is to see before a Swiss round is paired. Players are numbered from 0, rounds from 1. */
public final class RoundView {
    private final PlayedEvent sheet;
    private final int[] members;
    private final int round;

    RoundView(PlayedEvent sheet, int[] members, int round) {
        this.sheet = sheet;
        this.members = members;
        this.round = round;
    }

    /** The round to be paired. */
    public int round() {
        return round;
    }

    /** How many Swiss rounds the event has. */
    public int rounds() {
        return sheet.rounds();
    }

    /** How many play on after them; 0 for none. */
    public int cut() {
        return sheet.cut();
    }

    /** Those to be paired, an even number, by their numbers. */
    public int[] members() {
        return members.clone();
    }

    /** Those to be paired, best first by the standings of the event so far. */
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

    /** The event points of a player. */
    public int points(int player) {
        return sheet.points(player);
    }

    /** The VPs of a player. */
    public int victoryPoints(int player) {
        return sheet.vps(player);
    }

    /** The rating of a player: the true strength, as an organizer with perfect ratings would know it. */
    public double rating(int player) {
        return sheet.strength(player);
    }

    /** How often two have met. */
    public int meetings(int one, int other) {
        return sheet.board.meetings(one, other);
    }

    /** Whom a player met in an earlier round; {@link PlayedEvent#BYE} or {@link PlayedEvent#ABSENT}. */
    public int opponent(int earlier, int player) {
        return sheet.opponent(before(earlier), player);
    }

    /** How many byes a player had. */
    public int byes(int player) {
        return sheet.byes(player);
    }

    /** How a player floated in an earlier round: 1 up (met one with more points), -1 down, 0 neither. */
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
            throw new IllegalArgumentException("round " + earlier + " is not before round " + round
                    + "; ask for a round from 1 to " + (round - 1));
        }
        return earlier;
    }
}
