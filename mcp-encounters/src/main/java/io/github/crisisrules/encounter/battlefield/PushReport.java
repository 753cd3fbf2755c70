package io.github.crisisrules.encounter.battlefield;

import io.github.crisisrules.encounter.battlefield.Meeting.Kind;
import io.vavr.collection.Vector;

/**
 * What a push did: what it met, in exact order, and where the base came to rest.
 *
 * @param meetings in the order in which they happened; of one moment, by kind and then by name
 * @param stop the middle of the base at rest, rounded to the nearest tenth of a millimetre in each direction
 * @param travelled how far the base went, rounded likewise
 */
public record PushReport(Vector<Meeting> meetings, Spot stop, long travelled) {
    /** The pieces that the base touched, what stopped it among them, in order. */
    public Vector<String> touched() {
        return meetings.filter(meeting -> meeting.kind() != Kind.LINK_CROSSED).map(Meeting::name);
    }

    /** The links that the base or the tool went over, in order. */
    public Vector<String> crossed() {
        return meetings.filter(meeting -> meeting.kind() == Kind.LINK_CROSSED).map(Meeting::name);
    }

    /** What ended the push by being touched: none if the tool or the table's edge did, several if met at one moment. */
    public Vector<String> stoppedBy() {
        return meetings.filter(meeting -> meeting.kind() == Kind.STOPPED_BY).map(Meeting::name);
    }
}
