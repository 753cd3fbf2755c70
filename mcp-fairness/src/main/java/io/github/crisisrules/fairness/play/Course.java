package io.github.crisisrules.fairness.play;

/** The course of one kind of event, from the first round to the final ranks. Holds workspace: one for each thread. */
interface Course {
    /** Plays the event that was begun on the sheet of these matches. */
    void play(EventDraw draw, MatchPlay matches);

    /** The course of a plan. */
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
