package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.segment.Segmentation;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class SwissKernelTest {
    private static RandomSource draws(int number) {
        return Seed.of(number).random();
    }

    @Test
    void theFourthRoundOfFourPlayersRepeatsEachMeetingAtMostOnce() {
        // Three rounds: everyone has met everyone once. A fourth round has two rematches, and no third meeting.
        PlainPool pool = PlainPools.exhausted(4, 3, 1, draws(1));
        assertThat(pool.cost(pool.pair(draws(2)))).containsExactly(0, 2, 0, 0);
    }

    @Test
    void theSeventhRoundOfEightPlayersIsTheOneThatIsLeft() {
        // Six of the seven rounds of a round robin are played: the remaining one is the only one without rematch.
        PlainPool pool = PlainPools.exhausted(8, 6, 3, draws(3));
        int[] pairs = pool.pair(draws(4));
        assertThat(pool.cost(pairs)[1]).isZero();
        assertThat(new LiteralSwiss(pool).optimal()).hasSize(1);
    }

    @Test
    void twoWhoHaveMetBothFloatToTheGroupBelow() {
        // 6 6 | 3 3 3 3, the two at the top have met: both float, d1 = s1 = 2, and the last two meet each other.
        PlainPool pool = new PlainPool(new int[] {6, 6, 3, 3, 3, 3}).meet(0, 1);
        assertThat(pool.cost(pool.pair(draws(5)))).containsExactly(0, 0, 2, 2, 0, 0);
    }

    @Test
    void theTopGroupComesFirstEvenAtAPriceBelow() {
        // 9 9 | 8 | 7 7 | 3 3 | 0. With 8-7, 7-7, 7-3 and 8-3 barred by history, 9-9 leaves 8-0 as the only way.
        PlainPool pool = new PlainPool(new int[] {9, 9, 8, 7, 7, 3, 3, 0});
        pool.meet(2, 3).meet(2, 4).meet(3, 4).meet(2, 5).meet(2, 6);
        int[] pairs = pool.pair(draws(6));
        assertThat(pool.cost(pairs)).isEqualTo(new LiteralSwiss(pool).leastCost());
        assertThat(LiteralSwiss.key(pairs)).contains("AB").contains("CH");
    }

    @Test
    void aForbiddenPairIsAvoidedBeforeARematch() {
        // A and B may not meet; A has met C and D: the rematch is the lesser evil.
        PlainPool pool = new PlainPool(new int[4]).forbid(0, 1).meet(0, 2).meet(0, 3);
        assertThat(pool.cost(pool.pair(draws(7)))).containsExactly(0, 1, 0, 0);
    }

    @Test
    void aLastGroupThatCannotBePairedDrawsItsOpponentsFromTheGroupAbove() {
        // Forty players on 3, three on 0 who have all met, one on 1: 1 takes one of the three, the others come from
        // above.
        int[] points = new int[44];
        java.util.Arrays.fill(points, 0, 40, 3);
        points[40] = 1;
        PlainPool pool = new PlainPool(points).meet(41, 42).meet(41, 43).meet(42, 43);
        PairingState state = new PairingState(points, pool.meetings(), pool.bans());
        Segmentation cut = new Segmentation(state);
        assertThat(Vector.of(0, 1, 2).map(cut::isOpen)).containsExactly(true, false, false);
        int[] pairs = SwissKernel.pair(state, draws(8));
        assertThat(pool.cost(pairs)).containsExactly(0, 0, 2, 4, 1, 1, 0, 0);
        assertThat(state.lawful).isTrue();
    }

    @Test
    void aRegularPoolNeedsOnlyTheFloatsOfParity() {
        PlainPool pool = new PlainPool(new int[] {3, 3, 3, 0, 0, 0});
        assertThat(pool.cost(pool.pair(draws(9)))).containsExactly(0, 0, 1, 1, 0, 0);
    }

    @Test
    void aLargeGroupFullOfMeetingsIsPairedWithoutOneAndSaysHow() {
        // Sixty players in one group, forty rounds of a round robin behind them: too full to wait for luck, too many to
        // count.
        PlainPool pool = PlainPools.exhausted(60, 40, 1, draws(10));
        PairingState state = new PairingState(pool.points, pool.meetings(), pool.bans());
        int[] pairs = SwissKernel.pair(state, draws(11));
        assertThat(pool.cost(pairs)).containsExactly(0, 0, 0, 0);
        assertThat(state.lawful).isFalse();
    }

    @Test
    void anOpenGroupFullOfMeetingsIsPairedWithoutOneAndSaysHow() {
        // A hundred players who have met 46 others each: Dirac's theorem holds, but luck would take for ever.
        PlainPool pool = PlainPools.exhausted(100, 46, 1, draws(12));
        PairingState state = new PairingState(pool.points, pool.meetings(), pool.bans());
        int[] pairs = SwissKernel.pair(state, draws(13));
        assertThat(pool.cost(pairs)).containsExactly(0, 0, 0, 0);
        assertThat(state.lawful).isFalse();
    }

    @Test
    void anEmptyPoolIsAPoolToo() {
        assertThat(SwissKernel.pair(new PairingState(new int[0], Meetings.none(0), Meetings.none(0)), draws(1)))
                .isEmpty();
    }

    @Test
    void anOddNumberOfPlayersOrOfListsIsRefused() {
        PairingState three = new PairingState(new int[3], Meetings.none(3), Meetings.none(3));
        assertThatThrownBy(() -> SwissKernel.pair(three, draws(1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PairingState(new int[4], Meetings.none(3), Meetings.none(4)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aSeedAlwaysGivesTheSamePairing() {
        // Fixed for ever, on every JDK: 24 players, after five simulated rounds.
        PlainPool pool = PlainPools.simulated(24, 5, 10, draws(14));
        assertThat(LiteralSwiss.key(pool.pair(draws(15)))).isEqualTo("AW BD CR EO FI GM HJ KQ LS NT PU VX");
    }
}
