package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.frame.Combatant.Health;
import io.github.crisisrules.encounter.frame.Combatant.Role;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.Power;
import io.github.crisisrules.encounter.squad.Stamina;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The calculations of the frame, for apps that keep their own state. */
class FrameRulesTest {
    @Test
    @Verifies(EncounterRuleId.POWER)
    void aCharacterGainsPowerUpToItsLimit() {
        assertThat(Power.gained(Power.PER_ROUND, 4, Power.USUAL_LIMIT)).isEqualTo(1);
        assertThat(Power.gained(3, 8, 10)).isEqualTo(2);
        assertThat(Power.gained(3, 10, 10)).isZero();
    }

    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void aHealthyCharacterIsDazedThenInjuredThenKnockedOut() {
        Stamina stamina = new Stamina(5, 3);
        assertThat(Health.HEALTHY.after(4, stamina)).isEqualTo(Health.HEALTHY);
        assertThat(Health.HEALTHY.after(5, stamina)).isEqualTo(Health.DAZED);
        assertThat(Health.DAZED.after(5, stamina)).isEqualTo(Health.DAZED);
        assertThat(Health.DAZED.afterCleanup()).isEqualTo(Health.INJURED);
        assertThat(Health.INJURED.after(2, stamina)).isEqualTo(Health.INJURED);
        assertThat(Health.INJURED.after(3, stamina)).isEqualTo(Health.KNOCKED_OUT);
        assertThat(Health.KNOCKED_OUT.after(3, stamina)).isEqualTo(Health.KNOCKED_OUT);
        assertThat(Vector.of(Health.HEALTHY, Health.INJURED, Health.KNOCKED_OUT).map(Health::afterCleanup))
                .containsExactly(Health.HEALTHY, Health.INJURED, Health.KNOCKED_OUT);
    }

    @Test
    void damageBeyondTheStaminaIsLost() {
        assertThat(Harm.tokens(2, 1, 5)).isEqualTo(2);
        assertThat(Harm.tokens(9, 1, 5)).isEqualTo(4);
        assertThat(Harm.tokens(1, 5, 5)).isZero();
    }

    @Test
    @Verifies({EncounterRuleId.TURNS, EncounterRuleId.FEWER_THAN_THREE_CAN_ACTIVATE, EncounterRuleId.PARTIAL})
    void aCrisisTeamTurnHasThreeActivationsOrAsManyAsThereAreAbleCharacters() {
        assertThat(Turn.activationsLeft(0, 6)).isEqualTo(3);
        assertThat(Turn.activationsLeft(2, 4)).isEqualTo(1);
        assertThat(Turn.activationsLeft(3, 3)).isZero();
        assertThat(Turn.activationsLeft(0, 2)).isEqualTo(2);
        assertThat(Turn.activationsLeft(0, 0)).isZero();
        assertThat(Turn.MAX_CRISIS_ACTIVATIONS_IN_ROUND).isEqualTo(9);
    }

    @Test
    @Verifies({EncounterRuleId.TURNS, EncounterRuleId.COSMIC_TURN, EncounterRuleId.MINIONS})
    void aTurnOfEachSideHasItsActivations() {
        assertThat(Role.CRISIS.mayActivate(false, Vector.of(Role.CRISIS, Role.CRISIS)))
                .isTrue();
        assertThat(Role.CRISIS.mayActivate(true, Vector.empty())).isFalse();
        assertThat(Role.CRISIS.mayActivate(false, Vector.fill(3, () -> Role.CRISIS)))
                .isFalse();
        assertThat(Role.ENCOUNTER.mayActivate(false, Vector.of(Role.MINION))).isTrue();
        assertThat(Role.ENCOUNTER.mayActivate(false, Vector.of(Role.ENCOUNTER))).isFalse();
        assertThat(Role.MINION.mayActivate(false, Vector.of(Role.ENCOUNTER))).isTrue();
        assertThat(Role.MINION.mayActivate(true, Vector.empty())).isFalse();
        assertThat(Role.MINION.mayActivate(false, Vector.of(Role.MINION))).isFalse();
    }

    @Test
    @Verifies({EncounterRuleId.TOKEN, EncounterRuleId.TRACKER})
    void theThirdTokenOfAnEncounterCharacterFillsTheTracker() {
        assertThat(Vector.of(Role.values()).filter(Role::putsTokenOnTracker)).containsExactly(Role.ENCOUNTER);
        assertThat(Vector.rangeClosed(0, 4).filter(EncounterTracker::isFull)).containsExactly(3, 4);
    }

    @Test
    @Verifies({EncounterRuleId.DURATION, EncounterRuleId.THIS_ROUND_LASTS_THROUGH_THE_NEXT_COSMIC_TURN})
    void aThisRoundEffectLastsThroughTheNextCosmicTurn() {
        assertThat(LastingEffect.cosmicTurns(false)).isEqualTo(1);
        assertThat(LastingEffect.cosmicTurns(true)).isEqualTo(2);
    }
}
