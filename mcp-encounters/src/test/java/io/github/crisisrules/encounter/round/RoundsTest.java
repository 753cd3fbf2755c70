package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.round.Frames.COSMIC;
import static io.github.crisisrules.encounter.round.Frames.CRISIS;
import static io.github.crisisrules.encounter.round.Frames.DOOM;
import static io.github.crisisrules.encounter.round.Frames.ROUNDS;
import static io.github.crisisrules.encounter.round.Frames.act;
import static io.github.crisisrules.encounter.round.Frames.begun;
import static io.github.crisisrules.encounter.round.Frames.doomActs;
import static io.github.crisisrules.encounter.round.Frames.id;
import static io.github.crisisrules.encounter.round.Frames.mission;
import static io.github.crisisrules.encounter.round.Frames.passAll;
import static io.github.crisisrules.encounter.round.Frames.refused;
import static io.github.crisisrules.encounter.round.Frames.run;
import static io.github.crisisrules.encounter.round.Frames.setup;
import static io.github.crisisrules.encounter.round.Frames.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class RoundsTest {
    @Test
    @Verifies({EncounterRules.POWER, EncounterRules.PRIORITY})
    void aRoundBeginsWithOnePowerForEachCharacterAndTheSideWithPriorityHasTheWord() {
        RoundState state = begun(2, 1);
        assertThat(state.combatants().values().map(Combatant::power)).containsOnly(1);
        assertThat(state.step()).isEqualTo(Step.POWER_PLAYERS);
        assertThat(state.floor()).containsExactly(CRISIS);
        assertThat(refused(state, new RoundCommand.Pass(COSMIC))).isEqualTo(new RoundViolation.NotTheirTurn(COSMIC));
        RoundState second = run(state, new RoundCommand.Pass(CRISIS));
        assertThat(second.floor()).containsExactly(COSMIC);
        assertThat(run(second, new RoundCommand.Pass(COSMIC)).step()).isEqualTo(Step.START_PLAYERS);
    }

    @Test
    @Verifies(EncounterRules.PRIORITY)
    void theMissionFixesPriorityForEveryRound() {
        RoundState state = run(setup(mission().withPriority(COSMIC), 1, 0), new RoundCommand.Begin());
        for (int round = 1; round <= 3; round++) {
            assertThat(state.round()).isEqualTo(round);
            assertThat(state.floor()).as("round %d", round).containsExactly(COSMIC);
            state = nextRound(state);
        }
    }

    @Test
    @Verifies(EncounterRules.SIDES)
    void aCosmicThreatThatNobodyPlaysHasNoPlayersEffects() {
        RoundState state = run(setup(mission().withCosmicPlayer(false), 1, 0), new RoundCommand.Begin());
        assertThat(run(state, new RoundCommand.Pass(CRISIS)).step()).isEqualTo(Step.START_PLAYERS);
        RoundState cosmicFirst =
                run(setup(mission().withCosmicPlayer(false).withPriority(COSMIC), 1, 0), new RoundCommand.Begin());
        assertThat(cosmicFirst.floor()).containsExactly(CRISIS);
        assertThat(run(cosmicFirst, new RoundCommand.Pass(CRISIS)).step()).isEqualTo(Step.START_PLAYERS);
    }

    @Test
    @Verifies({EncounterRules.POWER, EncounterRules.ACTIVATION, EncounterRules.CLEANUP})
    void effectsWaitInTheirStepAndMayBeResolvedInAnyOrder() {
        for (Step step : Step.values()) {
            if (!step.isForEncounter()) {
                continue;
            }
            Mission mission =
                    mission().withEffects(Vector.of(PhaseEffect.of("first", step), PhaseEffect.of("second", step)));
            RoundState state = until(run(setup(mission, 1, 0), new RoundCommand.Begin()), step);
            assertThat(state.pending()).as("%s", step).containsExactly("first", "second");
            RoundState one = run(state, new RoundCommand.Resolve("second"));
            assertThat(one.pending()).containsExactly("first");
            assertThat(refused(one, new RoundCommand.Resolve("second")))
                    .isEqualTo(new RoundViolation.NoSuchEffect("second", step));
            assertThat(run(one, new RoundCommand.Resolve("first")).step()).isNotEqualTo(step);
        }
    }

    @Test
    @Verifies({EncounterRules.POWER, EncounterRules.ACTIVATION})
    void aPlayersEffectMustBeResolvedBeforeItsOwnerPasses() {
        Mission mission =
                mission().withEffects(Vector.of(new PhaseEffect("inner strength", Step.POWER_PLAYERS, COSMIC)));
        RoundState crisis = run(setup(mission, 1, 0), new RoundCommand.Begin());
        assertThat(crisis.pending()).isEmpty();
        RoundState cosmic = run(crisis, new RoundCommand.Pass(CRISIS));
        assertThat(cosmic.pending()).containsExactly("inner strength");
        assertThat(refused(cosmic, new RoundCommand.Pass(COSMIC)))
                .isEqualTo(new RoundViolation.EffectsPending(Vector.of("inner strength")));
        RoundState done = run(cosmic, new RoundCommand.Resolve("inner strength"), new RoundCommand.Pass(COSMIC));
        assertThat(done.step()).isEqualTo(Step.START_PLAYERS);
    }

    @Test
    @Verifies({EncounterRules.FIRST, EncounterRules.TURNS})
    void theCrisisTeamOpensAndActivatesThreeCharactersEachOfWhichThenHasAToken() {
        RoundState state = turns(5, 0);
        assertThat(state.turnSide()).containsExactly(CRISIS);
        RoundState two = act(state, "a", "b");
        assertThat(two.turnSide()).containsExactly(CRISIS);
        assertThat(two.combatant(id("a")).isActivated()).isTrue();
        assertThat(two.combatant(id("c")).isActivated()).isFalse();
        assertThat(act(two, "c").turnSide()).containsExactly(COSMIC);
        assertThat(refused(act(two, "c"), new RoundCommand.Activate(id("d"))))
                .isEqualTo(new RoundViolation.NotTheirTurn(CRISIS));
        assertThat(refused(two, new RoundCommand.Activate(id("a"))))
                .isEqualTo(new RoundViolation.AlreadyActivated(id("a")));
        assertThat(refused(run(two, new RoundCommand.Activate(id("c"))), new RoundCommand.Activate(id("d"))))
                .isEqualTo(new RoundViolation.ActivationInProgress(id("c")));
    }

    @Test
    @Verifies({EncounterRules.PARTIAL, EncounterRules.TRACKER})
    void elevenCharactersGetNineActivationsInARound() {
        RoundState state = turns(11, 0);
        state = doomActs(act(state, "a", "b", "c"));
        state = doomActs(act(state, "d", "e", "f"));
        assertThat(state.trackerTokens()).isEqualTo(2);
        state = doomActs(act(state, "g", "h", "i"));
        assertThat(state.step()).isEqualTo(Step.END_PLAYERS);
        assertThat(state.inPlay(CRISIS).count(Combatant::isActivated)).isEqualTo(9);
    }

    @Test
    @Verifies({EncounterRules.COSMIC_TURN, EncounterRules.TOKEN, EncounterRules.MINIONS})
    void theCosmicThreatActivatesItsCharacterAndAtMostOneMinionBeforeOrAfter() {
        RoundState cosmic = act(turns(9, 2), "a", "b", "c");
        assertThat(refused(cosmic, new RoundCommand.EndTurn()))
                .isEqualTo(new RoundViolation.EncounterCharacterToAct(DOOM));
        RoundState both = act(cosmic, "m", "Doom");
        assertThat(both.combatant(DOOM).isActivated()).isFalse();
        assertThat(both.combatant(id("m")).isActivated()).isTrue();
        assertThat(refused(both, new RoundCommand.Activate(id("n"))))
                .isEqualTo(new RoundViolation.SecondMinion(id("n"), id("m")));
        assertThat(refused(both, new RoundCommand.Activate(id("m"))).rule()).containsExactly(EncounterRules.MINIONS);
        assertThat(refused(both, new RoundCommand.Activate(DOOM)))
                .isEqualTo(new RoundViolation.SecondEncounterCharacter(DOOM, DOOM));
        assertThat(both.trackerTokens()).isZero();
        RoundState ended = run(both, new RoundCommand.EndTurn());
        assertThat(ended.trackerTokens()).isEqualTo(1);
        RoundState next = act(ended, "d", "e", "f");
        assertThat(refused(next, new RoundCommand.Activate(id("m"))))
                .isEqualTo(new RoundViolation.MinionAlreadyActivated(id("m")));
        assertThat(RoundChoices.mayActivate(act(next, "Doom"))).containsExactly(id("n"));
    }

    @Test
    @Verifies(EncounterRules.FEWER_THAN_THREE_ACTIVATE_AS_ARE)
    void fewerThanThreeAreAllAndNobodyIsAnEmptyTurn() {
        RoundState two = act(turns(2, 0), "a", "b");
        assertThat(two.turnSide()).containsExactly(COSMIC);
        RoundState second = doomActs(two);
        assertThat(second.turnSide()).containsExactly(COSMIC);
        assertThat(second.trackerTokens()).isEqualTo(1);
        assertThat(doomActs(second).trackerTokens()).isEqualTo(2);
    }

    @Test
    @Verifies({EncounterRules.CLEANUP, EncounterRules.FLIPPED_MAY_ADVANCE})
    void cleanupFlipsTheDazedWhoMayThenAdvanceAndTakesTheTokensOff() {
        RoundState state = turns(5, 0);
        state = run(
                state,
                new RoundCommand.GainCondition(id("d"), "Stun"),
                new RoundCommand.GainPower(id("d"), 3),
                new RoundCommand.Suffer(id("d"), 7));
        assertThat(state.combatant(id("d")).health()).isEqualTo(Combatant.Health.DAZED);
        assertThat(state.combatant(id("d")).damage()).isEqualTo(3);
        assertThat(refused(state, new RoundCommand.Suffer(id("d"), 1))).isEqualTo(new RoundViolation.IsDazed(id("d")));
        // Second Crisis Team turn: e alone, for d is Dazed; third: nobody.
        state = doomActs(act(state, "a", "b", "c"));
        state = doomActs(act(state, "e"));
        state = passAll(doomActs(state));
        assertThat(state.step()).isEqualTo(Step.CLEANUP_ADVANCE);
        Combatant flipped = state.combatant(id("d"));
        assertThat(flipped.health()).isEqualTo(Combatant.Health.INJURED);
        assertThat(flipped.damage()).isZero();
        assertThat(flipped.conditions()).isEmpty();
        assertThat(flipped.power()).isEqualTo(4);
        assertThat(RoundChoices.mayAdvance(state)).containsExactly(id("d"));
        assertThat(refused(state, new RoundCommand.Advance(id("a")))).isEqualTo(new RoundViolation.HasActed(id("a")));
        RoundState next = run(state, new RoundCommand.Advance(id("d")));
        assertThat(next.round()).isEqualTo(2);
        assertThat(next.trackerTokens()).isZero();
        assertThat(next.inPlay(CRISIS).exists(Combatant::isActivated)).isFalse();
    }

    @Test
    @Verifies(EncounterRules.CLEANUP)
    void cleanupGoesThroughItsStepsInOrder() {
        Mission mission = mission()
                .withEffects(Vector.of(
                        PhaseEffect.of("score", Step.CLEANUP_SCORING),
                        new PhaseEffect("own", Step.CLEANUP_PLAYERS, CRISIS),
                        PhaseEffect.of("serum", Step.CLEANUP_ENCOUNTER)));
        RoundState state = passAll(run(setup(mission, 2, 0), new RoundCommand.Begin()));
        state = run(act(state, "a"), new RoundCommand.Suffer(id("b"), 3));
        state = doomActs(doomActs(doomActs(state)));
        state = passAll(state);
        assertThat(state.pending()).containsExactly("score");
        state = run(state, new RoundCommand.Resolve("score"));
        assertThat(state.pending()).containsExactly("own");
        state = run(
                state, new RoundCommand.Resolve("own"), new RoundCommand.Pass(CRISIS), new RoundCommand.Pass(COSMIC));
        assertThat(state.pending()).containsExactly("serum");
        assertThat(state.combatant(id("b")).health()).isEqualTo(Combatant.Health.DAZED);
        var flip = ROUNDS.decide(state, new RoundCommand.Resolve("serum")).get();
        assertThat(flip.events())
                .containsExactly(
                        new RoundEvent.EffectResolved("serum"),
                        new RoundEvent.Flipped(id("b")),
                        new RoundEvent.StepBegan(Step.CLEANUP_ADVANCE));
        assertThat(flip.state().trackerTokens()).isEqualTo(3);
        assertThat(flip.state().combatant(id("a")).isActivated()).isTrue();
        var next = ROUNDS.decide(flip.state(), new RoundCommand.Pass(CRISIS)).get();
        assertThat(next.events().take(3))
                .containsExactly(
                        new RoundEvent.Passed(CRISIS), new RoundEvent.TokensCleared(), new RoundEvent.RoundBegan(2));
    }

    @Test
    @Verifies(EncounterRules.CLEANUP)
    void anInjuredCharacterThatIsFelledIsOut() {
        RoundState state = run(turns(4, 0), new RoundCommand.Suffer(id("a"), 3));
        state = nextRound(state);
        assertThat(state.combatant(id("a")).limit()).containsExactly(2);
        state = run(state, new RoundCommand.Suffer(id("a"), 1));
        assertThat(state.combatant(id("a")).isStanding()).isTrue();
        state = run(state, new RoundCommand.Suffer(id("a"), 1));
        assertThat(state.combatant(id("a")).isInPlay()).isFalse();
        assertThat(refused(state, new RoundCommand.GainPower(id("a"), 1)))
                .isEqualTo(new RoundViolation.NotInPlay(id("a")));
        assertThat(state.inPlay(CRISIS).map(Combatant::id)).containsExactly(id("b"), id("c"), id("d"));
    }

    @Test
    @Verifies(EncounterRules.TURNS)
    void whoIsFelledInItsActivationHasFinishedIt() {
        RoundState state = run(turns(4, 0), new RoundCommand.Activate(id("a")), new RoundCommand.Suffer(id("a"), 3));
        assertThat(state.active()).isEmpty();
        assertThat(state.turn().get().begun()).containsExactly(id("a"));
        assertThat(act(state, "b", "c").turnSide()).containsExactly(COSMIC);
    }

    @Test
    @Verifies(EncounterRules.DURATION)
    void thisRoundEndsWithTheNextCosmicTurn() {
        RoundState state = run(turns(9, 0), new RoundCommand.BeginEffect(LastingEffect.thisRound("smoke")));
        assertThat(refused(state, new RoundCommand.BeginEffect(LastingEffect.thisRound("smoke"))))
                .isEqualTo(new RoundViolation.EffectGoingOn("smoke"));
        RoundState cosmic = act(act(state, "a", "b", "c"), "Doom");
        assertThat(cosmic.effects()).hasSize(1);
        assertThat(run(cosmic, new RoundCommand.EndTurn()).effects()).isEmpty();
    }

    @Test
    @Verifies(EncounterRules.THIS_ROUND_LASTS_THROUGH_THE_NEXT_COSMIC_TURN)
    void thisRoundBegunInACosmicTurnLastsThroughTheFollowingOneAcrossRounds() {
        RoundState third = doomActs(act(doomActs(act(turns(9, 0), "a", "b", "c")), "d", "e", "f"));
        third = run(act(third, "g", "h", "i"), new RoundCommand.BeginEffect(LastingEffect.thisRound("rage")));
        RoundState cleanup = doomActs(third);
        assertThat(cleanup.effects()).hasSize(1);
        RoundState second = passAll(passAll(cleanup));
        assertThat(second.round()).isEqualTo(2);
        RoundState cosmic = act(second, "a", "b", "c");
        assertThat(cosmic.effects()).hasSize(1);
        assertThat(doomActs(cosmic).effects()).isEmpty();
    }

    @Test
    @Verifies(EncounterRules.DURATION)
    void anEffectUntilTheCosmicTurnEndsAsThatBegins() {
        LastingEffect aura =
                new LastingEffect("aura", LastingEffect.Duration.UNTIL_COSMIC_TURN, io.vavr.control.Option.none());
        RoundState cosmic = act(turns(9, 0), "a", "b", "c");
        RoundState crisis = doomActs(run(cosmic, new RoundCommand.BeginEffect(aura)));
        assertThat(crisis.effects()).hasSize(1);
        assertThat(act(crisis, "d", "e").effects()).hasSize(1);
        assertThat(act(crisis, "d", "e", "f").effects()).isEmpty();
    }

    @Test
    @Verifies(EncounterRules.STATUS)
    void statusCardsLieWithACharacterOrAPlayerAndTheirEffectsAreResolved() {
        StatusCard curse = StatusCard.withCharacter("Curse", id("a"))
                .withSuperpower("Hex")
                .withEffect(PhaseEffect.of("Curse bites", Step.CLEANUP_ENCOUNTER));
        RoundState state = run(
                turns(3, 0),
                new RoundCommand.AttachStatus(curse),
                new RoundCommand.AttachStatus(StatusCard.withPlayer("Blessing", "Ann")));
        assertThat(state.statusesOf(id("a")).flatMap(StatusCard::superpowers)).containsExactly("Hex");
        assertThat(state.statusesOf("Ann").map(StatusCard::name)).containsExactly("Blessing");
        assertThat(state.statusesOf(id("b"))).isEmpty();
        assertThat(refused(state, new RoundCommand.AttachStatus(curse)))
                .isEqualTo(new RoundViolation.StatusInPlay("Curse"));
        RoundState cleanup = until(state, Step.CLEANUP_ENCOUNTER);
        assertThat(cleanup.pending()).containsExactly("Curse bites");
        assertThat(run(cleanup, new RoundCommand.DiscardStatus("Curse")).step()).isNotEqualTo(Step.CLEANUP_ENCOUNTER);
        assertThat(refused(state, new RoundCommand.DiscardStatus("Cure")))
                .isEqualTo(new RoundViolation.NoSuchStatus("Cure"));
    }

    @Test
    @Verifies(EncounterRules.CLEANUP)
    void theRoundCounterMovesWhereThereIsOne() {
        assertThat(begun(1, 0).roundCounter()).isEmpty();
        RoundState counted = run(setup(mission().withCountsRounds(true), 1, 0), new RoundCommand.Begin());
        assertThat(nextRound(counted).roundCounter()).containsExactly(2);
    }

    @Test
    @Verifies(EncounterRules.LOST_PICTURES_ARE_CALLER_DATA)
    void toolsThatAreLostAsPicturesAreTheCallersAndShortByDefault() {
        assertThat(mission().cleanupTool()).isEqualTo(Tool.SHORT);
        assertThat(mission().withCleanupTool(Tool.MEDIUM).cleanupTool()).isEqualTo(Tool.MEDIUM);
    }

    @Test
    @Verifies(EncounterRules.POWER)
    void powerIsPaidAndNeverMoreThanTheLimit() {
        RoundState state = run(turns(1, 0), new RoundCommand.GainPower(id("a"), 99));
        assertThat(state.combatant(id("a")).power()).isEqualTo(10);
        assertThat(run(state, new RoundCommand.SpendPower(id("a"), 4))
                        .combatant(id("a"))
                        .power())
                .isEqualTo(6);
        assertThat(refused(state, new RoundCommand.SpendPower(id("a"), 11)))
                .isEqualTo(new RoundViolation.NotEnoughPower(id("a"), 10, 11));
    }

    @Test
    void nonsenseIsRefusedAtConstruction() {
        assertThatThrownBy(() -> new RoundCommand.Suffer(id("a"), -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RoundCommand.Suffer(id("a"), 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PhaseEffect.of("x", Step.TURNS)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> id(" ")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void nothingIsDoneBeforeTheStart() {
        RoundState state = setup(mission(), 1, 0);
        assertThat(refused(state, new RoundCommand.Suffer(id("a"), 1)))
                .isEqualTo(new RoundViolation.WrongTime("doing something to a", Step.SETUP));
        assertThat(refused(state, new RoundCommand.Suffer(id("a"), 1)).rule()).isEmpty();
        assertThat(refused(state, new RoundCommand.Activate(id("a")))).isInstanceOf(RoundViolation.WrongTime.class);
        assertThat(refused(begun(1, 0), new RoundCommand.Begin())).isInstanceOf(RoundViolation.WrongTime.class);
    }

    /** The first choice is always legal, and leads through a round. */
    private static RoundState nextRound(RoundState state) {
        RoundState now = state;
        while (now.round() == state.round()) {
            now = run(now, RoundChoices.of(now).head());
        }
        return now;
    }

    private static RoundState until(RoundState state, Step step) {
        RoundState now = state;
        while (now.step() != step) {
            now = run(now, RoundChoices.of(now).head());
        }
        return now;
    }
}
