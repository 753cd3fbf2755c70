package io.github.crisisrules.testing.heroic;

import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.die.RolledDie;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;

/** Generators of dice, pools and rolls. */
public final class DieArbitraries {
    private DieArbitraries() {}

    /** Returns any size. */
    public static Arbitrary<DieSize> sizes() {
        return Arbitraries.of(DieSize.class);
    }

    /** Returns pools of {@code least} to {@code most} dice. */
    public static Arbitrary<Pool> pools(int least, int most) {
        return sizes().list().ofMinSize(least).ofMaxSize(most).map(Pool::ofAll);
    }

    /** Returns rolls of {@code least} to {@code most} dice of every size, with every face equally likely. */
    public static Arbitrary<Roll> rolls(int least, int most) {
        return roll(dice(1).list().ofMinSize(least).ofMaxSize(most));
    }

    /** Returns rolls of {@code least} to {@code most} dice of which none shows 1. */
    public static Arbitrary<Roll> usableRolls(int least, int most) {
        return roll(dice(2).list().ofMinSize(least).ofMaxSize(most));
    }

    /** Returns rolls of up to {@code most} dice, each with a copy whose dice lie in another order. */
    public static Arbitrary<Tuple2<Roll, Roll>> shuffledRolls(int most) {
        return dice(1).list()
                .ofMaxSize(most)
                .flatMap(dice -> roll(Arbitraries.shuffle(dice))
                        .map(shuffled -> Tuple.of(new Roll(Vector.ofAll(dice)), shuffled)));
    }

    private static Arbitrary<RolledDie> dice(int leastFace) {
        return sizes().flatMap(size -> Arbitraries.integers()
                .between(leastFace, size.sides())
                .withDistribution(RandomDistribution.uniform())
                .map(face -> new RolledDie(size, face)));
    }

    private static Arbitrary<Roll> roll(Arbitrary<List<RolledDie>> dice) {
        return dice.map(those -> new Roll(Vector.ofAll(those)));
    }

    /** Returns every pool of up to {@code dice} dice, including the empty one. */
    public static Vector<Pool> poolsUpTo(int dice) {
        Vector<Pool> pools = Vector.of(Pool.empty());
        Vector<Pool> last = pools;
        for (int i = 0; i < dice; i++) {
            last = last.flatMap(pool -> DieSize.all().map(pool::plus)).distinct();
            pools = pools.appendAll(last);
        }
        return pools;
    }
}
