package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.collection.Vector;

/** The form of an exported file. */
enum ExportForm {
    /** Tables with {@code player1} and {@code player2}. */
    NRTM("the form of NRTM and Cobra: players, and rounds of tables with player1 and player2", "NrtmJson"),
    /** Tables with {@code corpPlayer} and {@code runnerPlayer}. */
    AESOPS("the form of AesopsTables: players, and rounds of tables with corpPlayer and runnerPlayer", "AesopsJson"),
    /** Lines of comma-separated fields. */
    CSV("a table of results: a first line with the columns round, player1, points1, player2, points2", "ResultsCsv"),
    /** Any other form. */
    OTHER("another form", "");

    private final String words;
    private final String reader;

    ExportForm(String words, String reader) {
        this.words = words;
        this.reader = reader;
    }

    /** Returns {@link #CSV}, or {@link #OTHER} if the first character shows that the file is JSON. */
    static ExportForm of(String file) {
        String begin = (file.startsWith("\ufeff") ? file.substring(1) : file).stripLeading();
        return begin.startsWith("{") || begin.startsWith("[") ? OTHER : CSV;
    }

    /** Returns the form of a JSON file by its first table. */
    static ExportForm of(JsonValue tree) {
        for (JsonValue round : items(tree.get("rounds"))) {
            for (JsonValue table : items(round)) {
                if (table.has("player1") || table.has("player2")) {
                    return NRTM;
                }
                if (table.has("corpPlayer") || table.has("runnerPlayer")) {
                    return AESOPS;
                }
            }
        }
        return OTHER;
    }

    /** Throws a fault if a JSON file has another form, or none. */
    void require(JsonValue tree) {
        ExportForm found = of(tree);
        boolean empty = tree.get("players") instanceof JsonArray && isWithoutTables(tree.get("rounds"));
        if (found != this && !(found == OTHER && empty)) {
            throw new ImportFault(
                    "",
                    "Expected " + words + ". Found " + (found == OTHER ? described(tree) : found.withReader()) + ".");
        }
    }

    private static boolean isWithoutTables(JsonValue rounds) {
        return rounds instanceof JsonArray array
                && Vector.ofAll(array).forAll(round -> round.equals(JsonArray.empty()));
    }

    private static Iterable<JsonValue> items(JsonValue value) {
        return value instanceof JsonArray array ? array : JsonArray.empty();
    }

    /** Returns a description with the class that reads the form. */
    private String withReader() {
        return reader.isEmpty() ? words : words + " (" + reader + " reads it)";
    }

    /** Returns a description for people. */
    String expected() {
        return words;
    }

    /** Returns a short description of a JSON value of no known form. */
    static String described(JsonValue tree) {
        if (tree instanceof JsonObject object) {
            Vector<String> names = Vector.ofAll(object.fields().keySet());
            return names.isEmpty()
                    ? "an empty JSON object"
                    : "a JSON object with "
                            + names.take(5).map(PlainName::shown).mkString(", ")
                            + (names.size() > 5 ? " and more" : "");
        }
        return tree instanceof JsonArray ? "a JSON array" : "a single JSON value";
    }
}
