package io.github.crisisrules.testing.heroic;

import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of datafiles. Names are numbered, as in {@code Power 2.1}, so that they are distinct by construction. */
public final class DatafileArbitraries {
    private DatafileArbitraries() {}

    /** Returns the dice of the three affiliations, which may be equal. */
    public static Arbitrary<Affiliations> affiliations() {
        return Combinators.combine(DieArbitraries.sizes(), DieArbitraries.sizes(), DieArbitraries.sizes())
                .as(Affiliations::new);
    }

    /** Returns valid datafiles: one to three distinctions and power sets, up to three specialties, two milestones. */
    public static Arbitrary<Datafile> datafiles() {
        return Combinators.combine(
                        affiliations(),
                        Arbitraries.integers().between(1, 3),
                        shapes().list().ofMinSize(1).ofMaxSize(3),
                        Arbitraries.of(Mastery.class).list().ofMaxSize(3))
                .as((affiliations, distinctions, sets, masteries) -> Datafile.builder()
                        .name("Hero")
                        .affiliations(affiliations)
                        .distinctions(numbered("Distinction", distinctions))
                        .powerSets(Vector.ofAll(sets).zipWithIndex((shape, i) -> powerSet(shape, i + 1)))
                        .specialties(Vector.ofAll(masteries)
                                .zipWithIndex((mastery, i) -> new Specialty("Specialty " + (i + 1), mastery)))
                        .milestones(numbered("Milestone", 2).map(name -> new Milestone(name, "")))
                        .build());
    }

    /** The variable parts of a power set. */
    private record Shape(List<Power> powers, int sfx, int limits) {}

    private static Arbitrary<Shape> shapes() {
        Arbitrary<Power> powers = Combinators.combine(DieArbitraries.sizes(), Arbitraries.of(PowerKind.class))
                .as((die, kind) -> new Power("Power", die, kind));
        return Combinators.combine(
                        powers.list().ofMinSize(1).ofMaxSize(3),
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.integers().between(0, 3))
                .as(Shape::new);
    }

    private static PowerSet powerSet(Shape shape, int number) {
        return PowerSet.builder()
                .name("Power Set " + number)
                .powers(Vector.ofAll(shape.powers)
                        .zipWithIndex(
                                (power, i) -> new Power("Power " + number + "." + (i + 1), power.die(), power.kind())))
                .sfx(numbered("SFX " + number + ".", shape.sfx).map(name -> new Sfx(name, true)))
                .limits(numbered("Limit " + number + ".", shape.limits))
                .build();
    }

    private static Vector<String> numbered(String name, int count) {
        return Vector.rangeClosed(1, count).map(i -> name + (name.endsWith(".") ? "" : " ") + i);
    }
}
