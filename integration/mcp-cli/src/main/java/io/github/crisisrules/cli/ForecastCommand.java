package io.github.crisisrules.cli;

import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.fairness.forecast.Chance;
import io.github.crisisrules.fairness.forecast.Forecast;
import io.github.crisisrules.fairness.forecast.ForecastModel;
import io.github.crisisrules.fairness.forecast.Odds;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.match.Outcome;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code crisis forecast}: the estimated chances of the players of an event that is under way. */
@Command(
        name = "forecast",
        mixinStandardHelpOptions = true,
        versionProvider = CrisisVersion.class,
        description = {
            "Estimates each player's chance to win an event, to make its cut and to be first after the Swiss rounds, by playing it to its "
                    + "end many times. These are estimates under assumptions, which are printed with them.",
            "",
            "FILE is a log of an event as the library writes it, with round 1 paired.",
            ""
        })
final class ForecastCommand extends ReportCommand {
    @Mixin
    private Source source = new Source();

    @picocli.CommandLine.Option(
            names = "--fitted",
            description = "Fits the players' strengths to the matches so far, instead of assuming that they are equal.")
    private boolean fitted;

    @picocli.CommandLine.Option(
            names = {"-n", "--continuations"},
            paramLabel = "COUNT",
            defaultValue = "" + Forecast.USUAL_CONTINUATIONS,
            description = "The number of times the event is played to its end; ${DEFAULT-VALUE} unless given.")
    private int continuations = Forecast.USUAL_CONTINUATIONS;

    @picocli.CommandLine.Option(
            names = "--seed",
            paramLabel = "TEXT",
            defaultValue = "1",
            description = "The seed of the estimate, not that of the event; 1 unless given.")
    private String seed = "1";

    @Override
    Report report() {
        TournamentState state = LogFormats.EVENTS
                .read(text(source))
                .getOrElseThrow(refusal -> new InputException(source.name() + ": "
                        + (refusal.path().isEmpty() ? "" : refusal.path() + ": ") + refusal.message()))
                .state();
        Forecast.obstacle(state).forEach(why -> {
            throw new InputException(source.name() + ": " + why);
        });
        if (continuations < 1 || continuations > 1_000_000) {
            throw new InputException("Play from 1 to 1000000 continuations, not " + continuations + ".");
        }
        Forecast forecast = Forecast.of(
                state,
                fitted ? ForecastModel.fitted(state, ForecastModel.USUAL_DEVIATION) : ForecastModel.equalPlayers(state),
                seed(seed),
                continuations);
        TextTable table = forecast.table(state);
        return new Report(
                Vector.of(table.text().stripTrailing(), "", forecast.describe()),
                columns(),
                forecast.ranked()
                        .flatMap(own -> rows(state.name(own.player()), Option.none(), own.odds())
                                .appendAll(Vector.of(Outcome.values())
                                        .flatMap(next -> own.after(next)
                                                .map(odds -> rows(state.name(own.player()), Option.some(next), odds)))
                                        .flatMap(rows -> rows))),
                json(state, forecast),
                true);
    }

    private static Vector<String> columns() {
        return Vector.of("player", "next", "of", "chance", "error");
    }

    private static Vector<Vector<String>> rows(String player, Option<Outcome> next, Odds odds) {
        return chances(odds)
                .map(chance -> Vector.of(
                        player,
                        next.map(ForecastCommand::name).getOrElse(""),
                        chance._1,
                        decimal(chance._2.share()),
                        decimal(chance._2.error())));
    }

    private static JsonObject json(TournamentState state, Forecast forecast) {
        return JsonObject.of("event", state.announcement().name())
                .with("assumptions", forecast.describe())
                .with("continuations", JsonNumber.of(forecast.continuations()))
                .with(
                        "players",
                        JsonArray.ofAll(forecast.ranked()
                                .map(own -> JsonObject.of("player", state.name(own.player()))
                                        .with("now", json(own.odds()))
                                        .with(
                                                "after",
                                                Vector.of(Outcome.values())
                                                        .flatMap(next -> own.after(next)
                                                                .map(odds -> Tuple.of(name(next), json(odds))))
                                                        .foldLeft(
                                                                JsonObject.builder(),
                                                                (all, after) -> all.put(after._1, after._2))
                                                        .build()))));
    }

    private static JsonObject json(Odds odds) {
        return chances(odds)
                .foldLeft(
                        JsonObject.builder(),
                        (all, chance) -> all.put(
                                chance._1,
                                JsonObject.of("chance", JsonNumber.of(chance._2.share()))
                                        .with("error", JsonNumber.of(chance._2.error()))))
                .build();
    }

    private static Vector<Tuple2<String, Chance>> chances(Odds odds) {
        return Vector.of(Tuple.of("wins", odds.winsEvent()))
                .appendAll(odds.makesCut().map(chance -> Tuple.of("makesCut", chance)))
                .append(Tuple.of("firstAfterSwiss", odds.leadsSwiss()));
    }

    private static String name(Outcome outcome) {
        return outcome.name().toLowerCase(Locale.ROOT);
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.4f", number);
    }
}
