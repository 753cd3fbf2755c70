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
                        "events " + from + " to " + to + " are not a range: give a first that is not after the last");
            }
        }

        @Override
        public String toString() {
            return from + " to " + (to - 1);
        }
    }

    /**
     * As many events as the summary has.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Part {
        long events = ranges.map(range -> range.to() - range.from()).sum().longValue();
        if (events != summary.events()) {
            throw new IllegalArgumentException("a summary of " + summary.events() + " events for ranges of " + events);
        }
    }

    /** The events from one number to before another. */
    public static Part of(Study study, long from, long to, Summary summary) {
        return new Part(study, Vector.of(new Range(from, to)), summary);
    }

    /** Both together; refused where they are of different studies or have an event in common. */
    public Part merge(Part other) {
        if (!study.withEvents(1).equals(other.study.withEvents(1))) {
            throw new IllegalArgumentException(
                    "parts of different studies: '" + study.name() + "' and '" + other.study.name() + "'"
                            + (study.name().equals(other.study.name()) ? ", which differ inside" : ""));
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
