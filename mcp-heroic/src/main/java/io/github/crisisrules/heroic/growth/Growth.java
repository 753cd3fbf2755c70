package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.MILESTONE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.DatafileCheck;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;

/** Gaining and spending XP. */
public final class Growth {
    private Growth() {}

    /** The experience after a trigger of a milestone; 3 XP once in a scene and 10 XP once in an Act, for each milestone. */
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
            return Either.left(new GrowthViolation.AlreadyHit(milestone, tier));
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

    /** At setup a milestone may be replaced by one of the event; other players may have chosen the same. */
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

    /** Once the 10 XP of a milestone were gained, a new one may take its place; datafile and experience come back. */
    @Rule(XP_GAIN)
    public static Either<RuleViolation, Grown> chooseNew(
            Experience experience, Datafile datafile, String completed, Milestone chosen) {
        if (!experience.completed().contains(completed)) {
            return Either.left(new GrowthViolation.MilestoneNotCompleted(completed));
        }
        return datafile.milestone(completed)
                .<RuleViolation>toEither(() -> new GrowthViolation.UnknownMilestone(completed))
                .flatMap(old -> fresh(datafile, chosen)
                        .map(other -> new Grown(
                                datafile.withMilestones(datafile.milestones().replace(old, other)),
                                ((ImmutableExperience) experience)
                                        .withCompleted(experience.completed().remove(completed)),
                                0)));
    }

    // Nobody has the same milestone twice; its limits could not be told apart.
    private static Either<RuleViolation, Milestone> fresh(Datafile datafile, Milestone chosen) {
        if (datafile.milestone(chosen.name()).isDefined()) {
            return Either.left(new GrowthViolation.AlreadyOnDatafile("milestone", chosen.name()));
        }
        return broken(datafile, datafile.withMilestones(datafile.milestones().append(chosen)))
                .headOption()
                .map(Either::<RuleViolation, Milestone>left)
                .getOrElse(() -> Either.right(chosen));
    }

    /** Faults that the datafile has after a change and did not have before: its names must all be different. */
    private static Vector<RuleViolation> broken(Datafile before, Datafile after) {
        return Vector.narrow(DatafileCheck.faults(after).removeAll(DatafileCheck.faults(before)));
    }

    /** The hero after spending XP, or every reason against it. */
    @Rule({XP_SPEND, DATAFILE})
    public static Validation<Seq<RuleViolation>, Grown> spend(
            Experience experience, Datafile datafile, SceneKind scene, XpSpend spend) {
        int price = spend.price(datafile);
        Vector<RuleViolation> faults = Vector.empty();
        if (scene != SceneKind.TRANSITION) {
            faults = faults.append(new GrowthViolation.NotATransitionScene());
        }
        if (experience.xp() < price) {
            faults = faults.append(new GrowthViolation.TooFewXp(price, experience.xp()));
        }
        faults = faults.appendAll(spend.unlocks()
                .filter(experience.unlocked()::contains)
                .map(resource -> new GrowthViolation.AlreadyOnDatafile("resource", resource)));
        // Only a spend that fits the datafile can be tried on it.
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
                        experience.sessionPlotPoints() + spend.plotPoints(), Experience.MOST_SESSION_PLOT_POINTS));
        return Validation.valid(new Grown(changed, rest, spend.plotPoints()));
    }
}
