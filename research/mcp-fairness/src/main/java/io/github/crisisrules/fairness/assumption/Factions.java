package io.github.crisisrules.fairness.assumption;

import io.github.crisisrules.core.chance.RandomSource;
import io.vavr.collection.Vector;

/**
 * Factions with favourable and unfavourable match-ups. A match-up is the chance to beat an equally strong player of
 * the other faction, disregarding draws; it multiplies the odds that follow from the two strengths. Match-ups may
 * be cyclic: A beats B, B beats C, C beats A.
 *
 * @param names the names of the factions
 * @param shares the probability that a player plays each faction; they add up to 1
 * @param wins one row for each faction: its chance against every faction, in the order of {@code names}
 */
public record Factions(Vector<String> names, Vector<Double> shares, Vector<Vector<Double>> wins) {
    /** No factions: strength alone decides. */
    public static final Factions NONE = new Factions(Vector.empty(), Vector.empty(), Vector.empty());

    private static final double SLACK = 1e-9;

    /**
     * Validates the factions.
     *
     * @throws IllegalArgumentException if a name occurs twice, if there is not one share and one row of chances for
     *     each faction, if the shares do not add up to 1, or if the chances of two factions against each other do
     *     not
     */
    public Factions {
        require(names.distinct().size() == names.size(), "names must be distinct, but are " + names.mkString(", "));
        require(
                shares.size() == names.size(),
                "shares must have a number for each of the " + names.size() + " factions, but has " + shares.size());
        require(shares.forAll(share -> share >= 0 && share <= 1), "shares must be from 0 to 1, but are " + shares);
        double sum = shares.sum().doubleValue();
        require(
                names.isEmpty() || Math.abs(sum - 1) <= SLACK * names.size(),
                "shares must add up to 1, but add up to " + sum);
        require(
                wins.size() == names.size(),
                "wins must have a row for each of the " + names.size() + " factions, but has " + wins.size());
        for (int a = 0; a < names.size(); a++) {
            require(
                    wins.get(a).size() == names.size(),
                    "wins[" + a + "] must have a chance against each of the " + names.size() + " factions, but has "
                            + wins.get(a).size());
        }
        for (int a = 0; a < names.size(); a++) {
            for (int b = 0; b < names.size(); b++) {
                double own = wins.get(a).get(b);
                double other = wins.get(b).get(a);
                require(own > 0 && own < 1, "wins[" + a + "][" + b + "] must be between 0 and 1, but is " + own);
                require(
                        Math.abs(own + other - 1) <= SLACK,
                        "wins[" + a + "][" + b + "] and wins[" + b + "][" + a + "] must add up to 1, but are " + own
                                + " and " + other);
            }
        }
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new IllegalArgumentException(message);
        }
    }

    /** Returns whether there are no factions. */
    public boolean isNone() {
        return names.isEmpty();
    }

    /** Describes the factions for a report: "factions A (50.0 %), B (50.0 %) with match-ups". */
    public String describe() {
        return isNone()
                ? "no factions"
                : "factions "
                        + names.zipWith(shares, (name, share) -> name + " (" + NumberText.percent(share) + ")")
                                .mkString(", ")
                        + " with match-ups from " + NumberText.percent(least()) + " to "
                        + NumberText.percent(1 - least());
    }

    private double least() {
        return wins.flatMap(row -> row).min().getOrElse(0.5);
    }

    /**
     * Assigns a faction to each player at random. For the same random source, the factions of the first players do
     * not depend on the number of players.
     */
    int[] sample(int players, RandomSource random) {
        int[] kinds = new int[players];
        for (int p = 0; p < players; p++) {
            double u = random.unit();
            int kind = 0;
            for (double below = shares.get(0); u >= below && kind < names.size() - 1; below += shares.get(kind)) {
                kind++;
            }
            kinds[p] = kind;
        }
        return kinds;
    }

    /**
     * Returns the factor by which a match-up multiplies the weight of the first player: the square root of the
     * odds, so that the factors of both players together give the odds.
     */
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
