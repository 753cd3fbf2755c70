package io.github.crisisrules.heroic.odds;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.heroic.die.DieSize;
import java.util.function.Function;

/** What a player wants from an action, as the chance that counts. */
public record Goal(String name, Function<ActionOdds, Ratio> chance) {
    /** To win. */
    public static final Goal WIN = new Goal("win", ActionOdds::chanceToWin);

    /** To win with two effect dice. */
    public static final Goal TWO_EFFECTS = new Goal("two effects", ActionOdds::chanceOfTwoEffects);

    /** To win with an effect at least this large. */
    public static Goal effect(DieSize least) {
        return new Goal("effect of " + least + " or more", odds -> odds.chanceOfEffect(least));
    }
}
