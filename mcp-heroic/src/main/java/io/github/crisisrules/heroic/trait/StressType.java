package io.github.crisisrules.heroic.trait;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import java.util.Locale;

/** The three types of stress and trauma. */
@Rule(STRESS)
public enum StressType implements Describable {
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
