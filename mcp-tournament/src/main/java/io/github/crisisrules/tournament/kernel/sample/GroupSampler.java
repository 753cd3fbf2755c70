package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.SamplingMethod;
import io.github.crisisrules.tournament.kernel.segment.PossiblePairs;
import io.github.crisisrules.tournament.kernel.segment.Segment;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The sampler of the groups' choices, from the top group down; it also writes the pairs.
 *
 * <p>There are four methods, tried in this order, and all but the last have the same law.
 *
 * <ol>
 *   <li>{@link ProposalSampler} proposes uniform choices until one is valid. A choice is valid if no pair is barred and
 *       the groups below still reach their optimum, which the segment is queried for, once for each set of
 *       opponents. It decides nearly every group of every event.
 *   <li>{@link ExclusionSetSampler} does the same with proposals that respect clubs and leave out floats that no optimal
 *       pairing has, for events with a home club.
 *   <li>{@link CountingSampler} counts the choices of a group of at most {@value #COUNTED} players, for small events
 *       that go on until nearly all players have met.
 *   <li>{@link PairwiseSampler} fills a group pair by pair. Every optimal choice is possible, but not with equal
 *       probability, and the pool records it.
 * </ol>
 *
 * <p>Every method terminates: the number of proposals is limited, and so are the queries of a group to the segment
 * ({@link PairingState#work}).
 */
public final class GroupSampler {
    /** The largest group whose choices can be counted. */
    static final int COUNTED = 20;

    /** The longest list of barred opponents with which proposals are valid often enough in any group. */
    public static final int THIN = 12;

    /**
     * The rarity threshold, as a power of two: if a random choice respects the clubs less than once in 2^RARE
     * times, choices are sampled with regard to the clubs from the start.
     */
    private static final int RARE = 10;

    /** The largest number of opponents for which the segment's answer is cached. */
    private static final int KEPT = 64;

    /** The number of proposals for a group whose choices can be counted. */
    private static final int PATIENCE = 1 << 9;

    /** The largest number of proposals for a larger group with several floats, whose opponents take time to sample. */
    private static final int SEVERAL = 1 << 12;

    private static final long EFFORT = 1L << 24;

    private final PairingState pool;
    private final RandomSource random;
    private final boolean inPlace;
    private final int[] out;
    private final OpponentSampler opponents;
    private final ProposalSampler proposals;
    private int written;

    /**
     * Creates the sampler. With {@code inPlace} the pairs stay in {@link PairingState#order}, which is possible only if
     * all groups are sampled freely.
     */
    public GroupSampler(PairingState pool, RandomSource random, boolean inPlace) {
        this.pool = pool;
        this.random = random;
        this.inPlace = inPlace;
        this.out = inPlace ? pool.order : new int[pool.order.length];
        this.opponents = new OpponentSampler(pool);
        this.proposals = new ProposalSampler(pool, random, opponents);
    }

    /**
     * The requirements for one group: its floats and steps, and the least cost of it and the segment's groups below.
     */
    private static final class Task {
        final int g;
        final Segment segment;
        final long[] target;
        final int floats;
        final int steps;
        final Map<int[], long[]> known = new TreeMap<>(Task::compare);
        final long limit;
        private @Nullable PossiblePairs pairs;

        private static int compare(int[] one, int[] other) {
            for (int i = 0; i < Math.min(one.length, other.length); i++) {
                if (one[i] != other[i]) {
                    return Integer.compare(one[i], other[i]);
                }
            }
            return Integer.compare(one.length, other.length);
        }

        Task(int g, Segment segment, long[] target, int floats, int steps, long work) {
            this.g = g;
            this.segment = segment;
            this.target = target;
            this.floats = floats;
            this.steps = steps;
            this.limit = work + EFFORT;
        }

        boolean isMember() {
            return g >= segment.first;
        }

        int deepest() {
            return isMember() && segment.sink >= 0 ? segment.sink : segment.last;
        }

        /** Returns whether no barred pair can be part of the choice. */
        boolean isClean() {
            return segment.isClean(target);
        }

        /** Returns whether the choice laid out can be valid, as far as can be decided without a query. */
        boolean mayHold(PairingState pool, OpponentSampler opponents) {
            PossiblePairs possible = possible(pool);
            return possible == null || possible.hold(opponents);
        }

        /** Returns the pairs that can be part of an optimal pairing, or null if the segment does not show them. */
        @Nullable
        PossiblePairs possible(PairingState pool) {
            if (pairs == null && segment.isLarge() && (isMember() || segment.drains())) {
                pairs = new PossiblePairs(pool, segment, g, deepest());
            }
            return pairs;
        }

        long[] less(int forbidden, long meetings) {
            return segment.cost.less(target, forbidden, meetings, g, floats, steps);
        }

        /**
         * Returns whether every choice with the right floats and steps is optimal: there is only one, up to the
         * opponent in the sink.
         */
        boolean isForced(PairingState pool) {
            return pool.size(g) == 1 && floats == 1 && pool.size(g + steps) == 1;
        }

        boolean isSpent(PairingState pool) {
            return pool.work > limit;
        }
    }

    /**
     * Samples the choice of a group that affects no segment; it sends {@code floats} (0 or 1) players to the next
     * group.
     */
    public void free(int g, int floats) {
        opponents.prepare(g, floats, floats, g + 1);
        ExclusionSetSampler clubs = pool.size(g) > COUNTED && hasClubs(g)
                ? ExclusionSetSampler.of(pool, g, floats, floats, g + 1, null)
                : null;
        int patience = patience(g, clubs);
        for (int tries = 1; tries <= patience; tries++) {
            if (proposals.proposeInPlace(g, floats)) {
                tried(g, tries);
                pool.methods[g] = SamplingMethod.PROPOSALS;
                writeInPlace(g, floats);
                return;
            }
        }
        if (inPlace) {
            throw new AssertionError("None of " + patience + " proposals was valid in a group with few barred pairs.");
        }
        tried(g, Math.max(1, patience));
        for (int tries = proposals(g); clubs != null && tries > 0; tries--) {
            pool.work += pool.size(g);
            if (clubs.propose(random, opponents)) {
                pool.methods[g] = SamplingMethod.CLUBS;
                write(g, floats);
                return;
            }
        }
        opponents.clear();
        if (floats > 0) {
            opponents.sample(random);
        }
        pool.methods[g] = SamplingMethod.PAIRWISE;
        new PairwiseSampler(pool, random, this).fillOpen(g, opponents);
    }

    /**
     * Samples the choice of a group that affects a segment: its own, or the one below it. {@code target} is the
     * least cost of this group and the segment's groups below; returns what is left of it for those below.
     */
    public long[] bound(int g, Segment segment, long[] target, int floats, int steps) {
        Task task = new Task(g, segment, target, floats, steps, pool.work);
        boolean plain = floats == 0 && !segment.isWhole();
        opponents.prepare(g, floats, steps, plain ? g : task.deepest());
        boolean small = pool.size(g) <= COUNTED;
        ExclusionSetSampler clubs = small ? null : clubs(task);
        int tries = small ? PATIENCE : patience(g, clubs);
        long[] rest = waitFor(task, floats > 1 ? Math.min(tries, SEVERAL) : tries, plain || task.isForced(pool));
        pool.methods[g] = SamplingMethod.PROPOSALS;
        if (rest == null) {
            pool.methods[g] = SamplingMethod.CLUBS;
            rest = sampled(task, small ? clubs(task) : clubs, plain);
        }
        if (rest == null && small) {
            pool.methods[g] = SamplingMethod.COUNT;
            rest = counted(task, plain);
        }
        if (rest == null) {
            pool.methods[g] = SamplingMethod.PAIRWISE;
            rest = task.isMember() ? new PairwiseSampler(pool, random, this).fill(g, segment, target) : drained(task);
        }
        return rest;
    }

    private long @Nullable [] waitFor(Task task, int patience, boolean plain) {
        int g = task.g;
        for (int tries = 1; tries <= patience && !task.isSpent(pool); tries++) {
            boolean held = task.segment.isWhole()
                    ? proposals.proposeWithin(g, task.segment, task.target)
                    : proposals.propose(g, task.floats);
            if (held) {
                long[] need = task.less(proposals.usedForbidden, proposals.usedMeetings);
                if (plain || (task.mayHold(pool, opponents) && Arrays.equals(need, reached(task)))) {
                    tried(g, tries);
                    write(g, task.floats);
                    return need;
                }
            }
        }
        tried(g, Math.max(1, patience));
        return null;
    }

    private long @Nullable [] counted(Task task, boolean plain) {
        int limit = plain ? task.g : task.deepest();
        CountingSampler count =
                new CountingSampler(pool, task.segment, task.g, task.floats, task.steps, limit, task.target);
        for (int tries = count.isComplete() ? 1 << 16 : 0; tries > 0; tries--) {
            if (count.sample(random, opponents)) {
                write(task.g, task.floats);
                return task.less(count.forbidden(), count.meetings());
            }
            opponents.clear();
        }
        return null;
    }

    private long @Nullable [] sampled(Task task, @Nullable ExclusionSetSampler choices, boolean plain) {
        long[] need = task.less(0, 0);
        for (int tries = choices == null ? 0 : proposals(task.g); tries > 0 && !task.isSpent(pool); tries--) {
            pool.work += pool.size(task.g);
            if (choices != null
                    && choices.propose(random, opponents)
                    && (plain || (task.mayHold(pool, opponents) && Arrays.equals(need, reached(task))))) {
                write(task.g, task.floats);
                return need;
            }
        }
        return null;
    }

    /**
     * Samples the choice of the source of the last segment, if that group itself has too many barred pairs for
     * rejection.
     */
    private long[] drained(Task task) {
        long[] need = task.less(0, 0);
        int tries = 1 << 12;
        do {
            opponents.clear();
            if (tries-- > 0 && !task.isSpent(pool)) {
                opponents.sample(random);
            } else {
                opponents.take(task.segment.metBySource());
            }
        } while (!Arrays.equals(need, reached(task)));
        new PairwiseSampler(pool, random, this).fillOpen(task.g, opponents);
        return need;
    }

    private long[] reached(Task task) {
        Segment segment = task.segment;
        int first = Math.max(task.g + 1, segment.first);
        int last = Math.min(segment.last, opponents.deepest());
        int count = 0;
        for (int h = first; h <= last; h++) {
            count += opponents.taken[h];
        }
        if (count > KEPT) {
            return segment.below(task.g, opponents.taken);
        }
        int[] key = new int[count];
        for (int h = first; h <= last; h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                key[--count] = segment.vertexOf(pool.order[pool.low[h] + i], h);
            }
        }
        Arrays.sort(key);
        long[] value = task.known.get(key);
        if (value == null) {
            value = segment.below(task.g, opponents.taken);
            task.known.put(key, value);
        }
        return value;
    }

    /**
     * Writes a group sampled in place: where no player was moved before, the order read in twos is the pairing already.
     */
    private void writeInPlace(int g, int floats) {
        int size = pool.size(g);
        if (!inPlace) {
            System.arraycopy(pool.order, pool.low[g], out, written, size);
            if (floats > 0) {
                out[written + size] = pool.order[pool.low[g + 1]];
            }
        }
        written += size + floats;
        pool.low[g] = pool.high[g];
        opponents.keep();
    }

    /** Writes a group's choice: its floats first, then the pairs inside. */
    private void write(int g, int floats) {
        int at = pool.low[g];
        for (int h = g + 1; floats > 0 && h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                pair(pool.order[at++], pool.order[pool.low[h] + i]);
            }
        }
        System.arraycopy(pool.order, at, out, written, pool.high[g] - at);
        written += pool.high[g] - at;
        pool.low[g] = pool.high[g];
        opponents.keep();
    }

    void pair(int one, int other) {
        out[written++] = one;
        out[written++] = other;
    }

    /** Returns the sampler that respects the clubs of a group whose choice affects a segment, or null. */
    private @Nullable ExclusionSetSampler clubs(Task task) {
        PossiblePairs possible = task.floats > 0 && task.isClean() ? task.possible(pool) : null;
        return task.isClean() && hasClubs(task.g)
                ? ExclusionSetSampler.of(pool, task.g, task.floats, task.steps, opponents.deepest(), possible)
                : null;
    }

    /** Returns whether a group is worth a search for clubs. */
    private boolean hasClubs(int g) {
        return (pool.mostBarred > THIN || pool.size(g) <= COUNTED) && pool.size(g) <= ExclusionSets.WIDEST;
    }

    /** Returns the number of proposals to try with a sampler that avoids barred pairs. */
    private int proposals(int g) {
        return Math.max(1 << 10, (1 << 20) / pool.size(g));
    }

    /**
     * Returns the number of proposals to try: none where clubs leave them no chance, or where barred pairs are so
     * frequent that a random pairing of players with equally many of them would be valid less than once in
     * max(1100, 2^22 / size) tries.
     */
    private int patience(int g, @Nullable ExclusionSetSampler clubs) {
        int size = pool.size(g);
        if (size <= COUNTED || pool.mostBarred <= THIN) {
            return 1 << 17;
        }
        if (clubs != null && clubs.isRarer(RARE)) {
            return 0;
        }
        long barred = 0;
        for (int i = pool.low[g]; i < pool.high[g]; i++) {
            barred += pool.barredIn(pool.order[i], g);
        }
        long all = (long) size * (size - 1);
        long share = (Math.max(0, all - barred) << 20) / all;
        long chance = 1L << 40;
        for (int pairs = size / 2; pairs > 0 && chance > 0; pairs--) {
            chance = (chance * share) >> 20;
        }
        int wait = Math.max(1100, (1 << 22) / size);
        int tries = chance * wait >= 1L << 40 ? 8 * wait : 0;
        return clubs == null ? tries : Math.min(tries, 1 << (RARE + 2));
    }

    /** Returns all pairs, read in twos. */
    public int[] result() {
        if (written != out.length) {
            throw new AssertionError(
                    "The pairing is incomplete: it has " + written + " of " + out.length + " players.");
        }
        return out;
    }

    private void tried(int g, int tries) {
        pool.work += (long) tries * pool.size(g);
    }
}
