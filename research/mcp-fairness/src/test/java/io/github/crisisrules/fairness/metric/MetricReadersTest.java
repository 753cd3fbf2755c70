package io.github.crisisrules.fairness.metric;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.play.EventPlan;
import io.github.crisisrules.fairness.play.EventPlayer;
import io.github.crisisrules.fairness.play.EventSample;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MetricReadersTest {
    private static final MatchModel STRONGER_WINS =
            new MatchModel.Custom("stronger wins", (own, other, drawn) -> !drawn && own > other ? 1 : 0);

    @Test
    void theBestOfFourWinsAllAndTheLastNoneIfTheStrongerAlwaysWins() {
        // Strengths 40 30 20 10; three rounds are every player against every other: points 9 6 3 0, the true order.
        PlayedEvent event = event(4, 3, 0, new Strengths.Given(Vector.of(20.0, 40.0, 10.0, 30.0)), STRONGER_WINS);
        assertThat(read(event, StandardMetric.KENDALL_TAU_B)).isEqualTo(1);
        assertThat(read(event, StandardMetric.SPEARMAN_RHO)).isEqualTo(1);
        assertThat(read(event, StandardMetric.POINTS_TAU_B)).isEqualTo(1);
        assertThat(read(event, StandardMetric.POINTS_RHO)).isEqualTo(1);
        assertThat(read(event, StandardMetric.BEST_WINS)).isEqualTo(1);
        assertThat(read(event, StandardMetric.WINNER_TRUE_RANK)).isEqualTo(1);
        assertThat(read(event, StandardMetric.RANK_DISPLACEMENT)).isEqualTo(0);
        assertThat(read(event, StandardMetric.SINGLE_LEADER)).isEqualTo(1);
        assertThat(read(event, StandardMetric.REMATCHES)).isEqualTo(0);
        assertThat(read(event, StandardMetric.BYES)).isEqualTo(0);
        assertThat(new MetricReaders(4).read(StandardMetric.BYES_TO_STRONGER, event))
                .isEqualTo(FixedPoint.NONE);
        assertThat(new MetricReaders(4).read(StandardMetric.BEST_IN_CUT, event)).isEqualTo(FixedPoint.NONE);
        assertThat(new MetricReaders(4).read(StandardMetric.CUT_BY_LOT, event)).isEqualTo(FixedPoint.NONE);
        // No player has as many points as another: no group to compare opposition in.
        assertThat(new MetricReaders(4).read(StandardMetric.OPPONENT_SPREAD, event))
                .isEqualTo(FixedPoint.NONE);
        assertThat(event.trueOrder()).containsExactly(1, 3, 0, 2);
        long[] bars = new long[MetricReaders.bars(4)];
        new MetricReaders(4).displacements(event, bars);
        assertThat(bars).containsExactly(4, 0, 0, 0);
    }

    @Test
    void oddPoolsGiveOneByeARoundAndEveryPlayerIsInOnePart() {
        PlayedEvent event = event(7, 3, 0, Strengths.ratings(200), new MatchModel.Elo(400, 0));
        assertThat(read(event, StandardMetric.BYES)).isEqualTo(3);
        long[] parts = new long[Profile.parts(7)];
        new MetricReaders(7).read(Profile.BYES, event, parts);
        assertThat(parts).hasSize(7);
        assertThat(Arrays.stream(parts).sum()).isEqualTo(3 * FixedPoint.ONE);
        double stronger = 0;
        for (int i = 0; i < 3; i++) {
            stronger += event.byes(event.trueOrder()[i]);
        }
        assertThat(new MetricReaders(7).read(StandardMetric.BYES_TO_STRONGER, event))
                .isEqualTo((long) (stronger / 3 * FixedPoint.ONE));
    }

    @Test
    void partsOfAPoolThatTenDoesNotDivideAreMeansOverTheirPlayers() {
        PlayedEvent event = event(23, 4, 4, Strengths.ratings(200), new MatchModel.Elo(400, 0.1));
        long[] parts = new long[Profile.parts(23)];
        new MetricReaders(23).read(Profile.FLOATS_DOWN, event, parts);
        double[] sums = new double[10];
        int[] sizes = new int[10];
        for (int i = 0; i < 23; i++) {
            sums[i * 10 / 23] += event.floatsDown(event.trueOrder()[i]);
            sizes[i * 10 / 23]++;
        }
        for (int k = 0; k < 10; k++) {
            assertThat(parts[k]).isEqualTo((long) (sums[k] * FixedPoint.ONE / sizes[k]));
        }
    }

    @Test
    void theLastPlaceIsDecidedByExactlyOneThing() {
        for (long seed = 0; seed < 50; seed++) {
            PlayedEvent event = event(12, 3, 4, seed);
            double sum = read(event, StandardMetric.CUT_BY_POINTS)
                    + read(event, StandardMetric.CUT_BY_SOS)
                    + read(event, StandardMetric.CUT_BY_VPS)
                    + read(event, StandardMetric.CUT_BY_LOT);
            assertThat(sum).isEqualTo(1);
            assertThat(event.lastPlace()).isNotNull();
            assertThat(read(event, StandardMetric.CUT_BY_SOS))
                    .isEqualTo(event.lastPlace() == Tiebreaker.STRENGTH_OF_SCHEDULE ? 1 : 0);
        }
    }

    @Test
    void tiebreakersOfTheHouseHaveTheirOwnShare() {
        TiebreakChain chain = TiebreakChain.of(
                Tiebreaker.EVENT_POINTS,
                Tiebreaker.HEAD_TO_HEAD,
                Tiebreaker.VICTORY_POINTS,
                Tiebreaker.MARGIN_OF_VICTORY);
        double house = 0;
        double vps = 0;
        for (long seed = 0; seed < 200; seed++) {
            EventPlan plan = new EventPlan(12, new Structure(3, 4), PairingChoice.SWISS);
            EventSample draw =
                    EventSample.of(Seed.of(seed), 0, 12, Strengths.ratings(200), new MatchModel.Elo(400, 0.1));
            EventPlayer player =
                    new EventPlayer(plan, new VictoryPoints(15, 16, 9, 10, 1), AttendanceModel.FULL, chain);
            PlayedEvent event = player.sheet(draw);
            player.play(draw, event);
            double own = read(event, StandardMetric.CUT_BY_HOUSE);
            assertThat(own
                            + read(event, StandardMetric.CUT_BY_POINTS)
                            + read(event, StandardMetric.CUT_BY_SOS)
                            + read(event, StandardMetric.CUT_BY_VPS)
                            + read(event, StandardMetric.CUT_BY_LOT))
                    .isEqualTo(1);
            assertThat(own)
                    .isEqualTo(
                            event.lastPlace() == Tiebreaker.HEAD_TO_HEAD
                                            || event.lastPlace() == Tiebreaker.MARGIN_OF_VICTORY
                                    ? 1
                                    : 0);
            house += own;
            vps += read(event, StandardMetric.CUT_BY_VPS);
        }
        assertThat(house).isPositive();
        assertThat(vps).isPositive();
        assertThat(new MetricReaders(12).read(StandardMetric.CUT_BY_HOUSE, event(12, 3, 4, 1)))
                .isEqualTo(FixedPoint.NONE);
    }

    @Test
    void aSingleWinnerLeadsAloneOrHasBeatenAllWhoShareTheLead() {
        int resolved = 0;
        int open = 0;
        for (long seed = 0; seed < 200; seed++) {
            PlayedEvent event = event(10, 5, 0, seed);
            int most = event.points(event.swissRanked(1));
            Vector<Integer> leaders = Vector.range(0, 10).filter(p -> event.points(p) == most);
            boolean single =
                    leaders.exists(one -> leaders.forAll(other -> one.equals(other) || beat(event, one, other)));
            assertThat(read(event, StandardMetric.SINGLE_LEADER)).isEqualTo(leaders.size() == 1 ? 1 : 0);
            assertThat(read(event, StandardMetric.SINGLE_WINNER)).isEqualTo(single ? 1 : 0);
            resolved += single && leaders.size() > 1 ? 1 : 0;
            open += single ? 0 : 1;
        }
        assertThat(resolved).isPositive();
        assertThat(open).isPositive();
    }

    private static boolean beat(PlayedEvent event, int one, int other) {
        for (int round = 1; round <= event.rounds(); round++) {
            if (event.opponent(round, one) == other && event.gained(round, one) == 3) {
                return true;
            }
        }
        return false;
    }

    @Test
    void theTrueTopInTheCutIsCounted() {
        PlayedEvent event = event(16, 4, 4, 3);
        int found = 0;
        for (int seed = 1; seed <= 4; seed++) {
            for (int i = 0; i < 4; i++) {
                found += event.trueOrder()[i] == event.seeded(seed) ? 1 : 0;
            }
        }
        assertThat(read(event, StandardMetric.TOP_IN_CUT)).isEqualTo(found / 4.0);
    }

    private static double read(PlayedEvent event, StandardMetric metric) {
        return (double) new MetricReaders(event.players()).read(metric, event) / FixedPoint.ONE;
    }

    private static PlayedEvent event(int players, int rounds, int cut, long seed) {
        return event(players, rounds, cut, Strengths.ratings(200), new MatchModel.Elo(400, 0.1), seed);
    }

    private static PlayedEvent event(int players, int rounds, int cut, Strengths strengths, MatchModel model) {
        return event(players, rounds, cut, strengths, model, 1);
    }

    private static PlayedEvent event(
            int players, int rounds, int cut, Strengths strengths, MatchModel model, long seed) {
        EventPlan plan = new EventPlan(players, new Structure(rounds, cut), PairingChoice.SWISS);
        EventSample draw = EventSample.of(Seed.of(seed), 0, players, strengths, model);
        EventPlayer player = new EventPlayer(plan, VictoryPoints.USUAL, AttendanceModel.FULL);
        PlayedEvent event = player.sheet(draw);
        player.play(draw, event);
        return event;
    }
}
