package io.github.crisisrules.encounter.battlefield;

/**
 * A piece or link that a push met on its way.
 *
 * @param kind the kind of the meeting
 * @param name the name of the piece or link
 * @param position the distance that the base had moved, in tenths of a millimetre, rounded for display; the order of
 *     meetings is exact
 */
public record PushContact(Kind kind, String name, long position) {
    /**
     * The ways in which a push meets a piece or link. Simultaneous meetings are listed in the order of these
     * constants.
     */
    public enum Kind {
        /** The base or the tool crossed a link. */
        LINK_CROSSED,
        /** The base touched a piece and went on. */
        TOUCHED,
        /** The base touched the piece that ended the push. */
        STOPPED_BY
    }
}
