package io.github.crisisrules.testing.encounter;

import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTier;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of Momentum and of tracks as a caller could read them off the printed picture. */
public final class MomentumArbitraries {
    private MomentumArbitraries() {}

    /** Returns any Momentum from 0 to 12. */
    public static Arbitrary<Momentum> momenta() {
        return Arbitraries.integers().between(0, Momentum.HIGHEST).map(Momentum::of);
    }

    /**
     * Returns valid tracks, by construction: four different cuts divide 0 to 12 into five tiers, and the sorted tools, damages
     * and bonuses belong to the tiers in this order.
     */
    public static Arbitrary<MomentumTrack> tracks() {
        Arbitrary<Vector<Integer>> cuts = sorted(Arbitraries.integers()
                .between(1, Momentum.HIGHEST)
                .list()
                .uniqueElements()
                .ofSize(MomentumTrack.TIER_COUNT - 1));
        Arbitrary<Vector<MovementTool>> tools = fiveOf(Arbitraries.of(MovementTool.class));
        Arbitrary<Vector<Integer>> damages = fiveOf(Arbitraries.integers().between(0, 4));
        Arbitrary<Vector<Integer>> bonuses = fiveOf(Arbitraries.integers().between(0, 5));
        return Combinators.combine(cuts, tools, damages, bonuses, Arbitraries.of(MovementTool.class))
                .as((begins, pushes, contacts, defences, subdued) -> {
                    Vector<Integer> from = begins.prepend(0);
                    Vector<Integer> to = begins.map(next -> next - 1).append(Momentum.HIGHEST);
                    return new MomentumTrack(
                            Vector.range(0, MomentumTrack.TIER_COUNT)
                                    .map(i -> new MomentumTier(
                                            from.get(i), to.get(i), pushes.get(i), contacts.get(i), defences.get(i))),
                            subdued);
                });
    }

    private static <T extends Comparable<T>> Arbitrary<Vector<T>> fiveOf(Arbitrary<T> values) {
        return sorted(values.list().ofSize(MomentumTrack.TIER_COUNT));
    }

    private static <T extends Comparable<T>> Arbitrary<Vector<T>> sorted(Arbitrary<java.util.List<T>> lists) {
        return lists.map(list -> Vector.ofAll(list).sorted());
    }
}
