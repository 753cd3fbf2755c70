package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * What comes of an action against a reaction: who wins, and the winner's effect dice after all steps, in the order of
 * use; none where the only one was stepped back from D4. Those of a reaction are used only if a counter-attack is bought.
 */
public final class ActionOutcome {
    private final RollSide winner;
    // An array, never changed: odds are often the first thing that a process asks for, and they need no vector.
    private final DieSize[] effects;

    ActionOutcome(RollSide winner, DieSize[] effects) {
        this.winner = winner;
        this.effects = effects;
    }

    /** This side wins with these effect dice. */
    public static ActionOutcome of(RollSide winner, Iterable<DieSize> effects) {
        return new ActionOutcome(winner, Vector.ofAll(effects).toJavaArray(DieSize[]::new));
    }

    /** Which side wins. */
    public RollSide winner() {
        return winner;
    }

    /** The winner's effect dice, in the order of use. */
    public Vector<DieSize> effects() {
        return Vector.of(effects);
    }

    /** Whether the actor wins. */
    public boolean isSuccess() {
        return winner == RollSide.ACTION;
    }

    /** Whether the actor wins with an effect at least this large. */
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
