package io.github.crisisrules.fairness.command;

import io.github.crisisrules.fairness.fit.Calibration;
import io.github.crisisrules.fairness.fit.Estimated;
import io.github.crisisrules.fairness.fit.PlayedMatch;
import io.github.crisisrules.fairness.forecast.ForecastModel;
import io.github.crisisrules.fairness.forecast.PlayedEventForecasts;
import io.github.crisisrules.fairness.forecast.PlayedEventForecasts.Kind;
import io.github.crisisrules.fairness.forecast.PlayedEventForecasts.Question;
import io.github.crisisrules.fairness.forecast.PlayedEventForecasts.Verified;
import io.github.crisisrules.fairness.forecast.Reliability;
import io.github.crisisrules.fairness.report.ReliabilityChart;
import io.github.crisisrules.json.interchange.EventImport;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares forecasts with real events. */
@Command(
        name = "calibrate",
        mixinStandardHelpOptions = true,
        description = {
            "Forecasts events that were really played, after each of their rounds, and compares the forecasts with what came true.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  fairness calibrate events/                       prints the tables as Markdown",
            "  fairness calibrate events/ -o reliability.svg    draws the curve as well",
            "",
            "The folder holds results of other programs in the forms that mcp-json reads, one event in each file."
        })
final class CalibrateCommand implements Runnable {
    @Parameters(paramLabel = "FOLDER", description = "The folder with the events.")
    private Path folder = Path.of(".");

    @picocli.CommandLine.Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Draws the curve, an .svg file.")
    private @Nullable Path output;

    @picocli.CommandLine.Option(
            names = "--deviation",
            paramLabel = "POINTS",
            description =
                    "The assumed standard deviation of all players' strengths in Elo points; ${DEFAULT-VALUE} unless given.")
    private double deviation = ForecastModel.USUAL_DEVIATION;

    @picocli.CommandLine.Option(
            names = {"-n", "--continuations"},
            paramLabel = "COUNT",
            description = "The number of continuations of each forecast; 1000 by default.")
    private int continuations = 1_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        check();
        PrintWriter out = spec.commandLine().getOut();
        Vector<Path> files = files();
        Map<Kind, Vector<Verified>> all = LinkedHashMap.empty();
        Vector<PlayedMatch> matches = Vector.empty();
        int events = 0;
        for (Path file : files) {
            Option<PlayedEventForecasts> event = read(file, out);
            for (Kind kind : event.isEmpty() ? new Kind[0] : Kind.values()) {
                Vector<Verified> own = event.get().of(kind, events, deviation, continuations);
                all = all.put(kind, all.getOrElse(kind, Vector.empty()).appendAll(own));
            }
            matches = matches.appendAll(event.map(found -> matches(found, file)).getOrElse(Vector.empty()));
            events += event.isEmpty() ? 0 : 1;
        }
        if (events == 0) {
            throw new BadInput("FOLDER: " + folder + " holds no event that can be forecast.");
        }
        print(all, events, out);
        Estimated found = Calibration.of(matches).deviation();
        out.printf(
                Locale.ROOT,
                "%nAll matches together show a deviation of strengths within an event of %.0f, 95 %% interval %.0f to %.0f.%n",
                found.value(),
                found.low(),
                found.high());
        out.flush();
        Path chart = output;
        if (chart != null) {
            AtomicFile.write("--output", chart, chart(all, events));
        }
    }

    private void check() {
        if (!(deviation > 0 && Double.isFinite(deviation))) {
            throw new BadInput("--deviation must be positive and finite, but is " + deviation);
        }
        if (continuations < 1) {
            throw new BadInput("--continuations must be at least 1, but is " + continuations);
        }
        if (output != null) {
            AtomicFile.require("--output", output);
        }
    }

    private Vector<Path> files() {
        try (Stream<Path> found = Files.list(folder)) {
            return Vector.ofAll(found.filter(Files::isRegularFile).sorted().toList());
        } catch (IOException e) {
            throw new BadInput(
                    "FOLDER: " + folder + " cannot be read (" + e.getClass().getSimpleName() + ").");
        }
    }

    /** Reads an event, or prints why it is left out. */
    private static Option<PlayedEventForecasts> read(Path file, PrintWriter out) {
        String name = String.valueOf(file.getFileName());
        try {
            return EventImport.read(name, StudySource.file("FOLDER", file.toString()))
                    .map(event -> Option.some(new PlayedEventForecasts(event)))
                    .getOrElseGet(refusal -> {
                        out.println(name + " is left out: " + refusal.describe());
                        return Option.none();
                    });
        } catch (IllegalArgumentException e) {
            out.println(name + " is left out: " + e.getMessage());
            return Option.none();
        }
    }

    /** Returns the matches of an event, with players who are not those of other events. */
    private static Vector<PlayedMatch> matches(PlayedEventForecasts event, Path file) {
        return event.matches()
                .map(match -> new PlayedMatch(file + match.first(), file + match.second(), match.score()));
    }

    private void print(Map<Kind, Vector<Verified>> all, int events, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%d events, %d forecasts of each kind, %d continuations each, deviation %.0f.%n%n",
                events,
                all.get(Kind.FITTED).get().size(),
                continuations,
                deviation);
        out.println("| question | forecasts | Brier score, fitted | equal players | standings stay "
                + "| fitted − equal players | fitted − standings stay |");
        out.println("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
        for (Question question : Question.values()) {
            Map<Kind, Vector<Verified>> own =
                    all.mapValues(forecasts -> forecasts.filter(one -> one.question() == question));
            Vector<Verified> fitted = own.get(Kind.FITTED).get();
            out.printf(
                    Locale.ROOT,
                    "| %s | %d | %.4f | %.4f | %.4f | %s | %s |%n",
                    name(question),
                    fitted.size(),
                    Reliability.brier(fitted).value(),
                    Reliability.brier(own.get(Kind.EQUAL).get()).value(),
                    Reliability.brier(own.get(Kind.STANDINGS).get()).value(),
                    difference(Reliability.brierDifference(
                            fitted, own.get(Kind.EQUAL).get())),
                    difference(Reliability.brierDifference(
                            fitted, own.get(Kind.STANDINGS).get())));
        }
        for (Question question : Question.values()) {
            out.printf("%n%s, fitted strengths:%n%n", name(question));
            out.println("| forecast | forecasts | mean forecast | came true | 95 % interval |");
            out.println("| --- | ---: | ---: | ---: | ---: |");
            rows(all, question)
                    .forEach(row -> out.printf(
                            Locale.ROOT,
                            "| %.0f to %.0f %% | %d | %.1f %% | %.1f %% | %.1f to %.1f %% |%n",
                            100 * row.low(),
                            100 * row.high(),
                            row.forecasts(),
                            100 * row.mean(),
                            100 * row.share().value(),
                            100 * row.share().low(),
                            100 * row.share().high()));
        }
    }

    private static String difference(Reliability.Interval of) {
        return String.format(Locale.ROOT, "%+.4f (%+.4f to %+.4f)", of.value(), of.low(), of.high());
    }

    private static String name(Question question) {
        return question == Question.CUT
                ? "among the first quarter after the Swiss rounds"
                : "first after the Swiss rounds";
    }

    private static Vector<Reliability.Row> rows(Map<Kind, Vector<Verified>> all, Question question) {
        return Reliability.rows(all.get(Kind.FITTED).get().filter(one -> one.question() == question));
    }

    private static String chart(Map<Kind, Vector<Verified>> all, int events) {
        return ReliabilityChart.svg(
                Vector.of(Question.values()).map(question -> Tuple.of(name(question), rows(all, question))),
                events + " events; bars are 95 % intervals");
    }
}
