package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.frame.Frames.COSMIC;
import static io.github.crisisrules.encounter.frame.Frames.CRISIS;
import static io.github.crisisrules.encounter.frame.Frames.DOOM;
import static io.github.crisisrules.encounter.frame.Frames.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The sentences of the frame for the people at the table: commands before they are given, events when they happened, refusals. */
class FrameWordsTest {
    private static final CombatantId A = id("a");
    private static final LastingEffect SMOKE = LastingEffect.thisRound("smoke");
    private static final StatusCard CURSE = StatusCard.withCharacter("Curse", A);
    private static final Ending WON = new Ending(CRISIS, "Doom gives up", EncounterRuleId.SIDES);

    @Test
    void onlyDazeAndKoAreDownfalls() {
        assertThat(new FrameEvent.BecameDazed(A).isDownfall()).isTrue();
        assertThat(new FrameEvent.KnockedOut(A).isDownfall()).isTrue();
        assertThat(new FrameEvent.DamageSuffered(A, 2).isDownfall()).isFalse();
    }

    @Test
    void effectsAndCardsNameTheirHolderAndDuration() {
        assertThat(new FrameEvent.EffectBegan(SMOKE.character(A)).describe())
                .isEqualTo("The effect \"smoke\" on a begins. It lasts to the end of the next Cosmic Threat turn.");
        assertThat(new FrameEvent.StatusAttached(CURSE).describe())
                .isEqualTo("The Status card \"Curse\" of a comes into play.");
        assertThat(new FrameCommand.AttachStatus(StatusCard.withPlayer("Luck", "Ann")).describe())
                .isEqualTo("Bring the Status card \"Luck\" of Ann into play");
        assertThat(new FrameEvent.TrackerTokenAdded(2).describe())
                .isEqualTo("The Encounter Tracker gets an Activated token and has 2 of 3.");
    }

    @Test
    void theAwaitedStepIsASentence() {
        assertThat(Vector.<FrameAwaited>of(
                                new FrameAwaited.Start(),
                                new FrameAwaited.Effects(Step.CLEANUP_SCORING, Vector.of("one", "two")),
                                new FrameAwaited.EffectOrPass(Step.POWER_PLAYERS, COSMIC),
                                new FrameAwaited.EffectOrPass(Step.CLEANUP_ADVANCE, CRISIS),
                                new FrameAwaited.Activations(CRISIS, Option.none()),
                                new FrameAwaited.Activations(COSMIC, Option.none()),
                                new FrameAwaited.Activations(COSMIC, Option.of(DOOM)),
                                new FrameAwaited.Nothing(WON))
                        .map(FrameAwaited::describe))
                .containsExactly(
                        "The players begin the first round.",
                        "These effects are due: one and two. Resolve them in any order.",
                        "It is time for the players' effects of the Power Phase: the Cosmic Threat reports its effects,"
                                + " then passes.",
                        "The Crisis Team advances characters that did not act, or passes.",
                        "The Crisis Team activates a character.",
                        "The Cosmic Threat activates a character or ends its turn.",
                        "Doom acts: report attacks, interactions, superpowers and their effects, or end the activation.",
                        "The encounter is over. Doom gives up: the Crisis Team wins.");
        assertThat(new FrameAwaited.Nothing(WON).rules()).containsExactly(EncounterRuleId.SIDES);
        assertThat(new FrameAwaited.EffectOrPass(Step.POWER_PLAYERS, COSMIC).rules())
                .containsExactly(EncounterRuleId.POWER);
        assertThat(new FrameAwaited.Activations(CRISIS, Option.none()).rules()).containsExactly(EncounterRuleId.TURNS);
        assertThat(new FrameAwaited.Effects(Step.CLEANUP_SCORING, Vector.of("one")).rules())
                .containsExactly(EncounterRuleId.CLEANUP);
    }

    @Test
    void everyRefusalNamesWhoOrWhatStandsAgainstIt() {
        assertThat(new FrameViolation.NotActive(A, new FrameAwaited.Start()).describe())
                .isEqualTo("a is not the active character. The players begin the first round.");
        assertThat(new FrameViolation.NotInHand("Ann", "Rally", Vector.empty()).describe())
                .endsWith("No cards are left.");
        assertThat(new FrameViolation.NotInHand("Ann", "Rally", Vector.of("Regroup", "Rest")).describe())
                .endsWith("Choose from Regroup and Rest.");
        assertThat(new FrameViolation.EncounterOver(WON).rules()).containsExactly(EncounterRuleId.SIDES);
    }
}
