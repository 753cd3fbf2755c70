package io.github.crisisrules.json.interchange;

import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.value.JsonValue;
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

    private static Option<Vector<ImportedTable.Seat>> seats(JsonValue table, String place, JsonEvent event) {
        return Option.when(
                !table.get("eliminationGame").equals(JsonValue.of(true)),
                () -> Vector.of("player1", "player2")
                        .flatMap(side -> seat(table.get(side), place + "/" + side, event)));
    }

    private static Option<ImportedTable.Seat> seat(JsonValue side, String place, JsonEvent event) {
        return event.player(side.get("id"), place + "/id")
                .map(player -> new ImportedTable.Seat(player, score(side, place), 0));
    }

    private static int score(JsonValue side, String place) {
        JsonValue combined = side.get("combinedScore");
        return combined.number()
                .map(score -> JsonEvent.inRange(score, place + "/combinedScore"))
                .getOrElse(() -> part(side, "runnerScore", place) + part(side, "corpScore", place));
    }

    private static int part(JsonValue side, String name, String place) {
        return side.get(name)
                .number()
                .map(score -> JsonEvent.inRange(score, place + "/" + name))
                .getOrElseThrow(() -> new ImportFault(place + "/" + name, "Expected a score, a whole number."));
    }
}
