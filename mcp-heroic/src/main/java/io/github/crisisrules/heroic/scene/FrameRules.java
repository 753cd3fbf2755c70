package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT_PRICE_IS_THE_BEST_SENSES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.VILLAIN_HELP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Acts, sessions and scenes, and whose turn it is. */
final class FrameRules {
    private FrameRules() {}

    @Rule({SCENES, DOOM_START, PP_START, RECOVER_TRAUMA})
    static Either<RuleViolation, Vector<SceneEvent>> beginAct(SceneState state, TableCommand.BeginAct command) {
        return Checks.closed(state)
                .map(closed ->
                        Vector.of(new TableEvent.ActBegan(DoomPool.starting(command.stakes(), command.threat()))));
    }

    @Rule({SCENES, XP_SPEND})
    static Either<RuleViolation, Vector<SceneEvent>> beginSession(SceneState state) {
        return Checks.closed(state).map(closed -> Vector.of(new TableEvent.SessionBegan()));
    }

    @Rule({SCENES, RECOVER_TRANSITION})
    static Either<RuleViolation, Vector<SceneEvent>> beginScene(SceneState state, TableCommand.BeginScene command) {
        return Checks.closed(state)
                .map(closed -> Vector.of(new TableEvent.SceneBegan(command.kind(), command.distinctions())));
    }

    @Rule(SCENES)
    static Either<RuleViolation, Vector<SceneEvent>> endScene(SceneState state) {
        return Checks.idle(state).map(idle -> Vector.of(new TableEvent.SceneEnded()));
    }

    /** Two D12 end the scene at once, also in the middle of an action. */
    @Rule({DOOM_SPEND, XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    static Either<RuleViolation, Vector<SceneEvent>> endSceneWithDoom(SceneState state) {
        return Checks.open(state).flatMap(open -> {
            if (state.doom().count(DieSize.D12) < DoomSpend.DICE_TO_END_SCENE) {
                return Either.left(new DoomViolation.NoSuchDoomDie(DieSize.D12, state.doom()));
            }
            Vector<SceneEvent> one = DoomRules.spent(state, DieSize.D12, DoomSpend.END_SCENE);
            return Either.right(one.appendAll(one).append(new TableEvent.SceneEnded()));
        });
    }

    /**
     * The Watcher names the first hero, who has acted the next. When all have acted the last may go first again;
     * if that one declines, the Watcher names who starts.
     */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    static Either<RuleViolation, Vector<SceneEvent>> nameNext(SceneState state, TableCommand.NameNext command) {
        return turn(state).flatMap(idle -> Checks.able(state, command.who())).flatMap(who -> {
            ActionOrder order = state.order();
            boolean newRound = state.waiting().isEmpty();
            if (order.current().exists(current -> state.known(current).isAble())) {
                return Either.left(new OrderViolation.NotTheNamer(command.by()));
            }
            boolean again = newRound
                    && command.by().equals(order.namer())
                    && command.by().contains(command.who());
            boolean watcher =
                    command.by().isEmpty() && (newRound || order.namer().isEmpty());
            boolean named =
                    !newRound && command.by().isDefined() && command.by().equals(order.namer());
            if (!again && !watcher && !named) {
                return Either.left(new OrderViolation.NotTheNamer(command.by()));
            }
            if (!newRound && !state.waiting().contains(command.who())) {
                return Either.left(new OrderViolation.HasActed(command.who()));
            }
            boolean veryFirst = order.namer().isEmpty() && order.lastBefore().isEmpty();
            return veryFirst && !who.hero()
                    ? Either.left(new OrderViolation.FirstIsAHero(command.who()))
                    : Either.right(Vector.of(new TableEvent.NextNamed(command.who())));
        });
    }

    /** A villain who has not acted goes next, or first, for a doom die; who was named waits. */
    @Rule({INTERRUPT, INTERRUPT_PRICE_IS_THE_BEST_SENSES, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    static Either<RuleViolation, Vector<SceneEvent>> interrupt(SceneState state, TableCommand.Interrupt command) {
        return turn(state)
                .flatMap(idle -> Checks.villain(state, command.villain()))
                .flatMap(villain -> Checks.able(state, command.villain()))
                .flatMap(villain -> {
                    if (!state.waiting().isEmpty() && !state.waiting().contains(command.villain())) {
                        return Either.left(new OrderViolation.HasActed(command.villain()));
                    }
                    if (state.order().current().contains(command.villain())) {
                        return Either.left(new OrderViolation.NotTheNamer(Option.none()));
                    }
                    return DoomPool.spend(
                                    state.doom(), command.die(), DoomSpend.INTERRUPT_ORDER, state.interruptPrice())
                            .map(left -> DoomRules.spent(state, command.die(), DoomSpend.INTERRUPT_ORDER)
                                    .append(new TableEvent.OrderInterrupted(command.villain())));
                });
    }

    /** A villain's action without a roll: one of its traits becomes an asset of somebody. */
    @Rule(VILLAIN_HELP)
    static Either<RuleViolation, Vector<SceneEvent>> help(SceneState state, TableCommand.HelpAsVillain command) {
        return Checks.idle(state)
                .flatMap(idle -> Checks.villain(state, command.villain()))
                .flatMap(villain -> Checks.able(state, command.villain()))
                .flatMap(villain -> Checks.member(state, command.receiver()).flatMap(receiver -> {
                    boolean action = state.kind() == SceneKind.ACTION;
                    if (action && !state.order().current().contains(command.villain())) {
                        return Either.left(new OrderViolation.NotTheTurn(command.villain()));
                    }
                    String name = command.trait().name();
                    if (receiver.created(Trait.asset(name)).isDefined()) {
                        return Either.left(new SceneViolation.NameTaken(name));
                    }
                    return villain.die(command.trait())
                            .<RuleViolation>toEither(
                                    () -> new SceneViolation.NoSuchTrait(command.villain(), command.trait()))
                            .map(die -> Vector.<SceneEvent>of(
                                            new CastEvent.TraitCreated(receiver.id(), Temporary.asset(name, die)))
                                    .appendAll(Option.when(action, () -> new TableEvent.TurnTaken(villain.id()))));
                }));
    }

    private static Either<RuleViolation, SceneState> turn(SceneState state) {
        return Checks.idle(state)
                .filterOrElse(one -> one.kind() == SceneKind.ACTION, one -> new OrderViolation.NotAnActionScene());
    }
}
