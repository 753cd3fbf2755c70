package io.github.crisisrules.example.doc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.fairness.field.MatchModel;
import io.github.crisisrules.fairness.report.HtmlReport;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.summary.Simulation;
import io.github.crisisrules.tournament.event.EventFormat;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class FairnessKitTest {
    @Test
    void aStudyInCodeBecomesAPage() {
        System.setProperty("java.awt.headless", "true");
        // doc
        Study study = Study.builder()
                .name("My question")
                .setups(Vector.of(
                        Setup.official(EventFormat.CHALLENGER, 32, 0), Setup.official(EventFormat.CHALLENGER, 32, 1)))
                .match(new MatchModel.Custom(
                        "logistic", (own, other, drawn) -> drawn ? 0 : 1 / (1 + Math.exp((other - own) / 170))))
                .events(200)
                .build();
        String page = HtmlReport.of(new Report(study, Simulation.run(study)));
        // end
        assertThat(page).contains("My question", "Challenger 32, +1 round", "<svg");
    }
}
