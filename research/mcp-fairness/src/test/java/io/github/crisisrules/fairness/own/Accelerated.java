package io.github.crisisrules.fairness.own;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.play.pairer.Pairer;
import io.github.crisisrules.fairness.play.pairer.RoundView;
import java.util.Arrays;

/**
 * Accelerated: in the first two rounds the higher rated half counts as if it had won once more. Within equal points the higher rated play the lower
 * rated half; of two opponents not met, one is preferred who did not float in the round before.
 */
public record Accelerated() implements Pairer {
    @Override
    public int[] pair(RoundView round, Seed seed) {
        Integer[] order = Arrays.stream(round.members()).boxed().toArray(Integer[]::new);
        Arrays.sort(order, (a, b) -> Double.compare(round.rating(b), round.rating(a)));
        int[] points = new int[order[0] + 1];
        for (int i = 0; i < order.length; i++) {
            points = order[i] < points.length ? points : Arrays.copyOf(points, order[i] + 1);
            points[order[i]] = round.points(order[i]) + (round.round() <= 2 && i < order.length / 2 ? 3 : 0);
        }
        int[] score = points;
        Arrays.sort(order, (a, b) -> Integer.compare(score[b], score[a]));
        boolean[] paired = new boolean[points.length];
        int[] pairs = new int[order.length];
        int at = 0;
        for (int i = 0; i < order.length; i++) {
            if (!paired[order[i]]) {
                int best = -1;
                for (int k = i + 1; k < order.length; k++) {
                    if (!paired[order[k]]
                            && (best < 0
                                    || cost(round, score, order[i], order[k])
                                            < cost(round, score, order[i], order[best]))) {
                        best = k;
                    }
                }
                paired[order[i]] = true;
                paired[order[best]] = true;
                pairs[at++] = order[i];
                pairs[at++] = order[best];
            }
        }
        return pairs;
    }

    private static int cost(RoundView round, int[] score, int one, int other) {
        int floated = round.round() == 1 ? 0 : Math.abs(round.floated(round.round() - 1, other));
        return 1000 * round.meetings(one, other) + 10 * (score[one] - score[other]) + floated;
    }
}
