package io.github.crisisrules.tournament.finals;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.Attendance;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class FinalRankingTest {
    private static final PlayerId A = PlayerId.of(1);
    private static final PlayerId B = PlayerId.of(2);
    private static final PlayerId C = PlayerId.of(3);

    /** A beats B in the last match; C did not make the cut. */
    private static final Bracket A_BEATS_B = Finals.begin(Vector.of(A, B))
            .flatMap(bracket -> Finals.report(bracket, MatchEnding.victory(A, 16, B, 9)))
            .get();

    private static Function<PlayerId, Attendance> all(Attendance a, Attendance b, Attendance c) {
        return player -> Vector.of(a, b, c).get(player.number() - 1);
    }

    private static String text(Vector<FinalRank> ranks) {
        return ranks.map(rank -> rank.rank() + ":" + rank.player() + (rank.dropped() ? " dropped" : ""))
                .mkString(", ");
    }

    @Test
    @Verifies({EventRuleId.AFTER_THE_CUT_A_BRACKET, EventRuleId.EJECTED_FINALIST_HAS_NO_RANK})
    void anEjectedWinnerLeavesTheTitleToTheOtherFinalistWhoPlayed() {
        assertThat(FinalRanking.champion(A_BEATS_B, all(Attendance.ACTIVE, Attendance.ELIMINATED, Attendance.CUT)))
                .contains(A);
        assertThat(FinalRanking.champion(A_BEATS_B, all(Attendance.EJECTED, Attendance.ELIMINATED, Attendance.CUT)))
                .contains(B);
        assertThat(FinalRanking.champion(A_BEATS_B, all(Attendance.EJECTED, Attendance.DROPPED, Attendance.CUT)))
                .isEmpty();
    }

    @Test
    @Verifies({TimelineRuleId.RANKS, EventRuleId.EJECTED_FINALIST_HAS_NO_RANK})
    void theChampionIsFirstAndAnEjectedFinalistHasNoRank() {
        Vector<PlayerId> swiss = Vector.of(A, B, C);
        assertThat(text(FinalRanking.ofBracket(
                        Option.some(A),
                        A_BEATS_B,
                        swiss,
                        all(Attendance.ACTIVE, Attendance.ELIMINATED, Attendance.DROPPED))))
                .isEqualTo("1:#1, 2:#2, 3:#3 dropped");
        assertThat(text(FinalRanking.ofBracket(
                        Option.some(B),
                        A_BEATS_B,
                        swiss.remove(A),
                        all(Attendance.EJECTED, Attendance.ELIMINATED, Attendance.CUT))))
                .isEqualTo("1:#2, 3:#3");
    }

    @Test
    @Verifies(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    void withoutFinalRoundsTheChampionAndTheQualifiersGoBeforeTheOthers() {
        // C leads the standings but has dropped, and only A and B advanced.
        assertThat(text(FinalRanking.ofSwiss(
                        Option.some(B),
                        Vector.of(A, B),
                        Vector.of(C, A, B),
                        all(Attendance.ACTIVE, Attendance.ACTIVE, Attendance.DROPPED))))
                .isEqualTo("1:#2, 2:#1, 3:#3 dropped");
    }
}
