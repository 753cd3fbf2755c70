package io.github.crisisrules.encounter.frame;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ACTIVATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ALLIES;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.POWER;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.STATUS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TACTICS;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.rule.Activation;
import io.github.crisisrules.encounter.frame.rule.Harm;
import io.github.crisisrules.encounter.frame.rule.Presence;
import io.github.crisisrules.encounter.frame.rule.RoundFlow;
import io.github.crisisrules.encounter.frame.rule.StatusRules;
import io.github.crisisrules.encounter.frame.rule.TacticRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A command to the common frame. */
public sealed interface FrameCommand extends GameCommand {
    /**
     * Returns the direct events of this command in an encounter that is not over, or the reason why it is refused.
     * The encounter adds the events that follow.
     */
    Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state);

    /**
     * A report of an effect on a character or a side. It is accepted regardless of what the round waits for; all
     * other commands continue the round.
     */
    sealed interface Report extends FrameCommand {}

    /** Begins the first round after setup. */
    record Begin() implements FrameCommand {
        @Override
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return state.step() == Step.SETUP
                    ? Either.right(RoundFlow.beginRound(state))
                    : Either.left(new FrameViolation.WrongTime("beginning the encounter", FrameAwaited.of(state)));
        }

        @Override
        public String words() {
            return "begin the first round";
        }
    }

    /** Passes for a side that has no more effects in a players' step, or no more characters to advance in Cleanup. */
    record Pass(Side side) implements FrameCommand {
        /** The side with priority acts first, and a side can pass only after it has resolved its pending effects. */
        @Override
        @Rule(PRIORITY)
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            if (state.floor().isEmpty()) {
                return Either.left(new FrameViolation.WrongTime("passing", FrameAwaited.of(state)));
            }
            if (!state.floor().contains(side)) {
                return Either.left(new FrameViolation.NotTheirTurn(side, FrameAwaited.of(state)));
            }
            return state.pending().isEmpty()
                    ? Either.right(Vector.of(new FrameEvent.Passed(side)))
                    : Either.left(new FrameViolation.EffectsPending(FrameAwaited.of(state)));
        }

        @Override
        public String words() {
            return "the " + side + " passes";
        }
    }

    /** Resolves an effect of the current step. */
    record ResolveEffect(String effect) implements FrameCommand {
        /** Any of the pending effects may be next, because the side with priority chooses the order. */
        @Override
        @Rule({POWER, ACTIVATION, CLEANUP})
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return state.pending().contains(effect)
                    ? Either.right(Vector.of(new FrameEvent.EffectResolved(effect)))
                    : Either.left(new FrameViolation.NoSuchEffect(effect, FrameAwaited.of(state)));
        }

        @Override
        public String words() {
            return "resolve " + effect;
        }
    }

    /** Begins the activation of a character. */
    record Activate(CombatantId character) implements FrameCommand {
        @Override
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return Presence.unless(
                    Activation.refusal(state, character), () -> Vector.of(new FrameEvent.ActivationBegan(character)));
        }

        @Override
        public String words() {
            return "activate " + character;
        }
    }

    /** Ends the activation in progress. */
    record EndActivation() implements FrameCommand {
        @Override
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return state.active()
                    .<Vector<FrameEvent>>map(active -> Vector.of(new FrameEvent.ActivationEnded(active)))
                    .toEither(() -> new FrameViolation.NoActivation(FrameAwaited.of(state)));
        }

        @Override
        public String words() {
            return "end the activation";
        }
    }

    /** Ends the turn of the Cosmic Threat. */
    record EndTurn() implements FrameCommand {
        @Override
        @Rule(COSMIC_TURN)
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return Presence.unless(Activation.refusalToEndTurn(state), () -> RoundFlow.endCosmicTurn(state));
        }

        @Override
        public String words() {
            return "end the turn of the Cosmic Threat";
        }
    }

    /** Advances a character that did not act, in Cleanup, with the tool of the mission. */
    record Advance(CombatantId character) implements FrameCommand {
        @Override
        @Rule(CLEANUP)
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return Presence.unless(
                    Activation.refusalToAdvance(state, character),
                    () -> Vector.of(
                            new FrameEvent.Advanced(character, state.mission().cleanupTool())));
        }

        @Override
        public String words() {
            return "advance " + character;
        }
    }

    /** Reports that an effect deals damage to a character. */
    record SufferDamage(CombatantId character, int damage) implements Report {
        @Override
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return Presence.atLeastOne("the damage", damage)
                    .flatMap(ok -> Presence.standing(state, character))
                    .map(who -> Harm.suffer(state, character, damage));
        }

        @Override
        public String words() {
            return character + " suffers " + damage + " damage";
        }
    }

    /** Reports that an effect removes damage from a character. */
    record RemoveDamage(CombatantId character, int damage) implements Report {
        @Override
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return Presence.atLeastOne("the damage to take off", damage)
                    .flatMap(ok -> Presence.standing(state, character))
                    .map(who -> Math.min(damage, who.damage()))
                    .map(healed ->
                            healed == 0 ? Vector.empty() : Vector.of(new FrameEvent.DamageRemoved(character, healed)));
        }

        @Override
        public String words() {
            return "take " + damage + " damage off " + character;
        }
    }

    /** Reports that a character gains Power. */
    record GainPower(CombatantId character, int power) implements Report {
        @Override
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return Presence.atLeastOne("the Power", power)
                    .flatMap(ok -> Presence.inPlay(state, character))
                    .map(who -> Harm.power(who, power));
        }

        @Override
        public String words() {
            return "give " + character + " " + power + " Power";
        }
    }

    /** Reports that a character spends Power. */
    record SpendPower(CombatantId character, int power) implements Report {
        @Override
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return Presence.atLeastOne("the Power", power)
                    .flatMap(ok -> Presence.standing(state, character))
                    .flatMap(who -> who.power() < power
                            ? Either.left(new FrameViolation.NotEnoughPower(character, who.power(), power))
                            : Either.right(Vector.of(new FrameEvent.PowerSpent(character, power))));
        }

        @Override
        public String words() {
            return character + " pays " + power + " Power";
        }
    }

    /** Reports that a character gains a special condition. */
    record GainCondition(CombatantId character, String condition) implements Report {
        @Override
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            if (state.mission().isImmune(character, condition)) {
                return Either.left(new FrameViolation.Immune(character, condition));
            }
            return Presence.printable(condition)
                    .flatMap(ok -> Presence.standing(state, character))
                    .map(who -> who.condition(condition).isDefined()
                            ? Vector.empty()
                            : Vector.of(new FrameEvent.ConditionGained(character, condition)));
        }

        @Override
        public String words() {
            return "give " + character + " the condition " + condition;
        }
    }

    /** Reports that a character loses a special condition. */
    record LoseCondition(CombatantId character, String condition) implements Report {
        @Override
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return Presence.printable(condition)
                    .flatMap(ok -> Presence.inPlay(state, character))
                    .map(who -> who.condition(condition)
                            .<FrameEvent>map(had -> new FrameEvent.ConditionLost(character, had))
                            .toVector());
        }

        @Override
        public String words() {
            return "free " + character + " of the condition " + condition;
        }
    }

    /** Begins an effect with a duration. */
    record BeginEffect(LastingEffect effect) implements Report {
        @Override
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            if (state.effects().exists(running -> running.effect().name().equals(effect.name()))) {
                return Either.left(new FrameViolation.EffectAlreadyActive(effect.name()));
            }
            return Presence.begun(state, "beginning an effect")
                    .flatMap(ok -> Presence.holder(state, effect.on()))
                    .map(ok -> Vector.of(new FrameEvent.EffectBegan(effect)));
        }

        @Override
        public String words() {
            return "begin the effect " + effect.name();
        }
    }

    /** Attaches a Status card to a character or a player. */
    record AttachStatus(StatusCard card) implements Report {
        @Override
        @Rule(STATUS)
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            if (state.statuses().exists(other -> other.name().equals(card.name()))) {
                return Either.left(new FrameViolation.StatusAlreadyInPlay(card.name()));
            }
            Option<String> taken = StatusRules.effectNameTaken(state, card);
            if (taken.isDefined()) {
                return Either.left(new FrameViolation.EffectNameTaken(card.name(), taken.get()));
            }
            Option<String> stranger = StatusRules.nobodyOfThatName(state, card);
            if (stranger.isDefined()) {
                return Either.left(new FrameViolation.NoSuchPlayer(stranger.get()));
            }
            return Presence.begun(state, "gaining a Status card")
                    .flatMap(ok -> Presence.holder(state, card.holder().toOption()))
                    .map(ok -> Vector.of(new FrameEvent.StatusAttached(card)));
        }

        @Override
        public String words() {
            return "bring the Status card " + card.name() + " into play";
        }
    }

    /** Discards a Status card. */
    record DiscardStatus(String card) implements Report {
        @Override
        @Rule(STATUS)
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return state.statuses().exists(status -> status.name().equals(card))
                    ? Either.right(Vector.of(new FrameEvent.StatusDiscarded(card)))
                    : Either.left(new FrameViolation.NoSuchStatus(card));
        }

        @Override
        public String words() {
            return "discard the Status card " + card;
        }
    }

    /**
     * Plays a Team Tactic card of a Crisis Team player on the given characters. Other commands report its effects.
     * Each card can be played once.
     *
     * @param affiliation the affiliation that the card names, if any
     */
    record PlayTactic(String player, String card, Option<String> affiliation, Vector<CombatantId> on)
            implements Report {
        @Override
        @Rule({TACTICS, ALLIES})
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return TacticRules.play(state, this).map(ok -> Vector.of(new FrameEvent.TacticPlayed(player, card, on)));
        }

        @Override
        public String words() {
            return "play the Team Tactic card " + card;
        }
    }

    /** Applies the leadership of a player's squad to the given characters. Other commands report its effects. */
    record UseLeadership(String player, Vector<CombatantId> on) implements Report {
        @Override
        @Rule(SQUADS)
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            return TacticRules.lead(state, this).map(ok -> Vector.of(new FrameEvent.LeadershipUsed(player, on)));
        }

        @Override
        public String words() {
            return "use the leadership of " + player;
        }
    }

    /** Reports that a side scores victory points. */
    record Score(Side side, int points) implements Report {
        @Override
        public Either<RuleViolation, Vector<FrameEvent>> decide(FrameState state) {
            int room = Integer.MAX_VALUE - state.points(side);
            return Presence.atLeastOne("the score", points)
                    .flatMap(ok -> Presence.begun(state, "scoring"))
                    .filterOrElse(ok -> points <= room, ok -> new FrameViolation.TooLarge("the score", points, room))
                    .map(ok -> Vector.of(new FrameEvent.PointsScored(side, points)));
        }

        @Override
        public String words() {
            return "the " + side + " scores " + points;
        }
    }
}
