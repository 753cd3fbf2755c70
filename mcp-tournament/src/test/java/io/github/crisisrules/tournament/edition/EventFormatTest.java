package io.github.crisisrules.tournament.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventFormatTest {
    @ParameterizedTest
    @CsvSource({"4,4,0", "16,4,0", "17,4,4", "32,4,4", "33,4,8", "64,4,8", "65,5,16", "100000,5,16"})
    @Verifies(ChallengerRuleId.TABLE)
    void aChallengerEventHasTheRoundsAndTheCutOfThePrintedTable(int players, int rounds, int cut) {
        assertThat(EventFormat.CHALLENGER.structureFor(players).get()).isEqualTo(new Structure(rounds, cut));
    }

    @ParameterizedTest
    @CsvSource({"32,3,8", "33,6,8", "500,6,8"})
    @Verifies(TimelineRuleId.TABLE)
    void aTimelineEventHasTheRoundsAndTheCutOfThePrintedTable(int players, int rounds, int cut) {
        assertThat(EventFormat.TIMELINE.structureFor(players).get()).isEqualTo(new Structure(rounds, cut));
    }

    @Test
    @Verifies({ChallengerRuleId.TABLE, TimelineRuleId.MIN, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    void fewerPlayersThanTheTableKnowsAreRefusedWithTheNumbers() {
        TooFewPlayers three = EventFormat.CHALLENGER.structureFor(3).getLeft();
        assertThat(three).isEqualTo(new TooFewPlayers(EventKind.CHALLENGER, 3, 4));
        assertThat(three.rule()).contains(ChallengerRuleId.TABLE);
        TooFewPlayers few = EventFormat.TIMELINE.structureFor(31).getLeft();
        assertThat(few.rule()).contains(TimelineRuleId.MIN);
        assertThat(few.describe()).contains("at least 32").contains("31");
    }

    @Test
    void theTimelineTableIsDated() {
        assertThat(EventFormat.TIMELINE.edition().effective()).contains(LocalDate.of(2025, 12, 19));
        assertThat(EventFormat.CHALLENGER.edition().effective()).isEmpty();
    }

    @Test
    void aTableWithGapsOrAnUpperEndIsNone() {
        Structure four = Structure.swiss(4);
        assertThatThrownBy(() -> EventFormat.of(
                        EventKind.CHALLENGER,
                        Edition.undated("x"),
                        new StructureRow(4, 8, four),
                        StructureRow.orMore(10, four)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(
                        () -> EventFormat.of(EventKind.CHALLENGER, Edition.undated("x"), new StructureRow(4, 8, four)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Structure(4, 1)).hasMessageContaining("2 players or more, not 1");
        assertThatThrownBy(() -> new Structure(0, 8)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anEditionIsCalledByItsDocumentAndItsDay() {
        assertThat(Edition.undated("Club rules")).hasToString("Club rules");
        assertThat(Edition.effective("Club rules", 2026, 3, 7)).hasToString("Club rules (2026-03-07)");
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
        EventFormat usual = EventFormat.CHALLENGER;
        assertThat(new EventFormat(usual.kind(), usual.edition(), usual.structureTable()))
                .isEqualTo(usual);
        assertThatThrownBy(() -> new EventFormat(EventKind.CHALLENGER, EventFormat.CHALLENGER.edition(), gap))
                .hasMessage(
                        "Row 2 of the structure table begins at 18 players, but row 1 ends at 16. Cover every number"
                                + " of players exactly once.");
    }
}
