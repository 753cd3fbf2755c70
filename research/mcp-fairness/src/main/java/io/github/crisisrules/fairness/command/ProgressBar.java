package io.github.crisisrules.fairness.command;

import java.io.Console;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** The progress of a run and its remaining time on one line of the terminal; silent if there is no terminal. */
final class ProgressBar implements AutoCloseable {
    private static final int WIDTH = 20;
    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(200);

    private final boolean shown;
    private final long all;
    private final PrintWriter out;
    private final long begun = System.nanoTime();
    private long done;
    private long drawn = begun;
    private int widest;

    private ProgressBar(boolean shown, long all, PrintWriter out) {
        this.shown = shown;
        this.all = all;
        this.out = out;
    }

    /**
     * Creates a progress bar for the given number of steps. With {@code auto} it is shown only on a terminal.
     *
     * @param wish {@code true}, {@code false} or {@code auto}
     */
    static ProgressBar of(String wish, long all, PrintWriter out) {
        return new ProgressBar(wish.equals("true") || (wish.equals("auto") && hasTerminal()), all, out);
    }

    synchronized void add(long more) {
        done += more;
        long now = System.nanoTime();
        if (shown && now - drawn >= PAUSE) {
            drawn = now;
            String line = line(done, all, now - begun);
            widest = Math.max(widest, line.length());
            // A shorter line must overwrite the end of a longer one.
            out.print("\r" + line + " ".repeat(widest - line.length()));
            out.flush();
        }
    }

    /** Formats a line such as {@code [=====>    ]  52 %  5,200 of 10,000  11 s left}. */
    static String line(long done, long all, long nanos) {
        int filled = (int) (WIDTH * done / all);
        String bar = "=".repeat(filled) + (filled < WIDTH ? ">" + " ".repeat(WIDTH - filled - 1) : "");
        long left = done == 0 ? 0 : (long) ((double) nanos / done * (all - done));
        return String.format(
                Locale.ROOT, "[%s] %3d %%  %,d of %,d  %s left", bar, 100 * done / all, done, all, time(left));
    }

    private static String time(long nanos) {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(nanos);
        return seconds < 60
                ? seconds + " s"
                : seconds < 3600
                        ? String.format(Locale.ROOT, "%d min %02d s", seconds / 60, seconds % 60)
                        : String.format(Locale.ROOT, "%d h %02d min", seconds / 3600, seconds % 3600 / 60);
    }

    @Override
    public synchronized void close() {
        if (widest > 0) {
            out.print("\r" + " ".repeat(widest) + "\r");
            out.flush();
        }
    }

    /** Returns whether there is a terminal. Since JDK 22 a console can exist without one and has to be asked. */
    @SuppressWarnings("SystemConsoleNull") // isTerminal is called where it exists
    private static boolean hasTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return Boolean.TRUE.equals(Console.class.getMethod("isTerminal").invoke(console));
        } catch (NoSuchMethodException e) {
            return true;
        } catch (IllegalAccessException | InvocationTargetException e) {
            return false;
        }
    }
}
