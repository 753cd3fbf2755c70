package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.RollInHand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryEvent;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** The rules for opportunities (step 10). The other side may buy dice that show 1 until the next step is taken. */
public final class OpportunityRules {
    private OpportunityRules() {}

    /** Decides on the Watcher buying opportunities: the hero earns plot points, and the doom pool grows. */
    @Rule({DOOM_GROW, PP_EARN, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    public static Either<RuleViolation, Vector<SceneEvent>> sell(
            SceneState state, ActionCommand.BuyOpportunities command) {
        int count = command.count();
        return offered(state, count).flatMap(side -> {
            RollInHand roll = roll(state, side);
            Option<CastMember> seller = roll.roller().flatMap(state::member).filter(CastMember::hero);
            if (seller.isEmpty()) {
                return Either.left(new ActionViolation.NotTheirOpportunity(side));
            }
            boolean several = count > 1 && roll.sold() == 0 && count == roll.unsold();
            if (command.growth() == DoomGrowth.ONE_DIE && !several) {
                return Either.left(new ActionViolation.WrongDoomGrowth(command.growth(), count));
            }
            Vector<SceneEvent> points = Vector.fill(
                    command.growth().price(count),
                    () -> new StoryEvent.PlotPointEarned(seller.get().id(), PlotEarn.OPPORTUNITY_SOLD));
            return Either.right(Vector.<SceneEvent>of(new ActionEvent.OpportunitiesSold(side, count))
                    .appendAll(points)
                    .append(new StoryEvent.DoomGrew(command.growth(), count)));
        });
    }

    @Rule(PP_OPP)
    public static Either<RuleViolation, Vector<SceneEvent>> stepUpAsset(
            SceneState state, ActionCommand.StepUpAsset command) {
        return buy(
                state,
                command.hero(),
                PlotSpend.STEP_UP_ON_OPPORTUNITY,
                hero -> hero.created(command.asset())
                        .filter(one -> one.trait().kind() == TraitKind.ASSET)
                        .filter(one -> !one.stepUp().equals(one))
                        .<RuleViolation>toEither(() -> new SceneViolation.NoSuchTrait(command.hero(), command.asset()))
                        .map(one -> new CastEvent.TraitChanged(command.hero(), one, one.stepUp())));
    }

    @Rule(PP_OPP)
    public static Either<RuleViolation, Vector<SceneEvent>> boost(
            SceneState state, ActionCommand.StepUpNextPush command) {
        return buy(
                state,
                command.hero(),
                PlotSpend.STEP_UP_ON_OPPORTUNITY,
                hero -> Either.right(new CastEvent.BoostGained(command.hero())));
    }

    @Rule({PP_OPP, COMPLICATION_IS_ON_THE_OPPOSITION})
    public static Either<RuleViolation, Vector<SceneEvent>> resource(
            SceneState state, ActionCommand.FindResource command) {
        return buy(
                state,
                command.hero(),
                PlotSpend.RESOURCE_ON_OPPORTUNITY,
                hero -> PlotRules.resource(hero, command.specialty(), command.name(), Lifetime.SCENE));
    }

    private static Either<RuleViolation, Vector<SceneEvent>> buy(
            SceneState state,
            CastId who,
            PlotSpend spend,
            Function<CastMember, Either<RuleViolation, SceneEvent>> what) {
        return offered(state, 1)
                .flatMap(side -> Preconditions.hero(state, who).flatMap(hero -> {
                    if (roll(state, side).roller().flatMap(state::member).exists(CastMember::hero)) {
                        return Either.left(new ActionViolation.NotTheirOpportunity(side));
                    }
                    return what.apply(hero)
                            .flatMap(event -> Payment.plotPoint()
                                    .by(state, who, spend)
                                    .map(paid -> paid.append(new ActionEvent.OpportunitiesSold(side, 1))
                                            .append(event)));
                }));
    }

    private static Either<RuleViolation, RollSide> offered(SceneState state, int count) {
        return Preconditions.exchange(state).flatMap(exchange -> {
            int there =
                    exchange.forSale().map(side -> roll(state, side).unsold()).getOrElse(0);
            return count < 1 || count > there
                    ? Either.left(new ActionViolation.NoOpportunity(count, there))
                    : Either.right(exchange.forSale().get());
        });
    }

    private static RollInHand roll(SceneState state, RollSide side) {
        return state.exchange().flatMap(exchange -> exchange.roll(side)).get();
    }

    /**
     * Returns the event that closes the sale when the next step is taken. Opportunities not bought by then are lost.
     */
    @Rule(OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP)
    static Vector<SceneEvent> passed(SceneState state) {
        return state.exchange()
                .flatMap(Exchange::forSale)
                .<SceneEvent>map(ActionEvent.OpportunitiesPassed::new)
                .toVector();
    }

    /**
     * Returns whether an opportunity can be bought now: one of a hero's by the Watcher, or one of the Watcher's by a
     * hero with a plot point.
     */
    @Rule({DOOM_GROW, PP_OPP})
    public static boolean isOpen(SceneState state) {
        return state.exchange()
                .flatMap(Exchange::forSale)
                .exists(side ->
                        roll(state, side).roller().flatMap(state::member).exists(CastMember::hero)
                                || state.heroes()
                                        .exists(hero -> hero.present()
                                                && !hero.harm().isDead()
                                                && hero.plotPoints().count() > 0));
    }
}
