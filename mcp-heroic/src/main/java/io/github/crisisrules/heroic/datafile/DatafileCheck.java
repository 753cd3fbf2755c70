package io.github.crisisrules.heroic.datafile;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;

import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;

/** Whether a datafile is complete and unambiguous; every fault is told at once. */
public final class DatafileCheck {
    private DatafileCheck() {}

    /** The datafile, or all that is wrong with it. */
    @Rule(DATAFILE)
    public static Validation<Seq<DatafileViolation>, Datafile> check(Datafile datafile) {
        Vector<DatafileViolation> faults = Vector.empty();
        faults = faults.appendAll(missing("distinctions", datafile.distinctions()))
                .appendAll(missing("power sets", datafile.powerSets()))
                .appendAll(names("distinctions", datafile.distinctions()))
                .appendAll(names("power sets", datafile.powerSets().map(PowerSet::name)))
                .appendAll(names(
                        "powers", datafile.powerSets().flatMap(PowerSet::powers).map(Power::name)))
                .appendAll(
                        names("SFX", datafile.powerSets().flatMap(PowerSet::sfx).map(Sfx::name)))
                .appendAll(names("limits", datafile.powerSets().flatMap(PowerSet::limits)))
                .appendAll(names("specialties", datafile.specialties().map(Specialty::name)))
                .appendAll(names("milestones", datafile.milestones().map(Milestone::name)))
                .appendAll(datafile.powerSets().flatMap(set -> missing("powers in " + set.name(), set.powers())));
        return faults.isEmpty() ? Validation.valid(datafile) : Validation.invalid(faults);
    }

    private static Vector<DatafileViolation> missing(String part, Seq<?> things) {
        return things.isEmpty() ? Vector.of(new DatafileViolation.NothingThere(part)) : Vector.empty();
    }

    private static Vector<DatafileViolation> names(String part, Vector<String> names) {
        Vector<DatafileViolation> twice = names.distinct()
                .filter(name -> names.count(name::equals) > 1)
                .map(name -> new DatafileViolation.NamedTwice(part, name));
        return names.exists(String::isBlank) ? twice.append(new DatafileViolation.NoName(part)) : twice;
    }
}
