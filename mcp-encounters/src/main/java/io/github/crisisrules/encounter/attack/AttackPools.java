package io.github.crisisrules.encounter.attack;

import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.DiceViolation;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.game.Form;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * How many dice an attack and its defence are rolled with, as far as the encounter knows: a number that only a character's
 * own card says is none, and is not checked.
 */
public record AttackPools(Option<DicePool> attack, Option<DicePool> defence) {
    private static final int USUAL_DICE = 12;
    private static final int MOST_DAMAGE = 12;

    /** The most dice that an attack can have; a larger number is taken for a typing error. */
    public static final int MOST_DICE = 30;

    /** Attack dice are known, the target's card says how many it defends with. */
    public static AttackPools ofAttack(int dice) {
        return new AttackPools(Option.of(DicePool.of(dice)), Option.none());
    }

    /** Defence dice are known, the attacker's card says how many it attacks with. */
    public static AttackPools ofDefence(int dice) {
        return new AttackPools(Option.none(), Option.of(DicePool.of(dice)));
    }

    /** Both are known. */
    public static AttackPools of(int attackDice, int defenceDice) {
        return new AttackPools(Option.of(DicePool.of(attackDice)), Option.of(DicePool.of(defenceDice)));
    }

    /**
     * The form of a result of this attack, with up to this many dice of it rerolled: people say first how they want to tell it,
     * then the damage, or the dice.
     */
    public Form<AttackResult> form(int rerolls) {
        Form<CrisisRoll> attacking = dice(RollRules.attack().rerolling(rerolls), attack);
        Form<CrisisRoll> defending = dice(RollRules.defence(), defence);
        Form<AttackResult> faces = attacking.then(hits -> defending.as(blocks -> AttackResult.of(hits, blocks)));
        Form<AttackResult> number = Form.number(0, MOST_DAMAGE).as(AttackResult::of);
        return Form.oneOf(Vector.of(Telling.values())).then(telling -> telling == Telling.NUMBER ? number : faces);
    }

    /** A pool that only a card knows: people say first how many dice there are. */
    private static Form<CrisisRoll> dice(RollRules rules, Option<DicePool> pool) {
        return pool.isDefined()
                ? new Form.Dice(rules, pool.get())
                : Form.number(1, USUAL_DICE).then(dice -> new Form.Dice(rules, DicePool.of(dice)));
    }

    /** How people tell what an attack came to. */
    public enum Telling {
        /** The damage as a number. */
        NUMBER("the damage"),
        /** All faces of both rolls. */
        FACES("the dice");

        private final String words;

        Telling(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    Option<RuleViolation> fault(CrisisRoll attackRoll, CrisisRoll defenceRoll) {
        return fault(RollRules.attack(), attack, attackRoll, "attack")
                .orElse(() -> fault(RollRules.defence(), defence, defenceRoll, "defence"));
    }

    private static Option<RuleViolation> fault(RollRules rules, Option<DicePool> pool, CrisisRoll roll, String whose) {
        Option<DiceViolation> fault =
                pool.isDefined() ? CrisisRolls.fault(rules, pool.get(), roll) : CrisisRolls.fault(rules, roll);
        return fault.map(why -> new AttackViolation.DiceDoNotFit(whose, why));
    }
}
