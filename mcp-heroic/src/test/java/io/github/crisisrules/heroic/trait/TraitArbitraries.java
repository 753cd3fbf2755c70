package io.github.crisisrules.heroic.trait;

import io.github.crisisrules.heroic.die.DieSize;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Traits for properties. */
final class TraitArbitraries {
    private TraitArbitraries() {}

    /** Returns traits of every kind, each named kind with one of two names. */
    static Arbitrary<Trait> traits() {
        Vector<Trait> named = Vector.of("Rope", "Smoke")
                .flatMap(name -> Vector.of(
                        Trait.distinction(name),
                        Trait.sceneDistinction(name),
                        Trait.power(name),
                        Trait.specialty(name),
                        Trait.asset(name),
                        Trait.resource(name),
                        Trait.complication(name),
                        Trait.push(name),
                        Trait.stunt(name)));
        Vector<Trait> typed = Vector.of(StressType.values())
                .flatMap(type -> Vector.of(Trait.stress(type), Trait.trauma(type), Trait.ownStress(type)));
        return Arbitraries.of(named.appendAll(typed)
                .appendAll(Vector.of(Trait.solo(), Trait.buddy(), Trait.team()))
                .appendAll(DieSize.all().map(Trait::doom))
                .asJava());
    }
}
