package io.github.crisisrules.heroic.trait;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import java.util.Locale;

/** The three kinds of stress, and of trauma. */
@Rule(STRESS)
public enum StressType implements Worded {
    /** Wounds and exhaustion. */
    PHYSICAL,
    /** Confusion. */
    MENTAL,
    /** Fear, anger, despair. */
    EMOTIONAL;

    /** For people: {@code mental}. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }
}
