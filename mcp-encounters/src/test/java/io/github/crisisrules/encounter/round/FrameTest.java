package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.round.Frames.COSMIC;
import static io.github.crisisrules.encounter.round.Frames.DOOM;
import static io.github.crisisrules.encounter.round.Frames.id;
import static io.github.crisisrules.encounter.round.Frames.quick;
import static io.github.crisisrules.encounter.round.Frames.refused;
import static io.github.crisisrules.encounter.round.Frames.run;
import static io.github.crisisrules.encounter.round.Frames.setup;
import static io.github.crisisrules.encounter.round.Frames.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** Small things that every encounter has from the frame: bounds, names, rules that are told, and the way out of a refusal. */
class FrameTest {
    private static final CombatantId A = id("a");

    @Test
    void theFrameAloneIsPlayedLikeAnyGame() {
        RoundState before = setup(quick(), 2, 1);
        Play<RoundState, RoundCommand, RoundEvent> play = Rounds.start(before.mission(), before.combatants());
        assertThat(play.state()).isEqualTo(before);
        assertThat(play.game().name()).isEqualTo("Ultimate Encounter");
        assertThat(play.apply(new RoundCommand.Begin()).state().round()).isEqualTo(1);
        assertThat(play.apply(new RoundCommand.Begin()).log().flatMap(RoundEvent::rules))
                .isNotEmpty()
                .allMatch(rule -> EncounterRules.catalogue().find(rule).isDefined());
    }

    @Test
    void eventsNameTheRuleOfTheirStepAndOfTheEnd() {
        assertThat(new RoundEvent.StepBegan(Step.CLEANUP_ADVANCE).rules()).containsExactly(Step.CLEANUP_ADVANCE.rule());
        Ending ending = new Ending(COSMIC, "Out of time", EncounterRules.CLEANUP);
        assertThat(new RoundEvent.EncounterEnded(ending).rules()).containsExactly(EncounterRules.CLEANUP);
    }

    @Test
    void aWayOutNamesOneCommandOrSeveral() {
        Step step = Step.CLEANUP_ENCOUNTER;
        assertThat(awaited(step).wayOut()).isEqualTo(awaited(step).words());
        assertThat(awaited(step, "Resolve").wayOut()).endsWith(" (Resolve)");
        assertThat(awaited(step, "Resolve", "Score").wayOut()).endsWith(" (Resolve or Score)");
        assertThat(awaited(step, "Resolve", "Score", "Roll").wayOut()).endsWith(" (Resolve, Score or Roll)");
    }

    private static RoundAwaited awaited(Step step, String... commands) {
        return new RoundAwaited.Effects(step, Vector.of("it"), Vector.of(commands));
    }

    /** The Curse is resolved by a command of its own, and is not due in this step: only the mission's effect is awaited. */
    @Test
    @Verifies({EncounterRules.STATUS, EncounterRules.POWER})
    void onlyEffectsThatAreDueAreAwaited() {
        PhaseEffect due = PhaseEffect.of("Inner strength", Step.POWER_PLAYERS, COSMIC);
        StatusCard curse = StatusCard.withCharacter("Curse", A)
                .withEffect(
                        PhaseEffect.of("Curse bites", Step.CLEANUP_ENCOUNTER).resolvedBy("Bite"));
        RoundState state = run(
                setup(Frames.mission().withEffects(Vector.of(due)), 1, 0),
                new RoundCommand.Begin(),
                new RoundCommand.AttachStatus(curse),
                new RoundCommand.Pass(Frames.CRISIS));
        assertThat(state.pending()).containsExactly("Inner strength");
        assertThat(RoundAwaited.of(state).commands()).containsExactly("Resolve");
    }

    @Test
    @Verifies(EncounterRules.ACTIVATION)
    void anUnknownNameIsToldOnlyWhereSomebodyCouldBeActivated() {
        RoundCommand stranger = new RoundCommand.Activate(id("z"));
        RoundState turn = turns(2, 0);
        assertThat(refused(turn, stranger)).isEqualTo(new RoundViolation.NobodyOfThatName(id("z")));
        RoundState acting = run(turn, new RoundCommand.Activate(A));
        assertThat(refused(acting, stranger)).isInstanceOf(RoundViolation.WrongTime.class);
    }

    @Test
    @Verifies(EncounterRules.COSMIC_TURN)
    void theEncounterCharacterHasToActWhereverItIsListed() {
        Vector<Combatant> all = setup(Frames.mission(), 3, 1).combatants();
        RoundState minionFirst = RoundState.setup(
                Frames.mission(),
                all.reject(one -> one.id().equals(DOOM))
                        .append(all.find(one -> one.id().equals(DOOM)).get()));
        RoundState cosmic = Frames.act(Frames.passAll(run(minionFirst, new RoundCommand.Begin())), "a", "b", "c");
        assertThat(refused(cosmic, new RoundCommand.EndTurn()))
                .isEqualTo(new RoundViolation.EncounterCharacterToAct(DOOM));
    }

    @Test
    void whoIsImmuneToOneConditionIsNotImmuneToAnother() {
        TeamMember tough = TeamMember.of("a", 3, 3, 2).withImmunities(Vector.of(" Poison "));
        Mission mission = quick().withTeam(CrisisTeam.of(
                CrisisSquad.builder().player("Ann").members(Vector.of(tough)).build()));
        assertThat(mission.isImmune(A, "poison")).isTrue();
        assertThat(mission.isImmune(A, "Stun")).isFalse();
        assertThat(mission.isImmune(id("b"), "poison")).isFalse();
    }

    @Test
    void noDamageIsNoEvent() {
        RoundState state = turns(1, 0);
        assertThat(Harm.damage(state, A, 0)).isEmpty();
        assertThat(Harm.damage(state, A, 1)).containsExactly(new RoundEvent.DamageSuffered(A, 1));
        // Stamina 3: the fourth damage is lost.
        assertThat(Harm.damage(state, A, 4)).containsExactly(new RoundEvent.DamageSuffered(A, 3));
    }

    @Test
    void whoNeverWasHereIsNamedWithThoseWhoAre() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> turns(1, 0).combatant(id("z")))
                .withMessage("No character is named z. The characters are: a, " + DOOM);
    }

    @Test
    @Verifies(EncounterRules.STATUS)
    void everyNameOnAStatusCardCanBePrinted() {
        assertThat(StatusCard.withPlayer("Curse", "Ada").holder()).isEqualTo(Either.left("Ada"));
        assertThatIllegalArgumentException().isThrownBy(() -> StatusCard.withPlayer("Curse", " "));
        assertThatIllegalArgumentException().isThrownBy(() -> StatusCard.withPlayer(" ", "Ada"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new StatusCard("Curse", Either.left("Ada"), Vector.of("Bite", "\t"), Vector.empty()));
    }

    @Test
    @Verifies(EncounterRules.CLEANUP)
    void advancingIsOfferedInItsStepOnly() {
        RoundState state = turns(2, 0);
        assertThat(RoundChoices.of(state)).noneMatch(RoundCommand.Advance.class::isInstance);
        RoundState rested = Frames.act(run(state, new RoundCommand.Suffer(A, 3)), "b");
        rested = Frames.passAll(Frames.doomActs(Frames.doomActs(Frames.doomActs(rested))));
        assertThat(rested.step()).isEqualTo(Step.CLEANUP_ADVANCE);
        assertThat(RoundChoices.of(rested)).contains(new RoundCommand.Advance(A));
    }
}
