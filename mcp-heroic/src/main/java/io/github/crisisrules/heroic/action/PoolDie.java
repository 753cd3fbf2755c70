package io.github.crisisrules.heroic.action;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;

/**
 * A die in a pool and the trait that it comes from. An extra die was paid for and does not occupy one of the
 * pool's regular places.
 */
public record PoolDie(Trait trait, DieSize die, boolean extra) implements Describable {
    /** Describes the die, as in {@code D8 for power Web-slinging}. */
    @Override
    public String words() {
        return die + " for " + trait.words() + (extra ? " (extra)" : "");
    }

    /** Returns the die and the trait, as in {@code D8 POWER Web-slinging}. */
    @Override
    public String toString() {
        return die + " " + trait + (extra ? " (extra)" : "");
    }
}
