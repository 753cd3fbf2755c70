package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.heroic.die.DieSize;
import java.util.function.Predicate;

/** What a player wants from an action: the outcomes that count. */
public record Goal(String name, Predicate<ActionOutcome> reached) {
    /** To win. */
    public static final Goal WIN = new Goal("win", ActionOutcome::isSuccess);

    /** To win with two effect dice. */
    public static final Goal TWO_EFFECTS = new Goal(
            "two effects", outcome -> outcome.isSuccess() && outcome.effects().size() >= 2);

    /** To win with an effect at least this large. */
    public static Goal effect(DieSize least) {
        return new Goal("effect of " + least + " or more", outcome -> outcome.isSuccessWith(least));
    }
}
