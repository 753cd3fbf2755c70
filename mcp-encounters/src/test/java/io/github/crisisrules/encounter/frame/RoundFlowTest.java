package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.frame.Frames.COSMIC;
import static io.github.crisisrules.encounter.frame.Frames.CRISIS;
import static io.github.crisisrules.encounter.frame.Frames.DOOM;
import static io.github.crisisrules.encounter.frame.Frames.ROUNDS;
import static io.github.crisisrules.encounter.frame.Frames.act;
import static io.github.crisisrules.encounter.frame.Frames.begun;
import static io.github.crisisrules.encounter.frame.Frames.doomActs;
import static io.github.crisisrules.encounter.frame.Frames.id;
import static io.github.crisisrules.encounter.frame.Frames.mission;
import static io.github.crisisrules.encounter.frame.Frames.passAll;
import static io.github.crisisrules.encounter.frame.Frames.quick;
import static io.github.crisisrules.encounter.frame.Frames.refused;
import static io.github.crisisrules.encounter.frame.Frames.run;
import static io.github.crisisrules.encounter.frame.Frames.setup;
import static io.github.crisisrules.encounter.frame.Frames.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.PlayedTactic;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.rule.FrameChoices;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.EncounterCharacter;
import io.github.crisisrules.encounter.squad.Minion;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class RoundFlowTest {
    @Test
    @Verifies({EncounterRuleId.POWER, EncounterRuleId.PRIORITY})
    void aRoundBeginsWithOnePowerForEachCharacterAndTheSideWithPriorityHasTheWord() {
        FrameState state = begun(2, 1);
        assertThat(state.combatants().map(Combatant::power)).containsOnly(1);
        assertThat(state.step()).isEqualTo(Step.POWER_PLAYERS);
        assertThat(state.sideToAct()).containsExactly(CRISIS);
        assertThat(refused(state, new FrameCommand.Pass(COSMIC)))
                .isEqualTo(new FrameViolation.NotTheirTurn(
                        COSMIC, new FrameAwaited.EffectOrPass(Step.POWER_PLAYERS, CRISIS)));
        FrameState second = run(state, new FrameCommand.Pass(CRISIS));
        assertThat(second.sideToAct()).containsExactly(COSMIC);
        assertThat(run(second, new FrameCommand.Pass(COSMIC)).step()).isEqualTo(Step.START_PLAYERS);
    }

    @Test
    @Verifies(EncounterRuleId.PRIORITY)
    void theMissionFixesPriorityForEveryRound() {
        FrameState state = run(setup(mission().withPriority(COSMIC), 1, 0), new FrameCommand.BeginFirstRound());
        for (int round = 1; round <= 3; round++) {
            assertThat(state.round()).isEqualTo(round);
            assertThat(state.sideToAct()).as("round %d", round).containsExactly(COSMIC);
            state = nextRound(state);
        }
    }

    @Test
    @Verifies(EncounterRuleId.SIDES)
    void aCosmicThreatWithoutAPlayerHasNoPlayersEffects() {
        FrameState state = run(setup(mission().withHasCosmicPlayer(false), 1, 0), new FrameCommand.BeginFirstRound());
        assertThat(run(state, new FrameCommand.Pass(CRISIS)).step()).isEqualTo(Step.START_PLAYERS);
        FrameState cosmicFirst = run(
                setup(mission().withHasCosmicPlayer(false).withPriority(COSMIC), 1, 0),
                new FrameCommand.BeginFirstRound());
        assertThat(cosmicFirst.sideToAct()).containsExactly(CRISIS);
        assertThat(run(cosmicFirst, new FrameCommand.Pass(CRISIS)).step()).isEqualTo(Step.START_PLAYERS);
    }

    @Test
    @Verifies({EncounterRuleId.POWER, EncounterRuleId.ACTIVATION, EncounterRuleId.CLEANUP})
    void effectsWaitInTheirStepAndMayBeResolvedInAnyOrder() {
        for (Step step : Step.values()) {
            if (!step.isForEncounter()) {
                continue;
            }
            Mission mission =
                    mission().withEffects(Vector.of(PhaseEffect.of("first", step), PhaseEffect.of("second", step)));
            FrameState state = until(run(setup(mission, 1, 0), new FrameCommand.BeginFirstRound()), step);
            assertThat(state.pendingEffects()).as("%s", step).containsExactly("first", "second");
            FrameState one = run(state, new FrameCommand.ResolveEffect("second"));
            assertThat(one.pendingEffects()).containsExactly("first");
            assertThat(refused(one, new FrameCommand.ResolveEffect("second")))
                    .isEqualTo(new FrameViolation.NoSuchEffect(
                            "second", new FrameAwaited.Effects(step, Vector.of("first"))));
            assertThat(run(one, new FrameCommand.ResolveEffect("first")).step()).isNotEqualTo(step);
        }
    }

    @Test
    @Verifies({EncounterRuleId.POWER, EncounterRuleId.ACTIVATION})
    void aPlayersEffectMustBeResolvedBeforeItsOwnerPasses() {
        Mission mission =
                mission().withEffects(Vector.of(PhaseEffect.of("inner strength", Step.POWER_PLAYERS, COSMIC)));
        FrameState crisis = run(setup(mission, 1, 0), new FrameCommand.BeginFirstRound());
        assertThat(crisis.pendingEffects()).isEmpty();
        FrameState cosmic = run(crisis, new FrameCommand.Pass(CRISIS));
        assertThat(cosmic.pendingEffects()).containsExactly("inner strength");
        assertThat(refused(cosmic, new FrameCommand.Pass(COSMIC)))
                .isEqualTo(new FrameViolation.EffectsPending(
                        new FrameAwaited.Effects(Step.POWER_PLAYERS, Vector.of("inner strength"))));
        FrameState done = run(cosmic, new FrameCommand.ResolveEffect("inner strength"), new FrameCommand.Pass(COSMIC));
        assertThat(done.step()).isEqualTo(Step.START_PLAYERS);
    }

    @Test
    @Verifies({EncounterRuleId.FIRST, EncounterRuleId.TURNS})
    void theCrisisTeamOpensAndActivatesThreeCharactersEachOfWhichThenHasAToken() {
        FrameState state = turns(5, 0);
        assertThat(state.turnSide()).containsExactly(CRISIS);
        FrameState two = act(state, "a", "b");
        assertThat(two.turnSide()).containsExactly(CRISIS);
        assertThat(two.combatant(id("a")).isActivated()).isTrue();
        assertThat(two.combatant(id("c")).isActivated()).isFalse();
        assertThat(act(two, "c").turnSide()).containsExactly(COSMIC);
        assertThat(refused(act(two, "c"), new FrameCommand.Activate(id("d"))))
                .isEqualTo(
                        new FrameViolation.NotTheirTurn(CRISIS, new FrameAwaited.Activations(COSMIC, Option.of(DOOM))));
        assertThat(refused(two, new FrameCommand.Activate(id("a"))))
                .isEqualTo(new FrameViolation.AlreadyActivated(id("a")));
        assertThat(refused(run(two, new FrameCommand.Activate(id("c"))), new FrameCommand.Activate(id("d"))))
                .isEqualTo(new FrameViolation.ActivationInProgress(id("c")));
    }

    @Test
    @Verifies({EncounterRuleId.PARTIAL, EncounterRuleId.TRACKER})
    void elevenCharactersGetNineActivationsInARound() {
        FrameState state = turns(11, 0);
        state = doomActs(act(state, "a", "b", "c"));
        state = doomActs(act(state, "d", "e", "f"));
        assertThat(state.trackerTokens()).isEqualTo(2);
        state = doomActs(act(state, "g", "h", "i"));
        assertThat(state.step()).isEqualTo(Step.END_PLAYERS);
        assertThat(state.inPlay(CRISIS).count(Combatant::isActivated)).isEqualTo(9);
    }

    @Test
    @Verifies({EncounterRuleId.COSMIC_TURN, EncounterRuleId.TOKEN, EncounterRuleId.MINIONS})
    void theCosmicThreatActivatesItsCharacterAndAtMostOneMinionBeforeOrAfter() {
        FrameState cosmic = act(turns(9, 2), "a", "b", "c");
        assertThat(refused(cosmic, new FrameCommand.EndTurn()))
                .isEqualTo(new FrameViolation.EncounterCharacterMustAct(DOOM));
        FrameState after = act(cosmic, "Doom");
        assertThat(after.combatant(DOOM).isActivated()).isFalse();
        assertThat(after.trackerTokens()).isZero();
        assertThat(refused(after, new FrameCommand.Activate(DOOM)))
                .isEqualTo(new FrameViolation.SecondEncounterCharacter(DOOM, DOOM));
        assertThat(run(after, new FrameCommand.EndTurn()).trackerTokens()).isEqualTo(1);
        // The Minion first: then Doom must act, and no character is left.
        FrameState both = act(cosmic, "m");
        assertThat(both.combatant(id("m")).isActivated()).isTrue();
        assertThat(both.active()).containsExactly(DOOM);
        FrameState ended = act(both, "Doom");
        assertThat(ended.trackerTokens()).isEqualTo(1);
        FrameState next = act(ended, "d", "e", "f");
        assertThat(refused(next, new FrameCommand.Activate(id("m"))))
                .isEqualTo(new FrameViolation.MinionAlreadyActivated(id("m")));
        assertThat(refused(next, new FrameCommand.Activate(id("m"))).rule()).containsExactly(EncounterRuleId.MINIONS);
        assertThat(FrameChoices.mayActivate(act(next, "Doom"))).containsExactly(id("n"));
    }

    @Test
    @Verifies(EncounterRuleId.COSMIC_TURN)
    void aSecondMinionDoesNotActWhileSeveralEncounterCharactersCould() {
        Vector<Combatant> bosses = Vector.of("Doom", "Kang")
                .map(name -> Combatant.of(EncounterCharacter.builder()
                        .id(id(name))
                        .encounter("Made up")
                        .build()));
        Vector<Combatant> minions = Vector.of("m", "n").map(name -> Combatant.of(Minion.of(name, Stamina.of(4))));
        Vector<Combatant> team = Vector.of("a", "b", "c").map(name -> Combatant.of(TeamMember.of(name, 3, 3, 2)));
        FrameState kang = FrameState.setup(quick(), team.appendAll(bosses).appendAll(minions));
        FrameState one = act(run(kang, new FrameCommand.BeginFirstRound()), "a", "b", "c", "m");
        assertThat(refused(one, new FrameCommand.Activate(id("n"))))
                .isEqualTo(new FrameViolation.SecondMinion(id("n"), id("m")));
    }

    @Test
    @Verifies(EncounterRuleId.FEWER_THAN_THREE_CAN_ACTIVATE)
    void fewerThanThreeAreAllAndNoneIsAnEmptyTurn() {
        FrameState two = act(turns(2, 0), "a", "b");
        assertThat(two.turnSide()).containsExactly(COSMIC);
        FrameState second = doomActs(two);
        assertThat(second.turnSide()).containsExactly(COSMIC);
        assertThat(second.trackerTokens()).isEqualTo(1);
        assertThat(doomActs(second).trackerTokens()).isEqualTo(2);
    }

    @Test
    @Verifies({EncounterRuleId.CLEANUP, EncounterRuleId.FLIPPED_MAY_ADVANCE})
    void cleanupFlipsTheDazedWhoMayThenAdvanceAndTakesTheTokensOff() {
        FrameState state = turns(5, 0);
        state = run(
                state,
                new FrameCommand.GainCondition(id("d"), "Stun"),
                new FrameCommand.GainPower(id("d"), 3),
                new FrameCommand.SufferDamage(id("d"), 7));
        assertThat(state.combatant(id("d")).health()).isEqualTo(Combatant.Health.DAZED);
        assertThat(state.combatant(id("d")).damage()).isEqualTo(3);
        assertThat(refused(state, new FrameCommand.SufferDamage(id("d"), 1)))
                .isEqualTo(new FrameViolation.CharacterDazed(id("d")));
        // Second Crisis Team turn: e alone, for d is Dazed; third: no character.
        state = doomActs(act(state, "a", "b", "c"));
        state = doomActs(act(state, "e"));
        state = passAll(doomActs(state));
        assertThat(state.step()).isEqualTo(Step.CLEANUP_ADVANCE);
        Combatant flipped = state.combatant(id("d"));
        assertThat(flipped.health()).isEqualTo(Combatant.Health.INJURED);
        assertThat(flipped.damage()).isZero();
        assertThat(flipped.conditions()).isEmpty();
        assertThat(flipped.power()).isEqualTo(4);
        assertThat(FrameChoices.mayAdvance(state)).containsExactly(id("d"));
        assertThat(refused(state, new FrameCommand.Advance(id("a"))))
                .isEqualTo(new FrameViolation.AlreadyActed(id("a")));
        FrameState next = run(state, new FrameCommand.Advance(id("d")));
        assertThat(next.round()).isEqualTo(2);
        assertThat(next.trackerTokens()).isZero();
        assertThat(next.inPlay(CRISIS).exists(Combatant::isActivated)).isFalse();
    }

    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void cleanupGoesThroughItsStepsInOrder() {
        Mission mission = mission()
                .withEffects(Vector.of(
                        PhaseEffect.of("score", Step.CLEANUP_SCORING),
                        PhaseEffect.of("own", Step.CLEANUP_PLAYERS, CRISIS),
                        PhaseEffect.of("serum", Step.CLEANUP_ENCOUNTER)));
        FrameState state = passAll(run(setup(mission, 2, 0), new FrameCommand.BeginFirstRound()));
        state = run(act(state, "a"), new FrameCommand.SufferDamage(id("b"), 3));
        state = doomActs(doomActs(doomActs(state)));
        state = passAll(state);
        assertThat(state.pendingEffects()).containsExactly("score");
        state = run(state, new FrameCommand.ResolveEffect("score"));
        assertThat(state.pendingEffects()).containsExactly("own");
        state = run(
                state,
                new FrameCommand.ResolveEffect("own"),
                new FrameCommand.Pass(CRISIS),
                new FrameCommand.Pass(COSMIC));
        assertThat(state.pendingEffects()).containsExactly("serum");
        assertThat(state.combatant(id("b")).health()).isEqualTo(Combatant.Health.DAZED);
        var flip = ROUNDS.decide(state, new FrameCommand.ResolveEffect("serum"));
        assertThat(flip.events())
                .containsExactly(
                        new FrameEvent.EffectResolved("serum"),
                        new FrameEvent.BecameInjured(id("b")),
                        new FrameEvent.StepBegan(Step.CLEANUP_ADVANCE));
        assertThat(flip.state().trackerTokens()).isEqualTo(3);
        assertThat(flip.state().combatant(id("a")).isActivated()).isTrue();
        var next = ROUNDS.decide(flip.state(), new FrameCommand.Pass(CRISIS));
        assertThat(next.events().take(3))
                .containsExactly(
                        new FrameEvent.Passed(CRISIS), new FrameEvent.TokensCleared(), new FrameEvent.RoundBegan(2));
    }

    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void anInjuredCharacterThatIsFelledIsOut() {
        FrameState state = run(turns(4, 0), new FrameCommand.SufferDamage(id("a"), 3));
        state = nextRound(state);
        assertThat(state.combatant(id("a")).limit()).containsExactly(2);
        state = run(state, new FrameCommand.SufferDamage(id("a"), 1));
        assertThat(state.combatant(id("a")).isStanding()).isTrue();
        state = run(state, new FrameCommand.SufferDamage(id("a"), 1));
        assertThat(state.combatant(id("a")).isInPlay()).isFalse();
        assertThat(refused(state, new FrameCommand.GainPower(id("a"), 1)))
                .isEqualTo(new FrameViolation.NotInPlay(id("a")));
        assertThat(state.inPlay(CRISIS).map(Combatant::id)).containsExactly(id("b"), id("c"), id("d"));
    }

    @Test
    @Verifies(EncounterRuleId.TURNS)
    void aCharacterFelledInItsActivationHasFinishedIt() {
        FrameState state =
                run(turns(4, 0), new FrameCommand.Activate(id("a")), new FrameCommand.SufferDamage(id("a"), 3));
        assertThat(state.active()).isEmpty();
        assertThat(state.turn().get().activated()).containsExactly(id("a"));
        assertThat(act(state, "b", "c").turnSide()).containsExactly(COSMIC);
    }

    @Test
    @Verifies(EncounterRuleId.DURATION)
    void thisRoundEndsWithTheNextCosmicTurn() {
        FrameState state = run(turns(9, 0), new FrameCommand.BeginEffect(LastingEffect.thisRound("smoke")));
        assertThat(refused(state, new FrameCommand.BeginEffect(LastingEffect.thisRound("smoke"))))
                .isEqualTo(new FrameViolation.EffectAlreadyActive("smoke"));
        FrameState cosmic = act(state, "a", "b", "c");
        assertThat(cosmic.runningEffects()).hasSize(1);
        assertThat(doomActs(cosmic).runningEffects()).isEmpty();
    }

    @Test
    @Verifies(EncounterRuleId.THIS_ROUND_LASTS_THROUGH_THE_NEXT_COSMIC_TURN)
    void thisRoundBegunInACosmicTurnLastsThroughTheFollowingOneAcrossRounds() {
        FrameState third = doomActs(act(doomActs(act(turns(9, 0), "a", "b", "c")), "d", "e", "f"));
        third = run(act(third, "g", "h", "i"), new FrameCommand.BeginEffect(LastingEffect.thisRound("rage")));
        FrameState cleanup = doomActs(third);
        assertThat(cleanup.runningEffects()).hasSize(1);
        FrameState second = passAll(passAll(cleanup));
        assertThat(second.round()).isEqualTo(2);
        FrameState cosmic = act(second, "a", "b", "c");
        assertThat(cosmic.runningEffects()).hasSize(1);
        assertThat(doomActs(cosmic).runningEffects()).isEmpty();
    }

    @Test
    @Verifies(EncounterRuleId.DURATION)
    void anEffectUntilTheCosmicTurnEndsAsThatBegins() {
        LastingEffect aura = new LastingEffect("aura", LastingEffect.Duration.UNTIL_COSMIC_TURN, Option.none());
        FrameState cosmic = act(turns(9, 0), "a", "b", "c");
        FrameState crisis = doomActs(run(cosmic, new FrameCommand.BeginEffect(aura)));
        assertThat(crisis.runningEffects()).hasSize(1);
        assertThat(act(crisis, "d", "e").runningEffects()).hasSize(1);
        assertThat(act(crisis, "d", "e", "f").runningEffects()).isEmpty();
    }

    @Test
    @Verifies(EncounterRuleId.STATUS)
    void statusCardsLieWithACharacterOrAPlayerAndTheirEffectsAreResolved() {
        StatusCard curse = StatusCard.withCharacter("Curse", id("a"))
                .withSuperpower("Hex")
                .withEffect(PhaseEffect.of("Curse bites", Step.CLEANUP_ENCOUNTER));
        FrameState state = run(
                turns(3, 0),
                new FrameCommand.AttachStatus(curse),
                new FrameCommand.AttachStatus(StatusCard.withPlayer("Blessing", "Ann")));
        assertThat(state.statusesOf(id("a")).flatMap(StatusCard::superpowers)).containsExactly("Hex");
        assertThat(state.statusesOf("Ann").map(StatusCard::name)).containsExactly("Blessing");
        assertThat(state.statusesOf(id("b"))).isEmpty();
        assertThat(refused(state, new FrameCommand.AttachStatus(curse)))
                .isEqualTo(new FrameViolation.StatusAlreadyInPlay("Curse"));
        FrameState cleanup = until(state, Step.CLEANUP_ENCOUNTER);
        assertThat(cleanup.pendingEffects()).containsExactly("Curse bites");
        assertThat(run(cleanup, new FrameCommand.DiscardStatus("Curse")).step()).isNotEqualTo(Step.CLEANUP_ENCOUNTER);
        assertThat(refused(state, new FrameCommand.DiscardStatus("Cure")))
                .isEqualTo(new FrameViolation.NoSuchStatus("Cure"));
    }

    @Test
    @Verifies(EncounterRuleId.CLEANUP)
    void theRoundCounterMovesIfTheEncounterHasOne() {
        assertThat(begun(1, 0).roundCounter()).isEmpty();
        FrameState counted = run(setup(mission().withCountsRounds(true), 1, 0), new FrameCommand.BeginFirstRound());
        assertThat(nextRound(counted).roundCounter()).containsExactly(2);
    }

    @Test
    @Verifies(EncounterRuleId.LOST_PICTURES_ARE_CALLER_DATA)
    void toolsThatAreLostAsPicturesAreTheCallersAndShortByDefault() {
        assertThat(mission().cleanupTool()).isEqualTo(MovementTool.SHORT);
        assertThat(mission().withCleanupTool(MovementTool.MEDIUM).cleanupTool()).isEqualTo(MovementTool.MEDIUM);
    }

    @Test
    @Verifies(EncounterRuleId.POWER)
    void powerIsPaidAndNeverMoreThanTheLimit() {
        FrameState state = run(turns(1, 0), new FrameCommand.GainPower(id("a"), 99));
        assertThat(state.combatant(id("a")).power()).isEqualTo(10);
        assertThat(run(state, new FrameCommand.SpendPower(id("a"), 4))
                        .combatant(id("a"))
                        .power())
                .isEqualTo(6);
        assertThat(refused(state, new FrameCommand.SpendPower(id("a"), 11)))
                .isEqualTo(new FrameViolation.NotEnoughPower(id("a"), 10, 11));
    }

    @Test
    void nonsenseIsRefusedAtConstruction() {
        assertThatThrownBy(() -> PhaseEffect.of("x", Step.TURNS)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> id(" ")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void numbersThatCannotBeAreRefusedWithTheNumber() {
        FrameState state = turns(2, 0);
        for (FrameCommand nonsense : Vector.of(
                new FrameCommand.SufferDamage(id("a"), 0),
                new FrameCommand.RemoveDamage(id("a"), 0),
                new FrameCommand.GainPower(id("a"), 0),
                new FrameCommand.SpendPower(id("a"), 0),
                new FrameCommand.ScorePoints(CRISIS, 0))) {
            assertThat(refused(state, nonsense).describe()).endsWith(" is 0; at least 1 is needed.");
        }
        assertThat(refused(state, new FrameCommand.SufferDamage(id("a"), -2)))
                .isEqualTo(new FrameViolation.TooSmall(ReportedNumber.DAMAGE, -2, 1));
    }

    @Test
    void anEffectOfACardIsNotCalledAsAnotherEffectIs() {
        Mission mission = mission().withEffects(Vector.of(PhaseEffect.of("score", Step.CLEANUP_SCORING)));
        FrameState state = passAll(run(setup(mission, 2, 0), new FrameCommand.BeginFirstRound()));
        StatusCard curse = StatusCard.withPlayer("Curse", "Ann");
        assertThat(refused(
                        state,
                        new FrameCommand.AttachStatus(curse.withEffect(PhaseEffect.of("score", Step.CLEANUP_PLAYERS)))))
                .isEqualTo(new FrameViolation.EffectNameTaken("Curse", "score"));
        StatusCard bites = curse.withEffect(PhaseEffect.of("bites", Step.CLEANUP_ENCOUNTER));
        assertThat(refused(
                        state,
                        new FrameCommand.AttachStatus(bites.withEffect(PhaseEffect.of("bites", Step.CLEANUP_PLAYERS)))))
                .isEqualTo(new FrameViolation.EffectNameTaken("Curse", "bites"));
        assertThat(run(state, new FrameCommand.AttachStatus(bites)).statuses()).containsExactly(bites);
    }

    @Test
    @Verifies(EncounterRuleId.SIDES_PASS_BY_THEMSELVES)
    void theGameDoesTheOnlyThingThatCanBeDone() {
        PhaseEffect own = PhaseEffect.of("own", Step.POWER_PLAYERS, COSMIC).automatic();
        PhaseEffect tax = PhaseEffect.of("tax", Step.POWER_ENCOUNTER).automatic();
        Mission mission = quick().withEffects(Vector.of(own, tax));
        FrameState turns = run(setup(mission, 4, 0), new FrameCommand.BeginFirstRound());
        assertThat(turns.turnSide()).containsExactly(CRISIS);
        // Doom has no character beside him, so he is activated, and his turn ends with his activation.
        FrameState cosmic = act(turns, "a", "b", "c");
        assertThat(cosmic.active()).containsExactly(DOOM);
        FrameState crisis = run(cosmic, new FrameCommand.EndActivation());
        assertThat(crisis.turnSide()).containsExactly(CRISIS);
        assertThat(crisis.trackerTokens()).isEqualTo(1);
        // A stop asks: the effect is then resolved when its side likes.
        FrameState asked = run(
                setup(mission.withAskedSteps(Vector.of(Step.POWER_PLAYERS)), 4, 0),
                new FrameCommand.BeginFirstRound(),
                new FrameCommand.Pass(CRISIS));
        assertThat(asked.pendingEffects()).containsExactly("own");
        // Of two effects a player chooses the first.
        FrameState two = run(
                setup(mission.withEffects(Vector.of(tax, PhaseEffect.of("alms", Step.POWER_ENCOUNTER))), 4, 0),
                new FrameCommand.BeginFirstRound());
        assertThat(two.pendingEffects()).containsExactly("tax", "alms");
        // A Minion beside Doom leaves a choice.
        assertThat(act(run(setup(quick(), 4, 1), new FrameCommand.BeginFirstRound()), "a", "b", "c")
                        .active())
                .isEmpty();
    }

    @Test
    @Verifies(EncounterRuleId.SIDES_PASS_BY_THEMSELVES)
    void askingInEveryStepOrInNoneLeadsToTheSameRounds() {
        for (int i = 0; i < 60; i++) {
            Play<FrameState, FrameCommand, FrameEvent> asked = Play.of(ROUNDS, setup(mission(), 5, i % 3));
            Play<FrameState, FrameCommand, FrameEvent> quick = Play.of(ROUNDS, setup(quick(), 5, i % 3));
            RandomSource random = Seed.of(i).random();
            while (asked.state().round() < 4) {
                Vector<FrameCommand> choices = FrameChoices.of(asked.state());
                FrameCommand next = choices.get(random.below(choices.size()));
                boolean pass =
                        next instanceof FrameCommand.Pass && asked.state().step() != Step.CLEANUP_ADVANCE;
                asked = asked.apply(next);
                quick = pass ? quick : quick.apply(next);
            }
            // The quick one is through the Power Phase of the round in which the other is asked about it.
            FrameState caught = passAll(asked.state());
            assertThat(quick.state()).isEqualTo(StateEdits.of(caught).withMission(quick()));
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

    private static FrameState withTeam() {
        return run(setup(quick().withTeam(TEAM), 4, 0), new FrameCommand.BeginFirstRound());
    }

    @Test
    @Verifies({EncounterRuleId.TACTICS, EncounterRuleId.ALLIES})
    void aTacticCardIsPlayedOnceByWhoBroughtItOnThoseItReaches() {
        FrameState state = withTeam();
        assertThat(state.hand("Ann")).containsExactly("Rally", "Regroup");
        FrameState played = run(state, tactic("Ann", "Rally", Option.of("Avengers"), "a"));
        assertThat(played.hand("Ann")).containsExactly("Regroup");
        assertThat(played.playedTactics()).containsExactly(new PlayedTactic("Ann", "Rally"));
        assertThat(refused(played, tactic("Ann", "Rally", Option.none(), "a")))
                .isEqualTo(new FrameViolation.NotInHand("Ann", "Rally", Vector.of("Regroup")));
        // b does not belong to the Avengers, and the squad of c does not use them.
        for (String outside : Vector.of("b", "c")) {
            assertThat(refused(state, tactic("Ann", "Rally", Option.of("Avengers"), "a", outside)))
                    .isEqualTo(new FrameViolation.TacticDoesNotApply("Rally", "Avengers", id(outside)));
        }
        // Without an affiliation it reaches allies of the other squad too.
        assertThat(run(state, tactic("Ann", "Regroup", Option.none(), "a", "c")).playedTactics())
                .hasSize(1);
        assertThat(refused(state, tactic("Ann", "Regroup", Option.none(), "Doom")))
                .isEqualTo(new FrameViolation.NotOnCrisisTeam(DOOM));
        assertThat(refused(state, tactic("Bob", "Rally", Option.none()))).isInstanceOf(FrameViolation.NotInHand.class);
        assertThat(refused(state, tactic("Cy", "Rally", Option.none())))
                .isEqualTo(new FrameViolation.NoSuchPlayer("Cy"));
        assertThat(refused(state, tactic("Ann", "Rally", Option.none(), "a", "a")))
                .isEqualTo(new FrameViolation.DuplicateName("a"));
    }

    private static FrameCommand tactic(String player, String card, Option<String> affiliation, String... on) {
        return new FrameCommand.PlayTactic(
                player, card, affiliation, Vector.of(on).map(Frames::id));
    }

    @Test
    @Verifies(EncounterRuleId.SQUADS)
    void aLeadershipAffectsItsOwnSquadIfThatUsesAnAffiliation() {
        FrameState state = withTeam();
        assertThat(ROUNDS.decide(state, new FrameCommand.UseLeadership("Ann", Vector.of(id("a"), id("b"))))
                        .isRefused())
                .isFalse();
        assertThat(refused(state, new FrameCommand.UseLeadership("Ann", Vector.of(id("c")))))
                .isEqualTo(new FrameViolation.LeadershipDoesNotApply("Ann", id("c")));
        assertThat(refused(state, new FrameCommand.UseLeadership("Bob", Vector.of(id("c")))))
                .isEqualTo(new FrameViolation.LeadershipDoesNotApply("Bob", id("c")));
        assertThat(refused(state, new FrameCommand.UseLeadership("Cy", Vector.empty())))
                .isEqualTo(new FrameViolation.NoSuchPlayer("Cy"));
    }

    @Test
    void anImmuneCharacterDoesNotGainTheCondition() {
        assertThat(refused(withTeam(), new FrameCommand.GainCondition(id("d"), "stun")))
                .isEqualTo(new FrameViolation.Immune(id("d"), "stun"));
        assertThat(run(withTeam(), new FrameCommand.GainCondition(id("c"), "Stun"))
                        .combatant(id("c"))
                        .conditions())
                .containsExactly("Stun");
    }

    @Test
    void refusalsSayWhatIsAwaited() {
        FrameState state = withTeam();
        assertThat(refused(state, new FrameCommand.Pass(CRISIS)).describe())
                .isEqualTo("\"Pass for the Crisis Team\" is not possible now. The Crisis Team activates a character.");
        assertThat(refused(state, new FrameCommand.EndActivation()).describe())
                .isEqualTo("No activation is in progress. The Crisis Team activates a character.");
        assertThat(refused(setup(quick(), 1, 0), new FrameCommand.EndTurn()).describe())
                .isEqualTo(
                        "\"End the turn of the Cosmic Threat\" is not possible now. The players begin the first round.");
    }

    @Test
    void nothingIsDoneBeforeTheStart() {
        FrameState state = setup(mission(), 1, 0);
        assertThat(refused(state, new FrameCommand.SufferDamage(id("a"), 1)))
                .isEqualTo(new FrameViolation.FirstRoundNotBegun());
        assertThat(refused(state, new FrameCommand.SufferDamage(id("a"), 1)).rule())
                .isEmpty();
        assertThat(refused(state, new FrameCommand.Activate(id("a")))).isInstanceOf(FrameViolation.WrongTime.class);
        assertThat(refused(begun(1, 0), new FrameCommand.BeginFirstRound()))
                .isInstanceOf(FrameViolation.WrongTime.class);
    }

    /** The first choice is always legal, and leads through a round. */
    private static FrameState nextRound(FrameState state) {
        FrameState now = state;
        while (now.round() == state.round()) {
            now = run(now, FrameChoices.of(now).head());
        }
        return now;
    }

    private static FrameState until(FrameState state, Step step) {
        FrameState now = state;
        while (now.step() != step) {
            now = run(now, FrameChoices.of(now).head());
        }
        return now;
    }
}
