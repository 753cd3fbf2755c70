package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;

/**
 * When an effect may be used, in moments of one game that the caller counts upwards: from the one at which its timing
 * comes up to the last at which it is still that timing.
 */
public record EffectWindow(long opens, long closes) {
    /**
     * A window does not close before it opens.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public EffectWindow {
        if (closes < opens) {
            throw new IllegalArgumentException(
                    "an effect must not end before it begins: it was given moments " + opens + " to " + closes);
        }
    }

    /** Whether its timing has passed: what was forgotten then is not made up for. */
    @Rule(EventRules.MISSED)
    public boolean isMissed(long now) {
        return now > closes;
    }

    /** Whether it may be used now. */
    @Rule(EventRules.MISSED)
    public boolean isOpen(long now) {
        return opens <= now && now <= closes;
    }
}
