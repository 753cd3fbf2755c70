package io.github.crisisrules.encounter.attack;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.RollRules;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Attacks as the players report them. */
public final class AttackArbitraries {
    private AttackArbitraries() {}

    /**
     * An attack with the number of its dice and its result.
     *
     * @param attackDice the number of attack dice
     * @param defenceDice the number of defence dice
     * @param result the result that the dice show
     */
    public record RolledAttack(int attackDice, int defenceDice, AttackResult result) {}

    /** Attacks of 1 to 10 dice against 1 to 8 dice, rolled with all the dice that the rules add. */
    public static Arbitrary<RolledAttack> rolledAttacks() {
        return Combinators.combine(
                        Arbitraries.integers().between(1, 10),
                        Arbitraries.integers().between(1, 8),
                        Arbitraries.longs())
                .as((attack, defence, number) -> {
                    Seed seed = Seed.of(number);
                    return new RolledAttack(
                            attack,
                            defence,
                            AttackResult.of(
                                    CrisisRolls.roll(RollRules.attack(), DicePool.of(attack), seed.split("attack")),
                                    CrisisRolls.roll(
                                            RollRules.defence(), DicePool.of(defence), seed.split("defence"))));
                });
    }
}
