package io.github.crisisrules.fairness.field;

import io.github.crisisrules.core.chance.Draw;
import io.vavr.collection.Vector;

/**
 * Factions with good and bad match-ups. A match-up is the chance to beat an equal player of the other faction, draws left aside; it multiplies
 * the odds that the two strengths give. Match-ups may go round in a circle: A beats B, B beats C, C beats A.
 *
 * @param names what the factions are called
 * @param shares how likely a player plays each; together 1
 * @param wins a row for each faction: its chance against each of them, in the order of the names
 */
public record Factions(Vector<String> names, Vector<Double> shares, Vector<Vector<Double>> wins) {
    /** No factions: strength alone decides. */
    public static final Factions NONE = new Factions(Vector.empty(), Vector.empty(), Vector.empty());

    private static final double SLACK = 1e-9;

    /** A share and a row for each, and chances of two that add up to 1. */
    public Factions {
        require(
                names.distinct().size() == names.size(),
                "names must name each faction once, and are " + names.mkString(", "));
        require(
                shares.size() == names.size(),
                "shares must have a number for each of the " + names.size() + " factions, and has " + shares.size());
        require(shares.forAll(share -> share >= 0 && share <= 1), "shares must be from 0 to 1, and are " + shares);
        double sum = shares.sum().doubleValue();
        require(
                names.isEmpty() || Math.abs(sum - 1) <= SLACK * names.size(),
                "shares must add up to 1, and add up to " + sum);
        require(
                wins.size() == names.size(),
                "wins must have a row for each of the " + names.size() + " factions, and has " + wins.size());
        for (int a = 0; a < names.size(); a++) {
            require(
                    wins.get(a).size() == names.size(),
                    "wins[" + a + "] must have a chance against each of the " + names.size() + " factions, and has "
                            + wins.get(a).size());
        }
        for (int a = 0; a < names.size(); a++) {
            for (int b = 0; b < names.size(); b++) {
                double own = wins.get(a).get(b);
                double other = wins.get(b).get(a);
                require(own > 0 && own < 1, "wins[" + a + "][" + b + "] must be between 0 and 1, and is " + own);
                require(
                        Math.abs(own + other - 1) <= SLACK,
                        "wins[" + a + "][" + b + "] and wins[" + b + "][" + a + "] must add up to 1, and are " + own
                                + " and " + other);
            }
        }
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new IllegalArgumentException(message);
        }
    }

    /** Whether there are none. */
    public boolean isNone() {
        return names.isEmpty();
    }

    /** In a report: "factions A (50.0 %), B (50.0 %) with match-ups". */
    public String words() {
        return isNone()
                ? "no factions"
                : "factions "
                        + names.zipWith(shares, (name, share) -> name + " (" + Plain.percent(share) + ")")
                                .mkString(", ")
                        + " with match-ups from " + Plain.percent(least()) + " to " + Plain.percent(1 - least());
    }

    private double least() {
        return wins.flatMap(row -> row).min().getOrElse(0.5);
    }

    /** The factions of this many players. The first of a larger field are those of a smaller one. */
    int[] draw(int players, Draw draws) {
        int[] kinds = new int[players];
        for (int p = 0; p < players; p++) {
            double u = draws.unit();
            int kind = 0;
            for (double below = shares.get(0); u >= below && kind < names.size() - 1; below += shares.get(kind)) {
                kind++;
            }
            kinds[p] = kind;
        }
        return kinds;
    }

    /** What a match-up does to the weight of the first: the square root of its odds, so that the two together give the odds. */
    double[][] edges() {
        double[][] edges = new double[names.size()][];
        for (int a = 0; a < names.size(); a++) {
            edges[a] = new double[names.size()];
            for (int b = 0; b < names.size(); b++) {
                double win = wins.get(a).get(b);
                edges[a][b] = Math.sqrt(win / (1 - win));
            }
        }
        return edges;
    }
}
