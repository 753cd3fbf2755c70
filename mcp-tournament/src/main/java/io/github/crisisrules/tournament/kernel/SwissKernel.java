package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;
import org.jspecify.annotations.Nullable;

/** Block comment follows. */
public final class SwissKernel {
    private SwissKernel() {}

    /**
     * Pairs the field: the result read in twos, the higher group's player first, group by group from the top.
     *
     * @param points of each player, by dense index in canonical order; an even number of players
     * @param notes filled with an account of the pairing, if given
     */
    public static int[] pair(int[] points, Meetings met, Meetings forbidden, Draw draw, @Nullable PairingNotes notes) {
        int n = points.length;
        if (n % 2 != 0 || met.players() != n || forbidden.players() != n) {
            throw new IllegalArgumentException("an even number of players with a list each, not " + n + ", "
                    + met.players() + " and " + forbidden.players());
        }
        Field field = new Field(points, met, forbidden);
        Cut cut = new Cut(field);
        int[] out = new int[n];
        int groups = field.groupCount();
        if (notes != null) {
            notes.open(groups);
        }
        GroupDraw choices = new GroupDraw(field, draw, out, notes);
        Stretch stretch = null;
        long[] target = new long[0];
        for (int g = 0; g < groups; g++) {
            Stretch next = cut.isOpen(g) ? cut.from(g + 1) : cut.from(g);
            if (next != null && next != stretch) {
                stretch = next;
                target = next.optimum;
            } else if (next == null && cut.isOpen(g)) {
                stretch = null;
            }
            int floats = cut.odd(g);
            int steps = floats;
            if (stretch != null && (!cut.isOpen(g) || stretch.sink < 0)) {
                floats = stretch.floats(target, g);
                steps = stretch.steps(target, g);
            }
            if (notes != null) {
                notes.group(g, floats, steps, !cut.isOpen(g), cut.odd(g));
                if (stretch != null && stretch.isWhole()) {
                    notes.bad(stretch.forbiddenPairs(target), stretch.rematches(target));
                }
            }
            if (stretch == null || (cut.isOpen(g) && floats == 0)) {
                choices.free(g, floats);
            } else {
                target = choices.bound(g, stretch, target, floats, steps);
            }
        }
        if (choices.written() != n) {
            throw new AssertionError("paired " + choices.written() + " of " + n);
        }
        return out;
    }
}
