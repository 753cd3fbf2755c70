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
    private final boolean[] active;
    private final boolean[] dropped;
    private final boolean[] late;
    private final Turnout rule;
    private final @Nullable Draw draws;
    private int count;

    private Attendees(int players, Turnout rule, @Nullable Draw draws) {
        this.rule = rule;
        this.draws = draws;
        active = new boolean[players];
        dropped = new boolean[players];
        late = new boolean[players];
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
            boolean comesLate = draws.unit() < rule.late();
            if (comesLate && attendees.count > Math.max(cut, 4)) {
                attendees.late[p] = true;
                attendees.active[p] = false;
                attendees.count--;
            }
        }
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
            boolean leaves = draws.unit() < rule.drops();
            boolean comesNow = round == 2 && late[p];
            if (leaves && active[p] && !comesNow && board.losses[p] >= rule.losses() && count > Math.max(cut, 4)) {
                active[p] = false;
                dropped[p] = true;
                count--;
            }
        }
    }

    /** Those with this many losses are out, until this few are left. */
    void putOut(int losses, int least, Scoreboard board) {
        for (int p = 0; p < active.length; p++) {
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
