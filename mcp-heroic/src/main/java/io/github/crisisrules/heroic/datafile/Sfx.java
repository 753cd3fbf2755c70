package io.github.crisisrules.heroic.datafile;

/** A special effect of a power set: the table knows what it does; here is its price, 0 or 1 PP or doom die. */
public record Sfx(String name, boolean costsPlotPoint) {}
