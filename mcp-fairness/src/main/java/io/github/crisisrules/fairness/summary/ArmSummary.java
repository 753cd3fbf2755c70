package io.github.crisisrules.fairness.summary;

import io.vavr.collection.Vector;

/**
 * What was found for one arm.
 *
 * @param metrics one for each metric of the study
 * @param differences of each metric to the baseline in the same event; empty for the baseline itself
 * @param displacements how many players ended how far from their true rank, in bars of equal width
 * @param profiles for each {@link io.github.crisisrules.fairness.metric.Profile}, for each part of the field, strongest first
 */
public record ArmSummary(
        Vector<Moments> metrics,
        Vector<Moments> differences,
        Vector<Long> displacements,
        Vector<Vector<Moments>> profiles) {
    /** Of both together. */
    public ArmSummary merge(ArmSummary other) {
        return new ArmSummary(
                merge(metrics, other.metrics),
                merge(differences, other.differences),
                same(displacements, other.displacements).zipWith(other.displacements, Math::addExact),
                same(profiles, other.profiles).zipWith(other.profiles, ArmSummary::merge));
    }

    private static Vector<Moments> merge(Vector<Moments> some, Vector<Moments> others) {
        return same(some, others).zipWith(others, Moments::merge);
    }

    private static <T> Vector<T> same(Vector<T> some, Vector<T> others) {
        if (some.size() != others.size()) {
            throw new IllegalArgumentException("the summaries are of different studies, with " + some.size() + " and "
                    + others.size() + " figures for an arm; merge summaries of one study");
        }
        return some;
    }
}
