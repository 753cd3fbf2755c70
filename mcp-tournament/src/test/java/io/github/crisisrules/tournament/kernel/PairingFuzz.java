package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whole events with drops, rejoins and byes, and pools of every kind, each pairing against the independent matching. Long;
 * not part of the ordinary build, but of the profile {@code fuzz}. A failure names its seed: put it into {@code regressions.txt}.
 */
@Tag("fuzz")
class PairingFuzz {
    private static final int RUNS = Integer.getInteger("fuzz.runs", 2000);

    @Test
    void everyRoundOfEveryEventIsOptimal() {
        Seed seed = Seed.of(Long.getLong("fuzz.seed", 1));
        for (int i = 0; i < RUNS; i++) {
            event(seed.split("event", i));
        }
    }

    @Test
    void everyPoolIsOptimal() {
        Seed seed = Seed.of(Long.getLong("fuzz.seed", 1));
        for (int i = 0; i < RUNS; i++) {
            pool(seed.split("field", i));
        }
    }

    static void pool(Seed seed) {
        SwissKernelProperties.agreesWithTheLiteralReading(seed, 60);
    }

    /** One event; the players who are there are paired by dense indices in the order of their numbers. */
    static void event(Seed seed) {
        RandomSource random = seed.random();
        int players = 5 + random.below(36);
        int drawn = random.below(3) * 5;
        PlainPool all = new PlainPool(new int[players]);
        boolean[] away = new boolean[players];
        boolean[] bye = new boolean[players];
        int rounds = 3 + random.below(8);
        for (int round = 0; round < rounds; round++) {
            for (int p = 0; p < players; p++) {
                away[p] = random.below(100) < (away[p] ? 60 : 5);
            }
            int[] present = IntStream.range(0, players).filter(p -> !away[p]).toArray();
            if (present.length % 2 != 0) {
                present = giveBye(all, bye, present);
            }
            PlainPool pool = part(all, present);
            int[] pairs = pool.pair(random);
            LiteralMatching literal = new LiteralMatching(pool.bigCosts());
            assertThat(literal.provesItself()).isTrue();
            assertThat(pool.cost(pairs))
                    .as("event %s, round %d: %s", seed, round, pool)
                    .isEqualTo(pool.cost(SwissKernelProperties.listed(literal.mates())));
            for (int i = 0; i < pairs.length; i += 2) {
                PlainPools.play(all, present[pairs[i]], present[pairs[i + 1]], drawn, random);
            }
        }
    }

    private static int[] giveBye(PlainPool all, boolean[] bye, int[] present) {
        int lucky = Arrays.stream(present)
                .boxed()
                .min((p, q) -> bye[p] != bye[q] ? Boolean.compare(bye[p], bye[q]) : all.points[p] - all.points[q])
                .orElseThrow();
        bye[lucky] = true;
        all.points[lucky] += 3;
        return Arrays.stream(present).filter(p -> p != lucky).toArray();
    }

    private static PlainPool part(PlainPool all, int[] present) {
        PlainPool pool =
                new PlainPool(Arrays.stream(present).map(p -> all.points[p]).toArray());
        for (int i = 0; i < present.length; i++) {
            for (int j = 0; j < present.length; j++) {
                pool.met[i][j] = all.met[present[i]][present[j]];
            }
        }
        return pool;
    }
}
