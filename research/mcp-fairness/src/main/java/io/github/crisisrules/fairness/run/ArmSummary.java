package io.github.crisisrules.fairness.run;

import io.vavr.collection.Vector;

/**
 * The results of one arm.
 *
 * @param metrics the moments of each metric of the study
 * @param differences the moments of each metric's difference from the baseline in the same event; empty for an arm
 *     that is its own baseline
 * @param signs the moments of the signs of these differences, 1, 0 or -1
 * @param displacements the number of players by the distance of their final from their true rank, in bars of equal
 *     width
 * @param profiles the moments of each {@link io.github.crisisrules.fairness.metric.Profile} for each group of
 *     players by strength, the strongest first
 */
public record ArmSummary(
        Vector<Moments> metrics,
        Vector<Moments> differences,
        Vector<Moments> signs,
        Vector<Long> displacements,
        Vector<Vector<Moments>> profiles) {
    /**
     * Returns the combined results of two sets of events.
     *
     * @throws IllegalArgumentException if the summaries have different numbers of figures
     */
    public ArmSummary merge(ArmSummary other) {
        return new ArmSummary(
                merge(metrics, other.metrics),
                merge(differences, other.differences),
                merge(signs, other.signs),
                same(displacements, other.displacements).zipWith(other.displacements, Math::addExact),
                same(profiles, other.profiles).zipWith(other.profiles, ArmSummary::merge));
    }

    private static Vector<Moments> merge(Vector<Moments> some, Vector<Moments> others) {
        return same(some, others).zipWith(others, Moments::merge);
    }

    private static <T> Vector<T> same(Vector<T> some, Vector<T> others) {
        if (some.size() != others.size()) {
            throw new IllegalArgumentException("The summaries are of different studies, with " + some.size() + " and "
                    + others.size() + " figures for an arm. Merge summaries of one study.");
        }
        return some;
    }
}
