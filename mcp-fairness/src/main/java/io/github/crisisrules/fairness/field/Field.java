package io.github.crisisrules.fairness.field;

import io.github.crisisrules.core.chance.Draw;

/** The players of one event, numbered from 0: how strong each is, and which faction each plays. */
public final class Field {
    private final double[] strengths;
    private final int[] kinds;
    private final Factions factions;

    private Field(double[] strengths, int[] kinds, Factions factions) {
        this.strengths = strengths;
        this.kinds = kinds;
        this.factions = factions;
    }

    /** A field of these strengths whose players take their factions by draw. */
    public static Field of(double[] strengths, Factions factions, Draw draws) {
        return new Field(strengths, factions.isNone() ? new int[0] : factions.draw(strengths.length, draws), factions);
    }

    /** A field of these strengths without factions. */
    public static Field of(double... strengths) {
        return new Field(strengths, new int[0], Factions.NONE);
    }

    /** How many players there are. */
    public int players() {
        return strengths.length;
    }

    /** The strength of a player. */
    public double strength(int player) {
        return strengths[player];
    }

    /** The number of the faction a player plays, from 0; 0 where there are none. */
    public int faction(int player) {
        return kinds.length == 0 ? 0 : kinds[player];
    }

    /** The factions there are. */
    public Factions factions() {
        return factions;
    }
}
