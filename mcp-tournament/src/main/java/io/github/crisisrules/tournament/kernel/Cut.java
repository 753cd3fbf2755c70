package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a field at its open groups into stretches that can be solved one by one; {@link SwissKernel} says why that loses
 * nothing. A group is taken for open on its size first; once the stretches around it are solved, {@link #holds} checks
 * with the true numbers of floats in and out, and a group that fails becomes part of a longer stretch.
 */
final class Cut {
    private final Field field;
    private final int groups;
    private final boolean[] open;
    private final int[] inner;
    private final @Nullable Stretch[] from;

    Cut(Field field) {
        this.field = field;
        this.groups = field.groupCount();
        this.open = new boolean[groups];
        this.inner = new int[groups];
        this.from = new Stretch[groups];
        for (int g = 0; g < groups; g++) {
            int room = field.size(g) - odd(g - 1) - odd(g);
            boolean roomy = room >= 2 * field.mostBarred + 2;
            inner[g] = roomy ? field.mostBarred : field.mostBarredIn(g, g);
            open[g] = fits(room, inner[g], odd(g - 1));
        }
        boolean settled = false;
        while (!settled) {
            solve();
            settled = check();
        }
    }

    boolean isOpen(int g) {
        return open[g];
    }

    /** The stretch that begins with the group, if one does. */
    @Nullable
    Stretch from(int g) {
        return g < groups ? from[g] : null;
    }

    /** 1 if the groups down to {@code g} have an odd number of players together, else 0. */
    int odd(int g) {
        return field.groups.start[g + 1] & 1;
    }

    private void solve() {
        int source = -1;
        int g = 0;
        while (g < groups) {
            if (open[g]) {
                from[g] = null;
                source = g++;
            } else {
                int end = g;
                while (end < groups && !open[end]) {
                    end++;
                }
                int sink = end < groups ? end : -1;
                Stretch known = from[g];
                Arrays.fill(from, g, end, null);
                boolean same = known != null && known.last == end - 1 && known.source == source && known.sink == sink;
                boolean floats = source >= 0 && sink >= 0 && odd(g - 1) == 1;
                from[g] = same ? known : new Stretch(field, g, end - 1, source, sink, floats);
                g = end;
            }
        }
    }

    private boolean check() {
        boolean settled = true;
        Stretch above = null;
        for (int g = 0; g < groups; g++) {
            Stretch here = from[g];
            if (here != null) {
                above = here;
            } else if (open[g]) {
                boolean holds = holds(g, above != null && above.sink == g ? above : null, from(g + 1));
                if (!holds) {
                    open[g] = false;
                    settled = false;
                }
            }
        }
        return settled;
    }

    /** Whether the group can take every float into it and give every float out of it, whoever they turn out to be. */
    private boolean holds(int g, @Nullable Stretch above, @Nullable Stretch below) {
        int in = odd(g - 1);
        if (above != null) {
            in = 0;
            for (int h = above.first; h <= above.last; h++) {
                in += above.floats(above.optimum, h);
            }
        }
        int out = odd(g);
        int reach = g + 1;
        if (below != null && below.sink < 0) {
            out = below.floats(below.optimum, g);
            reach = below.last;
        }
        int size = field.size(g);
        if (!fits(size - in - out, inner[g], in)) {
            return false;
        }
        if (in > 0 && above != null && !admits(above.first, above.last, g, size - in)) {
            return false;
        }
        return out == 0 || admits(g + 1, reach, g, size - in - out);
    }

    /** Dirac's condition; an empty rest needs none if exactly the floats that parity forces have emptied it. */
    private static boolean fits(int rest, int inner, int in) {
        return rest >= 2 * inner + 2 || (rest == 0 && in <= 1);
    }

    /** Whether nobody of the groups from {@code first} to {@code last} is barred from more than so many of the group. */
    private boolean admits(int first, int last, int g, int spare) {
        if (spare >= field.mostBarred) {
            return true;
        }
        for (int h = first; h <= last; h++) {
            if (field.mostBarredIn(h, g) > spare) {
                return false;
            }
        }
        return true;
    }
}
