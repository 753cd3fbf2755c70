package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class ChainKernelProperties {
    private static final int PLAYERS = 9;

    /** Large groups have no score; in small ones it depends on all players of the group. */
    private static void score(int[] group, long[] values) {
        if (group.length < 5) {
            for (int player : group) {
                values[player] = (player * 7L + Arrays.stream(group).sum()) % 3;
            }
        }
    }

    @Property
    void twoPlayersAreRankedByTheFirstPlaceOfTheChainWhereTheyDiffer(
            @ForAll @Size(3 * PLAYERS) List<@IntRange(max = 2) Integer> given,
            @ForAll @IntRange(min = -1, max = 2) int grouped) {
        long[][] values = new long[3][PLAYERS];
        for (int i = 0; i < given.size(); i++) {
            values[i / PLAYERS][i % PLAYERS] = given.get(i);
        }
        Comparator<Integer> literal = (one, other) -> compare(values, grouped, one, other);
        int[] expected = IntStream.range(0, PLAYERS)
                .boxed()
                .sorted(literal)
                .mapToInt(player -> player)
                .toArray();
        long[][] filled = Arrays.stream(values).map(long[]::clone).toArray(long[][]::new);
        assertThat(ChainKernel.rank(filled, grouped, ChainKernelProperties::score, Comparator.reverseOrder()))
                .isEqualTo(expected);
    }

    private static int compare(long[][] values, int grouped, int one, int other) {
        for (int place = 0; place < values.length; place++) {
            long[] by = values[place];
            if (place == grouped) {
                by = new long[PLAYERS];
                Arrays.fill(by, ChainKernel.NONE);
                score(tied(values, place, one), by);
            }
            if (by[one] != by[other]) {
                return Long.compare(by[other], by[one]);
            }
        }
        return Integer.compare(other, one);
    }

    /** Returns the players who are equal to one of them before a place of the chain. */
    private static int[] tied(long[][] values, int place, int player) {
        return IntStream.range(0, PLAYERS)
                .filter(other -> IntStream.range(0, place).allMatch(k -> values[k][other] == values[k][player]))
                .toArray();
    }
}
