package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The players present in each round. One random number is used for each player and round, present or not, so that a
 * player who stays longer under one system does not change the luck of the others.
 */
final class Attendees {
    private static final double STAYS = 1;

    private final boolean[] active;
    private final boolean[] dropped;
    private final boolean[] late;
    private final AttendanceModel rule;
    private final @Nullable RandomSource random;

    /** The random number of each player in this round; {@link #STAYS} for players who cannot leave. */
    private final double[] drawn;

    private int count;

    private Attendees(int players, AttendanceModel rule, @Nullable RandomSource random) {
        this.rule = rule;
        this.random = random;
        active = new boolean[players];
        dropped = new boolean[players];
        late = new boolean[players];
        drawn = new double[players];
        markAllPresent();
    }

    /** Marks every player as present again. */
    void markAllPresent() {
        Arrays.fill(active, true);
        Arrays.fill(dropped, false);
        Arrays.fill(late, false);
        count = active.length;
    }

    /** Marks the given players as present and all others as dropped. */
    void restore(boolean[] present) {
        count = 0;
        for (int p = 0; p < active.length; p++) {
            active[p] = present[p];
            dropped[p] = !present[p];
            count += present[p] ? 1 : 0;
        }
    }

    static Attendees full(int players) {
        return new Attendees(players, AttendanceModel.FULL, null);
    }

    static Attendees of(int players, int cut, AttendanceModel rule, RandomSource random) {
        Attendees attendees = new Attendees(players, rule, random);
        for (int p = 0; p < players; p++) {
            attendees.drawn[p] = random.unit();
        }
        attendees.go(rule.late(), Math.max(cut, 4), attendees.late);
        return attendees;
    }

    /** Lets latecomers enter before round 2, and lets players drop before any round but the first. */
    void beforeRound(int round, int cut, Scoreboard board) {
        if (random == null || round == 1) {
            return;
        }
        if (round == 2) {
            for (int p = 0; p < active.length; p++) {
                if (late[p]) {
                    active[p] = true;
                    count++;
                    board.unpairedLoss(p);
                }
            }
        }
        for (int p = 0; p < active.length; p++) {
            double own = random.unit();
            boolean comesNow = round == 2 && late[p];
            drawn[p] = active[p] && !comesNow && board.losses[p] >= rule.losses() ? own : STAYS;
        }
        go(rule.drops(), Math.max(cut, 4), dropped);
    }

    /**
     * Removes the players whose random number is below {@code chance}, but keeps at least {@code least} players. If
     * not all of them can go, those with the lowest numbers do, so that the order of the players does not matter.
     */
    private void go(double chance, int least, boolean[] gone) {
        int going = 0;
        for (double own : drawn) {
            going += own < chance ? 1 : 0;
        }
        double below = chance;
        if (going > count - least) {
            double[] lowest = drawn.clone();
            Arrays.sort(lowest);
            below = lowest[Math.max(0, count - least)];
        }
        for (int p = 0; p < active.length; p++) {
            if (drawn[p] < below) {
                active[p] = false;
                gone[p] = true;
                count--;
            }
        }
    }

    /** Returns the number of active players with fewer losses than the given number. */
    int withFewerLosses(int losses, Scoreboard board) {
        int found = 0;
        for (int p = 0; p < active.length; p++) {
            found += active[p] && board.losses[p] < losses ? 1 : 0;
        }
        return found;
    }

    /**
     * Eliminates players with at least the given number of losses, the lowest ranked first, but keeps at least
     * {@code least} players.
     */
    void putOut(int losses, int least, Scoreboard board, int[] bestFirst) {
        for (int place = bestFirst.length - 1; place >= 0; place--) {
            int p = bestFirst[place];
            if (active[p] && board.losses[p] >= losses && count > least) {
                active[p] = false;
                dropped[p] = true;
                count--;
            }
        }
    }

    boolean isActive(int player) {
        return active[player];
    }

    boolean isDropped(int player) {
        return dropped[player];
    }

    boolean isLate(int player) {
        return late[player];
    }

    int count() {
        return count;
    }
}
