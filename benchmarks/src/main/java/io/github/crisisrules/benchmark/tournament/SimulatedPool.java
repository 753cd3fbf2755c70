package io.github.crisisrules.benchmark.tournament;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import io.github.crisisrules.tournament.pairing.PairingCost;
import io.github.crisisrules.tournament.pairing.PairingPool;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.pairing.PoolPlayer;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The players of an event after some simulated rounds: win 3, draw 1, loss 0, every match a coin toss. */
final class SimulatedPool {
    final int[] points;
    final int[] vps;
    final int rounds;
    Meetings met;
    final Meetings forbidden;

    private SimulatedPool(int players, int rounds) {
        this.points = new int[players];
        this.vps = new int[players];
        this.rounds = rounds;
        this.met = Meetings.none(players);
        this.forbidden = Meetings.none(players);
    }

    static SimulatedPool after(int players, int rounds, int drawnPercent, Seed seed) {
        SimulatedPool pool = new SimulatedPool(players, rounds);
        RandomSource random = seed.random();
        int[] first = new int[players / 2 * rounds];
        int[] second = new int[first.length];
        int count = 0;
        for (int round = 0; round < rounds; round++) {
            int[] pairs = pool.pair(random);
            for (int i = 0; i < players; i += 2) {
                first[count] = pairs[i];
                second[count++] = pairs[i + 1];
                pool.vps[pairs[i]] += random.below(30);
                pool.vps[pairs[i + 1]] += random.below(30);
                if (random.below(100) < drawnPercent) {
                    pool.points[pairs[i]]++;
                    pool.points[pairs[i + 1]]++;
                } else {
                    pool.points[pairs[i + random.below(2)]] += 3;
                }
            }
            pool.met = Meetings.among(players, Arrays.copyOf(first, count), Arrays.copyOf(second, count));
        }
        return pool;
    }

    /** Returns {@code count} simulated pools, all regular or all irregular. */
    static List<SimulatedPool> some(int count, int players, int rounds, int drawnPercent, boolean regular) {
        List<SimulatedPool> pools = new ArrayList<>();
        for (int i = 0; pools.size() < count; i++) {
            SimulatedPool pool = after(players, rounds, drawnPercent, Seed.of(i));
            if (pool.isRegular() == regular) {
                pools.add(pool);
            }
        }
        return pools;
    }

    /**
     * Makes a large pool irregular, which hardly ever happens by chance: three times, two players who have met
     * share a score of their own, above all others.
     */
    SimulatedPool disturbed() {
        int[] pairs = pair(Seed.of(1).random());
        for (int k = 1; k <= 3; k++) {
            int one = pairs[points.length / 4 * k];
            int[] others = {one};
            for (int p = 0; p < points.length && others.length == 1; p++) {
                if (met.any(one, p)) {
                    others = new int[] {one, p};
                }
            }
            int value = 3 * rounds - 1 + 10 * k;
            points[others[0]] = value;
            points[others[1]] = value;
        }
        return this;
    }

    boolean isRegular() {
        PairingPool pool = PairingPool.of(values());
        return PairingCost.of(pool, PairingSystem.swiss().pair(pool, Seed.of(1)).pairs())
                .equals(PairingCost.parity(pool));
    }

    /** Returns the players as values, with their number, points and opponents. */
    Vector<PoolPlayer> values() {
        return Vector.tabulate(points.length, p -> {
            int[] others = new int[met.degree(p)];
            met.copyOthers(p, others, 0);
            return PoolPlayer.of(
                    PlayerId.of(p + 1), points[p], Vector.ofAll(others).map(other -> PlayerId.of(other + 1)));
        });
    }

    int[] pair(RandomSource random) {
        return SwissKernel.pair(new PairingState(points, met, forbidden), random);
    }
}
