package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.report.Report;
import io.github.crisisrules.fairness.run.Engine;
import io.github.crisisrules.fairness.run.Part;
import io.github.crisisrules.fairness.study.Study;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code run} and {@code compare}: the length of the run, and the destination of the results. */
final class RunOptions {
    @Mixin
    private SizeOptions size = new SizeOptions();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description =
                    "Writes a report. The ending says which kind: .html (a page with charts), .svg (its first chart), .md, .csv or .json. May be given several times. Without it the figures are printed.")
    private List<Path> outputs = new ArrayList<>();

    @Option(
            names = "--keep",
            paramLabel = "FILE",
            description =
                    "Saves what was simulated to this file every few seconds. The same command continues from the file, so an interrupted run loses only the last seconds.")
    private @Nullable Path keep;

    @Option(
            names = "--part",
            paramLabel = "K/N",
            description =
                    "Simulates only the k-th of n equal parts of the events. 'fairness merge' puts the files of --keep together.")
    private String part = "";

    @Option(
            names = "--until",
            split = ",",
            paramLabel = "METRIC=ERROR",
            description =
                    "Stops as soon as no standard error of this metric and its differences is larger, such as best-wins=0.002 (shares count from 0 to 1). The study's number of events is then the maximum.")
    private List<String> until = new ArrayList<>();

    /** Returns the study with the changes that the options make. */
    Study change(Study study) {
        return size.change(study);
    }

    /** Simulates the study, and writes or prints the results. */
    void report(Engine engine, Study study, PrintWriter out, PrintWriter err) {
        int threads = size.threads();
        ReportFiles files = new ReportFiles(outputs);
        Vector<Target> targets = Vector.ofAll(until).map(Target::parse);
        targets.forEach(target -> requireMeasured(study, target));
        Part.Range range = range(study);
        LongRun run = new LongRun(engine, threads, io.vavr.control.Option.of(keep), targets);
        Part found;
        Thread notice = new Thread(() -> err.println(interrupted(keep)));
        Runtime.getRuntime().addShutdownHook(notice);
        try (ProgressBar bar = size.bar(range.to() - range.from(), err)) {
            found = run.run(study, range.from(), range.to(), bar::add);
        } finally {
            Runtime.getRuntime().removeShutdownHook(notice);
        }
        files.write(new Report(found.asStudy(), found.summary()), out);
    }

    /** Returns the line that an interrupted run ends with. */
    static String interrupted(@Nullable Path kept) {
        return "fairness: The run was interrupted. "
                + (kept == null
                        ? "Use --keep to be able to continue the next one."
                        : "The same command continues it from " + kept + ".");
    }

    private static void requireMeasured(Study study, Target target) {
        if (!study.metrics().map(Metric::id).contains(target.metric().id())) {
            throw new BadInput(
                    "--until: The study does not measure " + target.metric().id() + ". Add it to --metrics.");
        }
    }

    /** Returns the range of all events, or of the chosen part. */
    private Part.Range range(Study study) {
        if (part.isEmpty()) {
            return new Part.Range(0, study.events());
        }
        if (part.matches("[0-9]{1,6}/[0-9]{1,6}")) {
            long number = Long.parseLong(part.substring(0, part.indexOf('/')));
            long all = Long.parseLong(part.substring(part.indexOf('/') + 1));
            if (number >= 1 && number <= all && all <= study.events()) {
                return new Part.Range(study.events() * (number - 1) / all, study.events() * number / all);
            }
        }
        throw new BadInput("--part must have the form 2/8, the second of eight parts of the " + study.events()
                + " events, but is '" + part + "'.");
    }
}
