package io.github.crisisrules.fairness.play;

/**
 * The course of one kind of event, from the first round to the final ranks. Instances hold workspace: use one for
 * each thread.
 */
interface EventRunner {
    /** Plays an event whose sheet was cleared. */
    void play(EventSample sample, MatchPlay matches);

    /** Creates the course for a plan. */
    static EventRunner of(EventPlan plan) {
        if (plan.system() instanceof PairingChoice.Knockout knockout) {
            return new KnockoutRunner(plan, knockout.seeded());
        }
        if (plan.system() instanceof PairingChoice.DoubleElimination twice) {
            return new DoubleEliminationRunner(plan, twice.seeded());
        }
        if (plan.system() instanceof PairingChoice.RoundRobin) {
            return new RoundRobinRunner(plan);
        }
        return new SwissRunner(plan);
    }
}
