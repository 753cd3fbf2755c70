package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.CHART;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.DEBRIS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.HANDS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.STATS;
import static io.github.crisisrules.encounter.rulebook.ColossusRules.STEEL;

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
import io.github.crisisrules.encounter.squad.CombatantId;

/** From dice on the table, or from a seed, to the numbers that commands carry; and the exact odds. */
public final class ColossusDice {
    private ColossusDice() {}

    /** The die for the Rampage chart. */
    @Rule(CHART)
    public static CrisisFace chart(Seed seed) {
        return CrisisDie.roll(seed);
    }

    /** The dice of an attack of his: the target's card says how many it defends with. */
    @Rule({HANDS, DEBRIS})
    static AttackPools byHim() {
        return AttackPools.ofAttack(ColossusCard.HANDS_STRENGTH);
    }

    /** The dice of an attack on him: the attacker's card says how many it has. */
    @Rule(STATS)
    static AttackPools atHim(ColossusState state) {
        return AttackPools.ofDefence(ColossusCard.defenceDice(state.setup().track(), state.momentum()));
    }

    /** A Bare Metal Hands or Hurl Debris attack, which roll alike, against this many defence dice. */
    @Rule({HANDS, DEBRIS})
    public static Struck attack(CombatantId target, int defenceDice, Seed seed) {
        return Struck.of(target, damage(ColossusCard.HANDS_STRENGTH, defenceDice, seed));
    }

    /** The damage of an attack on him with this many dice, before Organic Steel. */
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

    /** The odds of the damage that an attack of his deals against this many defence dice. */
    @Rule({HANDS, DEBRIS})
    public static Distribution<Integer> attackOdds(int defenceDice) {
        return CrisisOdds.damage(ColossusCard.HANDS_STRENGTH, defenceDice);
    }

    /** The odds of the damage that an attack on him deals before Organic Steel, which then makes 1 or more of it. */
    @Rule({STATS, STEEL})
    public static Distribution<Integer> strikeOdds(int strength, MomentumTrack track, Momentum momentum) {
        return CrisisOdds.damage(strength, ColossusCard.defenceDice(track, momentum));
    }
}
