package io.github.crisisrules.json.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.core.name.PlainName;
import io.vavr.collection.Vector;

/** The form of an exported file. */
enum ExportForm {
    /** Tables with {@code player1} and {@code player2}. */
    NRTM("the form of NRTM and Cobra: players, and rounds of tables with player1 and player2", "NrtmJson"),
    /** Tables with {@code corpPlayer} and {@code runnerPlayer}. */
    AESOPS("the form of AesopsTables: players, and rounds of tables with corpPlayer and runnerPlayer", "AesopsJson"),
    /** Rounds with {@code matches}, and {@code participants}. */
    LIST_FORTRESS(
            "the form of ListFortress: participants, and rounds with matches of player1_id and player2_id",
            "ListFortressJson"),
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
    static ExportForm of(JsonNode tree) {
        if (tree.path("participants").isArray() && tree.path("rounds").isArray()) {
            return LIST_FORTRESS;
        }
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

    /** Throws a fault if a JSON file has another form, or none. */
    void require(JsonNode tree) {
        ExportForm found = of(tree);
        boolean empty = tree.path("players").isArray() && isWithoutTables(tree.path("rounds"));
        if (found != this && !(found == OTHER && empty)) {
            throw new ImportFault(
                    "",
                    "Expected " + words + ". Found " + (found == OTHER ? described(tree) : found.withReader()) + ".");
        }
    }

    private static boolean isWithoutTables(JsonNode rounds) {
        return rounds.isArray() && Vector.ofAll(rounds).forAll(round -> round.isArray() && round.isEmpty());
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
