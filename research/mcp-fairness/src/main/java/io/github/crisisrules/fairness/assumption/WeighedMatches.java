package io.github.crisisrules.fairness.assumption;

/**
 * Matches whose chances are a function of two worths. If there are factions, worths are weights that match-ups
 * multiply.
 */
final class WeighedMatches implements Matches {
    private final double[] worth;
    private final MatchFunction function;
    private final PlayerPool pool;
    private final double[][] edges;

    WeighedMatches(PlayerPool pool, MatchModel model) {
        this.pool = pool;
        function = model.chances();
        edges = pool.factions().edges();
        worth = new double[pool.players()];
        for (int p = 0; p < worth.length; p++) {
            worth[p] = model.worth(pool.strength(p));
        }
    }

    @Override
    public boolean isByStrength() {
        return edges.length == 0;
    }

    @Override
    public double chance(int one, int other, boolean drawn) {
        if (edges.length == 0) {
            return function.chance(worth[one], worth[other], drawn);
        }
        int a = pool.faction(one);
        int b = pool.faction(other);
        return function.chance(worth[one] * edges[a][b], worth[other] * edges[b][a], drawn);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Worths are gathered first, so that the rest is arithmetic on arrays, which the compiler can vectorize.
     */
    @Override
    public void chances(int count, int[] one, int[] other, double[] win, double[] drawn) {
        if (edges.length > 0) {
            Matches.super.chances(count, one, other, win, drawn);
            return;
        }
        for (int i = 0; i < count; i++) {
            win[i] = worth[one[i]];
            drawn[i] = worth[other[i]];
        }
        function.chances(count, win, drawn);
    }
}
