package io.github.crisisrules.fairness.field;

import io.github.crisisrules.core.chance.Draw;

/** The players of one event, numbered from 0, with their strengths and factions. */
public final class Field {
    private final double[] strengths;
    private final int[] kinds;
    private final Factions factions;

    private Field(double[] strengths, int[] kinds, Factions factions) {
        this.strengths = strengths;
        this.kinds = kinds;
        this.factions = factions;
    }

    /** Creates players with the given strengths and assigns factions at random. */
    public static Field of(double[] strengths, Factions factions, Draw draws) {
        return new Field(strengths, factions.isNone() ? new int[0] : factions.draw(strengths.length, draws), factions);
    }

    /** Creates players with the given strengths and no factions. */
    public static Field of(double... strengths) {
        return new Field(strengths, new int[0], Factions.NONE);
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
