package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;

/**
 * How many of each lower group the floats of one group meet, drawn by the number of sets there are: every set of so many unpaired players of lower groups
 * whose steps add up as given is equally likely.
 *
 * <p>Both kinds count the sets of {@code f} players from the i-th lower group on with {@code s} steps, and draw the numbers per group by those counts. Only
 * counts that are asked for are made, and none where the steps are too few or too many for the players there are.
 */
interface OpponentSets {
    /** How many of the i-th lower group are met, where {@code f} floats and {@code s} steps are left for it and those below. */
    int draw(Draw draw, int i, int f, int s);

    /** Counted in longs where they hold all counts, as they nearly always do. */
    static OpponentSets of(Field field, int group, int floats, int steps, int deepest) {
        return NarrowSets.fits(field, group, floats, steps, deepest)
                ? new NarrowSets(field, group, floats, steps, deepest)
                : new WideSets(field, group, floats, steps, deepest);
    }
}
