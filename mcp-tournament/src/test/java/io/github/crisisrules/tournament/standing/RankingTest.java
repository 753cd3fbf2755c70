package io.github.crisisrules.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Score;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class RankingTest {
    private static final RandomTiebreak LOTS = RandomTiebreak.of(Seed.of(1), 1);
    private static final Scoring SCORING = Editions.CHALLENGER.scoring();

    private static PlayerId p(int number) {
        return PlayerId.of(number);
    }

    private static PlayerRecord record(int player, int points, int rounds, int vps, int... opponents) {
        return PlayerRecord.of(
                p(player), points, rounds, Vector.ofAll(opponents).map(PlayerId::of), vps, 0);
    }

    @Test
    @Verifies({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    void aRoundWithoutAnOpponentIsABadRecordUntilItsByeIsNamed() {
        assertThatThrownBy(() -> PlayerRecord.of(p(1), 3, 2, Vector.of(p(2)), 20))
                .hasMessageContaining("1 opponents in 2 rounds")
                .hasMessageContaining("number of byes");
        assertThat(PlayerRecord.of(p(1), 3, 2, Vector.of(p(2)), 20, 1).byes()).isEqualTo(1);
        assertThatThrownBy(() -> PlayerRecord.of(p(1), 3, 2, Vector.of(p(2)), 20, 2))
                .hasMessageContaining("1 opponents and 2 byes in 2 rounds");
    }

    private static Vector<Integer> order(Standings standings) {
        return Vector.ofAll(standings.players()).map(PlayerId::number);
    }

    @Test
    @Verifies({EventRuleId.SOS, EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED})
    void strengthOfScheduleIsTheMeanOfTheOpponentsPointsByRounds() {
        // 1 met 2 (6 points in 3 rounds = 2), 3 (4 in 3) and 4 (3 in 2): (2 + 4/3 + 3/2) / 3 = 29/18.
        Records records = Records.of(Vector.of(
                record(1, 9, 3, 40, 2, 3, 4), record(2, 6, 3, 30, 1), record(3, 4, 3, 30, 1), record(4, 3, 2, 30, 1)));
        assertThat(StrengthOfSchedule.of(records, p(1))).isEqualTo(Ratio.of(29, 18));
        assertThat(StrengthOfSchedule.of(records, p(2))).isEqualTo(Ratio.of(3));
    }

    @Test
    @Verifies({EventRuleId.SOS, EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED})
    void aPlayerWithoutOpponentsHasStrengthZero() {
        assertThat(StrengthOfSchedule.of(Records.of(Vector.of(record(1, 3, 1, 14))), p(1)))
                .isEqualTo(Ratio.ZERO);
    }

    /**
     * Seven rounds; the opponents of players 1 and 2 have the same averages, listed in another order, and both means are
     * 24/7. Summed as doubles in those orders the two differ in the last bit and player 2, with fewer VPs, would be
     * first: an event of 173 players was published that way.
     */
    @Test
    @Verifies({EventRuleId.SOS, EventRuleId.VP, EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED})
    void equalStrengthIsATieHoweverItWasSummed() {
        int[] points = {20, 24, 27, 28, 15, 30, 24};
        int[] one = {3, 4, 5, 6, 7, 8, 9};
        int[] other = lastBitApart(points, one);
        Vector<PlayerRecord> opponents =
                Vector.ofAll(one).map(number -> record(number, points[number - 3], 7, 50, 1, 2));
        Records records =
                Records.of(opponents.prepend(record(2, 33, 7, 90, other)).prepend(record(1, 33, 7, 95, one)));

        assertThat(sum(points, one) / 7).isNotEqualTo(sum(points, other) / 7);
        assertThat(StrengthOfSchedule.of(records, p(1)))
                .isEqualTo(StrengthOfSchedule.of(records, p(2)))
                .isEqualTo(Ratio.of(24, 7));
        Standings standings = Ranking.of(records, LOTS);
        assertThat(order(standings).take(2)).containsExactly(1, 2);
        assertThat(TiebreakChain.OFFICIAL.deciding(
                        standings.rows().get(0), standings.rows().get(1)))
                .isEqualTo(Tiebreaker.VICTORY_POINTS);
    }

    private static double sum(int[] points, int[] order) {
        double sum = 0;
        for (int opponent : order) {
            sum += points[opponent - 3] / 7.0;
        }
        return sum;
    }

    /** The first rotation of the opponents whose sum in doubles is larger. */
    private static int[] lastBitApart(int[] points, int[] order) {
        int[] rotated = order.clone();
        for (int tries = 0; tries < 1000 && sum(points, rotated) <= sum(points, order); tries++) {
            Seed.of(tries).random().shuffle(rotated);
        }
        return rotated;
    }

    @Test
    @Verifies({EventRuleId.SOS, EventRuleId.VP, EventRuleId.POINTS, ChallengerRuleId.WINNER})
    void pointsThenStrengthThenVictoryPointsDecide() {
        // Opponents 5 (9 points of 3) and 6 (0 of 3): who met 5 is ahead at equal points, then VPs decide.
        Records records = Records.of(Vector.of(
                record(1, 6, 3, 60, 6),
                record(2, 6, 3, 20, 5),
                record(3, 6, 3, 61, 6),
                record(4, 7, 3, 0, 6),
                record(5, 9, 3, 0, 2),
                record(6, 0, 3, 99, 1, 3, 4)));
        assertThat(order(Ranking.of(records, LOTS))).containsExactly(5, 4, 2, 3, 1, 6);
    }

    @Test
    @Verifies({EventRuleId.RANDOM, EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE})
    void theLotDecidesWhatIsLeftAndStaysTheSame() {
        Vector<PlayerRecord> tied = Vector.rangeClosed(1, 6).map(player -> record(player, 3, 1, 14));
        Vector<Integer> first = order(Ranking.of(Records.of(tied), LOTS));
        assertThat(order(Ranking.of(Records.of(tied.reverse()), LOTS))).isEqualTo(first);
        assertThat(order(Ranking.of(Records.of(tied.append(record(7, 3, 1, 14))), LOTS))
                        .remove(7))
                .isEqualTo(first);
        assertThat(order(Ranking.of(Records.of(tied), RandomTiebreak.of(Seed.of(1), 2))))
                .isNotEqualTo(first);
    }

    @Test
    @Verifies(EventRuleId.RANDOM)
    void everyOrderOfThreeTiedPlayersIsAboutEquallyLikely() {
        Records tied = Records.of(Vector.rangeClosed(1, 3).map(player -> record(player, 3, 1, 14)));
        int[] counts = new int[6];
        Vector<Vector<Integer>> orders = Vector.of(1, 2, 3).permutations().toVector();
        for (int seed = 0; seed < 6000; seed++) {
            counts[orders.indexOf(order(Ranking.of(tied, RandomTiebreak.of(Seed.of(seed), 1))))]++;
        }
        // Chi-square with 5 degrees of freedom: 20.5 is passed by chance once in a thousand; the seeds are fixed.
        double chi = 0;
        for (int count : counts) {
            chi += (count - 1000.0) * (count - 1000.0) / 1000.0;
        }
        assertThat(chi).isLessThan(20.5);
    }

    @Test
    @Verifies({EventRuleId.SOS_COUNTS_ROUNDS_PAIRED_OR_MISSED, EventRuleId.BYE, EventRuleId.REJOIN})
    void byesAndUnpairedLossesAreRoundsWithoutAnOpponent() {
        PlayerRecord start = PlayerRecord.start(p(1));
        PlayerRecord bye = start.bye(SCORING);
        assertThat(bye)
                .isEqualTo(PlayerRecord.builder()
                        .player(p(1))
                        .points(3)
                        .rounds(1)
                        .vps(14)
                        .byes(1)
                        .build());
        assertThat(start.unpairedLoss(SCORING, UnpairedLossPolicy.COUNTED_AS_PLAYED)
                        .rounds())
                .isEqualTo(1);
        assertThat(start.unpairedLoss(SCORING, UnpairedLossPolicy.NOT_COUNTED).rounds())
                .isZero();
        PlayerRecord played = bye.played(new Score(p(1), Outcome.DRAW, 8), new Score(p(2), Outcome.DRAW, 8), SCORING);
        assertThat(played.points()).isEqualTo(4);
        assertThat(played.opponents()).containsExactly(p(2));
    }

    @Test
    @Verifies(EventRuleId.DROPPED_STAY_RANKED_EJECTED_DO_NOT)
    void aPlayerLeftOutOfTheRankingStillCountsForOpponents() {
        Records records = Records.of(record(1, 3, 1, 16, 2), record(2, 0, 1, 4, 1));
        Standings standings = Ranking.of(records, Vector.of(p(2)), LOTS);
        assertThat(order(standings)).containsExactly(2);
        assertThat(standings.rows().get(0).strengthOfSchedule()).isEqualTo(Ratio.of(3));
    }

    @Test
    void theReasonForARankNamesTheNeighboursAndWhatDecided() {
        Records records = Records.of(record(1, 6, 2, 30), record(2, 6, 2, 25), record(3, 3, 2, 25));
        RankReason reason = RankReason.of(Ranking.of(records, LOTS), p(2)).get();
        assertThat(reason.above().get().tiebreaker()).isEqualTo(Tiebreaker.VICTORY_POINTS);
        assertThat(reason.below().get().tiebreaker()).isEqualTo(Tiebreaker.EVENT_POINTS);
        assertThat(reason.describe())
                .isEqualTo(
                        "#2 is ranked 2 with 6 points, Strength of Schedule 0, 25 VPs; "
                                + "below #1 by victory points (30 VPs, EV-VP); above #3 by event points (3 points, EV-POINTS).");
    }

    @Test
    void recordsThatContradictEachOtherCannotBeBuilt() {
        assertThatThrownBy(() -> Records.of(Vector.of(record(1, 3, 1, 16, 2)))).hasMessageContaining("#2");
        assertThatThrownBy(() -> record(1, 3, 1, 16, 1)).hasMessageContaining("own opponent");
        assertThatThrownBy(() -> record(1, 3, 1, 16, 2, 3)).hasMessageContaining("2 opponents and 0 byes in 1 rounds");
        assertThatThrownBy(() -> record(1, -3, 1, 16)).hasMessageContaining("Each must be 0 or more");
    }
}
