package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.number.Ratio;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The contract read word by word: all pairings, their costs, and the exact law. For up to ten players. */
final class LiteralSwiss {
    private final PlainPool pool;
    private final List<int[]> optimal = new ArrayList<>();
    private int[] least = new int[0];

    LiteralSwiss(PlainPool pool) {
        this.pool = pool;
        enumerate(new int[pool.size()], 0, 0);
    }

    private void enumerate(int[] pairing, int at, int used) {
        if (at == pairing.length) {
            int[] cost = pool.cost(pairing);
            int order = least.length == 0 ? -1 : Arrays.compare(cost, least);
            if (order < 0) {
                optimal.clear();
                least = cost;
            }
            if (order <= 0) {
                optimal.add(pairing.clone());
            }
            return;
        }
        int first = Integer.numberOfTrailingZeros(~used);
        for (int other = first + 1; other < pairing.length; other++) {
            if ((used >>> other & 1) == 0) {
                pairing[at] = first;
                pairing[at + 1] = other;
                enumerate(pairing, at + 2, used | 1 << first | 1 << other);
            }
        }
    }

    int[] leastCost() {
        return least;
    }

    List<int[]> optimal() {
        return optimal;
    }

    /** The chance of each optimal pairing: group by group, uniform over the choices that lead to an optimal pairing. */
    Map<String, Ratio> law() {
        Map<String, Ratio> chances = new TreeMap<>();
        split(optimal, 0, Ratio.ONE, chances);
        return chances;
    }

    private void split(List<int[]> pairings, int group, Ratio chance, Map<String, Ratio> chances) {
        if (group == pool.groupCount()) {
            if (pairings.size() != 1) {
                throw new AssertionError("the choices of all groups are a pairing");
            }
            chances.put(key(pairings.get(0)), chance);
            return;
        }
        Map<String, List<int[]>> choices = pairings.stream()
                .collect(Collectors.groupingBy(p -> choice(p, group), TreeMap::new, Collectors.toList()));
        for (List<int[]> rest : choices.values()) {
            split(rest, group + 1, chance.over(choices.size()), chances);
        }
    }

    private String choice(int[] pairing, int group) {
        int[] groups = pool.groups();
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < pairing.length; i += 2) {
            if (Math.min(groups[pairing[i]], groups[pairing[i + 1]]) == group) {
                pairs.add(pairing[i] + "-" + pairing[i + 1]);
            }
        }
        return String.join(" ", pairs);
    }

    /** A pairing as text, the same however it is listed. */
    static String key(int[] pairing) {
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < pairing.length; i += 2) {
            pairs.add((char) ('A' + Math.min(pairing[i], pairing[i + 1])) + ""
                    + (char) ('A' + Math.max(pairing[i], pairing[i + 1])));
        }
        pairs.sort(null);
        return String.join(" ", pairs);
    }
}
