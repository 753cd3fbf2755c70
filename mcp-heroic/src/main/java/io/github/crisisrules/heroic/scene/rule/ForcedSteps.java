package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The steps that leave nothing to decide, which the game takes automatically as soon as nothing else can be done. */
public final class ForcedSteps {
    private ForcedSteps() {}

    /** Adds every forced step that follows a command. */
    @Rule({SEQUENCE, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    public static Decision<SceneState, SceneEvent> after(Decision<SceneState, SceneEvent> done) {
        return next(done).map(ForcedSteps::after).getOrElse(done);
    }

    /** Adds the next forced step, or returns none if there is something to decide. */
    private static Option<Decision<SceneState, SceneEvent>> next(Decision<SceneState, SceneEvent> now) {
        return now.isRefused()
                ? Option.none()
                : now.state()
                        .exchange()
                        .flatMap(exchange -> OutOfAction.stop(now, exchange)
                                .orElse(() -> exchange.winner().isDefined() ? outcome(now, exchange) : dice(now)));
    }

    /**
     * Adds the forced steps of a roll. Two usable dice or fewer leave only one choice and nothing to buy, and an
     * empty doom pool has nothing to roll.
     */
    private static Option<Decision<SceneState, SceneEvent>> dice(Decision<SceneState, SceneEvent> now) {
        SceneState state = now.state();
        boolean noDoom =
                state.rollAt(RollStage.POOL).exists(hand -> hand.roller().isEmpty())
                        && !OpportunityRules.isOpen(state)
                        && Rolling.doomDice(state).isEmpty();
        if (noDoom) {
            return Option.some(OpportunityRules.pass(now)
                    .then(new ActionEvent.DiceRolled(RollSide.REACTION, Vector.empty(), new Roll(Vector.empty()))));
        }
        return state.rollAt(RollStage.CHOICE)
                .flatMap(RollInProgress::roll)
                .filter(roll -> roll.usable().size() <= DiceChoice.DICE_IN_TOTAL)
                .map(roll -> Rolling.declare(now, new DiceChoice(roll, roll.usable(), Vector.empty())));
    }

    /**
     * Adds the forced steps after the comparison. A hero's recovery has only one use for its effect die, and an
     * action with nothing left to use, take or buy is over.
     */
    private static Option<Decision<SceneState, SceneEvent>> outcome(
            Decision<SceneState, SceneEvent> now, Exchange exchange) {
        SceneState state = now.state();
        if (exchange.canTakeSecondEffect() || OpportunityRules.isOpen(state)) {
            return Option.none();
        }
        if (exchange.effects().isEmpty()) {
            return Option.when(!canStrikeBack(state, exchange), () -> ActionRules.end(now, exchange));
        }
        boolean recovery = exchange.intent() == Intent.HEAL
                && !exchange.isCountered()
                && state.known(exchange.actor()).isHero();
        return Option.when(recovery, () -> EffectRules.use(now, new EffectUse.Recover()));
    }

    /** Returns whether the winner of the reaction can pay for a counter-attack. */
    @Rule(COUNTER_ATTACK_NEEDS_A_WON_REACTION)
    public static boolean canStrikeBack(SceneState state, Exchange exchange) {
        Option<CastMember> hero = exchange.reactor().flatMap(state::member).filter(CastMember::isHero);
        return Comparison.canStrikeBack(exchange)
                && hero.map(one -> one.plotPoints().count() > 0)
                        .getOrElse(() -> !state.doom().isEmpty());
    }
}
