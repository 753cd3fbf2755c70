package io.github.crisisrules.core.dice;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.FAIL;

import io.github.crisisrules.core.dice.kernel.TallyIndex;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;

/**
 * The effects of a plan on dice once all of them are rolled, and the faces that must be distinguished for it.
 * {@link DiceChanges} applies the effects.
 *
 * @param orders for each effect the faces that it may change. The first ones are changed first if it makes no
 *     difference: the player's own effects change the worst faces, the opponent's the best.
 */
record Aftermath(CrisisPlan plan, Vector<FaceChange> changes, Vector<Vector<CrisisFace>> orders) {
    Aftermath(CrisisPlan plan) {
        this(plan, plan.changes().appendAll(plan.opposing()), orders(plan));
    }

    @Rule(FAIL)
    private static Vector<Vector<CrisisFace>> orders(CrisisPlan plan) {
        Vector<CrisisFace> worst = RerollChoice.worstFirst(plan.rules());
        return plan.changes()
                .map(change -> worst.filter(change.from()::contains))
                .appendAll(plan.opposing().map(change -> worst.reverse().filter(change.from()::contains)));
    }

    /** Returns the kinds of faces that must be distinguished to compute the worth of the final dice. */
    FaceKinds kindsForGoals() {
        return kinds(plan.aims().flatMap(RollGoal::faceSets), Vector.empty());
    }

    /** Returns the kinds of faces that must be distinguished to compute a reading of the final dice. */
    FaceKinds kindsFor(Vector<TreeSet<CrisisFace>> faceSets) {
        return changes.isEmpty()
                ? kinds(faceSets, Vector.empty())
                : kinds(
                        faceSets.appendAll(plan.aims().flatMap(RollGoal::faceSets))
                                .append(plan.rules().successes().faces()),
                        orders);
    }

    private FaceKinds kinds(Vector<TreeSet<CrisisFace>> faceSets, Vector<Vector<CrisisFace>> runs) {
        FaceKinds kinds = FaceKinds.apart(faceSets.appendAll(orders.map(TreeSet::ofAll)));
        return plan.kept().isAll()
                ? kinds.inRuns(runs)
                : kinds.counted().inRuns(runs.append(plan.kept().order()));
    }

    /** Returns an upper bound of the number of ways to make the changes with this many dice. */
    long ways(int dice) {
        long ways = 1;
        for (FaceChange change : changes) {
            long each = TallyIndex.size(change.from().size(), Math.min(dice, change.max()));
            ways = Math.min(Integer.MAX_VALUE, ways * Math.min(Integer.MAX_VALUE, each));
        }
        return ways;
    }
}
