package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;

/**
 * What comes of an action against a reaction: who wins, and the winner's effect dice after all steps, in the order of
 * use; none where the only one was stepped back from D4. Those of a reaction are used only if a counter-attack is bought.
 */
public record ActionOutcome(RollSide winner, Vector<DieSize> effects) {
    /** Whether the actor wins. */
    public boolean isSuccess() {
        return winner == RollSide.ACTION;
    }

    /** Whether the actor wins with an effect at least this large. */
    public boolean isSuccessWith(DieSize least) {
        return isSuccess() && effects.exists(effect -> effect.isAtLeast(least));
    }

    // As every record has them. Written out in plain loops, because the JVM makes a record's own at run time, on the
    // first call; and odds are often the first thing that a process asks for.
    @Override
    public boolean equals(Object other) {
        return other instanceof ActionOutcome that && winner == that.winner && effects.equals(that.effects);
    }

    @Override
    public int hashCode() {
        int hash = winner.hashCode();
        for (int i = 0; i < effects.size(); i++) {
            hash = 31 * hash + effects.get(i).hashCode();
        }
        return hash;
    }
}
