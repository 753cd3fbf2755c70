package io.github.crisisrules.tournament.edition;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.clock.RoundTime;
import io.github.crisisrules.tournament.finals.PostCutStage;
import io.github.crisisrules.tournament.match.Scoring;
import io.github.crisisrules.tournament.roster.RosterSchedule;
import io.github.crisisrules.tournament.roster.Timeline;
import io.github.crisisrules.tournament.rulebook.ChallengerRuleId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * Everything that one edition of an event document prints: the structure for each number of players, points and VPs,
 * the clock, and for Timeline Events the Timelines and the roster of each round. {@link Editions} has the published
 * ones. A house edition is best made from one of them with {@code with…}; it makes an event unofficial.
 */
@Value.Immutable
@HouseStyle
public sealed interface Edition extends WithEdition permits ImmutableEdition {
    /** Returns the name of the edition, with its date if the document prints one. No two published ones share it. */
    String name();

    /** Returns the kind of event that the document is about. */
    EventKind kind();

    /** Returns the number of rounds and the cut by number of players, in ascending order without gaps. */
    Vector<StructureRow> structureTable();

    /** Returns the points of all outcomes, and the VPs of byes and concessions. */
    Scoring scoring();

    /** Returns the rule for the length of a round. */
    RoundTime roundTime();

    /** Returns the stage that the document prescribes after the cut, or none if it leaves that to the organizer. */
    Option<PostCutStage> afterTheCut();

    /** Returns the Timelines in which Timeline Events are played; empty for other events. */
    Vector<Timeline> timelines();

    /** Returns the roster of a Timeline List to play in each round; none if an event has one roster. */
    Option<RosterSchedule> rosterSchedule();

    /** Returns a builder of an edition. */
    static Builder builder() {
        return new Builder();
    }

    /** Returns whether a document prints this edition. Any other edition makes an event unofficial. */
    @Rule({ChallengerRuleId.TABLE, TimelineRuleId.TABLE})
    default boolean isPublished() {
        return Editions.published().contains(this);
    }

    /** Returns the smallest number of players that the edition covers. */
    default int minPlayers() {
        return structureTable().head().minPlayers();
    }

    /** Returns the structure for the given number of active players, or a violation if there are too few. */
    @Rule({ChallengerRuleId.TABLE, TimelineRuleId.TABLE, TimelineRuleId.MIN, EventRuleId.STRUCTURE_IS_FIXED_AT_ROUND_1})
    default Either<TooFewPlayers, Structure> structureFor(int players) {
        return structureTable()
                .find(row -> row.covers(players))
                .map(StructureRow::structure)
                .toEither(() -> new TooFewPlayers(kind(), players, minPlayers()));
    }

    /** Returns the Timeline of a year, or none if there is none. */
    default Option<Timeline> timelineOf(int year) {
        return timelines().find(timeline -> timeline.year() == year);
    }

    /**
     * Finds the Timeline with the given name, however it is typed: with or without its year, as printed
     * ({@code 2026 Timeline: Multiversal Chaos}), and by {@link PlainName#typedKey}.
     */
    @Rule(TimelineRuleId.TIMELINES)
    default Option<Timeline> timelineNamed(String text) {
        String name = PlainName.typedKey(text).replaceFirst("^(\\d+ )?timeline: ?", "$1");
        return timelines()
                .find(timeline -> PlainName.typedKey(timeline.toString()).equals(name)
                        || PlainName.typedKey(timeline.name()).equals(name));
    }

    /**
     * Checks that the rows of the structure table cover every number of players from the first on exactly once, that
     * every year has one Timeline, and that Timeline Events have a roster schedule.
     *
     * @throws IllegalArgumentException if one of these conditions is violated, or if the name is not a valid
     *     {@link PlainName}
     */
    @Value.Check
    default void check() {
        PlainName.checked("The name of an edition", name());
        checkTable(structureTable());
        if (timelines().distinctBy(Timeline::year).size() != timelines().size()) {
            throw new IllegalArgumentException("Every year has one Timeline, but two of these have the same year: "
                    + timelines().mkString(", ") + ".");
        }
        if (rosterSchedule().isDefined() != (kind() == EventKind.TIMELINE)) {
            throw new IllegalArgumentException("The edition \"" + name() + "\" "
                    + (rosterSchedule().isDefined()
                            ? "has a roster schedule, which only Timeline Events have. Remove it."
                            : "of a Timeline Event needs a roster schedule. Add one."));
        }
    }

    private static void checkTable(Vector<StructureRow> table) {
        if (table.isEmpty()) {
            throw new IllegalArgumentException("A structure table needs at least one row. Add a row.");
        }
        for (int i = 1; i < table.size(); i++) {
            int begin = table.get(i).minPlayers();
            int end = table.get(i - 1).maxPlayers();
            if (end == Integer.MAX_VALUE || begin != end + 1) {
                throw new IllegalArgumentException("Row " + (i + 1) + " of the structure table begins at " + begin
                        + " players, but row " + i + " ends at " + end
                        + ". Cover every number of players exactly once.");
            }
        }
        if (table.last().maxPlayers() != Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    "The last row of a structure table must have no upper limit. Create it with StructureRow.orMore.");
        }
    }

    /** The builder of an edition. */
    final class Builder extends ImmutableEdition.Builder {
        Builder() {}
    }
}
