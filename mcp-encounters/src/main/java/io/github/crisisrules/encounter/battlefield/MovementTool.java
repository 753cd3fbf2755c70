package io.github.crisisrules.encounter.battlefield;

/**
 * A movement tool laid straight, in tenths of a millimetre. The base goes from touching its near end to touching its far
 * end, so it travels the tool's length and its own diameter.
 *
 * @param length from end to end
 * @param width across
 */
public record MovementTool(long length, long width) {
    /**
     * Longer than nothing and shorter than the largest table; as wide as its strip, or 0 for a thread.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public MovementTool {
        if (length <= 0 || length > Spot.FARTHEST || width < 0 || width > Spot.FARTHEST) {
            throw new IllegalArgumentException("a movement tool is longer than 0 and at most " + Spot.FARTHEST
                    + " long and wide, not " + length + " by " + width);
        }
    }

    /** How far the centre of a round base goes with this tool. */
    public long travel(long radius) {
        return length + 2 * radius;
    }
}
