package io.github.crisisrules.fairness.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.fit.Calibration;
import io.github.crisisrules.fairness.fit.PlayedMatch;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** From events at the desk to strengths: what was put in is found again. */
class FittedEventsTest {
    private static final int PLAYERS = 16;
    private static final int EVENTS = 60;

    /**
     * Sixteen players, 30 rating points from one to the next, in sixty events of four rounds paired by points, a tenth of even matches drawn. Each
     * strength rests on 240 matches; its error is about 25 points, and the mean of squared errors, in errors, about 1, give or take a third.
     */
    @Test
    void strengthsAndDrawsOfEventsAreFoundAgain() {
        Vector<Double> strengths = Vector.range(0, PLAYERS).map(p -> 1275.0 + 30 * p);
        MatchModel model = new MatchModel.Elo(400, 0.1);
        EventPlan plan = new EventPlan(PLAYERS, new Structure(4, 0), PairingChoice.SWISS);
        EventPlayer player = new EventPlayer(plan, VictoryPoints.USUAL, AttendanceModel.FULL);
        Vector<PlayedMatch> matches = Vector.empty();
        for (int number = 0; number < EVENTS; number++) {
            EventSample draw = EventSample.of(Seed.of(9), number, PLAYERS, new Strengths.Given(strengths), model);
            PlayedEvent event = player.sheet(draw);
            player.play(draw, event);
            matches = matches.appendAll(PlayedMatch.of(
                    new DeskTwin(event, model, VictoryPoints.USUAL, state -> PairingSystem.swiss()).play()));
        }
        assertThat(matches).hasSize(EVENTS * 4 * PLAYERS / 2);
        Calibration fit = Calibration.of(matches, 200);
        double squares = 0;
        for (int p = 0; p < PLAYERS; p++) {
            String name = "player " + p;
            Calibration.Rated rated =
                    fit.players().find(each -> each.name().equals(name)).get();
            assertThat(rated.matches()).isEqualTo(EVENTS * 4);
            squares += Math.pow((rated.strength() - strengths.get(p)) / rated.error(), 2);
        }
        assertThat(squares / PLAYERS).isBetween(0.3, 2.0);
        assertThat(fit.draws().value()).isCloseTo(0.1, within(0.02));
        assertThat(fit.draws().high() - fit.draws().low()).isBetween(0.02, 0.08);
    }

    @Test
    void matchesThatWereNotPlayedShowNoStrength() {
        Desk desk = Desk.challenger("Club night", Seed.of(1))
                .register("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal", "Ida", "Jo")
                .open()
                .pairRound();
        Vector<Pairing> pairs = desk.state().round().get().tables().pairs();
        Vector<MatchEnding> endings = Vector.of(
                MatchEnding.victory(pairs.get(0).second(), 0, pairs.get(0).first(), 0),
                MatchEnding.concession(pairs.get(1).first(), pairs.get(1).second()),
                MatchEnding.concession(pairs.get(2).first(), 3, pairs.get(2).second(), 8),
                MatchEnding.declined(pairs.get(3).first(), pairs.get(3).second()),
                MatchEnding.time(pairs.get(4).first(), 7, pairs.get(4).second(), 7));
        for (MatchEnding ending : endings) {
            desk = desk.report(ending);
        }
        Desk done = desk;
        assertThat(PlayedMatch.of(done.state()))
                .containsExactly(
                        match(done, pairs.get(0), 0), match(done, pairs.get(2), 0), match(done, pairs.get(4), 0.5));
    }

    private static PlayedMatch match(Desk desk, Pairing pair, double score) {
        return new PlayedMatch(desk.state().name(pair.first()), desk.state().name(pair.second()), score);
    }
}
