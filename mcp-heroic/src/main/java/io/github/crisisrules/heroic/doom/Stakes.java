package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_START;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.heroic.die.DieSize;
import java.util.Locale;

/** How much is at stake in an Act: the size of the first doom dice. */
@Rule(DOOM_START)
public enum Stakes implements Worded {
    /** As usual: D6. */
    USUAL(DieSize.D6),
    /** High: D8. */
    HIGH(DieSize.D8),
    /** Catastrophic: D10. */
    CATASTROPHIC(DieSize.D10);

    private final DieSize die;

    Stakes(DieSize die) {
        this.die = die;
    }

    /** The size of the first doom dice. */
    public DieSize die() {
        return die;
    }

    /** For people. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }
}
