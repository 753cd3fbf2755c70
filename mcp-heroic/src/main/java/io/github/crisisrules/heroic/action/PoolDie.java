package io.github.crisisrules.heroic.action;

import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;

/** A die in a pool, and the trait it comes from; an extra one was paid for and takes no place of the usual ones. */
public record PoolDie(Trait trait, DieSize die, boolean extra) implements Worded {
    /** For people: {@code D8 for power Web-slinging}. */
    @Override
    public String words() {
        return die + " for " + trait.words() + (extra ? " (extra)" : "");
    }

    /** {@code D8 POWER Web-slinging}. */
    @Override
    public String toString() {
        return die + " " + trait + (extra ? " (extra)" : "");
    }
}
