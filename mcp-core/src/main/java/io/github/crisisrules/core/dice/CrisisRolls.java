package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.CRIT;
import static io.github.crisisrules.core.rulebook.CrisisRuleId.DAMAGE;
import static io.github.crisisrules.core.rulebook.CrisisRuleId.FAIL;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.DiceViolation.FailureLocked;
import io.github.crisisrules.core.dice.DiceViolation.WrongAddedDiceCount;
import io.github.crisisrules.core.dice.DiceViolation.WrongDiceCount;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Plural;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Attack, defence and dodge rolls: rolling dice with a seed, and resolving dice that players rolled. */
public final class CrisisRolls {
    private CrisisRolls() {}

    /** Rolls a pool, the dice that criticals add and the rerolls of the policy. */
    public static CrisisRoll roll(RollRules rules, DicePool pool, Seed seed) {
        return roll(rules, pool, seed.random());
    }

    /**
     * Rolls a pool with the next random numbers, see {@link #roll(RollRules, DicePool, Seed)}. The order is
     * original dice, added dice, rerolls in the order of the dice.
     */
    @Rule(CRIT)
    public static CrisisRoll roll(RollRules rules, DicePool pool, RandomSource random) {
        Vector<CrisisFace> original = CrisisDie.roll(pool.dice(), random);
        Vector<CrisisFace> added = CrisisDie.roll(rules.addedDice(original), random);
        Vector<CrisisFace> shown = original.appendAll(added);
        for (int position : rerolls(rules, shown)) {
            shown = shown.update(position, CrisisDie.roll(random));
        }
        return new CrisisRoll(original, added, shown);
    }

    /**
     * Creates a roll from dice that players rolled, before any reroll.
     *
     * @throws IllegalArgumentException if the number of added dice is not the one that the rules require
     */
    @Rule(CRIT)
    public static CrisisRoll of(RollRules rules, Vector<CrisisFace> original, Vector<CrisisFace> added) {
        int due = rules.addedDice(original);
        if (added.size() != due) {
            throw new IllegalArgumentException(Plural.of(added.size(), "die was", "dice were")
                    + " added, but the criticals of the roll add " + due + ".");
        }
        return new CrisisRoll(original, added, original.appendAll(added));
    }

    /** Returns the indices, counted from 0, of the dice that the policy rerolls. */
    @Rule(FAIL)
    public static Vector<Integer> rerolls(RollRules rules, CrisisRoll roll) {
        return rerolls(rules, roll.shown());
    }

    private static Vector<Integer> rerolls(RollRules rules, Vector<CrisisFace> shown) {
        Vector<Integer> places = Vector.empty();
        for (int place = 0;
                place < shown.size() && places.size() < rules.rerolls().limit();
                place++) {
            places = rules.wouldReroll(shown.get(place)) ? places.append(place) : places;
        }
        return places;
    }

    /**
     * Returns the roll after dice were rerolled or changed to the given faces, by index from 0. The player who uses
     * the effect chooses the dice. No die is added, whatever the faces are. The violation says which die shows a
     * locked failure.
     *
     * @throws IllegalArgumentException if an index is not that of a die of the roll
     */
    @Rule({CRIT, FAIL})
    public static Either<DiceViolation, CrisisRoll> turn(
            RollRules rules, CrisisRoll roll, Map<Integer, CrisisFace> faces) {
        Vector<CrisisFace> shown = roll.shown();
        for (var each : faces) {
            int position = each._1;
            if (position < 0 || position >= shown.size()) {
                throw new IllegalArgumentException(
                        "Die " + position + " does not exist. The roll has " + shown.size() + " dice, counted from 0.");
            }
            if (!rules.mayTouch(shown.get(position))) {
                return Either.left(new FailureLocked(position));
            }
            shown = shown.update(position, each._2);
        }
        return Either.right(new CrisisRoll(roll.original(), roll.added(), shown));
    }

    /**
     * Returns the reason why dice that players rolled are not a valid roll by these rules, or none if they are. It
     * checks the number of added dice and locked failures.
     */
    @Rule({CRIT, FAIL})
    public static Option<DiceViolation> fault(RollRules rules, CrisisRoll roll) {
        int due = rules.addedDice(roll.original());
        if (roll.added().size() != due) {
            return Option.of(new WrongAddedDiceCount(roll.added().size(), due));
        }
        Vector<CrisisFace> fell = roll.original().appendAll(roll.added());
        return changed(roll)
                .find(position -> !rules.mayTouch(fell.get(position)))
                .map(FailureLocked::new);
    }

    /**
     * Returns the reason why dice that players rolled are not a valid roll of a pool, see
     * {@link #fault(RollRules, CrisisRoll)}.
     */
    public static Option<DiceViolation> fault(RollRules rules, DicePool pool, CrisisRoll roll) {
        return roll.original().size() == pool.dice()
                ? fault(rules, roll)
                : Option.of(new WrongDiceCount(roll.original().size(), pool.dice()));
    }

    /**
     * Returns the indices, counted from 0, of the dice that no longer show their first face. At least these dice
     * were rerolled or changed.
     */
    public static Vector<Integer> changed(CrisisRoll roll) {
        Vector<CrisisFace> fell = roll.original().appendAll(roll.added());
        Vector<Integer> places = Vector.empty();
        for (int place = 0; place < fell.size(); place++) {
            places = fell.get(place) == roll.shown().get(place) ? places : places.append(place);
        }
        return places;
    }

    /** Returns the successes and wilds of the current faces. */
    public static RollTally tally(RollRules rules, CrisisRoll roll) {
        return new RollTally(rules.successes().count(roll.shown()), roll.count(CrisisFace.WILD));
    }

    /** Returns the damage of an attack: the successes that the defence does not cancel. */
    @Rule(DAMAGE)
    public static int damage(int attackSuccesses, int defenceSuccesses) {
        if (attackSuccesses < 0 || defenceSuccesses < 0) {
            throw new IllegalArgumentException(
                    "Successes must be 0 or more, not " + attackSuccesses + " against " + defenceSuccesses + ".");
        }
        return Math.max(0, attackSuccesses - defenceSuccesses);
    }

    /** The result of a roll: the number of successes, and of the wilds among them. */
    public record RollTally(int successes, int wilds) {
        /**
         * Validates the counts.
         *
         * @throws IllegalArgumentException if {@code wilds} is negative or greater than {@code successes}, since wilds
         *     are successes
         */
        public RollTally {
            if (wilds < 0 || wilds > successes) {
                throw new IllegalArgumentException(wilds + " wilds among " + successes
                        + " successes are impossible, because every wild is a success.");
            }
        }
    }
}
