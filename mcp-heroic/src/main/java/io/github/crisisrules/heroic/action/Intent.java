package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;

import io.github.crisisrules.core.rulebook.Rule;

/** What an action is for. */
@Rule(SEQUENCE)
public enum Intent {
    /** An attack: the target reacts. */
    HURT,
    /** Support: the doom pool opposes. */
    HELP,
    /** Recovery: the doom pool and the ailment oppose. */
    HEAL
}
