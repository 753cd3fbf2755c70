package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.frame.Frames.COSMIC;
import static io.github.crisisrules.encounter.frame.Frames.CRISIS;
import static io.github.crisisrules.encounter.frame.Frames.DOOM;
import static io.github.crisisrules.encounter.frame.Frames.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What the frame says to the people at the table: commands before they are given, events when they happened, refusals. */
class FrameWordsTest {
    private static final CombatantId A = id("a");
    private static final LastingEffect SMOKE = LastingEffect.thisRound("smoke");
    private static final StatusCard CURSE = StatusCard.withCharacter("Curse", A);
    private static final Ending WON = new Ending(CRISIS, "Doom gives up", EncounterRuleId.SIDES);

    @Test
    void everyCommandSaysWhatItDoes() {
        assertThat(Vector.<FrameCommand>of(
                                new FrameCommand.Begin(),
                                new FrameCommand.Pass(CRISIS),
                                new FrameCommand.ResolveEffect("serum"),
                                new FrameCommand.Activate(A),
                                new FrameCommand.EndActivation(),
                                new FrameCommand.EndTurn(),
                                new FrameCommand.Advance(A),
                                new FrameCommand.SufferDamage(A, 2),
                                new FrameCommand.RemoveDamage(A, 1),
                                new FrameCommand.GainPower(A, 3),
                                new FrameCommand.SpendPower(A, 4),
                                new FrameCommand.GainCondition(A, "Stun"),
                                new FrameCommand.LoseCondition(A, "Stun"),
                                new FrameCommand.BeginEffect(SMOKE),
                                new FrameCommand.AttachStatus(CURSE),
                                new FrameCommand.DiscardStatus("Curse"),
                                new FrameCommand.PlayTactic("Ann", "Rally", Option.none(), Vector.of(A)),
                                new FrameCommand.UseLeadership("Ann", Vector.of(A)),
                                new FrameCommand.Score(COSMIC, 2))
                        .map(FrameCommand::words))
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
        assertThat(Vector.<FrameEvent>of(
                                new FrameEvent.RoundBegan(2),
                                new FrameEvent.StepBegan(Step.CLEANUP_SCORING),
                                new FrameEvent.Passed(CRISIS),
                                new FrameEvent.EffectResolved("serum"),
                                new FrameEvent.TurnBegan(COSMIC),
                                new FrameEvent.ActivationBegan(A),
                                new FrameEvent.ActivationEnded(A),
                                new FrameEvent.TurnEnded(COSMIC),
                                new FrameEvent.TrackerTokenAdded(2),
                                new FrameEvent.DamageSuffered(A, 2),
                                new FrameEvent.DamageRemoved(A, 1),
                                new FrameEvent.BecameDazed(A),
                                new FrameEvent.KnockedOut(A),
                                new FrameEvent.BecameInjured(A),
                                new FrameEvent.PowerGained(A, 3),
                                new FrameEvent.PowerSpent(A, 4),
                                new FrameEvent.PowerLimitSet(A, 12),
                                new FrameEvent.ConditionGained(A, "Stun"),
                                new FrameEvent.ConditionLost(A, "Stun"),
                                new FrameEvent.Advanced(A, Tool.SHORT),
                                new FrameEvent.TokensCleared(),
                                new FrameEvent.EffectBegan(SMOKE),
                                new FrameEvent.EffectEnded("smoke"),
                                new FrameEvent.StatusAttached(CURSE),
                                new FrameEvent.StatusDiscarded("Curse"),
                                new FrameEvent.TacticPlayed("Ann", "Rally", Vector.empty()),
                                new FrameEvent.TacticPlayed("Ann", "Rally", Vector.of(A, id("b"))),
                                new FrameEvent.LeadershipUsed("Ann", Vector.empty()),
                                new FrameEvent.LeadershipUsed("Ann", Vector.of(A, id("b"))),
                                new FrameEvent.PointsScored(COSMIC, 2),
                                new FrameEvent.EncounterEnded(WON))
                        .map(FrameEvent::words))
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
        assertThat(new FrameEvent.BecameDazed(A).isDownfall()).isTrue();
        assertThat(new FrameEvent.KnockedOut(A).isDownfall()).isTrue();
        assertThat(new FrameEvent.DamageSuffered(A, 2).isDownfall()).isFalse();
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
        Vector<String> resolve = Vector.of("ResolveEffect");
        assertThat(Vector.<FrameAwaited>of(
                                new FrameAwaited.TheStart(),
                                new FrameAwaited.Effects(Step.CLEANUP_SCORING, Vector.of("one", "two"), resolve),
                                new FrameAwaited.Word(Step.POWER_PLAYERS, COSMIC),
                                new FrameAwaited.Word(Step.CLEANUP_ADVANCE, CRISIS),
                                new FrameAwaited.Activations(CRISIS, Option.none()),
                                new FrameAwaited.Activations(COSMIC, Option.none()),
                                new FrameAwaited.Activations(COSMIC, Option.of(DOOM)),
                                new FrameAwaited.Nothing(WON))
                        .map(awaited ->
                                awaited.words() + " | " + awaited.commands().mkString(", ")))
                .containsExactly(
                        "the first round begins | Begin",
                        "the effects one, two | ResolveEffect",
                        "the Cosmic Threat says when it has no more to do (players' effects) | Pass",
                        "the Crisis Team says when it has no more to do (characters that did not act may advance) | Advance, Pass",
                        "the Crisis Team activates a character | Activate",
                        "the Cosmic Threat activates a character | Activate, EndTurn",
                        "Doom acts | EndActivation",
                        "nothing: " + WON + " | ");
        assertThat(new FrameAwaited.Nothing(WON).rules()).containsExactly(EncounterRuleId.SIDES);
        assertThat(new FrameAwaited.Word(Step.POWER_PLAYERS, COSMIC).rules()).containsExactly(EncounterRuleId.POWER);
        assertThat(new FrameAwaited.Activations(CRISIS, Option.none()).rules()).containsExactly(EncounterRuleId.TURNS);
        assertThat(new FrameAwaited.Effects(Step.CLEANUP_SCORING, Vector.of("one"), resolve).rules())
                .containsExactly(EncounterRuleId.CLEANUP);
    }

    @Test
    void everyRefusalNamesWhoOrWhatStandsAgainstIt() {
        FrameAwaited start = new FrameAwaited.TheStart();
        CombatantId minion = id("m");
        assertThat(Vector.<FrameViolation>of(
                                new FrameViolation.EncounterOver(WON),
                                new FrameViolation.WrongTime("passing", start),
                                new FrameViolation.NotTheirTurn(COSMIC, start),
                                new FrameViolation.NobodyOfThatName(A),
                                new FrameViolation.NotInPlay(A),
                                new FrameViolation.CharacterDazed(A),
                                new FrameViolation.AlreadyActivated(A),
                                new FrameViolation.MinionAlreadyActivated(minion),
                                new FrameViolation.SecondMinion(id("n"), minion),
                                new FrameViolation.SecondEncounterCharacter(id("Kang"), DOOM),
                                new FrameViolation.ActivationInProgress(A),
                                new FrameViolation.NoActivation(start),
                                new FrameViolation.EncounterCharacterMustAct(DOOM),
                                new FrameViolation.EffectsPending(start),
                                new FrameViolation.NoSuchEffect("serum", start),
                                new FrameViolation.HasActed(A),
                                new FrameViolation.NotEnoughPower(A, 2, 3),
                                new FrameViolation.EffectAlreadyActive("smoke"),
                                new FrameViolation.StatusAlreadyInPlay("Curse"),
                                new FrameViolation.NoSuchStatus("Cure"),
                                new FrameViolation.NotActive(A, start),
                                new FrameViolation.NotOnCrisisTeam(DOOM),
                                new FrameViolation.TooSmall("the damage", 0, 1),
                                new FrameViolation.NamedTwice("a"),
                                new FrameViolation.EffectNameTaken("Curse", "bites"),
                                new FrameViolation.Immune(A, "Stun"),
                                new FrameViolation.NoSuchPlayer("Cy"),
                                new FrameViolation.NotInHand("Ann", "Rally", Vector.empty()),
                                new FrameViolation.NotInHand("Ann", "Rally", Vector.of("Regroup", "Rest")),
                                new FrameViolation.TacticDoesNotApply("Rally", "Avengers", A),
                                new FrameViolation.LeadershipDoesNotApply("Ann", A))
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
        assertThat(new FrameViolation.NotActive(A, start).message())
                .endsWith("the game waits for: the first round begins (Begin)");
        assertThat(new FrameViolation.NotInHand("Ann", "Rally", Vector.empty()).message())
                .endsWith("left to play: none");
        assertThat(new FrameViolation.NotInHand("Ann", "Rally", Vector.of("Regroup", "Rest")).message())
                .endsWith("left to play: Regroup, Rest");
        assertThat(new FrameViolation.EncounterOver(WON).rules()).containsExactly(EncounterRuleId.SIDES);
    }
}
