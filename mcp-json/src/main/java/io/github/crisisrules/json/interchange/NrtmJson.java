package io.github.crisisrules.json.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.json.CrisisJson;
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

    /** Reads the event in a file. */
    public static Either<ImportRefusal, ImportedEvent> read(String file) {
        return read(file, CrisisJson.standard());
    }

    /** Reads the event in a file within the limits of {@code json}. */
    public static Either<ImportRefusal, ImportedEvent> read(String file, CrisisJson json) {
        return JsonEvent.read(file, json, ExportForm.NRTM, NrtmJson::seats);
    }

    private static Option<Vector<ImportedTable.Seat>> seats(JsonNode table, String place, JsonEvent event) {
        return Option.when(
                !table.path("eliminationGame").asBoolean(false),
                () -> Vector.of("player1", "player2")
                        .flatMap(side -> seat(table.path(side), place + "/" + side, event)));
    }

    private static Option<ImportedTable.Seat> seat(JsonNode side, String place, JsonEvent event) {
        return event.player(side.path("id"), place + "/id")
                .map(player -> new ImportedTable.Seat(player, score(side, place), 0));
    }

    private static int score(JsonNode side, String place) {
        JsonNode combined = side.path("combinedScore");
        return combined.isInt()
                ? JsonEvent.inRange(combined.intValue(), place + "/combinedScore")
                : Math.addExact(part(side, "runnerScore", place), part(side, "corpScore", place));
    }

    private static int part(JsonNode side, String name, String place) {
        if (!side.path(name).isInt()) {
            throw new ImportFault(place + "/" + name, "Expected a score, a whole number.");
        }
        return JsonEvent.inRange(side.path(name).intValue(), place + "/" + name);
    }
}
