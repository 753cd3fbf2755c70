package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/** The common part of the JSON forms: listed players with ids, and rounds of tables. */
final class JsonEvent {
    private final JsonValue file;
    private final TableReader reader;
    /** Not of Vavr: a tree beside the hash table keeps chosen ids with the same hash code quick. */
    private final Map<String, PlayerId> ids = new LinkedHashMap<>();

    private Vector<ImportedEvent.Discrepancy> penalties = Vector.empty();

    private JsonEvent(JsonValue file, TableReader reader) {
        this.file = file;
        this.reader = reader;
    }

    /** Reads one table of a round, or none if it belongs to the final rounds or has no result yet. */
    interface TableReader {
        Option<Vector<ImportedTable.Seat>> seats(JsonValue table, String place, JsonEvent event);
    }

    /** Returns the tree of a file, which must have the given form. */
    static Either<ImportRefusal, JsonValue> parsed(String file, CrisisJson json, ExportForm form) {
        try {
            form.require(file);
            return parse(file, json).peek(form::require);
        } catch (ImportRefusedException e) {
            return Either.left(e.refusal());
        }
    }

    static Either<ImportRefusal, JsonValue> parse(String file, CrisisJson json) {
        return json.parse(file)
                .mapLeft(refusal -> new ImportRefusal(refusal.path(), new ImportFault.NotJson(refusal.message())));
    }

    /** Reads the event in a tree of the form that NRTM, Cobra and AesopsTables have in common. */
    static Either<ImportRefusal, ImportedEvent> read(JsonValue tree, TableReader reader) {
        try {
            return Either.right(new JsonEvent(tree, reader).event());
        } catch (ImportRefusedException e) {
            return Either.left(e.refusal());
        }
    }

    private ImportedEvent event() {
        JsonArray listed = array("players");
        Vector<ImportedPlayer> players = Vector.empty();
        for (int i = 0; i < listed.size(); i++) {
            String place = "/players/" + i;
            String key = key(listed.get(i).get("id"))
                    .getOrElseThrow(() -> new ImportRefusedException(place + "/id", new ImportFault.NoId()));
            if (ids.containsKey(key)) {
                throw new ImportRefusedException(place + "/id", new ImportFault.DuplicateId(PlainName.shown(key)));
            }
            PlayerId id = PlayerId.of(i + 1);
            ids.put(key, id);
            players = players.append(player(id, key, listed.get(i), place));
        }
        JsonArray rounds = array("rounds");
        Vector<Vector<ImportedTable>> tables = Vector.empty();
        for (int i = 0; i < rounds.size(); i++) {
            Vector<ImportedTable> swiss = tables(rounds.get(i), "/rounds/" + i);
            tables = swiss.isEmpty() ? tables : tables.append(swiss);
        }
        ImportedEvent.requireRounds(tables);
        return new ImportedEvent(name(file.get("name"), "event", "/name"), players, tables, penalties);
    }

    /** Returns the name in the file, or {@code otherwise} if the file has none. */
    private static String name(JsonValue found, String otherwise, String place) {
        String name = text(found).isBlank() ? otherwise : text(found);
        PlainName.fault(name, PlainName.LONGEST).forEach(fault -> {
            throw new ImportRefusedException(place, new ImportFault.InvalidName(fault));
        });
        return name;
    }

    private static ImportedPlayer player(PlayerId id, String key, JsonValue player, String place) {
        JsonValue strength = player.get("strengthOfSchedule");
        String decimal = text(strength);
        if (!strength.isNull() && !ImportedPlayer.isDecimal(decimal)) {
            throw new ImportRefusedException(
                    place + "/strengthOfSchedule", new ImportFault.NotADecimal(PlainName.shown(decimal)));
        }
        return new ImportedPlayer(
                id,
                key,
                name(player.get("name"), key, place + "/name"),
                player.get("matchPoints").number(),
                Option.when(!strength.isNull(), decimal),
                player.get("rank").number());
    }

    private Vector<ImportedTable> tables(JsonValue round, String place) {
        if (!(round instanceof JsonArray array)) {
            throw new ImportRefusedException(place, new ImportFault.NoRound());
        }
        Vector<ImportedTable> tables = Vector.empty();
        for (int i = 0; i < array.size(); i++) {
            String at = place + "/" + i;
            tables = tables.appendAll(reader.seats(array.get(i), at, this).map(seats -> ImportedTable.read(seats, at)));
        }
        // A round that was paired but not played has nothing but byes.
        return tables.size() < array.size() && tables.forAll(ImportedTable::isBye) ? Vector.empty() : tables;
    }

    /** Returns the player with an id, or none for the bye, which has no id or 0. */
    Option<PlayerId> player(JsonValue id, String place) {
        return key(id).filter(key -> !key.equals("0") || ids.containsKey(key))
                .map(key -> Option.of(ids.get(key))
                        .getOrElseThrow(() ->
                                new ImportRefusedException(place, new ImportFault.UnknownId(PlainName.shown(key)))));
    }

    /** Returns a score. A negative one is a penalty: it counts as 0, and the event notes the difference. */
    int score(PlayerId player, int score, String place) {
        if (Math.abs((long) score) > ImportedTable.Seat.MAX) {
            throw new ImportRefusedException(place, new ImportFault.ScoreTooLarge(score, ImportedTable.Seat.MAX));
        }
        if (score < 0) {
            penalties = penalties.append(new ImportedEvent.Discrepancy(player, "score", Ratio.of(score), Ratio.ZERO));
        }
        return Math.max(0, score);
    }

    /** Returns an id as text, because some programs use numbers and others texts. */
    private static Option<String> key(JsonValue id) {
        return Option.when(
                (id instanceof JsonNumber number && number.isWhole())
                        || id.text().exists(text -> !text.isBlank()),
                () -> text(id));
    }

    /** Returns a text, or a number or boolean as text; empty for anything else. */
    static String text(JsonValue value) {
        return value.text()
                .getOrElse(() -> value instanceof JsonNumber || value instanceof JsonBoolean ? value.toString() : "");
    }

    private JsonArray array(String name) {
        if (file.get(name) instanceof JsonArray found) {
            return found;
        }
        throw new ImportRefusedException("/" + name, new ImportFault.NoArray(name));
    }
}
