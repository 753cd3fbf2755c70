package io.github.crisisrules.cli;

import io.github.crisisrules.core.name.PlainName;
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
import io.vavr.Tuple2;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The players to pair, from a file: an array of objects in JSON, a table with the same columns, or an event of another program.
 */
final class PlayerRows {
    private static final String OPPONENTS = "opponents";
    private static final Vector<String> COLUMNS = Vector.of("id", "points", OPPONENTS, "byes", "vps", "playing");

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
        Set<PlayerId> seated = event.rounds()
                .lastOption()
                .getOrElse(Vector.empty())
                .flatMap(ImportedTable::seats)
                .map(ImportedTable.Seat::player)
                .toSet();
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
        Vector<Tuple2<String, Integer>> lines =
                Vector.ofAll(text.lines().toList()).zipWithIndex().reject(line -> line._1.isBlank());
        Vector<String> columns = cells(lines.head()._1).map(String::strip);
        columns.filter(column -> !COLUMNS.contains(column)).forEach(column -> {
            throw new IllegalArgumentException(
                    "There is no column \"" + column + "\". Use " + COLUMNS.mkString(", ") + ".");
        });
        return lines.tail().map(line -> {
            String place = "line " + (line._2 + 1);
            Vector<String> cells = cells(line._1).map(String::strip);
            if (cells.size() > columns.size()) {
                throw new IllegalArgumentException("There are more cells in " + place + " than in the heading.");
            }
            return row(place, name -> {
                int column = columns.indexOf(name);
                return Option.when(column >= 0 && column < cells.size(), () -> cells.get(column))
                        .filter(cell -> !cell.isEmpty())
                        .map(cell -> items(name, cell));
            });
        });
    }

    /** Returns the cells of a line. A cell in quotation marks may contain commas; a doubled mark stands for one. */
    private static Vector<String> cells(String line) {
        Vector<String> cells = Vector.empty();
        StringBuilder cell = new StringBuilder();
        boolean isInside = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && isInside && line.startsWith("\"\"", i)) {
                cell.append(c);
                i++;
            } else if (c == '"') {
                isInside = !isInside;
            } else if (c == ',' && !isInside) {
                cells = cells.append(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        if (isInside) {
            throw new IllegalArgumentException("A quotation mark is not closed on its line.");
        }
        return cells.append(cell.toString());
    }

    /** Returns the items of a cell, which has one item except for a list of opponents. */
    private static Vector<String> items(String name, String cell) {
        return name.equals(OPPONENTS)
                ? Vector.of(cell.split(";")).map(String::strip).filter(each -> !each.isEmpty())
                : Vector.of(cell);
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
            return row(
                    "player " + (index + 1),
                    name -> object.find(name)
                            .map(value -> name.equals(OPPONENTS) && value instanceof JsonArray listed
                                    ? Vector.ofAll(listed).map(item -> text(name, item))
                                    : items(name, text(name, value))));
        });
    }

    private static String text(String name, JsonValue value) {
        if (value instanceof JsonString text) {
            return text.value();
        }
        if (value instanceof JsonNumber || value instanceof JsonBoolean) {
            return value.toString();
        }
        throw new IllegalArgumentException("The field \"" + name + "\" has a value of the wrong type.");
    }

    private static Swiss.Row<String> row(String place, Function<String, Option<Vector<String>>> items) {
        Function<String, Option<String>> cell = name -> items.apply(name).map(Vector::head);
        String id = cell.apply("id").getOrElseThrow(() -> new IllegalArgumentException("The " + place + " has no id."));
        PlainName.checked(place, id);
        Vector<String> opponents = items.apply(OPPONENTS).getOrElse(Vector.empty());
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
