package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;

/**
 * The numbers of opponents that the floats of one group meet in each lower group, sampled such that every set of
 * unpaired lower players with the given size and total steps is equally likely.
 *
 * <p>Both implementations count the sets of {@code f} players with {@code s} steps from the i-th lower group on,
 * and sample the number of opponents in each group in proportion to these counts. Counts are computed on demand,
 * and none where the steps are too few or, in {@link BigOpponentCount}, too many for the players available.
 */
interface OpponentCount {
    /**
     * Returns the number of opponents in the i-th lower group, where {@code f} floats and {@code s} steps are left
     * for it and the groups below.
     */
    int draw(RandomSource draw, int i, int f, int s);

    /**
     * Returns an implementation that counts in longs where these hold all counts, as they nearly always do, and
     * otherwise in big integers.
     */
    static OpponentCount of(PairingState field, int group, int floats, int steps, int deepest) {
        return LongOpponentCount.fits(field, group, floats, steps, deepest)
                ? new LongOpponentCount(field, group, floats, steps, deepest)
                : new BigOpponentCount(field, group, floats, steps, deepest);
    }
}
