package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.NumberIndex;
import io.github.crisisrules.tournament.kernel.TableNumbering;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * A field as the kernels read it: players by dense index in the order of their registration numbers. Made once for each
 * field; its arrays are never changed and never leave this package but into a kernel.
 */
final class DenseField {
    private final FieldPlayer[] players;
    private final int[] numbers;
    private final NumberIndex index;
    private final int[] points;
    private final Meetings met;
    private final Meetings forbidden;

    /** Players sorted by registration number. */
    DenseField(FieldPlayer[] players, Seq<Pairing> forbidden) {
        this.players = players;
        this.points = Arrays.stream(players).mapToInt(FieldPlayer::points).toArray();
        this.numbers =
                Arrays.stream(players).mapToInt(player -> player.id().number()).toArray();
        for (int i = 1; i < numbers.length; i++) {
            if (numbers[i] == numbers[i - 1]) {
                throw new IllegalArgumentException("player " + players[i].id() + " stands twice in the field");
            }
        }
        this.index = NumberIndex.of(numbers);
        this.met = metInTheField();
        this.forbidden = excluded(forbidden);
    }

    int size() {
        return players.length;
    }

    /** The index of a player, or -1. */
    int indexOf(PlayerId id) {
        return index.of(id.number());
    }

    FieldPlayer player(int place) {
        return players[place];
    }

    /** The caller's price of a pair, which must be the same both ways round. */
    long price(int one, int other, PairPrice price) {
        long cost = price.of(players[one], players[other]);
        if (cost != price.of(players[other], players[one])) {
            throw new IllegalArgumentException("the price of " + players[one].id() + " and " + players[other].id()
                    + " depends on who is named first");
        }
        return cost;
    }

    /** Not to be changed. */
    int[] points() {
        return points;
    }

    Meetings met() {
        return met;
    }

    Meetings forbidden() {
        return forbidden;
    }

    /** The players of the field in the order of a ranking that lists them all. */
    int[] ranking(Iterable<PlayerId> bestFirst) {
        int[] ranking = new int[players.length];
        boolean[] seen = new boolean[players.length];
        int count = 0;
        for (PlayerId id : bestFirst) {
            int place = indexOf(id);
            if (place >= 0) {
                if (seen[place]) {
                    throw new IllegalArgumentException("player " + id + " stands twice in the ranking");
                }
                seen[place] = true;
                ranking[count++] = place;
            }
        }
        if (count < players.length) {
            int missing = 0;
            while (seen[missing]) {
                missing++;
            }
            throw new IllegalArgumentException("player " + players[missing].id() + " is not in the ranking");
        }
        return ranking;
    }

    /** Every player of the field in one pair, in table order. */
    Vector<Pairing> tables(Seq<Pairing> pairs) {
        int[] twos = new int[2 * pairs.size()];
        int count = 0;
        for (Pairing pairing : pairs) {
            twos[count++] = placeOf(pairing.first());
            twos[count++] = placeOf(pairing.second());
        }
        return tables(twos);
    }

    /** The index of a player who must be in the field. */
    int placeOf(PlayerId id) {
        int place = indexOf(id);
        if (place < 0) {
            throw new IllegalArgumentException("player " + id + " is not in the field");
        }
        return place;
    }

    /** A pairing by dense indices, read in twos, as values in table order. */
    Vector<Pairing> tables(int[] pairs) {
        int[] order = TableNumbering.of(points, pairs);
        Pairing[] tables = new Pairing[order.length / 2];
        for (int i = 0; i < tables.length; i++) {
            // New numbers cost less than fetching the players' own from all over the memory.
            tables[i] = new Pairing(PlayerId.of(numbers[order[2 * i]]), PlayerId.of(numbers[order[2 * i + 1]]));
        }
        return Vector.of(tables);
    }

    /**
     * Everybody's list without those who are not in the field. The lists are told by both sides; written down from the other
     * side they come out sorted, and must then be the same as what the player tells.
     */
    private Meetings metInTheField() {
        int n = players.length;
        int[] from = new int[n + 1];
        int entries = 0;
        for (FieldPlayer player : players) {
            entries += player.met().size();
        }
        int[] told = new int[entries];
        int[] start = new int[n + 1];
        int count = 0;
        for (int p = 0; p < n; p++) {
            Vector<PlayerId> list = players[p].met();
            for (int k = 0; k < list.size(); k++) {
                int other = indexOf(list.get(k));
                if (other >= 0) {
                    told[count++] = other;
                    start[other + 1]++;
                }
            }
            from[p + 1] = count;
        }
        for (int p = 0; p < n; p++) {
            start[p + 1] += start[p];
        }
        int[] next = Arrays.copyOf(start, n);
        int[] others = new int[count];
        for (int p = 0; p < n; p++) {
            for (int k = from[p]; k < from[p + 1]; k++) {
                others[next[told[k]]++] = p;
            }
        }
        for (int p = 0; p < n; p++) {
            Arrays.sort(told, from[p], from[p + 1]);
            int unequal = Arrays.mismatch(told, from[p], from[p + 1], others, start[p], start[p + 1]);
            if (unequal >= 0) {
                throw toldDifferently(p, told, from, others, start);
            }
        }
        return Meetings.flat(start, others);
    }

    private IllegalArgumentException toldDifferently(int player, int[] told, int[] from, int[] others, int[] start) {
        int[] own = Arrays.copyOfRange(told, from[player], from[player + 1]);
        int[] theirs = Arrays.copyOfRange(others, start[player], start[player + 1]);
        int at = Arrays.mismatch(own, theirs);
        int first = at < own.length ? own[at] : Integer.MAX_VALUE;
        int second = at < theirs.length ? theirs[at] : Integer.MAX_VALUE;
        return new IllegalArgumentException("players " + players[player].id() + " and "
                + players[Math.min(first, second)].id() + " tell differently how often they met");
    }

    private Meetings excluded(Seq<Pairing> pairs) {
        int[] first = new int[pairs.size()];
        int[] second = new int[first.length];
        int count = 0;
        for (Pairing pairing : pairs) {
            int one = indexOf(pairing.first());
            int other = indexOf(pairing.second());
            if (one >= 0 && other >= 0) {
                first[count] = one;
                second[count++] = other;
            }
        }
        return Meetings.among(players.length, Arrays.copyOf(first, count), Arrays.copyOf(second, count));
    }
}
