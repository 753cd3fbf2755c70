package io.github.crisisrules.testing.tournament;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of players to pair, as pools arise in events: some rounds were paired at random and won, drawn or lost. */
public final class PairingArbitraries {
    private PairingArbitraries() {}

    /** Returns pools of 2 to {@code most} players after 0 to 4 rounds; in some, one pair is excluded. */
    public static Arbitrary<PairingPool> pools(int most) {
        return Combinators.combine(
                        Arbitraries.integers().between(1, most / 2),
                        Arbitraries.integers().between(0, 4),
                        Arbitraries.longs())
                .as((half, rounds, seed) -> pool(2 * half, rounds, Seed.of(seed)));
    }

    /** Returns any seed. */
    public static Arbitrary<Seed> seeds() {
        return Arbitraries.longs().map(Seed::of);
    }

    /** Returns the pool of an even number of {@code players} after {@code rounds} rounds with 3, 1 and 0 points; all else follows from the seed. */
    public static PairingPool pool(int players, int rounds, Seed seed) {
        RandomSource random = seed.random();
        int[] points = new int[players];
        List<List<PlayerId>> met = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            met.add(new ArrayList<>());
        }
        int[] order = new int[players];
        for (int i = 0; i < players; i++) {
            order[i] = i;
        }
        for (int round = 0; round < rounds; round++) {
            random.shuffle(order);
            for (int i = 0; i < players; i += 2) {
                int outcome = random.below(8);
                points[order[i]] += outcome == 0 ? 1 : 3;
                points[order[i + 1]] += outcome == 0 ? 1 : 0;
                met.get(order[i]).add(PlayerId.of(order[i + 1] + 1));
                met.get(order[i + 1]).add(PlayerId.of(order[i] + 1));
            }
        }
        Vector<Pairing> excluded = players > 3 && random.below(4) == 0 ? Vector.of(Pairing.of(1, 2)) : Vector.empty();
        return PairingPool.of(
                Vector.range(0, players)
                        .map(i -> PoolPlayer.of(PlayerId.of(i + 1), points[i], Vector.ofAll(met.get(i)))),
                excluded);
    }
}
