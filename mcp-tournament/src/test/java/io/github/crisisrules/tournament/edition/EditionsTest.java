package io.github.crisisrules.tournament.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.clock.RoundTime;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.match.Tally;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditionsTest {
    @ParameterizedTest
    @CsvSource({"4,4,0", "16,4,0", "17,4,4", "32,4,4", "33,4,8", "64,4,8", "65,5,16", "100000,5,16"})
    @Verifies(ChallengerRuleId.TABLE)
    void aChallengerEventHasTheRoundsAndTheCutOfThePrintedTable(int players, int rounds, int cut) {
        assertThat(Editions.CHALLENGER.structureFor(players).get()).isEqualTo(new Structure(rounds, cut));
    }

    @ParameterizedTest
    @CsvSource({"32,3,8", "33,6,8", "500,6,8"})
    @Verifies(TimelineRuleId.TABLE)
    void aTimelineEventHasTheRoundsAndTheCutOfThePrintedTable(int players, int rounds, int cut) {
        assertThat(Editions.TIMELINE.structureFor(players).get()).isEqualTo(new Structure(rounds, cut));
    }

    @Test
    @Verifies({ChallengerRuleId.TABLE, TimelineRuleId.MIN, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    void fewerPlayersThanTheTableCoversAreRefusedWithTheNumbers() {
        TooFewPlayers three = Editions.CHALLENGER.structureFor(3).getLeft();
        assertThat(three).isEqualTo(new TooFewPlayers(EventKind.CHALLENGER, 3, 4));
        assertThat(three.rule()).contains(ChallengerRuleId.TABLE);
        TooFewPlayers few = Editions.TIMELINE.structureFor(31).getLeft();
        assertThat(few.rule()).contains(TimelineRuleId.MIN);
        assertThat(few.describe()).contains("at least 32").contains("31");
    }

    @Test
    @Verifies({EventRuleId.POINTS, EventRuleId.BYE, EventRuleId.CONCEDE, EventRuleId.CLOCK, TimelineRuleId.BRACKET})
    void bothDocumentsPrintTheSameScoringAndClockAndOnlyOneAStageAfterTheCut() {
        for (Edition printed : Vector.of(Editions.CHALLENGER, Editions.TIMELINE)) {
            assertThat(printed.scoring()).isEqualTo(new Scoring(new PointScale(3, 1, 0), 14, 14));
            assertThat(printed.roundTime()).isEqualTo(new RoundTime(90, 5));
        }
        assertThat(Editions.TIMELINE.afterTheCut()).contains(PostCutStage.BRACKET);
        assertThat(Editions.CHALLENGER.afterTheCut()).isEmpty();
    }

    @Test
    @Verifies({ChallengerRuleId.TABLE, TimelineRuleId.TABLE})
    void aPublishedEditionIsFoundByItsNameAndAChangedOneIsNotPublished() {
        Vector<Edition> all = Editions.published();
        assertThat(all.map(Edition::name).distinct()).hasSize(all.size());
        for (Edition edition : all) {
            assertThat(Editions.named(edition.name())).contains(edition);
            assertThat(edition.isPublished()).isTrue();
            assertThat(edition.withScoring(edition.scoring().withByeVps(99)).isPublished())
                    .isFalse();
            assertThat(edition.withName(edition.name() + " of tomorrow").isPublished())
                    .isFalse();
        }
        assertThat(Editions.named("Challenger Event packet of tomorrow")).isEmpty();
        assertThat(Vector.of(EventKind.values()).map(Editions::latest).map(Edition::kind))
                .containsExactly(EventKind.values());
    }

    @Test
    void aTableWithGapsOrAnUpperLimitIsRefused() {
        Structure four = Structure.swiss(4);
        assertThatThrownBy(() -> table(new StructureRow(4, 8, four), StructureRow.orMore(10, four)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> table(StructureRow.orMore(4, four), StructureRow.orMore(10, four)))
                .hasMessageContaining("exactly once");
        assertThatThrownBy(() -> table(new StructureRow(4, 8, four))).hasMessageContaining("no upper limit");
        assertThatThrownBy(() -> table()).hasMessageContaining("at least one row");
        assertThatThrownBy(() -> new Structure(4, 1)).hasMessageContaining("2 players or more, not 1");
        assertThatThrownBy(() -> new Structure(0, 8)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Edition table(StructureRow... rows) {
        return Editions.CHALLENGER.withStructureTable(Vector.of(rows));
    }

    @Test
    void onlyTimelineEventsHaveARosterScheduleAndEveryYearHasOneTimeline() {
        assertThatThrownBy(() -> Editions.TIMELINE.withRosterSchedule(Option.none()))
                .hasMessageContaining("needs a roster schedule");
        assertThatThrownBy(() -> Editions.CHALLENGER.withRosterSchedule(Editions.TIMELINE.rosterSchedule()))
                .hasMessageContaining("only Timeline Events");
        assertThatThrownBy(() -> Editions.TIMELINE.withTimelines(
                        Editions.TIMELINE.timelines().append(new Timeline(2025, "What If"))))
                .hasMessageContaining("two of these have the same year");
        assertThatThrownBy(() -> Editions.CHALLENGER.withName(" ")).hasMessageContaining("The name of an edition");
        assertThatThrownBy(() -> Editions.CHALLENGER.scoring().withConcessionVps(-1))
                .hasMessageContaining("a concession -1");
        assertThatThrownBy(() -> Editions.CHALLENGER.scoring().withByeVps(Tally.MAX + 1))
                .hasMessageContaining("A bye cannot be worth 10001 VPs");
    }

    @Test
    void aRowBeginsWithTwoPlayersAndNoFewerThanItsCut() {
        assertThat(new StructureRow(2, 2, Structure.withCut(1, 2)).covers(2)).isTrue();
        assertThatThrownBy(() -> new StructureRow(1, 8, Structure.withCut(1, 2)))
                .hasMessageContaining("1 to 8");
        assertThatThrownBy(() -> new StructureRow(8, 7, Structure.withCut(1, 2)))
                .hasMessageContaining("8 to 7");
        assertThatThrownBy(() -> new StructureRow(7, 9, Structure.withCut(1, 8)))
                .hasMessageContaining("top 8");
    }

    @Test
    void aTableWithAGapNamesTheRowsAroundIt() {
        Vector<StructureRow> gap = Vector.of(
                new StructureRow(8, 16, Structure.withCut(3, 4)), StructureRow.orMore(18, Structure.withCut(5, 4)));
        assertThatThrownBy(() -> Editions.CHALLENGER.withStructureTable(gap))
                .hasMessage(
                        "Row 2 of the structure table begins at 18 players, but row 1 ends at 16. Cover every number"
                                + " of players exactly once.");
    }
}
