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
import static io.github.crisisrules.encounter.round.Frames.quick;
import static io.github.crisisrules.encounter.round.Frames.refused;
import static io.github.crisisrules.encounter.round.Frames.run;
import static io.github.crisisrules.encounter.round.Frames.setup;
import static io.github.crisisrules.encounter.round.Frames.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Minion;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class RoundsTest {
    @Test
    @Verifies({EncounterRules.POWER, EncounterRules.PRIORITY})
    void aRoundBeginsWithOnePowerForEachCharacterAndTheSideWithPriorityHasTheWord() {
        RoundState state = begun(2, 1);
        assertThat(state.combatants().map(Combatant::power)).containsOnly(1);
        assertThat(state.step()).isEqualTo(Step.POWER_PLAYERS);
        assertThat(state.floor()).containsExactly(CRISIS);
        assertThat(refused(state, new RoundCommand.Pass(COSMIC)))
                .isEqualTo(new RoundViolation.NotTheirTurn(COSMIC, new RoundAwaited.Word(Step.POWER_PLAYERS, CRISIS)));
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
                    .isEqualTo(new RoundViolation.NoSuchEffect(
                            "second", new RoundAwaited.Effects(step, Vector.of("first"), Vector.of("Resolve"))));
            assertThat(run(one, new RoundCommand.Resolve("first")).step()).isNotEqualTo(step);
        }
    }

    @Test
    @Verifies({EncounterRules.POWER, EncounterRules.ACTIVATION})
    void aPlayersEffectMustBeResolvedBeforeItsOwnerPasses() {
        Mission mission =
                mission().withEffects(Vector.of(PhaseEffect.of("inner strength", Step.POWER_PLAYERS, COSMIC)));
        RoundState crisis = run(setup(mission, 1, 0), new RoundCommand.Begin());
        assertThat(crisis.pending()).isEmpty();
        RoundState cosmic = run(crisis, new RoundCommand.Pass(CRISIS));
        assertThat(cosmic.pending()).containsExactly("inner strength");
        assertThat(refused(cosmic, new RoundCommand.Pass(COSMIC)))
                .isEqualTo(new RoundViolation.EffectsPending(new RoundAwaited.Effects(
                        Step.POWER_PLAYERS, Vector.of("inner strength"), Vector.of("Resolve"))));
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
                .isEqualTo(
                        new RoundViolation.NotTheirTurn(CRISIS, new RoundAwaited.Activations(COSMIC, Option.of(DOOM))));
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
        RoundState after = act(cosmic, "Doom");
        assertThat(after.combatant(DOOM).isActivated()).isFalse();
        assertThat(after.trackerTokens()).isZero();
        assertThat(refused(after, new RoundCommand.Activate(DOOM)))
                .isEqualTo(new RoundViolation.SecondEncounterCharacter(DOOM, DOOM));
        assertThat(run(after, new RoundCommand.EndTurn()).trackerTokens()).isEqualTo(1);
        // The Minion first: then Doom must act, and nobody is left.
        RoundState both = act(cosmic, "m");
        assertThat(both.combatant(id("m")).isActivated()).isTrue();
        assertThat(both.active()).containsExactly(DOOM);
        RoundState ended = act(both, "Doom");
        assertThat(ended.trackerTokens()).isEqualTo(1);
        RoundState next = act(ended, "d", "e", "f");
        assertThat(refused(next, new RoundCommand.Activate(id("m"))))
                .isEqualTo(new RoundViolation.MinionAlreadyActivated(id("m")));
        assertThat(refused(next, new RoundCommand.Activate(id("m"))).rule()).containsExactly(EncounterRules.MINIONS);
        assertThat(RoundChoices.mayActivate(act(next, "Doom"))).containsExactly(id("n"));
    }

    @Test
    @Verifies(EncounterRules.COSMIC_TURN)
    void aSecondMinionDoesNotActWhileSeveralEncounterCharactersCould() {
        Vector<Combatant> bosses = Vector.of("Doom", "Kang")
                .map(name -> Combatant.of(EncounterCharacter.builder()
                        .id(id(name))
                        .encounter("Made up")
                        .build()));
        Vector<Combatant> minions = Vector.of("m", "n").map(name -> Combatant.of(Minion.of(name, Stamina.of(4))));
        Vector<Combatant> team = Vector.of("a", "b", "c").map(name -> Combatant.of(TeamMember.of(name, 3, 3, 2)));
        RoundState kang = RoundState.setup(quick(), team.appendAll(bosses).appendAll(minions));
        RoundState one = act(run(kang, new RoundCommand.Begin()), "a", "b", "c", "m");
        assertThat(refused(one, new RoundCommand.Activate(id("n"))))
                .isEqualTo(new RoundViolation.SecondMinion(id("n"), id("m")));
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
                        PhaseEffect.of("own", Step.CLEANUP_PLAYERS, CRISIS),
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
        RoundState cosmic = act(state, "a", "b", "c");
        assertThat(cosmic.effects()).hasSize(1);
        assertThat(doomActs(cosmic).effects()).isEmpty();
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
        LastingEffect aura = new LastingEffect("aura", LastingEffect.Duration.UNTIL_COSMIC_TURN, Option.none());
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
        assertThatThrownBy(() -> PhaseEffect.of("x", Step.TURNS)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> id(" ")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void numbersThatCannotBeAreRefusedWithTheNumber() {
        RoundState state = turns(2, 0);
        for (RoundCommand nonsense : Vector.of(
                new RoundCommand.Suffer(id("a"), 0),
                new RoundCommand.Heal(id("a"), 0),
                new RoundCommand.GainPower(id("a"), 0),
                new RoundCommand.SpendPower(id("a"), 0),
                new RoundCommand.Score(CRISIS, 0))) {
            assertThat(refused(state, nonsense).message()).endsWith(" is 0: at least 1 is needed");
        }
        assertThat(refused(state, new RoundCommand.Suffer(id("a"), -2)))
                .isEqualTo(new RoundViolation.TooSmall("the damage", -2, 1));
    }

    @Test
    void anEffectOfACardIsNotCalledAsAnotherEffectIs() {
        Mission mission = mission().withEffects(Vector.of(PhaseEffect.of("score", Step.CLEANUP_SCORING)));
        RoundState state = passAll(run(setup(mission, 2, 0), new RoundCommand.Begin()));
        StatusCard curse = StatusCard.withPlayer("Curse", "Ann");
        assertThat(refused(
                        state,
                        new RoundCommand.AttachStatus(curse.withEffect(PhaseEffect.of("score", Step.CLEANUP_PLAYERS)))))
                .isEqualTo(new RoundViolation.EffectNameTaken("Curse", "score"));
        StatusCard bites = curse.withEffect(PhaseEffect.of("bites", Step.CLEANUP_ENCOUNTER));
        assertThat(refused(
                        state,
                        new RoundCommand.AttachStatus(bites.withEffect(PhaseEffect.of("bites", Step.CLEANUP_PLAYERS)))))
                .isEqualTo(new RoundViolation.EffectNameTaken("Curse", "bites"));
        assertThat(run(state, new RoundCommand.AttachStatus(bites)).statuses()).containsExactly(bites);
    }

    @Test
    @Verifies(EncounterRules.SIDES_PASS_BY_THEMSELVES)
    void whereOnlyOneThingCanBeDoneTheGameDoesIt() {
        PhaseEffect own = PhaseEffect.of("own", Step.POWER_PLAYERS, COSMIC).carriedOutByTheGame();
        PhaseEffect tax = PhaseEffect.of("tax", Step.POWER_ENCOUNTER).carriedOutByTheGame();
        Mission mission = quick().withEffects(Vector.of(own, tax));
        RoundState turns = run(setup(mission, 4, 0), new RoundCommand.Begin());
        assertThat(turns.turnSide()).containsExactly(CRISIS);
        // Doom has nobody beside him, so he is activated, and his turn ends with his activation.
        RoundState cosmic = act(turns, "a", "b", "c");
        assertThat(cosmic.active()).containsExactly(DOOM);
        RoundState crisis = run(cosmic, new RoundCommand.EndActivation());
        assertThat(crisis.turnSide()).containsExactly(CRISIS);
        assertThat(crisis.trackerTokens()).isEqualTo(1);
        // A stop asks: the effect is then resolved when its side likes.
        RoundState asked = run(
                setup(mission.withStops(Vector.of(Step.POWER_PLAYERS)), 4, 0),
                new RoundCommand.Begin(),
                new RoundCommand.Pass(CRISIS));
        assertThat(asked.pending()).containsExactly("own");
        // Of two effects somebody chooses the first.
        RoundState two = run(
                setup(mission.withEffects(Vector.of(tax, PhaseEffect.of("alms", Step.POWER_ENCOUNTER))), 4, 0),
                new RoundCommand.Begin());
        assertThat(two.pending()).containsExactly("tax", "alms");
        // A Minion beside Doom leaves a choice.
        assertThat(act(run(setup(quick(), 4, 1), new RoundCommand.Begin()), "a", "b", "c")
                        .active())
                .isEmpty();
    }

    @Test
    @Verifies(EncounterRules.SIDES_PASS_BY_THEMSELVES)
    void askingInEveryStepOrInNoneLeadsToTheSameRounds() {
        for (int i = 0; i < 60; i++) {
            Play<RoundState, RoundCommand, RoundEvent> asked = Play.of(ROUNDS, setup(mission(), 5, i % 3));
            Play<RoundState, RoundCommand, RoundEvent> quick = Play.of(ROUNDS, setup(quick(), 5, i % 3));
            Draw draws = Seed.of(i).draws();
            while (asked.state().round() < 4) {
                Vector<RoundCommand> choices = RoundChoices.of(asked.state());
                RoundCommand next = choices.get(draws.below(choices.size()));
                boolean pass =
                        next instanceof RoundCommand.Pass && asked.state().step() != Step.CLEANUP_ADVANCE;
                asked = asked.apply(next);
                quick = pass ? quick : quick.apply(next);
            }
            // The quick one is through the Power Phase of the round in which the other is asked about it.
            RoundState caught = passAll(asked.state());
            assertThat(quick.state()).isEqualTo(Change.of(caught).withMission(quick()));
            assertThat(quick.steps().size()).isLessThan(asked.steps().size());
        }
    }

    private static final CrisisTeam TEAM = CrisisTeam.of(
            CrisisSquad.of("Ann", member("a", "Avengers"), member("b", "X-Men"))
                    .withAffiliation(Option.of("Avengers"))
                    .withTactics(Vector.of("Rally", "Regroup")),
            CrisisSquad.of(
                    "Bob", member("c", "Avengers"), member("d", "Avengers").withImmunities(Vector.of("Stun"))));

    private static TeamMember member(String name, String affiliation) {
        return TeamMember.of(name, 3, 3, 2).withAffiliations(Vector.of(affiliation));
    }

    private static RoundState withTeam() {
        return run(setup(quick().withTeam(TEAM), 4, 0), new RoundCommand.Begin());
    }

    @Test
    @Verifies({EncounterRules.TACTICS, EncounterRules.ALLIES})
    void aTacticCardIsPlayedOnceByWhoBroughtItOnThoseItReaches() {
        RoundState state = withTeam();
        assertThat(state.hand("Ann")).containsExactly("Rally", "Regroup");
        RoundState played = run(state, tactic("Ann", "Rally", Option.of("Avengers"), "a"));
        assertThat(played.hand("Ann")).containsExactly("Regroup");
        assertThat(played.played()).containsExactly(new PlayedTactic("Ann", "Rally"));
        assertThat(refused(played, tactic("Ann", "Rally", Option.none(), "a")))
                .isEqualTo(new RoundViolation.NotInHand("Ann", "Rally", Vector.of("Regroup")));
        // b does not belong to the Avengers, and the squad of c does not use them.
        for (String outside : Vector.of("b", "c")) {
            assertThat(refused(state, tactic("Ann", "Rally", Option.of("Avengers"), "a", outside)))
                    .isEqualTo(new RoundViolation.NotReached("Rally", "Avengers", id(outside)));
        }
        // Without an affiliation it reaches allies of the other squad too.
        assertThat(run(state, tactic("Ann", "Regroup", Option.none(), "a", "c")).played())
                .hasSize(1);
        assertThat(refused(state, tactic("Ann", "Regroup", Option.none(), "Doom")))
                .isEqualTo(new RoundViolation.NotOfTheTeam(DOOM));
        assertThat(refused(state, tactic("Bob", "Rally", Option.none()))).isInstanceOf(RoundViolation.NotInHand.class);
        assertThat(refused(state, tactic("Cy", "Rally", Option.none())))
                .isEqualTo(new RoundViolation.NoSuchPlayer("Cy"));
        assertThat(refused(state, tactic("Ann", "Rally", Option.none(), "a", "a")))
                .isEqualTo(new RoundViolation.NamedTwice("a"));
    }

    private static RoundCommand tactic(String player, String card, Option<String> affiliation, String... on) {
        return new RoundCommand.PlayTactic(
                player, card, affiliation, Vector.of(on).map(Frames::id));
    }

    @Test
    @Verifies(EncounterRules.SQUADS)
    void aLeadershipAffectsItsOwnSquadIfThatUsesAnAffiliation() {
        RoundState state = withTeam();
        assertThat(ROUNDS.decide(state, new RoundCommand.UseLeadership("Ann", Vector.of(id("a"), id("b"))))
                        .isRight())
                .isTrue();
        assertThat(refused(state, new RoundCommand.UseLeadership("Ann", Vector.of(id("c")))))
                .isEqualTo(new RoundViolation.NotLed("Ann", id("c")));
        assertThat(refused(state, new RoundCommand.UseLeadership("Bob", Vector.of(id("c")))))
                .isEqualTo(new RoundViolation.NotLed("Bob", id("c")));
        assertThat(refused(state, new RoundCommand.UseLeadership("Cy", Vector.empty())))
                .isEqualTo(new RoundViolation.NoSuchPlayer("Cy"));
    }

    @Test
    void whoIsImmuneGetsNoSuchCondition() {
        assertThat(refused(withTeam(), new RoundCommand.GainCondition(id("d"), "stun")))
                .isEqualTo(new RoundViolation.Immune(id("d"), "stun"));
        assertThat(run(withTeam(), new RoundCommand.GainCondition(id("c"), "Stun"))
                        .combatant(id("c"))
                        .conditions())
                .containsExactly("Stun");
    }

    @Test
    void refusalsSayWhatIsAwaitedAndByWhichCommand() {
        RoundState state = withTeam();
        assertThat(refused(state, new RoundCommand.Pass(CRISIS)).message())
                .isEqualTo(
                        "this is not the time for passing; the game waits for: the Crisis Team activates a character (Activate)");
        assertThat(refused(state, new RoundCommand.EndActivation()).message())
                .isEqualTo(
                        "no activation is going on; the game waits for: the Crisis Team activates a character (Activate)");
        assertThat(refused(setup(quick(), 1, 0), new RoundCommand.EndTurn()).message())
                .isEqualTo(
                        "this is not the time for ending a turn; the game waits for: the first round begins (Begin)");
    }

    @Test
    void nothingIsDoneBeforeTheStart() {
        RoundState state = setup(mission(), 1, 0);
        assertThat(refused(state, new RoundCommand.Suffer(id("a"), 1)))
                .isEqualTo(new RoundViolation.WrongTime("doing something to a", new RoundAwaited.TheStart()));
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
