package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.DEBRIS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.HANDS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STATS;
import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.STEEL;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.dice.CrisisOdds;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.squad.CombatantId;

/** Rolls of the encounter by a seed, with their exact odds. */
public final class ColossusDice {
    private ColossusDice() {}

    /** Rolls the die for the Rampage chart. */
    @Rule(CHART)
    public static CrisisFace chart(Seed seed) {
        return CrisisDie.roll(seed);
    }

    /** Returns the pools of an attack by the Colossus; the defence dice are on the target's card. */
    @Rule({HANDS, DEBRIS})
    public static AttackPools attackPools() {
        return AttackPools.ofAttack(ColossusCard.HANDS_STRENGTH);
    }

    /** Returns the pools of an attack on the Colossus; the attack dice are on the attacker's card. */
    @Rule(STATS)
    static AttackPools atHim(ColossusState state) {
        return AttackPools.ofDefence(ColossusCard.defenceDice(state.setup().momentumTrack(), state.momentum()));
    }

    /**
     * Rolls an attack of the Colossus against {@code defenceDice} dice. Bare Metal Hands and Hurl Debris roll the
     * same number of dice.
     */
    @Rule({HANDS, DEBRIS})
    public static AttackedTarget attack(CombatantId target, int defenceDice, Seed seed) {
        return AttackedTarget.of(target, damage(ColossusCard.HANDS_STRENGTH, defenceDice, seed));
    }

    /** Rolls an attack on the Colossus with {@code strength} dice and returns the damage before Organic Steel. */
    @Rule(STATS)
    public static int strike(int strength, MomentumTrack track, Momentum momentum, Seed seed) {
        return damage(strength, ColossusCard.defenceDice(track, momentum), seed);
    }

    private static int damage(int attackDice, int defenceDice, Seed seed) {
        return AttackResult.of(
                        CrisisRolls.roll(RollRules.attack(), DicePool.of(attackDice), seed.split("attack")),
                        CrisisRolls.roll(RollRules.defence(), DicePool.of(defenceDice), seed.split("defence")))
                .damage();
    }

    /** Returns the odds of the damage of an attack by the Colossus against {@code defenceDice} dice. */
    @Rule({HANDS, DEBRIS})
    public static Distribution<Integer> attackOdds(int defenceDice) {
        return CrisisOdds.damage(ColossusCard.HANDS_STRENGTH, defenceDice);
    }

    /**
     * Returns the odds of the damage of an attack on the Colossus before Organic Steel, which reduces damage by 1
     * to no less than 1.
     */
    @Rule({STATS, STEEL})
    public static Distribution<Integer> strikeOdds(int strength, MomentumTrack track, Momentum momentum) {
        return CrisisOdds.damage(strength, ColossusCard.defenceDice(track, momentum));
    }
}
