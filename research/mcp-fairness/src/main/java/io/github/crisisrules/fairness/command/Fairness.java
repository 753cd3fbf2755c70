package io.github.crisisrules.fairness.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PairingKind;
import io.github.crisisrules.fairness.run.Engine;
import io.github.crisisrules.fairness.study.ReadyMade;
import io.github.crisisrules.fairness.study.TiebreakNames;
import io.github.crisisrules.fairness.study.Version;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.util.Arrays;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
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
            DataCommand.class
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

    @Command(
            mixinStandardHelpOptions = true,
            description = "Lists the ready-made studies, or prints the file of one, to be changed and run.")
    void studies(
            @Parameters(arity = "0..1", paramLabel = "STUDY", defaultValue = "", description = "The study to print.")
                    String study) {
        if (study.isEmpty()) {
            list(12, ReadyMade.all().map(one -> Tuple.of(one.id(), one.study().name())));
            return;
        }
        PrintWriter out = spec.commandLine().getOut();
        out.print(ReadyMade.find(study)
                .getOrElseThrow(() -> new BadInput("STUDY: There is no ready-made study '" + study + "'. Choose one of "
                        + ReadyMade.all().map(ReadyMade::id).mkString(", ")))
                .text());
        out.flush();
    }

    @Command(
            mixinStandardHelpOptions = true,
            description = "Lists what can be measured.",
            footer = {
                "",
                "The last two are examples: the numbers of points and players in their names are yours to choose."
            })
    void metrics() {
        list(
                22,
                Metric.all()
                        .appendAll(Vector.of("reaching-24", "scores-27x1-24x8").map(Metric::parse))
                        .map(metric -> Tuple.of(metric.id(), metric.describe())));
    }

    @Command(
            mixinStandardHelpOptions = true,
            description = "Lists the pairing systems.",
            footer = {
                "",
                "Options stand behind a system that pairs Swiss rounds, swiss:random=2:draws:",
                "  :random=2  draws the first two rounds without regard to points",
                "  :out=2     puts players out after two losses",
                "  :byes=4    assigns the four highest rated a bye for round 1",
                "  :draws     lets two draw the last round on purpose where that brings both into the cut for certain",
                "A class of your own is named in full: org.example.MySystem."
            })
    void systems() {
        list(
                26,
                Vector.of(PairingKind.values())
                        .map(kind -> Tuple.of(kind.id(), kind.describe()))
                        .append(Tuple.of(
                                "knockout, knockout:seeded", "losers are out; paired at random, or seeded by rating"))
                        .append(Tuple.of("double-elimination[:seeded]", "out after two losses, in two brackets"))
                        .append(Tuple.of("round-robin", "each player meets every other")));
    }

    @Command(
            mixinStandardHelpOptions = true,
            description = "Lists the tiebreakers that a study can name.",
            footer = {
                "",
                "The lot comes last by itself. margin-of-victory=10 counts at most 10 VPs of a match.",
                "The event documents have event-points, strength-of-schedule and victory-points, in this order."
            })
    void tiebreakers() {
        list(22, TiebreakNames.all().map(each -> Tuple.of(TiebreakNames.id(each), each.criterion(Wording.ENGLISH))));
    }

    private void list(int width, Vector<Tuple2<String, String>> lines) {
        lines.forEach(line -> spec.commandLine().getOut().printf("%-" + width + "s  %s%n", line._1, line._2));
    }
}
