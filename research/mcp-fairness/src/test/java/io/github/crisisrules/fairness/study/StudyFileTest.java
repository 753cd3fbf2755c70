package io.github.crisisrules.fairness.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.assumption.AttendanceModel;
import io.github.crisisrules.fairness.assumption.Factions;
import io.github.crisisrules.fairness.assumption.MatchModel;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.github.crisisrules.fairness.assumption.VictoryPoints;
import io.github.crisisrules.fairness.metric.StandardMetric;
import io.github.crisisrules.fairness.play.PairingChoice;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.match.BonusPoint;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class StudyFileTest {
    private static final String FULL = """
            name: Everything said
            about: once
            setups:
              - {players: 32, format: challenger, moreRounds: 1}
              - {players: 12, rounds: 3, cut: 4, label: small}
            systems: [swiss, "swiss:random=2"]
            strengths: {distribution: lognormal, mu: 0.5, sigma: 2}
            factions: {names: [a, b], shares: [0.25, 0.75], wins: [[0.5, 0.6], [0.4, 0.5]]}
            match: {model: bradley-terry, draws: 0.1}
            victoryPoints: {winner: [10, 12], loser: [3, 9], lean: 0}
            turnout: {drops: 0.2, losses: 2, late: 0.1}
            tiebreakers: [event-points, head-to-head, "margin-of-victory=10"]
            variants:
              - {label: many draws, match: {model: bradley-terry, draws: 0.4}}
              - {label: one pool, strengths: {distribution: lognormal, mu: 0, sigma: 1, sample: 3}, turnout: {drops: 0.3}}
              - {label: series, match: {model: elo, scale: 500, games: 3}, factions: {names: [], shares: [], wins: []}}
              - {label: close matches, victoryPoints: {winner: [16, 16], loser: [14, 15], lean: 1}}
              - {label: as printed, tiebreakers: [event-points, strength-of-schedule, victory-points]}
            compare: variants
            events: 77
            seed: 5
            metrics: [best-wins, floats]
            confidence: 0.9
            published:
              - {arm: 2, metric: floats, value: 0.25, source: somebody, error: 0.01, rounding: 0.005}
            cite: ours
            """;

    @Test
    void everyFieldOfAFileIsRead() {
        Study study = StudyFile.parse(FULL).get();
        assertThat(study)
                .isEqualTo(Study.builder()
                        .name("Everything said")
                        .about("once")
                        .setups(Vector.of(
                                Setup.official(Editions.CHALLENGER, 32, 1),
                                new Setup("small", 12, Structure.withCut(3, 4))))
                        .systems(Vector.of(PairingChoice.SWISS, PairingChoice.parse("swiss:random=2")))
                        .strengths(new Strengths.Lognormal(0.5, 2))
                        .factions(new Factions(
                                Vector.of("a", "b"),
                                Vector.of(0.25, 0.75),
                                Vector.of(Vector.of(0.5, 0.6), Vector.of(0.4, 0.5))))
                        .match(new MatchModel.BradleyTerry(0.1))
                        .victoryPoints(new VictoryPoints(10, 12, 3, 9, 0))
                        .turnout(new AttendanceModel(0.2, 2, 0.1))
                        .tiebreakers(TiebreakChain.of(
                                        Tiebreaker.EVENT_POINTS, Tiebreaker.HEAD_TO_HEAD, Tiebreaker.MARGIN_OF_VICTORY)
                                .cappedAt(10))
                        .variants(Vector.of(
                                Variant.builder("many draws")
                                        .match(new MatchModel.BradleyTerry(0.4))
                                        .build(),
                                Variant.builder("one pool")
                                        .strengths(new Strengths.OnePool(new Strengths.Lognormal(0, 1), 3))
                                        .turnout(new AttendanceModel(0.3, 0, 0))
                                        .build(),
                                Variant.builder("series")
                                        .match(new MatchModel.BestOf(new MatchModel.Elo(500, 0), 3))
                                        .factions(Factions.NONE)
                                        .build(),
                                Variant.builder("close matches")
                                        .victoryPoints(new VictoryPoints(16, 16, 14, 15, 1))
                                        .build(),
                                Variant.builder("as printed")
                                        .tiebreakers(TiebreakChain.OFFICIAL)
                                        .build()))
                        .compare(new Comparison.Variants())
                        .events(77)
                        .seed(Seed.of(5))
                        .metrics(Vector.of(StandardMetric.BEST_WINS, StandardMetric.FLOATS))
                        .confidence(0.9)
                        .published(Vector.of(new Published(2, StandardMetric.FLOATS, 0.25, "somebody", 0.01, 0.005)))
                        .cite("ours")
                        .build());
        assertThat(study.setups().head())
                .isEqualTo(new Setup("Challenger 32, +1 round (5 rounds, top 4)", 32, Structure.withCut(5, 4)));
    }

    @Test
    void missingOptionsHaveDefaults() {
        Study study = StudyFile.parse("{\"name\": \"short\", \"setups\": {\"players\": 8, \"rounds\": 3}}")
                .get();
        assertThat(study)
                .isEqualTo(Study.builder()
                        .name("short")
                        .setups(Vector.of(Setup.of(8, Structure.swiss(3))))
                        .build());
        assertThat(study.systems()).containsExactly(PairingChoice.SWISS);
    }

    @Test
    void aStudyIsReadBackAsItWasWritten() {
        Study study = StudyFile.parse(FULL).get();
        assertThat(StudyFile.parse(StudyText.yaml(study)).get()).isEqualTo(study);
        assertThat(StudyFile.parse(StudyText.json(study)).get()).isEqualTo(study);
        Study given = Study.builder()
                .name("given")
                .setups(Vector.of(Setup.of(4, Structure.swiss(2))))
                .strengths(new Strengths.Given(Vector.of(0.1, 1 / 3.0, 2.0, 1e-9)))
                .match(new MatchModel.CoinFlip(0))
                .build();
        assertThat(StudyFile.parse(StudyText.yaml(given)).get()).isEqualTo(given);
    }

    @ParameterizedTest
    @EnumSource(ReadyMade.class)
    void readyMadeStudiesAreReadBackToo(ReadyMade one) {
        assertThat(StudyFile.parse(StudyText.yaml(one.study())).get()).isEqualTo(one.study());
    }

    @Test
    void aCallersFunctionCannotBeWritten() {
        Study study = Study.builder()
                .name("own")
                .setups(Vector.of(Setup.of(4, Structure.swiss(2))))
                .match(new MatchModel.Custom("own", (own, other, drawn) -> 0.5))
                .build();
        assertThat(StudyText.isPossible(study)).isFalse();
        assertThatThrownBy(() -> StudyText.yaml(study))
                .hasMessage("A study with a caller's own function or a house edition cannot be written."
                        + " Use a public class and a published edition instead.");
    }

    @Test
    void aSetupIsScoredByItsEditionWhichIsWrittenByName() {
        Study timeline = Study.builder()
                .name("dated")
                .setups(Vector.of(Setup.official(Editions.TIMELINE, 32, 0), Setup.of(8, Structure.swiss(2))))
                .build();
        assertThat(StudyText.json(timeline)).containsOnlyOnce("\"edition\":\"Timeline Event (2025-12-19)\"");
        assertThat(StudyFile.parse(StudyText.yaml(timeline)).get()).isEqualTo(timeline);
        assertThat(StudyFile.parse("{\"name\": \"n\", \"setups\": {\"players\": 8, \"rounds\": 3, \"edition\": \"?\"}}")
                        .getLeft()
                        .toString())
                .contains("edition must be one of Challenger Event packet, Timeline Event (2025-12-19), but is '?'.");
        Setup house = new Setup(
                "house",
                8,
                Structure.swiss(2),
                Editions.CHALLENGER.withScoring(Editions.CHALLENGER.scoring().withByeVps(16)));
        assertThat(new Arm(house, PairingChoice.SWISS, Variant.AS_ASSUMED)
                        .plan()
                        .scoring()
                        .byeVps())
                .isEqualTo(16);
        assertThat(StudyText.isPossible(timeline.withSetups(Vector.of(house)))).isFalse();
        assertThatThrownBy(() -> timeline.withSetups(Vector.of(new Setup(
                        "bonus",
                        8,
                        Structure.swiss(2),
                        house.edition()
                                .withScoring(house.edition()
                                        .scoring()
                                        .withPoints(new PointScale(3, 1, 0)
                                                .withBonus(
                                                        new BonusPoint(BonusPoint.Condition.VPS_AT_LEAST, 1, 1))))))))
                .hasMessageContaining("edition must not give bonus points");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            metrics: [best-wins, luck]                          | metrics[1]: There is no metric 'luck'. Choose one of kendall-tau-b
            systems: [swiss, dutch]                             | systems[1]: There is no system 'dutch'. Choose one of swiss
            systems: [swiss, swiss]                             | systems must be distinct, but are swiss, swiss
            systems: ["swiss:seeded"]                           | systems[0]: 'seeded' is not an option of a system
            systems: ["swiss:random=2:random=3"]                | systems[0]: 'random=3' repeats an option. Name each option once.
            systems: ["swiss:byes=7"]                           | setups[0].players must be at least 9 for swiss:byes=7, so that two are left to play, but is 8
            events: 0                                           | events must be from 1 to 1000000000, but is 0
            events: many                                        | events must be a whole number, but is "many"
            strengths: {distribution: normal, deviation: .nan}  | strengths.deviation, line 3: neither YAML nor JSON: Malformed numeric value
            strengths: {distribution: normal, deviation: NaN}   | strengths.deviation must be a finite number, but is NaN
            strengths: {distribution: given, values: [1, NaN]}  | strengths.values[1] must be a finite number, but is NaN
            strengths: {distribution: given, values: [1, 2]}    | strengths.values must have a number for each of the 8 players, but has 2 (setups[0]).
            strengths: {distribution: cauchy}                   | strengths.distribution must be normal, lognormal, uniform, given, pool or a class name, but is 'cauchy'.
            match: {model: elo, scale: -1}                      | match.scale must be positive, but is -1.0
            match: {model: chess}                               | match.model must be elo, bradley-terry, coin-flip or a class name, but is 'chess'.
            match: elo                                          | match must be an object with named fields.
            victoryPoints: {winner: [9, 8], loser: [1, 2]}      | victoryPoints.winner must be a range within 0 to 1000, but is 9 to 8
            turnout: {drops: 1.5}                               | turnout.drops must be at least 0 and below 1, but is 1.5
            tiebreakers: [event-points, luck]                   | tiebreakers: There is no tiebreaker 'luck'. Choose one of event-points, strength-of-schedule
            tiebreakers: [random]                               | tiebreakers: There is no tiebreaker 'random'
            tiebreakers: []                                     | tiebreakers: The tiebreak chain [] is not valid. Name at least one tiebreaker
            tiebreakers: [wins, wins]                           | tiebreakers: The tiebreak chain [wins, wins] is not valid. Name at least one tiebreaker, none twice
            tiebreakers: ["margin-of-victory=0"]                | tiebreakers: The cap of a margin must be 1 VP or more, not 0.
            tiebreakers: [3]                                    | tiebreakers[0] must be a string, but is 3
            variants: [{label: a, tiebreakers: [victory-points]}, {label: b, tiebreakers: [vps]}] | variants[1].tiebreakers: There is no tiebreaker 'vps'
            confidence: 1                                       | confidence must be between 0 and 1, but is 1.0
            colour: red                                         | colour is not a field here. Choose one of about, cite, compare
            name: other                                         | name, line 3: neither YAML nor JSON: Duplicate
            setups: {label: x}                                  | setups, line 3: neither YAML nor JSON: Duplicate
            strengths: {distribution: given, values: [1], sample: 1} | strengths.sample must be left out if strengths are the same in every event already, but is 1
            strengths: {distribution: normal, deviation: 1, sample: 1.5} | strengths.sample must be a whole number, but is 1.5
            variants: [{match: {model: elo}}]                   | variants[0].label is missing.
            variants: [{label: " "}]                            | variants[0].label must not be blank.
            variants: [{label: a}, {label: a}]                  | variants must have different labels, but two are labelled 'a'. Give one of them another label.
            variants: [{label: as assumed}]                     | variants must have different labels, but two are labelled 'as assumed'.
            variants: [{label: a, events: 3}]                   | variants[0].events is not a field here. Choose one of factions, label, match
            variants: [{label: a, strengths: {distribution: given, values: [1]}}] | variants[0].strengths.values must have a number for each of the 8 players, but has 1 (setups[0]).
            variants: [{label: a, strengths: {distribution: uniform, low: -1, high: 1}, match: {model: bradley-terry}}] | variants[0].strengths.low must not be negative
            compare: 2                                          | compare must name an arm from 1 to 1, but names 2
            compare: first                                      | compare must be nearest, variants or the number of an arm, but is 'first'.
            published: [{arm: 3, metric: floats, value: 1, source: x}] | published must name an arm from 1 to 1, but names 3
            """)
    void aFaultIsOneLineThatNamesTheField(String line, String expected) {
        String text = "name: faulty\nsetups: [{players: 8, rounds: 3}]\n" + line + "\n";
        String message = StudyFile.parse(text).getLeft().message();
        assertThat(message).startsWith(expected).doesNotContain("\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {players: 16, rounds: 16}               | setups[0].rounds must be fewer than the 16 players, who have 15 opponents each, but is 16
            {players: 16, rounds: 4, cut: 32}       | setups[0].cut must be at most the 16 players, but is 32
            {players: 16, rounds: 4, cut: 5}        | setups[0].rounds, cut: A cut must be 0 (none), 2, 4, 8, 16
            {players: 100, rounds: 30}              | setups[0].rounds must be at most 22, but is 30
            {players: 2, rounds: 1}                 | setups[0].players must be from 4 to 1048576, but is 2
            {players: 20, format: timeline}         | setups[0].players must be at least 32 for a Timeline Event, but is 20
            {players: 20, format: open}             | setups[0].format must be challenger or timeline, but is 'open'.
            {rounds: 3}                             | setups[0].players is missing.
            """)
    void aSetupThatCannotBePlayedIsRefused(String setup, String expected) {
        assertThat(StudyFile.parse("name: faulty\nsetups: [" + setup + "]\n")
                        .getLeft()
                        .message())
                .startsWith(expected);
    }

    @Test
    void setupsAreNotCalledAlike() {
        assertThat(StudyFile.parse("name: twice\nsetups: [{players: 8, rounds: 3}, {players: 8, rounds: 3}]\n")
                        .getLeft()
                        .message())
                .isEqualTo("setups must have different labels, but two are labelled '8 players, 3 rounds, no cut'."
                        + " Give one of them another label.");
    }

    @Test
    void anOfficialSetupShowsItsRoundsAndItsCut() {
        assertThat(Setup.official(Editions.CHALLENGER, 32, 0).label()).isEqualTo("Challenger 32 (4 rounds, top 4)");
        assertThat(Setup.official(Editions.CHALLENGER, 16, 0).label()).isEqualTo("Challenger 16 (4 rounds, no cut)");
    }

    @Test
    void aFileThatIsNoStudyIsRefused() {
        assertThat(StudyFile.parse("").getLeft().message()).isEqualTo("The study must be an object with named fields.");
        assertThat(StudyFile.parse("{name: [").getLeft().message())
                .startsWith("name, line 1: ")
                .contains("neither YAML nor JSON");
        assertThat(StudyFile.parse("setups: []").getLeft().message()).isEqualTo("name is missing.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            knockout         | wins         | variants[0].tiebreakers must be left out for knockout, which has no standings.
            swiss:draws      | wins         | variants[0].tiebreakers must begin with event-points for swiss:draws, since agreed draws rely on points.
            """)
    void tiebreakersFitTheSystem(String system, String first, String expected) {
        assertThat(StudyFile.parse("name: unfit\nsetups: {players: 8, rounds: 3}\nsystems: [\"" + system
                                + "\"]\nvariants: [{label: a, tiebreakers: [" + first + "]}]\n")
                        .getLeft()
                        .message())
                .isEqualTo(expected);
    }

    @Test
    void weightsAreNotNegative() {
        assertThat(StudyFile.parse("""
                        name: negative
                        setups: {players: 8, rounds: 3}
                        strengths: {distribution: uniform, low: -1, high: 1}
                        match: {model: bradley-terry}
                        """).getLeft().message())
                .isEqualTo("strengths.low must not be negative if strengths are weights (bradley-terry).");
    }
}
