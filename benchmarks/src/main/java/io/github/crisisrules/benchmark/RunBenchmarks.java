package io.github.crisisrules.benchmark;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * The command-line program that runs the comparisons (with JMH's arguments) and writes a report in Markdown to
 * {@code target/benchmarks.md} and to the terminal: the promised ratios with their times, the allocated bytes, and
 * the cost of first calls. It exits with code 1 if a promise is broken, unless the system property
 * {@code bench.promises} is {@code shown}.
 */
public final class RunBenchmarks {
    private static final String FIRST_CALLS = "FirstCall";

    private RunBenchmarks() {}

    /**
     * Runs the benchmarks. The arguments are those of JMH: a regular expression selects comparisons, and options
     * such as {@code -f 1 -i 5} tune them. First calls are measured if there are no arguments, and alone if
     * {@code FirstCall} is the only one.
     */
    public static void main(String[] args)
            throws RunnerException, CommandLineOptionException, IOException, InterruptedException {
        StringBuilder tables = new StringBuilder(machine()).append("\n\n");
        boolean firstCallsAlone = Arrays.equals(args, new String[] {FIRST_CALLS});
        // First calls come first, because minutes of other work would scatter the times of short processes.
        String firstCalls = args.length == 0 || firstCallsAlone ? FirstCall.measure() : "";
        boolean kept = true;
        if (!firstCallsAlone) {
            Map<String, Measured> results = compare(args);
            kept = ratios(results, tables);
            allocations(results, tables);
            tables.append('\n');
        }
        tables.append(firstCalls);
        Path file = Path.of("target", "benchmarks.md");
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, tables.toString(), UTF_8);
        System.out.println();
        System.out.print(tables);
        if (!kept && !System.getProperty("bench.promises", "kept").equals("shown")) {
            System.exit(1);
        }
    }

    private static Map<String, Measured> compare(String[] args) throws RunnerException, CommandLineOptionException {
        Map<String, Measured> results = new TreeMap<>();
        for (RunResult result : new Runner(new OptionsBuilder()
                        .parent(new CommandLineOptions(args))
                        .shouldFailOnError(true)
                        .build())
                .run()) {
            results.put(name(result.getParams()), Measured.of(result));
        }
        return results;
    }

    /** Returns the description of the JDK and the machine. */
    private static String machine() throws IOException {
        Path info = Path.of("/proc/cpuinfo");
        String model = "";
        for (String line : Files.isReadable(info) ? Files.readAllLines(info, UTF_8) : List.<String>of()) {
            if (line.startsWith("model name") && model.isEmpty()) {
                model = ", " + line.substring(line.indexOf(':') + 1).strip();
            }
        }
        return "JDK " + System.getProperty("java.version") + ", " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch") + ", " + Runtime.getRuntime().availableProcessors() + " processors"
                + model;
    }

    /** Appends every ratio that was measured, and returns whether all promises were kept. */
    private static boolean ratios(Map<String, Measured> results, StringBuilder table) {
        boolean kept = true;
        table.append("| what | ratio | spread | promised | holds | time |\n| --- | --- | --- | --- | --- | --- |\n");
        for (Figure figure : Figures.ALL) {
            Optional<Figure.Spread> found = figure.read(results);
            if (found.isEmpty()) {
                continue;
            }
            Figure.Spread ratio = found.get();
            kept &= figure.holds(ratio);
            String promise = (figure.atMost() ? "at most " : "at least ") + number(figure.bound()) + " ×";
            Measured measured = results.get(figure.of());
            table.append(String.format(
                    Locale.ROOT,
                    "| %s | %s × | %s to %s | %s | %s | %s |%n",
                    figure.what(),
                    number(ratio.median()),
                    number(ratio.low()),
                    number(ratio.high()),
                    figure.isPromise() ? promise : "",
                    figure.isPromise() ? verdict(figure, ratio) : "",
                    measured == null || figure.growth() ? "" : time(measured.nanos())));
        }
        return kept;
    }

    /** Returns whether the promise holds, with the share of the bound that the worse end of the spread leaves. */
    private static String verdict(Figure figure, Figure.Spread ratio) {
        return figure.holds(ratio)
                ? String.format(Locale.ROOT, "yes, %.0f %% to spare", Math.floor(100 * figure.spare(ratio)))
                : "**no**";
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%,.0f", value);
    }

    private static String time(double nanos) {
        if (nanos < 1e3) {
            return String.format(Locale.ROOT, "%.0f ns", nanos);
        }
        return nanos < 1e6
                ? String.format(Locale.ROOT, "%.3g µs", nanos / 1e3)
                : String.format(Locale.ROOT, "%,.1f ms", nanos / 1e6);
    }

    private static void allocations(Map<String, Measured> results, StringBuilder table) {
        table.append("\n| what | bytes allocated for each player |\n| --- | --- |\n");
        for (Figures.Bytes row : Figures.BYTES) {
            Measured measured = results.get(row.of());
            if (measured != null) {
                table.append(
                        String.format(Locale.ROOT, "| %s | %.0f |%n", row.what(), measured.bytes() / row.players()));
            }
        }
    }

    /** Returns {@code Class:parameter:parameter}. */
    private static String name(BenchmarkParams params) {
        String full = params.getBenchmark();
        int method = full.lastIndexOf('.');
        StringBuilder name = new StringBuilder(full.substring(full.lastIndexOf('.', method - 1) + 1, method));
        for (String key : params.getParamsKeys()) {
            name.append(':').append(params.getParam(key));
        }
        return name.toString();
    }
}
