package io.github.crisisrules.heroic.growth;

import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.DatafilePart;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** Checks and changes of a datafile that the purchases with XP share. */
final class DatafileEdits {
    private DatafileEdits() {}

    /** Returns a violation if {@code names} does not contain {@code name}. */
    static Vector<GrowthViolation> known(DatafilePart part, String name, Vector<String> names) {
        return names.contains(name) ? Vector.empty() : Vector.of(new GrowthViolation.NotOnDatafile(part, name));
    }

    /** Returns a violation if {@code names} already contains {@code name}. */
    static Vector<GrowthViolation> fresh(DatafilePart part, String name, Vector<String> names) {
        return names.exists(other -> Trait.isSameName(name, other))
                ? Vector.of(new GrowthViolation.AlreadyOnDatafile(part, name))
                : Vector.empty();
    }

    /** Returns the faults of the given power set, or a violation if the datafile does not have it. */
    static Vector<GrowthViolation> in(
            Datafile datafile, String powerSet, Function<PowerSet, Vector<GrowthViolation>> faults) {
        return datafile.powerSet(powerSet)
                .map(faults)
                .getOrElse(() -> Vector.of(new GrowthViolation.NotOnDatafile(DatafilePart.POWER_SET, powerSet)));
    }

    /** Returns a copy of the datafile with one power set changed. */
    static Datafile changed(Datafile datafile, String powerSet, Function<PowerSet, PowerSet> change) {
        return datafile.powerSet(powerSet)
                .map(set -> datafile.replacing(set, change.apply(set)))
                .getOrElse(datafile);
    }
}
