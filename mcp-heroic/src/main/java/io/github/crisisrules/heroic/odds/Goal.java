package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.heroic.die.DieSize;
import java.util.function.Predicate;

/**
 * A player's goal for an action: the outcomes that count as reaching it.
 *
 * @param name the description of the goal
 * @param reached whether an outcome reaches the goal
 */
public record Goal(Describable name, Predicate<ActionOutcome> reached) {
    /** Winning. */
    public static final Goal WIN = new Goal(Sentences::winning, ActionOutcome::isSuccess);

    /** Winning with two effect dice. */
    public static final Goal TWO_EFFECTS = new Goal(
            Sentences::twoEffects,
            outcome -> outcome.isSuccess() && outcome.effects().size() >= 2);

    /** Returns the goal of winning with an effect die of at least {@code least}. */
    public static Goal effect(DieSize least) {
        return new Goal(wording -> Sentences.effectOf(wording, least), outcome -> outcome.isSuccessWith(least));
    }
}
