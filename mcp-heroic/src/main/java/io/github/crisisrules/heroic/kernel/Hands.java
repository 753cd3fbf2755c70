package io.github.crisisrules.heroic.kernel;

import java.util.Arrays;

/*
 * A hand is what matters of a roll beside its total: the effect die and the largest spare dice, by size. The effect die is
 * at least as large as every spare one, so a hand is a multiset of one to "depth" sizes.
 *
 * Layout. Multisets of at most j sizes are numbered by their largest member, then by the rest: 0 is the empty one, and
 * 1 + start[a] + rest is the one with a on top, where rest is the number of what lies below among multisets of at most
 * j - 1. So multisets of sizes below a come first, and those with a on top lie side by side. A hand has at least one
 * die; its number is that of the multiset less one.
 *
 * Merged. Where only some marks of a hand count, hands with one effect die and equal marks are made one, as long as they stay
 * equal whatever larger dice come on top: the classes of a small automaton, found by refining until nothing changes. A class has
 * the place of its last member, so that a die on top never leads to a lower number, and those with a on top still lie side by side.
 *
 * Cost: a few dozen steps; merged, some thousand.
 */
/** The numbers of hands. */
public final class Hands {
    /** How many sizes there are: 0 to 4, for 4 to 12 sides. */
    public static final int SIZES = 5;

    private final int depth;
    private final int[] start;
    private final int[][] pushed;
    // The multiset that stands for a number, by its number before anything was merged.
    private final int[] members;
    private final int[][] dice;
    private final int least;

    /** Hands in which this many dice count: 1 to 3. */
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

    // Those of one class are made one.
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

    // start[a]: how many multisets of 1 to depth sizes have a top below a.
    private static int[] starts(int depth) {
        int[] start = new int[SIZES + 1];
        for (int size = 0; size < SIZES; size++) {
            start[size + 1] = start[size] + atMost(depth - 1, size + 1);
        }
        return start;
    }

    // How many multisets of at most this many members there are of this many sizes.
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

    // The number of so many sizes, largest first, among multisets of at most these members.
    private static int number(int[] sizes, int length, int members, int[][] starts) {
        int number = 0;
        for (int i = 0; i < length; i++) {
            number += 1 + starts[members - i][sizes[i]];
        }
        return number;
    }

    /** These hands, where those are one that the marks never tell apart. The marks are numbers by hand. */
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

    // Equal ones get the same number, in the order of the last of each kind; how many kinds there are.
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

    /** The marks of all hands as those of the merged ones. */
    public int[] of(int[] marks) {
        int[] mine = new int[count()];
        for (int hand = 0; hand < mine.length; hand++) {
            mine[hand] = marks[members[hand + 1] - 1];
        }
        return mine;
    }

    /** How many hands there are. */
    public int count() {
        return start[SIZES];
    }

    /** The size of the effect die. */
    public int effect(int hand) {
        return dice[members[hand + 1]][0];
    }

    /** The size of the die at a place, the effect die first; -1 where there is none. Not for merged hands beyond the first. */
    public int die(int hand, int place) {
        int[] sizes = dice[members[hand + 1]];
        return place < sizes.length ? sizes[place] : -1;
    }

    /** The hand where no die is left: the smallest size alone. */
    int least() {
        return least;
    }

    /** The first hand with an effect die of that size; the hands of a size lie side by side. */
    int start(int size) {
        return start[size];
    }

    /** How many multisets have only sizes below this one, the empty one among them. */
    int below(int size) {
        return 1 + start[size];
    }

    /** For each multiset without a larger die: its number with one die of this size on top. */
    int[] pushed(int size) {
        return pushed[size];
    }

    /** The same for 0, 1, 2 and more dice on top, up to the number of dice that count. */
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

    /** How many dice of a hand count. */
    int depth() {
        return depth;
    }

    /** How many hands have an effect die of that size. */
    int with(int size) {
        return start[size + 1] - start[size];
    }
}
