package io.github.crisisrules.encounter.battlefield;

/**
 * A push to be made: who, which way, with which tool and in which manner.
 *
 * @param mover the name of the piece that is pushed; it stands on a round base
 * @param direction any offset but (0, 0); its length does not matter
 * @param tool laid from the base's edge in that direction
 * @param manner what meeting something does
 * @param reach which part of the tool crosses links
 */
public record StraightPush(String mover, Spot direction, MovementTool tool, PushManner manner, ToolReach reach) {
    /**
     * The direction is not (0, 0).
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public StraightPush {
        if (direction.equals(new Spot(0, 0))) {
            throw new IllegalArgumentException("the push of " + mover + " needs a direction, not (0, 0)");
        }
    }

    /** An ordinary push. */
    public static StraightPush ordinary(String mover, Spot direction, MovementTool tool) {
        return new StraightPush(mover, direction, tool, PushManner.ORDINARY, ToolReach.WHOLE_TOOL);
    }

    /** A push of the Colossus's Rampage. */
    public static StraightPush rampage(String mover, Spot direction, MovementTool tool) {
        return new StraightPush(mover, direction, tool, PushManner.RAMPAGE, ToolReach.WHOLE_TOOL);
    }

    /** The same with another reading of the tool's reach. */
    public StraightPush with(ToolReach otherReach) {
        return new StraightPush(mover, direction, tool, manner, otherReach);
    }
}
