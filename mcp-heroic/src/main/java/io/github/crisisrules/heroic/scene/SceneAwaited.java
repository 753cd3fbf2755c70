package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;

import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What the table waits for. Where somebody is none, it is the Watcher. */
public sealed interface SceneAwaited extends Awaited {
    /** What this state waits for. */
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
        return state.order()
                .current()
                .filter(who -> state.known(who).isAble())
                .<SceneAwaited>map(ToAct::new)
                .getOrElse(() -> new ToName(
                        state.waiting().isEmpty()
                                ? Option.none()
                                : state.order().namer()));
    }

    private static SceneAwaited of(SceneState state, Exchange exchange) {
        Option<RollInHand> hand = exchange.rolling().flatMap(exchange::roll);
        if (hand.isEmpty()) {
            return outcome(exchange);
        }
        Option<CastId> who = hand.get().roller();
        return switch (hand.get().stage()) {
            case POOL -> new ToRoll(who);
            case CHOICE -> new ToChoose(who);
            case SPENDS -> new ToDeclare(who);
            case OPPORTUNITIES, SETTLED ->
                new ToSettle(
                        who,
                        who.flatMap(state::member).exists(CastMember::hero),
                        hand.get().unsold());
        };
    }

    private static SceneAwaited outcome(Exchange exchange) {
        if (!exchange.effects().isEmpty()) {
            return new ToUse(exchange.user(), exchange.effects());
        }
        return exchange.winner().contains(RollSide.REACTION) && !exchange.countered()
                ? new ToStrikeBack(exchange.reactor())
                : new ToEnd(exchange.actor());
    }

    private static String name(Option<CastId> who) {
        return who.map(CastId::name).getOrElse("the Watcher");
    }

    /** The next scene, Act or evening. */
    @Rule(SCENES)
    record ToBegin() implements SceneAwaited {
        @Override
        public String words() {
            return "the Watcher begins a scene";
        }
    }

    /** In a transition scene nobody has a turn. */
    @Rule(SCENES)
    record Anything() implements SceneAwaited {
        @Override
        public String words() {
            return "anyone acts, recovers or spends XP, or the Watcher ends the scene";
        }
    }

    /** Who is next. */
    @Rule(ORDER)
    record ToName(Option<CastId> by) implements SceneAwaited {
        @Override
        public String words() {
            return name(by) + " names who acts next";
        }
    }

    /** An action. */
    @Rule(ORDER)
    record ToAct(CastId who) implements SceneAwaited {
        @Override
        public String words() {
            return who + " acts";
        }
    }

    /** Steps 2 to 4. */
    @Rule(POOL)
    record ToRoll(Option<CastId> who) implements SceneAwaited {
        @Override
        public String words() {
            return who.map(one -> one + " builds a pool and rolls it").getOrElse("the Watcher rolls the doom pool");
        }
    }

    /** Steps 5 to 7. */
    @Rule(ROLL)
    record ToChoose(Option<CastId> who) implements SceneAwaited {
        @Override
        public String words() {
            return name(who) + " chooses dice for the total and the effect";
        }
    }

    /** Steps 8 and 9. */
    @Rule({SEQUENCE, PP_AFTER})
    record ToDeclare(Option<CastId> who) implements SceneAwaited {
        @Override
        public String words() {
            return name(who) + " buys more dice or lets the result stand";
        }
    }

    /** Step 10: the other side buys opportunities, those of a hero's roll or of the Watcher's. */
    @Rule(SEQUENCE)
    record ToSettle(Option<CastId> who, boolean hero, int opportunities) implements SceneAwaited {
        @Override
        public String words() {
            return opportunities == 0
                    ? "the table goes on from the roll of " + name(who)
                    : (hero ? "the Watcher" : "the heroes") + " may buy "
                            + (opportunities == 1 ? "an opportunity" : opportunities + " opportunities") + " of "
                            + name(who);
        }
    }

    /** Step 13. */
    @Rule(USE)
    record ToUse(Option<CastId> who, Vector<DieSize> effects) implements SceneAwaited {
        @Override
        public String words() {
            return name(who) + " uses the effect " + effects.head();
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

    /** The end of an action whose effects are used. */
    @Rule(SEQUENCE)
    record ToEnd(CastId actor) implements SceneAwaited {
        @Override
        public String words() {
            return "the action of " + actor + " comes to its end";
        }
    }
}
