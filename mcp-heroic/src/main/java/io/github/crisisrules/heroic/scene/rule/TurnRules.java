package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT_PRICE_IS_THE_BEST_SENSES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The rules for the order of turns and for turns without a roll. */
public final class TurnRules {
    private TurnRules() {}

    /**
     * Decides on naming the next to act. The Watcher names the first hero, and the last to act names the next. When
     * all have acted, the last to act may go first again; if that character declines or cannot, the Watcher names the
     * hero who starts.
     */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    public static Either<RuleViolation, Vector<SceneEvent>> nameNext(SceneState state, StoryCommand.NameNext command) {
        return ordered(state)
                .flatMap(idle -> Preconditions.able(state, command.who()))
                .flatMap(who -> {
                    boolean newRound = state.waiting().isEmpty();
                    if (state.acting().isDefined() || !command.by().equals(state.namer())) {
                        return Either.left(new OrderViolation.MayNotNameNext(command.by()));
                    }
                    if (state.mayStart().exists(last -> !last.equals(command.who()))) {
                        return Either.left(new OrderViolation.MayNotNameNext(command.by()));
                    }
                    if (!newRound && !state.waiting().contains(command.who())) {
                        return Either.left(new OrderViolation.HasActed(command.who()));
                    }
                    boolean first = newRound || state.order().acted().isEmpty();
                    boolean byWatcher = command.by().isEmpty();
                    boolean heroCan = state.heroes().exists(CastMember::isAble);
                    return first && byWatcher && heroCan && !who.hero()
                            ? Either.left(new OrderViolation.HeroGoesFirst(command.who()))
                            : Either.right(Vector.of(new StoryEvent.NextNamed(command.who())));
                });
    }

    /** Decides on leaving the start of the next round to the Watcher, on behalf of the last to act. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    public static Either<RuleViolation, Vector<SceneEvent>> decline(
            SceneState state, StoryCommand.DeclineToStart command) {
        return ordered(state)
                .flatMap(idle -> Preconditions.member(state, command.who()))
                .filterOrElse(
                        who -> state.acting().isEmpty() && state.mayStart().contains(command.who()),
                        who -> new OrderViolation.NothingToDecline(command.who()))
                .map(who -> Vector.of(new StoryEvent.StartDeclined(command.who())));
    }

    /**
     * Decides on an interrupt: a villain who has not acted goes next, or first, for a doom die, and the character
     * already named waits.
     */
    @Rule({INTERRUPT, INTERRUPT_PRICE_IS_THE_BEST_SENSES, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    public static Either<RuleViolation, Vector<SceneEvent>> interrupt(
            SceneState state, StoryCommand.Interrupt command) {
        return ordered(state)
                .flatMap(idle -> Preconditions.villain(state, command.villain()))
                .flatMap(villain -> Preconditions.able(state, command.villain()))
                .flatMap(villain -> {
                    if (!state.waiting().isEmpty() && !state.waiting().contains(command.villain())) {
                        return Either.left(new OrderViolation.HasActed(command.villain()));
                    }
                    if (state.order().current().contains(command.villain())) {
                        return Either.left(new OrderViolation.AlreadyHasTurn(command.villain()));
                    }
                    return DoomPool.spend(
                                    state.doom(), command.die(), DoomSpend.INTERRUPT_ORDER, state.interruptPrice())
                            .map(left -> DoomRules.spent(state, command.die(), DoomSpend.INTERRUPT_ORDER)
                                    .append(new StoryEvent.OrderInterrupted(command.villain())));
                });
    }

    /** Decides on a villain's action without a roll, which gives one of its traits to a character as an asset. */
    @Rule(VILLAIN_HELP)
    public static Either<RuleViolation, Vector<SceneEvent>> help(SceneState state, StoryCommand.HelpAsVillain command) {
        return Preconditions.villain(state, command.villain())
                .flatMap(villain -> Preconditions.turn(state, command.villain()))
                .flatMap(villain -> Preconditions.alive(state, command.receiver())
                        .flatMap(receiver -> {
                            String name = command.trait().name();
                            if (receiver.created(Trait.asset(name)).isDefined()) {
                                return Either.left(new SceneViolation.NameTaken(name));
                            }
                            return villain.die(command.trait())
                                    .<RuleViolation>toEither(
                                            () -> new SceneViolation.NoSuchTrait(command.villain(), command.trait()))
                                    .map(die -> Vector.<SceneEvent>of(new CastEvent.TraitCreated(
                                                    receiver.id(), CreatedTrait.asset(name, die)))
                                            .appendAll(taken(state, villain.id())));
                        }));
    }

    /** Decides on an unopposed action, which needs no roll but takes the turn. */
    @Rule({ORDER, SEQUENCE})
    public static Either<RuleViolation, Vector<SceneEvent>> act(SceneState state, StoryCommand.ActUnopposed command) {
        return ordered(state)
                .flatMap(idle -> Preconditions.turn(state, command.who()))
                .flatMap(who -> Preconditions.sentence("what " + command.who() + " does", command.what()))
                .map(what -> Vector.<SceneEvent>of(new StoryEvent.ActedUnopposed(command.who(), what))
                        .appendAll(taken(state, command.who())));
    }

    /** Returns the event that ends the character's turn, in an action scene. */
    static Option<SceneEvent> taken(SceneState state, CastId who) {
        return Option.when(state.kind() == SceneKind.ACTION, () -> new StoryEvent.TurnTaken(who));
    }

    private static Either<RuleViolation, SceneState> ordered(SceneState state) {
        return Preconditions.idle(state)
                .filterOrElse(one -> one.kind() == SceneKind.ACTION, one -> new OrderViolation.NotAnActionScene());
    }
}
