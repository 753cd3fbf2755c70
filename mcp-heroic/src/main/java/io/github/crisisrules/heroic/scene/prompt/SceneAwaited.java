package io.github.crisisrules.heroic.scene.prompt;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;

import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.rule.ForcedSteps;
import io.github.crisisrules.heroic.scene.rule.OpportunityRules;
import io.vavr.control.Option;

/** The step that a scene waits for. If no character is named, it waits for the Watcher. */
public sealed interface SceneAwaited extends Awaited {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the step that the given state waits for. */
    static SceneAwaited of(SceneState state) {
        if (!state.isOpen()) {
            return new NextScene();
        }
        if (state.exchange().isDefined()) {
            return of(state, state.exchange().get());
        }
        if (state.sceneKind() == SceneKind.TRANSITION) {
            return new Anything();
        }
        return state.acting()
                .<SceneAwaited>map(Action::new)
                .orElse(() -> state.mayStart().map(RoundStart::new))
                .getOrElse(() -> state.cast().keySet().exists(state::isAble)
                        ? new NextCharacter(state.namer())
                        : new NoCharacterCanAct());
    }

    private static SceneAwaited of(SceneState state, Exchange exchange) {
        SceneAwaited step = exchange.rolling()
                .flatMap(exchange::roll)
                .<SceneAwaited>map(hand ->
                        hand.stage() == RollStage.POOL ? new Roll(hand.roller()) : new DiceChoice(hand.roller()))
                .getOrElse(() -> outcome(state, exchange));
        return exchange.forSale()
                .filter(side -> OpportunityRules.isOpen(state))
                .flatMap(exchange::roll)
                .<SceneAwaited>map(roll -> new OpportunityPurchase(
                        roll.roller(),
                        roll.roller().flatMap(state::member).exists(CastMember::isHero),
                        roll.unsold(),
                        step))
                .getOrElse(step);
    }

    private static SceneAwaited outcome(SceneState state, Exchange exchange) {
        if (!exchange.effects().isEmpty()) {
            return new Effect(exchange.user(), exchange.effects().head());
        }
        return ForcedSteps.canStrikeBack(state, exchange)
                ? new CounterAttack(exchange.reactor())
                : new ActionEnd(exchange.actor());
    }

    /** The beginning of the next scene, Act or session. */
    @Rule(SCENES)
    record NextScene() implements SceneAwaited {}

    /** Any step in a transition scene, which has no turns. */
    @Rule(SCENES)
    record Anything() implements SceneAwaited {}

    /** The naming of the next character to act. */
    @Rule(ORDER)
    record NextCharacter(Option<CastId> by) implements SceneAwaited {}

    /**
     * Any step that lets a character act again, because every character in the scene is dead, stressed out or
     * stopped.
     */
    @Rule({ORDER, STRESSED_OUT_UNTIL_RECOVERED, COMPLICATION_OUT})
    record NoCharacterCanAct() implements SceneAwaited {}

    /** The decision of the last to act whether to start the next round. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    record RoundStart(CastId character) implements SceneAwaited {}

    /** The action of the character whose turn it is. */
    @Rule(ORDER)
    record Action(CastId character) implements SceneAwaited {}

    /** Building and rolling a pool (steps 2 to 4). */
    @Rule(POOL)
    record Roll(Option<CastId> character) implements SceneAwaited {}

    /** Choosing the dice of the total and the effect (steps 5 to 9). */
    @Rule({ROLL, SEQUENCE, PP_AFTER})
    record DiceChoice(Option<CastId> character) implements SceneAwaited {}

    /**
     * The purchase of opportunities of a hero's roll by the Watcher, or of the Watcher's roll by heroes, before the
     * next step (step 10).
     */
    @Rule({SEQUENCE, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    record OpportunityPurchase(Option<CastId> character, boolean hero, int opportunities, SceneAwaited next)
            implements SceneAwaited {}

    /** The use of an effect die (step 13). */
    @Rule(USE)
    record Effect(Option<CastId> character, DieSize effect) implements SceneAwaited {}

    /** A counter-attack, or the end of an action that failed. */
    @Rule({SEQUENCE, COUNTER_ATTACK_NEEDS_A_WON_REACTION})
    record CounterAttack(Option<CastId> character) implements SceneAwaited {}

    /** A second effect die, or the end of the action. */
    @Rule(SEQUENCE)
    record ActionEnd(CastId actor) implements SceneAwaited {}
}
