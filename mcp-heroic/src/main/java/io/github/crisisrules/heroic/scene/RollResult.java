package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;

/** The result of a roll: its total and its effect dice. Steps go to the first effect die. */
@Rule(ROLL)
public record RollResult(int total, Vector<DieSize> effects) implements Worded {
    /**
     * A total is not below 0; without a die left the effect is a D4, so there is always one.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public RollResult {
        if (total < 0 || effects.isEmpty()) {
            throw new IllegalArgumentException("a total of " + total + " with the effect dice " + effects
                    + ": a total is at least 0, and a D4 stands for no effect die");
        }
    }

    /** With one effect die. */
    public static RollResult of(int total, DieSize effect) {
        return new RollResult(total, Vector.of(effect));
    }

    /** Of the dice chosen. */
    static RollResult of(DiceChoice choice) {
        return new RollResult(choice.total(), choice.effects());
    }

    /** The effect die that takes the steps, and that the other side's is held against. */
    public DieSize effect() {
        return effects.head();
    }

    /** For people: {@code 14 with an effect of D8}. */
    @Override
    public String words() {
        return total + " with an effect of " + effects.mkString(" and ");
    }
}
