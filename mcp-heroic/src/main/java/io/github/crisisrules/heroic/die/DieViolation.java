package io.github.crisisrules.heroic.die;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Seq;

/** A reason why dice are refused. */
public sealed interface DieViolation extends RuleViolation {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** The game has no die of this size. */
    @Rule(DICE)
    record InvalidDie(String text) implements DieViolation {}

    /** The text is not pool notation. */
    record InvalidPool(String text) implements DieViolation {
        int max() {
            return Pool.MAX_WRITTEN;
        }
    }

    /** The faces do not match the dice of the pool, one for each. */
    record FacesDoNotMatchPool(Pool pool, Seq<Integer> faces) implements DieViolation {}

    /** The die is not in the roll, shows 1, or is already in use. */
    @Rule(ROLL)
    record DieNotUsable(int index) implements DieViolation {
        int number() {
            return index + 1;
        }
    }

    /** The total or the effect has fewer dice than it must take: two and one, as far as the roll has them. */
    @Rule(ROLL)
    record TooFewDice(Use use, int min, int actual) implements DieViolation {
        int missing() {
            return min - actual;
        }
    }

    /** The use of a die of a roll. */
    enum Use implements Describable {
        /** The die counts towards the total. */
        TOTAL,
        /** The die is an effect die. */
        EFFECT;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }
}
