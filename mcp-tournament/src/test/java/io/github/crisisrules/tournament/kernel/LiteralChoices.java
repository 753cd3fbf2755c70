package io.github.crisisrules.tournament.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * All choices of the top group with given floats and steps and without a barred pair, listed one by one, and counted by the
 * pairs that lead to lower groups. For small groups.
 */
public final class LiteralChoices {
    private final PlainPool pool;
    private final int[] group;
    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<String> all = new ArrayList<>();

    public LiteralChoices(PlainPool pool, int floats, int steps) {
        this.pool = pool;
        this.group = pool.groups();
        choose(new boolean[pool.size()], floats, steps, new ArrayList<>(), new ArrayList<>());
    }

    /** For each set of pairs to lower groups, how many choices have it. */
    public Map<String, Integer> counts() {
        return counts;
    }

    /** Every choice, its pairs in the order of their first players. */
    public List<String> all() {
        return all;
    }

    private void choose(boolean[] used, int floats, int steps, List<String> down, List<String> pairs) {
        int first = 0;
        while (first < pool.size() && (used[first] || group[first] > 0)) {
            first++;
        }
        if (first == pool.size()) {
            if (floats == 0 && steps == 0) {
                counts.merge(String.join(" ", down), 1, Integer::sum);
                all.add(String.join(" ", pairs));
            }
            return;
        }
        used[first] = true;
        for (int other = 0; other < pool.size(); other++) {
            boolean barred = pool.met[first][other] > 0 || pool.forbidden[first][other];
            int fall = group[other];
            if (!used[other] && !barred && fall <= steps && (fall == 0 || floats > 0)) {
                used[other] = true;
                if (fall > 0) {
                    down.add(first + "-" + other);
                }
                pairs.add(first + "-" + other);
                choose(used, floats - (fall > 0 ? 1 : 0), steps - fall, down, pairs);
                pairs.remove(pairs.size() - 1);
                if (fall > 0) {
                    down.remove(down.size() - 1);
                }
                used[other] = false;
            }
        }
        used[first] = false;
    }
}
