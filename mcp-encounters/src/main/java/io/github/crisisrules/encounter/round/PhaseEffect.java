package io.github.crisisrules.encounter.round;

import io.github.crisisrules.encounter.squad.Side;

/**
 * An effect that must be resolved in a step of every round. In players' steps it is resolved while its owner has the
 * word; in the others the side with priority chooses the order and the owner is of no account.
 */
public record PhaseEffect(String name, Step step, Side owner) {
    /** It has a name, and its step is one in which effects are resolved. */
    public PhaseEffect {
        if (name.isBlank()) {
            throw new IllegalArgumentException("an effect without a name");
        }
        if (!step.isForPlayers() && !step.isForEncounter()) {
            throw new IllegalArgumentException("no effects are resolved in " + step + ", not even " + name);
        }
    }

    /** An effect of the encounter. */
    public static PhaseEffect of(String name, Step step) {
        return new PhaseEffect(name, step, Side.COSMIC_THREAT);
    }
}
