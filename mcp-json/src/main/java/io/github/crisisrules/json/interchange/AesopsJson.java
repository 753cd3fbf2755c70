package io.github.crisisrules.json.interchange;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The JSON form that the program AesopsTables exports: {@code players} with an {@code id}, and {@code rounds}, arrays of tables
 * whose two sides have names: {@code corpPlayer} and {@code runnerPlayer}, each an id, with the scores as text in
 * {@code corpScore} and {@code runnerScore}. The text {@code (BYE)} in place of an id is the bye. Tables with a
 * {@code winner_id} instead of scores belong to final rounds and are left out, and so are tables without a result.
 */
public final class AesopsJson {
    private static final String BYE = "(BYE)";

    private AesopsJson() {}

    /** Reads the event in a file. */
    public static Either<ImportRefusal, ImportedEvent> read(String file) {
        return read(file, CrisisJson.standard());
    }

    /** Reads the event in a file within the limits of {@code json}. */
    public static Either<ImportRefusal, ImportedEvent> read(String file, CrisisJson json) {
        return JsonEvent.parsed(file, json, ExportForm.AESOPS).flatMap(AesopsJson::read);
    }

    static Either<ImportRefusal, ImportedEvent> read(JsonValue tree) {
        return JsonEvent.read(tree, AesopsJson::seats);
    }

    private static Option<Vector<ImportedTable.Seat>> seats(JsonValue table, String place, JsonEvent event) {
        boolean isFinal = table.has("winner_id") || table.has("loser_id");
        boolean isOpen = JsonEvent.text(table.get("corpScore")).isBlank()
                && JsonEvent.text(table.get("runnerScore")).isBlank();
        return Option.when(
                !isFinal && !isOpen,
                () -> Vector.of("corp", "runner").flatMap(side -> seat(table, side, place, event)));
    }

    private static Option<ImportedTable.Seat> seat(JsonValue table, String side, String place, JsonEvent event) {
        JsonValue id = table.get(side + "Player");
        Option<PlayerId> player =
                id.text().contains(BYE) ? Option.none() : event.player(id, place + "/" + side + "Player");
        return player.map(found -> new ImportedTable.Seat(found, score(found, table, side, place, event), 0));
    }

    private static int score(PlayerId player, JsonValue table, String side, String place, JsonEvent event) {
        String at = place + "/" + side + "Score";
        String text = JsonEvent.text(table.get(side + "Score")).strip();
        if (!text.matches("-?[0-9]{1,6}")) {
            throw new ImportRefusedException(
                    at, new ImportFault.NotANumber(PlainName.shown(text), 0, ImportedTable.Seat.MAX));
        }
        return event.score(player, Integer.parseInt(text), at);
    }
}
