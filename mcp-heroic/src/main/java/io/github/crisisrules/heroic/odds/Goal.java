package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.die.DieSize;
import java.util.function.Predicate;

/** A player's goal for an action: the outcomes that count as reaching it. */
public record Goal(String name, Predicate<ActionOutcome> reached) {
    /** Winning. */
    public static final Goal WIN = new Goal("win", ActionOutcome::isSuccess);

    /** Winning with two effect dice. */
    public static final Goal TWO_EFFECTS = new Goal(
            "two effects", outcome -> outcome.isSuccess() && outcome.effects().size() >= 2);

    /** Returns the goal of winning with an effect die of at least {@code least}. */
    public static Goal effect(DieSize least) {
        return new Goal("effect of " + least + " or more", outcome -> outcome.isSuccessWith(least));
    }
}
