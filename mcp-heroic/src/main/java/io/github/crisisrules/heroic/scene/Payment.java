package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.rule.DoomRules;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
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

    /** Adds the payment of a character. A villain may pay with a doom die of any size. */
    public Decision<SceneState, SceneEvent> by(Decision<SceneState, SceneEvent> now, CastId payer, PlotSpend spend) {
        return by(now, Option.some(payer), spend, DieSize.D4);
    }

    /**
     * Adds the payment to a decision, or refuses it: heroes pay a plot point, villains and the Watcher a doom die of at
     * least the size {@code least}.
     */
    public Decision<SceneState, SceneEvent> by(
            Decision<SceneState, SceneEvent> now, Option<CastId> payer, PlotSpend spend, DieSize least) {
        Option<CastMember> hero = payer.flatMap(now.state()::member).filter(CastMember::isHero);
        if (hero.isDefined() != doom.isEmpty()) {
            return now.refuse(new SceneViolation.WrongPayment(payer));
        }
        return hero.map(one ->
                        now.require(one.plotPoints().spend(spend)).then(new StoryEvent.PlotPointSpent(one.id(), spend)))
                .getOrElse(() -> DoomRules.spend(now, doom.get(), DoomSpend.inPlaceOf(spend), least));
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
