package io.github.crisisrules.fairness.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.fairness.command.Fairness;
import io.github.crisisrules.fairness.run.Simulation;
import io.github.crisisrules.fairness.run.Summary;
import io.github.crisisrules.fairness.run.SummaryText;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import io.github.crisisrules.fairness.study.StudyText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/**
 * Runs a study on a Spark session. Each partition simulates a range of events. Event <em>i</em> depends only on the
 * study's seed and <em>i</em>, and summaries merge exactly, so the summary is the same as on a single machine, bit
 * for bit, however the cluster splits and orders the work.
 *
 * <p>Only strings are transferred: the study as JSON to the executors, the summaries as JSON back. A study with a
 * caller's own function cannot be written and is rejected. A study with a caller's public classes refers to them by
 * name, so their jar must be on the executors' class path.
 */
public final class SparkFairness {
    private SparkFairness() {}

    /**
     * Runs the command line of the fairness kit, with its studies on the session that {@code spark-submit}
     * provides.
     */
    public static void main(String[] args) {
        System.setProperty("java.awt.headless", "true");
        // The session is opened only when there is something to simulate, since help and bad input need no cluster.
        // A long run reuses it for all its chunks.
        List<SparkSession> opened = new ArrayList<>();
        int code;
        try {
            code = Fairness.run(
                    (study, from, to, threads, progress) -> {
                        if (opened.isEmpty()) {
                            opened.add(
                                    SparkSession.builder().appName("fairness").getOrCreate());
                        }
                        Summary summary = run(opened.get(0), study, from, to, partitions(opened.get(0)));
                        progress.accept(to - from);
                        return summary;
                    },
                    new PrintWriter(System.out, true, UTF_8),
                    new PrintWriter(System.err, true, UTF_8),
                    args);
        } finally {
            opened.forEach(SparkSession::stop);
        }
        if (code != 0) {
            System.exit(code);
        }
    }

    /** Simulates the whole study, in four partitions for each core of the cluster. */
    public static Summary run(SparkSession session, Study study) {
        return run(session, study, partitions(session));
    }

    private static int partitions(SparkSession session) {
        return 4 * session.sparkContext().defaultParallelism();
    }

    /** Simulates the whole study, in at most the given number of partitions. */
    public static Summary run(SparkSession session, Study study, int partitions) {
        return run(session, study, 0, study.events(), partitions);
    }

    /**
     * Simulates a range of events, in at most the given number of partitions.
     *
     * @param from the first event
     * @param to the event after the last
     * @throws IllegalArgumentException if {@code partitions} is not positive, or if the study cannot be written as
     *     text
     */
    public static Summary run(SparkSession session, Study study, long from, long to, int partitions) {
        if (partitions < 1) {
            throw new IllegalArgumentException("partitions must be at least 1, but is " + partitions);
        }
        String text = StudyText.json(study);
        List<long[]> ranges = ranges(to - from, partitions);
        String merged = JavaSparkContext.fromSparkContext(session.sparkContext())
                .parallelize(ranges, ranges.size())
                .map(range -> part(text, from + range[0], from + range[1]))
                .reduce(SparkFairness::merge);
        return SummaryText.parse(merged);
    }

    /** Splits the events into ranges of nearly equal size, none of them empty. */
    static List<long[]> ranges(long events, int partitions) {
        long count = Math.min(events, partitions);
        List<long[]> ranges = new ArrayList<>();
        for (long i = 0; i < count; i++) {
            ranges.add(new long[] {events * i / count, events * (i + 1) / count});
        }
        return ranges;
    }

    private static String part(String study, long from, long to) {
        Study read = StudyFile.parse(study)
                .getOrElseThrow(fault ->
                        new IllegalStateException("The study cannot be read on the executor: " + fault.message()));
        return SummaryText.write(Simulation.part(read, from, to));
    }

    private static String merge(String one, String other) {
        return SummaryText.write(SummaryText.parse(one).merge(SummaryText.parse(other)));
    }
}
