package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.control.Option;

/**
 * The severity of an ailment or a created trait: a die, and whether it has gone past D12. The die then stays a
 * D12.
 */
@Rule({STRESS, STRESSED_OUT_UNTIL_RECOVERED})
public record Severity(DieSize die, boolean isPastD12) implements Describable {
    /**
     * Creates a level.
     *
     * @throws IllegalArgumentException if {@code isPastD12} is true for a die other than a D12
     */
    public Severity {
        if (isPastD12 && die != DieSize.D12) {
            throw new IllegalArgumentException("A " + die + " cannot be past D12. Set this for a D12 only.");
        }
    }

    /** Creates a level of the given size that is not past D12. */
    public static Severity of(DieSize die) {
        return new Severity(die, false);
    }

    /** Returns the level one size up. A D12 goes past D12. */
    @Rule(DICE)
    public Severity up() {
        return die.stepUp().map(Severity::of).getOrElse(() -> new Severity(DieSize.D12, true));
    }

    /** Returns the level one size back, no longer past D12, or none below D4. */
    @Rule(DICE)
    public Option<Severity> back() {
        return die.stepBack().map(Severity::of);
    }

    /** Returns the level after adding a die: a larger die replaces its die, any other die steps it up. */
    @Rule(STRESS)
    public Severity and(DieSize more) {
        return !isPastD12 && more.compareTo(die) > 0 ? of(more) : up();
    }

    /** Describes the level: {@code past D12}, or the die, as in {@code D10}. */
    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    @Override
    public String toString() {
        return describe();
    }
}
