package io.github.crisisrules.heroic.growth;

import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** What the spends of XP have in common: parts of a datafile that have to be there, or must not be, and their change. */
final class Sheet {
    private Sheet() {}

    /** It has a part of this name. */
    static Vector<GrowthViolation> known(String part, String name, Vector<String> names) {
        return names.contains(name) ? Vector.empty() : Vector.of(new GrowthViolation.NotOnDatafile(part, name));
    }

    /** It has no part of this name. */
    static Vector<GrowthViolation> fresh(String part, String name, Vector<String> names) {
        return names.contains(name) ? Vector.of(new GrowthViolation.AlreadyOnDatafile(part, name)) : Vector.empty();
    }

    /** Why it cannot be bought: the power set is missing, or has these faults. */
    static Vector<GrowthViolation> in(
            Datafile datafile, String powerSet, Function<PowerSet, Vector<GrowthViolation>> faults) {
        return datafile.powerSet(powerSet)
                .map(faults)
                .getOrElse(() -> Vector.of(new GrowthViolation.NotOnDatafile("power set", powerSet)));
    }

    /** The datafile with one power set changed. */
    static Datafile changed(Datafile datafile, String powerSet, Function<PowerSet, PowerSet> change) {
        return datafile.powerSet(powerSet)
                .map(set -> datafile.replacing(set, change.apply(set)))
                .getOrElse(datafile);
    }
}
