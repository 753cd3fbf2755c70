package io.github.crisisrules.fairness.command;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.study.Study;
import io.github.crisisrules.fairness.study.StudyFile;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/**
 * The options of all commands that simulate: the number of events, the seed, the metrics, the threads and the
 * progress bar.
 */
final class SizeOptions {
    @Option(
            names = {"-n", "--events"},
            paramLabel = "COUNT",
            description = "How many events to simulate of each setup and system, instead of the study's own number.")
    private long events = -1;

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            description = "A number, the 32 digits of a seed, or words, instead of the study's own.")
    private String seed = "";

    @Option(
            names = {"-m", "--metrics"},
            split = ",",
            paramLabel = "METRIC",
            description = "What to measure, instead of the study's own choice; 'fairness metrics' lists them.")
    private List<String> metrics = new ArrayList<>();

    @Option(
            names = {"-t", "--threads"},
            paramLabel = "COUNT",
            description = "How many threads, instead of one for each core. Does not change the figures.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--progress",
            paramLabel = "WHEN",
            description = "Whether to show how far it has come: auto (on a terminal), true or false.")
    private String progress = "auto";

    /** Returns the study with the changes that the options make. */
    Study change(Study study) {
        Study sized = events == -1 ? study : BadInput.checked("--events: ", () -> study.withEvents(events));
        Study seeded = seed.isEmpty() ? sized : sized.withSeed(BadInput.checked("--seed: ", () -> Seed.read(seed)));
        if (metrics.isEmpty()) {
            return seeded;
        }
        Vector<Metric> named =
                BadInput.checked("--metrics: ", () -> Vector.ofAll(metrics).map(StudyFile::metric));
        return BadInput.checked("--", () -> seeded.withMetrics(named));
    }

    /**
     * Returns the number of threads.
     *
     * @throws BadInput if it is not positive
     */
    int threads() {
        if (threads < 1) {
            throw new BadInput("--threads must be at least 1, but is " + threads);
        }
        return threads;
    }

    /** Creates a progress bar for the given number of events. */
    ProgressBar bar(long all, PrintWriter err) {
        if (!List.of("auto", "true", "false").contains(progress)) {
            throw new BadInput("--progress must be auto, true or false, but is '" + progress + "'.");
        }
        return ProgressBar.of(progress, all, err);
    }
}
