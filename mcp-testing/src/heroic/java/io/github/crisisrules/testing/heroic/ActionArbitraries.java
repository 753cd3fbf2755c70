package io.github.crisisrules.testing.heroic;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Groups;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of the results of rolls, of dice that may be wanted in a pool, and of groups of characters. */
public final class ActionArbitraries {
    /** The characters that {@link #companies} chooses from. */
    public static final Vector<CastId> CAST =
            Vector.of("Ajax", "Blink", "Comet", "Dusk", "Echo", "Frost").map(CastId::new);

    private ActionArbitraries() {}

    /** Returns results with totals from 0 to 30, which covers margins past every step, and one to three effect dice. */
    public static Arbitrary<RollResult> results() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 30),
                        DieArbitraries.sizes().list().ofMinSize(1).ofMaxSize(3))
                .as((total, effects) -> new RollResult(total, Vector.ofAll(effects)));
    }

    /**
     * Returns dice that a character with the given datafile may want in a pool, in any order: every trait of the
     * datafile, and two traits of each other kind. About one die in six is an extra die.
     */
    public static Arbitrary<Vector<PoolDie>> offers(Datafile datafile) {
        return dice(datafile, Arbitraries.integers().between(1, 6).map(face -> face == 6));
    }

    /** Returns dice like {@link #offers}, none of which is an extra die. */
    public static Arbitrary<Vector<PoolDie>> freeOffers(Datafile datafile) {
        return dice(datafile, Arbitraries.just(false));
    }

    private static Arbitrary<Vector<PoolDie>> dice(Datafile datafile, Arbitrary<Boolean> extra) {
        Vector<Trait> others = Vector.of("Smoke", "Rubble")
                .flatMap(name -> Vector.of(
                        Trait.sceneDistinction(name),
                        Trait.asset(name),
                        Trait.resource(name),
                        Trait.push(name),
                        Trait.stunt(name),
                        Trait.complication(name)))
                .appendAll(Vector.of(StressType.values())
                        .flatMap(type -> Vector.of(Trait.stress(type), Trait.trauma(type), Trait.ownStress(type))));
        Arbitrary<Trait> traits =
                Arbitraries.of(datafile.traits().appendAll(others).asJava());
        return Combinators.combine(traits, DieArbitraries.sizes(), extra)
                .as(PoolDie::new)
                .list()
                .ofMaxSize(20)
                .map(Vector::ofAll);
    }

    /** Returns one to five different characters of {@link #CAST}, in any order. */
    public static Arbitrary<Vector<CastId>> companies() {
        return Arbitraries.shuffle(CAST.asJava())
                .flatMap(all -> Arbitraries.integers()
                        .between(1, 5)
                        .map(size -> Vector.ofAll(all).take(size)));
    }

    /** Returns the groups after up to six companies were formed, one after the other. */
    public static Arbitrary<Groups> groups() {
        return companies().list().ofMaxSize(6).map(all -> Vector.ofAll(all).foldLeft(Groups.none(), Groups::together));
    }
}
