package io.github.crisisrules.encounter.frame;

import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
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
     * Returns the form that reads a result of this attack. It first asks for the kind of report, then for the
     * damage or for the dice of both rolls.
     *
     * @param rerolls the maximum number of attack dice that may be rerolled
     */
    public Form<AttackResult> form(int rerolls) {
        Form<CrisisRoll> attacking =
                dice(RollRules.attack().rerolling(rerolls), attack, Sentences::attackDice, Sentences::attackRoll);
        Form<CrisisRoll> defending = dice(RollRules.defence(), defence, Sentences::defenceDice, Sentences::defenceRoll);
        Form<AttackResult> faces = attacking.then(hits -> defending.as(blocks -> AttackResult.of(hits, blocks)));
        Form<AttackResult> number =
                Form.number(0, MAX_DAMAGE).asking(Sentences::damage).as(AttackResult::of);
        return Form.oneOf(Vector.of(AttackReportForm.values()))
                .asking(Sentences::reportForm)
                .then(telling -> telling == AttackReportForm.DAMAGE ? number : faces);
    }

    /** Returns the form of one roll; if the pool is unknown, the form first asks for the number of dice. */
    private static Form<CrisisRoll> dice(
            RollRules rules, Option<DicePool> pool, Describable askCount, Describable askFaces) {
        return pool.isDefined()
                ? new Form.Dice(rules, pool.get()).asking(askFaces)
                : Form.number(1, USUAL_DICE)
                        .asking(askCount)
                        .then(dice -> new Form.Dice(rules, DicePool.of(dice)).asking(askFaces));
    }

    /** The ways to report the result of an attack. */
    public enum AttackReportForm implements Describable {
        /** The damage as a number. */
        DAMAGE,
        /** All faces of both rolls. */
        FACES;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
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
