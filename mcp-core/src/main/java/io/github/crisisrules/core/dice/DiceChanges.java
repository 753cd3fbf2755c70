package io.github.crisisrules.core.dice;

import io.vavr.collection.Vector;

/**
 * The changes to dice once all of them are rolled. Dice are kept or dropped, then changed by the player, who seeks
 * the best outcome, then by the opponent, who seeks the worst. An outcome is better if it is worth more to the
 * first goal, then to the next, and so on; then if it has more successes. Of equally good choices, the one that
 * changes fewer dice is taken, then the one that changes the player's worst faces or, for the opponent, the
 * player's best. The dice of a kind are counted on its first face.
 */
final class DiceChanges {
    private final CrisisPlan plan;
    private final RollGoal[] aims;
    private final CrisisFace[] to;
    private final CrisisFace[][] from;

    DiceChanges(Aftermath aftermath, FaceKinds kinds) {
        this.plan = aftermath.plan();
        this.aims = plan.aims().toJavaArray(RollGoal[]::new);
        Vector<CrisisFace> ends = aftermath.changes().map(change -> kinds.standIn(change.to()));
        this.to = ends.toJavaArray(CrisisFace[]::new);
        this.from = aftermath
                .orders()
                .zipWith(
                        ends,
                        (order, end) ->
                                order.map(kinds::standIn).distinct().remove(end).toJavaArray(CrisisFace[]::new))
                .toJavaArray(CrisisFace[][]::new);
    }

    /** Returns the final dice. */
    FaceTally of(FaceTally tally) {
        return after(0, plan.kept().of(tally));
    }

    private FaceTally after(int step, FaceTally tally) {
        if (step == to.length) {
            return tally;
        }
        FaceTally best = after(step + 1, tally);
        int most = 0;
        for (CrisisFace face : from[step]) {
            most += tally.count(face);
        }
        most = Math.min(most, most(step));
        for (int dice = 1; dice <= most; dice++) {
            best = best(step, 0, tally, dice, best);
        }
        return best;
    }

    private int most(int step) {
        int own = plan.changes().size();
        return (step < own ? plan.changes().get(step) : plan.opposing().get(step - own)).max();
    }

    /**
     * Tries all ways to change {@code dice} dice that show the face with index {@code face} of the effect or a
     * later one. Changes of most dice of the first face are tried first.
     */
    private FaceTally best(int step, int face, FaceTally tally, int dice, FaceTally soFar) {
        if (dice == 0) {
            return better(step, soFar, after(step + 1, tally));
        }
        if (face == from[step].length) {
            return soFar;
        }
        FaceTally best = soFar;
        for (int some = Math.min(dice, tally.count(from[step][face])); some >= 0; some--) {
            FaceTally changed =
                    some == 0 ? tally : tally.plus(from[step][face], -some).plus(to[step], some);
            best = best(step, face + 1, changed, dice - some, best);
        }
        return best;
    }

    private FaceTally better(int step, FaceTally one, FaceTally other) {
        int order = compare(worth(other), worth(one));
        return (step < plan.changes().size() ? order > 0 : order < 0) ? other : one;
    }

    private static int compare(long[] one, long[] other) {
        for (int i = 0; i < one.length; i++) {
            if (one[i] != other[i]) {
                return Long.compare(one[i], other[i]);
            }
        }
        return 0;
    }

    private long[] worth(FaceTally tally) {
        long[] worth = new long[aims.length + 1];
        for (int i = 0; i < aims.length; i++) {
            worth[i] = aims[i].worth(tally);
        }
        worth[aims.length] = tally.count(plan.rules().successes().faces());
        return worth;
    }
}
