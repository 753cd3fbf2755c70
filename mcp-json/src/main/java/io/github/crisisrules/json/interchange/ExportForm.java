package io.github.crisisrules.json.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.core.rulebook.PlainName;
import io.vavr.collection.Vector;

/** What kind of file somebody handed in, as far as its first lines tell. */
enum ExportForm {
    /** Tables with {@code player1} and {@code player2}. */
    NRTM("the form of NRTM and Cobra: players, and rounds of tables with player1 and player2", "NrtmJson"),
    /** Tables with {@code corpPlayer} and {@code runnerPlayer}. */
    AESOPS("the form of AesopsTables: players, and rounds of tables with corpPlayer and runnerPlayer", "AesopsJson"),
    /** Lines of fields. */
    CSV("a table of results: a first line with the columns round, player1, points1, player2, points2", "ResultsCsv"),
    /** Something else. */
    OTHER("another form", "");

    private final String words;
    private final String reader;

    ExportForm(String words, String reader) {
        this.words = words;
        this.reader = reader;
    }

    /** The form of a file by its first character and, for JSON, by its first table. */
    static ExportForm of(String file) {
        String begin = (file.startsWith("\ufeff") ? file.substring(1) : file).stripLeading();
        return begin.startsWith("{") || begin.startsWith("[") ? OTHER : CSV;
    }

    /** The form of a JSON file. */
    static ExportForm of(JsonNode tree) {
        for (JsonNode round : tree.path("rounds")) {
            for (JsonNode table : round) {
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

    /** Refuses a JSON file that is known to be of another form, or of none. */
    void require(JsonNode tree) {
        ExportForm found = of(tree);
        boolean empty = tree.path("players").isArray() && isWithoutTables(tree.path("rounds"));
        if (found != this && !(found == OTHER && empty)) {
            throw new ImportFault(
                    "", "expected " + words + "; found " + (found == OTHER ? described(tree) : found.told()));
        }
    }

    private static boolean isWithoutTables(JsonNode rounds) {
        return rounds.isArray() && Vector.ofAll(rounds).forAll(round -> round.isArray() && round.isEmpty());
    }

    /** What it is and what reads it. */
    String told() {
        return reader.isEmpty() ? words : words + " (" + reader + " reads it)";
    }

    /** What it looks like, for people. */
    String expected() {
        return words;
    }

    /** A JSON value of no known form, in a few words. */
    static String described(JsonNode tree) {
        if (tree.isObject()) {
            Vector<String> names = Vector.ofAll(tree::fieldNames);
            return names.isEmpty()
                    ? "an empty JSON object"
                    : "a JSON object with "
                            + names.take(5).map(PlainName::shown).mkString(", ")
                            + (names.size() > 5 ? " and more" : "");
        }
        return tree.isArray() ? "a JSON array" : "a single JSON value";
    }
}
