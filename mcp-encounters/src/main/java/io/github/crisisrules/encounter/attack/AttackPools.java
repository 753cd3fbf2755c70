package io.github.crisisrules.encounter.attack;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The numbers of dice of an attack and its defence, as far as the encounter knows them. A number that is printed
 * only on a character's own card is empty and is not checked.
 */
public record AttackPools(Option<DicePool> attack, Option<DicePool> defence) {
    private static final int USUAL_DICE = 12;
    private static final int MAX_DAMAGE = 12;

    /** The maximum number of dice of an attack; a larger number is treated as a typing error. */
    public static final int MAX_DICE = 30;

    /** Creates the pools of an attack whose attack dice are known; the defence dice are on the target's card. */
    public static AttackPools ofAttack(int dice) {
        return new AttackPools(Option.of(DicePool.of(dice)), Option.none());
    }

    /** Creates the pools of an attack whose defence dice are known; the attack dice are on the attacker's card. */
    public static AttackPools ofDefence(int dice) {
        return new AttackPools(Option.none(), Option.of(DicePool.of(dice)));
    }

    /** Creates the pools of an attack whose attack and defence dice are both known. */
    public static AttackPools of(int attackDice, int defenceDice) {
        return new AttackPools(Option.of(DicePool.of(attackDice)), Option.of(DicePool.of(defenceDice)));
    }

    /**
     * Returns the form of a result of this attack in one field: the damage, or both rolls, in the notation of
     * {@link AttackResult#parse}.
     *
     * @param rerolls the maximum number of attack dice that may be rerolled
     */
    public Form<AttackResult> form(int rerolls) {
        return written(rerolls).asking(rerolls == 0 ? Sentences::resultNotation : Sentences::rerollNotation);
    }

    /** Returns the form of the results of an attack on {@code targets} targets in one field, in their order. */
    public Form<Vector<AttackResult>> forms(int targets) {
        return written(0).times(targets).asking(Sentences::resultsNotation);
    }

    private Form.Written<AttackResult> written(int rerolls) {
        return new Form.Written<>(this::read, random -> sample(random, rerolls), AttackResult::text);
    }

    private Either<FieldFault, AttackResult> read(String field, String text, Wording wording) {
        AttackResult result;
        try {
            result = AttackResult.parse(text);
        } catch (IllegalArgumentException e) {
            return Either.left(FieldFault.of(field, Sentences.unreadableResult(wording, PlainName.shown(text))));
        }
        Option<RuleViolation> fault = result.fault(this);
        return fault.isEmpty() ? Either.right(result) : Either.left(FieldFault.of(field, fault.get(), wording));
    }

    private AttackResult sample(RandomSource random, int rerolls) {
        return random.below(2) == 0
                ? AttackResult.of(random.below(MAX_DAMAGE + 1))
                : AttackResult.of(
                        roll(RollRules.attack().rerolling(rerolls), attack, random),
                        roll(RollRules.defence(), defence, random));
    }

    private static CrisisRoll roll(RollRules rules, Option<DicePool> pool, RandomSource random) {
        return CrisisRolls.roll(rules, pool.getOrElse(() -> DicePool.of(1 + random.below(USUAL_DICE))), random);
    }

    Option<RuleViolation> fault(CrisisRoll attackRoll, CrisisRoll defenceRoll) {
        return fault(RollRules.attack(), attack, attackRoll, false)
                .orElse(() -> fault(RollRules.defence(), defence, defenceRoll, true));
    }

    private static Option<RuleViolation> fault(
            RollRules rules, Option<DicePool> pool, CrisisRoll roll, boolean isDefence) {
        Option<DiceViolation> fault =
                pool.isDefined() ? CrisisRolls.fault(rules, pool.get(), roll) : CrisisRolls.fault(rules, roll);
        return fault.map(why -> new AttackViolation.InvalidRoll(isDefence, why));
    }
}
