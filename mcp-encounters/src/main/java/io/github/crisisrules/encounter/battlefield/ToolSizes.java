package io.github.crisisrules.encounter.battlefield;

import io.github.crisisrules.encounter.frame.MovementTool;
import io.vavr.collection.Vector;

/**
 * The sizes of range tools, movement tools and bases, in tenths of a millimetre. The documents name the tools
 * without measuring them: {@link #approximate()} has values measured by players, accurate to one or two
 * millimetres and not official. A caller with the tools at hand can set exact values.
 *
 * @param ranges the lengths of range 1, range 2 and so on, increasing
 * @param shortTool the Short movement tool
 * @param mediumTool the Medium movement tool
 * @param longTool the Long movement tool
 */
public record ToolSizes(
        Vector<Long> ranges, MovementToolSize shortTool, MovementToolSize mediumTool, MovementToolSize longTool) {
    /** The radius of the small base, which has a diameter of 35 mm. */
    public static final long SMALL_BASE = 175;
    /** The radius of the medium base, which has a diameter of 50 mm. */
    public static final long MIDDLE_BASE = 250;
    /** The radius of the large base, which has a diameter of 65 mm. */
    public static final long LARGE_BASE = 325;

    /**
     * Creates the sizes.
     *
     * @throws IllegalArgumentException if there is no range, if a range is not longer than the one before, if a
     *     range is not positive or is more than {@link Spot#FARTHEST}, or if Short, Medium and Long do not
     *     increase in length
     */
    public ToolSizes {
        if (ranges.isEmpty() || ranges.head() <= 0 || ranges.last() > Spot.FARTHEST || !grows(ranges)) {
            throw new IllegalArgumentException(
                    "Each range must be positive and longer than the one before, not " + ranges);
        }
        if (!grows(Vector.of(shortTool.length(), mediumTool.length(), longTool.length()))) {
            throw new IllegalArgumentException(
                    "The Short tool must be shorter than Medium, and Medium shorter than Long, not " + shortTool + ", "
                            + mediumTool + ", " + longTool);
        }
    }

    /**
     * Returns unofficial sizes measured by players: about two inches for each range, and tools of about 3.4, 5.1
     * and 6.8 inches, 13 mm wide.
     */
    public static ToolSizes approximate() {
        return new ToolSizes(
                Vector.rangeClosed(1, 5).map(range -> range * 508L),
                new MovementToolSize(860, 130),
                new MovementToolSize(1300, 130),
                new MovementToolSize(1730, 130));
    }

    /**
     * Returns the length of a range.
     *
     * @throws IllegalArgumentException if {@code number} is less than 1 or more than the number of ranges
     */
    public long range(int number) {
        if (number < 1 || number > ranges.size()) {
            throw new IllegalArgumentException(
                    "There is no range " + number + ". Ranges are numbered from 1 to " + ranges.size());
        }
        return ranges.get(number - 1);
    }

    /** Returns the size of a movement tool. */
    public MovementToolSize tool(MovementTool tool) {
        return switch (tool) {
            case SHORT -> shortTool;
            case MEDIUM -> mediumTool;
            case LONG -> longTool;
        };
    }

    private static boolean grows(Vector<Long> lengths) {
        return lengths.zip(lengths.tail()).forAll(pair -> pair._1 < pair._2);
    }
}
