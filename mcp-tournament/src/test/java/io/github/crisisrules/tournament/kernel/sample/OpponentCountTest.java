package io.github.crisisrules.tournament.kernel.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.PairingState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The numbers of opponents in each lower group against sets listed one by one. */
class OpponentCountTest {
    private static final Seed SEED = Seed.of(62);

    @Test
    void everySetIsEquallyLikely() {
        // Three floats above groups of 3, 2 and 2 players, and five steps in all.
        PairingState pool =
                new PairingState(new int[] {3, 3, 3, 2, 2, 2, 1, 1, 0, 0}, Meetings.none(10), Meetings.none(10));
        Map<List<Integer>, Integer> seen =
                new TreeMap<>((one, other) -> one.toString().compareTo(other.toString()));
        OpponentCount sets = new OpponentCount(pool, 0, 3, 5, 3);
        for (int i = 0; i < 3000; i++) {
            seen.merge(numbers(sets, 3, 5, 3, i), 1, Integer::sum);
        }
        // Steps 1, 2 and 3. Five of three floats: 1 + 1 + 3 in C(3, 2) · 2 = 6 ways, 1 + 2 + 2 in 3 · C(2, 2) = 3 ways.
        assertThat(seen.keySet()).containsExactly(List.of(1, 2, 0), List.of(2, 0, 1));
        assertThat(seen.get(List.of(2, 0, 1))).isBetween(1900, 2100);
    }

    @Test
    void moreSetsThanALongCanCountAreSampledToo() {
        // 35 of 100 players are more than 2^63 sets; the floats must add up for any numbers of players.
        for (int i = 0; i < 100; i++) {
            RandomSource random = SEED.split("pool", i).random();
            PairingState pool = pool(random, 2 + random.below(6), 1 + random.below(60));
            int deepest = pool.groupCount() - 1;
            int floats = 2 + random.below(35);
            int steps = reachable(pool, floats, random);
            if (steps > 0) {
                List<Integer> numbers =
                        numbers(new OpponentCount(pool, 0, floats, steps, deepest), floats, steps, deepest, i);
                int players = 0;
                int groups = 0;
                for (int h = 0; h < numbers.size(); h++) {
                    assertThat(numbers.get(h)).isBetween(0, pool.size(h + 1));
                    players += numbers.get(h);
                    groups += numbers.get(h) * (h + 1);
                }
                assertThat(players).isEqualTo(floats);
                assertThat(groups).isEqualTo(steps);
            }
        }
        assertThat(OpponentCount.choose(100, 35).bitLength()).isGreaterThan(Long.SIZE);
    }

    private static List<Integer> numbers(OpponentCount sets, int floats, int steps, int deepest, int seed) {
        RandomSource random = SEED.split("draw", seed).random();
        List<Integer> numbers = new ArrayList<>();
        int f = floats;
        int s = steps;
        for (int i = 0; i < deepest; i++) {
            int count = sets.sample(random, i, f, s);
            numbers.add(count);
            f -= count;
            s -= count * (i + 1);
        }
        return numbers;
    }

    private static PairingState pool(RandomSource random, int groups, int largest) {
        List<Integer> points = new ArrayList<>();
        for (int g = 0; g < groups; g++) {
            for (int i = 1 + random.below(largest); i > 0; i--) {
                points.add(groups - g);
            }
        }
        int[] array = points.stream().mapToInt(Integer::intValue).toArray();
        return new PairingState(array, Meetings.none(array.length), Meetings.none(array.length));
    }

    /** The steps of a number of lower players picked at random; 0 if there are not as many. */
    private static int reachable(PairingState pool, int floats, RandomSource random) {
        int[] lower = new int[pool.order.length - pool.size(0)];
        System.arraycopy(pool.order, pool.size(0), lower, 0, lower.length);
        random.shuffle(lower);
        int steps = 0;
        for (int i = 0; i < floats; i++) {
            steps += lower.length < floats ? 0 : pool.groups.groupOf(pool.points[lower[i]]);
        }
        return steps;
    }
}
