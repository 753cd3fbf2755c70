package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/** The size of a die: its number of sides. A step changes it by one size. */
@Rule(DICE)
public enum DieSize {
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

    // Never modified. Shared because values() copies its array, and computing odds reads it constantly, also
    // before the code is compiled.
    private static final DieSize[] BY_RANK = values();

    private final int sides;

    DieSize(int sides) {
        this.sides = sides;
    }

    /** Returns all sizes, smallest first. */
    public static Vector<DieSize> all() {
        return All.SIZES;
    }

    /** Returns the die with the given number of sides, or a violation if the game has none. */
    public static Either<RuleViolation, DieSize> ofSides(int sides) {
        int rank = rankOf(sides);
        return rank < 0 ? Either.left(new DieViolation.InvalidDie("D" + sides)) : Either.right(BY_RANK[rank]);
    }

    /** Returns the rank of the die with the given number of sides, or -1 if the game has none. */
    static int rankOf(int sides) {
        for (DieSize size : BY_RANK) {
            if (size.sides == sides) {
                return size.rank();
            }
        }
        return -1;
    }

    /** Parses a die, as in {@code D8} or {@code d8}. */
    public static Either<RuleViolation, DieSize> parse(String text) {
        String name = text.strip().toUpperCase(Locale.ROOT);
        for (DieSize size : BY_RANK) {
            if (size.name().equals(name)) {
                return Either.right(size);
            }
        }
        return Either.left(new DieViolation.InvalidDie(text));
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
        return BY_RANK[Math.min(rank() + steps, D12.rank())];
    }

    /** Returns the next larger size, or none above D12. */
    public Option<DieSize> stepUp() {
        return this == D12 ? Option.none() : Option.some(BY_RANK[rank() + 1]);
    }

    /** Returns the next smaller size, or none below D4, where the trait is removed. */
    public Option<DieSize> stepBack() {
        return this == D4 ? Option.none() : Option.some(BY_RANK[rank() - 1]);
    }

    /** Returns whether this die has at least as many sides as the other. */
    public boolean isAtLeast(DieSize other) {
        return compareTo(other) >= 0;
    }

    /** Returns the larger of the two sizes. */
    public DieSize max(DieSize other) {
        return isAtLeast(other) ? this : other;
    }

    /** Returns the size in pool notation, as in {@code d8}. */
    public String notation() {
        return "d" + sides();
    }

    /** Holds the vector of all sizes, so that the vector class is loaded only when a caller needs it. */
    private static final class All {
        static final Vector<DieSize> SIZES = Vector.of(BY_RANK);
    }
}
