package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/** The size of a die: its number of sides. A step changes it by one size. */
@Rule(DICE)
public enum DieSize implements Describable {
    /** Four sides, the smallest size. A trait that steps back from here is removed. */
    D4(4),
    /** Six sides. */
    D6(6),
    /** Eight sides. */
    D8(8),
    /** Ten sides. */
    D10(10),
    /** Twelve sides, the largest size. Each rule says what a step up from here does. */
    D12(12);

    private static final Vector<DieSize> ALL = Vector.of(values());

    private final int sides;

    DieSize(int sides) {
        this.sides = sides;
    }

    /** Returns all sizes, smallest first. */
    public static Vector<DieSize> all() {
        return ALL;
    }

    /** Returns the die with the given number of sides, or a violation if the game has none. */
    public static Either<RuleViolation, DieSize> ofSides(int sides) {
        return ALL.find(size -> size.sides == sides).toEither(() -> new DieViolation.InvalidDie("D" + sides));
    }

    /** Parses a die, as in {@code D8} or {@code d8}. */
    public static Either<RuleViolation, DieSize> parse(String text) {
        String name = text.strip().toUpperCase(Locale.ROOT);
        return ALL.find(size -> size.name().equals(name))
                .toEither(() -> new DieViolation.InvalidDie(PlainName.shown(text)));
    }

    /** Returns the number of sides. */
    public int sides() {
        return sides;
    }

    /** Returns the number of steps above D4. */
    public int rank() {
        return (sides - D4.sides) / 2;
    }

    /**
     * Returns the die {@code steps} sizes up, D12 at most.
     *
     * @throws IllegalArgumentException if {@code steps} is negative
     */
    public DieSize up(int steps) {
        if (steps < 0) {
            throw new IllegalArgumentException("A die steps up 0 times or more, not " + steps + ".");
        }
        return ALL.get(Math.min(rank() + steps, D12.rank()));
    }

    /** Returns the next larger size, or none above D12. */
    public Option<DieSize> stepUp() {
        return this == D12 ? Option.none() : Option.some(ALL.get(rank() + 1));
    }

    /** Returns the next smaller size, or none below D4, where the trait is removed. */
    public Option<DieSize> stepBack() {
        return this == D4 ? Option.none() : Option.some(ALL.get(rank() - 1));
    }

    /** Returns whether this die has at least as many sides as the other. */
    public boolean isAtLeast(DieSize other) {
        return compareTo(other) >= 0;
    }

    /** Returns the larger of the two sizes. */
    public DieSize max(DieSize other) {
        return isAtLeast(other) ? this : other;
    }

    /** Returns the size as every language writes it, as in {@code D8}. */
    @Override
    public String describe(Wording wording) {
        return name();
    }

    /** Returns the size in pool notation, as in {@code d8}. */
    public String notation() {
        return "d" + sides();
    }
}
