package io.github.crisisrules.fairness.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.MatchHistory;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.Ranking;
import io.github.crisisrules.tournament.standing.Records;
import io.github.crisisrules.tournament.standing.Standings;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Knockouts, round robins and Swiss rounds with other rules, against what can be counted or computed by hand. */
class OtherFormatsTest {
    private static final MatchModel ELO = new MatchModel.Elo(400, 0);

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 7, 8, 13, 16, 31, 32, 33})
    void everyKnockoutHasOneMatchLessThanPlayersAndSharesRanksByRound(int players) {
        for (String id : new String[] {"knockout", "knockout:seeded"}) {
            PlayedEvent event = play(id, players, 0, 11);
            assertThat(event.matches()).isEqualTo(players - 1);
            assertThat(ranks(event)).isEqualTo(players * (players + 1));
            assertThat(event.twiceRank(event.winner())).isEqualTo(2);
            assertThat(losses(event, event.winner())).isZero();
            assertThat(IntStream.range(0, players).filter(p -> losses(event, p) == 1))
                    .hasSize(players - 1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 7, 8, 13, 16, 31, 32, 33})
    void inDoubleEliminationEveryPlayerButTheWinnerLosesTwice(int players) {
        for (int number = 0; number < 20; number++) {
            for (String id : new String[] {"double-elimination", "double-elimination:seeded"}) {
                PlayedEvent event = play(id, players, 0, number);
                int lost = losses(event, event.winner());
                assertThat(lost).isBetween(0, 1);
                assertThat(IntStream.range(0, players).filter(p -> losses(event, p) == 2))
                        .hasSize(players - 1);
                assertThat(event.matches()).isEqualTo(2 * (players - 1) + lost);
                assertThat(ranks(event)).isEqualTo(players * (players + 1));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 8, 9, 32, 33})
    void inARoundRobinEveryPlayerMeetsEveryPlayerOnce(int players) {
        PlayedEvent event = play("round-robin", players, 0, 3);
        assertThat(event.rounds()).isEqualTo(players - 1 + players % 2);
        for (int p = 0; p < players; p++) {
            int[] met = new int[event.meetings(p)];
            int self = p;
            Arrays.setAll(met, match -> event.met(self, match));
            assertThat(met).hasSize(players - 1).doesNotHaveDuplicates().doesNotContain(p);
            assertThat(event.byes(p)).isEqualTo(players % 2);
        }
        // Every player has met all the others: whoever has as many points has as strong a schedule.
        for (int rank = 1; rank < players; rank++) {
            assertThat(event.points(event.swissRanked(rank)))
                    .isGreaterThanOrEqualTo(event.points(event.swissRanked(rank + 1)));
        }
        assertThat(event.winner()).isEqualTo(event.swissRanked(1));
    }

    /** Coins decide, so all twelve make the cut of four as often: not more often who is listed last when some have to stay for it. */
    @ParameterizedTest
    @ValueSource(strings = {"swiss", "swiss:out=1", "swiss:out=2"})
    void theOrderOfPlayersDoesNotDecideWhichOfThemStayForTheCut(String id) {
        assertThat(inCut(id, 12, AttendanceModel.FULL))
                .allSatisfy(share -> assertThat(share).isCloseTo(4.0 / 12, within(0.035)));
    }

    /** As above where players come late or leave, until only as many are left as the cut needs. */
    @Test
    void theOrderOfPlayersDoesNotDecideWhichOfThemMayLeave() {
        assertThat(inCut("swiss", 6, new AttendanceModel(0.5, 1, 0.4)))
                .allSatisfy(share -> assertThat(share).isCloseTo(4.0 / 6, within(0.035)));
    }

    /** Returns how often each player makes a cut of four after four rounds of coin flips; the bounds are four standard errors of 3,000 events. */
    private static List<Double> inCut(String id, int players, AttendanceModel turnout) {
        EventPlayer player = new EventPlayer(
                new EventPlan(players, new Structure(4, 4), PairingChoice.parse(id)), VictoryPoints.USUAL, turnout);
        MatchModel coins = new MatchModel.CoinFlip(0.05);
        PlayedEvent sheet = player.sheet(EventSample.of(Seed.of(4), 0, players, Strengths.ratings(200), coins));
        double[] shares = new double[players];
        for (int number = 0; number < 3_000; number++) {
            player.play(EventSample.of(Seed.of(4), number, players, Strengths.ratings(200), coins), sheet);
            for (int p = 0; p < players; p++) {
                shares[p] += sheet.isInCut(p) ? 1 / 3_000.0 : 0;
            }
        }
        return Arrays.stream(shares).boxed().toList();
    }

    @Test
    void aRoundRobinMayBeFollowedByACut() {
        PlayedEvent event = play("round-robin", 9, 4, 3);
        assertThat(event.cut()).isEqualTo(4);
        assertThat(IntStream.range(0, 9).filter(event::isInCut)).hasSize(4);
        assertThat(event.twiceRank(event.winner())).isEqualTo(2);
    }

    /** With 25 rounds fractions have one denominator; by the library's own ranking of the same matches. */
    @ParameterizedTest
    @ValueSource(ints = {8, 9, 25})
    void tiebreakersOfTheHouseRankARoundRobin(int players) {
        ranksLikeTheLibrary(
                players,
                TiebreakChain.of(
                        Tiebreaker.EVENT_POINTS,
                        Tiebreaker.HEAD_TO_HEAD,
                        Tiebreaker.OPPONENTS_WIN_SHARE,
                        Tiebreaker.WINS,
                        Tiebreaker.STRENGTH_OF_SCHEDULE));
    }

    @Test
    void buchholzAndSonnebornBergerRankARoundRobin() {
        ranksLikeTheLibrary(9, TiebreakChain.of(Tiebreaker.WINS, Tiebreaker.SONNEBORN_BERGER, Tiebreaker.BUCHHOLZ));
        ranksLikeTheLibrary(9, TiebreakChain.of(Tiebreaker.BUCHHOLZ, Tiebreaker.SONNEBORN_BERGER));
    }

    private static void ranksLikeTheLibrary(int players, TiebreakChain chain) {
        MatchModel drawish = new MatchModel.Elo(400, 0.3);
        for (int number = 0; number < 10; number++) {
            EventPlayer player = new EventPlayer(
                    new EventPlan(players, new Structure(3, 0), PairingChoice.parse("round-robin")),
                    VictoryPoints.USUAL,
                    AttendanceModel.FULL,
                    chain);
            EventSample draw = EventSample.of(Seed.of(5), number, players, Strengths.ratings(50), drawish);
            PlayedEvent event = player.sheet(draw);
            player.play(draw, event);
            Vector<MatchResult> results = Vector.empty();
            Vector<PlayerRecord> records = Vector.empty();
            for (int p = 0; p < players; p++) {
                PlayerId own = PlayerId.of(p + 1);
                List<PlayerId> met = new ArrayList<>();
                for (int round = 1; round <= event.rounds(); round++) {
                    int other = event.opponent(round, p);
                    if (other >= 0) {
                        PlayerId opponent = PlayerId.of(other + 1);
                        met.add(opponent);
                        boolean drew = event.gained(round, p) == event.gained(round, other);
                        if (event.gained(round, p) > event.gained(round, other)) {
                            results = results.append(
                                    MatchEnding.victory(own, 1, opponent, 0).result(Editions.CHALLENGER.scoring()));
                        } else if (drew && p < other) {
                            results = results.append(
                                    MatchEnding.draw(own, 1, opponent, 1).result(Editions.CHALLENGER.scoring()));
                        }
                    }
                }
                records = records.append(
                        PlayerRecord.of(own, event.points(p), event.rounds(), met, event.vps(p), event.byes(p)));
            }
            Standings standings =
                    Ranking.of(Records.of(records), MatchHistory.of(results), chain, RandomTiebreak.of(draw.desk(), 1));
            assertThat(Vector.rangeClosed(1, players).map(rank -> PlayerId.of(event.swissRanked(rank) + 1)))
                    .isEqualTo(standings.players());
        }
    }

    /**
     * Four players, seeded 1 v 4 and 2 v 3: the best wins with p14 (p23 p12 + p32 p13), exactly. Paired at random, the mean over its three possible
     * first opponents.
     */
    @Test
    void theBestOfFourWinsAsOftenAsCanBeComputed() {
        double[] ratings = {1700, 1600, 1500, 1400};
        double seeded = p(ratings, 0, 3) * (p(ratings, 1, 2) * p(ratings, 0, 1) + p(ratings, 2, 1) * p(ratings, 0, 2));
        double random = (seeded
                        + p(ratings, 0, 1) * (p(ratings, 2, 3) * p(ratings, 0, 2) + p(ratings, 3, 2) * p(ratings, 0, 3))
                        + p(ratings, 0, 2)
                                * (p(ratings, 1, 3) * p(ratings, 0, 1) + p(ratings, 3, 1) * p(ratings, 0, 3)))
                / 3;
        // Two lives: through unbeaten, or down after one loss, by hand over the bracket of four.
        Strengths given = new Strengths.Given(Vector.ofAll(ratings));
        int events = 20_000;
        ToDoubleFunction<String> share = id -> {
            int wins = 0;
            EventPlayer player = player(id, 4, 0);
            PlayedEvent sheet = player.sheet(EventSample.of(Seed.of(8), 0, 4, given, ELO));
            for (int event = 0; event < events; event++) {
                EventSample draw = EventSample.of(Seed.of(8), event, 4, given, ELO);
                player.play(draw, sheet);
                wins += sheet.winner() == 0 ? 1 : 0;
            }
            return (double) wins / events;
        };
        // Four standard errors of 20,000 events.
        assertThat(share.applyAsDouble("knockout:seeded")).isCloseTo(seeded, within(0.014));
        assertThat(share.applyAsDouble("knockout")).isCloseTo(random, within(0.014));
        assertThat(share.applyAsDouble("double-elimination:seeded")).isCloseTo(twoLives(ratings), within(0.014));
    }

    /** All outcomes of the double elimination of four, one match after the other. */
    private static double twoLives(double[] r) {
        double sum = 0;
        for (int bits = 0; bits < 64; bits++) {
            double chance = 1;
            int[] first = {0, 3};
            int[] second = {1, 2};
            int a = first[bits & 1];
            int al = first[1 - (bits & 1)];
            int b = second[bits >> 1 & 1];
            int bl = second[1 - (bits >> 1 & 1)];
            chance *= p(r, a, al) * p(r, b, bl);
            int top = (bits >> 2 & 1) == 0 ? a : b;
            int down = top == a ? b : a;
            chance *= p(r, top, down);
            int low = (bits >> 3 & 1) == 0 ? al : bl;
            chance *= p(r, low, low == al ? bl : al);
            int back = (bits >> 4 & 1) == 0 ? low : down;
            chance *= p(r, back, back == low ? down : low);
            // The final: the one with a life more, or twice the other.
            if ((bits >> 5 & 1) == 0) {
                sum += top == 0 ? chance * p(r, top, back) : 0;
            } else {
                double again = chance * p(r, back, top);
                sum += top == 0 ? again * p(r, top, back) : back == 0 ? again * p(r, back, top) : 0;
            }
        }
        return sum;
    }

    private static double p(double[] ratings, int one, int other) {
        return ELO.chances().chance(ELO.worth(ratings[one]), ELO.worth(ratings[other]), false);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aPlayerWithTooManyLossesIsOut(int losses) {
        for (int number = 0; number < 20; number++) {
            PlayedEvent event = play("swiss:out=" + losses, 24, 0, number, 20);
            for (int p = 0; p < 24; p++) {
                int lost = 0;
                for (int round = 1; round <= event.rounds(); round++) {
                    if (lost >= losses) {
                        assertThat(event.opponent(round, p)).isEqualTo(PlayedEvent.ABSENT);
                    } else if (event.opponent(round, p) >= 0 && event.gained(round, p) == 0) {
                        lost++;
                    }
                }
            }
            assertThat(event.isDropped(event.winner())).isFalse();
            assertThat(IntStream.range(0, 24).filter(p -> !event.isDropped(p))).hasSize(1);
        }
    }

    @Test
    void aCutKeepsAsManyInAsItNeeds() {
        PlayedEvent event = play("swiss:out=1", 16, 8, 5, 4);
        assertThat(IntStream.range(0, 16).filter(event::isInCut)).hasSize(8);
    }

    @Test
    void assignedByesGoToTheHighestRatedInRoundOne() {
        for (int players : new int[] {24, 25}) {
            PlayedEvent event = play("swiss:byes=3", players, 0, 2, 4);
            int[] order = event.trueOrder();
            for (int i = 0; i < 3; i++) {
                assertThat(event.opponent(1, order[i])).isEqualTo(PlayedEvent.BYE);
                assertThat(event.gained(1, order[i])).isEqualTo(3);
            }
            // An odd number is left: one more bye, drawn among the others.
            long byes = IntStream.range(0, players)
                    .filter(p -> event.opponent(1, p) == PlayedEvent.BYE)
                    .count();
            assertThat(byes).isEqualTo(players == 24 ? 4 : 3);
        }
    }

    /**
     * Eight players, three rounds, cut of 4. Before the last round two have 6 points; with a draw they have 7, which of the others only one at
     * each of the tables with 3 or more points could pass or reach: never more than two others have 7 or more. So they draw, and no other player does
     * on purpose: the model has no draws.
     */
    @Test
    void leadersDrawTheLastRoundWhereItIsSafe() {
        int agreed = 0;
        for (int number = 0; number < 50; number++) {
            PlayedEvent event = play("swiss:draws", 8, 4, number, 3);
            for (int p = 0; p < 8; p++) {
                boolean drew = event.gained(3, p) == 1;
                int before = event.gained(1, p) + event.gained(2, p);
                assertThat(drew).isEqualTo(before == 6);
                agreed += drew ? 1 : 0;
                if (drew) {
                    assertThat(event.isInCut(p)).isTrue();
                }
            }
            assertThat(IntStream.range(0, 8)
                            .filter(p -> play("swiss", 8, 4, 1, 3).gained(3, p) == 1))
                    .isEmpty();
        }
        assertThat(agreed).isEqualTo(100);
    }

    @Test
    void namesAreReadBackAndWhatDoesNotFitIsRefused() {
        for (String id : new String[] {
            "swiss:random=2:out=3:byes=4:draws",
            "monrad:out=2",
            "knockout",
            "knockout:seeded",
            "double-elimination",
            "double-elimination:seeded",
            "round-robin"
        }) {
            assertThat(PairingChoice.parse(id).id()).isEqualTo(id);
        }
        assertThatThrownBy(() -> PairingChoice.parse("swiss:lives=2"))
                .hasMessage("'lives=2' is not an option of a system. Use random=2, out=2, byes=4 or draws.");
        assertThatThrownBy(() -> PairingChoice.parse("knockout:random"))
                .hasMessageStartingWith("There is no system 'knockout:random'");
        assertThatThrownBy(() -> new EventPlan(2048, new Structure(5, 0), PairingChoice.parse("double-elimination")))
                .hasMessage("players must be fewer for double-elimination, which takes 23 rounds for 2048");
        assertThatThrownBy(() -> new EventPlayer(
                        new EventPlan(8, new Structure(3, 0), PairingChoice.parse("knockout")),
                        VictoryPoints.USUAL,
                        new AttendanceModel(0.1, 1, 0)))
                .hasMessage("turnout must be left out for knockout, where every player stays throughout.");
    }

    private static int losses(PlayedEvent event, int player) {
        int lost = 0;
        for (int round = 1; round <= event.rounds(); round++) {
            lost += event.opponent(round, player) >= 0 && event.gained(round, player) == 0 ? 1 : 0;
        }
        return lost;
    }

    private static int ranks(PlayedEvent event) {
        return IntStream.range(0, event.players()).map(event::twiceRank).sum();
    }

    private static EventPlayer player(String system, int players, int cut) {
        return player(system, players, cut, 3);
    }

    private static EventPlayer player(String system, int players, int cut, int rounds) {
        return new EventPlayer(
                new EventPlan(players, new Structure(rounds, cut), PairingChoice.parse(system)),
                VictoryPoints.USUAL,
                AttendanceModel.FULL);
    }

    private static PlayedEvent play(String system, int players, int cut, int number) {
        return play(system, players, cut, number, 3);
    }

    private static PlayedEvent play(String system, int players, int cut, int number, int rounds) {
        EventPlayer player = player(system, players, cut, rounds);
        EventSample draw = EventSample.of(Seed.of(1), number, players, Strengths.ratings(200), ELO);
        PlayedEvent sheet = player.sheet(draw);
        // Twice, so that what the event before left on the sheet shows.
        player.play(EventSample.of(Seed.of(2), number, players, Strengths.ratings(200), ELO), sheet);
        player.play(draw, sheet);
        return sheet;
    }
}
