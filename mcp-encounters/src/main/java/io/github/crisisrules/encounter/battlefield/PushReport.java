package io.github.crisisrules.encounter.battlefield;

import io.github.crisisrules.encounter.battlefield.PushContact.Kind;
import io.vavr.collection.Vector;

/**
 * The result of a push: the pieces and links that it met, in exact order, and the place where the base stopped.
 *
 * @param contacts the meetings in the order in which they happened; simultaneous ones by kind, then by name
 * @param stoppedAt the final centre of the base, each coordinate rounded to the nearest tenth of a millimetre
 * @param travelled the distance that the base moved, rounded to the nearest tenth of a millimetre
 */
public record PushReport(Vector<PushContact> contacts, Spot stoppedAt, long travelled) {
    /** Returns the names of the pieces that the base touched, in order, including those that stopped it. */
    public Vector<String> touched() {
        return contacts.filter(meeting -> meeting.kind() != Kind.LINK_CROSSED).map(PushContact::name);
    }

    /** Returns the names of the links that the base or the tool crossed, in order. */
    public Vector<String> crossed() {
        return contacts.filter(meeting -> meeting.kind() == Kind.LINK_CROSSED).map(PushContact::name);
    }

    /**
     * Returns the names of the pieces that stopped the base: none if the tool or the table edge ended the push,
     * several if they were met at the same moment.
     */
    public Vector<String> stoppedBy() {
        return contacts.filter(meeting -> meeting.kind() == Kind.STOPPED_BY).map(PushContact::name);
    }
}
