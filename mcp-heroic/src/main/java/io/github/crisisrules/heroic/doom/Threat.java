package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_START;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import java.util.Locale;

/** How far the threat of an Act reaches: the number of the first doom dice. */
@Rule(DOOM_START)
public enum Threat implements Worded {
    /** As usual: two dice. */
    LOCAL(2),
    /** The whole world: three. */
    GLOBAL(3),
    /** Beyond it: four. */
    COSMIC(4);

    private final int dice;

    Threat(int dice) {
        this.dice = dice;
    }

    /** The number of the first doom dice. */
    public int dice() {
        return dice;
    }

    /** For people. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }
}
