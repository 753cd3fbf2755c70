package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.fit.Calibration;
import io.github.crisisrules.fairness.fit.Estimated;
import io.github.crisisrules.fairness.fit.PlayedMatch;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Fits strengths to real matches. */
@Command(
        name = "fit",
        mixinStandardHelpOptions = true,
        description = {
            "Fits strengths and the chance of draws to matches that were really played (Bradley and Terry's model with Davidson's draws), and shows how to use them in a study.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  fairness fit matches.csv                    prints the ratings",
            "  fairness fit matches.csv -o ratings.csv     writes them, for 'strengths: {distribution: pool, file: ratings.csv}'",
            "  fairness fit march.csv may.csv              several events; players are identified by name",
            "",
            "A file has a line for each match, first,second,result; the result is what the first had of it: win, draw or loss. Or it is a table of an event's results, with the columns player1, points1, player2, points2, as mcp-json writes it of imported events."
        })
final class FitCommand implements Runnable {
    @Parameters(
            arity = "1..*",
            paramLabel = "MATCHES",
            description = "Tables first,second,result, or tables of results of events.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Writes the ratings, a .csv file. Without it they are printed.")
    private @Nullable Path output;

    @Option(
            names = "--deviation",
            paramLabel = "POINTS",
            description =
                    "The standard deviation of all players' strengths in Elo points. Without it, it is estimated from the matches.")
    private @Nullable Double deviation;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        Path file = output;
        if (file != null) {
            AtomicFile.require("--output", file);
        }
        Calibration fit = fit();
        PrintWriter out = spec.commandLine().getOut();
        if (file == null) {
            out.print(fit.csv());
        } else {
            AtomicFile.write("--output", file, fit.csv());
        }
        describe(fit, file == null ? "ratings.csv" : file.toString(), out);
        out.flush();
    }

    private static void describe(Calibration fit, String file, PrintWriter out) {
        Estimated spread = fit.deviation();
        out.printf(Locale.ROOT, "# deviation of strengths: %.0f, ", spread.value());
        out.println(
                spread.isGiven()
                        ? "as given"
                        : String.format(Locale.ROOT, "95 %% interval %.0f to %.0f", spread.low(), spread.high()));
        Estimated draws = fit.draws();
        out.printf(
                Locale.ROOT,
                "# draws between equals: %.4f, 95 %% interval %.4f to %.4f%n",
                draws.value(),
                draws.low(),
                draws.high());
        out.println(
                "# check of fit: mean score of the favourites, as the other matches lead to expect it and as it was");
        fit.check()
                .rows()
                .forEach(row -> out.printf(
                        Locale.ROOT,
                        "#   %6d matches: expected %.3f, observed %.3f ± %.3f%n",
                        row.matches(),
                        row.expected(),
                        row.observed(),
                        row.error()));
        out.printf("# strengths: {distribution: pool, file: %s}%n", file);
        out.printf(Locale.ROOT, "# match: {model: elo, scale: 400, draws: %.4f}%n", draws.value());
    }

    private Calibration fit() {
        Vector<PlayedMatch> matches = Vector.ofAll(files)
                .flatMap(file -> BadInput.checked(
                        "MATCHES: " + file + ": ", () -> PlayedMatch.parse(StudySource.file("MATCHES", file))));
        Double spread = deviation;
        if (spread != null && !(spread > 0 && Double.isFinite(spread))) {
            throw new BadInput("--deviation must be positive and finite, but is " + spread);
        }
        return BadInput.checked(
                "MATCHES: " + String.join(", ", files) + ": ",
                () -> spread == null ? Calibration.of(matches) : Calibration.of(matches, spread));
    }
}
