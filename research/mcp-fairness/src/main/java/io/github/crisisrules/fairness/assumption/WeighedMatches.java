package io.github.crisisrules.fairness.assumption;

/**
 * Matches whose chances are a function of two worths. If there are factions, worths are weights that match-ups
 * multiply.
 */
final class WeighedMatches implements Matches {
    private final double[] worth;
    private final MatchFunction function;
    private final PlayerPool field;
    private final double[][] edges;

    WeighedMatches(PlayerPool field, MatchModel model) {
        this.field = field;
        function = model.chances();
        edges = field.factions().edges();
        worth = new double[field.players()];
        for (int p = 0; p < worth.length; p++) {
            worth[p] = model.worth(field.strength(p));
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
        int a = field.faction(one);
        int b = field.faction(other);
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
