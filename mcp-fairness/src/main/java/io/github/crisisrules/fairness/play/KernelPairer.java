package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import java.util.Arrays;

/** The library's Swiss kernel, called on the scoreboard's arrays without a detour through values. */
final class KernelPairer implements RoundPairer {
    private final int randomRounds;
    private int[] place = new int[0];

    KernelPairer(int randomRounds) {
        this.randomRounds = randomRounds;
    }

    @Override
    public int[] pair(Scoreboard board, int[] members, int round, Seed seed) {
        int n = members.length;
        int[] points = new int[n];
        if (round > randomRounds) {
            for (int i = 0; i < n; i++) {
                points[i] = board.points[members[i]];
            }
        }
        int[] pairs = SwissKernel.pair(points, meetings(board, members), Meetings.none(n), seed.draws(), null);
        for (int i = 0; i < n; i++) {
            pairs[i] = members[pairs[i]];
        }
        return pairs;
    }

    /** Who of the members has met whom, by place among the members; those who are gone are left out. */
    private Meetings meetings(Scoreboard board, int[] members) {
        int n = members.length;
        if (place.length < board.players) {
            place = new int[board.players];
        }
        Arrays.fill(place, -1);
        int most = 0;
        for (int i = 0; i < n; i++) {
            place[members[i]] = i;
            most += board.metCount[members[i]];
        }
        int[] start = new int[n + 1];
        int[] others = new int[most];
        int at = 0;
        for (int i = 0; i < n; i++) {
            int p = members[i];
            for (int k = p * board.rounds, end = k + board.metCount[p]; k < end; k++) {
                int other = place[board.met[k]];
                if (other >= 0) {
                    others[at++] = other;
                }
            }
            start[i + 1] = at;
        }
        return Meetings.flat(start, at == most ? others : Arrays.copyOf(others, at));
    }
}
