package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.FULL_DOOM_POOL_GAINS_A_D6;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_PAST_D12_ADD_A_D4;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.vavr.collection.Vector;

/** The ways in which opportunities, a villain's D4 distinction or a villain's limit make the doom pool grow. */
@Rule(DOOM_GROW)
public enum DoomGrowth implements Describable {
    /** One D6 joins for each opportunity. */
    ADD_D6,
    /** The lowest die steps up for each opportunity. If it is a D12, or the pool is empty, a D6 joins instead. */
    @Rule(FULL_DOOM_POOL_GAINS_A_D6)
    STEP_UP_LOWEST,
    /** One D4, stepped up once for each opportunity, joins for a single PP. Steps past D12 start a further D4. */
    @Rule(OPPORTUNITIES_PAST_D12_ADD_A_D4)
    ONE_DIE;

    /** Returns the pool after {@code times} opportunities were bought in this way. */
    public Pool grow(Pool doom, int times) {
        return switch (this) {
            case ADD_D6 -> doom.plus(Pool.ofAll(Vector.fill(times, DieSize.D6)));
            case STEP_UP_LOWEST -> Vector.range(0, times).foldLeft(doom, (pool, time) -> stepUpLowest(pool));
            case ONE_DIE -> addOneDie(doom, times);
        };
    }

    private static Pool stepUpLowest(Pool doom) {
        return doom.lowest()
                .flatMap(low -> low.stepUp().map(up -> doom.minus(low).plus(up)))
                .getOrElse(() -> doom.plus(DieSize.D6));
    }

    private static Pool addOneDie(Pool doom, int steps) {
        int most = DieSize.D12.rank();
        if (steps > most) {
            return addOneDie(doom.plus(DieSize.D12), steps - most);
        }
        return steps == 0 ? doom : doom.plus(DieSize.D4.up(steps));
    }

    /** Returns the number of PP that the Watcher pays for the opportunities and that the player who rolled them earns. */
    @Rule(PP_EARN)
    public int price(int opportunities) {
        return this == ONE_DIE ? Math.min(1, opportunities) : opportunities;
    }

    /**
     * Returns whether this growth is open to {@code bought} of the {@code rolled} opportunities of a roll. One die
     * stands for several opportunities, so all of them are bought together.
     */
    public boolean isAllowed(int bought, int rolled) {
        return this != ONE_DIE || (bought > 1 && bought == rolled);
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
