package io.github.crisisrules.fairness.summary;

import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;

/**
 * Some of the events of a study and what was found in them: what a run keeps while it goes on, and what machines that share a study hand in.
 *
 * @param ranges which events, in order, none next to another
 */
public record Part(Study study, Vector<Range> ranges, Summary summary) {
    /** Events from one number to before another. */
    public record Range(long from, long to) {
        /**
         * At least one event.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public Range {
            if (from < 0 || to <= from) {
                throw new IllegalArgumentException(
                        "a range has at least one event, numbered from 0, and this one goes from " + from
                                + " to before " + to);
            }
        }

        @Override
        public String toString() {
            return from + " to " + (to - 1);
        }
    }

    /**
     * Ranges in order, without an event in common, and as many events as the summary has.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Part {
        for (int i = 1; i < ranges.size(); i++) {
            if (ranges.get(i).from() < ranges.get(i - 1).to()) {
                throw new IllegalArgumentException("ranges must be in order without a common event, and "
                        + ranges.get(i) + " comes after " + ranges.get(i - 1));
            }
        }
        long events = ranges.map(range -> range.to() - range.from()).sum().longValue();
        if (events != summary.events()) {
            throw new IllegalArgumentException("the ranges have " + events + " events and the summary has "
                    + summary.events() + "; give the summary of just these events");
        }
    }

    /** The events from one number to before another. */
    public static Part of(Study study, long from, long to, Summary summary) {
        return new Part(study, Vector.of(new Range(from, to)), summary);
    }

    /**
     * Both together.
     *
     * @throws IllegalArgumentException if they are of different studies or have an event in common
     */
    public Part merge(Part other) {
        if (!study.withEvents(1).equals(other.study.withEvents(1))) {
            throw new IllegalArgumentException(
                    "the parts are of different studies, '" + study.name() + "' and '" + other.study.name() + "'"
                            + (study.name().equals(other.study.name())
                                    ? ", which have one name but differ in what they assume"
                                    : "")
                            + "; merge parts of one study");
        }
        Vector<Range> sorted = ranges.appendAll(other.ranges).sortBy(Range::from);
        Vector<Range> joined = Vector.empty();
        for (Range next : sorted) {
            if (!joined.isEmpty() && joined.last().to() > next.from()) {
                throw new IllegalArgumentException("events " + next.from() + " to "
                        + (Math.min(joined.last().to(), next.to()) - 1)
                        + " are in both parts; merge parts of different events");
            }
            joined = !joined.isEmpty() && joined.last().to() == next.from()
                    ? joined.init().append(new Range(joined.last().from(), next.to()))
                    : joined.append(next);
        }
        return new Part(study, joined, summary.merge(other.summary));
    }

    /** The study of these events alone: its number of events is how many there are. */
    public Study asStudy() {
        return study.withEvents(summary.events());
    }

    /** Whether they are the first events of the study without a gap, so that the study run again gives the same. */
    public boolean isFromTheStart() {
        return ranges.size() == 1 && ranges.head().from() == 0;
    }
}
