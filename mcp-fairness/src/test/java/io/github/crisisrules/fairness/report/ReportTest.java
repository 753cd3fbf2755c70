package io.github.crisisrules.fairness.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.study.Published;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import io.github.crisisrules.fairness.summary.Simulation;
import io.github.crisisrules.fairness.summary.SummaryText;
import io.github.crisisrules.tournament.event.Structure;
import io.vavr.collection.Vector;
import java.io.StringReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class ReportTest {
    private static final Study STUDY = Study.builder()
            .name("Rounds & <systems>")
            .about("What \"one more\" round does.")
            .setups(Vector.of(Setup.of(13, Structure.withCut(3, 4)), Setup.of(13, Structure.withCut(4, 4))))
            .systems(Vector.of(PairingChoice.SWISS, PairingChoice.parse("random")))
            .events(60)
            .published(Vector.of(new Published(1, Metric.BEST_WINS, 0.25, "nobody")))
            .build();

    private static final Report REPORT = new Report(STUDY, Simulation.part(STUDY, 0, 60));

    @BeforeAll
    static void noScreen() {
        System.setProperty("java.awt.headless", "true");
    }

    @Test
    void theMarkdownTableHasAColumnForEachArmAndARowForEachMetric() {
        String[] lines = MarkdownReport.figures(REPORT).split("\n", -1);
        assertThat(lines[0])
                .isEqualTo("| metric | 13 players, 3 rounds, top 4, swiss | 13 players, 3 rounds, top 4, random"
                        + " | 13 players, 4 rounds, top 4, swiss | 13 players, 4 rounds, top 4, random |");
        assertThat(lines).hasSize(2 + Metric.all().size() + 1);
        assertThat(MarkdownReport.of(REPORT))
                .contains("## Differences", "## Beside published figures", "25.0 % (nobody)");
    }

    @Test
    void theStudyInAReportRunsAgain() {
        String markdown = MarkdownReport.of(REPORT);
        String yaml = markdown.substring(markdown.indexOf("```yaml\n") + 8, markdown.lastIndexOf("```"));
        assertThat(StudyFile.parse(yaml).get()).isEqualTo(STUDY);
    }

    @Test
    void everyLineOfTheCsvHasAllColumns() {
        String[] lines = CsvReport.of(REPORT).split("\n");
        for (String line : lines) {
            String plain = line.replaceAll("\"[^\"]*\"", "x");
            assertThat(plain.split(",", -1)).as(line).hasSize(14);
        }
        assertThat(lines).anyMatch(line -> line.startsWith("difference,"));
        assertThat(lines).anyMatch(line -> line.startsWith("displacement,") && line.contains(",places,,0,"));
        assertThat(lines).anyMatch(line -> line.startsWith("profile,") && line.contains(",byes,"));
    }

    @Test
    void theJsonHoldsTheExactSummary() throws Exception {
        JsonNode json = new ObjectMapper().readTree(JsonReport.of(REPORT));
        assertThat(SummaryText.parse(json.get("summary").toString())).isEqualTo(REPORT.summary());
        assertThat(StudyFile.parse(json.get("study").toString()).get()).isEqualTo(STUDY);
        assertThat(json.at("/arms/0/metrics/best-wins/mean").doubleValue())
                .isEqualTo(REPORT.estimate(0, Metric.BEST_WINS).mean());
        assertThat(json.at("/arms/1/comparedWith").textValue()).isEqualTo(STUDY.label(0));
    }

    @Test
    void thePageLoadsNothing() {
        String html = HtmlReport.of(REPORT);
        String own = html.replace("http://www.w3.org/2000/svg", "").replace("http://www.w3.org/1999/xlink", "");
        assertThat(own).doesNotContain("http:", "https:", "<script", "<link", "@import", "url(http");
        assertThat(html).contains("Rounds &amp; &lt;systems&gt;");
    }

    @Test
    void everyChartIsWholeAndFollowsThePagesColours() throws Exception {
        String html = HtmlReport.of(REPORT);
        Matcher charts = Pattern.compile("<svg.*?</svg>", Pattern.DOTALL).matcher(html);
        int count = 0;
        while (charts.find()) {
            count++;
            String svg = charts.group();
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
            assertThat(svg).contains("var(--ink)", "var(--series-1)").doesNotContain("rgb(1,1,1)", "rgb(10,10,10)");
        }
        // Eleven metrics by rounds, a line for each system; displacement; byes, floats down and up.
        assertThat(count).isEqualTo(11 + 1 + 3);
    }

    @Test
    void systemsOfOneSetupHaveARowEachThatEndsAtTheAxis() {
        Study one =
                STUDY.withPublished(Vector.empty()).withSetups(STUDY.setups().take(1));
        String html = HtmlReport.of(new Report(one, Simulation.part(one, 0, 20)));
        Matcher names = Pattern.compile("<text text-anchor='end' x='([0-9.]+)'[^>]*>(swiss|random)</text>")
                .matcher(html);
        double[] ends = names.results()
                .mapToDouble(name -> Double.parseDouble(name.group(1)))
                .toArray();
        assertThat(ends).hasSize(2 * 11);
        assertThat(ends[0]).isEqualTo(ends[1], within(1.0));
    }

    @Test
    void theSameSummaryGivesTheSamePage() {
        assertThat(HtmlReport.of(REPORT)).isEqualTo(HtmlReport.of(new Report(STUDY, Simulation.run(STUDY))));
    }
}
