package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.frame.rule.Requirements.afterSetup;
import static io.github.crisisrules.encounter.frame.rule.Requirements.atLeast;
import static io.github.crisisrules.encounter.frame.rule.Requirements.enoughPower;
import static io.github.crisisrules.encounter.frame.rule.Requirements.inPlay;
import static io.github.crisisrules.encounter.frame.rule.Requirements.printable;
import static io.github.crisisrules.encounter.frame.rule.Requirements.standing;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ACTIVATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ALLIES;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.POWER;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.STATUS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TACTICS;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.effect.LastingEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.rule.Activation;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.frame.rule.RoundFlow;
import io.github.crisisrules.encounter.frame.rule.StatusRules;
import io.github.crisisrules.encounter.frame.rule.TacticRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A command to the common frame. */
public sealed interface FrameCommand extends EncounterCommand<FrameState, FrameEvent> {
    /** Returns the decision on this command, for the frame of any encounter. */
    FrameDecision decision();

    @Override
    default Decision<FrameState, FrameEvent> decide(FrameState state) {
        return FrameOnly.GAME.inFrame(FrameOnly.GAME.in(state), this);
    }

    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /**
     * A report of an effect on a character or a side. It is accepted regardless of what the round waits for; all
     * other commands continue the round.
     */
    sealed interface Report extends FrameCommand {}

    /** Begins the first round after setup. */
    record BeginFirstRound() implements FrameCommand {
        @Override
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(
                            state -> state.step() == Step.SETUP,
                            state -> new FrameViolation.WrongTime(this, FrameAwaited.of(state)))
                    .thenAll(RoundFlow::beginRound);
        }
    }

    /** Passes for a side that has no more effects in a players' step, or no more characters to advance in Cleanup. */
    record Pass(Side side) implements FrameCommand {
        /** The side with priority acts first, and a side can pass only after it has resolved its pending effects. */
        @Override
        @Rule(PRIORITY)
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(
                            state -> state.sideToAct().isDefined(),
                            state -> new FrameViolation.WrongTime(this, FrameAwaited.of(state)))
                    .require(
                            state -> state.sideToAct().contains(side),
                            state -> new FrameViolation.NotTheirTurn(side, FrameAwaited.of(state)))
                    .require(
                            state -> state.pendingEffects().isEmpty(),
                            state -> new FrameViolation.EffectsPending(FrameAwaited.of(state)))
                    .then(new FrameEvent.Passed(side));
        }
    }

    /** Resolves an effect of the current step. */
    record ResolveEffect(String effect) implements FrameCommand {
        /** Any of the pending effects may be next, because the side with priority chooses the order. */
        @Override
        @Rule({POWER, ACTIVATION, CLEANUP})
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(
                            state -> state.pendingEffects().contains(effect),
                            state -> new FrameViolation.NoSuchEffect(effect, FrameAwaited.of(state)))
                    .then(new FrameEvent.EffectResolved(effect));
        }
    }

    /** Begins the activation of a character. */
    record Activate(CombatantId character) implements FrameCommand {
        @Override
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(Activation.mayActivate(character))
                    .then(new FrameEvent.ActivationBegan(character));
        }
    }

    /** Ends the activation in progress. */
    record EndActivation() implements FrameCommand {
        @Override
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(
                            state -> state.active().isDefined(),
                            state -> new FrameViolation.NoActivation(FrameAwaited.of(state)))
                    .thenAll(state -> state.active()
                            .<FrameEvent>map(FrameEvent.ActivationEnded::new)
                            .toVector());
        }
    }

    /** Ends the turn of the Cosmic Threat. */
    record EndTurn() implements FrameCommand {
        @Override
        @Rule(COSMIC_TURN)
        public FrameDecision decision() {
            return FrameDecision.begin().require(Activation.mayEndTurn()).thenAll(RoundFlow::endCosmicTurn);
        }
    }

    /** Advances a character that did not act, in Cleanup, with the tool of the mission. */
    record Advance(CombatantId character) implements FrameCommand {
        @Override
        @Rule(CLEANUP)
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(Activation.mayAdvance(character))
                    .thenAll(state -> Vector.of(
                            new FrameEvent.Advanced(character, state.mission().cleanupTool())));
        }
    }

    /** Reports that an effect deals damage to a character. */
    record SufferDamage(CombatantId character, int damage) implements Report {
        @Override
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(atLeast(1, ReportedNumber.DAMAGE, damage))
                    .require(standing(character))
                    .thenAll(state -> Harm.suffer(state, character, damage));
        }
    }

    /** Reports that an effect removes damage from a character. */
    record RemoveDamage(CombatantId character, int damage) implements Report {
        @Override
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(atLeast(1, ReportedNumber.DAMAGE, damage))
                    .require(standing(character))
                    .thenAll(state -> {
                        int healed = Math.min(damage, state.combatant(character).damage());
                        return healed > 0 ? Vector.of(new FrameEvent.DamageRemoved(character, healed)) : Vector.empty();
                    });
        }
    }

    /** Reports that a character gains Power. */
    record GainPower(CombatantId character, int power) implements Report {
        @Override
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(atLeast(1, ReportedNumber.POWER, power))
                    .require(inPlay(character))
                    .thenAll(state -> Harm.power(state.combatant(character), power));
        }
    }

    /** Reports that a character spends Power. */
    record SpendPower(CombatantId character, int power) implements Report {
        @Override
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(atLeast(1, ReportedNumber.POWER, power))
                    .require(standing(character))
                    .require(enoughPower(character, power))
                    .then(new FrameEvent.PowerSpent(character, power));
        }
    }

    /** Reports that a character gains a special condition. */
    record GainCondition(CombatantId character, String condition) implements Report {
        @Override
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(
                            state -> !state.mission().isImmune(character, condition),
                            state -> new FrameViolation.Immune(character, condition))
                    .require(printable(condition))
                    .require(standing(character))
                    .thenAll(state ->
                            state.combatant(character).condition(condition).isDefined()
                                    ? Vector.empty()
                                    : Vector.of(new FrameEvent.ConditionGained(character, condition)));
        }
    }

    /** Reports that a character loses a special condition. */
    record LoseCondition(CombatantId character, String condition) implements Report {
        @Override
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(printable(condition))
                    .require(inPlay(character))
                    .thenAll(state -> state.combatant(character)
                            .condition(condition)
                            .<FrameEvent>map(had -> new FrameEvent.ConditionLost(character, had))
                            .toVector());
        }
    }

    /** Begins an effect with a duration. */
    record BeginEffect(LastingEffect effect) implements Report {
        @Override
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(
                            state -> !state.runningEffects()
                                    .exists(running -> running.effect().name().equals(effect.name())),
                            state -> new FrameViolation.EffectAlreadyActive(effect.name()))
                    .require(afterSetup())
                    .require(inPlay(effect.character()))
                    .then(new FrameEvent.EffectBegan(effect));
        }
    }

    /** Attaches a Status card to a character or a player. */
    record AttachStatus(StatusCard card) implements Report {
        @Override
        @Rule(STATUS)
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(
                            state -> !state.statuses()
                                    .exists(other -> other.name().equals(card.name())),
                            state -> new FrameViolation.StatusAlreadyInPlay(card.name()))
                    .require(StatusRules.unusedEffectNames(card))
                    .require(StatusRules.heldByPlayer(card))
                    .require(afterSetup())
                    .require(inPlay(card.holder().toOption()))
                    .then(new FrameEvent.StatusAttached(card));
        }
    }

    /** Discards a Status card. */
    record DiscardStatus(String card) implements Report {
        @Override
        @Rule(STATUS)
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(
                            state -> state.statuses()
                                    .exists(status -> status.name().equals(card)),
                            state -> new FrameViolation.NoSuchStatus(card))
                    .then(new FrameEvent.StatusDiscarded(card));
        }
    }

    /**
     * Plays a Team Tactic card of a Crisis Team player on the given characters. Other commands report its effects.
     * Each card can be played once.
     *
     * @param affiliation the affiliation that the card names, if any
     */
    record PlayTactic(String player, String card, Option<String> affiliation, Vector<CombatantId> targets)
            implements Report {
        @Override
        @Rule({TACTICS, ALLIES})
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(TacticRules.inHand(player, card))
                    .require(printable(affiliation.getOrElse("none")))
                    .require(TacticRules.targetsInPlay(targets))
                    .require(TacticRules.withinReach(this))
                    .then(new FrameEvent.TacticPlayed(player, card, targets));
        }
    }

    /** Applies the leadership of a player's squad to the given characters. Other commands report its effects. */
    record UseLeadership(String player, Vector<CombatantId> targets) implements Report {
        @Override
        @Rule(SQUADS)
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(TacticRules.player(player))
                    .require(TacticRules.targetsInPlay(targets))
                    .require(TacticRules.ledBy(player, targets))
                    .then(new FrameEvent.LeadershipUsed(player, targets));
        }
    }

    /** Reports that a side scores victory points. */
    record ScorePoints(Side side, int points) implements Report {
        @Override
        public FrameDecision decision() {
            return FrameDecision.begin()
                    .require(atLeast(1, ReportedNumber.SCORE, points))
                    .require(afterSetup())
                    .require(
                            state -> points <= room(state),
                            state -> new FrameViolation.TooLarge(ReportedNumber.SCORE, points, room(state)))
                    .then(new FrameEvent.PointsScored(side, points));
        }

        private int room(FrameState state) {
            return Integer.MAX_VALUE - state.points(side);
        }
    }
}
