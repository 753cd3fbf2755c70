package io.github.crisisrules.fairness.play;

import io.github.crisisrules.tournament.finals.Seeding;
import java.util.Arrays;

/**
 * The brackets of one event: the finals after a cut, a knockout, or both brackets of a double elimination.
 *
 * <p>Layout: a line holds the index of a seed, best first, at each position, or -1 where it is empty; its length is a
 * power of two. The first position meets the last, the second the last but one, and so on, in every round.
 */
final class Brackets {
    /** The content of an empty position. */
    static final int NO_PLAYER = -1;

    private final MatchPlay matches;
    private final int[] seeds;
    private final boolean counts;
    private int alive;
    private int round;

    /**
     * Creates the brackets of an event.
     *
     * @param seeds the players by seed
     * @param counts whether the matches are recorded as rounds of the event; the finals after a cut are not
     */
    Brackets(MatchPlay matches, int[] seeds, boolean counts) {
        this.matches = matches;
        this.seeds = seeds;
        this.counts = counts;
        alive = seeds.length;
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
        int[] line = new int[1 << Seeding.rounds(players)];
        Arrays.setAll(line, i -> i < players ? i : NO_PLAYER);
        return line;
    }

    /** Returns the position of the opponent. */
    static int opponent(int position, int positions) {
        return Seeding.opponent(position + 1, positions) - 1;
    }

    /** Begins a round of the event. */
    void next() {
        round++;
        if (counts) {
            matches.clear(round);
        }
    }

    /** Plays single elimination from the given positions to the end. */
    void play(int[] positions) {
        int[] line = positions;
        while (line.length > 1) {
            next();
            line = out(line);
        }
        win(line[0]);
    }

    /** Sets the winner, who may be missing if players have left a real event. */
    void win(int seed) {
        PlayedEvent sheet = matches.sheet;
        sheet.winner = seed == NO_PLAYER ? PlayedEvent.ABSENT : seeds[seed];
        if (seed != NO_PLAYER) {
            sheet.twiceRank[sheet.winner] = 2;
        }
    }

    /** Plays a round and returns the winners, folded; stores the losers in {@code losers}. */
    int[] round(int[] line, int[] losers) {
        int[] winners = new int[line.length / 2];
        for (int i = 0; i < winners.length; i++) {
            int one = line[i];
            int other = line[opponent(i, line.length)];
            winners[i] = winner(one, other);
            losers[i] = winners[i] == one ? other : one;
        }
        return winners;
    }

    /** Plays a round whose losers are out and share its ranks, and returns the winners. */
    int[] out(int[] line) {
        int[] losers = new int[line.length / 2];
        int[] winners = round(line, losers);
        int gone = 0;
        for (int seed : losers) {
            gone += seed == NO_PLAYER ? 0 : 1;
        }
        for (int seed : losers) {
            if (seed != NO_PLAYER) {
                matches.sheet.twiceRank[seeds[seed]] = alive - gone + 1 + alive;
            }
        }
        alive -= gone;
        return winners;
    }

    /** Plays a match, in which the higher seed wins a draw. A player whose opponent is missing goes on. */
    int winner(int one, int other) {
        int high = Math.min(one, other);
        int low = Math.max(one, other);
        if (high == NO_PLAYER) {
            if (counts && low != NO_PLAYER) {
                matches.bye(round, seeds[low]);
            }
            return low;
        }
        boolean isUpset = counts
                ? matches.winner(round, seeds[high], seeds[low]) == seeds[low]
                : matches.isUpset(seeds[high], seeds[low]);
        return isUpset ? low : high;
    }
}
