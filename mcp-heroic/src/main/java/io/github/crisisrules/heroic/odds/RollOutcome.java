package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.die.DieSize;

/** What comes of one roll: its total, the size of its effect die, and how many dice show 1. */
public record RollOutcome(int total, DieSize effect, int opportunities) {}
