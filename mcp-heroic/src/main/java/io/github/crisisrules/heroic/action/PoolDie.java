package io.github.crisisrules.heroic.action;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;

/**
 * A die in a pool and the trait that it comes from. An extra die was paid for and does not occupy one of the
 * pool's regular places.
 */
public record PoolDie(Trait trait, DieSize die, boolean isExtra) implements Describable {
    boolean isDoom() {
        return trait.kind() == TraitKind.DOOM;
    }

    /** Describes the die, as in {@code D8 for the power Webs}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the die and the trait, as in {@code D8 POWER Web-slinging}. */
    @Override
    public String toString() {
        return die + " " + trait + (isExtra ? " (extra)" : "");
    }
}
