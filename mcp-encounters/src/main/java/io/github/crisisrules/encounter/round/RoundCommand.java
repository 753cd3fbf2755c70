package io.github.crisisrules.encounter.round;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.ACTIVATION;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.ALLIES;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.CLEANUP;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.COSMIC_TURN;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.POWER;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.PRIORITY;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.STATUS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TACTICS;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A command to the common frame. */
public sealed interface RoundCommand extends GameCommand {
    /**
     * Returns the direct events of this command in an encounter that is not over, or the reason why it is refused.
     * The encounter adds the events that follow.
     */
    Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state);

    /**
     * A report of an effect on a character or a side. It is accepted regardless of what the round waits for; all
     * other commands continue the round.
     */
    sealed interface Report extends RoundCommand {}

    /** Begins the first round after setup. */
    record Begin() implements RoundCommand {
        @Override
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return state.step() == Step.SETUP
                    ? Either.right(RoundFlow.beginRound(state))
                    : Either.left(new RoundViolation.WrongTime("beginning the encounter", RoundAwaited.of(state)));
        }

        @Override
        public String words() {
            return "begin the first round";
        }
    }

    /** Passes for a side that has no more effects in a players' step, or no more characters to advance in Cleanup. */
    record Pass(Side side) implements RoundCommand {
        /** The side with priority acts first, and a side can pass only after it has resolved its pending effects. */
        @Override
        @Rule(PRIORITY)
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            if (state.floor().isEmpty()) {
                return Either.left(new RoundViolation.WrongTime("passing", RoundAwaited.of(state)));
            }
            if (!state.floor().contains(side)) {
                return Either.left(new RoundViolation.NotTheirTurn(side, RoundAwaited.of(state)));
            }
            return state.pending().isEmpty()
                    ? Either.right(Vector.of(new RoundEvent.Passed(side)))
                    : Either.left(new RoundViolation.EffectsPending(RoundAwaited.of(state)));
        }

        @Override
        public String words() {
            return "the " + side + " passes";
        }
    }

    /** Resolves an effect of the current step. */
    record Resolve(String effect) implements RoundCommand {
        /** Any of the pending effects may be next, because the side with priority chooses the order. */
        @Override
        @Rule({POWER, ACTIVATION, CLEANUP})
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return state.pending().contains(effect)
                    ? Either.right(Vector.of(new RoundEvent.EffectResolved(effect)))
                    : Either.left(new RoundViolation.NoSuchEffect(effect, RoundAwaited.of(state)));
        }

        @Override
        public String words() {
            return "resolve " + effect;
        }
    }

    /** Begins the activation of a character. */
    record Activate(CombatantId character) implements RoundCommand {
        @Override
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return Presence.unless(
                    Activation.refusal(state, character), () -> Vector.of(new RoundEvent.ActivationBegan(character)));
        }

        @Override
        public String words() {
            return "activate " + character;
        }
    }

    /** Ends the activation in progress. */
    record EndActivation() implements RoundCommand {
        @Override
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return state.active()
                    .<Vector<RoundEvent>>map(active -> Vector.of(new RoundEvent.ActivationEnded(active)))
                    .toEither(() -> new RoundViolation.NoActivation(RoundAwaited.of(state)));
        }

        @Override
        public String words() {
            return "end the activation";
        }
    }

    /** Ends the turn of the Cosmic Threat. */
    record EndTurn() implements RoundCommand {
        @Override
        @Rule(COSMIC_TURN)
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return Presence.unless(Activation.refusalToEndTurn(state), () -> RoundFlow.endCosmicTurn(state));
        }

        @Override
        public String words() {
            return "end the turn of the Cosmic Threat";
        }
    }

    /** Advances a character that did not act, in Cleanup, with the tool of the mission. */
    record Advance(CombatantId character) implements RoundCommand {
        @Override
        @Rule(CLEANUP)
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return Presence.unless(
                    Activation.refusalToAdvance(state, character),
                    () -> Vector.of(
                            new RoundEvent.Advanced(character, state.mission().cleanupTool())));
        }

        @Override
        public String words() {
            return "advance " + character;
        }
    }

    /** Reports that an effect deals damage to a character. */
    record Suffer(CombatantId character, int damage) implements Report {
        @Override
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
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
    record Heal(CombatantId character, int damage) implements Report {
        @Override
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return Presence.atLeastOne("the damage to take off", damage)
                    .flatMap(ok -> Presence.standing(state, character))
                    .map(who -> Math.min(damage, who.damage()))
                    .map(healed ->
                            healed == 0 ? Vector.empty() : Vector.of(new RoundEvent.DamageRemoved(character, healed)));
        }

        @Override
        public String words() {
            return "take " + damage + " damage off " + character;
        }
    }

    /** Reports that a character gains Power. */
    record GainPower(CombatantId character, int power) implements Report {
        @Override
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
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
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return Presence.atLeastOne("the Power", power)
                    .flatMap(ok -> Presence.standing(state, character))
                    .flatMap(who -> who.power() < power
                            ? Either.left(new RoundViolation.NotEnoughPower(character, who.power(), power))
                            : Either.right(Vector.of(new RoundEvent.PowerSpent(character, power))));
        }

        @Override
        public String words() {
            return character + " pays " + power + " Power";
        }
    }

    /** Reports that a character gains a special condition. */
    record GainCondition(CombatantId character, String condition) implements Report {
        @Override
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            if (state.mission().isImmune(character, condition)) {
                return Either.left(new RoundViolation.Immune(character, condition));
            }
            return Presence.printable(condition)
                    .flatMap(ok -> Presence.standing(state, character))
                    .map(who -> who.condition(condition).isDefined()
                            ? Vector.empty()
                            : Vector.of(new RoundEvent.ConditionGained(character, condition)));
        }

        @Override
        public String words() {
            return "give " + character + " the condition " + condition;
        }
    }

    /** Reports that a character loses a special condition. */
    record LoseCondition(CombatantId character, String condition) implements Report {
        @Override
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return Presence.printable(condition)
                    .flatMap(ok -> Presence.inPlay(state, character))
                    .map(who -> who.condition(condition)
                            .<RoundEvent>map(had -> new RoundEvent.ConditionLost(character, had))
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
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            if (state.effects().exists(running -> running.effect().name().equals(effect.name()))) {
                return Either.left(new RoundViolation.EffectGoingOn(effect.name()));
            }
            return Presence.begun(state, "beginning an effect")
                    .flatMap(ok -> Presence.holder(state, effect.on()))
                    .map(ok -> Vector.of(new RoundEvent.EffectBegan(effect)));
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
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            if (state.statuses().exists(other -> other.name().equals(card.name()))) {
                return Either.left(new RoundViolation.StatusInPlay(card.name()));
            }
            Option<String> taken = Statuses.effectNameTaken(state, card);
            if (taken.isDefined()) {
                return Either.left(new RoundViolation.EffectNameTaken(card.name(), taken.get()));
            }
            Option<String> stranger = Statuses.nobodyOfThatName(state, card);
            if (stranger.isDefined()) {
                return Either.left(new RoundViolation.NoSuchPlayer(stranger.get()));
            }
            return Presence.begun(state, "gaining a Status card")
                    .flatMap(ok -> Presence.holder(state, card.holder().toOption()))
                    .map(ok -> Vector.of(new RoundEvent.StatusAttached(card)));
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
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return state.statuses().exists(status -> status.name().equals(card))
                    ? Either.right(Vector.of(new RoundEvent.StatusDiscarded(card)))
                    : Either.left(new RoundViolation.NoSuchStatus(card));
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
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return Tactics.play(state, this).map(ok -> Vector.of(new RoundEvent.TacticPlayed(player, card, on)));
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
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            return Tactics.lead(state, this).map(ok -> Vector.of(new RoundEvent.LeadershipUsed(player, on)));
        }

        @Override
        public String words() {
            return "use the leadership of " + player;
        }
    }

    /** Reports that a side scores victory points. */
    record Score(Side side, int points) implements Report {
        @Override
        public Either<RuleViolation, Vector<RoundEvent>> decide(RoundState state) {
            int room = Integer.MAX_VALUE - state.points(side);
            return Presence.atLeastOne("the score", points)
                    .flatMap(ok -> Presence.begun(state, "scoring"))
                    .filterOrElse(ok -> points <= room, ok -> new RoundViolation.TooLarge("the score", points, room))
                    .map(ok -> Vector.of(new RoundEvent.PointsScored(side, points)));
        }

        @Override
        public String words() {
            return "the " + side + " scores " + points;
        }
    }
}
