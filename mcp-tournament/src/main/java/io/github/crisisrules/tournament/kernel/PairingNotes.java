package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;

/** An account of how a pairing was made, filled in only on request. */
public final class PairingNotes {
    private int[] floats = new int[0];
    private int[] steps = new int[0];
    private int[] tries = new int[0];
    private boolean[] solved = new boolean[0];
    private boolean lawful = true;
    private boolean regular = true;
    private long work;

    /** Returns, for each group from the highest on, the number of its players who met a lower group. */
    public int[] floats() {
        return floats.clone();
    }

    /** Returns, for each group, the number of groups that those pairs step down together. */
    public int[] steps() {
        return steps.clone();
    }

    /** Returns, for each group, the number of choices sampled until one was valid. */
    public int[] tries() {
        return tries.clone();
    }

    /** Returns, for each group, whether it was part of a segment that was solved by weighted matching. */
    public boolean[] solved() {
        return solved.clone();
    }

    /**
     * Returns whether every choice was sampled by the exact law; if not, every optimal pairing still had a positive
     * probability.
     */
    public boolean isLawful() {
        return lawful;
    }

    /** Returns whether the pairing needed only the floats that parity forces, and no rematch or forbidden pair. */
    public boolean isRegular() {
        return regular;
    }

    void open(int groups) {
        floats = new int[groups];
        steps = new int[groups];
        tries = new int[groups];
        solved = new boolean[groups];
        Arrays.fill(tries, 1);
        lawful = true;
        regular = true;
    }

    void group(int g, int floated, int stepped, boolean wasSolved, int parity) {
        floats[g] = floated;
        steps[g] = stepped;
        solved[g] = wasSolved;
        regular &= floated == parity && stepped == parity;
    }

    public void tried(int g, int count) {
        tries[g] = count;
    }

    /** Returns the elementary steps spent: a measure of time that is equal on every machine. */
    long work() {
        return work;
    }

    void worked(long steps) {
        work = steps;
    }

    public void unlawful() {
        lawful = false;
    }

    void bad(int forbidden, long rematches) {
        regular &= forbidden == 0 && rematches == 0;
    }
}
