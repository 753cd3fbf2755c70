package io.github.crisisrules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.InputStream;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code crisis}: the rules of events and the odds of dice, for scripts and programs in any language. */
@Command(
        name = "crisis",
        mixinStandardHelpOptions = true,
        versionProvider = CrisisVersion.class,
        subcommands = {
            PairCommand.class,
            StandingsCommand.class,
            CheckCommand.class,
            VerifyCommand.class,
            ForecastCommand.class,
            OddsCommand.class
        },
        description = {
            "Pairs rounds, ranks players, checks events of other programs, verifies logs, forecasts events and computes "
                    + "exact odds.",
            ""
        },
        footer = {
            "",
            "Pair the next round of a league from a file, and print JSON:",
            "  crisis pair league.csv --seed \"league night 3\" --json",
            "",
            "Without a file, or with -, a command reads its standard input. It prints text for people, JSON with --json",
            "and comma-separated values with --csv.",
            "",
            "Exit codes: 0 done; 1 check or verify found a difference, or verify has no salt for a commitment;",
            "2 wrong usage or an input that cannot be read; 70 a fault of the program."
        })
public final class Crisis implements Runnable {
    private static final int EXIT_FAULT = 70;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final InputStream in;

    private Crisis(InputStream in) {
        this.in = in;
    }

    /** Runs the command line and exits with its exit code. */
    public static void main(String[] args) {
        System.exit(run(
                System.in, new PrintWriter(System.out, true, UTF_8), new PrintWriter(System.err, true, UTF_8), args));
    }

    /** Runs one command and returns its exit code. */
    public static int run(InputStream in, PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = new CommandLine(new Crisis(in));
        line.setOut(out);
        line.setErr(err);
        line.setUsageHelpWidth(110);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler((fault, given) -> refuse(fault.getCommandLine(), fault));
        line.setExecutionExceptionHandler((fault, command, parsed) -> {
            if (fault instanceof InputException) {
                return refuse(command, fault);
            }
            fault.printStackTrace(command.getErr());
            return EXIT_FAULT;
        });
        try {
            return line.execute(args);
        } catch (Error fault) {
            // Unlike exceptions, errors pass through picocli, and Java would end with 1: "a difference was found".
            fault.printStackTrace(err);
            return EXIT_FAULT;
        }
    }

    private static int refuse(CommandLine command, Exception fault) {
        command.getErr().println("crisis: " + fault.getMessage());
        if (fault instanceof ParameterException wrong) {
            UnmatchedArgumentException.printSuggestions(wrong, command.getErr());
            command.getErr().println("Try: " + command.getCommandSpec().qualifiedName() + " --help");
        }
        return CommandLine.ExitCode.USAGE;
    }

    InputStream in() {
        return in;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
