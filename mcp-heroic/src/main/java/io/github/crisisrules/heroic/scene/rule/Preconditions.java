package io.github.crisisrules.heroic.scene.rule;

import io.github.crisisrules.core.game.Decision.Requirement;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.prompt.SceneAwaited;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The preconditions shared by many commands. A requirement checks the state; a lookup returns the value that a rule
 * works with, or a violation.
 */
public final class Preconditions {
    private Preconditions() {}

    static Requirement<SceneState> sceneIsOpen() {
        return state -> Option.when(!state.isOpen(), SceneViolation.NoSceneOpen::new);
    }

    static Requirement<SceneState> betweenScenes() {
        return state -> Option.when(state.isOpen(), SceneViolation.SceneStillOpen::new);
    }

    static Requirement<SceneState> sceneIsAction() {
        return state -> Option.when(state.sceneKind() != SceneKind.ACTION, OrderViolation.NotAnActionScene::new);
    }

    static Requirement<SceneState> sceneIsTransition() {
        return state -> Option.when(state.sceneKind() != SceneKind.TRANSITION, SceneViolation.NotATransitionScene::new);
    }

    static Requirement<SceneState> noActionInProgress() {
        return state -> Option.when(state.exchange().isDefined(), ActionViolation.ActionInProgress::new);
    }

    /** Returns the name if it is not blank and can be printed. */
    public static Either<RuleViolation, String> validName(SceneViolation.Part part, String name) {
        return valid(part, name, PlainName.LONGEST);
    }

    /** Returns the sentence if it is not blank and can be printed. */
    static Either<RuleViolation, String> validSentence(SceneViolation.Part part, String text) {
        return valid(part, text, PlainName.LONGEST_SENTENCE);
    }

    private static Either<RuleViolation, String> valid(SceneViolation.Part part, String text, int longest) {
        if (text.isBlank()) {
            return Either.left(new SceneViolation.BlankText(part));
        }
        return PlainName.fault(text, longest)
                .<Either<RuleViolation, String>>map(Either::left)
                .getOrElse(() -> Either.right(text));
    }

    /** Finds a member of the cast. */
    static Either<RuleViolation, CastMember> member(SceneState state, CastId character) {
        return state.member(character).toEither(() -> new SceneViolation.UnknownCharacter(character));
    }

    /** Finds a character in the scene. */
    static Either<RuleViolation, CastMember> present(SceneState state, CastId character) {
        return member(state, character)
                .filterOrElse(CastMember::isPresent, one -> new SceneViolation.NotInScene(character));
    }

    /** Returns the character if it is not dead. */
    static Either<RuleViolation, CastMember> living(CastMember one) {
        return one.harm().isDead() ? Either.left(new OrderViolation.CharacterDead(one.id())) : Either.right(one);
    }

    /** Finds a living character in the scene. */
    public static Either<RuleViolation, CastMember> living(SceneState state, CastId character) {
        return present(state, character).flatMap(Preconditions::living);
    }

    /** Finds a living hero in the scene. */
    public static Either<RuleViolation, CastMember> hero(SceneState state, CastId character) {
        return living(state, character).filterOrElse(CastMember::isHero, one -> new SceneViolation.NotAHero(character));
    }

    /** Finds a living hero, present or not, for changes to a player's sheet. */
    static Either<RuleViolation, CastMember> heroOfTheCast(SceneState state, CastId character) {
        return member(state, character)
                .filterOrElse(CastMember::isHero, one -> new SceneViolation.NotAHero(character))
                .flatMap(Preconditions::living);
    }

    /** Finds a living villain in the scene. */
    static Either<RuleViolation, CastMember> villain(SceneState state, CastId character) {
        return living(state, character)
                .filterOrElse(one -> !one.isHero(), one -> new SceneViolation.NotAVillain(character));
    }

    /** Finds a character in the scene who is able to act. */
    static Either<RuleViolation, CastMember> able(SceneState state, CastId character) {
        return present(state, character)
                .filterOrElse(CastMember::isAble, one -> new OrderViolation.CannotAct(character));
    }

    /** Finds a character who is able to act and, in an action scene, has the turn. */
    public static Either<RuleViolation, CastMember> actor(SceneState state, CastId character) {
        return able(state, character)
                .filterOrElse(
                        one -> state.sceneKind() == SceneKind.TRANSITION
                                || state.order().current().contains(character),
                        one -> new OrderViolation.NotTheirTurn(character));
    }

    /** Finds an asset, resource or complication of a character. */
    static Either<RuleViolation, CreatedTrait> created(CastMember character, Trait trait) {
        return character.created(trait).toEither(() -> new SceneViolation.NoSuchTrait(character.id(), trait));
    }

    /** Finds the current die of a datafile trait. */
    static Either<RuleViolation, DieSize> die(CastMember character, Trait trait) {
        return character.die(trait).toEither(() -> new SceneViolation.NoSuchTrait(character.id(), trait));
    }

    /** Returns the action in progress. */
    public static Either<RuleViolation, Exchange> exchange(SceneState state) {
        return state.exchange().toEither(ActionViolation.NoActionInProgress::new);
    }

    /** Returns the roll in progress if it is at the given stage. */
    static Either<RuleViolation, RollInProgress> roll(SceneState state, RollStage stage) {
        return exchange(state)
                .flatMap(one ->
                        state.rollAt(stage).toEither(() -> new ActionViolation.WrongStep(SceneAwaited.of(state))));
    }
}
