package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.encounter.squad.Side;

/**
 * An effect that must be resolved in a step of every round. In players' steps it is resolved while its owner has the
 * word, or the other side where nobody plays the owner; in the others the side with priority chooses the order and the
 * owner is of no account.
 *
 * @param name told apart from all others by it
 * @param step when it is resolved
 * @param owner whose it is
 * @param byTheGame whether the encounter itself does all of it, so that nobody is asked where there is no order to choose
 * @param command the command that resolves it, by the name of its class
 */
public record PhaseEffect(String name, Step step, Side owner, boolean byTheGame, String command) {
    /**
     * It has a name, and its step is one in which effects are resolved.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public PhaseEffect {
        PlainName.checked("an effect", name);
        PlainName.checked("the command of " + name, command);
        if (!step.isForPlayers() && !step.isForEncounter()) {
            throw new IllegalArgumentException("the effect " + name + " cannot be resolved in the step '" + step.words()
                    + "': give a step for effects of the players or of the encounter");
        }
    }

    /** An effect of the encounter that people carry out. */
    public static PhaseEffect of(String name, Step step) {
        return of(name, step, Side.COSMIC_THREAT);
    }

    /** An effect of this side that people carry out. */
    public static PhaseEffect of(String name, Step step, Side owner) {
        return new PhaseEffect(name, step, owner, false, "Resolve");
    }

    /** The same, carried out by the encounter itself. */
    public PhaseEffect carriedOutByTheGame() {
        return new PhaseEffect(name, step, owner, true, command);
    }

    /** The same, resolved by a command of the encounter that says what is seen. */
    public PhaseEffect resolvedBy(String itsCommand) {
        return new PhaseEffect(name, step, owner, byTheGame, itsCommand);
    }
}
