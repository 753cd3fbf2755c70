package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.frame.Frames.COSMIC;
import static io.github.crisisrules.encounter.frame.Frames.DOOM;
import static io.github.crisisrules.encounter.frame.Frames.id;
import static io.github.crisisrules.encounter.frame.Frames.quick;
import static io.github.crisisrules.encounter.frame.Frames.refused;
import static io.github.crisisrules.encounter.frame.Frames.run;
import static io.github.crisisrules.encounter.frame.Frames.setup;
import static io.github.crisisrules.encounter.frame.Frames.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** Small things that every encounter has from the frame: bounds, names, cited rules, and the way out of a refusal. */
class FrameTest {
    private static final CombatantId A = id("a");

    @Test
    void theFrameAloneIsPlayedLikeAnyGame() {
        FrameState before = setup(quick(), 2, 1);
        Play<FrameState, FrameCommand, FrameEvent> play = FrameOnly.start(before.mission(), before.combatants());
        assertThat(play.state()).isEqualTo(before);
        assertThat(play.game().name()).isEqualTo("Ultimate Encounter");
        assertThat(play.apply(new FrameCommand.BeginFirstRound()).state().round())
                .isEqualTo(1);
        assertThat(play.apply(new FrameCommand.BeginFirstRound()).log().flatMap(FrameEvent::rules))
                .isNotEmpty()
                .allMatch(rule -> EncounterRuleId.catalogue().find(rule).isDefined());
    }

    @Test
    void eventsNameTheRuleOfTheirStepAndOfTheEnd() {
        assertThat(new FrameEvent.StepBegan(Step.CLEANUP_ADVANCE).rules()).containsExactly(Step.CLEANUP_ADVANCE.rule());
        Ending ending = new Ending(COSMIC, "Out of time", EncounterRuleId.CLEANUP);
        assertThat(new FrameEvent.EncounterEnded(ending).rules()).containsExactly(EncounterRuleId.CLEANUP);
    }

    /** The Curse is not due in this step: only the mission's effect is awaited. */
    @Test
    @Verifies({EncounterRuleId.STATUS, EncounterRuleId.POWER})
    void onlyEffectsThatAreDueAreAwaited() {
        PhaseEffect due = PhaseEffect.of("Inner strength", Step.POWER_PLAYERS, COSMIC);
        StatusCard curse =
                StatusCard.withCharacter("Curse", A).withEffect(PhaseEffect.of("Curse bites", Step.CLEANUP_ENCOUNTER));
        FrameState state = run(
                setup(Frames.mission().withEffects(Vector.of(due)), 1, 0),
                new FrameCommand.BeginFirstRound(),
                new FrameCommand.AttachStatus(curse),
                new FrameCommand.Pass(Frames.CRISIS));
        assertThat(state.pendingEffects()).containsExactly("Inner strength");
        assertThat(FrameAwaited.of(state))
                .isEqualTo(new FrameAwaited.Effects(Step.POWER_PLAYERS, Vector.of("Inner strength")));
    }

    @Test
    @Verifies(EncounterRuleId.ACTIVATION)
    void anUnknownNameIsReportedOnlyWhereACharacterCouldBeActivated() {
        FrameCommand stranger = new FrameCommand.Activate(id("z"));
        FrameState turn = turns(2, 0);
        assertThat(refused(turn, stranger)).isEqualTo(new FrameViolation.UnknownCharacter(id("z")));
        FrameState acting = run(turn, new FrameCommand.Activate(A));
        assertThat(refused(acting, stranger)).isInstanceOf(FrameViolation.WrongTime.class);
    }

    @Test
    @Verifies(EncounterRuleId.COSMIC_TURN)
    void theEncounterCharacterHasToActWhereverItIsListed() {
        Vector<Combatant> all = setup(Frames.mission(), 3, 1).combatants();
        FrameState minionFirst = FrameState.setup(
                Frames.mission(),
                all.reject(one -> one.id().equals(DOOM))
                        .append(all.find(one -> one.id().equals(DOOM)).get()));
        FrameState cosmic =
                Frames.act(Frames.passAll(run(minionFirst, new FrameCommand.BeginFirstRound())), "a", "b", "c");
        assertThat(refused(cosmic, new FrameCommand.EndTurn()))
                .isEqualTo(new FrameViolation.EncounterCharacterMustAct(DOOM));
    }

    @Test
    void immunityToOneConditionIsNotImmunityToAnother() {
        TeamMember tough = TeamMember.of("a", 3, 3, 2).withImmunities(Vector.of(" Poison "));
        Mission mission = quick().withTeam(CrisisTeam.of(
                CrisisSquad.builder().player("Ann").members(Vector.of(tough)).build()));
        assertThat(mission.isImmune(A, "poison")).isTrue();
        assertThat(mission.isImmune(A, "Stun")).isFalse();
        assertThat(mission.isImmune(id("b"), "poison")).isFalse();
    }

    @Test
    void noDamageIsNoEvent() {
        FrameState state = turns(1, 0);
        assertThat(Harm.damage(state, A, 0)).isEmpty();
        assertThat(Harm.damage(state, A, 1)).containsExactly(new FrameEvent.DamageSuffered(A, 1));
        // Stamina 3: the fourth damage is lost.
        assertThat(Harm.damage(state, A, 4)).containsExactly(new FrameEvent.DamageSuffered(A, 3));
    }

    @Test
    void anUnknownCharacterIsReportedWithTheKnownOnes() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> turns(1, 0).combatant(id("z")))
                .withMessage("No character is named z. The characters are: a, " + DOOM);
    }

    @Test
    @Verifies(EncounterRuleId.STATUS)
    void everyNameOnAStatusCardCanBePrinted() {
        assertThat(StatusCard.withPlayer("Curse", "Ada").holder()).isEqualTo(Either.left("Ada"));
        assertThatIllegalArgumentException().isThrownBy(() -> StatusCard.withPlayer("Curse", " "));
        assertThatIllegalArgumentException().isThrownBy(() -> StatusCard.withPlayer(" ", "Ada"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new StatusCard("Curse", Either.left("Ada"), Vector.of("Bite", "\t"), Vector.empty()));
    }

    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void advancingIsOfferedInItsStepOnly() {
        FrameState state = turns(2, 0);
        assertThat(FrameChoices.of(state)).noneMatch(FrameCommand.Advance.class::isInstance);
        FrameState rested = Frames.act(run(state, new FrameCommand.SufferDamage(A, 3)), "b");
        rested = Frames.passAll(Frames.doomActs(Frames.doomActs(Frames.doomActs(rested))));
        assertThat(rested.step()).isEqualTo(Step.CLEANUP_ADVANCE);
        assertThat(FrameChoices.of(rested)).contains(new FrameCommand.Advance(A));
    }
}
