package io.github.crisisrules.fairness.command;

import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.fairness.metric.Metric;
import io.github.crisisrules.fairness.play.PairingKind;
import io.github.crisisrules.fairness.study.ReadyMade;
import io.github.crisisrules.fairness.study.TiebreakNames;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Commands that list the available metrics, systems, tiebreakers and studies. */
final class ListCommands {
    private ListCommands() {}

    /** Lists metrics. */
    @Command(
            name = "metrics",
            mixinStandardHelpOptions = true,
            description = "Lists what can be measured.",
            footer = {
                "",
                "The last two are examples: the numbers of points and players in their names are yours to choose."
            })
    static final class Metrics implements Runnable {
        private static final Vector<String> EXAMPLES = Vector.of("reaching-24", "scores-27x1-24x8");

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Override
        public void run() {
            PrintWriter out = spec.commandLine().getOut();
            Metric.all()
                    .appendAll(EXAMPLES.map(Metric::parse))
                    .forEach(metric -> out.printf("%-22s  %s%n", metric.id(), metric.describe()));
        }
    }

    /** Lists pairing systems. */
    @Command(
            name = "systems",
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
    static final class Systems implements Runnable {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Override
        public void run() {
            PrintWriter out = spec.commandLine().getOut();
            for (PairingKind kind : PairingKind.values()) {
                out.printf("%-26s  %s%n", kind.id(), kind.describe());
            }
            out.printf(
                    "%-26s  %s%n",
                    "knockout, knockout:seeded", "losers are out; paired at random, or seeded by rating");
            out.printf("%-26s  %s%n", "double-elimination[:seeded]", "out after two losses, in two brackets");
            out.printf("%-26s  %s%n", "round-robin", "each player meets every other");
        }
    }

    /** Lists tiebreakers. */
    @Command(
            name = "tiebreakers",
            mixinStandardHelpOptions = true,
            description = "Lists the tiebreakers that a study can name.",
            footer = {
                "",
                "The lot comes last by itself. margin-of-victory=10 counts at most 10 VPs of a match.",
                "The event documents have event-points, strength-of-schedule and victory-points, in this order."
            })
    static final class Tiebreakers implements Runnable {
        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Override
        public void run() {
            PrintWriter out = spec.commandLine().getOut();
            TiebreakNames.all()
                    .forEach(
                            each -> out.printf("%-22s  %s%n", TiebreakNames.id(each), each.criterion(Wording.ENGLISH)));
        }
    }

    /** Lists ready-made studies, or prints one. */
    @Command(
            name = "studies",
            mixinStandardHelpOptions = true,
            description = "Lists the ready-made studies, or prints the file of one, to be changed and run.")
    static final class Studies implements Runnable {
        @Parameters(arity = "0..1", paramLabel = "STUDY", description = "The study to print.")
        private String study = "";

        @Spec
        private CommandSpec spec = CommandSpec.create();

        @Override
        public void run() {
            PrintWriter out = spec.commandLine().getOut();
            if (study.isEmpty()) {
                ReadyMade.all()
                        .forEach(one ->
                                out.printf("%-12s  %s%n", one.id(), one.study().name()));
                return;
            }
            out.print(ReadyMade.find(study)
                    .getOrElseThrow(
                            () -> new BadInput("STUDY: There is no ready-made study '" + study + "'. Choose one of "
                                    + ReadyMade.all().map(ReadyMade::id).mkString(", ")))
                    .text());
            out.flush();
        }
    }
}
