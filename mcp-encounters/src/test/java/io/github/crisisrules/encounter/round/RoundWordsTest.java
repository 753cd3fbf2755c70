package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.round.Frames.COSMIC;
import static io.github.crisisrules.encounter.round.Frames.CRISIS;
import static io.github.crisisrules.encounter.round.Frames.DOOM;
import static io.github.crisisrules.encounter.round.Frames.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.outcome.Ending;
import io.github.crisisrules.encounter.rulebook.EncounterRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What the frame says to the people at the table: commands before they are given, events when they happened, refusals. */
class RoundWordsTest {
    private static final CombatantId A = id("a");
    private static final LastingEffect SMOKE = LastingEffect.thisRound("smoke");
    private static final StatusCard CURSE = StatusCard.withCharacter("Curse", A);
    private static final Ending WON = new Ending(CRISIS, "Doom gives up", EncounterRules.SIDES);

    @Test
    void everyCommandSaysWhatItDoes() {
        assertThat(Vector.<RoundCommand>of(
                                new RoundCommand.Begin(),
                                new RoundCommand.Pass(CRISIS),
                                new RoundCommand.Resolve("serum"),
                                new RoundCommand.Activate(A),
                                new RoundCommand.EndActivation(),
                                new RoundCommand.EndTurn(),
                                new RoundCommand.Advance(A),
                                new RoundCommand.Suffer(A, 2),
                                new RoundCommand.Heal(A, 1),
                                new RoundCommand.GainPower(A, 3),
                                new RoundCommand.SpendPower(A, 4),
                                new RoundCommand.GainCondition(A, "Stun"),
                                new RoundCommand.LoseCondition(A, "Stun"),
                                new RoundCommand.BeginEffect(SMOKE),
                                new RoundCommand.AttachStatus(CURSE),
                                new RoundCommand.DiscardStatus("Curse"),
                                new RoundCommand.PlayTactic("Ann", "Rally", Option.none(), Vector.of(A)),
                                new RoundCommand.UseLeadership("Ann", Vector.of(A)),
                                new RoundCommand.Score(COSMIC, 2))
                        .map(RoundCommand::words))
                .containsExactly(
                        "begin the first round",
                        "the Crisis Team passes",
                        "resolve serum",
                        "activate a",
                        "end the activation",
                        "end the turn of the Cosmic Threat",
                        "advance a",
                        "a suffers 2 damage",
                        "take 1 damage off a",
                        "give a 3 Power",
                        "a pays 4 Power",
                        "give a the condition Stun",
                        "free a of the condition Stun",
                        "begin the effect smoke",
                        "bring the Status card Curse into play",
                        "discard the Status card Curse",
                        "play the Team Tactic card Rally",
                        "use the leadership of Ann",
                        "the Cosmic Threat scores 2");
    }

    @Test
    void everyEventSaysWhatHappened() {
        assertThat(Vector.<RoundEvent>of(
                                new RoundEvent.RoundBegan(2),
                                new RoundEvent.StepBegan(Step.CLEANUP_SCORING),
                                new RoundEvent.Passed(CRISIS),
                                new RoundEvent.EffectResolved("serum"),
                                new RoundEvent.TurnBegan(COSMIC),
                                new RoundEvent.ActivationBegan(A),
                                new RoundEvent.ActivationEnded(A),
                                new RoundEvent.TurnEnded(COSMIC),
                                new RoundEvent.TrackerTokenAdded(2),
                                new RoundEvent.DamageSuffered(A, 2),
                                new RoundEvent.DamageRemoved(A, 1),
                                new RoundEvent.Dazed(A),
                                new RoundEvent.KnockedOut(A),
                                new RoundEvent.Flipped(A),
                                new RoundEvent.PowerGained(A, 3),
                                new RoundEvent.PowerSpent(A, 4),
                                new RoundEvent.PowerLimitSet(A, 12),
                                new RoundEvent.ConditionGained(A, "Stun"),
                                new RoundEvent.ConditionLost(A, "Stun"),
                                new RoundEvent.Advanced(A, Tool.SHORT),
                                new RoundEvent.TokensCleared(),
                                new RoundEvent.EffectBegan(SMOKE),
                                new RoundEvent.EffectEnded("smoke"),
                                new RoundEvent.StatusAttached(CURSE),
                                new RoundEvent.StatusDiscarded("Curse"),
                                new RoundEvent.TacticPlayed("Ann", "Rally", Vector.empty()),
                                new RoundEvent.TacticPlayed("Ann", "Rally", Vector.of(A, id("b"))),
                                new RoundEvent.LeadershipUsed("Ann", Vector.empty()),
                                new RoundEvent.LeadershipUsed("Ann", Vector.of(A, id("b"))),
                                new RoundEvent.PointsScored(COSMIC, 2),
                                new RoundEvent.EncounterEnded(WON))
                        .map(RoundEvent::words))
                .containsExactly(
                        "Round 2 begins",
                        "Cleanup Phase, scoring",
                        "the Crisis Team has no more to do",
                        "serum is resolved",
                        "turn of the Cosmic Threat",
                        "a is activated",
                        "a is done",
                        "the turn of the Cosmic Threat is over",
                        "Encounter Tracker: 2 of 3 tokens",
                        "a suffers 2 damage",
                        "a sheds 1 damage",
                        "a is Dazed",
                        "a is KO'd",
                        "a is back, Injured",
                        "a gains 3 Power",
                        "a pays 4 Power",
                        "a can have 12 Power",
                        "a has Stun",
                        "a is free of Stun",
                        "a advances Short",
                        "all Activated tokens are taken off",
                        "smoke begins",
                        "smoke is over",
                        "Status card Curse comes into play",
                        "Status card Curse leaves play",
                        "Ann plays Rally",
                        "Ann plays Rally on a, b",
                        "the leadership of Ann affects nobody",
                        "the leadership of Ann affects a, b",
                        "the Cosmic Threat scores 2",
                        WON.toString());
    }

    @Test
    void onlyDazeAndKoAreDownfalls() {
        assertThat(new RoundEvent.Dazed(A).isDownfall()).isTrue();
        assertThat(new RoundEvent.KnockedOut(A).isDownfall()).isTrue();
        assertThat(new RoundEvent.DamageSuffered(A, 2).isDownfall()).isFalse();
    }

    @Test
    void everyStepHasItsPhaseAndItsWords() {
        assertThat(Vector.of(Step.values()).map(step -> step.phase() + ", " + step.words()))
                .containsExactly(
                        "Setup, before the first round",
                        "Power Phase, players' effects",
                        "Power Phase, Encounter and Status effects",
                        "Activation Phase, players' effects at the start",
                        "Activation Phase, Encounter and Status effects at the start",
                        "Activation Phase, turns",
                        "Activation Phase, players' effects at the end",
                        "Activation Phase, Encounter and Status effects at the end",
                        "Cleanup Phase, scoring",
                        "Cleanup Phase, players' effects",
                        "Cleanup Phase, Encounter and Status effects",
                        "Cleanup Phase, characters that did not act may advance");
    }

    @Test
    void whatIsAwaitedIsSaidWithTheCommandsThatAnswer() {
        Vector<String> resolve = Vector.of("Resolve");
        assertThat(Vector.<RoundAwaited>of(
                                new RoundAwaited.TheStart(),
                                new RoundAwaited.Effects(Step.CLEANUP_SCORING, Vector.of("one", "two"), resolve),
                                new RoundAwaited.Word(Step.POWER_PLAYERS, COSMIC),
                                new RoundAwaited.Word(Step.CLEANUP_ADVANCE, CRISIS),
                                new RoundAwaited.Activations(CRISIS, Option.none()),
                                new RoundAwaited.Activations(COSMIC, Option.none()),
                                new RoundAwaited.Activations(COSMIC, Option.of(DOOM)),
                                new RoundAwaited.Nothing(WON))
                        .map(awaited ->
                                awaited.words() + " | " + awaited.commands().mkString(", ")))
                .containsExactly(
                        "the first round begins | Begin",
                        "the effects one, two | Resolve",
                        "the Cosmic Threat says when it has no more to do (players' effects) | Pass",
                        "the Crisis Team says when it has no more to do (characters that did not act may advance) | Advance, Pass",
                        "the Crisis Team activates a character | Activate",
                        "the Cosmic Threat activates a character | Activate, EndTurn",
                        "Doom acts | EndActivation",
                        "nothing: " + WON + " | ");
        assertThat(new RoundAwaited.Nothing(WON).rules()).containsExactly(EncounterRules.SIDES);
        assertThat(new RoundAwaited.Word(Step.POWER_PLAYERS, COSMIC).rules()).containsExactly(EncounterRules.POWER);
        assertThat(new RoundAwaited.Activations(CRISIS, Option.none()).rules()).containsExactly(EncounterRules.TURNS);
        assertThat(new RoundAwaited.Effects(Step.CLEANUP_SCORING, Vector.of("one"), resolve).rules())
                .containsExactly(EncounterRules.CLEANUP);
    }

    @Test
    void everyRefusalNamesWhoOrWhatStandsAgainstIt() {
        RoundAwaited start = new RoundAwaited.TheStart();
        CombatantId minion = id("m");
        assertThat(Vector.<RoundViolation>of(
                                new RoundViolation.AlreadyOver(WON),
                                new RoundViolation.WrongTime("passing", start),
                                new RoundViolation.NotTheirTurn(COSMIC, start),
                                new RoundViolation.NobodyOfThatName(A),
                                new RoundViolation.NotInPlay(A),
                                new RoundViolation.IsDazed(A),
                                new RoundViolation.AlreadyActivated(A),
                                new RoundViolation.MinionAlreadyActivated(minion),
                                new RoundViolation.SecondMinion(id("n"), minion),
                                new RoundViolation.SecondEncounterCharacter(id("Kang"), DOOM),
                                new RoundViolation.ActivationInProgress(A),
                                new RoundViolation.NoActivation(start),
                                new RoundViolation.EncounterCharacterToAct(DOOM),
                                new RoundViolation.EffectsPending(start),
                                new RoundViolation.NoSuchEffect("serum", start),
                                new RoundViolation.HasActed(A),
                                new RoundViolation.NotEnoughPower(A, 2, 3),
                                new RoundViolation.EffectGoingOn("smoke"),
                                new RoundViolation.StatusInPlay("Curse"),
                                new RoundViolation.NoSuchStatus("Cure"),
                                new RoundViolation.NotActive(A, start),
                                new RoundViolation.NotOfTheTeam(DOOM),
                                new RoundViolation.TooSmall("the damage", 0, 1),
                                new RoundViolation.NamedTwice("a"),
                                new RoundViolation.EffectNameTaken("Curse", "bites"),
                                new RoundViolation.Immune(A, "Stun"),
                                new RoundViolation.NoSuchPlayer("Cy"),
                                new RoundViolation.NotInHand("Ann", "Rally", Vector.empty()),
                                new RoundViolation.NotInHand("Ann", "Rally", Vector.of("Regroup", "Rest")),
                                new RoundViolation.NotReached("Rally", "Avengers", A),
                                new RoundViolation.NotLed("Ann", A))
                        .map(RuleViolation::message)
                        .map(message -> message.replaceAll("[:;.] .*", "")))
                .containsExactly(
                        "the encounter is over",
                        "this is not the time for passing",
                        "this is not the time for the Cosmic Threat",
                        "nobody here is called a",
                        "a has been KO'd and is out of the game",
                        "a is Dazed and out of action until the Cleanup Phase",
                        "a has already been activated",
                        "the Minion m has already been activated",
                        "n cannot act",
                        "Kang cannot act",
                        "the activation of a is not over",
                        "no activation is going on",
                        "Doom has not been activated in this turn",
                        "effects come before passing",
                        "no effect called serum is due",
                        "a has acted or advanced already",
                        "a has 2 Power",
                        "an effect called smoke is already going on",
                        "the Status card Curse is already in play",
                        "the Status card Cure is not in play",
                        "a is not the active character",
                        "Doom is not a Crisis Team character in play",
                        "the damage is 0",
                        "a is named twice",
                        "the Status card Curse has an effect called bites, as another effect of the encounter is",
                        "a is immune to Stun",
                        "no Crisis Team player is called Cy",
                        "Ann does not have the Team Tactic card Rally",
                        "Ann does not have the Team Tactic card Rally",
                        "Rally does not reach a",
                        "the leadership of Ann does not affect a");
        assertThat(new RoundViolation.NotActive(A, start).message())
                .endsWith("the game waits for: the first round begins (Begin)");
        assertThat(new RoundViolation.NotInHand("Ann", "Rally", Vector.empty()).message())
                .endsWith("left to play: none");
        assertThat(new RoundViolation.NotInHand("Ann", "Rally", Vector.of("Regroup", "Rest")).message())
                .endsWith("left to play: Regroup, Rest");
        assertThat(new RoundViolation.AlreadyOver(WON).rules()).containsExactly(EncounterRules.SIDES);
    }
}
