package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.match.BonusPoint;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.match.Score;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.TiebreakChain;
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
    /** The number of each player's meetings before the current stage, which do not count for pairings. */
    public final int[] metBefore;

    private boolean isLater;
    /**
     * Positive if there has been a rematch. This is reliable only for at most {@link Meetings#FEW} players; for
     * more, bits are shared.
     */
    private long again;

    final PointScale scale;
    private final @Nullable BonusPoint bonus;
    private final int byeVps;
    private final int[] start;
    private final Meetings none;
    /** Cached meetings, by the number of opponents that every player has met. */
    private final @Nullable Meetings[] levels;

    Scoreboard(int players, int rounds, Scoring scoring) {
        this.players = players;
        this.rounds = rounds;
        scale = scoring.points();
        bonus = scale.bonus().getOrNull();
        byeVps = scoring.byeVps();
        points = new int[players];
        vps = new int[players];
        losses = new int[players];
        alone = new int[players];
        played = new int[players];
        byes = new int[players];
        met = new int[players * rounds];
        metCount = new int[players];
        metMask = new long[players];
        metBefore = new int[players];
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
        Arrays.fill(metBefore, 0);
        isLater = false;
        again = 0;
    }

    /** Begins a stage in which players may meet who have met before. */
    void beginStage() {
        System.arraycopy(metCount, 0, metBefore, 0, players);
        isLater = true;
    }

    /** Returns whether an earlier stage was played, so that not all meetings count for pairings. */
    public boolean isLaterStage() {
        return isLater;
    }

    /** Creates the empty scoreboard of an event that is ranked by the given tiebreakers. */
    static Scoreboard of(int players, int rounds, TiebreakChain tiebreakers, Scoring scoring) {
        return tiebreakers.isPrinted()
                ? new Scoreboard(players, rounds, scoring)
                : new HouseBoard(players, rounds, scoring, tiebreakers.marginCap());
    }

    /** Copies everything from a scoreboard of the same kind and size. */
    void copy(Scoreboard from) {
        System.arraycopy(from.points, 0, points, 0, players);
        System.arraycopy(from.vps, 0, vps, 0, players);
        System.arraycopy(from.losses, 0, losses, 0, players);
        System.arraycopy(from.alone, 0, alone, 0, players);
        System.arraycopy(from.byes, 0, byes, 0, players);
        System.arraycopy(from.met, 0, met, 0, met.length);
        System.arraycopy(from.metCount, 0, metCount, 0, players);
        System.arraycopy(from.metMask, 0, metMask, 0, players);
        System.arraycopy(from.metBefore, 0, metBefore, 0, players);
        isLater = from.isLater;
        again = from.again;
    }

    /** Replaces the totals of a player by those on record, and sets the rounds without an opponent to match. */
    void set(int player, PlayerRecord record) {
        points[player] = record.points();
        vps[player] = record.vps();
        byes[player] = record.byes();
        alone[player] = record.rounds() - metCount[player];
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
        if (bonus != null) {
            add(bonus, new Score(id(winner), Outcome.WIN, winnerVps), new Score(id(loser), Outcome.LOSS, loserVps));
        }
    }

    void drew(int one, int oneVps, int other, int otherVps) {
        points[one] += scale.draw();
        points[other] += scale.draw();
        vps[one] += oneVps;
        vps[other] += otherVps;
        if (bonus != null) {
            add(bonus, new Score(id(one), Outcome.DRAW, oneVps), new Score(id(other), Outcome.DRAW, otherVps));
        }
    }

    private void add(BonusPoint extra, Score one, Score other) {
        points[one.player().number() - 1] += extra.of(one, other);
        points[other.player().number() - 1] += extra.of(other, one);
    }

    private static PlayerId id(int player) {
        return PlayerId.of(player + 1);
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
