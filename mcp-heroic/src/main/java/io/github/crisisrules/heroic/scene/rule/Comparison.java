package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Resolution;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.trait.Ailment;
import io.vavr.collection.Vector;

/** The comparison of the two totals (step 12). */
final class Comparison {
    private Comparison() {}

    /** Compares the totals, or lets an action succeed that meets no reaction. */
    @Rule({SEQUENCE, RECOVER_ACTION, RECOVER_TRAUMA})
    static Decision<SceneState, SceneEvent> compare(Decision<SceneState, SceneEvent> now, Exchange exchange) {
        Resolution resolution = resolution(exchange);
        boolean won = resolution.winner() == RollSide.ACTION;
        Decision<SceneState, SceneEvent> compared = now.then(new ActionEvent.TotalsCompared(
                resolution.winner(),
                won ? resolution.effects() : Vector.empty(),
                won && canTakeSecondEffect(exchange, resolution)));
        return exchange.ailment()
                .map(ailment -> tried(compared, exchange.target(), ailment, won))
                .getOrElse(compared);
    }

    // A failed recovery has its consequence immediately.
    private static Decision<SceneState, SceneEvent> tried(
            Decision<SceneState, SceneEvent> now, CastId character, Ailment ailment, boolean won) {
        CastMember target = now.state().known(character);
        Ailments failed = now.state().recovery(target).failed(target.harm(), ailment);
        return now.then(new CastEvent.RecoveryTried(character, ailment))
                .thenIf(!won && !failed.equals(target.harm()), new CastEvent.HarmChanged(character, failed));
    }

    /** Returns whether the reaction has won and has not struck back yet. */
    static boolean canStrikeBack(Exchange exchange) {
        return exchange.winner().isDefined()
                && !exchange.isCountered()
                && resolution(exchange).allowsCounterAttack();
    }

    static Decision<SceneState, SceneEvent> strikeBack(Decision<SceneState, SceneEvent> now, Exchange exchange) {
        Resolution resolution = resolution(exchange);
        return now.then(
                new ActionEvent.CounterAttacked(resolution.effects(), canTakeSecondEffect(exchange, resolution)));
    }

    static Resolution resolution(Exchange exchange) {
        RollResult acting = exchange.action().result().get();
        return exchange.reaction()
                .flatMap(RollInProgress::result)
                .map(reacting -> Resolution.of(exchange.intent(), acting, reacting))
                .getOrElse(() -> Resolution.unopposed(acting));
    }

    /** Returns whether a second effect die is allowed and the winner's roll has a spare die. */
    private static boolean canTakeSecondEffect(Exchange exchange, Resolution resolution) {
        return resolution.allowsSecondEffect()
                && exchange.roll(resolution.winner())
                        .flatMap(RollInProgress::choice)
                        .exists(choice -> !choice.spare().isEmpty());
    }
}
