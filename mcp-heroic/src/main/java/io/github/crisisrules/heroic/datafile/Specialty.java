package io.github.crisisrules.heroic.datafile;

import io.github.crisisrules.heroic.die.DieSize;

/** An area in which a character is an expert or a master. */
public record Specialty(String name, Mastery mastery) {
    /** Returns the die that the specialty adds to a pool. */
    public DieSize die() {
        return mastery.die();
    }
}
