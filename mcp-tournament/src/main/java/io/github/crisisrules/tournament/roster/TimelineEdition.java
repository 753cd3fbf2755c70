package io.github.crisisrules.tournament.roster;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.TimelineRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.LocalDate;

/**
 * The part of a Timeline document that is about lists, in one edition: the Timelines, and the roster to play in
 * each round.
 */
public record TimelineEdition(LocalDate effective, Vector<Timeline> timelines, RosterSchedule schedule) {
    /** The document in force since 19 December 2025. */
    @Rule({TimelineRuleId.TIMELINES, TimelineRuleId.ROSTER_ROUND})
    public static final TimelineEdition OF_2025_12_19 = new TimelineEdition(
            LocalDate.of(2025, 12, 19),
            Vector.of(
                    new Timeline(2026, "Multiversal Chaos"),
                    new Timeline(2025, "War for the Infinity Gems"),
                    new Timeline(2024, "Earth's Battle for the Cosmic Cube")),
            new RosterSchedule(Vector.of(1, 2, 3, 1, 2, 3), Vector.of(3, 2, 1)));

    /**
     * Creates an edition.
     *
     * @throws IllegalArgumentException if two Timelines have the same year
     */
    public TimelineEdition {
        if (timelines.distinctBy(Timeline::year).size() != timelines.size()) {
            throw new IllegalArgumentException("Every year has one Timeline, but two of these have the same year: "
                    + timelines.mkString(", ") + ".");
        }
    }

    /** Returns the Timeline of a year, or none if there is none. */
    public Option<Timeline> timeline(int year) {
        return timelines.find(timeline -> timeline.year() == year);
    }

    /** Finds the Timeline with the given name, with or without its year, ignoring case and surrounding blanks. */
    @Rule(TimelineRuleId.TIMELINES)
    public Option<Timeline> named(String words) {
        String name = words.strip();
        return timelines.find(timeline ->
                timeline.toString().equalsIgnoreCase(name) || timeline.name().equalsIgnoreCase(name));
    }
}
