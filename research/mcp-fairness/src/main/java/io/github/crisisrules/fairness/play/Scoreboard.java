package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.match.Scoring;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Points, VPs, opponents and byes of all players of one event.
 *
 * <p>Layout: the opponents of player {@code p}, in the order met, are
 * {@code met[p * rounds] … met[p * rounds + metCount[p] - 1]}.
 */
public class Scoreboard {
    public final int players;
    public final int rounds;
    public final int[] points;
    final int[] vps;
    final int[] losses;
    /** Rounds without an opponent that count as played. */
    private final int[] alone;

    private final int[] played;
    final int[] byes;
    public final int[] met;
    public final int[] metCount;
    /**
     * A filter of 64 bits for each player: bit {@code other mod 64} is set for every opponent met, so a clear bit
     * means that the two have not met.
     */
    private final long[] metMask;
    /**
     * Positive if there has been a rematch. This is reliable only for at most {@link Meetings#FEW} players; for
     * more, bits are shared.
     */
    private long again;

    final PointScale scale;
    private final int byeVps;
    private final int[] start;
    private final Meetings none;
    /** Cached meetings, by the number of opponents that every player has met. */
    private final @Nullable Meetings[] levels;

    Scoreboard(int players, int rounds, Scoring scoring) {
        scale = scoring.points();
        byeVps = scoring.byeVps();
        this.players = players;
        this.rounds = rounds;
        points = new int[players];
        vps = new int[players];
        losses = new int[players];
        alone = new int[players];
        played = new int[players];
        byes = new int[players];
        met = new int[players * rounds];
        metCount = new int[players];
        metMask = new long[players];
        start = new int[players + 1];
        Arrays.setAll(start, p -> p * rounds);
        none = Meetings.none(players);
        levels = new Meetings[rounds + 1];
    }

    void clear() {
        Arrays.fill(points, 0);
        Arrays.fill(vps, 0);
        Arrays.fill(alone, 0);
        Arrays.fill(losses, 0);
        Arrays.fill(byes, 0);
        Arrays.fill(metCount, 0);
        Arrays.fill(metMask, 0);
        again = 0;
    }

    /**
     * Returns the number of rounds that each player has played, including byes and the rounds missed by latecomers.
     * The array is valid until the next match.
     */
    int[] played() {
        for (int p = 0; p < players; p++) {
            played[p] = metCount[p] + alone[p];
        }
        return played;
    }

    int played(int player) {
        return metCount[player] + alone[player];
    }

    /** Returns the meetings of all players, valid until the next match. */
    public Meetings meetings() {
        int each = metCount.length == 0 ? 0 : metCount[0];
        if (!isSame(metCount, each)) {
            return uneven();
        }
        return each == 0 ? none : isFew() && again > 0 ? uneven() : level(each);
    }

    private boolean isFew() {
        return players <= Meetings.FEW;
    }

    /**
     * Returns the meetings if all players have met the same number of opponents and, with few players, there was no
     * rematch, which is the usual case: then the lists and bits are already in place.
     */
    private Meetings level(int each) {
        Meetings flat = levels[each];
        if (flat == null) {
            flat = Meetings.level(start, met, isFew() ? metMask : null, rounds - each);
            levels[each] = flat;
        }
        return flat;
    }

    private Meetings uneven() {
        int[] start = new int[players + 1];
        for (int p = 0; p < players; p++) {
            start[p + 1] = start[p] + metCount[p];
        }
        int[] others = new int[start[players]];
        for (int p = 0; p < players; p++) {
            System.arraycopy(met, p * rounds, others, start[p], metCount[p]);
        }
        return Meetings.flat(start, others);
    }

    private static boolean isSame(int[] values, int value) {
        // Each value is compared with the next, in a vectorized loop.
        int last = values.length - 1;
        return last < 0 || (values[last] == value && Arrays.equals(values, 0, last, values, 1, values.length));
    }

    public int meetings(int one, int other) {
        return (metMask[one] >>> other & 1) == 0 ? 0 : counted(one, other);
    }

    private int counted(int one, int other) {
        int count = 0;
        for (int i = one * rounds, end = i + metCount[one]; i < end; i++) {
            if (met[i] == other) {
                count++;
            }
        }
        return count;
    }

    /** Records a meeting; {@link #won} or {@link #drew} has to follow. */
    void meet(int one, int other) {
        met[one * rounds + metCount[one]++] = other;
        met[other * rounds + metCount[other]++] = one;
        again |= metMask[one] >>> other & 1;
        metMask[one] |= 1L << other;
        metMask[other] |= 1L << one;
    }

    void won(int winner, int winnerVps, int loser, int loserVps) {
        points[winner] += scale.win();
        points[loser] += scale.loss();
        vps[winner] += winnerVps;
        vps[loser] += loserVps;
        losses[loser]++;
    }

    void drew(int one, int other, int vpsOfEach) {
        points[one] += scale.draw();
        points[other] += scale.draw();
        vps[one] += vpsOfEach;
        vps[other] += vpsOfEach;
    }

    void bye(int player) {
        alone[player]++;
        byes[player]++;
        points[player] += scale.bye();
        vps[player] += byeVps;
    }

    void unpairedLoss(int player) {
        alone[player]++;
        losses[player]++;
        points[player] += scale.loss();
    }
}
