package io.github.crisisrules.benchmark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.benchmark.heroic.FirstOdds;
import io.github.crisisrules.benchmark.tournament.FirstPairing;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The cost of the first call in a fresh JVM: loading and linking classes, and running them before any is compiled.
 * Each row runs in many processes, alternating with an empty one, without JVM options, and with the class path that
 * a user of the module has. The cost is the CPU time of the whole process on all processors, minus the median of
 * the empty processes. The share of the calling thread is reported beside it; the rest is spent by the JVM's
 * compilers in the background. Nothing is promised.
 */
final class FirstCall {
    private static final int ROUNDS = 21;

    /**
     * A task that is called first in a fresh JVM.
     *
     * @param what the description for the report
     * @param work the class that runs the task once; it has a constructor without arguments
     * @param module the artifact that a user of the task depends on
     */
    private record Row(String what, Class<? extends Runnable> work, String module) {}

    /** All rows of the report; add yours here. */
    private static final List<Row> ROWS = List.of(
            new Row("exact Heroic odds of 6 dice against 6", FirstOdds.class, "mcp-heroic"),
            new Row("first round of an event with 16 players", FirstPairing.class, "mcp-tournament"));

    private FirstCall() {}

    /** Measures every row and returns the report. */
    static String measure() throws IOException, InterruptedException {
        Cost[] empty = new Cost[ROUNDS];
        Cost[] vavr = new Cost[ROUNDS];
        Cost[][] found = new Cost[ROWS.size()][ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            empty[round] = cost(Nothing.class, ROWS.get(0).module);
            vavr[round] = cost(VavrAlone.class, ROWS.get(0).module);
            for (int i = 0; i < found.length; i++) {
                found[i][round] = cost(ROWS.get(i).work, ROWS.get(i).module);
            }
        }
        StringBuilder table = new StringBuilder("""
                | first call in a fresh JVM | ms over an empty one | spread | in the calling thread |
                | --- | --- | --- | --- |
                """);
        Cost nothing = new Cost(middle(all(empty)), middle(calling(empty)));
        for (int i = 0; i < found.length; i++) {
            table.append(line(ROWS.get(i).what, found[i], nothing));
        }
        table.append(line("(a Vavr vector and an Either alone)", vavr, nothing));
        table.append(line("(an empty JVM, in all)", empty, new Cost(0, 0)));
        return table.toString();
    }

    private static String line(String what, Cost[] costs, Cost empty) {
        return String.format(
                Locale.ROOT,
                "| %s | %.0f | %.0f to %.0f | %.0f |%n",
                what,
                middle(all(costs)) - empty.all,
                low(all(costs)) - empty.all,
                high(all(costs)) - empty.all,
                middle(calling(costs)) - empty.calling);
    }

    /**
     * CPU time in milliseconds.
     *
     * @param all the time of every thread, including the JVM's compilers and garbage collector
     * @param calling the time of the calling thread; NaN if the system does not report it
     */
    private record Cost(double all, double calling) {}

    private static double[] all(Cost[] costs) {
        return Arrays.stream(costs).mapToDouble(Cost::all).toArray();
    }

    private static double[] calling(Cost[] costs) {
        return Arrays.stream(costs).mapToDouble(Cost::calling).toArray();
    }

    private static double low(double[] values) {
        return sorted(values)[values.length / 10];
    }

    private static double middle(double[] values) {
        return sorted(values)[values.length / 2];
    }

    private static double high(double[] values) {
        return sorted(values)[values.length - 1 - values.length / 10];
    }

    private static double[] sorted(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    /**
     * Returns the class path of a program that depends on the module, in the order in which build tools write it:
     * the program, the module, its dependencies. The class path of the benchmarks is much longer and in another
     * order. With it, the JVM would search for every class in files that no user of the module has.
     */
    private static String classPath(String module) {
        String[] all = System.getProperty("java.class.path").split(File.pathSeparator, -1);
        return Stream.of("benchmarks", module, "mcp-core", "vavr", "jspecify")
                .flatMap(needed -> Arrays.stream(all).filter(entry -> entry.contains(needed)))
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Returns the cost of a process that starts and runs the given task. */
    private static Cost cost(Class<? extends Runnable> work, String module) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath(module),
                        Child.class.getName(),
                        work.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (InputStream out = process.getInputStream()) {
            if (out.read() != Child.DONE) {
                throw new IllegalStateException(work.getName() + " failed in its own process. See its error output.");
            }
            // The process waits for the end of its input, so that its times can still be read.
            return cost(process);
        } finally {
            process.getOutputStream().close();
            process.waitFor(10, TimeUnit.SECONDS);
            process.destroy();
        }
    }

    /** Returns the CPU time of a process: exact and by thread on Linux, elsewhere the total that the system reports. */
    private static Cost cost(Process process) throws IOException {
        Path tasks = Path.of("/proc", Long.toString(process.pid()), "task");
        if (!Files.isDirectory(tasks)) {
            return new Cost(process.info().totalCpuDuration().orElseThrow().toNanos() / 1e6, Double.NaN);
        }
        double all = 0;
        double calling = 0;
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
            for (Path thread : threads) {
                String schedstat = Files.readString(thread.resolve("schedstat"), UTF_8);
                double millis = Long.parseLong(schedstat.substring(0, schedstat.indexOf(' '))) / 1e6;
                all += millis;
                // The threads of the JVM have other names.
                calling +=
                        Files.readString(thread.resolve("comm"), UTF_8).strip().equals("java") ? millis : 0;
            }
        }
        return new Cost(all, calling);
    }

    /** The main class of the measured processes. */
    static final class Child {
        static final int DONE = '.';

        private Child() {}

        /** Runs the task of the named class, reports that it is done, and waits for the end of the input. */
        public static void main(String[] args) throws ReflectiveOperationException, IOException {
            Class.forName(args[0])
                    .asSubclass(Runnable.class)
                    .getDeclaredConstructor()
                    .newInstance()
                    .run();
            System.out.write(DONE);
            System.out.flush();
            System.in.readAllBytes();
        }
    }

    /**
     * A task that uses the two Vavr types that the simplest call takes or returns, and no rule. Calls that use them
     * cannot cost less.
     */
    public static final class VavrAlone implements Runnable {
        @Override
        public void run() {
            Either<String, Vector<Integer>> six = Either.right(Vector.of(1, 2, 3, 4, 5, 6));
            if (six.get().get(5) != 6) {
                throw new AssertionError("The vector lacks its last element.");
            }
        }
    }

    /** A task that does nothing, which measures an empty JVM. */
    public static final class Nothing implements Runnable {
        @Override
        public void run() {
            // Intentionally empty.
        }
    }
}
