package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.FULL_DOOM_POOL_GAINS_A_D6;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_PAST_D12_ADD_A_D4;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;

/** The ways in which opportunities, a villain's D4 distinction or a villain's limit make the doom pool grow. */
@Rule(DOOM_GROW)
public enum DoomGrowth implements Describable {
    /** One D6 joins for each opportunity. */
    ADD_D6("a D6 for each") {
        @Override
        public Pool grow(Pool doom, int times) {
            Pool grown = doom;
            for (int i = 0; i < times; i++) {
                grown = grown.plus(DieSize.D6);
            }
            return grown;
        }

        @Override
        public int price(int opportunities) {
            return opportunities;
        }
    },
    /** The lowest die steps up for each opportunity. If it is a D12, or the pool is empty, a D6 joins instead. */
    STEP_UP_LOWEST("the lowest die steps up for each") {
        @Override
        @Rule(FULL_DOOM_POOL_GAINS_A_D6)
        public Pool grow(Pool doom, int times) {
            Pool grown = doom;
            for (int i = 0; i < times; i++) {
                Pool before = grown;
                grown = before.lowest()
                        .flatMap(low -> low.stepUp().map(up -> before.minus(low).plus(up)))
                        .getOrElse(() -> before.plus(DieSize.D6));
            }
            return grown;
        }

        @Override
        public int price(int opportunities) {
            return opportunities;
        }
    },
    /** One D4, stepped up once for each opportunity, joins for a single PP. Steps past D12 start a further D4. */
    ONE_DIE("one die for all of them") {
        @Override
        @Rule(OPPORTUNITIES_PAST_D12_ADD_A_D4)
        public Pool grow(Pool doom, int times) {
            int whole = DieSize.values().length - 1;
            Pool grown = doom;
            for (int left = times; left > 0; left -= whole) {
                grown = grown.plus(DieSize.all().get(Math.min(left, whole)));
            }
            return grown;
        }

        @Override
        public int price(int opportunities) {
            return Math.min(1, opportunities);
        }
    };

    private final String words;

    DoomGrowth(String words) {
        this.words = words;
    }

    /** Describes the growth, as in {@code a D6 for each}. */
    @Override
    public String words() {
        return words;
    }

    /** Returns the pool after {@code times} opportunities were bought in this way. */
    public abstract Pool grow(Pool doom, int times);

    /** Returns the number of PP that the Watcher pays for the opportunities. */
    public abstract int price(int opportunities);
}
