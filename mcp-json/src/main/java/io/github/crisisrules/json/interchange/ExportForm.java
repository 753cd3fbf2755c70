package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.collection.Vector;

/** The form of an exported file. */
public enum ExportForm implements Describable {
    /** Tables with {@code player1} and {@code player2}, which {@link NrtmJson} reads. */
    NRTM,
    /** Tables with {@code corpPlayer} and {@code runnerPlayer}, which {@link AesopsJson} reads. */
    AESOPS,
    /** Rounds with {@code matches}, and {@code participants}, which {@link ListFortressJson} reads. */
    LIST_FORTRESS,
    /** Lines of comma-separated fields, which {@link ResultsCsv} reads. */
    CSV,
    /** JSON of no known form. */
    OTHER_JSON,
    /** A text that is not JSON. */
    TEXT,
    /** No text but blanks. */
    EMPTY;

    private static final int NAMES_SHOWN = 5;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns {@link #EMPTY}, or by the first character {@link #OTHER_JSON} for any JSON, or else {@link #TEXT}. */
    static ExportForm of(String file) {
        String begin = (file.startsWith("\ufeff") ? file.substring(1) : file).stripLeading();
        if (begin.isEmpty()) {
            return EMPTY;
        }
        return begin.startsWith("{") || begin.startsWith("[") ? OTHER_JSON : TEXT;
    }

    /** Returns the form of a JSON file by its first table. */
    static ExportForm of(JsonValue tree) {
        if (tree.get("participants") instanceof JsonArray && tree.get("rounds") instanceof JsonArray) {
            return LIST_FORTRESS;
        }
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
        return OTHER_JSON;
    }

    /** Throws a refusal if a text file, of which only the first character is looked at, cannot have this form. */
    void require(String file) {
        ExportForm found = of(file);
        if (found != (this == CSV ? TEXT : OTHER_JSON)) {
            throw new ImportRefusedException("", new ImportFault.OtherForm(Vector.of(this), found, Vector.empty()));
        }
    }

    /** Throws a refusal if a JSON file has another form. */
    void require(JsonValue tree) {
        ExportForm found = of(tree);
        boolean empty = tree.get("players") instanceof JsonArray && isWithoutTables(tree.get("rounds"));
        if (found != this && !(found == OTHER_JSON && empty)) {
            throw new ImportRefusedException("", other(Vector.of(this), tree));
        }
    }

    /** Returns the fault of a JSON file that has none of the expected forms. */
    static ImportFault other(Vector<ExportForm> expected, JsonValue tree) {
        ExportForm found = of(tree);
        Vector<String> names = found == OTHER_JSON && tree instanceof JsonObject object
                ? Vector.ofAll(object.fields().keySet()).take(NAMES_SHOWN).map(PlainName::shown)
                : Vector.empty();
        return new ImportFault.OtherForm(expected, found, names);
    }

    private static boolean isWithoutTables(JsonValue rounds) {
        return rounds instanceof JsonArray array
                && Vector.ofAll(array).forAll(round -> round.equals(JsonArray.empty()));
    }

    private static Iterable<JsonValue> items(JsonValue value) {
        return value instanceof JsonArray array ? array : JsonArray.empty();
    }
}
