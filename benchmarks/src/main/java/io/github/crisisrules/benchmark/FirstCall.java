package io.github.crisisrules.benchmark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.benchmark.heroic.FirstChance;
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
 * What the first call costs in a fresh JVM: loading and linking classes, and running them before any is compiled. Each row is
 * run in many processes, in turn with an empty one, without options of the JVM, and with the class path that a user of the module has. What counts
 * is the time of all processors for the whole process, less the median of the empty ones. A promise holds if the far end of the spread keeps it. The share of the thread that calls is
 * shown beside it: the rest is done by the JVM's compilers while it goes on.
 */
final class FirstCall {
    private static final int ROUNDS = 21;

    /**
     * Something that is called first in a fresh JVM.
     *
     * @param what for the table
     * @param work does it, once; has a constructor without arguments
     * @param module the artifact that a user of it depends on
     * @param millis what we promise
     */
    private record Row(String what, Class<? extends Runnable> work, String module, double millis) {}

    /** Every row; add yours here. */
    private static final List<Row> ROWS = List.of(
            new Row("exact Heroic odds of 6 dice against 6", FirstChance.class, "mcp-heroic", 60),
            new Row("the same from pools as people type them, all outcomes listed", FirstOdds.class, "mcp-heroic", 60),
            new Row("first round of an event with 16 players", FirstPairing.class, "mcp-tournament", 350));

    private FirstCall() {}

    /** Measures every row and writes the table; whether all promises were kept. */
    static boolean measure(StringBuilder table) throws IOException, InterruptedException {
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
        table.append(
                        "| first call in a fresh JVM | ms over an empty one | spread | in the calling thread | promised | holds |\n")
                .append("| --- | --- | --- | --- | --- | --- |\n");
        Cost nothing = new Cost(middle(all(empty)), middle(calling(empty)));
        boolean kept = true;
        for (int i = 0; i < found.length; i++) {
            Row row = ROWS.get(i);
            double far = high(all(found[i])) - nothing.all;
            kept &= far <= row.millis;
            String spare =
                    String.format(Locale.ROOT, "yes, %.0f %% to spare", Math.floor(100 * (1 - far / row.millis)));
            String promise = String.format(Locale.ROOT, "at most %.0f", row.millis);
            table.append(line(row.what, found[i], nothing, promise, far <= row.millis ? spare : "**no**"));
        }
        table.append(
                line("(a Vavr vector and an Either alone, which the second of these needs)", vavr, nothing, "", ""));
        table.append(line("(an empty JVM, in all)", empty, new Cost(0, 0), "", ""));
        return kept;
    }

    private static String line(String what, Cost[] costs, Cost empty, String promise, String verdict) {
        return String.format(
                Locale.ROOT,
                "| %s | %.0f | %.0f to %.0f | %.0f | %s | %s |%n",
                what,
                middle(all(costs)) - empty.all,
                low(all(costs)) - empty.all,
                high(all(costs)) - empty.all,
                middle(calling(costs)) - empty.calling,
                promise,
                verdict);
    }

    /**
     * Milliseconds of the processors.
     *
     * @param all of every thread, those of the JVM's compilers and of its garbage collector too
     * @param calling of the thread that calls; not a number where the system does not tell
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
     * The class path of a program that depends on the module, in the order in which build tools write it: the program, the module, what it needs.
     * The benchmarks have much more on theirs, and in another order. Every class would be looked for there first, and files would be opened that
     * no user of the module has.
     */
    private static String classPath(String module) {
        String[] all = System.getProperty("java.class.path").split(File.pathSeparator, -1);
        return Stream.of("benchmarks", module, "mcp-core", "vavr", "jspecify")
                .flatMap(needed -> Arrays.stream(all).filter(entry -> entry.contains(needed)))
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** What a process takes to come up and do this. */
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
                throw new IllegalStateException(work.getName() + " failed in a process of its own");
            }
            // The process waits for the end of its input, so that it can still be looked at.
            return cost(process);
        } finally {
            process.getOutputStream().close();
            process.waitFor(10, TimeUnit.SECONDS);
            process.destroy();
        }
    }

    /** On Linux exact, thread by thread; elsewhere as the system tells. */
    private static Cost cost(Process process) throws IOException {
        Path tasks = Path.of("/proc", Long.toString(process.pid()), "task");
        if (!Files.isDirectory(tasks)) {
            return new Cost(process.info().totalCpuDuration().orElseThrow().toNanos() / 1e6, Double.NaN);
        }
        double all = 0;
        double calling = 0;
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
            for (Path thread : threads) {
                String told = Files.readString(thread.resolve("schedstat"), UTF_8);
                double millis = Long.parseLong(told.substring(0, told.indexOf(' '))) / 1e6;
                all += millis;
                // The threads of the JVM have names of their own.
                calling +=
                        Files.readString(thread.resolve("comm"), UTF_8).strip().equals("java") ? millis : 0;
            }
        }
        return new Cost(all, calling);
    }

    /** What runs in a process of its own. */
    static final class Child {
        static final int DONE = '.';

        private Child() {}

        /** Does the work of the class that is named, says so, and waits until nobody looks any more. */
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

    /** The two types of Vavr that the simplest call takes or returns, and no rule: nothing that uses them can cost less. */
    public static final class VavrAlone implements Runnable {
        @Override
        public void run() {
            Either<String, Vector<Integer>> six = Either.right(Vector.of(1, 2, 3, 4, 5, 6));
            if (six.get().get(5) != 6) {
                throw new AssertionError("a vector without its last element");
            }
        }
    }

    /** An empty JVM. */
    public static final class Nothing implements Runnable {
        @Override
        public void run() {
            // That is all.
        }
    }
}
