package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESSED_OUT_UNTIL_RECOVERED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.control.Option;

/** How bad it is: a die, and whether it has gone past D12, where the die stays a D12. */
@Rule({STRESS, STRESSED_OUT_UNTIL_RECOVERED})
public record Level(DieSize die, boolean past) {
    /**
     * Only a D12 is past D12.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Level {
        if (past && die != DieSize.D12) {
            throw new IllegalArgumentException("a " + die + " is not past D12: only a D12 can be");
        }
    }

    /** That die. */
    public static Level of(DieSize die) {
        return new Level(die, false);
    }

    /** One size up; from D12 it is past D12. */
    @Rule(DICE)
    public Level up() {
        return die.stepUp().map(Level::of).getOrElse(() -> new Level(DieSize.D12, true));
    }

    /** One size back, no longer past D12; none from D4. */
    @Rule(DICE)
    public Option<Level> back() {
        return die.stepBack().map(Level::of);
    }

    /** With more of it: a larger die takes its place, else it steps up. */
    @Rule(STRESS)
    public Level and(DieSize more) {
        return !past && more.compareTo(die) > 0 ? of(more) : up();
    }

    /** {@code D10}, or {@code past D12}. */
    @Override
    public String toString() {
        return past ? "past D12" : die.name();
    }
}
