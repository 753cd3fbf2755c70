package io.github.crisisrules.fairness.fit;

import io.vavr.collection.Vector;
import java.util.TreeMap;

/**
 * Matches by dense index. Match {@code m} was played by {@code first[m]} and {@code second[m]}, indices into
 * {@code names}, and {@code score[m]} is the score of the first player.
 */
final class MatchTable {
    final Vector<String> names;
    final int[] first;
    final int[] second;
    final double[] score;

    private MatchTable(Vector<String> names, int matches) {
        this.names = names;
        first = new int[matches];
        second = new int[matches];
        score = new double[matches];
    }

    /** Returns the table of matches among the given players, who are sorted by name, and any others. */
    static MatchTable of(Vector<PlayedMatch> matches, Iterable<String> others) {
        TreeMap<String, Integer> numbers = new TreeMap<>();
        matches.forEach(match -> {
            numbers.put(match.first(), 0);
            numbers.put(match.second(), 0);
        });
        others.forEach(name -> numbers.put(name, 0));
        int next = 0;
        for (var entry : numbers.entrySet()) {
            entry.setValue(next++);
        }
        MatchTable table = new MatchTable(Vector.ofAll(numbers.keySet()), matches.size());
        int m = 0;
        for (PlayedMatch match : matches) {
            table.first[m] = numbers.getOrDefault(match.first(), 0);
            table.second[m] = numbers.getOrDefault(match.second(), 0);
            table.score[m++] = match.score();
        }
        return table;
    }

    int players() {
        return names.size();
    }

    int matches() {
        return score.length;
    }

    /** Returns the number of matches of each player. */
    int[] played() {
        int[] played = new int[players()];
        for (int m = 0; m < matches(); m++) {
            played[first[m]]++;
            played[second[m]]++;
        }
        return played;
    }
}
