package io.github.crisisrules.heroic.trait;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESS;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import java.util.Locale;

/** The three types of stress and trauma. */
@Rule(STRESS)
public enum StressType implements Worded {
    /** Wounds and exhaustion. */
    PHYSICAL,
    /** Confusion. */
    MENTAL,
    /** Fear, anger and despair. */
    EMOTIONAL;

    /** Describes the type, as in {@code mental}. */
    @Override
    public String words() {
        return name().toLowerCase(Locale.ROOT);
    }
}
