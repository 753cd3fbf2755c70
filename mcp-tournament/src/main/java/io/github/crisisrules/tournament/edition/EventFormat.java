package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * The structure that one edition of an event document prints: the number of rounds and the cut for each number of
 * players. Rows are in ascending order without gaps.
 */
public record EventFormat(EventKind kind, Edition edition, Vector<StructureRow> structureTable) {
    /** The structure of the Challenger Event packet. */
    @Rule(ChallengerRuleId.TABLE)
    public static final EventFormat CHALLENGER = of(
            EventKind.CHALLENGER,
            Edition.undated("Challenger Event packet"),
            new StructureRow(4, 16, Structure.swiss(4)),
            new StructureRow(17, 32, Structure.withCut(4, 4)),
            new StructureRow(33, 64, Structure.withCut(4, 8)),
            StructureRow.orMore(65, Structure.withCut(5, 16)));

    /** The structure of the Timeline Event document in force since 19 December 2025. */
    @Rule({TimelineRuleId.TABLE, TimelineRuleId.MIN})
    public static final EventFormat TIMELINE = of(
            EventKind.TIMELINE,
            Edition.effective("Timeline Event", 2025, 12, 19),
            new StructureRow(32, 32, Structure.withCut(3, 8)),
            StructureRow.orMore(33, Structure.withCut(6, 8)));

    /**
     * Creates a format.
     *
     * @throws IllegalArgumentException if {@code structureTable} has no rows, if the rows are not ascending without gaps,
     *     or if the last row has an upper limit
     */
    public EventFormat {
        if (structureTable.isEmpty()) {
            throw new IllegalArgumentException("A structure table needs at least one row. Add a row.");
        }
        for (int i = 1; i < structureTable.size(); i++) {
            if (structureTable.get(i).minPlayers() != structureTable.get(i - 1).maxPlayers() + 1) {
                throw new IllegalArgumentException("Row " + (i + 1) + " of the structure table begins at "
                        + structureTable.get(i).minPlayers()
                        + " players, but row " + i + " ends at "
                        + structureTable.get(i - 1).maxPlayers() + ". Cover every number of players exactly once.");
            }
        }
        if (structureTable.last().maxPlayers() != Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    "The last row of a structure table must have no upper limit. Create it with StructureRow.orMore.");
        }
    }

    /** Creates a format with the given rows. The last one must have no upper limit. */
    public static EventFormat of(EventKind kind, Edition edition, StructureRow... rows) {
        return new EventFormat(kind, edition, Vector.of(rows));
    }

    /** Returns whether a document prints this format. Any other structure or edition makes an event unofficial. */
    @Rule({ChallengerRuleId.TABLE, TimelineRuleId.TABLE})
    public boolean isPublished() {
        return equals(CHALLENGER) || equals(TIMELINE);
    }

    /** Returns the smallest number of players that the format covers. */
    public int minimum() {
        return structureTable.head().minPlayers();
    }

    /** Returns the structure for the given number of active players, or a violation if there are too few. */
    @Rule({ChallengerRuleId.TABLE, TimelineRuleId.TABLE, TimelineRuleId.MIN, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    public Either<TooFewPlayers, Structure> structureFor(int players) {
        return structureTable
                .find(row -> row.covers(players))
                .map(StructureRow::structure)
                .toEither(() -> new TooFewPlayers(kind, players, minimum()));
    }
}
