package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;

/**
 * The outcome of an action against a reaction: the winner, and the winner's effect dice after all steps in order
 * of use. There are none if the only one was stepped back from D4. Those of a reaction are used only if a
 * counter-attack is bought.
 *
 * @param winner the side that wins
 * @param effects the effect dice of the winner
 */
public record ActionOutcome(RollSide winner, Vector<DieSize> effects) {
    /** Creates the outcome in which the given side wins with the given effect dice. */
    public static ActionOutcome of(RollSide winner, Iterable<DieSize> effects) {
        return new ActionOutcome(winner, Vector.ofAll(effects));
    }

    /** Returns whether the actor wins. */
    public boolean isSuccess() {
        return winner == RollSide.ACTION;
    }

    /** Returns whether the actor wins with an effect die of at least {@code least}. */
    public boolean isSuccessWith(DieSize least) {
        return isSuccess() && effects.exists(effect -> effect.isAtLeast(least));
    }
}
