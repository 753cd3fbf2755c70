package io.github.crisisrules.heroic.doom;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_14;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_4;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.die.DieSize;

/** The ways in which opportunities, a villain's D4 distinction or a villain's limit make the doom pool grow. */
@Rule(DOOM_GROW)
public enum DoomGrowth {
    /** One D6 for each. */
    ADD_D6 {
        @Override
        public DicePool grow(DicePool doom, int times) {
            DicePool grown = doom;
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
    STEP_UP_LOWEST {
        @Override
        @Rule(RULING_4)
        public DicePool grow(DicePool doom, int times) {
            DicePool grown = doom;
            for (int i = 0; i < times; i++) {
                DicePool before = grown;
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
    ONE_DIE {
        @Override
        @Rule(RULING_14)
        public DicePool grow(DicePool doom, int times) {
            int whole = DieSize.values().length - 1;
            DicePool grown = doom;
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

    /** The pool after so many opportunities were bought this way. */
    public abstract DicePool grow(DicePool doom, int times);

    /** How many PP the Watcher hands over for them. */
    public abstract int price(int opportunities);
}
