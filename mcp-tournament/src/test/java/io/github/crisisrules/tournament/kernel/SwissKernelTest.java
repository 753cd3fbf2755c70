package io.github.crisisrules.tournament.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Test;

class SwissKernelTest {
    private static RandomSource draws(int number) {
        return Seed.of(number).draws();
    }

    @Test
    void theFourthRoundOfFourPlayersRepeatsEachMeetingAtMostOnce() {
        // Three rounds: everyone has met everyone once. A fourth round has two rematches, and no third meeting.
        PlainPool field = PlainPools.exhausted(4, 3, 1, draws(1));
        assertThat(field.cost(field.pair(draws(2)))).containsExactly(0, 2, 0, 0);
    }

    @Test
    void theSeventhRoundOfEightPlayersIsTheOneThatIsLeft() {
        // Six of the seven rounds of a round robin are played: the remaining one is the only one without rematch.
        PlainPool field = PlainPools.exhausted(8, 6, 3, draws(3));
        int[] pairs = field.pair(draws(4));
        assertThat(field.cost(pairs)[1]).isZero();
        assertThat(new LiteralSwiss(field).optimal()).hasSize(1);
    }

    @Test
    void twoWhoHaveMetBothFloatToTheGroupBelow() {
        // 6 6 | 3 3 3 3, the two at the top have met: both float, d1 = s1 = 2, and the last two meet each other.
        PlainPool field = new PlainPool(new int[] {6, 6, 3, 3, 3, 3}).meet(0, 1);
        assertThat(field.cost(field.pair(draws(5)))).containsExactly(0, 0, 2, 2, 0, 0);
    }

    @Test
    void theTopGroupComesFirstEvenAtAPriceBelow() {
        // 9 9 | 8 | 7 7 | 3 3 | 0. With 8-7, 7-7, 7-3 and 8-3 barred by history, 9-9 leaves 8-0 as the only way.
        PlainPool field = new PlainPool(new int[] {9, 9, 8, 7, 7, 3, 3, 0});
        field.meet(2, 3).meet(2, 4).meet(3, 4).meet(2, 5).meet(2, 6);
        int[] pairs = field.pair(draws(6));
        assertThat(field.cost(pairs)).isEqualTo(new LiteralSwiss(field).leastCost());
        assertThat(LiteralSwiss.key(pairs)).contains("AB").contains("CH");
    }

    @Test
    void aForbiddenPairIsAvoidedBeforeARematch() {
        // A and B may not meet; A has met C and D: the rematch is the lesser evil.
        PlainPool field = new PlainPool(new int[4]).forbid(0, 1).meet(0, 2).meet(0, 3);
        assertThat(field.cost(field.pair(draws(7)))).containsExactly(0, 1, 0, 0);
    }

    @Test
    void aLastGroupThatCannotBePairedDrawsItsOpponentsFromTheGroupAbove() {
        // Forty players on 3, three on 0 who have all met, one on 1: 1 takes one of the three, the others come from
        // above.
        int[] points = new int[44];
        java.util.Arrays.fill(points, 0, 40, 3);
        points[40] = 1;
        PlainPool field = new PlainPool(points).meet(41, 42).meet(41, 43).meet(42, 43);
        PairingNotes notes = new PairingNotes();
        int[] pairs = SwissKernel.pair(points, field.meetings(), field.bans(), draws(8), notes);
        assertThat(field.cost(pairs)).containsExactly(0, 0, 2, 4, 1, 1, 0, 0);
        assertThat(notes.floats()).containsExactly(2, 1, 0);
        assertThat(notes.steps()).containsExactly(4, 1, 0);
        assertThat(notes.isRegular()).isFalse();
        assertThat(notes.isLawful()).isTrue();
        assertThat(notes.solved()).containsExactly(false, true, true);
    }

    @Test
    void aRegularFieldIsSaidToBe() {
        PairingNotes notes = new PairingNotes();
        int[] points = {3, 3, 3, 0, 0, 0};
        PlainPool field = new PlainPool(points);
        SwissKernel.pair(points, field.meetings(), field.bans(), draws(9), notes);
        assertThat(notes.isRegular()).isTrue();
        assertThat(notes.floats()).containsExactly(1, 0);
        assertThat(notes.tries()).hasSize(2);
    }

    @Test
    void aLargeGroupFullOfMeetingsIsPairedWithoutOneAndSaysHow() {
        // Sixty players in one group, forty rounds of a round robin behind them: too full to wait for luck, too many to
        // count.
        PlainPool field = PlainPools.exhausted(60, 40, 1, draws(10));
        PairingNotes notes = new PairingNotes();
        int[] pairs = SwissKernel.pair(field.points, field.meetings(), field.bans(), draws(11), notes);
        assertThat(field.cost(pairs)).containsExactly(0, 0, 0, 0);
        assertThat(notes.isLawful()).isFalse();
    }

    @Test
    void anOpenGroupFullOfMeetingsIsPairedWithoutOneAndSaysHow() {
        // A hundred players who have met 46 others each: Dirac's theorem holds, but luck would take for ever.
        PlainPool field = PlainPools.exhausted(100, 46, 1, draws(12));
        PairingNotes notes = new PairingNotes();
        int[] pairs = SwissKernel.pair(field.points, field.meetings(), field.bans(), draws(13), notes);
        assertThat(field.cost(pairs)).containsExactly(0, 0, 0, 0);
        assertThat(notes.isLawful()).isFalse();
    }

    @Test
    void nobodyIsAFieldToo() {
        assertThat(SwissKernel.pair(new int[0], Meetings.none(0), Meetings.none(0), draws(1), null))
                .isEmpty();
    }

    @Test
    void anOddFieldIsRefused() {
        assertThatThrownBy(() -> SwissKernel.pair(new int[3], Meetings.none(3), Meetings.none(3), draws(1), null))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aSeedAlwaysGivesTheSamePairing() {
        // Fixed for ever, on every JDK: 24 players, after five simulated rounds.
        PlainPool field = PlainPools.simulated(24, 5, 10, draws(14));
        assertThat(LiteralSwiss.key(field.pair(draws(15)))).isEqualTo("AW BD CR EO FI GM HJ KQ LS NT PU VX");
    }
}
