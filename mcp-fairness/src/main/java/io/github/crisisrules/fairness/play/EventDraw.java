package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.field.MatchModel;
import io.github.crisisrules.fairness.field.Strengths;
import io.github.crisisrules.fairness.field.Turnout;
import java.util.Arrays;

/**
 * Everything about event <em>i</em> of a study that is the same under every system: strengths, luck of matches, who comes and goes, the
 * seed of the desk. It depends on the study's seed and the event's number only.
 */
public final class EventDraw {
    private final double[] strengths;
    private final double[] worth;
    private final Seed matches;
    private final Seed turnout;
    private final Seed desk;
    private int[] order = new int[0];
    private int[] twiceRanks = new int[0];

    private EventDraw(double[] strengths, double[] worth, Seed event) {
        this.strengths = strengths;
        this.worth = worth;
        this.matches = event.split("matches");
        this.turnout = event.split("turnout");
        this.desk = event.split("desk");
    }

    /** Event {@code number} of a study with this seed. */
    public static EventDraw of(Seed study, long number, int players, Strengths strengths, MatchModel model) {
        Seed event = study.split("event", number);
        Draw draws = event.split("strengths").draws();
        double[] drawn = strengths.draw(players, draws);
        double[] worth = new double[players];
        for (int p = 0; p < players; p++) {
            worth[p] = model.worth(drawn[p]);
        }
        return new EventDraw(drawn, worth, event);
    }

    /** How many players there are. */
    public int players() {
        return strengths.length;
    }

    /** The strength of a player. */
    public double strength(int player) {
        return strengths[player];
    }

    int[] trueOrder() {
        if (order.length == 0) {
            rank();
        }
        return order;
    }

    int[] twiceTrueRanks() {
        if (order.length == 0) {
            rank();
        }
        return twiceRanks;
    }

    private void rank() {
        int n = strengths.length;
        Integer[] sorted = new Integer[n];
        Arrays.setAll(sorted, p -> p);
        Arrays.sort(sorted, (one, other) -> Double.compare(strengths[other], strengths[one]));
        int[] found = new int[n];
        Arrays.setAll(found, i -> sorted[i]);
        int[] ranks = new int[n];
        for (int from = 0; from < n; ) {
            int to = from + 1;
            while (to < n && strengths[found[to]] == strengths[found[from]]) {
                to++;
            }
            for (int i = from; i < to; i++) {
                ranks[found[i]] = from + 1 + to;
            }
            from = to;
        }
        twiceRanks = ranks;
        order = found;
    }

    double worth(int player) {
        return worth[player];
    }

    /** From which the luck of the matches follows. */
    public Seed matches() {
        return matches;
    }

    /** The seed of the event itself: pairings, byes and lots are the desk's with this seed. */
    public Seed desk() {
        return desk;
    }

    /** Who comes late and who leaves. */
    Attendees attendees(Turnout rule, int cut) {
        return rule.isFull() ? Attendees.full(players()) : Attendees.of(players(), cut, rule, turnout.draws());
    }
}
