package io.github.crisisrules.json.interchange;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.json.CrisisJson;
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
    private static final int SWISS = 1;

    private ListFortressJson() {}

    /** Reads the event in a file, with 3 points for a win or a bye and 1 for a draw. */
    public static Either<ImportRefusal, ImportedEvent> read(String file) {
        return read(file, CrisisJson.standard());
    }

    /** Reads the event in a file within the limits of {@code json}, with 3 points for a win or a bye and 1 for a draw. */
    public static Either<ImportRefusal, ImportedEvent> read(String file, CrisisJson json) {
        return read(file, json, PointScale.OFFICIAL);
    }

    /** Reads the event in a file within the limits of {@code json}, with event points by {@code scale}. */
    public static Either<ImportRefusal, ImportedEvent> read(String file, CrisisJson json, PointScale scale) {
        return JsonEvent.parsed(file, json, ExportForm.LIST_FORTRESS)
                .flatMap(tree ->
                        JsonEvent.read(common(tree), (match, place, event) -> seats(match, place, event, scale)))
                .mapLeft(refusal -> new ImportRefusal(
                        refusal.place()
                                .replaceFirst("^/players", "/participants")
                                .replaceFirst("^(/rounds/[0-9]+)/", "$1/matches/"),
                        refusal.message()));
    }

    /** Returns the same facts in the form that the other programs have in common. */
    private static JsonNode common(JsonNode tree) {
        ObjectNode event = JsonNodeFactory.instance.objectNode();
        event.set("name", tree.path("name"));
        ArrayNode players = event.putArray("players");
        for (JsonNode participant : tree.path("participants")) {
            ObjectNode player = players.addObject();
            player.set("id", participant.path("id"));
            player.set("name", participant.path("name"));
            player.set("matchPoints", participant.path("score"));
            player.set("strengthOfSchedule", participant.path("sos"));
        }
        ArrayNode rounds = event.putArray("rounds");
        for (JsonNode round : tree.path("rounds")) {
            boolean isSwiss = round.path("roundtype_id").asInt(SWISS) == SWISS;
            rounds.add(isSwiss ? round.path("matches") : JsonNodeFactory.instance.arrayNode());
        }
        return event;
    }

    private static Option<Vector<ImportedTable.Seat>> seats(
            JsonNode match, String place, JsonEvent event, PointScale scale) {
        Option<PlayerId> first = event.player(match.path("player1_id"), place + "/player1_id");
        Option<PlayerId> second = match.path("result").asText().equals("bye")
                ? Option.none()
                : event.player(match.path("player2_id"), place + "/player2_id");
        if (first.isEmpty() || second.isEmpty()) {
            return Option.of(
                    first.orElse(second).toVector().map(player -> new ImportedTable.Seat(player, scale.bye(), 0)));
        }
        if (!match.path("player1_points").isInt()
                || !match.path("player2_points").isInt()) {
            return Option.none();
        }
        int own = event.score(first.get(), match.path("player1_points").intValue(), place + "/player1_points");
        int other = event.score(second.get(), match.path("player2_points").intValue(), place + "/player2_points");
        Outcome outcome = event.player(match.path("winner_id"), place + "/winner_id")
                .map(winner -> winner.equals(first.get()) ? Outcome.WIN : Outcome.LOSS)
                .getOrElse(own == other ? Outcome.DRAW : own > other ? Outcome.WIN : Outcome.LOSS);
        return Option.of(Vector.of(
                new ImportedTable.Seat(first.get(), scale.points(outcome), own),
                new ImportedTable.Seat(second.get(), scale.points(outcome.opposite()), other)));
    }
}
