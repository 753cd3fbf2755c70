package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.tournament.kernel.PairingNotes;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.segment.PossiblePairs;
import io.github.crisisrules.tournament.kernel.segment.Segment;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The sampler of the groups' choices, from the top group down; it also writes the pairs.
 *
 * <p>There are several methods, and all but the last have the same law. {@link ProposalSampler} proposes uniform choices
 * until one is valid. A choice is valid if no pair is barred and the groups below still reach their optimum, which
 * the segment is queried for, once for each set of opponents. {@link CountingSampler} counts the choices of a group of
 * at most {@value #COUNTED} players whose proposals keep failing. For a larger group with many barred pairs there
 * are three kinds of {@link ChoiceSampler}: {@link SparseGroupSampler} counts the choices where every player has few opponents
 * left, {@link IsolatedPlayerSampler} first gives partners to the few players who may meet hardly any other, {@link ExclusionSetSampler}
 * respects clubs. Finally, {@link PairwiseSampler} fills a group pair by pair; every optimal choice is possible, but not
 * with equal probability, and the notes record it.
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

    /**
     * The largest average number of possible opponents in the group with which its choices may be few enough to count.
     */
    private static final int SPARSE = 8;

    /** The largest number of opponents for which the segment's answer is cached. */
    private static final int KEPT = 64;

    private static final long EFFORT = 1L << 27;

    private final PairingState field;
    private final RandomSource draw;
    private final boolean inPlace;
    private final int[] out;
    private final @Nullable PairingNotes notes;
    private final OpponentSampler opponents;
    private final ProposalSampler proposals;
    private int written;

    /**
     * Creates the sampler. With {@code inPlace} the pairs stay in {@link PairingState#order}, which is possible only if
     * all groups are sampled freely.
     */
    public GroupSampler(PairingState field, RandomSource draw, boolean inPlace, @Nullable PairingNotes notes) {
        this.field = field;
        this.draw = draw;
        this.inPlace = inPlace;
        this.out = inPlace ? field.order : new int[field.order.length];
        this.notes = notes;
        this.opponents = new OpponentSampler(field);
        this.proposals = new ProposalSampler(field, draw, opponents);
    }

    /**
     * The requirements for one group: its floats and steps, and the least cost of it and the segment's groups below.
     */
    private static final class Task {
        final int g;
        final Segment stretch;
        final long[] target;
        final int floats;
        final int steps;
        final Map<int[], long[]> known = new TreeMap<>(Arrays::compare);
        final long limit;
        private @Nullable PossiblePairs pairs;

        Task(int g, Segment stretch, long[] target, int floats, int steps, long work) {
            this.g = g;
            this.stretch = stretch;
            this.target = target;
            this.floats = floats;
            this.steps = steps;
            this.limit = work + EFFORT;
        }

        boolean isMember() {
            return g >= stretch.first;
        }

        int deepest() {
            return isMember() && stretch.sink >= 0 ? stretch.sink : stretch.last;
        }

        /** Returns whether no barred pair can be part of the choice. */
        boolean isClean() {
            return stretch.isClean(target);
        }

        /** Returns whether the choice laid out can be valid, as far as can be decided without a query. */
        boolean mayHold(PairingState field, OpponentSampler opponents) {
            if (!stretch.isLarge() || !isMember() || field.size(g) > COUNTED) {
                return true;
            }
            if (pairs == null) {
                pairs = new PossiblePairs(field, stretch, g, deepest());
            }
            return pairs.hold(opponents);
        }

        long[] less(int forbidden, long meetings) {
            return stretch.cost.less(target, forbidden, meetings, g, floats, steps);
        }

        /**
         * Returns whether every choice with the right floats and steps is optimal: there is only one, up to the
         * opponent in the sink.
         */
        boolean isForced(PairingState field) {
            return stretch.isLadder() || (field.size(g) == 1 && floats == 1 && field.size(g + steps) == 1);
        }

        boolean isSpent(PairingState field) {
            return field.work > limit;
        }
    }

    /**
     * Samples the choice of a group that affects no segment; it sends {@code floats} (0 or 1) players to the next
     * group.
     */
    public void free(int g, int floats) {
        opponents.prepare(g, floats, floats, g + 1);
        ExclusionSetSampler clubs = field.size(g) > COUNTED ? clubs(g, floats, floats, null) : null;
        int patience = patience(g, clubs);
        for (int tries = 1; tries <= patience; tries++) {
            if (proposals.proposeInPlace(g, floats)) {
                tried(g, tries);
                writeInPlace(g, floats);
                return;
            }
        }
        if (inPlace) {
            throw new AssertionError("None of " + patience + " proposals was valid in a group with few barred pairs.");
        }
        tried(g, Math.max(1, patience));
        for (int tries = proposals(g); clubs != null && tries > 0; tries--) {
            field.work += field.size(g);
            if (clubs.propose(draw, opponents)) {
                write(g, floats);
                return;
            }
        }
        opponents.clear();
        if (floats > 0) {
            opponents.draw(draw);
        }
        new PairwiseSampler(field, draw, this).fillOpen(g, opponents);
    }

    /**
     * Samples the choice of a group that affects a segment: its own, or the one below it. {@code target} is the
     * least cost of this group and the segment's groups below; returns what is left of it for those below.
     */
    public long[] bound(int g, Segment stretch, long[] target, int floats, int steps) {
        Task task = new Task(g, stretch, target, floats, steps, field.work);
        boolean plain = floats == 0 && !stretch.isWhole();
        opponents.prepare(g, floats, steps, plain ? g : task.deepest());
        if (stretch.isLadder() && stretch.drains() && !task.isMember()) {
            opponents.only(stretch.leavers());
        }
        int size = field.size(g);
        boolean small = size <= COUNTED;
        ExclusionSetSampler clubs = small || !task.isClean() ? null : clubs(g, floats, steps, stretch);
        ChoiceSampler few = small ? null : few(task);
        int patience = small ? 64 + (1 << (size / 2)) : few != null ? 0 : patience(g, clubs);
        long[] rest = waitFor(task, patience, plain || task.isForced(field));
        if (rest == null && small) {
            rest = counted(task, plain);
            clubs = rest == null && task.isClean() ? clubs(g, floats, steps, stretch) : null;
        }
        if (rest == null) {
            rest = drawn(task, few, plain);
        }
        if (rest == null) {
            rest = drawn(task, clubs, plain);
        }
        if (rest == null && small) {
            rest = drawn(task, few(task), plain);
        }
        if (rest == null) {
            rest = task.isMember() ? new PairwiseSampler(field, draw, this).fill(g, stretch, target) : drained(task);
        }
        return rest;
    }

    private long @Nullable [] waitFor(Task task, int patience, boolean plain) {
        int g = task.g;
        for (int tries = 1; tries <= patience && !task.isSpent(field); tries++) {
            boolean held = task.stretch.isWhole()
                    ? proposals.proposeWithin(g, task.stretch, task.target)
                    : proposals.propose(g, task.floats);
            if (held) {
                long[] need = task.less(proposals.usedForbidden, proposals.usedMeetings);
                if (plain || (task.mayHold(field, opponents) && Arrays.equals(need, reached(task)))) {
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
                new CountingSampler(field, task.stretch, task.g, task.floats, task.steps, limit, task.target);
        for (int tries = count.isComplete() ? 1 << 16 : 0; tries > 0; tries--) {
            if (count.draw(draw, opponents)) {
                write(task.g, task.floats);
                return task.less(count.forbidden(), count.meetings());
            }
            opponents.clear();
        }
        return null;
    }

    /**
     * Returns a sampler for a group in which all players have few possible opponents, so that the choices can be
     * counted, or in which some players are isolated; null if neither is the case.
     */
    private @Nullable ChoiceSampler few(Task task) {
        int g = task.g;
        if (!task.isMember() || !task.isClean() || field.mostBarred <= THIN || field.size(g) > ExclusionSets.WIDEST) {
            return null;
        }
        if (field.size(g) <= SparseGroupSampler.LARGEST && isSparse(g)) {
            SparseGroupSampler sparse =
                    new SparseGroupSampler(field, task.stretch, g, task.floats, task.steps, task.deepest());
            if (sparse.isUsable()) {
                return sparse;
            }
        }
        IsolatedPlayerSampler hermits =
                task.floats > 1 ? null : new IsolatedPlayerSampler(field, g, task.floats, task.steps);
        return hermits != null && hermits.isRarer(RARE) && hermits.isUsable() ? hermits : null;
    }

    /** Returns whether the players of the group have few possible opponents in it, on average. */
    private boolean isSparse(int g) {
        long barred = 0;
        for (int i = field.low[g]; i < field.high[g]; i++) {
            barred += field.barredIn(field.order[i], g);
        }
        return barred >= (long) field.size(g) * (field.size(g) - 1 - SPARSE);
    }

    private long @Nullable [] drawn(Task task, @Nullable ChoiceSampler choices, boolean plain) {
        long[] need = task.less(0, 0);
        for (int tries = choices == null ? 0 : proposals(task.g); tries > 0 && !task.isSpent(field); tries--) {
            field.work += field.size(task.g);
            if (choices != null && choices.propose(draw, opponents) && (plain || Arrays.equals(need, reached(task)))) {
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
            if (tries-- > 0 && !task.isSpent(field)) {
                opponents.draw(draw);
            } else {
                opponents.take(task.stretch.leavers());
            }
        } while (!Arrays.equals(need, reached(task)));
        new PairwiseSampler(field, draw, this).fillOpen(task.g, opponents);
        return need;
    }

    private long[] reached(Task task) {
        Segment stretch = task.stretch;
        int first = Math.max(task.g + 1, stretch.first);
        int last = Math.min(stretch.last, opponents.deepest());
        int count = 0;
        for (int h = first; h <= last; h++) {
            count += opponents.taken[h];
        }
        if (count > KEPT) {
            return stretch.below(task.g, opponents.taken);
        }
        int[] key = new int[count];
        for (int h = first; h <= last; h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                key[--count] = stretch.vertexOf(field.order[field.low[h] + i], h);
            }
        }
        Arrays.sort(key);
        long[] value = task.known.get(key);
        if (value == null) {
            value = stretch.below(task.g, opponents.taken);
            task.known.put(key, value);
        }
        return value;
    }

    /**
     * Writes a group sampled in place: where no player was moved before, the order read in twos is the pairing already.
     */
    private void writeInPlace(int g, int floats) {
        int size = field.size(g);
        if (!inPlace) {
            System.arraycopy(field.order, field.low[g], out, written, size);
            if (floats > 0) {
                out[written + size] = field.order[field.low[g + 1]];
            }
        }
        written += size + floats;
        field.low[g] = field.high[g];
        opponents.keep();
    }

    /** Writes a group's choice: its floats first, then the pairs inside. */
    private void write(int g, int floats) {
        int at = field.low[g];
        for (int h = g + 1; floats > 0 && h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                pair(field.order[at++], field.order[field.low[h] + i]);
            }
        }
        System.arraycopy(field.order, at, out, written, field.high[g] - at);
        written += field.high[g] - at;
        field.low[g] = field.high[g];
        opponents.keep();
    }

    void pair(int one, int other) {
        out[written++] = one;
        out[written++] = other;
    }

    /** Returns the sampler that respects the clubs of a group, or null if it is of no use. */
    private @Nullable ExclusionSetSampler clubs(int g, int floats, int steps, @Nullable Segment stretch) {
        if ((field.mostBarred <= THIN && field.size(g) > COUNTED) || field.size(g) > ExclusionSets.WIDEST) {
            return null;
        }
        boolean closed = stretch != null && (stretch.drains() || (stretch.isSealed() && g >= stretch.first));
        Segment sealed = closed ? stretch : null;
        ExclusionSetSampler clubs = new ExclusionSetSampler(field, g, floats, steps, opponents.deepest(), sealed);
        return clubs.isUsable() ? clubs : null;
    }

    /** Returns the number of proposals to try with a sampler that avoids barred pairs. */
    private int proposals(int g) {
        return Math.max(1 << 10, (1 << 21) / field.size(g));
    }

    /**
     * Returns the number of proposals to try: none where clubs leave them no chance, or where barred pairs are so
     * frequent that a random pairing of players with equally many of them would be valid less than once in
     * max(1100, 2^22 / size) tries.
     */
    private int patience(int g, @Nullable ExclusionSetSampler clubs) {
        int size = field.size(g);
        if (size <= COUNTED || field.mostBarred <= THIN) {
            return 1 << 17;
        }
        if (clubs != null && clubs.isRarer(RARE)) {
            return 0;
        }
        long barred = 0;
        for (int i = field.low[g]; i < field.high[g]; i++) {
            barred += field.barredIn(field.order[i], g);
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
        field.work += (long) tries * field.size(g);
        if (notes != null) {
            notes.tried(g, tries);
        }
    }

    void unlawful() {
        if (notes != null) {
            notes.unlawful();
        }
    }
}
