package io.github.crisisrules.tournament.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of structure tables, editions and house rules that an organizer writes. */
class FormatProperties {
    /** One to four rows from any number of players on, each with one more round than the row before it. */
    @Provide
    Arbitrary<Vector<StructureRow>> tables() {
        return Combinators.combine(
                        Arbitraries.integers().between(2, 40),
                        Arbitraries.integers().between(1, 30).list().ofMaxSize(3))
                .as((first, lengths) -> {
                    Vector<StructureRow> rows = Vector.empty();
                    int next = first;
                    for (int length : lengths) {
                        rows = rows.append(new StructureRow(next, next + length - 1, Structure.swiss(rows.size() + 1)));
                        next += length;
                    }
                    return rows.append(StructureRow.orMore(next, Structure.withCut(rows.size() + 1, 2)));
                });
    }

    @Property(tries = 200)
    @Verifies({ChallengerRuleId.TABLE, TimelineRuleId.TABLE, TimelineRuleId.MIN})
    void everyNumberOfPlayersFromTheMinimumOnHasTheStructureOfTheOneRowThatCoversIt(
            @ForAll("tables") Vector<StructureRow> rows,
            @ForAll EventKind kind,
            @ForAll @IntRange(max = 200) int players) {
        Edition format = house(kind).withStructureTable(rows);
        Vector<StructureRow> covering = rows.filter(row -> row.minPlayers() <= players && players <= row.maxPlayers());
        assertThat(format.minPlayers()).isEqualTo(rows.head().minPlayers());
        assertThat(covering.size()).isEqualTo(players < format.minPlayers() ? 0 : 1);
        if (covering.isEmpty()) {
            TooFewPlayers violation = format.structureFor(players).getLeft();
            assertThat(violation).isEqualTo(new TooFewPlayers(kind, players, format.minPlayers()));
            assertThat(violation.rules())
                    .containsExactly(kind == EventKind.TIMELINE ? TimelineRuleId.MIN : ChallengerRuleId.TABLE);
            assertThat(violation.describe(Wording.ENGLISH)).contains(String.valueOf(format.minPlayers()));
        } else {
            assertThat(format.structureFor(players).get())
                    .isEqualTo(covering.head().structure());
        }
        assertThat(format.isPublished()).isFalse();
        assertThat(house(kind).isPublished()).isFalse();
        assertThat(Editions.latest(kind).isPublished()).isTrue();
    }

    private static Edition house(EventKind kind) {
        return Editions.latest(kind).withName("House");
    }

    @Property(tries = 100)
    void aTableWithAGapAnOverlapOrAnEndIsNoFormat(
            @ForAll("tables") Vector<StructureRow> rows, @ForAll @IntRange(min = 1, max = 5) int step) {
        Edition edition = house(EventKind.CHALLENGER);
        StructureRow last = rows.last();
        StructureRow later = StructureRow.orMore(last.minPlayers() + step, last.structure());
        StructureRow limited = new StructureRow(last.minPlayers(), last.minPlayers() + step, last.structure());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> edition.withStructureTable(rows.append(later)))
                .withMessageStartingWith("Row " + (rows.size() + 1) + " ")
                .withMessageContaining("row " + rows.size() + " ends");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> edition.withStructureTable(rows.init().append(limited)));
        assertThatIllegalArgumentException().isThrownBy(() -> edition.withStructureTable(rows.init()));
        if (rows.size() > 1) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> edition.withStructureTable(rows.init().append(later)));
        }
    }

    @Property(tries = 200)
    void aRowCoversAtLeastTwoPlayersInOrderAndAsManyAsItsCut(
            @ForAll @IntRange(max = 20) int from,
            @ForAll @IntRange(max = 20) int to,
            @ForAll @IntRange(max = 4) int halvings) {
        Structure structure = halvings == 0 ? Structure.swiss(3) : Structure.withCut(3, 1 << halvings);
        assertThat(structure).isEqualTo(new Structure(3, halvings == 0 ? 0 : 1 << halvings));
        if (from >= 2 && to >= from && structure.cut() <= from) {
            StructureRow row = new StructureRow(from, to, structure);
            assertThat(row.isOneNumber()).isEqualTo(from == to);
            assertThat(row.isOpenEnded()).isFalse();
            assertThat(StructureRow.orMore(from, structure).isOpenEnded()).isTrue();
            for (Language language : Language.values()) {
                assertThat(row.describe(Wording.ENGLISH.in(language))).contains(String.valueOf(from));
                assertThat(structure.describe(Wording.ENGLISH.in(language))).contains("3");
            }
        } else {
            assertThatIllegalArgumentException().isThrownBy(() -> new StructureRow(from, to, structure));
        }
    }

    @Property(tries = 50)
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void anyHouseRuleIsOneAndChangesNothingElse(
            @ForAll Tiebreaker second, @ForAll FirstRound first, @ForAll boolean byes) {
        TiebreakChain chain = second == Tiebreaker.EVENT_POINTS || second == Tiebreaker.RANDOM
                ? TiebreakChain.OFFICIAL
                : TiebreakChain.of(Tiebreaker.EVENT_POINTS, second);
        HouseRules rules = HouseRules.NONE.rankedBy(chain).beginning(first);
        rules = byes ? rules.withFirstRoundByes() : rules;
        assertThat(rules).isEqualTo(new HouseRules(chain, first, byes));
        assertThat(rules.isPrinted()).isEqualTo(rules.equals(HouseRules.NONE));
    }

    @Property
    void eachWayToBeginHasItsOwnWords(
            @ForAll FirstRound one, @ForAll FirstRound other, @ForAll FirstRoundBye bye, @ForAll EventKind kind) {
        assertThat(one.describe(Wording.ENGLISH).equals(other.describe(Wording.ENGLISH)))
                .isEqualTo(one == other);
        assertThat(bye.describe(Wording.ENGLISH)).isNotBlank();
        assertThat(kind.describe(Wording.ENGLISH)).isNotBlank();
    }
}
