package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.A;
import static io.github.crisisrules.encounter.hulk.HulkGames.B;
import static io.github.crisisrules.encounter.hulk.HulkGames.C;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The calculations of the encounter, for apps that keep their own state. */
class HulkRulesTest {
    @Test
    @Verifies(HulkRuleId.SCORE)
    void bothSidesScore() {
        assertThat(HulkScoring.cosmicPoints(3)).isEqualTo(6);
        assertThat(HulkScoring.crisisPoints(3, 0)).isEqualTo(6);
        assertThat(HulkScoring.crisisPoints(0, 2)).isEqualTo(2);
        assertThat(HulkScoring.crisisPoints(4, 4)).isEqualTo(HulkEndings.POINTS_TO_WIN);
    }

    @Test
    @Verifies({HulkRuleId.END, HulkRuleId.ENDS_AT_THE_FIRST_CONDITION})
    void twelvePointsWinAndFewerThanThreeCharactersLose() {
        assertThat(HulkEndings.of(11, 11, 3)).isEmpty();
        assertThat(HulkEndings.of(12, 11, 3)).contains(HulkEndings.MISSION_ACCOMPLISHED);
        assertThat(HulkEndings.of(11, 12, 3)).contains(HulkEndings.GAMMA_RAMPAGE);
        assertThat(HulkEndings.of(11, 11, 2)).contains(HulkEndings.RAMPAGE_OVER);
        assertThat(HulkEndings.of(12, 0, 2)).contains(HulkEndings.MISSION_ACCOMPLISHED);
        assertThat(HulkEndings.of(0, 13, 2)).contains(HulkEndings.GAMMA_RAMPAGE);
    }

    @Test
    @Verifies({HulkRuleId.AURA, HulkRuleId.AURA_POWER_IS_PAID_ONCE})
    void theAuraPaysPowerWhenItIsRolled() {
        int rage = 4;
        int near = 3;
        assertThat(Vector.of(AuraResult.values()).map(result -> result.hulkPower(rage, near)))
                .as("surge, frenzy, wreckage")
                .containsExactly(rage, near, 0);
        assertThat(Vector.of(AuraResult.values()).map(AuraResult::crisisPower)).containsExactly(1, 0, 0);
    }

    @Test
    @Verifies({HulkRuleId.AURA, HulkRuleId.AURA_POWER_IS_PAID_ONCE})
    void theAuraAddsDiceToPhysicalAttacksAndPaysForTerrainNearHulk() {
        assertThat(AuraResult.FRENZY.attackDice(AttackType.PHYSICAL, true)).isEqualTo(2);
        assertThat(AuraResult.FRENZY.attackDice(AttackType.PHYSICAL, false)).isZero();
        assertThat(AuraResult.FRENZY.attackDice(AttackType.ENERGY, true)).isZero();
        assertThat(AuraResult.SURGE.attackDice(AttackType.PHYSICAL, true)).isZero();
        assertThat(AuraResult.WRECKAGE.terrainPower(4, true)).isEqualTo(4);
        assertThat(AuraResult.WRECKAGE.terrainPower(4, false)).isZero();
        assertThat(AuraResult.FRENZY.terrainPower(4, true)).isZero();
    }

    @Test
    @Verifies({HulkRuleId.SUBDUED, HulkRuleId.SUBDUED_IS_NOT_DAZED})
    void aSubduedCharacterIsPushedInsteadOfSufferingDamageAndMovesShort() {
        assertThat(SubduedToken.isPushedInstead(true, 3)).isTrue();
        assertThat(SubduedToken.isPushedInstead(true, 0)).isFalse();
        assertThat(SubduedToken.isPushedInstead(false, 3)).isFalse();
        assertThat(HulkCard.standIn().movementTool(true, MovementTool.LONG)).isEqualTo(MovementTool.SHORT);
        assertThat(HulkCard.standIn().movementTool(false, MovementTool.LONG)).isEqualTo(MovementTool.LONG);
    }

    @Test
    @Verifies({HulkRuleId.ABSORBER, HulkRuleId.SERUM})
    void anAbsorberKnocksSubduedCharactersOutAndASerumFreesThem() {
        assertThat(SubduedToken.isKnockedOut(true, Option.of("north"))).isTrue();
        assertThat(SubduedToken.isKnockedOut(true, Option.none())).isFalse();
        assertThat(SubduedToken.isKnockedOut(false, Option.of("north"))).isFalse();
        assertThat(SubduedToken.removedBySerum(Vector.of(A, B), Vector.of(C, B)))
                .containsExactly(B);
    }

    @Test
    @Verifies({HulkRuleId.PUNY, HulkRuleId.CLAP, HulkRuleId.STRIKE})
    void theCardReducesDamageStunsAndPushes() {
        assertThat(HulkCard.afterPuny(3)).isEqualTo(2);
        assertThat(HulkCard.afterPuny(0)).isZero();
        assertThat(Vector.of(HulkAttack.values())
                        .filter(attack -> attack.condition().contains("Stun")))
                .containsExactly(HulkAttack.THUNDER_CLAP);
        assertThat(Vector.of(HulkAttack.values()).filter(HulkAttack::mayPush)).containsExactly(HulkAttack.STRIKE);
    }
}
