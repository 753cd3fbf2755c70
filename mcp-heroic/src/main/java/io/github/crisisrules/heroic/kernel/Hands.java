package io.github.crisisrules.heroic.kernel;

/*
 * A hand is what matters of a roll beside its total: the effect die and the largest spare dice, by size. The effect die is
 * at least as large as every spare one, so a hand is a multiset of one to "depth" sizes.
 *
 * Layout. Multisets of at most j sizes are numbered by their largest member, then by the rest: 0 is the empty one, and
 * 1 + start[a] + rest is the one with a on top, where rest is the number of what lies below among multisets of at most
 * j - 1. So multisets of sizes below a come first, and those with a on top lie side by side. A hand has at least one
 * die; its number is that of the multiset less one. Cost: a few dozen steps.
 */
/** The numbers of hands. */
public final class Hands {
    /** How many sizes there are: 0 to 4, for 4 to 12 sides. */
    public static final int SIZES = 5;

    private final int depth;
    private final int[] start;
    private final int[] rest;
    private final int[][] dice;

    /** Hands of which so many dice matter: 1 to 3. */
    public Hands(int depth) {
        this.depth = depth;
        this.start = starts(depth);
        int tops = 1 + start[SIZES];
        this.rest = new int[tops];
        this.dice = new int[tops][];
        fill(new int[depth], 0, SIZES - 1);
    }

    // start[a]: how many multisets of 1 to depth sizes have a top below a.
    private static int[] starts(int depth) {
        int[] start = new int[SIZES + 1];
        for (int size = 0; size < SIZES; size++) {
            start[size + 1] = start[size] + atMost(depth - 1, size + 1);
        }
        return start;
    }

    // How many multisets of at most so many members there are of so many sizes.
    private static int atMost(int members, int sizes) {
        int ways = 1;
        for (int i = 1; i <= members; i++) {
            ways = ways * (sizes + i) / i;
        }
        return ways;
    }

    private void fill(int[] sizes, int length, int most) {
        int number = number(sizes, 0, length, depth);
        dice[number] = java.util.Arrays.copyOf(sizes, length);
        rest[number] = number(sizes, 0, Math.min(length, depth - 1), depth - 1);
        for (int size = 0; length < depth && size <= most; size++) {
            sizes[length] = size;
            fill(sizes, length + 1, size);
        }
    }

    private static int number(int[] sizes, int from, int to, int members) {
        return from == to ? 0 : 1 + starts(members)[sizes[from]] + number(sizes, from + 1, to, members - 1);
    }

    /** How many hands there are. */
    public int count() {
        return start[SIZES];
    }

    /** How many dice matter. */
    public int depth() {
        return depth;
    }

    /** The size of the effect die. */
    public int effect(int hand) {
        return dice[hand + 1][0];
    }

    /** The size of the die at a place, the effect die first; -1 where there is none. */
    public int die(int hand, int place) {
        return place < dice[hand + 1].length ? dice[hand + 1][place] : -1;
    }

    /** The hand of these sizes, largest first; only the first ones matter. */
    public int hand(int... sizes) {
        return number(sizes, 0, Math.min(sizes.length, depth), depth) - 1;
    }

    /** The first hand with an effect die of that size; the hands of a size lie side by side. */
    int start(int size) {
        return start[size];
    }

    /** How many multisets have only sizes below this one, the empty one among them. */
    int below(int size) {
        return 1 + start[size];
    }

    /** The number of each multiset without its smallest member, where it has as many as matter. */
    int[] rests() {
        return rest;
    }
}
