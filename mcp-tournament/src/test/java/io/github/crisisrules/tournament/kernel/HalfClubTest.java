package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Test;

class HalfClubTest {
    /** Players 0 to 3 of 8 are a club; 4 and 5 are kept apart from 0 as well, who may still meet 6 and 7. */
    private static PlainPool eight() {
        PlainPool pool = new PlainPool(new int[8]);
        for (int p = 0; p < 4; p++) {
            for (int q = 0; q < p; q++) {
                pool.forbid(p, q);
            }
        }
        return pool.forbid(0, 4).forbid(0, 5);
    }

    @Test
    void thePlayersOutsideTheClubMayNotMeetEachOtherEither() {
        Meetings completed = HalfClub.completed(Meetings.none(8), eight().bans());
        for (int p = 0; p < 8; p++) {
            for (int q = 0; q < 8; q++) {
                boolean apart = p != q && (p < 4 == q < 4 || p * q == 0 && (p + q == 4 || p + q == 5));
                assertThat(completed.any(p, q)).as(p + " and " + q).isEqualTo(apart);
            }
        }
        assertThat(SymmetryCheck.exception(completed)).isEmpty();
    }

    @Test
    void nothingIsAddedWhereTheClubMayHaveToMeetItself() {
        // 0 is barred from three of the four others, more than half of them.
        PlainPool met = eight().meet(0, 6);
        assertThat(HalfClub.completed(met.meetings(), met.bans()).degree(7)).isZero();
        // Of nine players, one of whom has no opponent, four are not half.
        PlainPool nine = new PlainPool(new int[9]);
        for (int p = 0; p < 4; p++) {
            for (int q = 0; q < p; q++) {
                nine.forbid(p, q);
            }
        }
        assertThat(HalfClub.completed(Meetings.none(9), nine.bans()).degree(8)).isZero();
        // 3 may meet 0: the club has a hole.
        PlainPool hole =
                new PlainPool(new int[8]).forbid(0, 1).forbid(0, 2).forbid(0, 4).forbid(1, 2);
        assertThat(HalfClub.completed(Meetings.none(8), hole.bans()).degree(7)).isZero();
    }

    @Test
    void everyRoundOfAnEventWithHalfAClubFollowsTheLaw() {
        RandomSource random = Seed.of(36).random();
        PlainPool pool = new PlainPool(new int[128]);
        for (int p = 0; p < 64; p++) {
            for (int q = 0; q < p; q++) {
                pool.forbid(p, q);
            }
        }
        for (int round = 1; round <= 7; round++) {
            PairingState state = new PairingState(pool.points, pool.meetings(), pool.bans());
            int[] pairs = SwissKernel.pair(state, random);
            assertThat(state.lawful).as("round %d", round).isTrue();
            for (int i = 0; i < pairs.length; i += 2) {
                assertThat(pairs[i] < 64).isNotEqualTo(pairs[i + 1] < 64);
                PlainPools.play(pool, pairs[i], pairs[i + 1], 5, random);
            }
        }
    }
}
