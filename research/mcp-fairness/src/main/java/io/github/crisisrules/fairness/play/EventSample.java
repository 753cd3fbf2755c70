package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.Factions;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Matches;
import io.github.crisisrules.fairness.assumption.PlayerPool;
import io.github.crisisrules.fairness.assumption.Strengths;
import java.util.Arrays;

/**
 * The part of event <em>i</em> of a study that is the same under every system: the players' strengths, the luck of
 * matches, late arrivals and drops, and the seed of the desk. It depends only on the study's seed, the assumptions
 * and the event's number.
 */
public final class EventSample {
    /**
     * The number of units into which a chance is divided for exact sums, which leaves room for 2^20 players in 63
     * bits.
     */
    private static final double FINE = 0x1p40;

    private final PlayerPool pool;
    private final Matches chances;
    private final Seed matches;
    private final Seed event;
    private final Seed desk;
    private double[] merits = new double[0];
    private int[] order = new int[0];
    private int[] twiceRanks = new int[0];

    private EventSample(PlayerPool pool, Matches chances, Seed event, Seed desk) {
        this.pool = pool;
        this.chances = chances;
        this.matches = event.split("matches");
        this.event = event;
        this.desk = desk;
    }

    /** Returns this event at a desk with the given seed. */
    EventSample at(Seed otherDesk) {
        return new EventSample(pool, chances, event, otherDesk);
    }

    /**
     * Creates event {@code number} of a study without factions.
     *
     * @param study the seed of the study
     */
    public static EventSample of(Seed study, long number, int players, Strengths strengths, MatchModel model) {
        return of(study, number, players, strengths, Factions.NONE, model);
    }

    /**
     * Creates event {@code number} of a study.
     *
     * @param study the seed of the study
     * @throws IllegalArgumentException if the distribution does not return one finite strength for each player
     */
    public static EventSample of(
            Seed study, long number, int players, Strengths strengths, Factions factions, MatchModel model) {
        Seed event = study.split("event", number);
        double[] sampled = strengths.sample(players, event.split("strengths").random());
        if (sampled.length != players) {
            throw new IllegalArgumentException(strengths.describe() + ": " + sampled.length + " strengths for "
                    + players + " players. Return one for each.");
        }
        requireFinite(strengths, sampled);
        PlayerPool pool = factions.isNone()
                ? PlayerPool.of(sampled)
                : PlayerPool.of(sampled, factions, event.split("factions").random());
        return new EventSample(pool, Matches.of(model, pool), event, event.split("desk"));
    }

    /** Requires finite strengths: without them the players cannot be ordered. */
    private static void requireFinite(Strengths strengths, double[] sampled) {
        for (int p = 0; p < sampled.length; p++) {
            if (!Double.isFinite(sampled[p])) {
                throw new IllegalArgumentException(strengths.describe() + ": the strength of player " + (p + 1)
                        + " must be a finite number, but is " + sampled[p]);
            }
        }
    }

    /** Returns the number of players. */
    public int players() {
        return pool.players();
    }

    /** Returns the strength of a player. */
    public double strength(int player) {
        return pool.strength(player);
    }

    int faction(int player) {
        return pool.faction(player);
    }

    /** Returns the chances of all matches. */
    Matches chances() {
        return chances;
    }

    double merit(int player) {
        return merits()[player];
    }

    private double[] merits() {
        if (merits.length == 0) {
            double[] found = new double[pool.players()];
            for (int p = 0; p < found.length; p++) {
                found[p] = chances.isByStrength() ? pool.strength(p) : average(p);
            }
            merits = found;
        }
        return merits;
    }

    /**
     * Returns the average score of a player against all players, with 0.5 against itself. Chances are summed in
     * integer units, so that the order does not matter and players with equal chances have exactly the same
     * average.
     */
    private double average(int player) {
        long sum = 0;
        for (int other = 0; other < pool.players(); other++) {
            double score = other == player
                    ? 0.5
                    : chances.chance(player, other, false) + chances.chance(player, other, true) / 2;
            sum += Math.round(score * FINE);
        }
        return sum / FINE / pool.players();
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

    /** Sorts the players, equals in their order, and lets equals share the mean of their ranks. */
    private void rank() {
        double[] by = merits();
        int n = by.length;
        double[] sorted = by.clone();
        Arrays.sort(sorted);
        int[] first = new int[n];
        int[] count = new int[n];
        for (int i = 0; i < n; i++) {
            first[i] = i > 0 && sorted[i] == sorted[i - 1] ? first[i - 1] : i;
            count[first[i]]++;
        }
        int[] taken = new int[n];
        order = new int[n];
        twiceRanks = new int[n];
        for (int p = 0; p < n; p++) {
            int run = first[Arrays.binarySearch(sorted, by[p])];
            int better = n - run - count[run];
            order[better + taken[run]++] = p;
            twiceRanks[p] = 2 * better + 1 + count[run];
        }
    }

    /** Returns the seed of the luck of matches. */
    public Seed matches() {
        return matches;
    }

    /** Returns the seed of the desk, from which pairings, byes and lots follow. */
    public Seed desk() {
        return desk;
    }

    /** Returns the players present in each round. */
    Attendees attendees(AttendanceModel rule, int cut) {
        return Attendees.of(players(), cut, rule, event.split("turnout").random());
    }
}
