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
    public void play(EventSample draw, MatchPlay matches) {
        PlayedEvent sheet = matches.sheet;
        int[] seeds = Brackets.seeds(draw, seeded);
        int[] line = Brackets.places(plan.players());
        int alive = plan.players();
        int round = 1;
        for (int size = line.length; size > 1; size /= 2) {
            matches.clear(round);
            for (int i = 0; i < size / 2; i++) {
                int high = line[i];
                int low = line[size - 1 - i];
                if (low == Brackets.NOBODY) {
                    matches.bye(round, seeds[high]);
                    continue;
                }
                if (low < high) {
                    high = low;
                    low = line[i];
                }
                boolean upset = matches.winner(round, seeds[high], seeds[low]) == seeds[low];
                sheet.twiceRank[seeds[upset ? high : low]] = size / 2 + 1 + alive;
                line[i] = upset ? low : high;
            }
            alive = size / 2;
            round++;
        }
        sheet.winner = seeds[line[0]];
        sheet.twiceRank[sheet.winner] = 2;
        System.arraycopy(sheet.placing.rank(), 0, sheet.swiss, 0, plan.players());
    }
}
