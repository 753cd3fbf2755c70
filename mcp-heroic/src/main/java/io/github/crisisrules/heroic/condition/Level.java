package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.control.Option;

/**
 * The severity of an ailment or a created trait: a die, and whether it has gone past D12. The die then stays a
 * D12.
 */
@Rule({STRESS, STRESSED_OUT_UNTIL_RECOVERED})
public record Level(DieSize die, boolean past) {
    /**
     * Creates a level.
     *
     * @throws IllegalArgumentException if {@code past} is true for a die other than a D12
     */
    public Level {
        if (past && die != DieSize.D12) {
            throw new IllegalArgumentException("A " + die + " cannot be past D12. Set this for a D12 only.");
        }
    }

    /** Creates a level of the given size that is not past D12. */
    public static Level of(DieSize die) {
        return new Level(die, false);
    }

    /** Returns the level one size up. A D12 goes past D12. */
    @Rule(DICE)
    public Level up() {
        return die.stepUp().map(Level::of).getOrElse(() -> new Level(DieSize.D12, true));
    }

    /** Returns the level one size back, no longer past D12, or none below D4. */
    @Rule(DICE)
    public Option<Level> back() {
        return die.stepBack().map(Level::of);
    }

    /** Returns the level after adding a die: a larger die replaces its die, any other die steps it up. */
    @Rule(STRESS)
    public Level and(DieSize more) {
        return !past && more.compareTo(die) > 0 ? of(more) : up();
    }

    /** Returns {@code past D12}, or the die, as in {@code D10}. */
    @Override
    public String toString() {
        return past ? "past D12" : die.name();
    }
}
