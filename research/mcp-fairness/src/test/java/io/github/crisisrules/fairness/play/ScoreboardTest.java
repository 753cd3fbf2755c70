package io.github.crisisrules.fairness.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.kernel.Meetings;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreboardTest {
    @ParameterizedTest
    @CsvSource({"6, 4", "12, 7", "64, 5", "66, 5", "3000, 20"})
    void theListsForTheKernelsAreThoseOfTheBoard(int players, int rounds) {
        Scoreboard board = new Scoreboard(players, rounds, Editions.CHALLENGER.scoring());
        RandomSource random = Seed.of(4).random();
        int[] order = new int[players];
        Arrays.setAll(order, p -> p);
        for (int event = 0; event < 3; event++) {
            board.clear();
            for (int round = 0; round < rounds; round++) {
                isFlat(board);
                random.shuffle(order);
                // In the last event two stay away from every other round.
                for (int i = event == 2 && round % 2 == 0 ? 2 : 0; i < players; i += 2) {
                    board.meet(order[i], order[i + 1]);
                    board.won(order[i], 16, order[i + 1], 4);
                }
            }
            isFlat(board);
        }
    }

    private static void isFlat(Scoreboard board) {
        Meetings flat = board.meetings();
        assertThat(flat.players()).isEqualTo(board.players);
        int[] others = new int[board.rounds];
        for (int p = 0; p < board.players; p++) {
            assertThat(flat.copyOthers(p, others, 0)).isEqualTo(board.metCount[p]);
            assertThat(Arrays.equals(
                            others,
                            0,
                            board.metCount[p],
                            board.met,
                            p * board.rounds,
                            p * board.rounds + board.metCount[p]))
                    .isTrue();
            // Nearly every player of a small pool has met another twice by the end.
            for (int i = 0; i < board.metCount[p]; i++) {
                assertThat(flat.count(p, others[i])).isEqualTo(board.meetings(p, others[i]));
            }
        }
    }
}
