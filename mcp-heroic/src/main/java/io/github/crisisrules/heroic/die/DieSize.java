package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DICE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/** How many sides a die has. Larger is better; a step moves one size. */
@Rule(DICE)
public enum DieSize {
    /** Four sides, the smallest: back from here a trait is gone. */
    D4(4),
    /** Six sides. */
    D6(6),
    /** Eight sides. */
    D8(8),
    /** Ten sides. */
    D10(10),
    /** Twelve sides, the largest: up from here something special happens. */
    D12(12);

    // The array is never changed; reading it is what odds do most before anything is compiled.
    private static final DieSize[] BY_RANK = values();

    private final int sides;

    DieSize(int sides) {
        this.sides = sides;
    }

    /** All sizes, smallest first. */
    public static Vector<DieSize> all() {
        return All.SIZES;
    }

    /** The die with this number of sides, refused if the game has none. */
    public static Either<RuleViolation, DieSize> ofSides(int sides) {
        int rank = rankOf(sides);
        return rank < 0 ? Either.left(new DieViolation.NoSuchDie("D" + sides)) : Either.right(BY_RANK[rank]);
    }

    /** The rank of the die with this number of sides, -1 if the game has none. */
    static int rankOf(int sides) {
        for (DieSize size : BY_RANK) {
            if (size.sides == sides) {
                return size.rank();
            }
        }
        return -1;
    }

    /** Reads {@code D8} or {@code d8}. */
    public static Either<RuleViolation, DieSize> parse(String text) {
        String name = text.strip().toUpperCase(Locale.ROOT);
        for (DieSize size : BY_RANK) {
            if (size.name().equals(name)) {
                return Either.right(size);
            }
        }
        return Either.left(new DieViolation.NoSuchDie(text));
    }

    /** How many sides it has. */
    public int sides() {
        return sides;
    }

    /** How many steps it is above D4. */
    public int rank() {
        return (sides - D4.sides) / 2;
    }

    /**
     * The die this many steps up, D12 at most.
     *
     * @throws IllegalArgumentException if the number of steps is negative
     */
    public DieSize up(int steps) {
        if (steps < 0) {
            throw new IllegalArgumentException("a die steps up 0 times or more, not " + steps);
        }
        return BY_RANK[Math.min(rank() + steps, D12.rank())];
    }

    /** One size larger; none above D12. */
    public Option<DieSize> stepUp() {
        return this == D12 ? Option.none() : Option.some(BY_RANK[rank() + 1]);
    }

    /** One size smaller; none below D4: the trait is gone. */
    public Option<DieSize> stepBack() {
        return this == D4 ? Option.none() : Option.some(BY_RANK[rank() - 1]);
    }

    /** Whether it has at least as many sides. */
    public boolean isAtLeast(DieSize other) {
        return compareTo(other) >= 0;
    }

    /** The larger of the two. */
    public DieSize max(DieSize other) {
        return isAtLeast(other) ? this : other;
    }

    /** As in pool notation: {@code d8}. */
    public String notation() {
        return "d" + sides();
    }

    /** Made when it is first asked for: a vector takes longer to load than all else that a die needs. */
    private static final class All {
        static final Vector<DieSize> SIZES = Vector.of(BY_RANK);
    }
}
