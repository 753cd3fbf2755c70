package io.github.crisisrules.heroic.scene.rule;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.PlainName;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInHand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.prompt.SceneAwaited;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.vavr.control.Either;

/** The preconditions shared by many commands. Each check returns the checked value or a violation. */
public final class Preconditions {
    private Preconditions() {}

    static Either<RuleViolation, SceneState> open(SceneState state) {
        return state.open() ? Either.right(state) : Either.left(new SceneViolation.NoSceneOpen());
    }

    static Either<RuleViolation, SceneState> closed(SceneState state) {
        return state.open() ? Either.left(new SceneViolation.SceneStillOpen()) : Either.right(state);
    }

    /** Requires that no action is in progress. */
    static Either<RuleViolation, SceneState> calm(SceneState state) {
        return state.exchange().isEmpty() ? Either.right(state) : Either.left(new ActionViolation.ActionInProgress());
    }

    static Either<RuleViolation, SceneState> idle(SceneState state) {
        return open(state).flatMap(Preconditions::calm);
    }

    /** Requires that a name is not blank and can be printed. */
    public static Either<RuleViolation, String> written(String part, String name) {
        return written(part, name, PlainName.LONGEST);
    }

    /** Requires that a sentence is not blank and can be printed. */
    static Either<RuleViolation, String> sentence(String part, String text) {
        return written(part, text, PlainName.LONGEST_SENTENCE);
    }

    private static Either<RuleViolation, String> written(String part, String text, int longest) {
        if (text.isBlank()) {
            return Either.left(new SceneViolation.BlankText(part));
        }
        return PlainName.fault(text, longest)
                .<Either<RuleViolation, String>>map(Either::left)
                .getOrElse(() -> Either.right(text));
    }

    static Either<RuleViolation, CastMember> member(SceneState state, CastId who) {
        return state.member(who).toEither(() -> new SceneViolation.UnknownCharacter(who));
    }

    static Either<RuleViolation, CastMember> here(SceneState state, CastId who) {
        return member(state, who).filterOrElse(CastMember::present, one -> new SceneViolation.NotInScene(who));
    }

    /** Requires that the character is in the scene and not dead. */
    public static Either<RuleViolation, CastMember> alive(SceneState state, CastId who) {
        return here(state, who).flatMap(Preconditions::living);
    }

    static Either<RuleViolation, CastMember> living(CastMember one) {
        return one.harm().isDead() ? Either.left(new OrderViolation.CharacterDead(one.id())) : Either.right(one);
    }

    /** Requires a living hero in the scene. */
    public static Either<RuleViolation, CastMember> hero(SceneState state, CastId who) {
        return alive(state, who).filterOrElse(CastMember::hero, one -> new SceneViolation.NotAHero(who));
    }

    /** Requires a living hero, present or not, for changes to a player's sheet. */
    static Either<RuleViolation, CastMember> player(SceneState state, CastId who) {
        return member(state, who)
                .filterOrElse(CastMember::hero, one -> new SceneViolation.NotAHero(who))
                .flatMap(Preconditions::living);
    }

    /** Requires a living villain in the scene. */
    static Either<RuleViolation, CastMember> villain(SceneState state, CastId who) {
        return alive(state, who).filterOrElse(one -> !one.hero(), one -> new SceneViolation.NotAVillain(who));
    }

    static Either<RuleViolation, CastMember> able(SceneState state, CastId who) {
        return here(state, who).filterOrElse(CastMember::isAble, one -> new OrderViolation.CannotAct(who));
    }

    /**
     * Requires that the character may act now: no action is in progress, and in an action scene it is the character's
     * turn.
     */
    public static Either<RuleViolation, CastMember> turn(SceneState state, CastId who) {
        return idle(state)
                .flatMap(idle -> able(state, who))
                .filterOrElse(
                        one -> state.kind() == SceneKind.TRANSITION
                                || state.order().current().contains(who),
                        one -> new OrderViolation.NotTheTurn(who));
    }

    public static Either<RuleViolation, Exchange> exchange(SceneState state) {
        return state.exchange().toEither(ActionViolation.NoActionInProgress::new);
    }

    /** Requires that the current roll is at the given stage, and returns it. */
    static Either<RuleViolation, RollInHand> at(SceneState state, Stage stage) {
        return exchange(state)
                .flatMap(
                        one -> state.hand(stage).toEither(() -> new ActionViolation.WrongStep(SceneAwaited.of(state))));
    }
}
