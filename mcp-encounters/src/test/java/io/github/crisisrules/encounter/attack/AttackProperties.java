package io.github.crisisrules.encounter.attack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.encounter.attack.AttackArbitraries.RolledAttack;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class AttackProperties {
    @Provide
    Arbitrary<RolledAttack> attacks() {
        return AttackArbitraries.rolledAttacks();
    }

    @Property
    void aRolledAttackIsPossibleWithItsOwnDiceAndWithNoOtherNumber(@ForAll("attacks") RolledAttack attack) {
        int dice = attack.attackDice();
        int defence = attack.defenceDice();
        assertThat(attack.result().fault(AttackPools.of(dice, defence))).isEmpty();
        assertThat(attack.result().fault(AttackPools.ofAttack(dice))).isEmpty();
        assertThat(attack.result().fault(AttackPools.of(dice + 1, defence))).isNotEmpty();
        assertThat(attack.result().fault(AttackPools.of(dice, defence + 1))).isNotEmpty();
    }

    @Property
    void anAttackReadsBackFromItsTextAndNeverHeals(
            @ForAll("attacks") RolledAttack attack, @ForAll @IntRange(max = 40) int damage) {
        assertThat(AttackResult.parse(attack.result().text())).isEqualTo(attack.result());
        assertThat(AttackResult.parse(AttackResult.of(damage).text())).isEqualTo(AttackResult.of(damage));
        assertThat(attack.result().damage()).isNotNegative();
    }
}
