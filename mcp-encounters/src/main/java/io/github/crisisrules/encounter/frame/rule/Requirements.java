package io.github.crisisrules.encounter.frame.rule;

import io.github.crisisrules.core.game.Decision.Requirement;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.ReportedNumber;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;

/** The requirements of commands that concern the common frame, for any encounter. */
public final class Requirements {
    private Requirements() {}

    /** Requires that the condition is true of the state of the frame. */
    public static Requirement<EncounterState> that(
            Predicate<FrameState> condition, Function<FrameState, RuleViolation> otherwise) {
        return state -> Option.when(!condition.test(state.frame()), () -> otherwise.apply(state.frame()));
    }

    /** Requires that the encounter is not over. */
    public static Requirement<EncounterState> notOver() {
        return state -> state.ending().map(FrameViolation.EncounterOver::new);
    }

    /** Requires that the first round has begun. */
    public static Requirement<EncounterState> afterSetup() {
        return that(state -> state.step() != Step.SETUP, state -> new FrameViolation.FirstRoundNotBegun());
    }

    /** Requires that the first round has begun and that the character has not been KO'd. */
    public static Requirement<EncounterState> inPlay(CombatantId character) {
        return afterSetup()
                .and(that(
                        state -> state.find(character).isDefined(),
                        state -> new FrameViolation.UnknownCharacter(character)))
                .and(that(
                        state -> state.combatant(character).isInPlay(),
                        state -> new FrameViolation.NotInPlay(character)));
    }

    /** Requires that each of the characters is in play, see {@link #inPlay(CombatantId)}. */
    public static Requirement<EncounterState> inPlay(Iterable<CombatantId> characters) {
        return state -> Vector.ofAll(characters)
                .flatMap(character -> inPlay(character).violation(state))
                .headOption();
    }

    /**
     * Requires that the character is in play and not Dazed, so that it can suffer damage and similar effects, see
     * {@link #inPlay(CombatantId)}.
     */
    public static Requirement<EncounterState> standing(CombatantId character) {
        return inPlay(character)
                .and(that(
                        state -> state.combatant(character).isStanding(),
                        state -> new FrameViolation.CharacterDazed(character)));
    }

    /** Requires that the activation of the character is in progress. */
    public static Requirement<EncounterState> active(CombatantId character) {
        return that(
                state -> state.active().contains(character),
                state -> new FrameViolation.NotActive(character, FrameAwaited.of(state)));
    }

    /** Requires Crisis Team characters in play, each named once. */
    public static Requirement<EncounterState> onCrisisTeam(Vector<CombatantId> characters) {
        return distinct(characters)
                .and(state -> characters
                        .find(character -> !state.frame()
                                .find(character)
                                .exists(who -> who.side() == Side.CRISIS_TEAM && who.isInPlay()))
                        .map(FrameViolation.NotOnCrisisTeam::new));
    }

    /** Requires a Crisis Team character in play. */
    public static Requirement<EncounterState> onCrisisTeam(CombatantId character) {
        return onCrisisTeam(Vector.of(character));
    }

    /** Requires that the character has at least the Power {@code cost}. */
    public static Requirement<EncounterState> enoughPower(CombatantId character, int cost) {
        return state -> {
            int power = state.frame().combatant(character).power();
            return Option.when(power < cost, () -> new FrameViolation.NotEnoughPower(character, power, cost));
        };
    }

    /** Requires that no name occurs twice. */
    public static Requirement<EncounterState> distinct(Vector<?> names) {
        return state -> names.size() < 2
                ? Option.none()
                : names.distinct()
                        .foldLeft(Vector.<Object>ofAll(names), Vector::remove)
                        .headOption()
                        .map(name -> new FrameViolation.DuplicateName(name.toString()));
    }

    /** Requires that a name given by a player can be printed. */
    public static Requirement<EncounterState> printable(String name) {
        return state -> PlainName.of(name).swap().toOption();
    }

    /** Requires that a reported number is at least {@code least}. */
    public static Requirement<EncounterState> atLeast(int least, ReportedNumber what, int number) {
        return state -> Option.when(number < least, () -> new FrameViolation.TooSmall(what, number, least));
    }
}
