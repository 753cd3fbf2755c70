package io.github.crisisrules.encounter.round;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** Whether something can be done to a character now; if not, why. */
public final class Presence {
    private Presence() {}

    /** The encounter has begun. */
    public static Either<RuleViolation, RoundState> begun(RoundState state, String wanted) {
        return state.step() == Step.SETUP
                ? Either.left(new RoundViolation.WrongTime(wanted, RoundAwaited.of(state)))
                : Either.right(state);
    }

    /** The character of this name, in an encounter that has begun; it is there and has not been KO'd. */
    public static Either<RuleViolation, Combatant> inPlay(RoundState state, CombatantId character) {
        return begun(state, "doing something to " + character)
                .flatMap(ok -> state.find(character).toEither(() -> new RoundViolation.NobodyOfThatName(character)))
                .flatMap(who ->
                        who.isInPlay() ? Either.right(who) : Either.left(new RoundViolation.NotInPlay(character)));
    }

    /** The same, and it is not Dazed: damage and the like can be done to it. */
    public static Either<RuleViolation, Combatant> standing(RoundState state, CombatantId character) {
        return inPlay(state, character)
                .flatMap(who ->
                        who.isStanding() ? Either.right(who) : Either.left(new RoundViolation.IsDazed(character)));
    }

    /** Where something is with a character, that one is in play. */
    static Either<RuleViolation, RoundState> holder(RoundState state, Option<CombatantId> character) {
        return character.map(id -> inPlay(state, id).map(who -> state)).getOrElse(() -> Either.right(state));
    }

    static <A> Either<RuleViolation, A> unless(Option<RuleViolation> refusal, Supplier<A> then) {
        return refusal.<Either<RuleViolation, A>>map(Either::left).getOrElse(() -> Either.right(then.get()));
    }

    static Either<RuleViolation, Integer> atLeastOne(String what, int number) {
        return number < 1 ? Either.left(new RoundViolation.TooSmall(what, number, 1)) : Either.right(number);
    }

    /** A name that people make up. */
    static Either<RuleViolation, String> printable(String name) {
        return Either.narrow(PlainName.of(name));
    }
}
