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
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Stage;
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
    /** Returns the step that the given state waits for. */
    static SceneAwaited of(SceneState state) {
        if (!state.open()) {
            return new ToBegin();
        }
        if (state.exchange().isDefined()) {
            return of(state, state.exchange().get());
        }
        if (state.kind() == SceneKind.TRANSITION) {
            return new Anything();
        }
        return state.acting()
                .<SceneAwaited>map(ToAct::new)
                .orElse(() -> state.mayStart().map(ToStart::new))
                .getOrElse(() ->
                        state.cast().keySet().exists(state::isAble) ? new ToName(state.namer()) : new NobodyToAct());
    }

    private static SceneAwaited of(SceneState state, Exchange exchange) {
        SceneAwaited step = exchange.rolling()
                .flatMap(exchange::roll)
                .<SceneAwaited>map(
                        hand -> hand.stage() == Stage.POOL ? new ToRoll(hand.roller()) : new ToChoose(hand.roller()))
                .getOrElse(() -> outcome(state, exchange));
        return exchange.forSale()
                .filter(side -> OpportunityRules.isOpen(state))
                .flatMap(exchange::roll)
                .<SceneAwaited>map(roll -> new ToBuy(
                        roll.roller(),
                        roll.roller().flatMap(state::member).exists(CastMember::hero),
                        roll.unsold(),
                        step))
                .getOrElse(step);
    }

    private static SceneAwaited outcome(SceneState state, Exchange exchange) {
        if (!exchange.effects().isEmpty()) {
            return new ToUse(exchange.user(), exchange.effects().head());
        }
        return ForcedSteps.canStrikeBack(state, exchange)
                ? new ToStrikeBack(exchange.reactor())
                : new ToEnd(exchange.actor());
    }

    private static String name(Option<CastId> who) {
        return who.map(CastId::name).getOrElse("the Watcher");
    }

    /** The beginning of the next scene, Act or session. */
    @Rule(SCENES)
    record ToBegin() implements SceneAwaited {
        @Override
        public String words() {
            return "the Watcher begins a scene";
        }
    }

    /** Any step in a transition scene, which has no turns. */
    @Rule(SCENES)
    record Anything() implements SceneAwaited {
        @Override
        public String words() {
            return "anyone acts, recovers or spends XP, or the Watcher ends the scene";
        }
    }

    /** The naming of the next character to act. */
    @Rule(ORDER)
    record ToName(Option<CastId> by) implements SceneAwaited {
        @Override
        public String words() {
            return name(by) + " names who acts next";
        }
    }

    /**
     * Any step that lets a character act again, because every character in the scene is dead, stressed out or
     * stopped.
     */
    @Rule({ORDER, STRESSED_OUT_UNTIL_RECOVERED, COMPLICATION_OUT})
    record NobodyToAct() implements SceneAwaited {
        @Override
        public String words() {
            return "nobody here can act: somebody enters, the Watcher makes a ruling, or the scene ends";
        }
    }

    /** The decision of the last to act whether to start the next round. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    record ToStart(CastId who) implements SceneAwaited {
        @Override
        public String words() {
            return who + " starts the next round or leaves it to the Watcher";
        }
    }

    /** The action of the character whose turn it is. */
    @Rule(ORDER)
    record ToAct(CastId who) implements SceneAwaited {
        @Override
        public String words() {
            return who + " acts";
        }
    }

    /** Building and rolling a pool (steps 2 to 4). */
    @Rule(POOL)
    record ToRoll(Option<CastId> who) implements SceneAwaited {
        @Override
        public String words() {
            return who.map(one -> one + " builds a pool and rolls it").getOrElse("the Watcher rolls the doom pool");
        }
    }

    /** Choosing the dice of the total and the effect (steps 5 to 9). */
    @Rule({ROLL, SEQUENCE, PP_AFTER})
    record ToChoose(Option<CastId> who) implements SceneAwaited {
        @Override
        public String words() {
            return name(who) + " chooses dice for the total and the effect";
        }
    }

    /**
     * The purchase of opportunities of a hero's roll by the Watcher, or of the Watcher's roll by heroes, before the
     * next step (step 10).
     */
    @Rule({SEQUENCE, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    record ToBuy(Option<CastId> who, boolean hero, int opportunities, SceneAwaited otherwise) implements SceneAwaited {
        @Override
        public String words() {
            return (hero ? "the Watcher" : "the heroes") + " may buy "
                    + (opportunities == 1 ? "an opportunity" : opportunities + " opportunities") + " of " + name(who)
                    + "; else " + otherwise.words();
        }
    }

    /** The use of an effect die (step 13). */
    @Rule(USE)
    record ToUse(Option<CastId> who, DieSize effect) implements SceneAwaited {
        @Override
        public String words() {
            return name(who) + " uses the effect " + effect;
        }
    }

    /** A counter-attack, or the end of an action that failed. */
    @Rule({SEQUENCE, COUNTER_ATTACK_NEEDS_A_WON_REACTION})
    record ToStrikeBack(Option<CastId> who) implements SceneAwaited {
        @Override
        public String words() {
            return name(who) + " strikes back, or the action ends";
        }
    }

    /** A second effect die, or the end of the action. */
    @Rule(SEQUENCE)
    record ToEnd(CastId actor) implements SceneAwaited {
        @Override
        public String words() {
            return "a second effect die is taken, or the action of " + actor + " ends";
        }
    }
}
