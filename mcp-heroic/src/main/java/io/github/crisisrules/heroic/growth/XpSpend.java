package io.github.crisisrules.heroic.growth;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.DatafilePart;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A purchase with XP. It knows its price, the reasons why a datafile may not allow it, and the change to the
 * datafile.
 */
@Rule(XP_SPEND)
public sealed interface XpSpend extends Describable {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the price in XP. */
    int price(Datafile datafile);

    /** Returns every reason why this datafile does not allow the purchase. */
    default Vector<GrowthViolation> faults(Datafile datafile) {
        return Vector.empty();
    }

    /**
     * Returns the datafile after the purchase, which must be without faults. Some purchases do not change the
     * datafile.
     */
    default Datafile change(Datafile datafile) {
        return datafile;
    }

    /** Returns the number of PP received at once. */
    default int plotPoints() {
        return 0;
    }

    /** Returns the event resource that the purchase unlocks, if any. */
    default Option<String> unlocks() {
        return Option.none();
    }

    /** A purchase that costs 5 XP. */
    sealed interface FiveXpSpend extends XpSpend {
        @Override
        default int price(Datafile datafile) {
            return 5;
        }
    }

    /** A purchase that costs 10 XP. */
    sealed interface TenXpSpend extends XpSpend {
        @Override
        default int price(Datafile datafile) {
            return 10;
        }
    }

    /** A purchase that costs 15 XP. */
    sealed interface FifteenXpSpend extends XpSpend {
        @Override
        default int price(Datafile datafile) {
            return 15;
        }
    }

    /** Buys one PP now, and one more at the start of each session, up to 5. */
    record GainPlotPoint() implements XpSpend {
        @Override
        public int price(Datafile datafile) {
            return 1;
        }

        @Override
        public int plotPoints() {
            return 1;
        }
    }

    /** Exchanges the dice of two affiliations. */
    record SwitchAffiliations(AffiliationKind first, AffiliationKind second) implements FiveXpSpend {
        @Override
        public Vector<GrowthViolation> faults(Datafile datafile) {
            return first == second ? Vector.of(new GrowthViolation.SameAffiliation()) : Vector.empty();
        }

        @Override
        public Datafile change(Datafile datafile) {
            return datafile.withAffiliations(datafile.affiliations().switched(first, second));
        }
    }

    /** Replaces a distinction. */
    record ReplaceDistinction(String before, String after) implements FiveXpSpend {
        @Override
        public Vector<GrowthViolation> faults(Datafile datafile) {
            return DatafileEdits.known(DatafilePart.DISTINCTION, before, datafile.distinctions())
                    .appendAll(DatafileEdits.fresh(DatafilePart.DISTINCTION, after, datafile.distinctions()));
        }

        @Override
        public Datafile change(Datafile datafile) {
            return datafile.withDistinctions(datafile.distinctions().replace(before, after));
        }
    }

    /** Adds a limit to a power set. */
    record AddLimit(String powerSet, String limit) implements FiveXpSpend {
        @Override
        public Vector<GrowthViolation> faults(Datafile datafile) {
            return DatafileEdits.in(
                    datafile, powerSet, set -> DatafileEdits.fresh(DatafilePart.LIMIT, limit, set.limits()));
        }

        @Override
        public Datafile change(Datafile datafile) {
            return DatafileEdits.changed(
                    datafile, powerSet, set -> set.withLimits(set.limits().append(limit)));
        }
    }

    /** Replaces a limit of a power set. */
    record ReplaceLimit(String powerSet, String before, String after) implements FiveXpSpend {
        @Override
        public Vector<GrowthViolation> faults(Datafile datafile) {
            return DatafileEdits.in(
                    datafile,
                    powerSet,
                    set -> DatafileEdits.known(DatafilePart.LIMIT, before, set.limits())
                            .appendAll(DatafileEdits.fresh(DatafilePart.LIMIT, after, set.limits())));
        }

        @Override
        public Datafile change(Datafile datafile) {
            return DatafileEdits.changed(
                    datafile, powerSet, set -> set.withLimits(set.limits().replace(before, after)));
        }
    }

    /** Unlocks a resource of the event: 5 XP for a minor one, 10 XP for a major one. */
    record UnlockResource(String resource, boolean isMajor) implements XpSpend {
        /**
         * Creates the purchase.
         *
         * @throws IllegalArgumentException if {@link PlainName} does not accept {@code resource}
         */
        public UnlockResource {
            PlainName.checked("a resource", resource);
        }

        @Override
        public int price(Datafile datafile) {
            return isMajor ? 10 : 5;
        }

        @Override
        public Option<String> unlocks() {
            return Option.some(resource);
        }
    }

    /** Adds a special effect to a power set. */
    record AddSfx(String powerSet, Sfx sfx) implements TenXpSpend {
        String name() {
            return sfx.name();
        }

        @Override
        public Vector<GrowthViolation> faults(Datafile datafile) {
            return DatafileEdits.in(
                    datafile,
                    powerSet,
                    set -> DatafileEdits.fresh(
                            DatafilePart.SFX, sfx.name(), set.sfx().map(Sfx::name)));
        }

        @Override
        public Datafile change(Datafile datafile) {
            return DatafileEdits.changed(
                    datafile, powerSet, set -> set.withSfx(set.sfx().append(sfx)));
        }
    }

    /** Steps up a power: 10 XP from D6 or D8, 15 XP from D10. */
    record StepUpPower(String power) implements XpSpend {
        @Override
        public int price(Datafile datafile) {
            return power(datafile).exists(one -> one.die() == DieSize.D10) ? 15 : 10;
        }

        @Override
        public Vector<GrowthViolation> faults(Datafile datafile) {
            return power(datafile)
                    .map(one -> one.die() == DieSize.D4 || one.die() == DieSize.D12
                            ? Vector.<GrowthViolation>of(new GrowthViolation.CannotStepUp(power, one.die()))
                            : Vector.<GrowthViolation>empty())
                    .getOrElse(() -> Vector.of(new GrowthViolation.NotOnDatafile(DatafilePart.POWER, power)));
        }

        @Override
        public Datafile change(Datafile datafile) {
            return datafile.withPowerSets(datafile.powerSets()
                    .map(set -> set.power(power)
                            .flatMap(one -> one.die().stepUp().map(up -> set.replacing(one, one.withDie(up))))
                            .getOrElse(set)));
        }

        private Option<Power> power(Datafile datafile) {
            return datafile.powerSetOf(power).flatMap(set -> set.power(power));
        }
    }

    /** Adds a D6 power to a power set. */
    record AddPower(String powerSet, String power, PowerKind kind) implements TenXpSpend {
        /**
         * Creates the purchase.
         *
         * @throws IllegalArgumentException if {@link PlainName} does not accept {@code power}
         */
        public AddPower {
            PlainName.checked("a power", power);
        }

        @Override
        public Vector<GrowthViolation> faults(Datafile datafile) {
            Vector<String> powers =
                    datafile.powerSets().flatMap(PowerSet::powers).map(Power::name);
            return DatafileEdits.in(datafile, powerSet, set -> DatafileEdits.fresh(DatafilePart.POWER, power, powers));
        }

        @Override
        public Datafile change(Datafile datafile) {
            return DatafileEdits.changed(
                    datafile, powerSet, set -> set.withPowers(set.powers().append(new Power(power, DieSize.D6, kind))));
        }
    }

    /** Removes a limit from a power set that has two or more. */
    record RemoveLimit(String powerSet, String limit) implements TenXpSpend {
        @Override
        public Vector<GrowthViolation> faults(Datafile datafile) {
            return DatafileEdits.in(
                    datafile,
                    powerSet,
                    set -> DatafileEdits.known(DatafilePart.LIMIT, limit, set.limits())
                            .appendAll(
                                    set.limits().size() < 2
                                            ? Vector.of(new GrowthViolation.LastLimit(powerSet))
                                            : Vector.empty()));
        }

        @Override
        public Datafile change(Datafile datafile) {
            return DatafileEdits.changed(
                    datafile, powerSet, set -> set.withLimits(set.limits().remove(limit)));
        }
    }

    /** Replaces a power set. */
    record ReplacePowerSet(String before, PowerSet after) implements FifteenXpSpend {
        String name() {
            return after.name();
        }

        @Override
        public Vector<GrowthViolation> faults(Datafile datafile) {
            return DatafileEdits.in(datafile, before, set -> {
                Vector<PowerSet> others = datafile.powerSets().remove(set);
                Vector<String> powers = others.flatMap(PowerSet::powers).map(Power::name);
                return DatafileEdits.fresh(DatafilePart.POWER_SET, after.name(), others.map(PowerSet::name))
                        .appendAll(after.powers()
                                .flatMap(power -> DatafileEdits.fresh(DatafilePart.POWER, power.name(), powers)));
            });
        }

        @Override
        public Datafile change(Datafile datafile) {
            return DatafileEdits.changed(datafile, before, set -> after);
        }
    }

    /** Adds an expert specialty. */
    record AddSpecialty(String specialty) implements FifteenXpSpend {
        @Override
        public Vector<GrowthViolation> faults(Datafile datafile) {
            return DatafileEdits.fresh(
                    DatafilePart.SPECIALTY, specialty, datafile.specialties().map(Specialty::name));
        }

        @Override
        public Datafile change(Datafile datafile) {
            return datafile.withSpecialties(datafile.specialties().append(new Specialty(specialty, Mastery.EXPERT)));
        }
    }

    /** Raises a specialty from expert to master. */
    record UpgradeSpecialty(String specialty) implements FifteenXpSpend {
        @Override
        public Vector<GrowthViolation> faults(Datafile datafile) {
            return datafile.specialty(specialty)
                    .map(one -> one.mastery() == Mastery.MASTER
                            ? Vector.<GrowthViolation>of(new GrowthViolation.AlreadyMaster(specialty))
                            : Vector.<GrowthViolation>empty())
                    .getOrElse(() -> Vector.of(new GrowthViolation.NotOnDatafile(DatafilePart.SPECIALTY, specialty)));
        }

        @Override
        public Datafile change(Datafile datafile) {
            return datafile.withSpecialties(datafile.specialties()
                    .map(one -> one.name().equals(specialty) ? new Specialty(specialty, Mastery.MASTER) : one));
        }
    }
}
