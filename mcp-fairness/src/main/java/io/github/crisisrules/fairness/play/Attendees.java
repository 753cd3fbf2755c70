package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.fairness.field.Turnout;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Who is there for each round. One draw for each player and round whoever is there, so that a player who stays longer under one
 * system leaves the others' luck as it was.
 */
final class Attendees {
    private static final double STAYS = 1;

    private final boolean[] active;
    private final boolean[] dropped;
    private final boolean[] late;
    private final Turnout rule;
    private final @Nullable Draw draws;

    /** What each player drew; {@link #STAYS} for those who do not go whatever they draw. */
    private final double[] drawn;

    private int count;

    private Attendees(int players, Turnout rule, @Nullable Draw draws) {
        this.rule = rule;
        this.draws = draws;
        active = new boolean[players];
        dropped = new boolean[players];
        late = new boolean[players];
        drawn = new double[players];
        everybody();
    }

    /** Everybody is there again. */
    void everybody() {
        Arrays.fill(active, true);
        Arrays.fill(dropped, false);
        Arrays.fill(late, false);
        count = active.length;
    }

    static Attendees full(int players) {
        return new Attendees(players, Turnout.FULL, null);
    }

    static Attendees of(int players, int cut, Turnout rule, Draw draws) {
        Attendees attendees = new Attendees(players, rule, draws);
        for (int p = 0; p < players; p++) {
            attendees.drawn[p] = draws.unit();
        }
        attendees.go(rule.late(), Math.max(cut, 4), attendees.late);
        return attendees;
    }

    /** Before this round those who were late come in, and some leave. */
    void beforeRound(int round, int cut, Scoreboard board) {
        if (draws == null || round == 1) {
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
            double own = draws.unit();
            boolean comesNow = round == 2 && late[p];
            drawn[p] = active[p] && !comesNow && board.losses[p] >= rule.losses() ? own : STAYS;
        }
        go(rule.drops(), Math.max(cut, 4), dropped);
    }

    /**
     * Those who drew less than this chance go, until this few are left. Where not all of them can go, those with the lowest draws do: it must not matter
     * in which order players are listed.
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

    /** How many are there who have fewer losses than this. */
    int withFewerLosses(int losses, Scoreboard board) {
        int found = 0;
        for (int p = 0; p < active.length; p++) {
            found += active[p] && board.losses[p] < losses ? 1 : 0;
        }
        return found;
    }

    /** Those with this many losses are out, the last in this order first, until this few are left. */
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
