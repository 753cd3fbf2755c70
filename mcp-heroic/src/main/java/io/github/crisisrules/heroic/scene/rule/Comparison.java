package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_STEPS_GO_TO_THE_WINNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_BEFORE_THE_STEP_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.EffectDice;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.Recovery;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInHand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.trait.Ailment;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The comparison of the two totals (step 12) and the adjustment of the winner's effect dice. */
final class Comparison {
    private Comparison() {}

    /** Returns the events of the comparison. A failed recovery has its consequence immediately. */
    @Rule({WIN, EFFECT_UP, EFFECT_BACK, STEPS_UP_BEFORE_THE_STEP_BACK, RECOVER_ACTION, RECOVER_TRAUMA})
    static Vector<SceneEvent> of(SceneState state, Exchange exchange) {
        RollSide winner = EffectDice.winner(
                result(exchange, RollSide.ACTION).total(),
                result(exchange, RollSide.REACTION).total());
        boolean won = winner == RollSide.ACTION;
        SceneEvent compared = new ActionEvent.TotalsCompared(
                winner, won ? effects(exchange, winner) : Vector.empty(), won && opensSecond(exchange, winner));
        return exchange.ailment()
                .map(ailment -> Vector.of(compared).appendAll(recovery(state, exchange, ailment, won)))
                .getOrElse(() -> Vector.of(compared));
    }

    private static Vector<SceneEvent> recovery(SceneState state, Exchange exchange, Ailment ailment, boolean won) {
        CastMember target = state.known(exchange.target());
        Vector<SceneEvent> tried = Vector.of(new CastEvent.RecoveryTried(target.id(), ailment));
        Ailments after = Recovery.failed(target.harm(), ailment, state.kind(), likeStress(target, ailment));
        return won || after.equals(target.harm()) ? tried : tried.append(new CastEvent.HarmChanged(target.id(), after));
    }

    static boolean likeStress(CastMember target, Ailment ailment) {
        return ailment.isTrauma() && target.likeStress().contains(ailment.type());
    }

    private static RollResult result(Exchange exchange, RollSide side) {
        return exchange.roll(side).flatMap(RollInHand::result).get();
    }

    private static int steps(Exchange exchange, RollSide winner) {
        return EffectDice.steps(
                result(exchange, winner).total(),
                result(exchange, winner.other()).total());
    }

    /** Returns the winner's effect dice after all steps. A second die past D12 is taken later, by choice. */
    @Rule({
        EFFECT_UP,
        EFFECT_BACK,
        STEPS_UP_BEFORE_THE_STEP_BACK,
        EFFECT_STEPS_GO_TO_THE_WINNER,
        STEPS_UP_GO_TO_THE_FIRST_EFFECT_DIE
    })
    static Vector<DieSize> effects(Exchange exchange, RollSide winner) {
        return EffectDice.adjust(
                result(exchange, winner).effects(), Option.none(), steps(exchange, winner), opposing(exchange, winner));
    }

    /** Returns whether the steps go past D12 and the winner's roll has a spare die. */
    static boolean opensSecond(Exchange exchange, RollSide winner) {
        return EffectDice.isPastD12(result(exchange, winner).effect(), steps(exchange, winner))
                && exchange.roll(winner)
                        .flatMap(RollInHand::choice)
                        .exists(choice -> !choice.spare().isEmpty());
    }

    /** Returns the effect die that may step the winner's effect back: the loser's, if the winner hurts. */
    static Option<DieSize> opposing(Exchange exchange, RollSide winner) {
        boolean hurts = exchange.intent() == Intent.HURT || winner == RollSide.REACTION;
        return hurts
                ? exchange.roll(winner.other()).flatMap(RollInHand::result).map(RollResult::effect)
                : Option.none();
    }
}
