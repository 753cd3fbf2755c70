package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.matching.HeaviestMatching;
import io.github.crisisrules.tournament.kernel.sample.ExclusionSetSampler;
import io.github.crisisrules.tournament.kernel.sample.GroupSampler;
import io.github.crisisrules.tournament.kernel.segment.Segment;
import io.github.crisisrules.tournament.kernel.segment.Segmentation;

/**
 * The algorithm that pairs a Swiss round. The result is always optimal and follows the law below, in time that
 * grows with the pool of players.
 *
 * <p><b>Definitions.</b> A group consists of the players of equal points; G1 is the group with the most points. The
 * cost of a pairing is a vector, compared from the left: the number of forbidden pairs, the number of repeated
 * meetings, then for each group g the number d(g) of its players who are paired with a lower group and the number
 * s(g) of groups that those pairs step down. A pair is <em>barred</em> if it is forbidden or if its players have
 * met. The law: from the top group down, the choice of a group (all pairs whose higher player is in it) is uniform
 * over the choices that can be completed to an optimal pairing.
 *
 * <p><b>Method.</b> {@link Segmentation} finds the <em>open</em> groups and the <em>segments</em> of other groups between
 * them. Each segment is solved by weighted matching ({@link Segment}, {@link HeaviestMatching}). Its players may
 * also leave it, to the open group below (the sink) or, in the last segment, to the open group above (the source).
 * The choices are then sampled from the top down ({@link GroupSampler}). A pool without open groups is a single
 * segment in which barred pairs are allowed at their cost.
 *
 * <p><b>Why splitting loses nothing.</b> Let group g have m players, none of them barred from more than δ of the
 * others. Let t be the largest number of players who can leave to g in an optimum of the segment above or, if the
 * group above is open, the number that parity sends. Let y be 1 if G1…Gg have an odd number of players, else 0; but
 * if no open group follows, let y be the number of players of the last segment who leave to g in its optimum.
 * {@link Segmentation} ensures that
 *
 * <ol>
 *   <li>m − t − y ≥ 2δ + 2, so that by Dirac's theorem any even rest of g, after up to t players were taken and y
 *       given, has a pairing without barred pairs; or the rest is empty;
 *   <li>no player of the segment above is barred from more than m − t players of g, and no player who may be taken
 *       from below is barred from more than m − t − y: hence up to t players from above always find distinct partners
 *       in g, one after the other and whatever the earlier ones took, and after them so does every set of y players
 *       from below.
 * </ol>
 *
 * Consider all open groups at once. Some pairing has no barred pair: solve every segment, let the players who leave
 * go to the sink or source (2), and pair the rest of the open groups (1). Hence an optimal pairing M has no barred
 * pair either. Consider the first segment, above its sink g. Charge every pair of M that leads from it to g or
 * further down the price of leaving to g. The result is not a pairing of the pool, but it is a solution of the
 * segment. The segment's optimum therefore costs no more than M on the components of its groups, and less if some
 * pair of M goes beyond g, because the steps of that pair shrink. By (1) and (2) the segment's optimum can be
 * completed to a pairing of the pool. Hence M attains it, and no pair of M crosses g. So the number of players of g
 * left for the groups below has the parity of y. Both d(g) and s(g) are at least that parity, and both attain it
 * with one float to the next group, whichever player is chosen there (2), since the next segment can always let the
 * others leave to its own sink. If no sink follows, the source's floats are the first components of the last
 * segment's own cost. Repeat the argument with the next segment, which now has the position of the first. The
 * optimum therefore consists of the optima of the segments side by side; and because (1) and (2) hold for
 * <em>whichever</em> players leave, a choice can be completed if and only if the rest of its own segment can still
 * reach the segment's optimum. So the law has to query that segment and nothing else.
 *
 * <p><b>Where the law is guaranteed.</b> Rejection and counting are exact. A choice is made by other means, and the
 * pool records it, only where both end without a result: in a group of more than 20 players, one of them barred
 * from more than 12, in which a proposal that respects its clubs ({@link ExclusionSetSampler}) is valid less than about
 * once in 2^17 / size tries; or in a smaller group whose choices cannot be counted in bounded work, because many
 * players float at once in a pool that is nearly exhausted or dominated by one club.
 *
 * <p><b>Cost.</b> Linear for the sort and the open groups (the expected number of tries is exp(c / (m − 1)) for c
 * barred pairs in a group of m players); cubic in the players of a segment, whose size depends on how many players
 * have met, not on the size of the pool. Memory is linear. The result depends on the arguments alone.
 */
public final class SwissKernel {
    private SwissKernel() {}

    /**
     * Returns an optimal pairing, read in twos: the player of the higher group first, group by group from the top.
     * The pool is used up; afterwards it holds whether the law was kept.
     *
     * @throws IllegalArgumentException if the number of players is odd
     */
    public static int[] pair(PairingState pool, RandomSource random) {
        int players = pool.points.length;
        if (players % 2 != 0) {
            throw new IllegalArgumentException("Pairing needs an even number of players, not " + players + ".");
        }
        // Method: the open groups, and the segments between them with their optima.
        Segmentation groups = new Segmentation(pool);
        boolean inPlace = groups.isPlain() && pool.mostBarred <= GroupSampler.THIN;
        GroupSampler choices = new GroupSampler(pool, random, inPlace);
        Segment segment = null;
        long[] target = new long[0];
        for (int g = 0; g < pool.groupCount(); g++) {
            // The segment that the choice affects, and what is left of its optimum for this group and those below.
            Segment affected = groups.affectedBy(g);
            if (affected != null && affected != segment) {
                target = affected.optimum;
            }
            segment = affected;
            // The floats: those of parity for an open group, otherwise what the optimum of the segment says.
            int floats = groups.odd(g);
            int steps = floats;
            if (segment != null && (!groups.isOpen(g) || segment.drains())) {
                floats = segment.cost.floats(target, g);
                steps = segment.cost.steps(target, g);
            }
            // The law: uniform over the choices from which the rest of the segment reaches what is left of its optimum.
            if (segment == null || (groups.isOpen(g) && floats == 0)) {
                choices.free(g, floats);
            } else {
                target = choices.bound(g, segment, target, floats, steps);
            }
        }
        return choices.result();
    }
}
