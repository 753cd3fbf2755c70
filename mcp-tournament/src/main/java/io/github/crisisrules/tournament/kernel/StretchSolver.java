package io.github.crisisrules.tournament.kernel;

/** How a stretch finds what some of its players reach at best. */
interface StretchSolver {
    /** The least cost of the vertices that come first in a list, this many of them, in rising order within each group. */
    long[] best(int[] chosen, int count);

    /** The partner of a vertex in the solution last found, if that was of all vertices; -1 for one who leaves. */
    int partner(int v);
}
