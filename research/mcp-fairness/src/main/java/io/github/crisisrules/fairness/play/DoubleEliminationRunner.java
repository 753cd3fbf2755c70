package io.github.crisisrules.fairness.play;

import java.util.Arrays;

/**
 * An event with two brackets. A player who loses in the first continues in the second; a player who loses there is
 * out. While the first bracket plays a round after its first, the second plays a round among its own players, whose
 * winners then meet the players who come down. At the end the winners of both brackets meet, twice if the one from
 * the second wins. Players eliminated in the same round share its ranks.
 */
final class DoubleEliminationRunner implements EventRunner {
    private static final int NOBODY = Brackets.NOBODY;

    private final EventPlan plan;
    private final boolean seeded;

    DoubleEliminationRunner(EventPlan plan, boolean seeded) {
        this.plan = plan;
        this.seeded = seeded;
    }

    @Override
    public void play(EventSample sample, MatchPlay matches) {
        Event event = new Event(matches, Brackets.seeds(sample, seeded), plan.players());
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
        event.last(above[0], below[0]);
        PlayedEvent sheet = matches.sheet;
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

    /** The state of one event. */
    private static final class Event {
        private final MatchPlay matches;
        private final int[] seeds;
        private int alive;
        private int round;

        Event(MatchPlay matches, int[] seeds, int players) {
            this.matches = matches;
            this.seeds = seeds;
            alive = players;
        }

        void next() {
            round++;
            matches.clear(round);
        }

        /** Plays a round and returns the winners, folded; stores the losers in {@code losers}. */
        int[] round(int[] line, int[] losers) {
            int[] winners = new int[line.length / 2];
            for (int i = 0; i < winners.length; i++) {
                int one = line[i];
                int other = line[Brackets.opponent(i, line.length)];
                winners[i] = winner(one, other);
                losers[i] = winners[i] == one ? other : one;
            }
            return winners;
        }

        /** Plays a round whose losers are out, and returns the winners. */
        int[] out(int[] line) {
            int[] losers = new int[line.length / 2];
            int[] winners = round(line, losers);
            int gone =
                    (int) Arrays.stream(losers).filter(seed -> seed != NOBODY).count();
            for (int seed : losers) {
                if (seed != NOBODY) {
                    matches.sheet.twiceRank[seeds[seed]] = alive - gone + 1 + alive;
                }
            }
            alive -= gone;
            return winners;
        }

        private int winner(int one, int other) {
            if (one == NOBODY || other == NOBODY) {
                int alone = Math.max(one, other);
                if (alone != NOBODY) {
                    matches.bye(round, seeds[alone]);
                }
                return alone;
            }
            int high = Math.min(one, other);
            int low = Math.max(one, other);
            return matches.winner(round, seeds[high], seeds[low]) == seeds[high] ? high : low;
        }

        /** Plays the final, in which the unbeaten player has to be beaten twice. */
        void last(int unbeaten, int beaten) {
            next();
            int winner = winner(unbeaten, beaten);
            next();
            if (winner == beaten) {
                winner = winner(unbeaten, beaten);
            }
            PlayedEvent sheet = matches.sheet;
            sheet.winner = seeds[winner];
            sheet.twiceRank[seeds[winner]] = 2;
            sheet.twiceRank[seeds[winner == beaten ? unbeaten : beaten]] = 4;
        }
    }
}
