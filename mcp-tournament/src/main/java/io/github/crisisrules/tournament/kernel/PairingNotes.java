package io.github.crisisrules.tournament.kernel;

import java.util.Arrays;

/** What a pairing can tell about itself, filled in only for those who ask. */
public final class PairingNotes {
    private int[] floats = new int[0];
    private int[] steps = new int[0];
    private int[] tries = new int[0];
    private boolean[] solved = new boolean[0];
    private boolean lawful = true;
    private boolean regular = true;
    private long work;

    /** For each group, highest first: how many of its players met a lower group. */
    public int[] floats() {
        return floats.clone();
    }

    /** For each group: how many groups those pairs step down together. */
    public int[] steps() {
        return steps.clone();
    }

    /** For each group: how many choices were drawn until one held. */
    public int[] tries() {
        return tries.clone();
    }

    /** For each group: whether it was part of a stretch that was solved by weighted matching. */
    public boolean[] solved() {
        return solved.clone();
    }

    /** Whether every choice was drawn by the exact law; if not, every optimal pairing still had a chance. */
    public boolean isLawful() {
        return lawful;
    }

    /** Whether only the floats that parity forces were needed, and no rematch or forbidden pair. */
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

    void tried(int g, int count) {
        tries[g] = count;
    }

    /** Elementary steps: a measure of time that is the same on every machine. */
    long work() {
        return work;
    }

    void worked(long steps) {
        work = steps;
    }

    void unlawful() {
        lawful = false;
    }

    void bad(int forbidden, long rematches) {
        regular &= forbidden == 0 && rematches == 0;
    }
}
