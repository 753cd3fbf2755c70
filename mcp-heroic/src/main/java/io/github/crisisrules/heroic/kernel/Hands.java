package io.github.crisisrules.heroic.kernel;

import java.util.Arrays;

/*
 * A hand is the part of a roll that matters besides its total: the effect die and the largest spare dice, by size.
 * The effect die is at least as large as every spare die, so a hand is a multiset of one to "depth" sizes.
 *
 * Layout. Multisets of at most j sizes are numbered by their largest member, then by the rest. The empty multiset
 * is 0, and 1 + start[a] + rest is the multiset with largest member a, where rest is the number of its remaining
 * members among multisets of at most j - 1 sizes. So multisets of sizes below a come first, and those with a on
 * top are contiguous. A hand has at least one die; its number is that of the multiset minus one.
 *
 * Merging. If only some marks of a hand matter, hands with the same effect die and equal marks are merged,
 * provided that they stay equal whatever larger dice are added on top. These are the equivalence classes of a
 * small automaton, found by partition refinement until nothing changes. A class takes the position of its last
 * member, so that a die on top never leads to a lower number, and the classes with a on top are still contiguous.
 *
 * Cost: a few dozen steps; with merging, some thousand.
 */
/** The numbering of hands. */
public final class Hands {
    /** The number of sizes: 0 to 4, for 4 to 12 sides. */
    public static final int SIZES = 5;

    private final int depth;
    private final int[] start;
    private final int[][] pushed;
    // The multiset that each number stands for, by its number before merging.
    private final int[] members;
    private final int[][] dice;
    private final int least;

    /** Creates the hands in which {@code depth} dice count: 1 to 3. */
    public Hands(int depth) {
        this.depth = depth;
        int[][] starts = new int[depth + 1][];
        for (int members = 1; members <= depth; members++) {
            starts[members] = starts(members);
        }
        this.start = starts[depth];
        int tops = 1 + start[SIZES];
        int[] rest = new int[tops];
        this.dice = new int[tops][];
        fill(new int[depth], 0, SIZES - 1, rest, starts);
        this.members = new int[tops];
        this.pushed = new int[SIZES][tops];
        for (int top = 0; top < tops; top++) {
            members[top] = top;
            for (int size = 0; size < SIZES; size++) {
                pushed[size][top] = 1 + start[size] + rest[top];
            }
        }
        this.least = 0;
    }

    // Merges the members of each class.
    private Hands(Hands all, int[] classes, int count) {
        this.depth = all.depth;
        this.dice = all.dice;
        this.members = new int[count];
        this.start = new int[SIZES + 1];
        for (int top = 0; top < classes.length; top++) {
            members[classes[top]] = top;
        }
        for (int one = 1; one < count; one++) {
            for (int above = 1 + dice[members[one]][0]; above <= SIZES; above++) {
                start[above]++;
            }
        }
        this.pushed = new int[SIZES][count];
        for (int size = 0; size < SIZES; size++) {
            for (int one = 0; one < count; one++) {
                pushed[size][one] = classes[all.pushed[size][members[one]]];
            }
        }
        this.least = classes[1] - 1;
    }

    // start[a]: the number of multisets of 1 to depth sizes whose largest member is below a.
    private static int[] starts(int depth) {
        int[] start = new int[SIZES + 1];
        for (int size = 0; size < SIZES; size++) {
            start[size + 1] = start[size] + atMost(depth - 1, size + 1);
        }
        return start;
    }

    // The number of multisets with at most this many members of this many sizes.
    private static int atMost(int members, int sizes) {
        int ways = 1;
        for (int i = 1; i <= members; i++) {
            ways = ways * (sizes + i) / i;
        }
        return ways;
    }

    private void fill(int[] sizes, int length, int most, int[] rest, int[][] starts) {
        int number = number(sizes, length, depth, starts);
        dice[number] = Arrays.copyOf(sizes, length);
        rest[number] = number(sizes, Math.min(length, depth - 1), depth - 1, starts);
        for (int size = 0; length < depth && size <= most; size++) {
            sizes[length] = size;
            fill(sizes, length + 1, size, rest, starts);
        }
    }

    // The number of a multiset, given by its sizes in descending order, among multisets with at most this many
    // members.
    private static int number(int[] sizes, int length, int members, int[][] starts) {
        int number = 0;
        for (int i = 0; i < length; i++) {
            number += 1 + starts[members - i][sizes[i]];
        }
        return number;
    }

    /**
     * Returns these hands with those merged that the marks never distinguish.
     *
     * @param marks arrays of numbers, each indexed by hand
     */
    public Hands merged(int[]... marks) {
        int[] classes = new int[members.length];
        int[][] seen = new int[classes.length][];
        for (int top = 1; top < classes.length; top++) {
            seen[top] = new int[1 + marks.length];
            seen[top][0] = effect(top - 1);
            for (int i = 0; i < marks.length; i++) {
                seen[top][1 + i] = marks[i][top - 1];
            }
        }
        seen[0] = new int[] {-1};
        int count = number(seen, classes);
        for (int before = 0; before < count; ) {
            before = count;
            for (int top = 0; top < classes.length; top++) {
                seen[top] = new int[1 + SIZES];
                seen[top][0] = classes[top];
                for (int size = top == 0 ? 0 : effect(top - 1); size < SIZES; size++) {
                    seen[top][1 + size] = classes[pushed[size][top]];
                }
            }
            count = number(seen, classes);
        }
        return new Hands(this, classes, count);
    }

    // Gives equal rows the same number, in the order of the last row of each class, and returns the number of
    // classes.
    private static int number(int[][] seen, int[] classes) {
        int count = 0;
        for (int top = seen.length - 1; top >= 0; top--) {
            int same = top + 1;
            while (same < seen.length && !Arrays.equals(seen[top], seen[same])) {
                same++;
            }
            classes[top] = same < seen.length ? classes[same] : count++;
        }
        for (int top = 0; top < classes.length; top++) {
            classes[top] = count - 1 - classes[top];
        }
        return count;
    }

    /** Returns the marks of these merged hands, given the marks of all hands. */
    public int[] of(int[] marks) {
        int[] mine = new int[count()];
        for (int hand = 0; hand < mine.length; hand++) {
            mine[hand] = marks[members[hand + 1] - 1];
        }
        return mine;
    }

    /** Returns the number of hands. */
    public int count() {
        return start[SIZES];
    }

    /** Returns the size of the effect die. */
    public int effect(int hand) {
        return dice[members[hand + 1]][0];
    }

    /**
     * Returns the size of the die at a position, the effect die first, or -1 if there is none. For merged hands
     * only the first position is defined.
     */
    public int die(int hand, int place) {
        int[] sizes = dice[members[hand + 1]];
        return place < sizes.length ? sizes[place] : -1;
    }

    /** Returns the hand of a roll with no die left: the smallest size alone. */
    int least() {
        return least;
    }

    /** Returns the first hand with an effect die of the given size. The hands of one size are contiguous. */
    int start(int size) {
        return start[size];
    }

    /** Returns the number of multisets that have only sizes below the given one, including the empty multiset. */
    int below(int size) {
        return 1 + start[size];
    }

    /** Returns for each multiset without a larger die its number after one die of the given size is added on top. */
    int[] pushed(int size) {
        return pushed[size];
    }

    /**
     * Returns for 0, 1, 2 and more dice of the given size, up to {@link #depth()}, the number of each multiset after
     * these dice are added on top.
     */
    int[][] pushedOften(int size) {
        int[][] often = new int[depth + 1][below(size + 1)];
        for (int top = 0; top < often[0].length; top++) {
            often[0][top] = top;
            for (int dice = 1; dice <= depth; dice++) {
                often[dice][top] = pushed[size][often[dice - 1][top]];
            }
        }
        return often;
    }

    /** Returns the number of dice of a hand that count. */
    int depth() {
        return depth;
    }

    /** Returns the number of hands with an effect die of the given size. */
    int with(int size) {
        return start[size + 1] - start[size];
    }
}
