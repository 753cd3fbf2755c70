package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;

/**
 * The declared result of a roll: its total, its effect dice and its opportunities. Steps up and back apply to the first
 * effect die.
 */
@Rule(ROLL)
public record RollResult(int total, Vector<DieSize> effects, int opportunities) implements Describable {
    /**
     * Validates the result. A roll without an effect die counts as having a D4, so there is always at least one.
     *
     * @throws IllegalArgumentException if {@code total} is negative, {@code effects} is empty, or
     *     {@code opportunities} is negative
     */
    public RollResult {
        if (total < 0 || effects.isEmpty()) {
            throw new IllegalArgumentException("A total of " + total + " with the effect dice " + effects
                    + " is invalid. Use a total of 0 or more, and a D4 if there is no effect die.");
        }
        if (opportunities < 0) {
            throw new IllegalArgumentException(
                    "A roll cannot have " + opportunities + " opportunities. Count the dice that show 1.");
        }
    }

    /** Creates a result without opportunities. */
    public RollResult(int total, Vector<DieSize> effects) {
        this(total, effects, 0);
    }

    /** Creates a result with one effect die. */
    public static RollResult of(int total, DieSize effect) {
        return new RollResult(total, Vector.of(effect));
    }

    /** Returns the result with the given number of dice that show 1. */
    public RollResult withOpportunities(int count) {
        return new RollResult(total, effects, count);
    }

    /** Creates the result of the chosen dice. */
    public static RollResult of(DiceChoice choice) {
        return new RollResult(
                choice.total(), choice.effects(), choice.roll().opportunities().size());
    }

    /** Returns the first effect die, which takes the steps up and is compared with the other side's. */
    public DieSize effect() {
        return effects.head();
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
