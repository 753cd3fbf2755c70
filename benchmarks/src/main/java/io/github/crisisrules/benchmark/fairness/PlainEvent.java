package io.github.crisisrules.benchmark.fairness;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The baseline of a simulated event: straightforward code on plain arrays that leaves out the costly parts, namely
 * the avoidance of rematches, exact tiebreakers, seeds that give the same result on every machine, and a record of
 * the event. It sorts with comparators, as is common.
 */
final class PlainEvent {
    static final int CUT = 8;

    private final int n;
    private final int rounds;
    private final double[] strength;
    private final int[] points;
    private final int[] vps;
    private final int[] met;
    private final Integer[] order;
    private final double[] schedule;

    PlainEvent(int n, int rounds) {
        this.n = n;
        this.rounds = rounds;
        strength = new double[n];
        points = new int[n];
        vps = new int[n];
        met = new int[n * rounds];
        order = new Integer[n];
        Arrays.setAll(order, p -> p);
        schedule = new double[n];
    }

    int event(long number) {
        SplittableRandom random = new SplittableRandom(number);
        for (int p = 0; p < n; p++) {
            strength[p] = 1500 + 200 * gauss(random);
        }
        Arrays.fill(points, 0);
        Arrays.fill(vps, 0);
        for (int round = 0; round < rounds; round++) {
            pair(random);
            for (int i = 0; i < n; i += 2) {
                match(order[i], order[i + 1], round, random);
            }
        }
        rank();
        return bracket(random);
    }

    private static double gauss(SplittableRandom random) {
        double x;
        double square;
        do {
            x = 2 * random.nextDouble() - 1;
            double y = 2 * random.nextDouble() - 1;
            square = x * x + y * y;
        } while (square >= 1 || square == 0);
        return x * Math.sqrt(-2 * Math.log(square) / square);
    }

    /**
     * Shuffles the players and sorts them by points. The sort is stable, so players with equal points stay
     * shuffled.
     */
    private void pair(SplittableRandom random) {
        for (int i = n - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            Integer swapped = order[i];
            order[i] = order[j];
            order[j] = swapped;
        }
        Arrays.sort(order, (one, other) -> Integer.compare(points[other], points[one]));
    }

    private void match(int one, int other, int round, SplittableRandom random) {
        met[one * rounds + round] = other;
        met[other * rounds + round] = one;
        double u = random.nextDouble();
        double win = win(one, other);
        double tie = 0.06 * Math.sqrt(win * (1 - win));
        if (u < tie) {
            points[one]++;
            points[other]++;
            int drawn = 4 + random.nextInt(17);
            vps[one] += drawn;
            vps[other] += drawn;
        } else {
            boolean first = u < tie + win * (1 - tie);
            points[first ? one : other] += 3;
            vps[first ? one : other] += 16 + random.nextInt(5);
            vps[first ? other : one] += 4 + random.nextInt(12);
        }
    }

    private double win(int one, int other) {
        return 1 / (1 + Math.exp((strength[other] - strength[one]) * (2.302585092994046 / 400)));
    }

    private void rank() {
        for (int p = 0; p < n; p++) {
            double sum = 0;
            for (int i = p * rounds; i < (p + 1) * rounds; i++) {
                sum += (double) points[met[i]] / rounds;
            }
            schedule[p] = sum / rounds;
        }
        Arrays.sort(order, (one, other) -> {
            int byPoints = Integer.compare(points[other], points[one]);
            int bySchedule = byPoints != 0 ? byPoints : Double.compare(schedule[other], schedule[one]);
            return bySchedule != 0 ? bySchedule : Integer.compare(vps[other], vps[one]);
        });
    }

    private int bracket(SplittableRandom random) {
        int[] line = new int[CUT];
        for (int i = 0; i < CUT; i++) {
            line[i] = order[i];
        }
        for (int size = CUT; size > 1; size /= 2) {
            for (int i = 0; i < size / 2; i++) {
                int low = line[size - 1 - i];
                line[i] = random.nextDouble() < win(line[i], low) ? line[i] : low;
            }
        }
        return line[0];
    }
}
