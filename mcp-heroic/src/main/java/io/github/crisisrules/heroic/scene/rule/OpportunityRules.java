package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.created;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.exchange;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.hero;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;

/** The rules for opportunities (step 10). The other side may buy dice that show 1 until the next step is taken. */
public final class OpportunityRules {
    private OpportunityRules() {}

    /** Decides on the Watcher buying opportunities: the hero earns plot points, and the doom pool grows. */
    @Rule({DOOM_GROW, PP_EARN})
    public static Decision<SceneState, SceneEvent> sell(SceneState state, ActionCommand.BuyOpportunities command) {
        int count = command.count();
        return Decision.<SceneState, SceneEvent>in(state)
                .require(
                        offered(state, count),
                        (now, side) -> now.require(
                                seller(state, side),
                                (ok, seller) -> ok.require(
                                                command.growth()
                                                        .isAllowed(
                                                                count,
                                                                roll(state, side)
                                                                        .opportunities()),
                                                () -> new ActionViolation.WrongDoomGrowth(command.growth(), count))
                                        .then(new ActionEvent.OpportunitiesSold(side, count))
                                        .thenAll(Vector.fill(
                                                command.growth().price(count),
                                                () -> new StoryEvent.PlotPointEarned(
                                                        seller.id(), PlotEarn.OPPORTUNITY_SOLD)))
                                        .then(new StoryEvent.DoomGrew(command.growth(), count))));
    }

    @Rule(PP_OPP)
    public static Decision<SceneState, SceneEvent> stepUpAsset(SceneState state, ActionCommand.StepUpAsset command) {
        return buy(
                state,
                command.hero(),
                PlotSpend.STEP_UP_ON_OPPORTUNITY,
                hero -> created(hero, command.asset())
                        .filterOrElse(
                                one -> one.trait().kind() == TraitKind.ASSET
                                        && !one.stepUp().equals(one),
                                one -> new SceneViolation.NoSuchTrait(command.hero(), command.asset()))
                        .map(one -> new CastEvent.TraitChanged(command.hero(), one, one.stepUp())));
    }

    @Rule(PP_OPP)
    public static Decision<SceneState, SceneEvent> boost(SceneState state, ActionCommand.StepUpNextPush command) {
        return buy(
                state,
                command.hero(),
                PlotSpend.STEP_UP_ON_OPPORTUNITY,
                hero -> Either.right(new CastEvent.BoostGained(command.hero())));
    }

    @Rule(PP_OPP)
    public static Decision<SceneState, SceneEvent> resource(SceneState state, ActionCommand.FindResource command) {
        return buy(
                state,
                command.hero(),
                PlotSpend.RESOURCE_ON_OPPORTUNITY,
                hero -> PlotRules.resource(hero, command.specialty(), command.name(), Lifetime.SCENE)
                        .map(resource -> new CastEvent.TraitCreated(command.hero(), resource)));
    }

    private static Decision<SceneState, SceneEvent> buy(
            SceneState state,
            CastId character,
            PlotSpend spend,
            Function<CastMember, Either<RuleViolation, SceneEvent>> what) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(
                        offered(state, 1),
                        (now, side) -> now.require(
                                hero(state, character),
                                (ok, hero) -> ok.require(
                                                seller(state, side).isLeft(),
                                                () -> new ActionViolation.NotTheirOpportunity(side))
                                        .require(
                                                what.apply(hero),
                                                (buys, bought) -> buys.and(open -> Payment.plotPoint()
                                                                .by(open, character, spend))
                                                        .then(new ActionEvent.OpportunitiesSold(side, 1))
                                                        .then(bought))));
    }

    private static Either<RuleViolation, RollSide> offered(SceneState state, int count) {
        return exchange(state).flatMap(exchange -> {
            int there =
                    exchange.forSale().map(side -> roll(state, side).unsold()).getOrElse(0);
            return count < 1 || count > there
                    ? Either.left(new ActionViolation.NoOpportunity(count, there))
                    : Either.right(exchange.forSale().get());
        });
    }

    /** Finds the hero whose opportunities the Watcher may buy. */
    private static Either<RuleViolation, CastMember> seller(SceneState state, RollSide side) {
        return roll(state, side)
                .roller()
                .flatMap(state::member)
                .filter(CastMember::isHero)
                .toEither(() -> new ActionViolation.NotTheirOpportunity(side));
    }

    private static RollInProgress roll(SceneState state, RollSide side) {
        return state.exchange().flatMap(exchange -> exchange.roll(side)).get();
    }

    /** Closes the sale when the next step is taken. Opportunities not bought by then are lost. */
    @Rule(OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP)
    static Decision<SceneState, SceneEvent> pass(Decision<SceneState, SceneEvent> now) {
        return now.thenAll(Vector.of(RollSide.values())
                .filter(side ->
                        now.state().exchange().flatMap(one -> one.roll(side)).exists(hand -> hand.unsold() > 0))
                .map(ActionEvent.OpportunitiesPassed::new));
    }

    /**
     * Returns whether an opportunity can be bought now: one of a hero's by the Watcher, or one of the Watcher's by a
     * hero with a plot point.
     */
    @Rule({DOOM_GROW, PP_OPP})
    public static boolean isOpen(SceneState state) {
        return state.exchange()
                .flatMap(Exchange::forSale)
                .exists(side -> seller(state, side).isRight()
                        || state.heroes()
                                .exists(hero -> hero.isPresent()
                                        && !hero.harm().isDead()
                                        && hero.plotPoints().count() > 0));
    }
}
