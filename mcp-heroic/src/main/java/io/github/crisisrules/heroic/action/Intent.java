package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;

/** The purpose of an action. */
@Rule(SEQUENCE)
public enum Intent implements Describable {
    /** An attack. The target reacts. */
    HURT,
    /** Support. The doom pool opposes it. */
    HELP,
    /** A recovery. The doom pool and the ailment oppose it. */
    HEAL;

    /** Describes the intent, as in {@code an attack}. */
    @Override
    public String words() {
        return this == HURT ? "an attack" : this == HELP ? "help" : "a recovery";
    }
}
