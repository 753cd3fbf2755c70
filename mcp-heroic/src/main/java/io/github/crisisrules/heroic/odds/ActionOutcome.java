package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * The outcome of an action against a reaction: the winner, and the winner's effect dice after all steps in order
 * of use. There are none if the only one was stepped back from D4. Those of a reaction are used only if a
 * counter-attack is bought.
 */
public final class ActionOutcome {
    private final RollSide winner;
    // Never modified. An array, because odds are often the first thing that a process computes, and they need no
    // vector.
    private final DieSize[] effects;

    ActionOutcome(RollSide winner, DieSize[] effects) {
        this.winner = winner;
        this.effects = effects;
    }

    /** Creates the outcome in which the given side wins with the given effect dice. */
    public static ActionOutcome of(RollSide winner, Iterable<DieSize> effects) {
        return new ActionOutcome(winner, Vector.ofAll(effects).toJavaArray(DieSize[]::new));
    }

    /** Returns the side that wins. */
    public RollSide winner() {
        return winner;
    }

    /** Returns the winner's effect dice in order of use. */
    public Vector<DieSize> effects() {
        return Vector.of(effects);
    }

    /** Returns whether the actor wins. */
    public boolean isSuccess() {
        return winner == RollSide.ACTION;
    }

    /** Returns whether the actor wins with an effect die of at least {@code least}. */
    public boolean isSuccessWith(DieSize least) {
        return isSuccess() && effects().exists(effect -> effect.isAtLeast(least));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ActionOutcome that && winner == that.winner && Arrays.equals(effects, that.effects);
    }

    @Override
    public int hashCode() {
        return 31 * winner.hashCode() + Arrays.hashCode(effects);
    }

    @Override
    public String toString() {
        return "ActionOutcome[winner=" + winner + ", effects=" + effects() + "]";
    }
}
