package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TOTAL_OF_FEWER_THAN_TWO_DICE;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInHand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The steps that leave nothing to decide, which the game takes automatically as soon as nothing else can be done. */
public final class ForcedSteps {
    private ForcedSteps() {}

    /** Returns the transition extended by every forced step that follows it. */
    @Rule({SEQUENCE, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    public static Transition<SceneState, SceneEvent> after(Transition<SceneState, SceneEvent> done) {
        Transition<SceneState, SceneEvent> now = done;
        Vector<SceneEvent> forced = next(now.state());
        while (!forced.isEmpty()) {
            now = now.thenAll(forced);
            forced = next(now.state());
        }
        return now;
    }

    private static Vector<SceneEvent> next(SceneState state) {
        if (state.exchange().isEmpty()) {
            return Vector.empty();
        }
        Exchange exchange = state.exchange().get();
        Vector<SceneEvent> stopped = OutOfAction.stop(state, exchange);
        if (!stopped.isEmpty()) {
            return stopped;
        }
        return exchange.winner().isDefined() ? outcome(state, exchange) : dice(state);
    }

    /**
     * Returns the forced steps of a roll. Two usable dice or fewer leave only one choice and nothing to buy, and an
     * empty doom pool has nothing to roll.
     */
    @Rule({ROLL, TOTAL_OF_FEWER_THAN_TWO_DICE})
    private static Vector<SceneEvent> dice(SceneState state) {
        boolean noDoom = state.hand(Stage.POOL).exists(hand -> hand.roller().isEmpty())
                && !OpportunityRules.isOpen(state)
                && Rolling.doomDice(state).isEmpty();
        if (noDoom) {
            return OpportunityRules.passed(state)
                    .append(new ActionEvent.DiceRolled(RollSide.REACTION, Vector.empty(), new Roll(Vector.empty())));
        }
        return state.hand(Stage.CHOICE)
                .flatMap(RollInHand::roll)
                .filter(roll -> roll.usable().size() <= DiceChoice.DICE_IN_TOTAL)
                .map(roll -> Rolling.declared(state, new DiceChoice(roll, roll.usable(), Vector.empty())))
                .getOrElse(Vector.empty());
    }

    /**
     * Returns the forced steps after the comparison. A hero's recovery has only one use for its effect die, and an
     * action with nothing left to use, take or buy is over.
     */
    private static Vector<SceneEvent> outcome(SceneState state, Exchange exchange) {
        if (exchange.secondOpen() || OpportunityRules.isOpen(state)) {
            return Vector.empty();
        }
        if (!exchange.effects().isEmpty()) {
            boolean recovery = exchange.intent() == Intent.HEAL
                    && !exchange.countered()
                    && state.known(exchange.actor()).hero();
            return recovery ? new EffectUse.Recover().decide(state).get() : Vector.empty();
        }
        return canStrikeBack(state, exchange)
                ? Vector.empty()
                : OpportunityRules.passed(state).appendAll(ActionRules.ended(state, exchange));
    }

    /** Returns whether the winner of the reaction can pay for a counter-attack. */
    @Rule(COUNTER_ATTACK_NEEDS_A_WON_REACTION)
    public static boolean canStrikeBack(SceneState state, Exchange exchange) {
        if (!exchange.winner().contains(RollSide.REACTION) || exchange.countered()) {
            return false;
        }
        Option<CastMember> hero = exchange.reactor().flatMap(state::member).filter(CastMember::hero);
        return hero.map(one -> one.plotPoints().count() > 0)
                .getOrElse(() -> !state.doom().isEmpty());
    }
}
