package io.github.crisisrules.heroic.growth;

import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.testing.heroic.DatafileArbitraries;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Heroes with XP and the purchases that they can think of, for properties. */
public final class GrowthArbitraries {
    /** A name that no generated datafile has. */
    static final String NEW = "Novelty";

    private GrowthArbitraries() {}

    /** Returns 0 to 40 XP with 1 to 5 PP per session. */
    public static Arbitrary<Experience> experience() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 40),
                        Arbitraries.integers().between(1, 5))
                .as((xp, points) ->
                        Experience.builder().xp(xp).sessionPlotPoints(points).build());
    }

    /** A datafile and a purchase for its hero. */
    public record Purchase(Datafile datafile, XpSpend spend) {}

    /** Returns purchases of every kind; about half of them fit the datafile. */
    public static Arbitrary<Purchase> purchases() {
        return DatafileArbitraries.datafiles()
                .flatMap(datafile ->
                        Arbitraries.of(conceivable(datafile).asJava()).map(spend -> new Purchase(datafile, spend)));
    }

    /** Returns the hits of milestones in a row: each names one of two milestones of the hero and a trigger. */
    public static Arbitrary<Vector<Hit>> hits() {
        return Combinators.combine(Arbitraries.of("Milestone 1", "Milestone 2"), Arbitraries.of(MilestoneTier.class))
                .as(Hit::new)
                .list()
                .ofMaxSize(8)
                .map(Vector::ofAll);
    }

    /** A trigger of a milestone. */
    public record Hit(String milestone, MilestoneTier tier) {}

    /** Returns one to four milestones of an event. */
    public static Arbitrary<Vector<Milestone>> eventMilestones() {
        return Arbitraries.integers()
                .between(1, 4)
                .map(count -> Vector.rangeClosed(1, count).map(i -> new Milestone("Breakout " + i, "")));
    }

    private static Vector<XpSpend> conceivable(Datafile datafile) {
        Vector<AffiliationKind> company = Vector.of(AffiliationKind.values());
        Vector<String> names = Vector.of(NEW, datafile.distinctions().head());
        return Vector.<XpSpend>of(
                        new XpSpend.GainPlotPoint(),
                        new XpSpend.UnlockResource(NEW, false),
                        new XpSpend.UnlockResource(NEW, true),
                        new XpSpend.AddSpecialty(NEW),
                        new XpSpend.UpgradeSpecialty(NEW))
                .appendAll(company.flatMap(one -> company.map(other -> new XpSpend.SwitchAffiliations(one, other))))
                .appendAll(datafile.distinctions()
                        .flatMap(one -> names.map(name -> new XpSpend.ReplaceDistinction(one, name))))
                .appendAll(datafile.specialties()
                        .map(Specialty::name)
                        .flatMap(name -> Vector.of(new XpSpend.UpgradeSpecialty(name), new XpSpend.AddSpecialty(name))))
                .appendAll(datafile.powerSets().flatMap(GrowthArbitraries::ofPowerSet));
    }

    private static Vector<XpSpend> ofPowerSet(PowerSet set) {
        return Vector.<XpSpend>of(
                        new XpSpend.AddLimit(set.name(), NEW),
                        new XpSpend.AddSfx(set.name(), new Sfx(NEW, true)),
                        new XpSpend.AddPower(set.name(), NEW, PowerKind.OTHER),
                        new XpSpend.AddPower(NEW, NEW, PowerKind.OTHER),
                        new XpSpend.ReplacePowerSet(
                                set.name(),
                                PowerSet.builder()
                                        .name(NEW)
                                        .addPowers(Power.of(NEW, DieSize.D8))
                                        .build()))
                .appendAll(set.powers()
                        .map(Power::name)
                        .flatMap(power -> Vector.of(
                                new XpSpend.StepUpPower(power),
                                new XpSpend.AddPower(set.name(), power, PowerKind.OTHER))))
                .appendAll(set.limits()
                        .flatMap(limit -> Vector.of(
                                new XpSpend.AddLimit(set.name(), limit),
                                new XpSpend.RemoveLimit(set.name(), limit),
                                new XpSpend.ReplaceLimit(set.name(), limit, NEW))));
    }
}
