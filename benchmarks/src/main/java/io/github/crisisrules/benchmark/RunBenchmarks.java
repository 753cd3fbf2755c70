package io.github.crisisrules.benchmark;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the benchmarks (arguments as JMH takes them) and writes a Markdown table of the promised ratios to
 * {@code target/benchmarks.md} and to the terminal, with the bytes allocated beside them. Times are medians of the iterations.
 * Ends with code 1 if a promise is broken, unless the system property {@code bench.promises} is {@code shown}.
 */
public final class RunBenchmarks {
    private RunBenchmarks() {}

    /** Arguments are JMH's: a regular expression chooses benchmarks, {@code -f 1 -i 5} and the like tune them. */
    public static void main(String[] args) throws RunnerException, CommandLineOptionException, IOException {
        CommandLineOptions options = new CommandLineOptions(args);
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .parent(options)
                        .addProfiler(GCProfiler.class)
                        .shouldFailOnError(true)
                        .build())
                .run();
        Map<String, Double> times = new TreeMap<>();
        Map<String, Double> bytes = new TreeMap<>();
        for (RunResult result : results) {
            String name = name(result.getParams());
            // The median of the iterations: a neighbour on the machine spoils a few of them, and would spoil the mean.
            times.put(name, result.getPrimaryResult().getStatistics().getPercentile(50));
            result.getSecondaryResults().forEach((kind, value) -> {
                if (kind.endsWith("gc.alloc.rate.norm")) {
                    bytes.put(name, value.getScore());
                }
            });
        }
        StringBuilder table = new StringBuilder();
        boolean kept = ratios(times, table);
        allocations(bytes, table);
        Path file = Path.of("target", "benchmarks.md");
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, table.toString(), UTF_8);
        System.out.println();
        System.out.print(table);
        if (!kept && !System.getProperty("bench.promises", "kept").equals("shown")) {
            System.exit(1);
        }
    }

    /** Writes every ratio whose two sides were measured; whether all promises were kept. */
    private static boolean ratios(Map<String, Double> times, StringBuilder table) {
        boolean kept = true;
        table.append("| what | ratio | promised | holds |\n| --- | --- | --- | --- |\n");
        for (Figure figure : Figures.ALL) {
            Double of = times.get(figure.of());
            Double over = times.get(figure.over());
            if (of == null || over == null) {
                continue;
            }
            double ratio = of / over * figure.factor();
            kept &= figure.holds(ratio);
            String promise =
                    String.format(Locale.ROOT, "%s %,.0f ×", figure.atMost() ? "at most" : "at least", figure.bound());
            table.append(String.format(
                    Locale.ROOT,
                    ratio < 100 ? "| %s | %.2f × | %s | %s |%n" : "| %s | %,.0f × | %s | %s |%n",
                    figure.what(),
                    ratio,
                    figure.isPromise() ? promise : "",
                    figure.isPromise() ? (figure.holds(ratio) ? "yes" : "**no**") : ""));
        }
        return kept;
    }

    private static void allocations(Map<String, Double> bytes, StringBuilder table) {
        table.append("\n| what | bytes allocated for each player |\n| --- | --- |\n");
        for (Figures.Bytes row : Figures.BYTES) {
            Double measured = bytes.get(row.of());
            if (measured != null) {
                table.append(String.format(Locale.ROOT, "| %s | %.0f |%n", row.what(), measured / row.players()));
            }
        }
    }

    /** {@code Class.method:parameter:parameter}. */
    private static String name(BenchmarkParams params) {
        String full = params.getBenchmark();
        int method = full.lastIndexOf('.');
        StringBuilder name = new StringBuilder(full.substring(full.lastIndexOf('.', method - 1) + 1));
        for (String key : params.getParamsKeys()) {
            name.append(':').append(params.getParam(key));
        }
        return name.toString();
    }
}
