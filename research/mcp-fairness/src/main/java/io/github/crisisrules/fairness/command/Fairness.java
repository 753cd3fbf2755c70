package io.github.crisisrules.fairness.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.fairness.run.Engine;
import io.github.crisisrules.fairness.study.Version;
import java.io.PrintWriter;
import java.util.Arrays;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * The command {@code fairness}, which simulates events and reports how pairing systems and structures affect the
 * winner.
 */
@Command(
        name = "fairness",
        mixinStandardHelpOptions = true,
        subcommands = {
            RunCommand.class,
            CompareCommand.class,
            FitCommand.class,
            CalibrateCommand.class,
            MergeCommand.class,
            DataCommand.class,
            ListCommands.Studies.class,
            ListCommands.Metrics.class,
            ListCommands.Systems.class,
            ListCommands.Tiebreakers.class
        },
        description = {
            "Simulates whole events by the library's own rules, and measures how a pairing system, a number of rounds, a cut or a tiebreaker affects who wins.",
            ""
        },
        footer = {
            "",
            "A first report, in under a minute:",
            "  fairness run challenger -o report.html",
            "",
            "Ask your own question:",
            "  fairness compare --players 32 --rounds 5 --cut 8 --systems swiss,random -o report.html",
            "  fairness studies rounds > my.yaml     (a study to change)",
            "  fairness run my.yaml -o report.html -o report.csv",
            "",
            "The same study gives the same figures, to the last bit, on any machine and any number of cores. Bad input ends with exit code 2 and one line that names the field."
        })
public final class Fairness implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    final Engine engine;

    private Fairness(Engine engine) {
        this.engine = engine;
    }

    /** Runs the command line and exits with 0 on success, 2 for bad input, and 1 for any other failure. */
    public static void main(String[] args) {
        int code = run(
                Engine.CORES, new PrintWriter(System.out, true, UTF_8), new PrintWriter(System.err, true, UTF_8), args);
        System.exit(code);
    }

    /** Runs one command with its studies on the given engine, and returns the exit code. */
    public static int run(Engine engine, PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new Fairness(engine));
        String version = "fairness " + Version.text() + ", of Crisis Rules";
        line.getCommandSpec().version(version);
        line.getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().version(version));
        line.setOut(out);
        line.setErr(err);
        line.setUsageHelpWidth(100);
        line.setParameterExceptionHandler((fault, given) -> refuse(fault.getCommandLine(), message(fault)));
        line.setExecutionExceptionHandler((fault, command, parsed) -> {
            // A class of the user's own may be rejected during the simulation, with a message that names it.
            if (fault instanceof BadInput || fault instanceof IllegalArgumentException) {
                return refuse(command, message(fault));
            }
            command.getErr().println("fairness: " + fault + where(fault));
            return CommandLine.ExitCode.SOFTWARE;
        });
        return line.execute(args);
    }

    private static int refuse(CommandLine command, String message) {
        command.getErr().println("fairness: " + message.lines().findFirst().orElse("bad input"));
        return CommandLine.ExitCode.USAGE;
    }

    /**
     * Returns the location of a failure, which may be in a class of the user's own: the first stack frame outside
     * Java's own classes.
     */
    private static String where(Exception fault) {
        return Arrays.stream(fault.getStackTrace())
                .filter(frame -> !frame.getClassName().startsWith("java."))
                .findFirst()
                .map(frame -> " (at " + frame + ")")
                .orElse("");
    }

    private static String message(Exception fault) {
        return String.valueOf(fault.getMessage());
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
