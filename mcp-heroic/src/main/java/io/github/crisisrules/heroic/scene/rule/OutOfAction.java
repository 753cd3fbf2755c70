package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.vavr.control.Option;

/** The handling of characters who go down during an action, by a ruling or by stress that the players report. */
final class OutOfAction {
    private OutOfAction() {}

    /**
     * Adds what follows when a character in the action can no longer take part, or returns none if all can. A
     * character who cannot act rolls no dice: the action is over, or succeeds without a reaction. Dice already rolled
     * count, unless their roller is dead.
     */
    @Rule({STRESSED_OUT_UNTIL_RECOVERED, COMPLICATION_OUT, PAST_D12_CANNOT_ACT, TRAUMA, ACTION_WITHOUT_REACTION_SUCCEEDS
    })
    static Option<Decision<SceneState, SceneEvent>> stop(Decision<SceneState, SceneEvent> now, Exchange exchange) {
        SceneState state = now.state();
        if (isSoldByTheDead(state, exchange)) {
            return Option.some(OpportunityRules.pass(now));
        }
        if (exchange.winner().isDefined()) {
            return Option.when(
                    isUsedByTheDead(state, exchange) || isForTheDead(state, exchange),
                    () -> ActionRules.end(now, exchange));
        }
        boolean stopped = state.rollAt(RollStage.POOL)
                        .flatMap(RollInProgress::roller)
                        .exists(character -> !state.isAble(character))
                || state.rollAt(RollStage.CHOICE)
                        .flatMap(RollInProgress::roller)
                        .exists(character -> isDead(state, character));
        return Option.when(
                stopped,
                () -> exchange.rolling().contains(RollSide.ACTION)
                        ? ActionRules.end(now, exchange)
                        : Comparison.compare(now, exchange));
    }

    private static boolean isUsedByTheDead(SceneState state, Exchange exchange) {
        Option<CastId> winner =
                exchange.winner().contains(RollSide.ACTION) ? Option.some(exchange.actor()) : exchange.reactor();
        return winner.exists(character -> isDead(state, character));
    }

    /**
     * Returns whether the open opportunities are those of a dead hero, who earns no plot points, so that they cannot
     * be bought.
     */
    private static boolean isSoldByTheDead(SceneState state, Exchange exchange) {
        return exchange.forSale()
                .flatMap(exchange::roll)
                .flatMap(RollInProgress::roller)
                .map(state::known)
                .exists(roller -> roller.isHero() && roller.harm().isDead());
    }

    /** Returns whether the action is a recovery of a dead target, which has no other use. */
    private static boolean isForTheDead(SceneState state, Exchange exchange) {
        return exchange.intent() == Intent.HEAL && !exchange.isCountered() && isDead(state, exchange.target());
    }

    private static boolean isDead(SceneState state, CastId character) {
        return state.known(character).harm().isDead();
    }
}
