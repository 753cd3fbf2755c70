package io.github.crisisrules.fairness.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.own.Accelerated;
import io.github.crisisrules.fairness.own.Circle;
import io.github.crisisrules.fairness.own.DocumentsOwn;
import io.github.crisisrules.fairness.own.Impostor;
import io.github.crisisrules.fairness.own.Needy;
import io.github.crisisrules.fairness.own.Standstill;
import io.github.crisisrules.fairness.own.TwoClasses;
import io.github.crisisrules.fairness.own.Upsets;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.fairness.report.CsvReport;
import io.github.crisisrules.fairness.report.HtmlReport;
import io.github.crisisrules.fairness.report.MarkdownReport;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.run.Summary;
import io.github.crisisrules.tournament.edition.Structure;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A study whose metric, strengths, matches and pairing are another developer's. */
class OpenKitTest {
    private static final Study STUDY = Study.builder()
            .name("all my own")
            .setups(Vector.of(Setup.of(17, Structure.withCut(4, 4))))
            .systems(Vector.of(PairingChoice.SWISS, new PairingChoice.Own(new Accelerated())))
            .strengths(new TwoClasses())
            .metrics(Vector.of(new Upsets(), StandardMetric.BEST_WINS))
            .events(40)
            .build();

    @Test
    void aSavedStudyNamesTheClassesAndReadsThemBack() {
        Study whole = STUDY.withMatch(new Circle());
        assertThat(StudyText.yaml(whole))
                .contains("- io.github.crisisrules.fairness.own.Accelerated")
                .contains("distribution: io.github.crisisrules.fairness.own.TwoClasses")
                .contains("model: io.github.crisisrules.fairness.own.Circle")
                .contains("- io.github.crisisrules.fairness.own.Upsets");
        assertThat(StudyFile.parse(StudyText.yaml(whole)).get()).isEqualTo(whole);
        assertThat(StudyFile.parse(StudyText.json(whole)).get()).isEqualTo(whole);
    }

    @Test
    void anyNumberOfThreadsAndPartsGivesTheSameFigures() {
        Summary one = Simulation.run(STUDY, 1, done -> {});
        assertThat(Simulation.run(STUDY, 3, done -> {})).isEqualTo(one);
        assertThat(Simulation.part(STUDY, 0, 13).merge(Simulation.part(STUDY, 13, 40)))
                .isEqualTo(one);
    }

    /** A report could not tell them apart. */
    @Test
    void aSystemOfOnesOwnMayNotBeCalledLikeAnother() {
        assertThatThrownBy(
                        () -> STUDY.withSystems(Vector.of(PairingChoice.SWISS, new PairingChoice.Own(new Impostor()))))
                .hasMessage(
                        "systems must have different labels, but two are labelled 'swiss'. Give one of them another label.");
    }

    @Test
    void reportsCallThemByTheirOwnNames() {
        Report report = new Report(STUDY, Simulation.run(STUDY));
        assertThat(report.estimate(0, new Upsets()).mean()).isBetween(0.05, 0.5);
        assertThat(MarkdownReport.of(report))
                .contains("share of Swiss matches that the weaker player wins", "Accelerated", "experts and beginners");
        assertThat(CsvReport.of(report)).contains(",upsets,", "own.Accelerated");
        assertThat(HtmlReport.of(report)).contains("Accelerated");
    }

    /** In a circle every player has the same average chance, so every player is as good as the best; by strength hardly any player would be. */
    @Test
    void theAverageChanceDecidesWhichPlayerIsBestIfStrengthDoesNot() {
        Study circle = STUDY.withMatch(new Circle()).withMetrics(Vector.of(StandardMetric.BEST_WINS));
        Report report = new Report(circle, Simulation.run(circle));
        assertThat(report.estimate(0, StandardMetric.BEST_WINS).mean()).isEqualTo(1);
    }

    @Test
    void aSystemThatLeavesAPlayerOutIsRefused() {
        Study faulty = STUDY.withSystems(Vector.of(new PairingChoice.Own(new Standstill())));
        assertThatThrownBy(() -> Simulation.run(faulty, 1, done -> {}))
                .hasMessageContaining("The system 'Standstill', round 1: Players 16 and 17 are left out");
    }

    @Test
    void aModelThatDependsOnWhoIsNamedFirstIsRefused() {
        Study faulty = STUDY.withMatch(new Lopsided());
        assertThatThrownBy(() -> Simulation.run(faulty, 1, done -> {}))
                .hasMessageContaining(
                        "The match function '" + Lopsided.class.getName() + "' depends on which player is named");
    }

    /** The first named wins four in five. */
    public record Lopsided() implements MatchModel {
        @Override
        public String describe() {
            return "lopsided";
        }

        @Override
        public io.github.crisisrules.fairness.assumption.MatchFunction chances() {
            return (own, other, drawn) -> drawn ? 0 : 0.8;
        }
    }

    @Test
    void aMetricThatCannotBeCreatedFromItsNameCannotBeWritten() {
        Study needy = STUDY.withMetrics(Vector.of(new Needy("mine")));
        assertThat(StudyText.isPossible(needy)).isFalse();
        assertThat(StudyText.isPossible(STUDY)).isTrue();
        assertThatThrownBy(() -> StudyText.json(needy)).hasMessageContaining("cannot be written");
    }

    @Test
    void twoMetricsOfOneNameAreRefused() {
        assertThatThrownBy(() -> STUDY.withMetrics(Vector.<Metric>of(new Needy("best-wins"), StandardMetric.BEST_WINS)))
                .hasMessage("metrics must be distinct, but are best-wins, best-wins");
    }

    /** A comma or a line break in it would tear the columns of a table apart. */
    @ParameterizedTest
    @ValueSource(strings = {"", "a,b", "a\nb", "a b", "Upsets", "\"", "1st"})
    void aMetricHasAPlainId(String id) {
        assertThatThrownBy(() -> STUDY.withMetrics(Vector.of(new Needy(id))))
                .hasMessage(
                        "metrics must have ids of lower-case letters, digits and hyphens, but one has '" + id + "'.");
    }

    /** Coins are flipped whatever strengths are: nothing else would find it. */
    @Test
    void aStrengthThatIsNoNumberIsRefused() {
        Study faulty = STUDY.withStrengths(new Unknown()).withMatch(new MatchModel.CoinFlip(0));
        assertThatThrownBy(() -> Simulation.run(faulty, 1, done -> {}))
                .hasMessage("nobody knows: the strength of player 3 must be a finite number, but is NaN");
    }

    /** The strength of the third player is unknown. */
    public record Unknown() implements Strengths {
        @Override
        public String describe() {
            return "nobody knows";
        }

        @Override
        public double[] sample(int players, RandomSource random) {
            double[] strengths = new double[players];
            strengths[2] = Double.NaN;
            return strengths;
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            metrics: [a.b.C]                                                      | metrics[0]: There is no class a.b.C. Add its jar to the class path.
            metrics: [java.lang.String]                                           | metrics[0]: The class java.lang.String is not a metric. It must implement io.github.crisisrules.fairness.metric.Metric
            metrics: [io.github.crisisrules.fairness.own.Needy]                   | metrics[0]: The class io.github.crisisrules.fairness.own.Needy must be public and have a public no-argument constructor.
            systems: [io.github.crisisrules.fairness.own.Upsets]                  | systems[0]: The class io.github.crisisrules.fairness.own.Upsets is not a pairing system. It must implement io.github.crisisrules.fairness.play.pairer.Pairer
            strengths: {distribution: io.github.crisisrules.fairness.own.Circle}  | strengths.distribution: The class io.github.crisisrules.fairness.own.Circle is not a distribution of strengths. It must implement io.github.crisisrules.fairness.assumption.Strengths
            match: {model: java.lang.Object}                                      | match.model: The class java.lang.Object is not a match model. It must implement io.github.crisisrules.fairness.assumption.MatchModel
            match: {model: a.B, draws: 0}                                         | match.draws is not a field here. Choose one of model
            """)
    void aClassThatIsMissingOrOfAnotherKindIsRefusedWithASentence(String line, String expected) {
        assertThat(StudyFile.parse("name: Bad\nsetups: {players: 8, rounds: 3}\n" + line)
                        .getLeft()
                        .message())
                .isEqualTo(expected);
    }

    /** A pairing system of the tournament module needs no wrapper: a study names its class, and a desk uses it directly. */
    @Test
    void aPairingSystemOfTheTournamentModuleIsNamedByItsClass() {
        String text = "name: x\nsetups: {players: 8, rounds: 3}\nevents: 20\nmetrics: [best-wins]\nsystems: [NAME]\n";
        Study own = StudyFile.parse(text.replace("NAME", DocumentsOwn.class.getName()))
                .get();
        assertThat(StudyFile.parse(StudyText.yaml(own)).get()).isEqualTo(own);
        assertThat(own.systems().head().label()).isEqualTo("DocumentsOwn");
        assertThat(Simulation.run(own))
                .isEqualTo(Simulation.run(
                        StudyFile.parse(text.replace("NAME", "swiss")).get()));
    }

    /** Reports print the id of a metric, so a published figure may name it by its id, and by its class. */
    @Test
    void aPublishedFigureNamesAMetricAsReportsDo() {
        String text = "name: x\nsetups: {players: 8, rounds: 3}\nmetrics: [io.github.crisisrules.fairness.own.Upsets]\n"
                + "published: [{arm: 1, metric: NAME, value: 0.5, source: y}]\n";
        Study byId = StudyFile.parse(text.replace("NAME", "upsets")).get();
        assertThat(byId)
                .isEqualTo(StudyFile.parse(text.replace("NAME", "io.github.crisisrules.fairness.own.Upsets"))
                        .get());
        assertThat(StudyFile.parse(text.replace("NAME", "downsets")).getLeft().message())
                .startsWith("published[0].metric: There is no metric 'downsets'.");
    }
}
