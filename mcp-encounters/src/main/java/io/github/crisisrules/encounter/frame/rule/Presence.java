package io.github.crisisrules.encounter.frame.rule;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.PlainName;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** Checks whether a character is in play and can be affected now. */
public final class Presence {
    private Presence() {}

    /**
     * Returns the state if the encounter has begun.
     *
     * @param wanted the description of the attempted action, for the refusal
     */
    public static Either<RuleViolation, FrameState> begun(FrameState state, String wanted) {
        return state.step() == Step.SETUP
                ? Either.left(new FrameViolation.WrongTime(wanted, FrameAwaited.of(state)))
                : Either.right(state);
    }

    /** Returns the character with the given name if the encounter has begun and the character has not been KO'd. */
    public static Either<RuleViolation, Combatant> inPlay(FrameState state, CombatantId character) {
        return begun(state, "doing something to " + character)
                .flatMap(ok -> state.find(character).toEither(() -> new FrameViolation.NobodyOfThatName(character)))
                .flatMap(who ->
                        who.isInPlay() ? Either.right(who) : Either.left(new FrameViolation.NotInPlay(character)));
    }

    /**
     * Returns the character with the given name if it is in play and not Dazed, so that it can suffer damage and
     * similar effects.
     */
    public static Either<RuleViolation, Combatant> standing(FrameState state, CombatantId character) {
        return inPlay(state, character)
                .flatMap(who -> who.isStanding()
                        ? Either.right(who)
                        : Either.left(new FrameViolation.CharacterDazed(character)));
    }

    /** Returns the state if there is no holder, or if the holder is in play. */
    public static Either<RuleViolation, FrameState> holder(FrameState state, Option<CombatantId> character) {
        return character.map(id -> inPlay(state, id).map(who -> state)).getOrElse(() -> Either.right(state));
    }

    public static <A> Either<RuleViolation, A> unless(Option<RuleViolation> refusal, Supplier<A> then) {
        return refusal.<Either<RuleViolation, A>>map(Either::left).getOrElse(() -> Either.right(then.get()));
    }

    public static Either<RuleViolation, Integer> atLeastOne(String what, int number) {
        return number < 1 ? Either.left(new FrameViolation.TooSmall(what, number, 1)) : Either.right(number);
    }

    /** Returns a name given by a player if it can be printed. */
    public static Either<RuleViolation, String> printable(String name) {
        return Either.narrow(PlainName.of(name));
    }
}
