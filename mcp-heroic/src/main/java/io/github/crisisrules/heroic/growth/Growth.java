package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.MILESTONE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.DatafileCheck;
import io.github.crisisrules.heroic.datafile.DatafilePart;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;

/** The rules for gaining and spending XP. */
public final class Growth {
    private Growth() {}

    /**
     * Awards the XP for a trigger of a milestone. For each milestone, 3 XP are awarded once per scene and 10 XP
     * once per Act.
     */
    @Rule({XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    public static Either<RuleViolation, Experience> hit(
            Experience experience, Datafile datafile, String milestone, MilestoneTier tier) {
        if (datafile.milestone(milestone).isEmpty()) {
            return Either.left(new GrowthViolation.UnknownMilestone(milestone));
        }
        boolean again = (tier == MilestoneTier.MIDDLE
                        && experience.hitThisScene().contains(milestone))
                || (tier == MilestoneTier.GREAT && experience.hitThisAct().contains(milestone));
        if (again) {
            return Either.left(new GrowthViolation.MilestoneAlreadyHit(milestone, tier));
        }
        ImmutableExperience more = (ImmutableExperience) experience.gain(tier.xp());
        if (tier == MilestoneTier.MIDDLE) {
            return Either.right(more.withHitThisScene(more.hitThisScene().append(milestone)));
        }
        return Either.right(
                tier == MilestoneTier.GREAT
                        ? more.withHitThisAct(more.hitThisAct().append(milestone))
                                .withCompleted(
                                        more.completed().append(milestone).distinct())
                        : more);
    }

    /** Returns the XP that every hero gains when the Watcher spends the given doom die: 1 for a D12. */
    @Rule({XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    public static int xpForDoom(DieSize spent) {
        return spent == DieSize.D12 ? 1 : 0;
    }

    /** Replaces a milestone at setup by one of the event. Several players may choose the same milestone. */
    @Rule(MILESTONE)
    public static Either<RuleViolation, Datafile> atSetup(
            Datafile datafile, String before, String after, Iterable<Milestone> ofTheEvent) {
        return datafile.milestone(before)
                .<RuleViolation>toEither(() -> new GrowthViolation.UnknownMilestone(before))
                .flatMap(old -> Vector.ofAll(ofTheEvent)
                        .find(one -> one.name().equals(after))
                        .<RuleViolation>toEither(() -> new GrowthViolation.NotAnEventMilestone(after))
                        .flatMap(chosen -> fresh(datafile, chosen))
                        .map(chosen ->
                                datafile.withMilestones(datafile.milestones().replace(old, chosen))));
    }

    /** Replaces a milestone whose 10 XP were gained by a new one. The result holds the datafile and the experience. */
    @Rule(XP_GAIN)
    public static Either<RuleViolation, GrowthResult> chooseNew(
            Experience experience, Datafile datafile, String completed, Milestone chosen) {
        if (!experience.completed().contains(completed)) {
            return Either.left(new GrowthViolation.MilestoneNotCompleted(completed));
        }
        return datafile.milestone(completed)
                .<RuleViolation>toEither(() -> new GrowthViolation.UnknownMilestone(completed))
                .flatMap(old -> fresh(datafile, chosen)
                        .map(other -> new GrowthResult(
                                datafile.withMilestones(datafile.milestones().replace(old, other)),
                                ((ImmutableExperience) experience)
                                        .withCompleted(experience.completed().remove(completed)),
                                0)));
    }

    // A hero cannot have the same milestone twice, because the limits count for each milestone by name.
    private static Either<RuleViolation, Milestone> fresh(Datafile datafile, Milestone chosen) {
        if (datafile.milestone(chosen.name()).isDefined()) {
            return Either.left(new GrowthViolation.AlreadyOnDatafile(DatafilePart.MILESTONE, chosen.name()));
        }
        return broken(datafile, datafile.withMilestones(datafile.milestones().append(chosen)))
                .headOption()
                .map(Either::<RuleViolation, Milestone>left)
                .getOrElse(() -> Either.right(chosen));
    }

    /** Returns the faults that the datafile has after a change but did not have before. */
    private static Vector<RuleViolation> broken(Datafile before, Datafile after) {
        return Vector.narrow(DatafileCheck.faults(after).removeAll(DatafileCheck.faults(before)));
    }

    /** Spends XP. Returns the hero afterwards, or every reason against the purchase. */
    @Rule({XP_SPEND, DATAFILE})
    public static Validation<Seq<RuleViolation>, GrowthResult> spend(
            Experience experience, Datafile datafile, SceneKind scene, XpSpend spend) {
        int price = spend.price(datafile);
        Vector<RuleViolation> faults = Vector.empty();
        if (scene != SceneKind.TRANSITION) {
            faults = faults.append(new GrowthViolation.NotATransitionScene());
        }
        if (experience.xp() < price) {
            faults = faults.append(new GrowthViolation.NotEnoughXp(price, experience.xp()));
        }
        faults = faults.appendAll(spend.unlocks()
                .filter(experience.unlocked()::contains)
                .map(resource -> new GrowthViolation.AlreadyOnDatafile(DatafilePart.RESOURCE, resource)));
        // The change is applied only if it fits the datafile.
        Vector<GrowthViolation> unfit = spend.faults(datafile);
        Datafile changed = unfit.isEmpty() ? spend.change(datafile) : datafile;
        faults = faults.appendAll(unfit).appendAll(broken(datafile, changed));
        if (!faults.isEmpty()) {
            return Validation.invalid(faults);
        }
        Experience rest = ((ImmutableExperience) experience)
                .withXp(experience.xp() - price)
                .withUnlocked(experience.unlocked().appendAll(spend.unlocks()))
                .withSessionPlotPoints(Math.min(
                        experience.sessionPlotPoints() + spend.plotPoints(), Experience.MAX_SESSION_PLOT_POINTS));
        return Validation.valid(new GrowthResult(changed, rest, spend.plotPoints()));
    }
}
