package io.github.crisisrules.encounter.battlefield;

/**
 * A movement tool laid straight, in tenths of a millimetre. The base moves from touching its near end to touching
 * its far end, so it travels the length of the tool plus its own diameter.
 *
 * @param length the length from end to end
 * @param width the width, or 0 for a line
 */
public record MovementToolSize(long length, long width) {
    /**
     * Creates a movement tool.
     *
     * @throws IllegalArgumentException if {@code length} is not positive, if {@code width} is negative, or if
     *     either is more than {@link Spot#FARTHEST}
     */
    public MovementToolSize {
        if (length <= 0 || length > Spot.FARTHEST || width < 0 || width > Spot.FARTHEST) {
            throw new IllegalArgumentException("A movement tool must be longer than 0 and at most " + Spot.FARTHEST
                    + " long and wide, not " + length + " by " + width);
        }
    }

    /** Returns the distance that the centre of a round base moves with this tool. */
    public long travel(long radius) {
        return length + 2 * radius;
    }
}
