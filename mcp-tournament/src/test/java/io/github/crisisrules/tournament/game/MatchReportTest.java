package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.tournament.match.EndingKind;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.match.PartialScore;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

class MatchReportTest {
    private static final PlayerId A = PlayerId.of(1);
    private static final PlayerId B = PlayerId.of(2);

    @Test
    void thePlayerWithMoreVpsWonInWhateverOrderTheyAreNamed() {
        MatchEnding bWon = MatchEnding.victory(B, 18, A, 11);
        assertThat(MatchReport.onPoints(A, 11, B, 18)).isEqualTo(Either.right(bWon));
        assertThat(MatchReport.onPoints(B, 18, A, 11)).isEqualTo(Either.right(bWon));
        assertThat(MatchReport.onPoints(B, 12, A, 12).getLeft())
                .isEqualTo(new TournamentViolation.EqualScores(Pairing.of(A, B), 12));
    }

    @Test
    void anEndingIsTakenApartAsItWasPutTogether() {
        Pairing pairing = Pairing.of(A, B);
        for (EndingKind kind : EndingKind.values()) {
            MatchEnding ending = kind.of(A, 3, B, 16);
            assertThat(EndingKind.of(ending, pairing)).isEqualTo(kind);
            assertThat(ending.vpsOf(A)).isEqualTo(3);
            assertThat(ending.vpsOf(B)).isEqualTo(16);
            assertThat(ending.vpsOf(PlayerId.of(3))).isZero();
        }
    }

    @Test
    void aVictoryWithFewerVpsAndADrawWithDifferentOnesAreUnusual() {
        assertThat(Vector.of(EndingKind.values())
                        .filter(kind -> kind.of(A, 3, B, 16).isUnusual()))
                .containsExactly(EndingKind.FIRST_WINS, EndingKind.DRAW);
        assertThat(Vector.of(EndingKind.values())
                        .filter(kind -> kind.of(A, 9, B, 9).isUnusual()))
                .containsExactly(EndingKind.FIRST_WINS, EndingKind.SECOND_WINS);
    }

    @Test
    void theFirstFaultIsReported() {
        assertThat(MatchReport.ending(EndingKind.TIME, A, 20_000, B, -1).getLeft())
                .isEqualTo(new TournamentViolation.ImpossibleVps(A, 20_000));
        assertThat(MatchReport.ending(EndingKind.TIME, A, 20, B, -1).getLeft())
                .isEqualTo(new TournamentViolation.ImpossibleVps(B, -1));
        assertThat(MatchReport.ending(EndingKind.TIME, A, 20, A, 1).getLeft())
                .isEqualTo(new TournamentViolation.DuplicatePlayer(A));
        assertThat(MatchReport.onPoints(A, 3, A, 3).getLeft()).isEqualTo(new TournamentViolation.DuplicatePlayer(A));
        assertThat(MatchReport.pairing(B, B).getLeft()).isEqualTo(new TournamentViolation.DuplicatePlayer(B));
        assertThat(MatchReport.partialScore(A, 3, B, 10_001).getLeft())
                .isEqualTo(new TournamentViolation.ImpossibleVps(B, 10_001));
        assertThat(MatchReport.partialScore(A, 3, B, 10_000)).isEqualTo(Either.right(new PartialScore(3, 10_000)));
    }
}
