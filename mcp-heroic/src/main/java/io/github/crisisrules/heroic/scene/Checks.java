package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.vavr.control.Either;

/** What most commands ask first. */
final class Checks {
    private Checks() {}

    static Either<RuleViolation, SceneState> open(SceneState state) {
        return state.open() ? Either.right(state) : Either.left(new SceneViolation.NoSceneOn());
    }

    static Either<RuleViolation, SceneState> closed(SceneState state) {
        return state.open() ? Either.left(new SceneViolation.SceneStillOn()) : Either.right(state);
    }

    static Either<RuleViolation, SceneState> idle(SceneState state) {
        return open(state).filterOrElse(one -> one.exchange().isEmpty(), one -> new ActionViolation.ActionInProgress());
    }

    static Either<RuleViolation, CastMember> member(SceneState state, CastId who) {
        return state.member(who).toEither(() -> new SceneViolation.UnknownCharacter(who));
    }

    static Either<RuleViolation, CastMember> hero(SceneState state, CastId who) {
        return member(state, who).filterOrElse(CastMember::hero, one -> new SceneViolation.NotAHero(who));
    }

    static Either<RuleViolation, CastMember> villain(SceneState state, CastId who) {
        return member(state, who).filterOrElse(one -> !one.hero(), one -> new SceneViolation.NotAVillain(who));
    }

    static Either<RuleViolation, CastMember> able(SceneState state, CastId who) {
        return member(state, who).filterOrElse(CastMember::isAble, one -> new OrderViolation.CannotAct(who));
    }

    static Either<RuleViolation, Exchange> exchange(SceneState state) {
        return state.exchange().toEither(ActionViolation.NoActionInProgress::new);
    }

    /** The roll of that side, if it is going on and at that stage. */
    static Either<RuleViolation, RollInHand> at(SceneState state, RollSide side, Stage stage) {
        return exchange(state)
                .flatMap(one -> one.rolling()
                        .filter(side::equals)
                        .flatMap(one::roll)
                        .filter(roll -> roll.stage() == stage)
                        .toEither(() -> new ActionViolation.WrongStep(side)));
    }
}
