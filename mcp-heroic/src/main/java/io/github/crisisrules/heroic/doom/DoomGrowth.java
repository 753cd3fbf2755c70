package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.FULL_DOOM_POOL_GAINS_A_D6;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.OPPORTUNITIES_PAST_D12_ADD_A_D4;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;

/** The ways in which opportunities, a villain's D4 distinction or a villain's limit make the doom pool grow. */
@Rule(DOOM_GROW)
public enum DoomGrowth implements Worded {
    /** One D6 for each. */
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
    /** The lowest die steps up for each; where it is a D12, or there is none, a D6 joins instead. */
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
    /** One D4, stepped up once for each, joins for a single PP; what goes past D12 starts a further D4. */
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

    /** For people: how the pool grows. */
    @Override
    public String words() {
        return words;
    }

    /** The pool after this many opportunities were bought this way. */
    public abstract Pool grow(Pool doom, int times);

    /** How many PP the Watcher hands over for them. */
    public abstract int price(int opportunities);
}
