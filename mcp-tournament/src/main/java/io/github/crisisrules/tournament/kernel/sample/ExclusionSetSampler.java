package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.segment.Segment;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A sampler for choices of a group that never pair two players of one club; each such choice is equally likely.
 *
 * <p>If a club is half of a group, a random pairing hardly ever respects it, but what the clubs exclude can be
 * counted exactly: first the kinds of players who meet are sampled in proportion to the numbers of ways
 * ({@link FloatCounts} for the floats, {@link ExclusionSetCount} for the pairs inside), then the players of each kind. The
 * result is uniform over all choices that respect the clubs, and the caller rejects those with a pair that is
 * barred for another reason, which leaves the law unchanged.
 *
 * <p>If one club is exactly half of the remaining players of a segment that no player leaves, every pair must contain
 * one of its members, so the other players count as a club too: a pair of two of them could not be completed.
 *
 * <p>Cost of a proposal: linear in the group and, with more than one club, a few sums of big integers for each pair.
 */
public final class ExclusionSetSampler implements ChoiceSampler {
    private final PairingState field;
    private final int group;
    private final ExclusionSets clubs;
    private final int kinds;
    private final int[] label;
    private final int[] sizes;
    private final int[][] members;
    private final int[][][] lower;
    private final ExclusionSetCount count;
    private final FloatCounts tables;
    private final int floats;
    private final int steps;
    private final int[] line;
    private final int[] rivals;
    private final int[] rivalGroup;
    private int filled;

    /**
     * Creates the sampler for group {@code g}; opponents come from the groups down to {@code deepest}, and
     * {@code sealed} is a segment that no player leaves, or null.
     */
    ExclusionSetSampler(PairingState field, int g, int floats, int steps, int deepest, @Nullable Segment sealed) {
        this.field = field;
        this.group = g;
        this.floats = floats;
        this.steps = steps;
        this.clubs = new ExclusionSets(field, g);
        boolean halved = sealed != null && clubs.count > 0 && isHalf(sealed);
        this.kinds = halved ? 3 : clubs.count + 1;
        this.label = clubs.label.clone();
        this.sizes = new int[kinds];
        for (int i = 0; i < label.length; i++) {
            label[i] = halved && label[i] != 1 ? 2 : label[i];
            sizes[label[i]]++;
        }
        this.members = new int[kinds][];
        for (int c = 0; c < kinds; c++) {
            members[c] = new int[sizes[c]];
        }
        int depth = floats == 0 ? 0 : deepest - g;
        this.lower = new int[depth][kinds][];
        int[][] lowerSizes = new int[depth][kinds];
        int most = label.length;
        for (int i = 0; i < depth; i++) {
            sort(i, halved, lowerSizes[i]);
            most = Math.max(most, field.size(g + 1 + i));
        }
        this.count = new ExclusionSetCount(most);
        this.tables = new FloatCounts(sizes.clone(), lowerSizes, floats, steps, count);
        this.line = new int[label.length];
        this.rivals = new int[floats];
        this.rivalGroup = new int[floats];
    }

    private void sort(int i, boolean halved, int[] into) {
        int h = group + 1 + i;
        int[] kind = new int[field.size(h)];
        for (int k = 0; k < kind.length; k++) {
            int own = clubs.count == 0 ? 0 : clubs.labelOf(field, field.order[field.low[h] + k]);
            kind[k] = halved && own != 1 ? 2 : own;
            into[kind[k]]++;
        }
        for (int b = 0; b < kinds; b++) {
            lower[i][b] = new int[into[b]];
        }
        int[] at = new int[kinds];
        for (int k = 0; k < kind.length; k++) {
            lower[i][kind[k]][at[kind[k]]++] = field.order[field.low[h] + k];
        }
    }

    /** Returns whether the first club and the lower players who belong to it are half of all remaining players. */
    private boolean isHalf(Segment stretch) {
        int all = 0;
        for (int h = group; h <= stretch.last; h++) {
            all += field.size(h);
        }
        int[] club = new int[all];
        int found = 0;
        for (int i = 0; i < clubs.players.length; i++) {
            if (clubs.label[i] == 1) {
                club[found++] = clubs.players[i];
            }
        }
        for (int h = group + 1; h <= stretch.last; h++) {
            for (int k = field.low[h]; k < field.high[h]; k++) {
                if (clubs.labelOf(field, field.order[k]) == 1) {
                    club[found++] = field.order[k];
                }
            }
        }
        if (2 * found != all) {
            return false;
        }
        boolean[] in = new boolean[field.points.length];
        for (int k = 0; k < found; k++) {
            in[club[k]] = true;
        }
        int[] seen = new int[field.points.length];
        for (int k = 0; k < found; k++) {
            int own = met(field.met, club[k], k + 1, in, seen) + met(field.forbidden, club[k], k + 1, in, seen);
            if (own != found - 1) {
                return false;
            }
        }
        return true;
    }

    private static int met(Meetings list, int player, int stamp, boolean[] in, int[] seen) {
        int found = 0;
        for (int k = list.start[player], end = list.end(player); k < end; k++) {
            int other = list.others[k];
            if (in[other] && seen[other] != stamp) {
                seen[other] = stamp;
                found++;
            }
        }
        return found;
    }

    /** Returns whether there are clubs and all ways could be counted. */
    boolean isUsable() {
        return kinds > 1 && tables.isComplete() && tables.total().signum() > 0;
    }

    /** Returns whether a choice sampled without regard to clubs respects them less than once in 2^power times. */
    boolean isRarer(int power) {
        int[][] all = new int[lower.length][1];
        for (int i = 0; i < lower.length; i++) {
            all[i][0] = field.size(group + 1 + i);
        }
        FloatCounts any = new FloatCounts(new int[] {label.length}, all, floats, steps, count);
        BigInteger most = tables.total().shiftLeft(power);
        return !any.isComplete() || most.compareTo(any.total()) < 0;
    }

    @Override
    public boolean propose(RandomSource draw, OpponentSampler opponents) {
        int[] left = new int[kinds];
        for (int i = 0; i < label.length; i++) {
            members[label[i]][left[label[i]]++] = i;
        }
        for (int c = 0; c < kinds; c++) {
            draw.shuffle(members[c]);
        }
        filled = 0;
        if (floats > 0 && !proposeFloats(draw, left)) {
            return false;
        }
        if (!proposePairs(draw, left)) {
            return false;
        }
        lay(opponents);
        return true;
    }

    private boolean proposeFloats(RandomSource draw, int[] left) {
        int[] table = tables.draw(draw);
        for (int i = 0; i < lower.length; i++) {
            for (int b = 0; b < kinds; b++) {
                int[] below = lower[i][b];
                int from = 0;
                for (int a = 0; a < kinds; a++) {
                    for (int t = table[(i * kinds + b) * kinds + a]; t > 0; t--) {
                        int at = from + draw.below(below.length - from);
                        int rival = below[at];
                        below[at] = below[from];
                        below[from++] = rival;
                        int place = members[a][--left[a]];
                        if (field.isBarred(clubs.players[place], rival)) {
                            return false;
                        }
                        rivals[filled] = rival;
                        rivalGroup[filled] = group + 1 + i;
                        line[filled++] = place;
                    }
                }
            }
        }
        return true;
    }

    private boolean proposePairs(RandomSource draw, int[] left) {
        int all = ExclusionSetCount.sum(left);
        while (all > 0) {
            int a = ExclusionSetCount.largest(left);
            if (a == 0) {
                if (!couple(members[0][--left[0]], members[0][--left[0]])) {
                    return false;
                }
            } else {
                int b = left[0] + left[a] == all ? 0 : partnerKind(draw, left, a, all);
                if (!couple(members[a][--left[a]], members[b][--left[b]])) {
                    return false;
                }
            }
            all -= 2;
        }
        return true;
    }

    private int partnerKind(RandomSource draw, int[] left, int a, int all) {
        if (2 * left[a] == all) {
            // Every other player meets a player of the club: any of them, whatever their kind.
            int at = draw.below(all - left[a]);
            int b = a == 0 ? 1 : 0;
            while (at >= left[b]) {
                at -= left[b++];
                b += b == a ? 1 : 0;
            }
            return b;
        }
        BigInteger at = draw.below(count.ways(left));
        int b = 0;
        while (true) {
            if (b != a && left[b] > 0) {
                BigInteger part = count.waysAfter(left, a, b);
                if (at.compareTo(part) < 0) {
                    return b;
                }
                at = at.subtract(part);
            }
            b++;
        }
    }

    private boolean couple(int i, int j) {
        line[filled++] = i;
        line[filled++] = j;
        return !clubs.isBarred(i, j);
    }

    private void lay(OpponentSampler opponents) {
        opponents.clear();
        for (int i = 0; i < floats; i++) {
            int h = rivalGroup[i];
            int to = field.low[h] + opponents.taken[h]++;
            int at = to;
            while (field.order[at] != rivals[i]) {
                at++;
            }
            field.swap(to, at);
        }
        for (int i = 0; i < filled; i++) {
            field.order[field.low[group] + i] = clubs.players[line[i]];
        }
    }
}
