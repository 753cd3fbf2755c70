package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.finals.Seeding;
import java.util.Arrays;

/** Positions in a bracket: one for each seed, best first, filled up with empty positions to a power of two. */
final class Brackets {
    /** The content of an empty position. */
    static final int NOBODY = -1;

    private Brackets() {}

    /** Returns the number of rounds after which one of the given number of players is left. */
    static int rounds(int players) {
        return 32 - Integer.numberOfLeadingZeros(players - 1);
    }

    /** Returns the players by seed: in the true order if {@code seeded}, otherwise at random. */
    static int[] seeds(EventSample sample, boolean seeded) {
        if (seeded) {
            return sample.trueOrder().clone();
        }
        int[] order = new int[sample.players()];
        Arrays.setAll(order, p -> p);
        sample.desk().split("bracket").random().shuffle(order);
        return order;
    }

    /** Returns the positions of the first round, each with the index of a seed or empty. */
    static int[] places(int players) {
        int[] line = new int[1 << rounds(players)];
        Arrays.setAll(line, i -> i < players ? i : NOBODY);
        return line;
    }

    /** Returns the position of the opponent: the first meets the last, the second the last but one, and so on. */
    static int opponent(int position, int positions) {
        return Seeding.opponent(position + 1, positions) - 1;
    }

    /**
     * Plays a single knockout, and sets the winner and the ranks. The higher seed wins a drawn match, and players
     * eliminated in the same round share its ranks.
     *
     * @param seeds the players by seed
     * @param counts whether the matches are recorded as rounds of the event; the finals after a cut are not
     */
    static void play(int[] seeds, boolean counts, MatchPlay matches) {
        PlayedEvent sheet = matches.sheet;
        int[] line = places(seeds.length);
        int alive = seeds.length;
        int round = 1;
        for (int size = line.length; size > 1; size /= 2) {
            if (counts) {
                matches.clear(round);
            }
            for (int i = 0; i < size / 2; i++) {
                int one = line[i];
                int other = line[opponent(i, size)];
                if (other == NOBODY) {
                    if (counts) {
                        matches.bye(round, seeds[one]);
                    }
                    continue;
                }
                int high = seeds[Math.min(one, other)];
                int low = seeds[Math.max(one, other)];
                boolean upset = counts ? matches.winner(round, high, low) == low : matches.isUpset(high, low);
                sheet.twiceRank[upset ? high : low] = size / 2 + 1 + alive;
                line[i] = upset ? Math.max(one, other) : Math.min(one, other);
            }
            alive = size / 2;
            round++;
        }
        sheet.winner = seeds[line[0]];
        sheet.twiceRank[sheet.winner] = 2;
    }

    /**
     * Plays the rest of a real bracket, and sets the winner. A player whose opponent is missing goes on.
     *
     * @param seeds the finalists by seed
     * @param positions the index of the seed at each position of the current round; -1 where it is empty
     */
    static void resume(int[] seeds, int[] positions, MatchPlay matches) {
        int[] line = positions.clone();
        for (int size = line.length; size > 1; size /= 2) {
            for (int i = 0; i < size / 2; i++) {
                int high = Math.min(line[i], line[opponent(i, size)]);
                int low = Math.max(line[i], line[opponent(i, size)]);
                line[i] = high == NOBODY || matches.isUpset(seeds[high], seeds[low]) ? low : high;
            }
        }
        matches.sheet.winner = line[0] == NOBODY ? PlayedEvent.ABSENT : seeds[line[0]];
    }
}
