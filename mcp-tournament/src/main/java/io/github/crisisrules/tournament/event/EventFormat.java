package io.github.crisisrules.tournament.event;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.ChallengerRules;
import io.github.crisisrules.tournament.rulebook.EventRules;
import io.github.crisisrules.tournament.rulebook.TimelineRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/**
 * One edition of an event document's structure table: which number of players plays how many rounds, with which cut.
 * Rows are in ascending order without gaps.
 */
public record EventFormat(EventKind kind, Edition edition, Vector<StructureRow> table) {
    /** The Challenger Event packet. */
    @Rule(ChallengerRules.TABLE)
    public static final EventFormat CHALLENGER = of(
            EventKind.CHALLENGER,
            Edition.undated("Challenger Event packet"),
            new StructureRow(4, 16, Structure.swiss(4)),
            new StructureRow(17, 32, Structure.withCut(4, 4)),
            new StructureRow(33, 64, Structure.withCut(4, 8)),
            StructureRow.orMore(65, Structure.withCut(5, 16)));

    /** The Timeline Event document in force since 19 December 2025. */
    @Rule({TimelineRules.TABLE, TimelineRules.MIN})
    public static final EventFormat TIMELINE = of(
            EventKind.TIMELINE,
            Edition.effective("Timeline Event", 2025, 12, 19),
            new StructureRow(32, 32, Structure.withCut(3, 8)),
            StructureRow.orMore(33, Structure.withCut(6, 8)));

    /**
     * The table has rows, in ascending order without gaps, the last "or more".
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public EventFormat {
        if (table.isEmpty()) {
            throw new IllegalArgumentException("a structure table needs at least one row");
        }
        for (int i = 1; i < table.size(); i++) {
            if (table.get(i).atLeast() != table.get(i - 1).atMost() + 1) {
                throw new IllegalArgumentException("row " + (i + 1) + " of the structure table begins at "
                        + table.get(i).atLeast()
                        + " players, but row " + i + " ends at "
                        + table.get(i - 1).atMost() + "; let no number be missing or in two rows");
            }
        }
        if (table.last().atMost() != Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    "the last row of a structure table must have no upper number of players");
        }
    }

    /** A format with these rows, the last of which is for that many players or more. */
    public static EventFormat of(EventKind kind, Edition edition, StructureRow... rows) {
        return new EventFormat(kind, edition, Vector.of(rows));
    }

    /** Whether a document prints it: another table or edition makes an event unofficial. */
    @Rule({ChallengerRules.TABLE, TimelineRules.TABLE})
    public boolean isPublished() {
        return equals(CHALLENGER) || equals(TIMELINE);
    }

    /** The fewest players the table knows. */
    public int minimum() {
        return table.head().atLeast();
    }

    /** The structure for this number of active players; too few are refused. */
    @Rule({ChallengerRules.TABLE, TimelineRules.TABLE, TimelineRules.MIN, EventRules.STRUCTURE_IS_FIXED_AT_ROUND_1})
    public Either<TooFewPlayers, Structure> structureFor(int players) {
        for (StructureRow row : table) {
            if (row.covers(players)) {
                return Either.right(row.structure());
            }
        }
        return Either.left(new TooFewPlayers(kind, players, minimum()));
    }
}
