package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;
import org.jspecify.annotations.Nullable;

/**
 * Pairs a Swiss round: always optimal, by the law, in time that grows with the field.
 *
 * <p><b>Definitions.</b> Groups are players of equal points, highest first. The cost of a pairing, compared from the left:
 * forbidden pairs, meetings repeated, then for each group g the number d(g) of its players paired lower and the number s(g)
 * of groups those pairs step down. Barred pairs are the forbidden and the met. The law: from the top group down, a group's
 * choice (all pairs whose higher player is in it) is uniform over those that can be completed to an optimal pairing.
 *
 * <p><b>Method.</b> {@link Cut} finds <em>open</em> groups and the <em>stretches</em> of other groups between them. Each
 * stretch is solved by weighted matching ({@link Stretch}, {@link HeaviestMatching}): its players may also leave it, to the
 * open group below (the sink), or, in the last stretch, to the open group above (the source). Then the choices are drawn
 * from the top down ({@link GroupDraw}). A field without open groups is one stretch in which barred pairs are allowed at
 * their cost.
 *
 * <p><b>Why cutting loses nothing.</b> Let group g have m players, none barred from more than δ of the others. Let t be the
 * most players that can leave to g in an optimum of the stretch above, or the one that parity sends if the group above is
 * open; let y be 1 if G1…Gg have an odd number of players, else 0; but if no open group follows, the number of players of
 * the last stretch that leave to g in its optimum. {@link Cut} makes sure that
 *
 * <ol>
 *   <li>m − t − y ≥ 2δ + 2, so by Dirac's theorem any even rest of g, after up to t were taken and y given, has a pairing
 *       without barred pairs; or the rest is empty;
 *   <li>nobody of the stretch above is barred from more than m − t of g, and nobody who may be taken from below from more
 *       than m − t − y: so up to t players from above always find different partners in g, one after the other and whatever
 *       the earlier ones took, and then every set of y players from below does.
 * </ol>
 *
 * Take all open groups at once. Some pairing has no barred pair: solve every stretch, let those who leave go to the sink or
 * source (2), pair the rest of the open groups (1). So an optimal pairing M has none either. Consider the first stretch, above
 * its sink g. Give every pair of M that leads from it to g or further down the price of leaving to g: that is no pairing of
 * the field, but a solution of the stretch, so the stretch's optimum is no dearer than M on the components of its groups,
 * and cheaper if some pair of M goes beyond g, because its steps shrink. By (1) and (2) the stretch's optimum can be completed
 * to a pairing of the field. Hence M attains it, and no pair of M crosses g. So the number of players of g left for below has
 * the parity y; d(g) and s(g) are at least that, and both are attained by one float to the next group, whoever is chosen
 * there (2), since the next stretch can always let the others leave to its own sink. If no sink follows, the source's floats
 * are the first components of the last stretch's own cost. Repeat with the next stretch, which has now the same position as
 * the first. The optimum is therefore the optima of the stretches side by side; and because (1) and (2) hold for
 * <em>whichever</em> players leave, a choice can be completed if and only if the rest of its own stretch can still reach the
 * stretch's optimum. So the law needs to ask the stretch, and nothing else.
 *
 * <p><b>Long stretches.</b> A stretch is cut once more after a group j where G1…Gj have an even number of players, if nobody
 * would want to cross: with everybody allowed to leave below j for one step less than it would cost, the optimum of the
 * part above has nobody leave. A pairing with a pair across would cost more than that optimum, and the optimum can be
 * completed, because the part below can be paired by itself: it has a sink, or at least twice as many players as anyone has
 * barred, and two more (Dirac again). So no optimal pairing crosses.
 *
 * <p><b>Where the law is guaranteed.</b> Rejection and counting are exact. A choice is drawn by other means, and the notes say
 * so, only where these end without result: in a group of more than 20 players, somebody in it barred from more than 12,
 * in which a proposal that respects its clubs ({@link ClubDraw}) or serves its hermits ({@link HermitDraw}) holds less than
 * about once in 2^18 / size times, and whose choices are too many to count ({@link SparseDraw}); or in a smaller one whose
 * choices cannot be counted in bounded work: many floats at once in a field that is nearly exhausted.
 *
 * <p><b>Cost.</b> Linear for the sort and the open groups (expected number of tries exp(c / (m − 1)) for c barred pairs in a
 * group of m), cubic in the players of a stretch, which depends on how many have met, not on the size of the field. Memory is
 * linear. Nothing depends on anything but the arguments.
 */
public final class SwissKernel {
    private SwissKernel() {}

    /**
     * Pairs the field: the result read in twos, the higher group's player first, group by group from the top.
     *
     * @param points of each player, by dense index in canonical order; an even number of players
     * @param notes filled with an account of the pairing, if given
     */
    public static int[] pair(int[] points, Meetings met, Meetings forbidden, Draw draw, @Nullable PairingNotes notes) {
        return pair(points, met, forbidden, draw, notes, Cut.LONG);
    }

    /** The same, cutting runs of more than this many players once more: the number changes the time, not the law. */
    static int[] pair(
            int[] points, Meetings met, Meetings forbidden, Draw draw, @Nullable PairingNotes notes, int longRun) {
        int n = points.length;
        if (n % 2 != 0 || met.players() != n || forbidden.players() != n) {
            throw new IllegalArgumentException("an even number of players with a list each, not " + n + ", "
                    + met.players() + " and " + forbidden.players());
        }
        Field field = new Field(points, met, forbidden);
        Cut cut = new Cut(field, longRun);
        int groups = field.groupCount();
        if (notes != null) {
            notes.open(groups);
        }
        boolean inPlace = cut.isPlain() && field.mostBarred <= GroupDraw.THIN;
        GroupDraw choices = new GroupDraw(field, draw, inPlace, notes);
        Stretch stretch = null;
        long[] target = new long[0];
        for (int g = 0; g < groups; g++) {
            Stretch next = cut.isOpen(g) ? cut.from(g + 1) : cut.from(g);
            if (next != null && next != stretch) {
                stretch = next;
                target = next.optimum;
            } else if (next == null && cut.isOpen(g)) {
                stretch = null;
            }
            int floats = cut.odd(g);
            int steps = floats;
            if (stretch != null && (!cut.isOpen(g) || stretch.drains())) {
                floats = stretch.cost.floats(target, g);
                steps = stretch.cost.steps(target, g);
            }
            if (notes != null) {
                notes.group(g, floats, steps, !cut.isOpen(g), cut.odd(g));
                if (stretch != null && stretch.isWhole()) {
                    notes.bad(stretch.cost.forbiddenPairs(target), stretch.cost.rematches(target));
                }
            }
            if (stretch == null || (cut.isOpen(g) && floats == 0)) {
                choices.free(g, floats);
            } else {
                target = choices.bound(g, stretch, target, floats, steps);
            }
        }
        if (notes != null) {
            notes.worked(field.work);
        }
        return choices.result();
    }
}
