package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_OPP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** Step 10: the other side buys dice that show 1. */
final class Opportunities {
    private Opportunities() {}

    /** The Watcher hands over PP, and the doom pool grows. */
    @Rule({DOOM_GROW, PP_EARN})
    static Either<RuleViolation, Vector<SceneEvent>> sell(SceneState state, ActionCommand.BuyOpportunities command) {
        return Checks.at(state, command.side(), Stage.OPPORTUNITIES).flatMap(roll -> {
            Option<CastMember> seller = roll.roller().flatMap(state::member).filter(CastMember::hero);
            int count = command.count();
            if (seller.isEmpty()) {
                return Either.left(new ActionViolation.NotTheirOpportunity(command.side()));
            }
            if (count < 1 || count > roll.unsold()) {
                return Either.left(new ActionViolation.NoOpportunity(count, roll.unsold()));
            }
            boolean several = count > 1 && roll.sold() == 0 && count == roll.unsold();
            if (command.growth() == DoomGrowth.ONE_DIE && !several) {
                return Either.left(new ActionViolation.WrongGrowth(command.growth(), count));
            }
            Vector<SceneEvent> points = Vector.fill(
                    command.growth().price(count),
                    () -> new TableEvent.PlotPointEarned(seller.get().id(), PlotEarn.OPPORTUNITY_SOLD));
            return Either.right(Vector.<SceneEvent>of(new ActionEvent.OpportunitiesSold(command.side(), count))
                    .appendAll(points)
                    .append(new TableEvent.DoomGrew(command.growth(), count)));
        });
    }

    @Rule(PP_OPP)
    static Either<RuleViolation, Vector<SceneEvent>> stepUpAsset(SceneState state, ActionCommand.StepUpAsset command) {
        return buy(
                state,
                command.side(),
                command.hero(),
                PlotSpend.STEP_UP_ON_OPPORTUNITY,
                hero -> hero.created(command.asset())
                        .filter(one -> one.trait().kind() == TraitKind.ASSET)
                        .filter(one -> !one.stepUp().equals(one))
                        .<RuleViolation>toEither(() -> new SceneViolation.NoSuchTrait(command.hero(), command.asset()))
                        .map(one -> new CastEvent.TraitChanged(command.hero(), one, one.stepUp())));
    }

    @Rule(PP_OPP)
    static Either<RuleViolation, Vector<SceneEvent>> boost(SceneState state, ActionCommand.StepUpNextPush command) {
        return buy(
                state,
                command.side(),
                command.hero(),
                PlotSpend.STEP_UP_ON_OPPORTUNITY,
                hero -> Either.right(new CastEvent.BoostGained(command.hero())));
    }

    @Rule({PP_OPP, COMPLICATION_IS_ON_THE_OPPOSITION})
    static Either<RuleViolation, Vector<SceneEvent>> resource(SceneState state, ActionCommand.FindResource command) {
        return buy(
                state,
                command.side(),
                command.hero(),
                PlotSpend.RESOURCE_ON_OPPORTUNITY,
                hero -> PlotRules.resource(hero, command.specialty(), command.name(), Lifetime.SCENE));
    }

    private static Either<RuleViolation, Vector<SceneEvent>> buy(
            SceneState state,
            RollSide side,
            CastId who,
            PlotSpend spend,
            Function<CastMember, Either<RuleViolation, SceneEvent>> what) {
        return Checks.at(state, side, Stage.OPPORTUNITIES)
                .flatMap(roll -> Checks.hero(state, who).flatMap(hero -> {
                    if (roll.roller().flatMap(state::member).exists(CastMember::hero)) {
                        return Either.left(new ActionViolation.NotTheirOpportunity(side));
                    }
                    if (roll.unsold() < 1) {
                        return Either.left(new ActionViolation.NoOpportunity(1, roll.unsold()));
                    }
                    return what.apply(hero)
                            .flatMap(event -> Payment.plotPoint()
                                    .by(state, who, spend)
                                    .map(paid -> paid.append(new ActionEvent.OpportunitiesSold(side, 1))
                                            .append(event)));
                }));
    }
}
