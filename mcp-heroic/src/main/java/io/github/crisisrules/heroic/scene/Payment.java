package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.rule.DoomRules;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A payment with a plot point or with a doom die of a given size. */
@Rule(DOOM_SPEND)
public record Payment(Option<DieSize> doom) implements Describable {
    /** Returns a payment with one plot point. */
    public static Payment plotPoint() {
        return new Payment(Option.none());
    }

    /** Returns a payment with one doom die. */
    public static Payment doomDie(DieSize die) {
        return new Payment(Option.some(die));
    }

    /** Returns a description such as {@code a doom D8}. */
    @Override
    public String words() {
        return doom.map(die -> "a doom " + die).getOrElse("a plot point");
    }

    /** Decides on paying for a spend that costs a plot point. A villain may pay with a doom die of any size. */
    public Either<RuleViolation, Vector<SceneEvent>> by(SceneState state, CastId payer, PlotSpend spend) {
        return by(state, Option.some(payer), spend, DoomSpend.AS_PLOT_POINT, DieSize.D4);
    }

    /**
     * Decides on a payment: heroes pay a plot point, villains and the Watcher a doom die of at least the size
     * {@code least}.
     */
    public Either<RuleViolation, Vector<SceneEvent>> by(
            SceneState state, Option<CastId> payer, PlotSpend spend, DoomSpend doomSpend, DieSize least) {
        Option<CastMember> hero = payer.flatMap(state::member).filter(CastMember::hero);
        if (hero.isDefined() != doom.isEmpty()) {
            return Either.left(new SceneViolation.WrongPayment(payer));
        }
        if (hero.isDefined()) {
            return hero.get()
                    .plotPoints()
                    .spend(spend)
                    .map(left ->
                            Vector.of(new StoryEvent.PlotPointSpent(hero.get().id(), spend)));
        }
        return DoomPool.spend(state.doom(), doom.get(), doomSpend, least)
                .map(left -> DoomRules.spent(state, doom.get(), doomSpend));
    }
}
