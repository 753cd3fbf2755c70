package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * The handling of a roll of Crisis dice, and its goals. The steps are, in this order: criticals add dice; dice are
 * rerolled up to the limit of the rules, all of them chosen before any is rolled again, each once, with any face
 * but a locked failure; dice are kept or dropped; the player's own changes are made, one after the other; finally
 * the changes of the opponent, who wants the opposite.
 */
@Value.Immutable
@HouseStyle
public sealed interface CrisisPlan extends WithCrisisPlan permits ImmutableCrisisPlan {
    /**
     * Returns the rules of the roll: the successes, whether criticals add dice, the number of rerolls, and whether
     * failures are locked.
     */
    RollRules rules();

    /**
     * Returns the player's goals. A later goal counts only where the earlier ones make no difference. If empty, the
     * goal is as many successes as possible.
     */
    Vector<RollGoal> goals();

    /** Returns the dice that are kept; all by default. */
    KeptDice kept();

    /** Returns the changes that the player may make. */
    Vector<FaceChange> changes();

    /** Returns the changes that the opponent may make. */
    Vector<FaceChange> opposing();

    /** Creates a plan that rerolls for as many successes as possible and neither drops nor changes dice. */
    static CrisisPlan of(RollRules rules) {
        return builder().rules(rules).build();
    }

    /**
     * Returns a copy of this plan with the given goals. A later goal counts only where the earlier ones make no
     * difference.
     */
    default CrisisPlan towards(RollGoal... goals) {
        return withGoals(Vector.of(goals));
    }

    /** Returns a copy of this plan that keeps only the given dice. */
    default CrisisPlan keeping(KeptDice dice) {
        return withKept(dice);
    }

    /** Returns a copy of this plan with one more change by the player. */
    default CrisisPlan changing(FaceChange change) {
        return withChanges(changes().append(change));
    }

    /** Returns a copy of this plan with one more change by the opponent. */
    default CrisisPlan opposedBy(FaceChange change) {
        return withOpposing(opposing().append(change));
    }

    /** Returns the goals, or as many successes as possible if none is set. */
    default Vector<RollGoal> aims() {
        return goals().isEmpty() ? Vector.of(RollGoal.most(rules().successes())) : goals();
    }

    /** Returns a builder of a plan. The rules must be set. */
    static Builder builder() {
        return new Builder();
    }

    /** The builder of a plan. */
    final class Builder extends ImmutableCrisisPlan.Builder {
        Builder() {
            kept(KeptDice.all());
        }
    }
}
