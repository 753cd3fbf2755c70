package io.github.crisisrules.json.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The JSON form that the programs NRTM and Cobra export: {@code players} with an {@code id}, and {@code rounds}, arrays of
 * tables with {@code player1} and {@code player2}. A player's score is {@code combinedScore}, else the sum of
 * {@code runnerScore} and {@code corpScore}. An id of 0 or null is the bye. Tables marked {@code eliminationGame} belong
 * to final rounds and are left out; everything else in the file is ignored.
 */
public final class NrtmJson {
    private NrtmJson() {}

    /** The event that a file tells of. */
    public static Either<ImportRefusal, ImportedEvent> read(String file) {
        return read(file, CrisisJson.standard());
    }

    /** The same within other limits. */
    public static Either<ImportRefusal, ImportedEvent> read(String file, CrisisJson json) {
        return json.parse(file)
                .mapLeft(refusal -> new ImportRefusal(refusal.path(), refusal.message()))
                .flatMap(tree -> {
                    try {
                        return Either.right(event(tree));
                    } catch (ImportFault e) {
                        return Either.left(e.refusal());
                    } catch (IllegalArgumentException | ArithmeticException e) {
                        return Either.left(new ImportRefusal("", String.valueOf(e.getMessage())));
                    }
                });
    }

    private static ImportedEvent event(JsonNode file) {
        JsonNode listed = array(file, "players", "");
        Map<String, PlayerId> ids = LinkedHashMap.empty();
        Vector<ImportedPlayer> players = Vector.empty();
        for (int i = 0; i < listed.size(); i++) {
            String place = "/players/" + i;
            String key = key(listed.get(i).path("id"))
                    .getOrElseThrow(() -> new ImportFault(place + "/id", "a player without an id"));
            if (ids.containsKey(key)) {
                throw new ImportFault(place + "/id", "the id " + key + " stands twice");
            }
            PlayerId id = PlayerId.of(i + 1);
            ids = ids.put(key, id);
            players = players.append(player(id, key, listed.get(i), place));
        }
        JsonNode rounds = array(file, "rounds", "");
        Vector<Vector<ImportedTable>> tables = Vector.empty();
        for (int i = 0; i < rounds.size(); i++) {
            Vector<ImportedTable> swiss = tables(rounds.get(i), "/rounds/" + i, ids);
            tables = swiss.isEmpty() ? tables : tables.append(swiss);
        }
        return new ImportedEvent(file.path("name").asText("event"), players, tables);
    }

    private static ImportedPlayer player(PlayerId id, String key, JsonNode player, String place) {
        JsonNode points = player.path("matchPoints");
        JsonNode strength = player.path("strengthOfSchedule");
        String decimal = strength.asText();
        if (!strength.isMissingNode() && !strength.isNull() && !decimal.matches("[0-9]{1,9}(\\.[0-9]{1,60})?")) {
            throw new ImportFault(place + "/strengthOfSchedule", "expected a decimal number");
        }
        return new ImportedPlayer(
                id,
                key,
                player.path("name").asText(key),
                Option.when(points.isInt(), points::intValue),
                Option.when(!strength.isMissingNode() && !strength.isNull(), decimal));
    }

    private static Vector<ImportedTable> tables(JsonNode round, String place, Map<String, PlayerId> ids) {
        if (!round.isArray()) {
            throw new ImportFault(place, "a round is an array of tables");
        }
        Vector<ImportedTable> tables = Vector.empty();
        for (int i = 0; i < round.size(); i++) {
            JsonNode table = round.get(i);
            String at = place + "/" + i;
            if (table.path("eliminationGame").asBoolean(false)) {
                continue;
            }
            Vector<ImportedTable.Seat> seats =
                    Vector.of("player1", "player2").flatMap(side -> seat(table.path(side), at + "/" + side, ids));
            tables = tables.append(made(seats, at));
        }
        return tables;
    }

    private static ImportedTable made(Vector<ImportedTable.Seat> seats, String place) {
        try {
            return new ImportedTable(seats);
        } catch (IllegalArgumentException e) {
            throw new ImportFault(place, String.valueOf(e.getMessage()));
        }
    }

    private static Option<ImportedTable.Seat> seat(JsonNode side, String place, Map<String, PlayerId> ids) {
        return key(side.path("id"))
                .filter(key -> !key.equals("0") || ids.containsKey(key))
                .map(key -> {
                    PlayerId player = ids.get(key)
                            .getOrElseThrow(
                                    () -> new ImportFault(place + "/id", "nobody is listed with the id " + key));
                    return new ImportedTable.Seat(player, score(side, place), 0);
                });
    }

    private static int score(JsonNode side, String place) {
        JsonNode combined = side.path("combinedScore");
        return combined.isInt()
                ? inRange(combined.intValue(), place + "/combinedScore")
                : Math.addExact(part(side, "runnerScore", place), part(side, "corpScore", place));
    }

    private static int part(JsonNode side, String name, String place) {
        if (!side.path(name).isInt()) {
            throw new ImportFault(place + "/" + name, "expected a score, a whole number");
        }
        return inRange(side.path(name).intValue(), place + "/" + name);
    }

    private static int inRange(int score, String place) {
        if (score < 0 || score > ImportedTable.Seat.MOST) {
            throw new ImportFault(place, "the score " + score);
        }
        return score;
    }

    /** Programs use numbers and texts for ids; both are compared as texts. */
    private static Option<String> key(JsonNode id) {
        return Option.when(
                id.isIntegralNumber() || (id.isTextual() && !id.textValue().isBlank()), id::asText);
    }

    private static JsonNode array(JsonNode parent, String name, String place) {
        JsonNode found = parent.path(name);
        if (!found.isArray()) {
            throw new ImportFault(place + "/" + name, "expected an array");
        }
        return found;
    }
}
