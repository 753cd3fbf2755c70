package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_START;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.die.DieSize;

/** The stakes of an Act, which determine the size of the first doom dice. */
@Rule(DOOM_START)
public enum Stakes implements Describable {
    /** The usual stakes: D6. */
    USUAL(DieSize.D6),
    /** High stakes: D8. */
    HIGH(DieSize.D8),
    /** Catastrophic stakes: D10. */
    CATASTROPHIC(DieSize.D10);

    private final DieSize die;

    Stakes(DieSize die) {
        this.die = die;
    }

    /** Returns the size of the first doom dice. */
    public DieSize die() {
        return die;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
