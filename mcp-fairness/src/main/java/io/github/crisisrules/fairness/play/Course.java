package io.github.crisisrules.fairness.play;

/**
 * The course of one kind of event, from the first round to the final ranks. Instances hold workspace: use one for
 * each thread.
 */
interface Course {
    /** Plays an event whose sheet was cleared. */
    void play(EventDraw draw, MatchPlay matches);

    /** Creates the course for a plan. */
    static Course of(EventPlan plan) {
        if (plan.system() instanceof PairingChoice.Knockout knockout) {
            return new KnockoutCourse(plan, knockout.seeded());
        }
        if (plan.system() instanceof PairingChoice.DoubleElimination twice) {
            return new DoubleEliminationCourse(plan, twice.seeded());
        }
        if (plan.system() instanceof PairingChoice.RoundRobin) {
            return new RoundRobinCourse(plan);
        }
        return new SwissCourse(plan);
    }
}
