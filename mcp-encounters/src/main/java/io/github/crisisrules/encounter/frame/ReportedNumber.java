package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ABSURD_SIZES_ARE_REFUSED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The meaning of a number that players report, for refusals of impossible ones. */
public enum ReportedNumber implements Describable {
    /** Damage that a character suffers or loses. */
    DAMAGE,
    /** Power that a character gains or spends. */
    POWER,
    /** Victory points. */
    SCORE,
    /** The size of a terrain feature. */
    TERRAIN_SIZE;

    /** The maximum size of a character or terrain feature; a larger number is treated as a typing error. */
    @Rule(ABSURD_SIZES_ARE_REFUSED)
    public static final int MAX_SIZE = 10;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
