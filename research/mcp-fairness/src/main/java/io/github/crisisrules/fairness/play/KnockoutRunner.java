package io.github.crisisrules.fairness.play;

/**
 * A single knockout: the first seed meets the last, winners meet folded inwards, and players eliminated in the same
 * round share its ranks.
 */
final class KnockoutRunner implements EventRunner {
    private final EventPlan plan;
    private final boolean seeded;

    KnockoutRunner(EventPlan plan, boolean seeded) {
        this.plan = plan;
        this.seeded = seeded;
    }

    @Override
    public void play(EventSample sample, MatchPlay matches) {
        PlayedEvent sheet = matches.sheet;
        new Brackets(matches, Brackets.seeds(sample, seeded), true).play(Brackets.places(plan.players()));
        System.arraycopy(sheet.placing.rank(), 0, sheet.swiss, 0, plan.players());
    }
}
