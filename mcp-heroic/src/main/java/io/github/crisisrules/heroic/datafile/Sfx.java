package io.github.crisisrules.heroic.datafile;

/**
 * A special effect of a power set. Its consequences are for the players to decide; the library knows its price,
 * which is 0 or 1 PP, or a doom die for a villain.
 */
public record Sfx(String name, boolean costsPlotPoint) {}
