package io.github.crisisrules.heroic.datafile;

import io.github.crisisrules.heroic.die.DieSize;

/** Something a character has learnt. */
public record Specialty(String name, Mastery mastery) {
    /** The die it adds to a pool. */
    public DieSize die() {
        return mastery.die();
    }
}
