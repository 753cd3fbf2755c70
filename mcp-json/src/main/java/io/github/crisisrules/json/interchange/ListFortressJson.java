package io.github.crisisrules.json.interchange;

import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.PointScale;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The JSON form of the site ListFortress, which collects X-Wing events: {@code participants} with an {@code id}, and
 * {@code rounds} with {@code matches} of {@code player1_id} and {@code player2_id}. The scores of a match,
 * {@code player1_points} and {@code player2_points}, are read as VPs; event points follow from {@code winner_id}, else from
 * the scores, by a point scale. A match without a second player, or with the {@code result} "bye", is a bye. Rounds whose
 * {@code roundtype_id} is not 1 are final rounds and are left out, and so are matches without scores.
 */
public final class ListFortressJson {
    static final PointScale USUAL_POINTS = new PointScale(3, 1, 0);

    private static final int SWISS = 1;

    private ListFortressJson() {}

    /** Reads the event in a file, with 3 points for a win or a bye and 1 for a draw. */
    public static Either<ImportRefusal, ImportedEvent> read(String file) {
        return read(file, CrisisJson.standard());
    }

    /** Reads the event in a file within the limits of {@code json}, with 3 points for a win or a bye and 1 for a draw. */
    public static Either<ImportRefusal, ImportedEvent> read(String file, CrisisJson json) {
        return read(file, json, USUAL_POINTS);
    }

    /** Reads the event in a file within the limits of {@code json}, with event points by {@code scale}. */
    public static Either<ImportRefusal, ImportedEvent> read(String file, CrisisJson json, PointScale scale) {
        return JsonEvent.parsed(file, json, ExportForm.LIST_FORTRESS).flatMap(tree -> read(tree, scale));
    }

    static Either<ImportRefusal, ImportedEvent> read(JsonValue tree, PointScale scale) {
        return JsonEvent.read(common(tree), (match, place, event) -> seats(match, place, event, scale))
                .mapLeft(refusal -> new ImportRefusal(
                        refusal.place()
                                .replaceFirst("^/players", "/participants")
                                .replaceFirst("^(/rounds/[0-9]+)/", "$1/matches/"),
                        refusal.fault()));
    }

    /** Returns the same facts in the form that the other programs have in common. */
    private static JsonValue common(JsonValue tree) {
        return JsonObject.of("name", tree.get("name"))
                .with(
                        "players",
                        JsonArray.ofAll(items(tree.get("participants"))
                                .map(participant -> JsonObject.of("id", participant.get("id"))
                                        .with("name", participant.get("name"))
                                        .with("matchPoints", participant.get("score"))
                                        .with("strengthOfSchedule", participant.get("sos"))
                                        .with("rank", participant.get("swiss_rank")))))
                .with(
                        "rounds",
                        JsonArray.ofAll(items(tree.get("rounds"))
                                .map(round -> round.get("roundtype_id").number().getOrElse(SWISS) == SWISS
                                        ? round.get("matches")
                                        : JsonArray.empty())));
    }

    private static Vector<JsonValue> items(JsonValue value) {
        return value instanceof JsonArray array ? Vector.ofAll(array) : Vector.empty();
    }

    private static Option<Vector<ImportedTable.Seat>> seats(
            JsonValue match, String place, JsonEvent event, PointScale scale) {
        Option<PlayerId> first = event.player(match.get("player1_id"), place + "/player1_id");
        Option<PlayerId> second = match.get("result").text().contains("bye")
                ? Option.none()
                : event.player(match.get("player2_id"), place + "/player2_id");
        if (first.isEmpty() || second.isEmpty()) {
            return Option.of(
                    first.orElse(second).toVector().map(player -> new ImportedTable.Seat(player, scale.bye(), 0)));
        }
        Option<Integer> firstScore = match.get("player1_points").number();
        Option<Integer> secondScore = match.get("player2_points").number();
        if (firstScore.isEmpty() || secondScore.isEmpty()) {
            return Option.none();
        }
        int own = event.score(first.get(), firstScore.get(), place + "/player1_points");
        int other = event.score(second.get(), secondScore.get(), place + "/player2_points");
        Outcome outcome = event.player(match.get("winner_id"), place + "/winner_id")
                .map(winner -> winner.equals(first.get()) ? Outcome.WIN : Outcome.LOSS)
                .getOrElse(own == other ? Outcome.DRAW : own > other ? Outcome.WIN : Outcome.LOSS);
        return Option.of(Vector.of(
                new ImportedTable.Seat(first.get(), scale.points(outcome), own),
                new ImportedTable.Seat(second.get(), scale.points(outcome.opposite()), other)));
    }
}
