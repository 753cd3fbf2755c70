package io.github.crisisrules.cli;

import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.interchange.ImportedEvent;
import io.github.crisisrules.json.interchange.ImportedTable;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonString;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.Swiss;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.Records;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The players to pair, from a file: an array of objects in JSON, a table with the same columns, or an event of another program.
 */
final class PlayerRows {
    private static final Vector<String> COLUMNS = Vector.of("id", "points", "opponents", "byes", "vps", "playing");

    private PlayerRows() {}

    /** Reads the rows of a file. */
    static Vector<Swiss.Row<String>> read(Source source, String text) {
        try {
            String start = text.stripLeading();
            if (start.startsWith("[")) {
                return ofJson(text);
            }
            return start.startsWith("{") || !isTable(start) ? ofEvent(source.event(text)) : ofTable(text);
        } catch (IllegalArgumentException e) {
            throw new InputException(source.name() + ": " + e.getMessage(), e);
        }
    }

    /** Returns the players of an event after its last round. Players who missed the last round have left. */
    private static Vector<Swiss.Row<String>> ofEvent(ImportedEvent event) {
        Records records = event.records();
        Vector<PlayerId> seated = event.rounds()
                .lastOption()
                .getOrElse(Vector.empty())
                .flatMap(ImportedTable::seats)
                .map(ImportedTable.Seat::player);
        return records.players().map(player -> {
            var record = records.of(player);
            return new Swiss.Row<>(
                    event.name(player),
                    record.points(),
                    record.opponents().toVector().map(event::name),
                    record.byes(),
                    record.vps(),
                    event.rounds().isEmpty() || seated.contains(player));
        });
    }

    private static boolean isTable(String text) {
        return cells(text.lines().findFirst().orElse("")).map(String::strip).contains("id");
    }

    private static Vector<Swiss.Row<String>> ofTable(String text) {
        Vector<String> lines =
                Vector.ofAll(text.lines().filter(line -> !line.isBlank()).toList());
        Vector<String> columns = cells(lines.head()).map(String::strip);
        columns.filter(column -> !COLUMNS.contains(column)).forEach(column -> {
            throw new IllegalArgumentException(
                    "There is no column \"" + column + "\". Use " + COLUMNS.mkString(", ") + ".");
        });
        return lines.tail().zipWithIndex((line, index) -> {
            Vector<String> cells = cells(line).map(String::strip);
            if (cells.size() > columns.size()) {
                throw new IllegalArgumentException("Line " + (index + 2) + " has more cells than the heading.");
            }
            return row("line " + (index + 2), name -> {
                int place = columns.indexOf(name);
                return Option.when(place >= 0 && place < cells.size(), () -> cells.get(place))
                        .filter(cell -> !cell.isEmpty());
            });
        });
    }

    private static Vector<String> cells(String line) {
        return Vector.of(line.split(",", -1));
    }

    private static Vector<Swiss.Row<String>> ofJson(String text) {
        JsonValue document = CrisisJson.standard()
                .parse(text)
                .getOrElseThrow(refusal -> new IllegalArgumentException(refusal.path() + " " + refusal.message()));
        if (!(document instanceof JsonArray players)) {
            throw new IllegalArgumentException("Expected an array of players.");
        }
        return Vector.ofAll(players).zipWithIndex((player, index) -> {
            if (!(player instanceof JsonObject object)) {
                throw new IllegalArgumentException("Player " + (index + 1) + " is not an object.");
            }
            object.fields().keySet().forEach(name -> {
                if (!COLUMNS.contains(name)) {
                    throw new IllegalArgumentException("Player " + (index + 1) + " has an unknown field \"" + name
                            + "\". Use " + COLUMNS.mkString(", ") + ".");
                }
            });
            return row("player " + (index + 1), name -> object.find(name).map(value -> cell(name, value)));
        });
    }

    /** Returns a JSON value as the cell of a table has it. */
    private static String cell(String name, JsonValue value) {
        if (value instanceof JsonString text) {
            return text.value();
        }
        if (value instanceof JsonArray items) {
            return Vector.ofAll(items).map(item -> cell(name, item)).mkString(";");
        }
        if (value instanceof JsonNumber || value instanceof JsonBoolean) {
            return value.toString();
        }
        throw new IllegalArgumentException("The field \"" + name + "\" has a value of the wrong type.");
    }

    private static Swiss.Row<String> row(String place, Function<String, Option<String>> cell) {
        String id = cell.apply("id").getOrElseThrow(() -> new IllegalArgumentException("The " + place + " has no id."));
        Vector<String> opponents = cell.apply("opponents")
                .map(text -> Vector.of(text.split(";")).map(String::strip).filter(each -> !each.isEmpty()))
                .getOrElse(Vector.empty());
        boolean playing = cell.apply("playing")
                .map(text -> switch (text) {
                    case "true", "yes", "1" -> true;
                    case "false", "no", "0" -> false;
                    default ->
                        throw new IllegalArgumentException("\"" + text + "\" in " + place + " is not true or false.");
                })
                .getOrElse(true);
        return new Swiss.Row<>(
                id,
                number(place, "points", cell),
                opponents,
                number(place, "byes", cell),
                number(place, "vps", cell),
                playing);
    }

    private static int number(String place, String name, Function<String, Option<String>> cell) {
        String text = cell.apply(name).getOrElse("0");
        if (!text.matches("[0-9]{1,9}")) {
            throw new IllegalArgumentException(
                    "\"" + text + "\" as " + name + " of " + place + " is not a whole number from 0 to 999999999.");
        }
        return Integer.parseInt(text);
    }
}
