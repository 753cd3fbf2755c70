package io.github.crisisrules.heroic.datafile;

/** A special effect of a power set: what it does is for the table; its price, 0 or 1 PP or doom die, is known here. */
public record Sfx(String name, boolean costsPlotPoint) {}
