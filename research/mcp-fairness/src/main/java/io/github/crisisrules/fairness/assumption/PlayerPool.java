package io.github.crisisrules.fairness.assumption;

import io.github.crisisrules.core.chance.RandomSource;

/** The players of one event, numbered from 0, with their strengths and factions. */
public final class PlayerPool {
    private final double[] strengths;
    private final int[] kinds;
    private final Factions factions;

    private PlayerPool(double[] strengths, int[] kinds, Factions factions) {
        this.strengths = strengths;
        this.kinds = kinds;
        this.factions = factions;
    }

    /** Creates players with the given strengths and assigns factions at random. */
    public static PlayerPool of(double[] strengths, Factions factions, RandomSource random) {
        return new PlayerPool(
                strengths, factions.isNone() ? new int[0] : factions.sample(strengths.length, random), factions);
    }

    /** Creates players with the given strengths and no factions. */
    public static PlayerPool of(double... strengths) {
        return new PlayerPool(strengths, new int[0], Factions.NONE);
    }

    /** Returns the number of players. */
    public int players() {
        return strengths.length;
    }

    /** Returns the strength of a player. */
    public double strength(int player) {
        return strengths[player];
    }

    /** Returns the index of a player's faction; 0 if there are no factions. */
    public int faction(int player) {
        return kinds.length == 0 ? 0 : kinds[player];
    }

    /** Returns the factions. */
    public Factions factions() {
        return factions;
    }
}
