package io.github.crisisrules.fairness.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class SvgReportTest {
    private static final Path IMAGES = Path.of("..", "..", "docs", "images");

    private static final Study STUDY = Study.builder()
            .name("Rounds & <cuts>")
            .setups(Vector.of(Setup.of(9, Structure.withCut(3, 4)), Setup.of(9, Structure.withCut(4, 4))))
            .metrics(Vector.of(StandardMetric.BEST_IN_CUT))
            .events(40)
            .build();

    @Test
    void thePictureStandsByItself() throws Exception {
        String svg = SvgReport.of(new Report(STUDY, Simulation.run(STUDY)));
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        // Every colour is one that any program can draw, and has its dark twin; the background is its own.
        assertThat(svg)
                .doesNotContain("var(", "NaN", "Infinity")
                .contains("<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#ffffff\"/>")
                .contains("@media (prefers-color-scheme: dark)", "[fill=\"#ffffff\"] { fill: #12161d; }")
                .contains(
                        "Rounds &amp; &lt;cuts&gt;</text>",
                        ">The strongest player makes the cut</text>",
                        ">Swiss rounds</text>",
                        "40 events of each; bars are 95 % confidence intervals");
    }

    @Test
    void nothingIsDrawnIfNothingWasMeasured() {
        Study noCut = STUDY.withSetups(Vector.of(Setup.of(9, Structure.swiss(3))));
        Report report = new Report(noCut, Simulation.run(noCut));
        assertThatThrownBy(() -> SvgReport.of(report))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("nothing to show", "best-in-cut");
    }

    /** The picture of docs/FAIRNESS.md; {@code scripts/fairness run docs/images/rounds.yaml -o docs/images/rounds.svg} draws it again. */
    @Test
    @Tag("fuzz")
    void thePictureOfTheReadmeIsThatOfItsStudy() throws IOException {
        Study study =
                StudyFile.parse(Files.readString(IMAGES.resolve("rounds.yaml"))).get();
        assertThat(SvgReport.of(new Report(study, Simulation.run(study))))
                .isEqualTo(Files.readString(IMAGES.resolve("rounds.svg")));
    }

    /** Quick checks of it: it names its study and how many events it shows. */
    @Test
    void thePictureOfTheReadmeNamesItsStudy() throws IOException {
        Study study =
                StudyFile.parse(Files.readString(IMAGES.resolve("rounds.yaml"))).get();
        assertThat(Files.readString(IMAGES.resolve("rounds.svg")))
                .contains("<title>" + study.name() + ". " + study.about() + "</title>")
                .contains(Words.whole(study.events()) + " events of each");
    }
}
