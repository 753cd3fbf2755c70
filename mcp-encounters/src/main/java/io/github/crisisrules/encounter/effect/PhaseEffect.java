package io.github.crisisrules.encounter.effect;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.encounter.squad.Side;

/**
 * An effect that must be resolved in a step of every round. In a players' step it is resolved when its owner may
 * act, or by the other side if the owner has no player. In other steps the side with priority chooses the order,
 * and the owner does not matter.
 *
 * @param name the unique name
 * @param step the step in which the effect is resolved
 * @param owner the side that owns the effect
 * @param isAutomatic whether the encounter carries out the effect itself, so that no player is asked if there is no
 *     order to choose
 */
public record PhaseEffect(String name, Step step, Side owner, boolean isAutomatic) {
    /**
     * Creates an effect.
     *
     * @throws IllegalArgumentException if {@link PlainName} does not accept {@code name}, or if no effects
     *     are resolved in {@code step}
     */
    public PhaseEffect {
        PlainName.checked("an effect", name);
        if (!step.isForPlayers() && !step.isForEncounter()) {
            throw new IllegalArgumentException("The effect " + name + " cannot be resolved in the step '"
                    + step.describe() + "'. Choose a step for effects of the players or of the encounter.");
        }
    }

    /** Creates an effect of the encounter that the players carry out. */
    public static PhaseEffect of(String name, Step step) {
        return of(name, step, Side.COSMIC_THREAT);
    }

    /** Creates an effect of the given side that the players carry out. */
    public static PhaseEffect of(String name, Step step, Side owner) {
        return new PhaseEffect(name, step, owner, false);
    }

    /** Returns this effect, carried out by the encounter itself. */
    public PhaseEffect automatic() {
        return new PhaseEffect(name, step, owner, true);
    }
}
