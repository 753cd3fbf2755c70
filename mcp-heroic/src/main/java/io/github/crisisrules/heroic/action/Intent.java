package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;

/** What an action is for. */
@Rule(SEQUENCE)
public enum Intent implements Worded {
    /** An attack: the target reacts. */
    HURT,
    /** Support: the doom pool opposes. */
    HELP,
    /** Recovery: the doom pool and the ailment oppose. */
    HEAL;

    /** For people. */
    @Override
    public String words() {
        return this == HURT ? "an attack" : this == HELP ? "help" : "a recovery";
    }
}
