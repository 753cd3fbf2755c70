package io.github.crisisrules.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.match.BonusPoint;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.Comparator;
import org.junit.jupiter.api.Test;

/** Four players, three rounds, worked out by hand: A and B have won two matches each, and A beat B. */
class HouseTiebreaksTest {
    private static final PlayerId A = PlayerId.of(1);
    private static final PlayerId B = PlayerId.of(2);
    private static final PlayerId C = PlayerId.of(3);
    private static final PlayerId D = PlayerId.of(4);
    private static final RandomTiebreak LOTS = RandomTiebreak.of(Seed.of(1), 1);

    private static final Vector<MatchResult> RESULTS = Vector.of(
                    MatchEnding.victory(A, 16, B, 10),
                    MatchEnding.draw(C, 8, D, 8),
                    MatchEnding.victory(A, 12, C, 9),
                    MatchEnding.victory(B, 20, D, 5),
                    MatchEnding.victory(D, 14, A, 7),
                    MatchEnding.victory(B, 11, C, 10))
            .map(ending -> ending.result(Editions.CHALLENGER.scoring()));
    private static final MatchHistory MATCHES = MatchHistory.of(RESULTS);

    private static Records records(PointScale scale) {
        TreeMap<PlayerId, PlayerRecord> all = TreeMap.ofEntries(
                Comparator.<PlayerId>naturalOrder(),
                Vector.of(A, B, C, D).map(player -> io.vavr.Tuple.of(player, PlayerRecord.start(player))));
        Scoring scoring = Editions.CHALLENGER.scoring().withPoints(scale);
        for (MatchResult result : RESULTS) {
            PlayerRecord first = all.get(result.first().player()).get();
            PlayerRecord second = all.get(result.second().player()).get();
            all = all.put(first.player(), first.played(result.first(), result.second(), scoring))
                    .put(second.player(), second.played(result.second(), result.first(), scoring));
        }
        return Records.of(all.values());
    }

    private static Standings ranked(TiebreakChain chain) {
        return Ranking.of(records(new PointScale(3, 1, 0)), MATCHES, chain, LOTS);
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void eachIsAPlainFunctionOfTheMatches() {
        assertThat(Vector.of(A, B, C, D)
                        .map(player -> HouseTiebreaks.wins(MATCHES, player).toString()))
                .containsExactly("2", "2", "0", "1");
        assertThat(Vector.of(A, B, C, D)
                        .map(player ->
                                HouseTiebreaks.vpDifference(MATCHES, player).toString()))
                .containsExactly("2", "10", "-4", "-8");
        assertThat(Vector.of(A, B, C, D)
                        .map(player -> HouseTiebreaks.marginOfVictory(MATCHES, player, 10)
                                .toString()))
                .as("B won by 15, of which 10 count, and by 1")
                .containsExactly("9", "11", "0", "7");
        assertThat(Vector.of(A, B, C, D)
                        .map(player -> HouseTiebreaks.winShare(MATCHES, player).toString()))
                .containsExactly("2/3", "2/3", "1/6", "1/2");
        assertThat(Vector.of(A, B, C, D)
                        .map(player -> HouseTiebreaks.opponentsWinShare(MATCHES, player)
                                .toString()))
                .containsExactly("4/9", "4/9", "11/18", "1/2");
        Records records = records(new PointScale(3, 1, 0));
        assertThat(Vector.of(A, B, C, D)
                        .map(player -> HouseTiebreaks.buchholz(records, MATCHES, player)
                                .toString()))
                .as("points are 6, 6, 1 and 4")
                .containsExactly("11", "11", "16", "13");
        assertThat(Vector.of(A, B, C, D)
                        .map(player -> HouseTiebreaks.sonnebornBerger(records, MATCHES, player)
                                .toString()))
                .as("A beat B and C, B beat D and C, C drew with D, D beat A")
                .containsExactly("7", "5", "2", "13/2");
        assertThat(HouseTiebreaks.headToHead(MATCHES, A, Vector.of(A, B))).isEqualTo(Ratio.ONE);
        assertThat(HouseTiebreaks.headToHead(MATCHES, B, Vector.of(A, B))).isEqualTo(Ratio.ZERO);
        assertThat(HouseTiebreaks.headToHead(MATCHES, D, Vector.of(A, C, D))).isEqualTo(Ratio.of(3, 2));
        assertThat(HouseTiebreaks.headToHead(MATCHES, A, Vector.of(A, B, PlayerId.of(9))))
                .as("they have not all met")
                .isEqualTo(Ratio.ZERO);
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void theChainDecidesWhoIsFirst() {
        assertThat(ranked(TiebreakChain.OFFICIAL).players())
                .as("Strength of Schedule is 11/9 for both, B has more VPs")
                .containsExactly(B, A, D, C);
        assertThat(ranked(TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.HEAD_TO_HEAD))
                        .players())
                .containsExactly(A, B, D, C);
        assertThat(ranked(TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.VP_DIFFERENCE))
                        .players())
                .containsExactly(B, A, D, C);
        assertThat(ranked(TiebreakChain.of(Tiebreaker.VICTORY_POINTS, Tiebreaker.EVENT_POINTS))
                        .players())
                .as("41, 35, and 27 for both, D with 4 points to 1")
                .containsExactly(B, A, D, C);
        assertThat(ranked(TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.SONNEBORN_BERGER))
                        .players())
                .containsExactly(A, B, D, C);
        assertThat(ranked(TiebreakChain.of(Tiebreaker.BUCHHOLZ)).players().take(2))
                .containsExactly(C, D);
        assertThat(ranked(TiebreakChain.of(Tiebreaker.VP_DIFFERENCE)).players()).containsExactly(B, A, C, D);
        assertThat(ranked(TiebreakChain.of(
                                        Tiebreaker.OPPONENTS_WIN_SHARE, Tiebreaker.WINS, Tiebreaker.MARGIN_OF_VICTORY)
                                .cappedAt(6))
                        .players())
                .as("A and B tie at 4/9 and 2 wins; capped at 6 A's margin is 9 and B's 7")
                .containsExactly(C, D, A, B);
    }

    @Test
    void reasonsNameTheTiebreakerAndItsFigure() {
        Standings standings = ranked(TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.HEAD_TO_HEAD));
        assertThat(RankReason.of(standings, A).get().describe(Wording.ENGLISH))
                .isEqualTo("#1 is ranked 1 with 6 points, Strength of Schedule 11/9, 35 VPs, head-to-head 1; "
                        + "above #2 by head-to-head (0, I-EV-20).");
        assertThat(standings.of(D).get().figure(Tiebreaker.HEAD_TO_HEAD)).isEmpty();
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void aBonusPointFollowsAPlainRule() {
        PointScale bigWin =
                new PointScale(3, 1, 0).withBonus(new BonusPoint(BonusPoint.Condition.WIN_BY_AT_LEAST, 6, 1));
        PointScale closeLoss =
                new PointScale(3, 1, 0).withBonus(new BonusPoint(BonusPoint.Condition.LOSS_BY_AT_MOST, 3, 1));
        PointScale scored = new PointScale(2, 1, 0).withBonus(new BonusPoint(BonusPoint.Condition.VPS_AT_LEAST, 10, 2));
        assertThat(Vector.of(A, B, C, D)
                        .map(player -> records(bigWin).of(player).points()))
                .containsExactly(7, 7, 1, 5);
        assertThat(Vector.of(A, B, C, D)
                        .map(player -> records(closeLoss).of(player).points()))
                .containsExactly(6, 6, 3, 4);
        assertThat(Vector.of(A, B, C, D)
                        .map(player -> records(scored).of(player).points()))
                .containsExactly(8, 10, 3, 5);
        assertThat(bigWin.withBye(2).describe())
                .isEqualTo("win 3, draw 1, loss 0, bye 2; 1 more for a win by 6 VPs or more");
    }

    @Test
    @Verifies({EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL, EventRuleId.CONCEDER_KEEPS_VPS})
    void aConcessionWhileAheadHasNoMarginAndAPlayerWithoutOpponentsNoShare() {
        MatchHistory conceded =
                MatchHistory.of(Vector.of(MatchEnding.concession(A, 12, B, 3).result(Editions.CHALLENGER.scoring())));
        assertThat(HouseTiebreaks.marginOfVictory(conceded, A, 10)).isEqualTo(Ratio.ZERO);
        // B has won with fewer VPs: neither has won by any.
        MatchHistory behind =
                MatchHistory.of(Vector.of(MatchEnding.victory(B, 5, A, 9).result(Editions.CHALLENGER.scoring())));
        assertThat(HouseTiebreaks.marginOfVictory(behind, A, 10)).isEqualTo(Ratio.ZERO);
        assertThat(HouseTiebreaks.marginOfVictory(behind, B, 10)).isEqualTo(Ratio.ZERO);
        assertThat(HouseTiebreaks.opponentsWinShare(conceded, C)).isEqualTo(Ratio.ZERO);
        Standings alone = Ranking.of(
                Records.of(PlayerRecord.start(C), PlayerRecord.start(D)),
                conceded,
                TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.OPPONENTS_WIN_SHARE),
                LOTS);
        assertThat(alone.of(C).get().figure(Tiebreaker.OPPONENTS_WIN_SHARE)).contains(Ratio.ZERO);
    }

    @Test
    void aChainSaysItsCapWhereThereIsOne() {
        TiebreakChain margin = TiebreakChain.of(Tiebreaker.MARGIN_OF_VICTORY, Tiebreaker.WINS);
        assertThat(margin.describe()).isEqualTo("margin of victory, wins and lot");
        assertThat(margin.cappedAt(10).describe()).isEqualTo("margin of victory (at most 10 a match), wins and lot");
        assertThat(Vector.of(Tiebreaker.values())
                        .map(tiebreaker -> tiebreaker.criterion(Wording.ENGLISH))
                        .distinct())
                .hasSameSizeAs(Tiebreaker.values())
                .noneMatch(String::isBlank);
    }

    @Test
    void standingsAreEqualWhereTheirRowsAre() {
        Standings official = ranked(TiebreakChain.OFFICIAL);
        Standings byWins = ranked(TiebreakChain.of(Tiebreaker.WINS));
        assertThat(official)
                .isEqualTo(ranked(TiebreakChain.OFFICIAL))
                .hasSameHashCodeAs(ranked(TiebreakChain.OFFICIAL))
                .isNotEqualTo(byWins)
                .isNotEqualTo("standings");
        assertThat(official.hashCode()).isNotEqualTo(byWins.hashCode());
        assertThat(official.toString())
                .startsWith("Standings(" + official.rows().head());
    }

    @Test
    void nonsenseIsNoChainAndNoScale() {
        assertThatThrownBy(() -> TiebreakChain.of()).hasMessageContaining("at least one");
        assertThatThrownBy(() -> TiebreakChain.of(Tiebreaker.WINS, Tiebreaker.WINS))
                .hasMessageContaining("none twice");
        assertThatThrownBy(() -> TiebreakChain.of(Tiebreaker.RANDOM)).hasMessageContaining("lot");
        assertThatThrownBy(() -> TiebreakChain.OFFICIAL.cappedAt(0)).hasMessageContaining("1 VP or more");
        assertThatThrownBy(() -> new PointScale(3, 1, 0).withBye(4)).hasMessageContaining("at most a win");
        assertThatThrownBy(() -> new BonusPoint(BonusPoint.Condition.VPS_AT_LEAST, 5, 0))
                .hasMessageContaining("1 to 1000");
    }
}
