package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/**
 * The time during which an effect may be used: from the moment at which its timing comes up to the last moment of
 * that timing. The caller counts the moments of a game upwards.
 */
public record EffectWindow(long opens, long closes) {
    /**
     * Creates a window.
     *
     * @throws IllegalArgumentException if {@code closes} is less than {@code opens}
     */
    public EffectWindow {
        if (closes < opens) {
            throw new IllegalArgumentException(
                    "An effect cannot last from " + opens + " to " + closes + ". It must not end before it begins.");
        }
    }

    /** Returns whether the timing has passed. A missed effect cannot be used later. */
    @Rule(EventRuleId.MISSED)
    public boolean isMissed(long now) {
        return now > closes;
    }

    /** Returns whether the effect may be used now. */
    @Rule(EventRuleId.MISSED)
    public boolean isOpen(long now) {
        return opens <= now && now <= closes;
    }
}
