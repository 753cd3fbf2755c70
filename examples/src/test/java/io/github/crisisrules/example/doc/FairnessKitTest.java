package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.fit.Calibration;
import io.github.crisisrules.fairness.fit.PlayedMatch;
import io.github.crisisrules.fairness.forecast.Chance;
import io.github.crisisrules.fairness.forecast.Forecast;
import io.github.crisisrules.fairness.forecast.ForecastModel;
import io.github.crisisrules.fairness.forecast.Odds;
import io.github.crisisrules.fairness.forecast.PlayerForecast;
import io.github.crisisrules.fairness.report.HtmlReport;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.json.interchange.EventImport;
import io.github.crisisrules.json.interchange.ImportedEvent;
import io.github.crisisrules.json.interchange.ResultsCsv;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.Outcome;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class FairnessKitTest {
    @Test
    void aStudyInCodeBecomesAPage() {
        System.setProperty("java.awt.headless", "true");
        // doc
        Study study = Study.builder()
                .name("My question")
                .setups(Vector.of(
                        Setup.official(Editions.CHALLENGER, 32, 0), Setup.official(Editions.CHALLENGER, 32, 1)))
                .match(new MatchModel.Custom(
                        "logistic", (own, other, drawn) -> drawn ? 0 : 1 / (1 + Math.exp((other - own) / 170))))
                .events(200)
                .build();
        String page = HtmlReport.of(new Report(study, Simulation.run(study)));
        // end
        assertThat(page).contains("My question", "Challenger 32, +1 round", "<svg");
    }

    @Test
    void aForecastOfAnEventAtTheDesk() {
        Desk desk = Desk.challenger("Live", Seed.of(3))
                .register(Vector.rangeClosed(1, 23)
                        .map(number -> "player " + number)
                        .prepend("Ada"))
                .open()
                .pairRound();
        // doc
        Forecast forecast = Forecast.of(desk);
        Option<Chance> cut = forecast.of(desk.player("Ada")).odds().makesCut();
        String table = forecast.table(desk.state()).text();
        // end
        assertThat(table).contains("Ada").contains(cut.get().describe());
        // doc
        TournamentState state = desk.state();
        Forecast fitted =
                Forecast.of(state, ForecastModel.fitted(state, ForecastModel.USUAL_DEVIATION), Seed.of(1), 10_000);
        PlayerForecast ada = fitted.of(desk.player("Ada"));
        Chance now = ada.odds().makesCut().get();
        Option<Chance> afterWin = ada.after(Outcome.WIN).flatMap(Odds::makesCut);
        String assumptions = fitted.describe();
        // end
        assertThat(afterWin.get().share()).isGreaterThan(now.share());
        assertThat(assumptions).startsWith("An estimate that assumes ");
    }

    @Test
    void strengthsComeFromImportedEvents() {
        // doc
        String march = """
                round,player1,points1,player2,points2
                1,Ada,3,Bo,0
                1,Cy,1,Di,1
                """;
        Desk may = Desk.challenger("May", Seed.of(5))
                .register("Ada", "Bo", "Cy", "Di")
                .open()
                .pairRound()
                .report("Ada", 16, "Di", 9)
                .report("Bo", 16, "Cy", 9);

        ImportedEvent imported = EventImport.read("March", march).get();
        Vector<PlayedMatch> matches = PlayedMatch.parse(ResultsCsv.write(imported)) // another program's event
                .appendAll(PlayedMatch.of(may.state())); // and one at our desk
        Calibration fit = Calibration.of(matches, 200);
        Strengths pool = fit.pool();
        // end
        assertThat(matches).hasSize(4);
        assertThat(fit.players().maxBy(Calibration.Rated::strength).get().name())
                .isEqualTo("Ada");
        assertThat(pool.misfit(4)).isEmpty();
    }
}
