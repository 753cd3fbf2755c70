package io.github.crisisrules.encounter.battlefield;

import io.github.crisisrules.encounter.round.Tool;
import io.vavr.collection.Vector;

/**
 * The sizes of range and movement tools and bases, in tenths of a millimetre. The documents name the tools without
 * measuring them: {@link #approximate()} is what players have measured, to about a millimetre or two, and not official;
 * whoever has the tools at hand sets the values.
 *
 * @param ranges the lengths of range 1, range 2 and so on, growing
 * @param shortTool the Short movement tool
 * @param mediumTool the Medium movement tool
 * @param longTool the Long movement tool
 */
public record Measures(Vector<Long> ranges, MovementTool shortTool, MovementTool mediumTool, MovementTool longTool) {
    /** Radius of the small base, 35 mm across. */
    public static final long SMALL_BASE = 175;
    /** Radius of the middle base, 50 mm across. */
    public static final long MIDDLE_BASE = 250;
    /** Radius of the large base, 65 mm across. */
    public static final long LARGE_BASE = 325;

    /**
     * Each range and each tool is longer than the one before.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Measures {
        if (ranges.isEmpty() || ranges.head() <= 0 || ranges.last() > Spot.FARTHEST || !grows(ranges)) {
            throw new IllegalArgumentException("each range must be longer than the one before it, not " + ranges);
        }
        if (!grows(Vector.of(shortTool.length(), mediumTool.length(), longTool.length()))) {
            throw new IllegalArgumentException(
                    "the Short tool must be shorter than Medium, and Medium shorter than Long, not " + shortTool + ", "
                            + mediumTool + ", " + longTool);
        }
    }

    /**
     * About two inches for each range, tools of about 3.4, 5.1 and 6.8 inches, 13 mm wide: measured by players, not
     * official.
     */
    public static Measures approximate() {
        return new Measures(
                Vector.rangeClosed(1, 5).map(range -> range * 508L),
                new MovementTool(860, 130),
                new MovementTool(1300, 130),
                new MovementTool(1730, 130));
    }

    /** The length of a range: 1 or more, and no more than there are ranges. */
    public long range(int number) {
        if (number < 1 || number > ranges.size()) {
            throw new IllegalArgumentException(
                    "there is no range " + number + ": ranges are numbered 1 to " + ranges.size());
        }
        return ranges.get(number - 1);
    }

    /** The measures of a movement tool. */
    public MovementTool tool(Tool tool) {
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
