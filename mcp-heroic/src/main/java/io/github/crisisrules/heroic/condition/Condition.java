package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;

import io.github.crisisrules.core.rulebook.Rule;

/** The condition of a character, as its stress and trauma determine it. */
@Rule({STRESS, TRAUMA})
public enum Condition {
    /** There is neither stress nor trauma. */
    UNHURT,
    /** There is stress or trauma, and none is past D12. */
    HURT,
    /** Some stress is past D12: the character neither acts nor reacts. */
    STRESSED_OUT,
    /** Some trauma is past D12. */
    DEAD
}
