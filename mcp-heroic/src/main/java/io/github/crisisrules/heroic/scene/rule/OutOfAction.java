package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInHand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The handling of characters who go down during an action, by a ruling or by stress that the players report. */
final class OutOfAction {
    private OutOfAction() {}

    /**
     * Returns the events that follow when a character in the action can no longer take part. A character who cannot
     * act rolls no dice: the action is over, or succeeds without a reaction. Dice already rolled count, unless their
     * roller is dead.
     */
    @Rule({STRESSED_OUT_UNTIL_RECOVERED, COMPLICATION_OUT, PAST_D12_CANNOT_ACT, TRAUMA, ACTION_WITHOUT_REACTION_SUCCEEDS
    })
    static Vector<SceneEvent> stop(SceneState state, Exchange exchange) {
        if (isSoldByTheDead(state, exchange)) {
            return OpportunityRules.passed(state);
        }
        if (exchange.winner().isDefined()) {
            return isUsedByTheDead(state, exchange) || isForTheDead(state, exchange)
                    ? over(state, exchange)
                    : Vector.empty();
        }
        boolean stopped = state.hand(Stage.POOL).flatMap(RollInHand::roller).exists(who -> !state.isAble(who))
                || state.hand(Stage.CHOICE).flatMap(RollInHand::roller).exists(who -> isDead(state, who));
        if (!stopped) {
            return Vector.empty();
        }
        return exchange.rolling().contains(RollSide.ACTION)
                ? over(state, exchange)
                : Vector.of(new ActionEvent.TotalsCompared(
                        RollSide.ACTION, exchange.action().result().get().effects(), false));
    }

    private static Vector<SceneEvent> over(SceneState state, Exchange exchange) {
        return OpportunityRules.passed(state).appendAll(ActionRules.ended(state, exchange));
    }

    private static boolean isUsedByTheDead(SceneState state, Exchange exchange) {
        Option<CastId> winner =
                exchange.winner().contains(RollSide.ACTION) ? Option.some(exchange.actor()) : exchange.reactor();
        return winner.exists(who -> isDead(state, who));
    }

    /**
     * Returns whether the open opportunities are those of a dead hero, who earns no plot points, so that they cannot
     * be bought.
     */
    private static boolean isSoldByTheDead(SceneState state, Exchange exchange) {
        return exchange.forSale()
                .flatMap(exchange::roll)
                .flatMap(RollInHand::roller)
                .map(state::known)
                .exists(roller -> roller.hero() && roller.harm().isDead());
    }

    /** Returns whether the action is a recovery of a dead target, which has no other use. */
    private static boolean isForTheDead(SceneState state, Exchange exchange) {
        return exchange.intent() == Intent.HEAL && !exchange.countered() && isDead(state, exchange.target());
    }

    private static boolean isDead(SceneState state, CastId who) {
        return state.known(who).harm().isDead();
    }
}
