package io.github.crisisrules.fairness.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.own.Accelerated;
import io.github.crisisrules.fairness.own.Upsets;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.run.SummaryText;
import io.github.crisisrules.fairness.study.Published;
import io.github.crisisrules.fairness.study.Setup;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import io.github.crisisrules.fairness.study.Variant;
import io.github.crisisrules.fairness.study.Version;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import java.io.StringReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class ReportTest {
    private static final Study STUDY = Study.builder()
            .name("Rounds & <systems>")
            .about("What \"one more\" round does.")
            .setups(Vector.of(Setup.of(13, Structure.withCut(3, 4)), Setup.of(13, Structure.withCut(4, 4))))
            .systems(Vector.of(PairingChoice.SWISS, PairingChoice.parse("random")))
            .events(60)
            .published(Vector.of(new Published(1, StandardMetric.BEST_WINS, 0.25, "nobody", 0, 0)))
            .build();

    private static final Report REPORT = new Report(STUDY, Simulation.part(STUDY, 0, 60));

    @Test
    void theMarkdownTableHasAColumnForEachArmAndARowForEachMetric() {
        String[] lines = MarkdownReport.figures(REPORT).split("\n", -1);
        assertThat(lines[0])
                .isEqualTo("| metric | 13 players, 3 rounds, top 4, swiss | 13 players, 3 rounds, top 4, random"
                        + " | 13 players, 4 rounds, top 4, swiss | 13 players, 4 rounds, top 4, random |");
        // Tiebreakers of the house are not mentioned if there are none.
        assertThat(lines)
                .hasSize(2 + Metric.all().remove(StandardMetric.CUT_BY_HOUSE).size() + 1);
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
            assertThat(plain.split(",", -1)).as(line).hasSize(17);
        }
        assertThat(lines).anyMatch(line -> line.startsWith("difference,"));
        assertThat(lines).anyMatch(line -> line.startsWith("displacement,") && line.contains(",places,,0,60,"));
        assertThat(lines).anyMatch(line -> line.startsWith("profile,") && line.contains(",byes,"));
    }

    @Test
    void theJsonHoldsTheExactSummary() throws Exception {
        JsonNode json = new ObjectMapper().readTree(JsonReport.of(REPORT));
        assertThat(SummaryText.parse(json.get("summary").toString())).isEqualTo(REPORT.summary());
        assertThat(StudyFile.parse(json.get("study").toString()).get()).isEqualTo(STUDY);
        assertThat(json.at("/arms/0/metrics/best-wins/mean").doubleValue())
                .isEqualTo(REPORT.estimate(0, StandardMetric.BEST_WINS).mean());
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
        Vector<String> charts = charts(HtmlReport.of(REPORT));
        for (String svg : charts) {
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
            assertThat(svg).contains("var(--ink)", "var(--series-1)").doesNotContain("NaN", "Infinity", "#");
        }
        // Eleven metrics by rounds, a line for each system; as many differences; what decides the cut; displacement;
        // byes, floats
        // down and up.
        assertThat(charts).hasSize(11 + 11 + 1 + 1 + 3);
    }

    @Test
    void systemsOfOneSetupHaveARowEachThatEndsAtTheAxis() {
        Study one =
                STUDY.withPublished(Vector.empty()).withSetups(STUDY.setups().take(1));
        String html = HtmlReport.of(new Report(one, Simulation.part(one, 0, 20)));
        Matcher names = Pattern.compile("<text x=\"([0-9.]+)\"[^>]*text-anchor=\"end\"[^>]*>(swiss|random)</text>")
                .matcher(html.substring(0, html.indexOf("<h2>Differences")));
        double[] ends = names.results()
                .mapToDouble(name -> Double.parseDouble(name.group(1)))
                .toArray();
        assertThat(ends).hasSize(2 * 11);
        assertThat(ends).containsOnly(ends[0]);
    }

    @Test
    void linesJoinOnlyWhatDiffersInRoundsAlone() {
        Study study = STUDY.withPublished(Vector.empty())
                .withSystems(Vector.of(PairingChoice.SWISS))
                .withSetups(Vector.of(
                        Setup.of(13, Structure.withCut(3, 4)),
                        Setup.of(13, Structure.withCut(4, 4)),
                        Setup.of(13, Structure.withCut(5, 8))));
        String chart = charts(HtmlReport.of(new Report(study, Simulation.part(study, 0, 20))))
                .head();
        Vector<Integer> joined = Vector.ofAll(Pattern.compile("<polyline[^>]*points=\"([^\"]*)\"")
                        .matcher(chart)
                        .results()
                        .toList())
                .map(line -> line.group(1).split(" ").length);
        assertThat(joined).containsExactly(2, 1);
        assertThat(chart).contains(">top 4</text>", ">top 8</text>");
    }

    @Test
    void variantsAreNotJoinedEither() {
        Study study = STUDY.withPublished(Vector.empty())
                .withSystems(Vector.of(PairingChoice.SWISS))
                .withVariants(Vector.of(Variant.builder("many draws")
                        .match(new MatchModel.Elo(400, 0.4))
                        .build()));
        Report report = new Report(study, Simulation.part(study, 0, 20));
        assertThat(charts(HtmlReport.of(report)).head()).contains(">as assumed</text>", ">many draws</text>");
        assertThat(MarkdownReport.of(report))
                .contains("- many draws: Elo matches, 400 points for odds of ten to one, 40.0 % draws between equals");
    }

    @Test
    void marksOfOnePlaceStandBesideEachOther() {
        String chart = charts(HtmlReport.of(REPORT)).head();
        Vector<Double> swiss = xs(chart, "<circle cx=\"([0-9.]+)\" cy=\"[0-9.]+\" r");
        Vector<Double> random =
                xs(chart, "<rect x=\"([0-9.]+)\"[^>]*width=\"6\"").map(x -> x + 3);
        // Two of each in the chart, then one of each in the key.
        assertThat(swiss).hasSize(3);
        assertThat(random).hasSize(3);
        for (int i = 0; i < 2; i++) {
            assertThat(random.get(i) - swiss.get(i)).isGreaterThan(6);
        }
    }

    private static Vector<Double> xs(String chart, String pattern) {
        return Vector.ofAll(Pattern.compile(pattern).matcher(chart).results().toList())
                .map(found -> Double.parseDouble(found.group(1)));
    }

    @Test
    void aLongLabelIsBrokenIntoLinesAndLeavesRoomForTheChart() {
        String label =
                "a pool of thirteen players who came a long way and stay for three rounds and the best four of them play on, "
                        + "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
        Study study = STUDY.withPublished(Vector.empty())
                .withSystems(Vector.of(PairingChoice.SWISS))
                .withSetups(Vector.of(
                        new Setup(label, 13, Structure.withCut(3, 4)),
                        new Setup(label + " again", 15, Structure.withCut(3, 4))));
        String chart = charts(HtmlReport.of(new Report(study, Simulation.part(study, 0, 20))))
                .head();
        assertThat(chart).contains("<title>" + label + "</title>").contains("…</text>");
        assertThat(xs(chart, "<circle cx=\"([0-9.]+)\" cy=\"[0-9.]+\" r"))
                .hasSize(2)
                .allMatch(x -> x > 200 && x < 470);
        assertThat(xs(chart, "<text x=\"([0-9.]+)\"[^>]*text-anchor=\"end\""))
                .hasSize(8)
                .allMatch(x -> x < 215);
    }

    @Test
    void everyRowOfDefaultLabelsHasItsName() {
        Study study = STUDY.withPublished(Vector.empty())
                .withSystems(Vector.of(PairingChoice.SWISS))
                .withSetups(Vector.range(8, 24).map(players -> Setup.of(players, Structure.swiss(3))));
        String chart = charts(HtmlReport.of(new Report(study, Simulation.part(study, 0, 5))))
                .head();
        for (Setup setup : study.setups()) {
            assertThat(chart).contains(">" + setup.label() + "</text>");
        }
    }

    @Test
    void theHeaderShowsVersionAndVps() {
        assertThat(HtmlReport.of(REPORT)).contains("winners score 16 to 20 VPs, losers 4 to 15", Version.text());
        assertThat(MarkdownReport.of(REPORT)).contains("winners score 16 to 20 VPs, losers 4 to 15", Version.text());
        assertThat(JsonReport.of(REPORT)).contains("\"version\" : \"" + Version.text() + "\"");
        assertThat(Version.text()).matches("[0-9]+\\.[0-9]+.*");
    }

    @Test
    void armsRunDownThePageIfThereAreMoreOfThemThanMetrics() {
        Study one = STUDY.withMetrics(Vector.of(StandardMetric.BEST_WINS));
        String[] lines = MarkdownReport.figures(new Report(one, Simulation.part(one, 0, 20)))
                .split("\n");
        assertThat(lines[0]).isEqualTo("|  | the strongest player wins |");
        assertThat(lines[2]).startsWith("| 13 players, 3 rounds, top 4, swiss | ");
        assertThat(lines).hasSize(2 + 4);
    }

    private static Vector<String> charts(String html) {
        return Vector.ofAll(Pattern.compile("<svg.*?</svg>", Pattern.DOTALL)
                        .matcher(html)
                        .results()
                        .toList())
                .map(java.util.regex.MatchResult::group);
    }

    @Test
    void aSystemOfYourOwnHasItsOwnMarkAndAMetricOfYourOwnItsChart() {
        Study study = STUDY.withPublished(Vector.empty())
                .withSystems(Vector.of(PairingChoice.SWISS, new PairingChoice.Own(new Accelerated())))
                .withSetups(Vector.of(Setup.of(8, Structure.withCut(3, 4)), Setup.of(12, Structure.withCut(3, 4))))
                .withMetrics(Metric.all().append(new Upsets()));
        Vector<String> charts = charts(HtmlReport.of(new Report(study, Simulation.part(study, 0, 20))));
        // In each of the two rows a circle and a square, and one of each in the key.
        assertThat(xs(charts.head(), "<circle cx=\"([0-9.]+)\" cy=\"[0-9.]+\" r"))
                .hasSize(3);
        assertThat(xs(charts.head(), "<rect x=\"([0-9.]+)\"[^>]*width=\"6\"")).hasSize(3);
        assertThat(charts.head()).contains(">" + new Accelerated().name() + "</text>");
        assertThat(charts).anyMatch(chart -> chart.contains("aria-label=\"" + new Upsets().describe() + ", by system"));
    }

    @Test
    void namedMetricsOfAStudyAreDrawn() {
        Study study = STUDY.withPublished(Vector.empty()).withMetrics(Vector.of(StandardMetric.WINNER_TRUE_RANK));
        assertThat(charts(HtmlReport.of(new Report(study, Simulation.part(study, 0, 20)))))
                .anyMatch(chart -> chart.contains("aria-label=\"true rank of the winner, by number of Swiss rounds"));
    }

    @Test
    void theSameSummaryGivesTheSamePage() {
        assertThat(HtmlReport.of(REPORT)).isEqualTo(HtmlReport.of(new Report(STUDY, Simulation.run(STUDY))));
    }
}
