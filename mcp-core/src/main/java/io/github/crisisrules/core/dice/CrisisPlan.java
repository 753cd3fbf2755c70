package io.github.crisisrules.core.dice;

import io.github.crisisrules.core.HouseStyle;
import io.vavr.collection.Vector;
import org.immutables.value.Value;

/**
 * What is done with a roll of Crisis dice, and to what end. In this order: criticals add dice; up to as many dice as the
 * rules allow are rerolled, all chosen before any is rolled again, each once, any face but a locked failure; dice are
 * kept or dropped; the player's own changes are made, one after the other; last the opponent's, who wants the opposite.
 */
@Value.Immutable
@HouseStyle
public sealed interface CrisisPlan extends WithCrisisPlan permits ImmutableCrisisPlan {
    /** What succeeds, whether criticals add dice, how many dice may be rerolled, whether failures are locked. */
    RollRules rules();

    /** What the player wants: first the first, and where that makes no difference the next; most successes if empty. */
    Vector<RollGoal> goals();

    /** Which dice are kept; all unless set. */
    KeptDice kept();

    /** What the player may change. */
    Vector<FaceChange> changes();

    /** What the opponent may change. */
    Vector<FaceChange> opposing();

    /** Rerolls for as many successes as possible, nothing dropped or changed. */
    static CrisisPlan of(RollRules rules) {
        return builder().rules(rules).build();
    }

    /** The same towards this goal, and where it makes no difference towards the next. */
    default CrisisPlan towards(RollGoal... goals) {
        return withGoals(Vector.of(goals));
    }

    /** The same with dice kept or dropped. */
    default CrisisPlan keeping(KeptDice dice) {
        return withKept(dice);
    }

    /** The same with one more change by the player. */
    default CrisisPlan changing(FaceChange change) {
        return withChanges(changes().append(change));
    }

    /** The same with one more change by the opponent. */
    default CrisisPlan opposedBy(FaceChange change) {
        return withOpposing(opposing().append(change));
    }

    /** The goals, or most successes where none is set. */
    default Vector<RollGoal> aims() {
        return goals().isEmpty() ? Vector.of(RollGoal.most(rules().successes())) : goals();
    }

    /** Starts a plan; the rules must be set. */
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
