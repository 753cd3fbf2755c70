package io.github.crisisrules.fairness.play.pairer;

import java.util.Arrays;

/** Checks that a caller's system pairs every player of a round exactly once. */
public final class RoundCheck {
    private static final int NO_PLAYER = -1;

    private RoundCheck() {}

    /**
     * Checks a pairing. Messages number players from 1, as the system sees them.
     *
     * @throws IllegalArgumentException if the pairing leaves a player out, pairs a player twice or with itself, or
     *     names a player who is not a member
     */
    public static void requireWhole(String system, int round, int[] members, int[] pairs) {
        String where = "The system '" + system + "', round " + round + ": ";
        if (pairs.length % 2 != 0) {
            throw new IllegalArgumentException(
                    where + pairs.length + " numbers are not pairs. Return two for each pair.");
        }
        int most = 0;
        for (int player : members) {
            most = Math.max(most, player);
        }
        int[] opponent = new int[most + 1];
        boolean[] member = new boolean[most + 1];
        Arrays.fill(opponent, NO_PLAYER);
        for (int player : members) {
            member[player] = true;
        }
        for (int i = 0; i < pairs.length; i++) {
            int player = pairs[i];
            int other = pairs[i ^ 1];
            if (player < 0 || player > most || !member[player]) {
                throw new IllegalArgumentException(where + "The pair " + pair(player, other) + " names player "
                        + (player + 1) + ", who is not to be paired. Pair only the given players.");
            }
            if (player == other) {
                throw new IllegalArgumentException(where + "The pair " + pair(player, other)
                        + " is one player. Pair every player with another one.");
            }
            if (opponent[player] != NO_PLAYER) {
                throw new IllegalArgumentException(
                        where + "Player " + (player + 1) + " is paired twice, in " + pair(player, opponent[player])
                                + " and in " + pair(player, other) + ". Pair every player once.");
            }
            opponent[player] = other;
        }
        int[] left = Arrays.stream(members)
                .filter(player -> opponent[player] == NO_PLAYER)
                .toArray();
        if (left.length > 0) {
            throw new IllegalArgumentException(where + named(left) + " left out, with " + pairs.length / 2
                    + " pairs for " + members.length + " players. Pair every player once.");
        }
    }

    private static String pair(int one, int other) {
        return (one + 1) + "–" + (other + 1);
    }

    private static String named(int[] players) {
        StringBuilder names = new StringBuilder(players.length == 1 ? "Player " : "Players ");
        for (int i = 0; i < Math.min(players.length, 6); i++) {
            names.append(i == 0 ? "" : i == players.length - 1 ? " and " : ", ").append(players[i] + 1);
        }
        return names.append(players.length > 6 ? " and " + (players.length - 6) + " more" : "")
                .append(players.length == 1 ? " is" : " are")
                .toString();
    }
}
