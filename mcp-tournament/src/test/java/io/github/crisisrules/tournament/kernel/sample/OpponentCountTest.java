package io.github.crisisrules.tournament.kernel.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.PairingState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** How many of each lower group are met: longs against big integers, and both against sets listed one by one. */
class OpponentCountTest {
    private static final Seed SEED = Seed.of(62);

    @Test
    void longsAndBigIntegersDrawTheSame() {
        int several = 0;
        for (int i = 0; i < 400; i++) {
            RandomSource draw = SEED.split("field", i).draws();
            PairingState field = field(draw, 2 + draw.below(6), 1 + draw.below(20));
            int deepest = field.groupCount() - 1;
            int floats = 2 + draw.below(5);
            int steps = reachable(field, floats, draw);
            if (steps > 0 && LongOpponentCount.fits(field, 0, floats, steps, deepest)) {
                List<Integer> narrow =
                        numbers(new LongOpponentCount(field, 0, floats, steps, deepest), floats, steps, deepest, i);
                assertThat(narrow)
                        .isEqualTo(numbers(
                                new BigOpponentCount(field, 0, floats, steps, deepest), floats, steps, deepest, i));
                assertThat(narrow.stream().mapToInt(Integer::intValue).sum()).isEqualTo(floats);
                several++;
            }
        }
        assertThat(several).isGreaterThan(200);
    }

    @Test
    void everySetIsEquallyLikely() {
        // Three floats above groups of 3, 2 and 2 players, and five steps in all.
        PairingState field =
                new PairingState(new int[] {3, 3, 3, 2, 2, 2, 1, 1, 0, 0}, Meetings.none(10), Meetings.none(10));
        Map<List<Integer>, Integer> seen =
                new TreeMap<>((one, other) -> one.toString().compareTo(other.toString()));
        LongOpponentCount sets = new LongOpponentCount(field, 0, 3, 5, 3);
        for (int i = 0; i < 3000; i++) {
            seen.merge(numbers(sets, 3, 5, 3, i), 1, Integer::sum);
        }
        // Steps 1, 2 and 3. Five of three floats: 1 + 1 + 3 in C(3, 2) · 2 = 6 ways, 1 + 2 + 2 in 3 · C(2, 2) = 3 ways.
        assertThat(seen.keySet()).containsExactly(List.of(1, 2, 0), List.of(2, 0, 1));
        assertThat(seen.get(List.of(2, 0, 1))).isBetween(1900, 2100);
    }

    @Test
    void whatLongsDoNotHoldIsCountedInBigIntegers() {
        // 35 of 100 players are more than 2^63 sets; of 10 players no long is too short, but a table for 110 floats is
        // too long.
        assertThat(OpponentCount.of(level(40, 100), 0, 35, 35, 1)).isInstanceOf(BigOpponentCount.class);
        assertThat(OpponentCount.of(level(40, 100), 0, 3, 3, 1)).isInstanceOf(LongOpponentCount.class);
        assertThat(OpponentCount.of(level(120, 10), 0, 110, 110, 1)).isInstanceOf(BigOpponentCount.class);
    }

    private static PairingState level(int above, int below) {
        int[] points = new int[above + below];
        Arrays.fill(points, 0, above, 3);
        return new PairingState(points, Meetings.none(points.length), Meetings.none(points.length));
    }

    private static List<Integer> numbers(OpponentCount sets, int floats, int steps, int deepest, int seed) {
        RandomSource draw = SEED.split("draw", seed).draws();
        List<Integer> numbers = new ArrayList<>();
        int f = floats;
        int s = steps;
        for (int i = 0; i < deepest; i++) {
            int count = sets.draw(draw, i, f, s);
            numbers.add(count);
            f -= count;
            s -= count * (i + 1);
        }
        return numbers;
    }

    private static PairingState field(RandomSource draw, int groups, int largest) {
        List<Integer> points = new ArrayList<>();
        for (int g = 0; g < groups; g++) {
            for (int i = 1 + draw.below(largest); i > 0; i--) {
                points.add(groups - g);
            }
        }
        int[] array = points.stream().mapToInt(Integer::intValue).toArray();
        return new PairingState(array, Meetings.none(array.length), Meetings.none(array.length));
    }

    /** The steps of so many lower players picked at random; 0 if there are not as many. */
    private static int reachable(PairingState field, int floats, RandomSource draw) {
        int[] lower = new int[field.order.length - field.size(0)];
        System.arraycopy(field.order, field.size(0), lower, 0, lower.length);
        draw.shuffle(lower);
        int steps = 0;
        for (int i = 0; i < floats; i++) {
            steps += lower.length < floats ? 0 : field.groups.groupOf(field.points[lower[i]]);
        }
        return steps;
    }
}
