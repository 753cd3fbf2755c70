package io.github.crisisrules.fairness.assumption;

/**
 * Decorates a caller's {@link Matches} with a check that the chances do not depend on which player is named first.
 */
final class CheckedMatches implements Matches {
    private final String name;
    private final PlayerPool field;
    private final Matches own;

    CheckedMatches(String name, PlayerPool field, Matches own) {
        this.name = name;
        this.field = field;
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
                field.strength(one),
                field.strength(other),
                win,
                own.chance(other, one, false),
                tie,
                own.chance(other, one, true));
        return win;
    }
}
