package io.github.crisisrules.fairness.assumption;

/**
 * Decorates a caller's {@link Matches} with a check that the chances do not depend on which player is named first.
 */
final class CheckedMatches implements Matches {
    private final String name;
    private final PlayerPool pool;
    private final Matches own;

    CheckedMatches(String name, PlayerPool pool, Matches own) {
        this.name = name;
        this.pool = pool;
        this.own = own;
    }

    @Override
    public boolean isByStrength() {
        return own.isByStrength();
    }

    @Override
    public double chance(int one, int other, boolean drawn) {
        double tie = own.chance(one, other, true);
        if (drawn) {
            return tie;
        }
        double win = own.chance(one, other, false);
        FairChance.require(
                name,
                pool.strength(one),
                pool.strength(other),
                win,
                own.chance(other, one, false),
                tie,
                own.chance(other, one, true));
        return win;
    }
}
