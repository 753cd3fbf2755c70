package io.github.crisisrules.tournament.kernel.segment;

/** A solver that finds the least cost of any subset of the players of a segment. */
interface SegmentSolver {
    /**
     * Returns the least cost of the first {@code count} vertices of {@code chosen}, which are in increasing order
     * within each group.
     */
    long[] best(int[] chosen, int count);

    /**
     * Returns the partner of a vertex in the last solution, if that was of all vertices, or -1 for a vertex that
     * leaves.
     */
    int partner(int v);
}
