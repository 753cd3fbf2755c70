package io.github.crisisrules.fairness.run;

import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;

/**
 * A part of the events of a study with its results: saved by a long run as it progresses, and by machines that
 * share a study.
 *
 * @param ranges the events, in ascending order and without adjacent ranges
 */
public record Part(Study study, Vector<Range> ranges, Summary summary) {
    /**
     * A range of events.
     *
     * @param from the first event
     * @param to the event after the last
     */
    public record Range(long from, long to) {
        /**
         * Validates the range.
         *
         * @throws IllegalArgumentException if {@code from} is negative or the range is empty
         */
        public Range {
            if (from < 0 || to <= from) {
                throw new IllegalArgumentException(
                        "A range needs at least one event and starts at 0 or later, but this one goes from " + from
                                + " to before " + to);
            }
        }

        @Override
        public String toString() {
            return from + " to " + (to - 1);
        }
    }

    /**
     * Validates the part.
     *
     * @throws IllegalArgumentException if the ranges overlap or are not in ascending order, or if their number of
     *     events is not that of the summary
     */
    public Part {
        for (int i = 1; i < ranges.size(); i++) {
            if (ranges.get(i).from() < ranges.get(i - 1).to()) {
                throw new IllegalArgumentException("ranges must be in ascending order without a common event, but "
                        + ranges.get(i) + " comes after " + ranges.get(i - 1));
            }
        }
        long events = ranges.map(range -> range.to() - range.from()).sum().longValue();
        if (events != summary.events()) {
            throw new IllegalArgumentException("The ranges have " + events + " events, but the summary has "
                    + summary.events() + ". Give the summary of exactly these events.");
        }
    }

    /**
     * Creates a part with one range of events.
     *
     * @param from the first event
     * @param to the event after the last
     */
    public static Part of(Study study, long from, long to, Summary summary) {
        return new Part(study, Vector.of(new Range(from, to)), summary);
    }

    /**
     * Returns both parts together.
     *
     * @throws IllegalArgumentException if the parts are of different studies or have an event in common
     */
    public Part merge(Part other) {
        if (!study.withEvents(1).equals(other.study.withEvents(1))) {
            throw new IllegalArgumentException(
                    "The parts are of different studies, '" + study.name() + "' and '" + other.study.name() + "'"
                            + (study.name().equals(other.study.name())
                                    ? ", which have the same name but differ in their assumptions"
                                    : "")
                            + ". Merge parts of one study.");
        }
        Vector<Range> sorted = ranges.appendAll(other.ranges).sortBy(Range::from);
        Vector<Range> joined = Vector.empty();
        for (Range next : sorted) {
            if (!joined.isEmpty() && joined.last().to() > next.from()) {
                throw new IllegalArgumentException("Events " + next.from() + " to "
                        + (Math.min(joined.last().to(), next.to()) - 1)
                        + " are in both parts. Merge parts with different events.");
            }
            joined = !joined.isEmpty() && joined.last().to() == next.from()
                    ? joined.init().append(new Range(joined.last().from(), next.to()))
                    : joined.append(next);
        }
        return new Part(study, joined, summary.merge(other.summary));
    }

    /** Returns the study with its number of events set to the number of events in this part. */
    public Study asStudy() {
        return study.withEvents(summary.events());
    }

    /**
     * Returns whether the part holds the first events of the study without a gap, so that running {@link #asStudy}
     * gives the same results.
     */
    public boolean isFromTheStart() {
        return ranges.size() == 1 && ranges.head().from() == 0;
    }
}
