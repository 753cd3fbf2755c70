package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;

/** The validation of a datafile: it must be complete and unambiguous. All faults are reported at once. */
public final class DatafileCheck {
    private DatafileCheck() {}

    /** Returns the datafile if it is valid, otherwise all its faults. */
    @Rule(DATAFILE)
    public static Validation<Seq<DatafileViolation>, Datafile> check(Datafile datafile) {
        Seq<DatafileViolation> faults = faults(datafile);
        return faults.isEmpty() ? Validation.valid(datafile) : Validation.invalid(faults);
    }

    /** Returns all faults of the datafile. */
    @Rule(DATAFILE)
    public static Vector<DatafileViolation> faults(Datafile datafile) {
        String whose = PlainName.shown(datafile.name());
        Vector<PowerSet> sets = datafile.powerSets();
        return missing(whose, DatafilePart.DISTINCTION, datafile.distinctions())
                .appendAll(missing(whose, DatafilePart.POWER_SET, sets))
                .appendAll(names(whose, DatafilePart.DISTINCTION, datafile.distinctions()))
                .appendAll(names(whose, DatafilePart.POWER_SET, sets.map(PowerSet::name)))
                .appendAll(names(
                        whose,
                        DatafilePart.POWER,
                        sets.flatMap(PowerSet::powers).map(Power::name)))
                .appendAll(names(
                        whose, DatafilePart.SFX, sets.flatMap(PowerSet::sfx).map(Sfx::name)))
                .appendAll(names(whose, DatafilePart.LIMIT, sets.flatMap(PowerSet::limits)))
                .appendAll(names(
                        whose, DatafilePart.SPECIALTY, datafile.specialties().map(Specialty::name)))
                .appendAll(names(
                        whose, DatafilePart.MILESTONE, datafile.milestones().map(Milestone::name)))
                .appendAll(printable(
                        whose,
                        DatafilePart.TRIGGERS,
                        datafile.milestones().map(Milestone::triggers),
                        PlainName.LONGEST_SENTENCE))
                .appendAll(sets.filter(set -> set.powers().isEmpty())
                        .map(set -> new DatafileViolation.EmptyPowerSet(whose, set.name())));
    }

    private static Vector<DatafileViolation> missing(String whose, DatafilePart part, Seq<?> things) {
        return things.isEmpty() ? Vector.of(new DatafileViolation.EmptyPart(whose, part)) : Vector.empty();
    }

    private static Vector<DatafileViolation> names(String whose, DatafilePart part, Vector<String> names) {
        Vector<DatafileViolation> twice = names.distinctBy(PlainName::key)
                .filter(name -> names.count(other -> Trait.isSameName(name, other)) > 1)
                .map(name -> new DatafileViolation.DuplicateName(whose, part, name));
        return (names.exists(String::isBlank) ? twice.append(new DatafileViolation.MissingName(whose, part)) : twice)
                .appendAll(printable(whose, part, names, PlainName.LONGEST));
    }

    /** Returns a fault for each text that is not printable. Blank texts are reported elsewhere. */
    private static Vector<DatafileViolation> printable(
            String whose, DatafilePart part, Vector<String> texts, int longest) {
        return texts.filter(text -> !text.isBlank())
                .flatMap(text -> PlainName.fault(text, longest))
                .map(fault -> new DatafileViolation.NotPrintable(whose, part, fault));
    }
}
