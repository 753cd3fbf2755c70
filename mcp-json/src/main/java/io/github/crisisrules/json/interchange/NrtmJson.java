package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The JSON form that the programs NRTM and Cobra export: {@code players} with an {@code id}, and {@code rounds}, arrays of
 * tables with {@code player1} and {@code player2}. A player's score is {@code combinedScore}, else the sum of
 * {@code runnerScore} and {@code corpScore}. An id of 0 or null is the bye. Tables marked {@code eliminationGame} belong
 * to final rounds and are left out, and so are tables without a score; everything else in the file is ignored. A negative
 * score, a penalty, counts as 0 and is listed among the discrepancies of the event.
 */
public final class NrtmJson {
    private NrtmJson() {}

    /** Reads the event in a file. */
    public static Either<ImportRefusal, ImportedEvent> read(String file) {
        return read(file, CrisisJson.standard());
    }

    /** Reads the event in a file within the limits of {@code json}. */
    public static Either<ImportRefusal, ImportedEvent> read(String file, CrisisJson json) {
        return JsonEvent.parsed(file, json, ExportForm.NRTM).flatMap(NrtmJson::read);
    }

    static Either<ImportRefusal, ImportedEvent> read(JsonValue tree) {
        return JsonEvent.read(tree, NrtmJson::seats);
    }

    private static Option<Vector<ImportedTable.Seat>> seats(JsonValue table, String place, JsonEvent event) {
        return Option.when(
                !table.get("eliminationGame").equals(JsonValue.of(true)) && !isOpen(table),
                () -> Vector.of("player1", "player2")
                        .flatMap(side -> seat(table.get(side), place + "/" + side, event)));
    }

    /** Returns whether neither side has a score of any kind. */
    private static boolean isOpen(JsonValue table) {
        return Vector.of("player1", "player2")
                .map(table::get)
                .forAll(side -> Vector.of("combinedScore", "runnerScore", "corpScore")
                        .forAll(name -> side.get(name).isNull()));
    }

    private static Option<ImportedTable.Seat> seat(JsonValue side, String place, JsonEvent event) {
        return event.player(side.get("id"), place + "/id")
                .map(player -> new ImportedTable.Seat(player, score(player, side, place, event), 0));
    }

    private static int score(PlayerId player, JsonValue side, String place, JsonEvent event) {
        return side.get("combinedScore")
                .number()
                .map(score -> event.score(player, score, place + "/combinedScore"))
                .getOrElse(() ->
                        event.score(player, part(side, "runnerScore", place) + part(side, "corpScore", place), place));
    }

    private static int part(JsonValue side, String name, String place) {
        int part = side.get(name)
                .number()
                .getOrElseThrow(() -> new ImportRefusedException(
                        place + "/" + name,
                        new ImportFault.NotANumber(
                                PlainName.shown(side.get(name).toString()), 0, ImportedTable.Seat.MAX)));
        if (Math.abs((long) part) > ImportedTable.Seat.MAX) {
            throw new ImportRefusedException(
                    place + "/" + name, new ImportFault.ScoreTooLarge(part, ImportedTable.Seat.MAX));
        }
        return part;
    }
}
