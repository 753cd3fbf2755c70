package io.github.crisisrules.tournament.finals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ProgressionCutTest {
    // The ranking 7 3 9 1 | 5 8 2 with a cut to the best four.
    private static final ProgressionCut CUT =
            ProgressionCut.of(players(7, 3, 9, 1, 5, 8, 2), 4).get();

    @Test
    @Verifies(EventRuleId.CUT)
    void theBestAdvanceInTheOrderOfTheirRanks() {
        assertThat(CUT.qualified()).isEqualTo(players(7, 3, 9, 1));
        assertThat(CUT.outside()).isEqualTo(players(5, 8, 2));
    }

    @Test
    @Verifies(EventRuleId.CUT)
    void aCutNeedsEnoughPlayers() {
        assertThat(ProgressionCut.of(players(1, 2, 3), 4).getLeft()).isEqualTo(new FinalsViolation.CutTooLarge(4, 3));
        assertThat(ProgressionCut.of(players(1, 2, 3, 4), 4).get().outside()).isEmpty();
        assertThatThrownBy(() -> ProgressionCut.of(players(1, 2), 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ProgressionCut.of(players(1, 2, 1), 2)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, EventRuleId.REPLACEMENT_TAKES_THE_LAST_SEED})
    void theNextOutsideMovesUpWithTheLastSeed() {
        assertThat(CUT.next()).contains(PlayerId.of(5));
        ProgressionCut once = CUT.drop(PlayerId.of(3), false).get();
        assertThat(once.qualified()).isEqualTo(players(7, 9, 1, 5));
        assertThat(once.next()).contains(PlayerId.of(8));
        // Twice: the newcomer leaves too.
        assertThat(once.drop(PlayerId.of(5), false).get().qualified()).isEqualTo(players(7, 9, 1, 8));
    }

    @Test
    @Verifies({EventRuleId.CUT_REPLACE, EventRuleId.CUT_IS_NOT_WITHDRAWN})
    void aPlayerWhoLeavesFromOutsideTheCutIsPassedOver() {
        ProgressionCut gone = CUT.drop(PlayerId.of(5), false).get();
        assertThat(gone.qualified()).isEqualTo(CUT.qualified());
        assertThat(gone.drop(PlayerId.of(7), false).get().qualified()).isEqualTo(players(3, 9, 1, 8));
        assertThat(CUT.drop(PlayerId.of(5), true).isRight()).isTrue();
    }

    @Test
    @Verifies(EventRuleId.CUT_REPLACE)
    void noPlayerIsReplacedOnceTheNextStageHasBegunOrNoPlayerIsLeft() {
        assertThat(CUT.drop(PlayerId.of(3), true).getLeft())
                .isEqualTo(new FinalsViolation.NextStageBegun(PlayerId.of(3)));
        ProgressionCut all = ProgressionCut.of(players(1, 2, 3, 4), 4).get();
        assertThat(all.drop(PlayerId.of(2), false).getLeft())
                .isEqualTo(new FinalsViolation.NoPlayerToMoveUp(PlayerId.of(2)));
        assertThat(CUT.drop(PlayerId.of(4), false).getLeft()).isEqualTo(new FinalsViolation.NotInCut(PlayerId.of(4)));
    }

    @Test
    @Verifies(EventRuleId.CUT_IS_NOT_WITHDRAWN)
    void noPlayerRejoinsAfterTheCut() {
        ProgressionCut cut = CUT.drop(PlayerId.of(3), false).get();
        assertThat(cut.drop(PlayerId.of(3), false).getLeft())
                .isEqualTo(new FinalsViolation.LeftSinceCut(PlayerId.of(3)));
        assertThat(cut.whyNoRejoin(PlayerId.of(3))).isEqualTo(new FinalsViolation.LeftSinceCut(PlayerId.of(3)));
        assertThat(cut.whyNoRejoin(PlayerId.of(8))).isEqualTo(new FinalsViolation.OutsideCut(PlayerId.of(8)));
        assertThat(cut.whyNoRejoin(PlayerId.of(5))).isEqualTo(new FinalsViolation.StillQualified(PlayerId.of(5)));
        assertThat(cut.whyNoRejoin(PlayerId.of(6))).isEqualTo(new FinalsViolation.NotInCut(PlayerId.of(6)));
    }

    @Test
    @Verifies(EventRuleId.AFTER_THE_CUT_A_BRACKET)
    void theChampionOfContinuedSwissRoundsMustLeadAlone() {
        assertThat(PostCutStage.DEFAULT).isEqualTo(PostCutStage.BRACKET);
        assertThat(PostCutStage.soleLeader(LinkedHashMap.of(PlayerId.of(1), 12, PlayerId.of(2), 12)))
                .isEmpty();
        var points = LinkedHashMap.of(PlayerId.of(1), 12, PlayerId.of(2), 13, PlayerId.of(3), 9);
        assertThat(PostCutStage.soleLeader(points)).contains(PlayerId.of(2));
        assertThat(PostCutStage.swissWinner(0, points)).isEmpty();
        assertThat(PostCutStage.swissWinner(1, points)).contains(PlayerId.of(2));
        assertThatThrownBy(() -> PostCutStage.soleLeader(LinkedHashMap.empty()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PostCutStage.soleLeader(LinkedHashMap.of(PlayerId.of(1), -1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PostCutStage.swissWinner(-1, points)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Vector<PlayerId> players(int... numbers) {
        return Vector.ofAll(numbers).map(PlayerId::of);
    }
}
