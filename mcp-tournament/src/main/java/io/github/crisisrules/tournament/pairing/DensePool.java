package io.github.crisisrules.tournament.pairing;

import io.github.crisisrules.tournament.kernel.Meetings;
import io.github.crisisrules.tournament.kernel.SymmetryCheck;
import io.github.crisisrules.tournament.kernel.order.NumberIndex;
import io.github.crisisrules.tournament.kernel.order.TableNumbering;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.SortedSet;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * A pool in the form that the kernels read: players by dense index in the order of their registration numbers. It is
 * created once for each pool; its arrays are never changed, and are passed outside this package only to a kernel.
 */
final class DensePool {
    private final PoolPlayer[] players;
    private final int[] numbers;
    private final NumberIndex index;
    private final int[] points;
    private final Meetings met;
    private final Meetings forbidden;

    /** Creates the dense form of players sorted by registration number, each listed once. */
    DensePool(PoolPlayer[] players, SortedSet<Pairing> forbidden) {
        int n = players.length;
        this.players = players;
        this.points = new int[n];
        this.numbers = new int[n];
        int entries = 0;
        for (int i = 0; i < n; i++) {
            PoolPlayer player = players[i];
            points[i] = player.points();
            numbers[i] = player.number();
            entries += player.metNumbers().length;
            if (i > 0 && numbers[i] == numbers[i - 1]) {
                throw new IllegalArgumentException(
                        "Player " + player.id() + " is listed twice in the pool. List every player once.");
            }
        }
        this.index = NumberIndex.of(numbers);
        this.met = meetings(entries);
        this.forbidden = excluded(forbidden);
    }

    int size() {
        return players.length;
    }

    /** Returns the index of a player, or -1. */
    int indexOf(PlayerId id) {
        return index.of(id.number());
    }

    PoolPlayer player(int place) {
        return players[place];
    }

    /** Returns the caller's price of a pair, which must not depend on the order of the two players. */
    long price(int one, int other, PairPrice price) {
        long cost = price.of(players[one], players[other]);
        if (cost != price.of(players[other], players[one])) {
            throw new IllegalArgumentException("The price of " + players[one].id() + " and " + players[other].id()
                    + " depends on the order of the two players. Return one price for both orders.");
        }
        return cost;
    }

    /** Returns the points by index; the array must not be changed. */
    int[] points() {
        return points;
    }

    Meetings met() {
        return met;
    }

    Meetings forbidden() {
        return forbidden;
    }

    /** Returns the players in a player's list, by registration number. */
    Vector<PlayerId> others(Meetings lists, PlayerId player) {
        int place = placeOf(player);
        int[] others = new int[lists.degree(place)];
        lists.copyOthers(place, others, 0);
        Arrays.sort(others);
        return Vector.ofAll(others).map(other -> PlayerId.of(numbers[other]));
    }

    /** Returns the indices of the pool's players in the order of a ranking that lists them all. */
    int[] ranking(Iterable<PlayerId> bestFirst) {
        int[] ranking = new int[players.length];
        boolean[] seen = new boolean[players.length];
        int count = 0;
        for (PlayerId id : bestFirst) {
            int place = indexOf(id);
            if (place >= 0) {
                if (seen[place]) {
                    throw new IllegalArgumentException(
                            "Player " + id + " is listed twice in the ranking. List every player once.");
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
            throw new IllegalArgumentException(
                    "Player " + players[missing].id() + " is not in the ranking. Rank every player of the pool.");
        }
        return ranking;
    }

    /** Returns the pairs in table order; every player of the pool must be in exactly one of them. */
    Vector<Pairing> tables(Iterable<Pairing> pairs) {
        return tables(inTwos(Vector.ofAll(pairs)));
    }

    /** Returns the pairs by dense index, read in twos; every player of the pool must be in exactly one of them. */
    int[] inTwos(Vector<Pairing> pairs) {
        int[] twos = new int[2 * pairs.size()];
        boolean[] seated = new boolean[players.length];
        int count = 0;
        for (Pairing pairing : pairs) {
            for (PlayerId player : pairing.players()) {
                int place = placeOf(player);
                if (seated[place]) {
                    throw new IllegalArgumentException(
                            "Player " + player + " is in two pairs. Pair every player once.");
                }
                seated[place] = true;
                twos[count++] = place;
            }
        }
        if (count < players.length) {
            throw new IllegalArgumentException("The pairing has " + count + " players and the pool " + players.length
                    + ". Pair every player of the pool once.");
        }
        return twos;
    }

    /** Returns the index of a player who must be in the pool. */
    int placeOf(PlayerId id) {
        int place = indexOf(id);
        if (place < 0) {
            throw new IllegalArgumentException(
                    "Player " + id + " is not in the pool. Name a player who is to be paired.");
        }
        return place;
    }

    /** Returns a pairing by dense index, read in twos, as values in table order. */
    Vector<Pairing> tables(int[] pairs) {
        int[] order = TableNumbering.of(points, pairs);
        Pairing[] tables = new Pairing[order.length / 2];
        for (int i = 0; i < tables.length; i++) {
            // New ids cost less than reading the players' own, which are scattered over memory.
            tables[i] = new Pairing(PlayerId.of(numbers[order[2 * i]]), PlayerId.of(numbers[order[2 * i + 1]]));
        }
        return Vector.of(tables);
    }

    /** Returns the meetings within the pool; the numbers in each list increase, so the indices do too. */
    private Meetings meetings(int entries) {
        int n = players.length;
        int[] start = new int[n + 1];
        int[] others = new int[entries];
        int count = 0;
        for (int p = 0; p < n; p++) {
            for (int number : players[p].metNumbers()) {
                int other = index.of(number);
                if (other >= 0) {
                    others[count++] = other;
                }
            }
            start[p + 1] = count;
        }
        int[] exact = count == entries ? others : Arrays.copyOf(others, count);
        Meetings meetings = Meetings.flat(start, exact);
        requireSymmetric(meetings);
        return meetings;
    }

    private void requireSymmetric(Meetings meetings) {
        int[] unequal = SymmetryCheck.exception(meetings);
        if (unequal.length > 0) {
            throw new IllegalArgumentException("Players " + players[unequal[0]].id() + " and "
                    + players[unequal[1]].id()
                    + " list their meetings differently. List every meeting for both players.");
        }
    }

    private Meetings excluded(SortedSet<Pairing> pairs) {
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
