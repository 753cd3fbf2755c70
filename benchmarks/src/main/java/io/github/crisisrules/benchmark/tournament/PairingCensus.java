package io.github.crisisrules.benchmark.tournament;

import com.sun.management.ThreadMXBean;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.SamplingMethod;
import io.github.crisisrules.tournament.kernel.SwissKernel;
import io.github.crisisrules.tournament.kernel.segment.Segment;
import io.github.crisisrules.tournament.kernel.segment.Segmentation;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

/**
 * A census of the pairing kernel: which of its components decide in simulated events, what a pairing costs there, and
 * how many are approximate. The kernel has no counters; the census reads the method of each group from the state of
 * the pairing and repeats the segmentation. Times are those of the thread, so that other processes do not count.
 */
public final class PairingCensus {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private PairingCensus() {}

    /** The kinds of events. */
    enum Kind {
        /** No players are kept apart; at most seven rounds. */
        OFFICIAL,
        /** No players are kept apart; bonus points, at most twelve rounds. */
        HOUSE,
        /** One club has 20 to 50 % of the players. */
        HOME_CLUB,
        /** One club has 20 to 50 % of the players, and there are others of up to half its size. */
        HOME_AND_OTHER_CLUBS,
        /** One club has exactly half of the players. */
        HALF,
        /** No players are kept apart; 8 to 16 players, seven rounds. */
        SMALL,
        /** No players are kept apart; 96 to 256 players, bonus points, 24 rounds. */
        LEAGUE
    }

    private record Row(
            long nanos, long bytes, boolean exact, boolean plain, boolean large, List<SamplingMethod> methods) {}

    /**
     * Writes one line of a table for each kind of event.
     *
     * @param arguments the number of events of each kind, 400 if it is missing
     */
    public static void main(String[] arguments) {
        int events = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 400;
        PrintStream out = System.out;
        out.println("| event | pairings | all groups open | large segment | by clubs | counted | pair by pair"
                + " | approximate | mean ms | p50 ms | p99 ms | max ms | p99 MB | max MB |");
        out.println("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
        for (Kind kind : Kind.values()) {
            rows(kind, Math.min(100, events), Seed.of(1));
            out.println(line(kind, rows(kind, events, Seed.of(5))));
        }
    }

    private static List<Row> rows(Kind kind, int events, Seed seed) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < events; i++) {
            play(kind, seed.split(kind.name(), i).random(), rows);
        }
        return rows;
    }

    private static String line(Kind kind, List<Row> rows) {
        long exact = rows.stream().filter(Row::exact).count();
        return String.format(
                Locale.ROOT,
                "| %s | %d | %s | %s | %s | %s | %s | %.2f %% | %.3f | %.2f | %.1f | %.0f | %.1f | %.0f |",
                kind.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                rows.size(),
                share(rows.stream().filter(Row::plain).count(), rows.size()),
                share(rows.stream().filter(Row::large).count(), rows.size()),
                share(rows, SamplingMethod.CLUBS),
                share(rows, SamplingMethod.COUNT),
                share(rows, SamplingMethod.PAIRWISE),
                100.0 * (rows.size() - exact) / rows.size(),
                rows.stream().mapToLong(Row::nanos).sum() / 1e6 / rows.size(),
                quantile(rows, Row::nanos, 0.5) / 1e6,
                quantile(rows, Row::nanos, 0.99) / 1e6,
                quantile(rows, Row::nanos, 1) / 1e6,
                quantile(rows, Row::bytes, 0.99) / 1e6,
                quantile(rows, Row::bytes, 1) / 1e6);
    }

    private static String share(List<Row> rows, SamplingMethod method) {
        return share(rows.stream().filter(row -> row.methods().contains(method)).count(), rows.size());
    }

    private static String share(long part, int all) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / all);
    }

    private static long quantile(List<Row> rows, ToLongFunction<Row> value, double quantile) {
        long[] sorted = rows.stream().mapToLong(value).sorted().toArray();
        return sorted[(int) Math.min(sorted.length - 1, sorted.length * quantile)];
    }

    /** Plays one event and adds a row for each round. */
    private static void play(Kind kind, RandomSource random, List<Row> rows) {
        CrowdedPool pool = new CrowdedPool(players(kind, random));
        seat(kind, pool, random);
        int rounds = kind == Kind.LEAGUE ? 24 : kind == Kind.HOUSE ? 12 : 7;
        int bonus = kind == Kind.LEAGUE || kind == Kind.HOUSE ? 3 : 0;
        int drawn = 5 * random.below(3);
        for (int round = 0; round < rounds; round++) {
            PairingState state = pool.state();
            long bytes = THREADS.getCurrentThreadAllocatedBytes();
            long nanos = THREADS.getCurrentThreadCpuTime();
            int[] pairs = SwissKernel.pair(state, random);
            nanos = THREADS.getCurrentThreadCpuTime() - nanos;
            bytes = THREADS.getCurrentThreadAllocatedBytes() - bytes;
            rows.add(row(pool, state, nanos, bytes));
            pool.play(pairs, drawn, bonus, random);
        }
    }

    private static int players(Kind kind, RandomSource random) {
        if (kind == Kind.SMALL) {
            return 8 + 2 * random.below(5);
        }
        if (kind == Kind.LEAGUE) {
            return 96 + 2 * random.below(81);
        }
        int players = 2 * (6 << random.below(5)) + 2 * random.below(6);
        return Math.min(256, players + random.below(players / 2 + 1) / 2 * 2);
    }

    private static Row row(CrowdedPool pool, PairingState state, long nanos, long bytes) {
        PairingState before = pool.state();
        Segmentation segments = new Segmentation(before);
        boolean large = false;
        for (int g = 0; g < before.groupCount(); g++) {
            Segment segment = segments.affectedBy(g);
            large |= segment != null && segment.isLarge();
        }
        List<SamplingMethod> methods = new ArrayList<>();
        for (SamplingMethod method : state.methods) {
            if (method != null && !methods.contains(method)) {
                methods.add(method);
            }
        }
        return new Row(nanos, bytes, state.lawful, segments.isPlain(), large, methods);
    }

    private static void seat(Kind kind, CrowdedPool pool, RandomSource random) {
        int players = pool.points().length;
        if (kind != Kind.HOME_CLUB && kind != Kind.HOME_AND_OTHER_CLUBS && kind != Kind.HALF) {
            return;
        }
        int home = kind == Kind.HALF ? players / 2 : Math.max(2, players * (20 + random.below(31)) / 100);
        pool.club(0, home);
        int at = home;
        while (kind == Kind.HOME_AND_OTHER_CLUBS && at < players) {
            int size = Math.min(players - at, 1 + random.below(Math.max(1, home / 2)));
            if (random.below(3) > 0) {
                pool.club(at, at + size);
            }
            at += size;
        }
    }
}
