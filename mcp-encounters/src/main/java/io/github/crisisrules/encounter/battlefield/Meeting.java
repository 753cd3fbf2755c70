package io.github.crisisrules.encounter.battlefield;

/**
 * Something that a push met on its way.
 *
 * @param kind how
 * @param name of the piece or link
 * @param at how far the base had gone, in tenths of a millimetre, rounded for display; the order of meetings is exact
 */
public record Meeting(Kind kind, String name, long at) {
    /** How a push meets something; of what is met at one moment, the earlier kind comes first. */
    public enum Kind {
        /** The base or the tool went over a link. */
        LINK_CROSSED,
        /** The base touched something and went on. */
        TOUCHED,
        /** The base touched what ended the push. */
        STOPPED_BY
    }
}
