package io.github.crisisrules.fairness.play;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.github.crisisrules.tournament.standing.TiebreakChain;
import io.github.crisisrules.tournament.standing.Tiebreaker;
import java.util.Arrays;

/**
 * Ranks players by the tiebreakers of a house event: all players by the first tiebreaker, each tied group by the
 * next, and finally by lot. The value of a tiebreaker is an integer. Head-to-head is computed separately for each
 * tied group, and applies if all its players have met.
 */
final class HousePlacing extends Placing {
    private final HouseBoard board;
    private final Tiebreaker[] chain;
    private final long[][] figures;
    private RandomTiebreak lots = RandomTiebreak.of(new Seed(0, 0), 1);

    HousePlacing(HouseBoard board, TiebreakChain chain) {
        super(board);
        this.board = board;
        this.chain = chain.order().toJavaArray(Tiebreaker[]::new);
        figures = new long[this.chain.length][board.players];
    }

    @Override
    void begin(Seed desk) {
        super.begin(desk);
        lots = RandomTiebreak.of(desk, 1);
    }

    @Override
    public int[] rank() {
        for (int place = 0; place < chain.length; place++) {
            for (int p = 0; p < board.players; p++) {
                figures[place][p] = figure(chain[place], p);
            }
        }
        Integer[] order = new Integer[board.players];
        Arrays.setAll(order, p -> p);
        split(order, 0, order.length, 0);
        int[] ranked = new int[order.length];
        Arrays.setAll(ranked, i -> order[i]);
        return ranked;
    }

    /** Sorts a tied group by the tiebreakers from the given place of the chain on. */
    private void split(Integer[] order, int from, int to, int place) {
        if (to - from < 2) {
            return;
        }
        if (place == chain.length) {
            Arrays.sort(order, from, to, (a, b) -> lots.compare(PlayerId.of(a + 1), PlayerId.of(b + 1)));
            return;
        }
        long[] by = figures[place];
        if (chain[place] == Tiebreaker.HEAD_TO_HEAD) {
            int[] group = new int[to - from];
            Arrays.setAll(group, i -> order[from + i]);
            for (int player : group) {
                by[player] = headToHead(player, group);
            }
        }
        Arrays.sort(order, from, to, (a, b) -> Long.compare(by[b], by[a]));
        int first = from;
        for (int next = from + 1; next <= to; next++) {
            if (next == to || by[order[next]] != by[order[first]]) {
                split(order, first, next, place + 1);
                first = next;
            }
        }
    }

    @Override
    Tiebreaker deciding(int one, int other) {
        for (int place = 0; place < chain.length; place++) {
            Tiebreaker by = chain[place];
            boolean apart;
            if (by == Tiebreaker.HEAD_TO_HEAD) {
                int[] group = tied(one, place);
                apart = headToHead(one, group) != headToHead(other, group);
            } else {
                apart = figure(by, one) != figure(by, other);
            }
            if (apart) {
                return by;
            }
        }
        return Tiebreaker.RANDOM;
    }

    /** Returns all players that are tied with a player by the tiebreakers before the given place of the chain. */
    private int[] tied(int player, int place) {
        int[] group = new int[board.players];
        int size = 0;
        for (int p = 0; p < board.players; p++) {
            boolean same = true;
            for (int before = 0; before < place && same; before++) {
                same = figure(chain[before], p) == figure(chain[before], player);
            }
            if (same) {
                group[size++] = p;
            }
        }
        return Arrays.copyOf(group, size);
    }

    /**
     * Returns a player's score against the others of a group in half points; 0 if two players of the group have not
     * met.
     */
    private long headToHead(int player, int[] group) {
        if (!haveAllMet(group)) {
            return 0;
        }
        long sum = 0;
        for (int other : group) {
            sum += board.halves(player, other);
        }
        return sum;
    }

    private boolean haveAllMet(int[] group) {
        boolean all = group.length <= board.rounds + 1;
        for (int i = 1; i < group.length && all; i++) {
            for (int j = 0; j < i && all; j++) {
                all = board.meetings(group[i], group[j]) > 0;
            }
        }
        return all;
    }

    private long figure(Tiebreaker by, int player) {
        return switch (by) {
            case EVENT_POINTS -> board.points[player];
            case STRENGTH_OF_SCHEDULE -> strength(player);
            case VICTORY_POINTS -> board.vps[player];
            case WINS -> board.wins(player);
            case VP_DIFFERENCE -> board.difference[player];
            case MARGIN_OF_VICTORY -> board.margin[player];
            case OPPONENTS_WIN_SHARE -> opponentsWinShare(player);
            // Known only within a tied group.
            case HEAD_TO_HEAD -> 0;
            case RANDOM -> throw new AssertionError("A chain does not contain the random tiebreaker.");
        };
    }

    /**
     * Returns the mean of the opponents' win shares times {@code 2 unit²}, an integer for the same reason as in
     * {@link #strength}.
     */
    private long opponentsWinShare(int player) {
        int count = board.metCount[player];
        long sum = 0;
        for (int i = player * board.rounds, end = i + count; i < end; i++) {
            int opponent = board.met[i];
            sum += level ? board.halves(opponent) : board.halves(opponent) * (unit / board.metCount[opponent]);
        }
        return count == 0 ? 0 : level ? sum : sum * (unit / count);
    }
}
