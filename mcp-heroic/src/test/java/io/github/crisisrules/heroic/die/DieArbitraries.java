package io.github.crisisrules.heroic.die;

import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Dice, pools and rolls for properties. */
public final class DieArbitraries {
    private DieArbitraries() {}

    /** Any size. */
    public static Arbitrary<DieSize> sizes() {
        return Arbitraries.of(DieSize.class);
    }

    /** Pools of this many dice. */
    public static Arbitrary<Pool> pools(int least, int most) {
        return sizes().list().ofMinSize(least).ofMaxSize(most).map(Pool::ofAll);
    }

    /** Rolled dice of every size; ones are common. */
    public static Arbitrary<Roll> rolls(int least, int most) {
        Arbitrary<RolledDie> die = sizes().flatMap(size -> Arbitraries.integers()
                .between(1, size.sides())
                .withDistribution(net.jqwik.api.RandomDistribution.uniform())
                .map(face -> new RolledDie(size, face)));
        return die.list().ofMinSize(least).ofMaxSize(most).map(dice -> new Roll(Vector.ofAll(dice)));
    }

    /** Every pool of up to this many dice, the empty one too. */
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
