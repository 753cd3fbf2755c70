package io.github.crisisrules.heroic.action;

import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.die.DieSize;

/** A die in a pool, and the trait it comes from; an extra one was paid for and takes no place of the usual ones. */
public record PoolDie(Trait trait, DieSize die, boolean extra) {
    /** {@code D8 POWER Web-slinging}. */
    @Override
    public String toString() {
        return die + " " + trait + (extra ? " (extra)" : "");
    }
}
