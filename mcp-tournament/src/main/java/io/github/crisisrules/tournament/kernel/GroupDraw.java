package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Draws the choices of the groups, from the top down, and writes the pairs.
 *
 * <p>A choice is proposed uniformly among all with the right floats and steps (opponents, who floats, then the rest in
 * twos) and drawn again from its beginning unless it holds: rejection, so what holds is uniform. It holds if no pair is
 * barred and the groups below still reach their optimum, which the stretch answers, once for each set of opponents. If a
 * group of at most {@value #COUNTED} players keeps failing, its choices are counted instead ({@link GroupCount}), which
 * gives the same law. A larger group so full of barred pairs that a proposal would hardly ever hold is filled pair by pair
 * ({@link PairByPair}), and the notes say so.
 */
final class GroupDraw {
    /** Groups up to this size can be counted. */
    static final int COUNTED = 20;

    /** With no longer list than this, a proposal holds often enough in any group. */
    static final int THIN = 12;

    private static final int BATCH = 256;
    private static final int WIDE = 32;

    private final Field field;
    private final Draw draw;
    private final boolean inPlace;
    private final int[] out;
    private final @Nullable PairingNotes notes;
    private final OpponentDraw opponents;
    private int written;
    private long usedMeetings;
    private int usedForbidden;

    /** With {@code inPlace} the pairs are left in the field's own order, which only groups drawn freely allow. */
    GroupDraw(Field field, Draw draw, boolean inPlace, @Nullable PairingNotes notes) {
        this.field = field;
        this.draw = draw;
        this.inPlace = inPlace;
        this.out = inPlace ? field.order : new int[field.order.length];
        this.notes = notes;
        this.opponents = new OpponentDraw(field);
    }

    /** A group below which nothing can go wrong: it sends {@code floats} (0 or 1) players to the next. */
    void free(int g, int floats) {
        opponents.prepare(g, floats, floats, g + 1);
        if (isThick(g)) {
            int tries = 1;
            while (!proposeInPlace(g, floats)) {
                tries++;
            }
            tried(g, tries);
            writeInPlace(g, floats);
        } else {
            pairByPair(g, floats);
        }
    }

    /**
     * A group whose choice bears on a stretch: its own, or the one below it. The target is what this group and the
     * stretch's groups below cost at best; the result is what is left of it for those below.
     */
    long[] bound(int g, Stretch stretch, long[] target, int floats, int steps) {
        boolean member = g >= stretch.first;
        int limit = member && stretch.sink >= 0 ? stretch.sink : stretch.last;
        if (floats == 0 && !stretch.isWhole()) {
            opponents.prepare(g, 0, 0, g);
            return plain(g, stretch, target);
        }
        opponents.prepare(g, floats, steps, limit);
        int size = field.size(g);
        if (size > COUNTED && !isThick(g)) {
            return member
                    ? new PairByPair(field, draw, this).fill(g, stretch, target)
                    : drained(g, stretch, target, floats, steps);
        }
        Map<Long, long[]> known = new TreeMap<>();
        int patience = size > COUNTED ? Integer.MAX_VALUE : 64 + (1 << (size / 2));
        for (int tries = 1; tries <= patience; tries++) {
            boolean held = stretch.isWhole() ? proposeWithin(g, stretch, target) : propose(g, floats);
            if (held) {
                long[] need = stretch.less(target, usedForbidden, usedMeetings, g, floats, steps);
                if (Arrays.equals(need, reached(g, stretch, known))) {
                    tried(g, tries);
                    write(g, floats);
                    return need;
                }
            }
        }
        tried(g, patience);
        GroupCount count = new GroupCount(field, stretch, g, floats, steps, limit, target);
        if (!count.isComplete()) {
            return member
                    ? new PairByPair(field, draw, this).fill(g, stretch, target)
                    : drained(g, stretch, target, floats, steps);
        }
        while (!count.draw(draw, opponents)) {
            opponents.clear();
        }
        usedForbidden = count.forbidden();
        usedMeetings = count.meetings();
        write(g, floats);
        return stretch.less(target, usedForbidden, usedMeetings, g, floats, steps);
    }

    /** A group of a stretch without floats: nothing below depends on who meets whom in it. */
    private long[] plain(int g, Stretch stretch, long[] target) {
        int size = field.size(g);
        if (size <= COUNTED || isThick(g)) {
            int patience = size > COUNTED ? Integer.MAX_VALUE : 64 + (1 << (size / 2));
            for (int tries = 1; tries <= patience; tries++) {
                if (propose(g, 0)) {
                    tried(g, tries);
                    write(g, 0);
                    return target;
                }
            }
            tried(g, patience);
            GroupCount count = new GroupCount(field, stretch, g, 0, 0, g, target);
            count.draw(draw, opponents);
            write(g, 0);
            return target;
        }
        return new PairByPair(field, draw, this).fill(g, stretch, target);
    }

    /** The source of the last stretch, itself too full of barred pairs for rejection. */
    private long[] drained(int g, Stretch stretch, long[] target, int floats, int steps) {
        long[] need = stretch.less(target, 0, 0, g, floats, steps);
        Map<Long, long[]> known = new TreeMap<>();
        do {
            opponents.clear();
            opponents.draw(draw);
        } while (!Arrays.equals(need, reached(g, stretch, known)));
        unlawful();
        new PairByPair(field, draw, this).fillOpen(g, opponents);
        return need;
    }

    private void pairByPair(int g, int floats) {
        opponents.clear();
        if (floats > 0) {
            opponents.draw(draw);
        }
        unlawful();
        new PairByPair(field, draw, this).fillOpen(g, opponents);
    }

    private long[] reached(int g, Stretch stretch, Map<Long, long[]> known) {
        long key = 0;
        int shown = 0;
        for (int h = Math.max(g + 1, stretch.first); h <= Math.min(stretch.last, opponents.deepest()); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                int vertex = stretch.vertexOf(field.order[field.low[h] + i], h);
                shown = stretch.players.length <= Long.SIZE || shown == 0 ? shown + 1 : Integer.MAX_VALUE - 1;
                key |= stretch.players.length <= Long.SIZE ? 1L << vertex : vertex + 1L;
            }
        }
        if (shown > Long.SIZE) {
            return stretch.below(g, opponents.taken);
        }
        long[] value = known.get(key);
        if (value == null) {
            value = stretch.below(g, opponents.taken);
            known.put(key, value);
        }
        return value;
    }

    /** Draws opponents, floats and the rest in twos; false at the first barred pair. */
    private boolean propose(int g, int floats) {
        usedForbidden = 0;
        usedMeetings = 0;
        if (floats > 0 && !proposeFloats(g)) {
            return false;
        }
        return floats + 1 >= field.size(g) || drawPairs(field.low[g] + floats, field.high[g]);
    }

    /** The same for at most one float, who goes to the end of the range, next to an opponent at the start of the next. */
    private boolean proposeInPlace(int g, int floats) {
        int low = field.low[g];
        int end = field.high[g] - floats;
        if (floats > 0) {
            opponents.draw(draw);
            field.swap(end, low + draw.below(end + 1 - low));
            if (field.isBarred(field.order[end], field.order[field.low[g + 1]])) {
                return false;
            }
        }
        return drawPairs(low, end);
    }

    /** Where nothing was moved before, the order read in twos is the pairing already. */
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

    private boolean proposeFloats(int g) {
        opponents.clear();
        opponents.draw(draw);
        int at = field.low[g];
        boolean held = true;
        for (int h = g + 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                field.swap(at, at + draw.below(field.high[g] - at));
                held &= !field.isBarred(field.order[field.low[h] + i], field.order[at]);
                at++;
            }
        }
        return held;
    }

    /** Puts a range into twos at random; false, some way in, if a barred pair came up. */
    private boolean drawPairs(int from, int to) {
        int[] order = field.order;
        for (int begin = from; begin < to; begin += 2 * BATCH) {
            int end = Math.min(to, begin + 2 * BATCH);
            for (int i = begin; i < end; i += 2) {
                int j = i + 1 + draw.below(to - i - 1);
                int keep = order[i + 1];
                order[i + 1] = order[j];
                order[j] = keep;
            }
            if (hasBarred(begin, end)) {
                return false;
            }
        }
        return true;
    }

    private boolean hasBarred(int from, int to) {
        if (field.widest > WIDE || field.met.others.length < field.rounded || mayHaveMet(from, to)) {
            for (int i = from; i < to; i += 2) {
                if (field.met.any(field.order[i], field.order[i + 1])) {
                    return true;
                }
            }
        }
        if (!field.forbidden.isEmpty()) {
            for (int i = from; i < to; i += 2) {
                if (field.forbidden.any(field.order[i], field.order[i + 1])) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * A quick look at a batch, without branches that depend on the data: as many entries for everyone as the longest list has,
     * rounded up to fours. Entries of a neighbour's list can only raise a false alarm, which the caller looks into.
     */
    private boolean mayHaveMet(int from, int to) {
        int[] order = field.order;
        int[] others = field.met.others;
        int[] start = field.met.start;
        int width = field.widest;
        int last = others.length - field.rounded;
        int found = 0;
        for (int i = from; i < to; i += 2) {
            int other = order[i + 1];
            int begin = Math.min(field.isEven ? order[i] * width : start[order[i]], last);
            int end = begin + width;
            int k = begin;
            do {
                found |= (others[k] == other ? 1 : 0)
                        | (others[k + 1] == other ? 1 : 0)
                        | (others[k + 2] == other ? 1 : 0)
                        | (others[k + 3] == other ? 1 : 0);
                k += 4;
            } while (k < end);
        }
        return found != 0;
    }

    /** The same in a whole field, where barred pairs are allowed as far as the target has them. */
    private boolean proposeWithin(int g, Stretch stretch, long[] target) {
        int mostForbidden = stretch.forbiddenPairs(target);
        long mostMeetings = stretch.rematches(target);
        usedForbidden = 0;
        usedMeetings = 0;
        opponents.clear();
        opponents.draw(draw);
        int at = field.low[g];
        for (int h = g + 1; h <= opponents.deepest(); h++) {
            for (int i = 0; i < opponents.taken[h]; i++) {
                field.swap(at, at + draw.below(field.high[g] - at));
                use(field.order[field.low[h] + i], field.order[at]);
                at++;
            }
        }
        for (int i = at; i < field.high[g]; i += 2) {
            field.swap(i + 1, i + 1 + draw.below(field.high[g] - i - 1));
            use(field.order[i], field.order[i + 1]);
            if (usedForbidden > mostForbidden || (usedForbidden == mostForbidden && usedMeetings > mostMeetings)) {
                return false;
            }
        }
        return true;
    }

    private void use(int one, int other) {
        usedMeetings += field.met.count(one, other);
        usedForbidden += !field.forbidden.isEmpty() && field.forbidden.any(one, other) ? 1 : 0;
    }

    /** Whether a proposal for the group holds often enough to wait for: an estimate in whole numbers, of the group alone. */
    private boolean isThick(int g) {
        int size = field.size(g);
        if (size <= COUNTED || field.mostBarred <= THIN) {
            return true;
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
        long patience = Math.max(1100, (1L << 22) / size);
        return chance * patience >= 1L << 40;
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

    /** All pairs, in twos. */
    int[] result() {
        if (written != out.length) {
            throw new AssertionError("paired " + written + " of " + out.length);
        }
        return out;
    }

    private void tried(int g, int tries) {
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
