package io.github.crisisrules.encounter.frame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant.Health;
import io.github.crisisrules.encounter.frame.Combatant.Role;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.testing.encounter.SquadArbitraries;
import io.vavr.collection.Iterator;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Laws of the calculations of the frame. */
class FrameProperties {
    @Provide
    Arbitrary<Stamina> staminas() {
        return SquadArbitraries.staminas();
    }

    @Property
    @Verifies(EncounterRuleId.SIDES)
    void theOtherSideOfTheOtherSideIsTheSideItself(@ForAll Side side, @ForAll Role role) {
        assertThat(side.other()).isNotEqualTo(side);
        assertThat(side.other().other()).isEqualTo(side);
        assertThat(role.side() == Side.CRISIS_TEAM).isEqualTo(role == Role.CRISIS);
    }

    @Property
    @Verifies({EncounterRuleId.TURNS, EncounterRuleId.FEWER_THAN_THREE_CAN_ACTIVATE})
    void eachActivationLeavesOneLess(@ForAll @IntRange(max = 4) int begun, @ForAll @IntRange(max = 12) int able) {
        int left = Turn.activationsLeft(begun, able);
        assertThat(Turn.activationsLeft(begun + 1, able - 1)).isEqualTo(Math.max(0, left - 1));
    }

    @Property
    @Verifies({EncounterRuleId.TURNS, EncounterRuleId.PARTIAL, EncounterRuleId.TRACKER})
    void threeTurnsActivateTheWholeTeamOrNineOfIt(@ForAll @IntRange(max = 20) int team) {
        int acted = 0;
        for (int tokens = 0; !EncounterTracker.isFull(tokens); tokens++) {
            acted += Turn.activationsLeft(0, team - acted);
        }
        assertThat(acted).isEqualTo(Math.min(team, Turn.MAX_CRISIS_ACTIVATIONS_IN_ROUND));
    }

    @Property
    @Verifies({EncounterRuleId.TURNS, EncounterRuleId.COSMIC_TURN, EncounterRuleId.MINIONS})
    void anActivationThatIsRefusedStaysRefusedAsMoreCharactersAct(
            @ForAll Role role,
            @ForAll boolean isActivated,
            @ForAll @Size(max = 4) List<Role> begun,
            @ForAll Role another) {
        Vector<Role> before = Vector.ofAll(begun);
        boolean now = role.mayActivate(isActivated, before);
        assertThat(role.mayActivate(isActivated, before.reverse()))
                .as("in any order")
                .isEqualTo(now);
        assertThat(now || !role.mayActivate(isActivated, before.append(another)))
                .isTrue();
        assertThat(!role.mayActivate(true, before) || role.putsTokenOnTracker())
                .as("only a character whose token lies on the tracker acts with one")
                .isTrue();
        assertThat(role == Role.CRISIS || !role.mayActivate(isActivated, before.append(role)))
                .as("one Encounter Character and one Minion in a turn")
                .isTrue();
    }

    @Property
    @Verifies({EncounterRuleId.TOKEN, EncounterRuleId.TRACKER})
    void aTrackerIsFilledByTokensAndNeverEmptiedByThem(@ForAll @IntRange(max = 10) int tokens, @ForAll Role role) {
        assertThat(EncounterTracker.isFull(tokens)).isEqualTo(tokens > 2);
        assertThat(role.putsTokenOnTracker() && role.side() == Side.CRISIS_TEAM).isFalse();
    }

    @Property
    @Verifies(EncounterRuleId.CLEANUP)
    void healthGetsWorseWithDamageAndNeverBetter(
            @ForAll Health health,
            @ForAll("staminas") Stamina stamina,
            @ForAll @IntRange(max = 10) int damage,
            @ForAll @IntRange(max = 10) int more) {
        Health after = health.after(damage, stamina);
        assertThat(after).isGreaterThanOrEqualTo(health);
        assertThat(health.after(damage + more, stamina)).isGreaterThanOrEqualTo(after);
        assertThat(after.after(damage, stamina))
                .as("one downfall for one damage")
                .isEqualTo(after);
        assertThat(after.afterCleanup()).isGreaterThanOrEqualTo(after).isNotEqualTo(Health.DAZED);
        assertThat(after.afterCleanup().afterCleanup()).isEqualTo(after.afterCleanup());
    }

    @Property
    @Verifies(EncounterRuleId.CLEANUP)
    void aCharacterFallsExactlyWhenItsDamageReachesTheStaminaOfItsSide(
            @ForAll("staminas") Stamina stamina, @ForAll @IntRange(max = 10) int damage) {
        assertThat(Health.HEALTHY.after(damage, stamina) == Health.DAZED).isEqualTo(damage >= stamina.healthy());
        assertThat(Health.INJURED.after(damage, stamina) == Health.KNOCKED_OUT).isEqualTo(damage >= stamina.injured());
    }

    @Property
    @Verifies({EncounterRuleId.POWER, EncounterRuleId.ACTIVATION, EncounterRuleId.CLEANUP})
    void theStepsGoRoundThroughThePhasesAndPlayersComeBeforeTheEncounter(@ForAll Step step) {
        Vector<Step> round =
                Vector.ofAll(Iterator.iterate(Step.POWER_PLAYERS, Step::next).take(Step.values().length - 1));
        assertThat(round).isEqualTo(Vector.of(Step.values()).remove(Step.SETUP));
        assertThat(round.last().next()).isEqualTo(round.head());
        assertThat(round.map(Step::rule).distinct())
                .containsExactly(
                        EncounterRuleId.POWER,
                        EncounterRuleId.ACTIVATION,
                        EncounterRuleId.TURNS,
                        EncounterRuleId.CLEANUP);
        assertThat(!step.isForPlayers() || step.next().isForEncounter()).isTrue();
        assertThat(step.isForPlayers() && step.isForEncounter()).isFalse();
    }
}
