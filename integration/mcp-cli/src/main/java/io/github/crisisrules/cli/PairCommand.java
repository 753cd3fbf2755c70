package io.github.crisisrules.cli;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonNull;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.Swiss;
import io.vavr.collection.Vector;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code crisis pair}: the next Swiss round. */
@Command(
        name = "pair",
        mixinStandardHelpOptions = true,
        versionProvider = CrisisVersion.class,
        description = {
            "Pairs the next Swiss round and prints the tables and the bye; JSON and CSV also have the reason for each.",
            "",
            "FILE has a row for each player, as comma-separated values with a heading or as an array of JSON objects: "
                    + "id, points, opponents (separated by ; in a table), byes, vps, playing. Only the id is required. "
                    + "It may also be an event of another program, of which the round after the last is paired; players who "
                    + "missed the last round have left.",
            ""
        })
final class PairCommand extends ReportCommand {
    @Mixin
    private Source source = new Source();

    @Option(
            names = "--seed",
            required = true,
            paramLabel = "TEXT",
            description =
                    "A number or words. The same rows and seed give the same round; use another one for each round.")
    private String seed = "";

    @Override
    Report report() {
        Seed chosen = seed(seed);
        Vector<Swiss.Row<String>> rows = PlayerRows.read(source, text(source));
        Swiss.Round<String> round;
        try {
            round = Swiss.nextRound(rows, chosen);
        } catch (IllegalArgumentException e) {
            throw new InputException(source.name() + ": " + e.getMessage(), e);
        }
        Vector<Vector<String>> cells = round.tables()
                .map(table -> Vector.of(
                        String.valueOf(table.number()), table.first(), table.second(), round.why(table.first())))
                .appendAll(round.bye().map(player -> Vector.of("", player, "", round.why(player))));
        Vector<String> text = cells.map(row ->
                row.get(2).isEmpty() ? "bye: " + row.get(1) : row.get(0) + ": " + row.get(1) + " – " + row.get(2));
        JsonObject json = JsonObject.builder()
                .put("seed", chosen.toString())
                .put(
                        "tables",
                        JsonArray.ofAll(round.tables()
                                .map(table -> JsonObject.builder()
                                        .put("table", table.number())
                                        .put("first", table.first())
                                        .put("second", table.second())
                                        .put("why", round.why(table.first()))
                                        .build())))
                .put(
                        "bye",
                        round.bye()
                                .<JsonValue>map(player ->
                                        JsonObject.of("player", player).with("why", round.why(player)))
                                .getOrElse(JsonNull.NULL))
                .build();
        return new Report(text, Vector.of("table", "first", "second", "why"), cells, json, true);
    }
}
