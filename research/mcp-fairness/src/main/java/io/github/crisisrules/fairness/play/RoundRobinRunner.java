package io.github.crisisrules.fairness.play;

/**
 * A round robin by the circle method: one player stays in place, the others move on by one position each round.
 * With an odd number of players one has a bye in each round. The standings and, if there is a cut, the finals
 * follow.
 */
final class RoundRobinRunner implements EventRunner {
    private final EventPlan plan;
    private final Finals finals;

    RoundRobinRunner(EventPlan plan) {
        this.plan = plan;
        finals = new Finals(plan.cut());
    }

    @Override
    public void play(EventSample sample, MatchPlay matches) {
        PlayedEvent sheet = matches.sheet;
        int[] order = Brackets.seeds(sample, false);
        int places = order.length + order.length % 2;
        for (int round = 1; round < places; round++) {
            for (int i = 0; i < places / 2; i++) {
                int one = at(order, places, i, round);
                int other = at(order, places, places - 1 - i, round);
                if (one == Brackets.NO_PLAYER || other == Brackets.NO_PLAYER) {
                    matches.bye(round, Math.max(one, other));
                } else {
                    matches.match(round, one, other);
                }
            }
        }
        System.arraycopy(sheet.placing.rank(), 0, sheet.swiss, 0, plan.players());
        finals.play(matches);
    }

    /** Returns the player at a position in a round; the last position never moves. */
    private static int at(int[] order, int places, int place, int round) {
        int moved = place == places - 1 ? place : (place + round) % (places - 1);
        return moved < order.length ? order[moved] : Brackets.NO_PLAYER;
    }
}
