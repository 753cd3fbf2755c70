package io.github.crisisrules.encounter.battlefield;

/**
 * A push to be made along a straight line.
 *
 * @param mover the name of the piece that is pushed, which is on a round base
 * @param direction any offset but (0, 0); its length does not matter
 * @param tool the movement tool, laid from the edge of the base in that direction
 * @param kind the effect of meeting pieces
 * @param reach the part of the tool that can cross links
 */
public record StraightPush(String mover, Spot direction, MovementToolSize tool, PushKind kind, ToolReach reach) {
    /**
     * Creates a push.
     *
     * @throws IllegalArgumentException if {@code direction} is (0, 0)
     */
    public StraightPush {
        if (direction.equals(new Spot(0, 0))) {
            throw new IllegalArgumentException("The push of " + mover + " needs a direction, not (0, 0).");
        }
    }

    /** Creates an ordinary push. */
    public static StraightPush ordinary(String mover, Spot direction, MovementToolSize tool) {
        return new StraightPush(mover, direction, tool, PushKind.ORDINARY, ToolReach.WHOLE_TOOL);
    }

    /** Creates a push of the Colossus's Rampage. */
    public static StraightPush rampage(String mover, Spot direction, MovementToolSize tool) {
        return new StraightPush(mover, direction, tool, PushKind.RAMPAGE, ToolReach.WHOLE_TOOL);
    }

    /** Returns this push with another part of the tool that can cross links. */
    public StraightPush with(ToolReach otherReach) {
        return new StraightPush(mover, direction, tool, kind, otherReach);
    }
}
