package io.github.crisisrules.fairness.play;

import java.util.Arrays;

/**
 * An event with two brackets. A player who loses in the first continues in the second; a player who loses there is
 * out. While the first bracket plays a round after its first, the second plays a round among its own players, whose
 * winners then meet the players who come down. At the end the winners of both brackets meet, twice if the one from
 * the second wins. Players eliminated in the same round share its ranks.
 */
final class DoubleEliminationRunner implements EventRunner {
    private final EventPlan plan;
    private final boolean seeded;

    DoubleEliminationRunner(EventPlan plan, boolean seeded) {
        this.plan = plan;
        this.seeded = seeded;
    }

    @Override
    public void play(EventSample sample, MatchPlay matches) {
        int[] seeds = Brackets.seeds(sample, seeded);
        Brackets event = new Brackets(matches, seeds, true);
        int[] above = Brackets.places(plan.players());
        int[] down = new int[above.length / 2];
        event.next();
        above = event.round(above, down);
        int[] below = down;
        while (above.length > 1) {
            down = new int[above.length / 2];
            event.next();
            above = event.round(above, down);
            below = event.out(below);
            event.next();
            below = event.out(joined(below, down));
        }
        PlayedEvent sheet = matches.sheet;
        int winner = last(event, above[0], below[0]);
        event.win(winner);
        sheet.twiceRank[seeds[winner == above[0] ? below[0] : above[0]]] = 4;
        System.arraycopy(sheet.placing.rank(), 0, sheet.swiss, 0, plan.players());
    }

    /**
     * Joins the second bracket with the players who come down. Since rounds are folded inwards, each player of the
     * second bracket meets one who comes down, and players who have met before meet again as late as possible.
     */
    private static int[] joined(int[] below, int[] down) {
        int[] line = Arrays.copyOf(below, 2 * below.length);
        System.arraycopy(down, 0, line, below.length, down.length);
        return line;
    }

    /** Plays the final, in which the unbeaten player has to be beaten twice, and returns the winner. */
    private static int last(Brackets event, int unbeaten, int beaten) {
        event.next();
        int winner = event.winner(unbeaten, beaten);
        event.next();
        return winner == beaten ? event.winner(unbeaten, beaten) : winner;
    }
}
