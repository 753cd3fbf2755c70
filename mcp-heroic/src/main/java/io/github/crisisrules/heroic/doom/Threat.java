package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_START;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The reach of the threat of an Act, which determines the number of the first doom dice. */
@Rule(DOOM_START)
public enum Threat implements Describable {
    /** The usual threat: two dice. */
    LOCAL(2),
    /** A threat to the whole world: three dice. */
    GLOBAL(3),
    /** A threat beyond the world: four dice. */
    COSMIC(4);

    private final int dice;

    Threat(int dice) {
        this.dice = dice;
    }

    /** Returns the number of the first doom dice. */
    public int dice() {
        return dice;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
