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
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.encounter.squad.CombatantId;

/** From dice on the table, or from a seed, to the numbers that commands carry; and the exact odds. */
public final class ColossusDice {
    private ColossusDice() {}

    /** The die for the Rampage chart. */
    @Rule(CHART)
    public static CrisisFace chart(Seed seed) {
        return CrisisDie.roll(seed);
    }

    /** What an attack of his did, from the dice as they lie. */
    public static Harmed resolve(CombatantId target, CrisisRoll attack, CrisisRoll defence) {
        int hits = CrisisRolls.tally(RollRules.attack(), attack).successes();
        int blocks = CrisisRolls.tally(RollRules.defence(), defence).successes();
        return new Harmed(target, CrisisRolls.damage(hits, blocks));
    }

    /** A Bare Metal Hands or Hurl Debris attack, which roll alike, against so many defence dice. */
    @Rule({HANDS, DEBRIS})
    public static Harmed attack(CombatantId target, int defenceDice, Seed seed) {
        return resolve(
                target,
                CrisisRolls.roll(RollRules.attack(), DicePool.of(ColossusCard.HANDS_STRENGTH), seed.split("attack")),
                CrisisRolls.roll(RollRules.defence(), DicePool.of(defenceDice), seed.split("defence")));
    }

    /** The odds of the damage that an attack of his deals against so many defence dice. */
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
