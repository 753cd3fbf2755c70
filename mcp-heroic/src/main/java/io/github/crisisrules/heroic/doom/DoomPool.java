package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT_PRICE_IS_THE_BEST_SENSES;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The rules of the doom pool. The doom pool itself is a {@link Pool}; rolling it does not spend it. */
public final class DoomPool {
    private DoomPool() {}

    /** Returns the doom pool at the start of each Act. */
    @Rule(DOOM_START)
    public static Pool starting(Stakes stakes, Threat threat) {
        return Pool.ofAll(Vector.fill(threat.dice(), stakes.die()));
    }

    /**
     * Returns the smallest doom die that buys an interrupt: D6, or the largest Reflexes or Senses die of the heroes, if
     * larger.
     */
    @Rule({INTERRUPT, INTERRUPT_PRICE_IS_THE_BEST_SENSES})
    public static DieSize interruptPrice(Iterable<DieSize> reflexesAndSenses) {
        return Vector.ofAll(reflexesAndSenses).foldLeft(DoomSpend.INTERRUPT_ORDER.least(), DieSize::max);
    }

    /**
     * Returns the doom pool without the spent die. The pool must contain the die, and the die must be large
     * enough.
     */
    @Rule(DOOM_SPEND)
    public static Either<RuleViolation, Pool> spend(Pool doom, DieSize die, DoomSpend spend) {
        return spend(doom, die, spend, spend.least());
    }

    /**
     * Spends a doom die, see {@link #spend(Pool, DieSize, DoomSpend)}, where the situation may require a larger
     * die than the rules sheet prints.
     *
     * @param least the minimum size that the situation requires
     */
    @Rule(DOOM_SPEND)
    public static Either<RuleViolation, Pool> spend(Pool doom, DieSize die, DoomSpend spend, DieSize least) {
        if (!doom.has(die)) {
            return Either.left(new DoomViolation.NoSuchDoomDie(die, doom));
        }
        DieSize needed = spend.least().max(least);
        return die.isAtLeast(needed)
                ? Either.right(doom.minus(die))
                : Either.left(new DoomViolation.DoomDieTooSmall(spend, die, needed));
    }
}
