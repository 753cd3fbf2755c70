package io.github.crisisrules.fairness.forecast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.forecast.PlayedEventForecasts.Kind;
import io.github.crisisrules.fairness.forecast.PlayedEventForecasts.Question;
import io.github.crisisrules.fairness.forecast.PlayedEventForecasts.Verified;
import io.github.crisisrules.fairness.play.EventPlan;
import io.github.crisisrules.fairness.play.EventPlayer;
import io.github.crisisrules.fairness.play.EventSample;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.json.interchange.EventImport;
import io.github.crisisrules.json.interchange.ImportedEvent;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class PlayedEventForecastsTest {
    private static final int EVENTS = 30;
    private static final int PLAYERS = 16;
    private static final int ROUNDS = 4;

    /**
     * Events that are played by the very model that forecasts them: forecasts come true as often as they say, and beat those
     * that the standings will stay as they are.
     */
    @Test
    void forecastsOfSimulatedEventsComeTrueAsOftenAsTheySay() {
        Vector<Verified> fitted = Vector.empty();
        Vector<Verified> standings = Vector.empty();
        for (int number = 0; number < EVENTS; number++) {
            PlayedEventForecasts event = new PlayedEventForecasts(simulated(number));
            fitted = fitted.appendAll(event.of(Kind.FITTED, number, 300, 150));
            standings = standings.appendAll(event.of(Kind.STANDINGS, number, 300, 150));
        }
        assertThat(fitted).hasSize(EVENTS * PLAYERS * (ROUNDS - 1) * 2);
        assertThat(Reliability.brierDifference(fitted, standings).high()).isNegative();
        Vector<Verified> cut = fitted.filter(one -> one.question() == Question.CUT);
        double squares = 0;
        Vector<Reliability.Row> rows = Reliability.rows(cut).filter(row -> row.forecasts() >= 30);
        for (Reliability.Row row : rows) {
            double error = Math.sqrt(row.mean() * (1 - row.mean()) / row.forecasts());
            squares += Math.pow((row.share().value() - row.mean()) / error, 2);
            assertThat(row.share().low()).isLessThanOrEqualTo(row.share().value());
            assertThat(row.share().high()).isGreaterThanOrEqualTo(row.share().value());
        }
        // Players of one event depend on each other, so this is more than 1 for each row.
        assertThat(squares / rows.size()).isLessThan(3);
    }

    @Test
    void theScaleAndTheCutAreReadOffTheTables() {
        PlayedEventForecasts event = new PlayedEventForecasts(simulated(0));
        assertThat(event.cut()).isEqualTo(4);
        assertThat(event.after(2).announcement().scoring().points().win()).isEqualTo(3);
        assertThat(event.after(2).rounds()).hasSize(2);
        assertThat(event.of(Kind.EQUAL, 0, 200, 20).map(Verified::event).distinct())
                .containsExactly(0);
        assertThatThrownBy(() -> new PlayedEventForecasts(
                        imported("round,player1,points1,player2,points2\n1,A,3,B,0\n2,A,3,B,0\n")))
                .hasMessage("The event has 2 players and 2 rounds. Use events of 8 players and 2 rounds or more.");
    }

    /** Of two forecasts of 80 % one came true: the Brier score is (0.04 + 0.64) / 2. */
    @Test
    void theBrierScoreIsTheMeanSquaredDistance() {
        Vector<Verified> two =
                Vector.of(new Verified(0, Question.CUT, 0.8, true), new Verified(1, Question.CUT, 0.8, false));
        assertThat(Reliability.brier(two).value()).isEqualTo(0.34, org.assertj.core.api.Assertions.within(1e-12));
        Reliability.Row row = Reliability.rows(two).get(0);
        assertThat(row.share().value()).isEqualTo(0.5);
        assertThat(row.share().low()).isZero();
        assertThat(row.share().high()).isEqualTo(1);
        assertThatThrownBy(() -> Reliability.brierDifference(two, two.tail()))
                .hasMessage("There are 2 and 1 forecasts. Compare forecasts about the same questions.");
    }

    /** Three forecasts of three events came true: Wilson's interval begins at 3 / (3 + 1.96²). */
    @Test
    void aFewForecastsThatAllCameTrueDoNotProveCertainty() {
        Vector<Verified> all = Vector.range(0, 3).map(event -> new Verified(event, Question.CUT, 0.97, true));
        Reliability.Interval share = Reliability.rows(all).get(0).share();
        assertThat(share.value()).isEqualTo(1);
        assertThat(share.low()).isCloseTo(0.4385, org.assertj.core.api.Assertions.within(0.0001));
        assertThat(share.high()).isEqualTo(1);
    }

    private static ImportedEvent simulated(int number) {
        EventPlan plan = new EventPlan(PLAYERS, Structure.swiss(ROUNDS), PairingChoice.SWISS);
        EventPlayer player = new EventPlayer(plan, VictoryPoints.USUAL, AttendanceModel.FULL);
        EventSample sample =
                EventSample.of(Seed.of(77), number, PLAYERS, Strengths.ratings(300), new MatchModel.Elo(400, 0.05));
        PlayedEvent event = player.sheet(sample);
        player.play(sample, event);
        StringBuilder text = new StringBuilder("round,player1,points1,player2,points2\n");
        for (int round = 1; round <= ROUNDS; round++) {
            for (int p = 0; p < PLAYERS; p++) {
                int other = event.opponent(round, p);
                if (other > p) {
                    text.append(round + ",p" + p + "," + event.gained(round, p) + ",p" + other + ","
                            + event.gained(round, other) + "\n");
                }
            }
        }
        return imported(text.toString());
    }

    private static ImportedEvent imported(String text) {
        return EventImport.read("event", text).get();
    }
}
