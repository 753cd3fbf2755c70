package io.github.crisisrules.fairness.assumption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.play.EventPlan;
import io.github.crisisrules.fairness.play.EventPlayer;
import io.github.crisisrules.fairness.play.EventSample;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.play.PlayedEvent;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class FactionsTest {
    /** Rock beats scissors beats paper beats rock, three times in four. */
    private static final Factions CIRCLE = new Factions(
            Vector.of("rock", "paper", "scissors"),
            Vector.of(0.5, 0.3, 0.2),
            Vector.of(Vector.of(0.5, 0.25, 0.75), Vector.of(0.75, 0.5, 0.25), Vector.of(0.25, 0.75, 0.5)));

    private static final MatchModel ELO = new MatchModel.Elo(400, 0.03);

    @Test
    void aMatchUpMultipliesTheOddsOfTheStrengths() {
        PlayerPool pool = PlayerPool.of(
                new double[] {1500, 1500, 1900, 1500}, CIRCLE, Seed.of(4).random());
        Matches matches = new MatchModel.Elo(400, 0).in(pool);
        for (int a = 0; a < 4; a++) {
            for (int b = 0; b < 4; b++) {
                double up = CIRCLE.wins().get(pool.faction(a)).get(pool.faction(b));
                double skill = (a == 2 ? 10 : 1) / (b == 2 ? 10.0 : 1);
                double odds = skill * up / (1 - up);
                assertThat(matches.chance(a, b, false)).isCloseTo(odds / (1 + odds), within(1e-12));
            }
        }
        assertThat(matches.isByStrength()).isFalse();
        assertThat(ELO.in(PlayerPool.of(1500, 1600)).isByStrength()).isTrue();
    }

    @Test
    void factionsAreTakenAsOftenAsTheirSharesSay() {
        int[] count = new int[3];
        for (int kind : CIRCLE.sample(20_000, Seed.of(1).random())) {
            count[kind]++;
        }
        // Standard deviations are 71, 65 and 57.
        assertThat(count[0]).isCloseTo(10_000, within(300));
        assertThat(count[1]).isCloseTo(6_000, within(300));
        assertThat(count[2]).isCloseTo(4_000, within(300));
    }

    /** By hand: among equals in a pool of rock, rock, paper, paper has 0.5 + 0.75 + 0.75 over 3, rock 0.5 + 0.5 + 0.25. */
    @Test
    void theBestPlayerIsTheOneWithTheBestAverageChance() {
        Strengths even = new Strengths.Given(Vector.fill(8, 1500.0));
        EventSample draw = EventSample.of(Seed.of(3), 7, 8, even, CIRCLE, new MatchModel.Elo(400, 0));
        EventPlayer player = new EventPlayer(
                new EventPlan(8, Structure.withCut(3, 4), PairingChoice.SWISS),
                VictoryPoints.USUAL,
                AttendanceModel.FULL);
        PlayedEvent event = player.sheet(draw);
        player.play(draw, event);
        double best = 0;
        for (int p = 0; p < 8; p++) {
            double sum = 0;
            for (int other = 0; other < 8; other++) {
                sum += CIRCLE.wins().get(event.faction(p)).get(event.faction(other));
            }
            assertThat(event.merit(p)).isCloseTo(sum / 8, within(1e-12));
            best = Math.max(best, event.merit(p));
        }
        assertThat(event.merit(event.trueOrder()[0])).isEqualTo(best);
        // Twins share their true rank.
        for (int p = 0; p < 8; p++) {
            for (int q = 0; q < 8; q++) {
                if (event.faction(p) == event.faction(q)) {
                    assertThat(event.twiceTrueRanks()[p]).isEqualTo(event.twiceTrueRanks()[q]);
                }
            }
        }
    }

    @Test
    void withoutFactionsTheDrawsAreWhatTheyWere() {
        EventSample with = EventSample.of(Seed.of(1), 5, 32, Strengths.ratings(200), CIRCLE, ELO);
        EventSample without = EventSample.of(Seed.of(1), 5, 32, Strengths.ratings(200), ELO);
        for (int p = 0; p < 32; p++) {
            assertThat(with.strength(p)).isEqualTo(without.strength(p));
        }
        assertThat(with.desk()).isEqualTo(without.desk());
    }

    @Test
    void aMatrixThatDoesNotFitIsRefused() {
        Vector<String> two = Vector.of("a", "b");
        Vector<Double> half = Vector.of(0.5, 0.5);
        assertThatThrownBy(() -> new Factions(two, half, Vector.of(Vector.of(0.5, 0.6), Vector.of(0.6, 0.5))))
                .hasMessage("wins[0][1] and wins[1][0] must add up to 1, but are 0.6 and 0.6");
        assertThatThrownBy(() -> new Factions(two, half, Vector.of(Vector.of(0.5, 0.6))))
                .hasMessage("wins must have a row for each of the 2 factions, but has 1");
        assertThatThrownBy(() -> new Factions(two, half, Vector.of(Vector.of(0.5, 1.0), Vector.of(0.0, 0.5))))
                .hasMessage("wins[0][1] must be between 0 and 1, but is 1.0");
        assertThatThrownBy(() ->
                        new Factions(two, Vector.of(0.5, 0.6), Vector.of(Vector.of(0.5, 0.5), Vector.of(0.5, 0.5))))
                .hasMessageStartingWith("shares must add up to 1, but add up to 1.1");
        assertThatThrownBy(() -> new Factions(Vector.of("a", "a"), half, Vector.of(half, half)))
                .hasMessage("names must be distinct, but are a, a");
    }
}
