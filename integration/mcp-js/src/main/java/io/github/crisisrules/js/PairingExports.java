package io.github.crisisrules.js;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.dice.CrisisOdds;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonNull;
import io.github.crisisrules.json.value.JsonNumber;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonString;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.tournament.Swiss;
import io.vavr.collection.Vector;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The functions of the entry point {@code pairing}: the next round for an app's own rows, and exact odds. */
public final class PairingExports {
    private PairingExports() {}

    /**
     * Pairs the next Swiss round.
     *
     * @param rows an array of objects with id, points, opponents, byes, vps and playing
     * @param options an object with a seed and a language
     */
    @JSExport
    public static JSObject nextRound(JSObject rows, JSObject options) {
        return Js.guarded(() -> {
            Wording wording = Wording.ENGLISH.in(Js.language(options));
            Swiss.Round<Id> round = Swiss.nextRound(Js.items(rows, "rows").map(PairingExports::row), Js.seed(options));
            return Js.object(JsonObject.builder()
                    .put(
                            "tables",
                            JsonArray.ofAll(round.tables()
                                    .map(table -> JsonObject.builder()
                                            .put("table", table.number())
                                            .put("first", table.first().value())
                                            .put("second", table.second().value())
                                            .put("why", round.why(table.first(), wording))
                                            .build())))
                    .put(
                            "bye",
                            round.bye()
                                    .<JsonValue>map(player -> JsonObject.of("player", player.value())
                                            .with("why", round.why(player, wording)))
                                    .getOrElse(JsonNull.NULL))
                    .build());
        });
    }

    /** Returns the chances of at least 1, 2, … damage of an attack with Crisis dice. */
    @JSExport
    public static JSObject crisisDamage(JSObject attackDice, JSObject defenceDice) {
        return Js.guarded(() -> {
            Distribution<Integer> damage =
                    CrisisOdds.damage(Js.number(attackDice, "attackDice"), Js.number(defenceDice, "defenceDice"));
            return Js.object(JsonArray.ofAll(damage.outcomes()
                    .sorted()
                    .map(dealt -> JsonObject.builder()
                            .put("damage", dealt)
                            .put("exactly", Odds.chance(damage.probability(dealt)))
                            .put("atLeast", Odds.chance(damage.chance(other -> other >= dealt)))
                            .build())));
        });
    }

    /** Returns the chances of a Heroic action that hurts, given by its pools such as {@code 3d8+2d10}. */
    @JSExport
    public static JSObject heroicAction(JSObject action, JSObject reaction) {
        return Odds.heroicAction(action, reaction);
    }

    private static Swiss.Row<Id> row(JSObject row) {
        JSObject opponents = Js.property(row, "opponents");
        JSObject playing = Js.property(row, "playing");
        if (!Js.isMissing(playing) && !Js.type(playing).equals("boolean")) {
            throw new IllegalArgumentException("playing must be true or false, not " + Js.shown(playing) + ".");
        }
        return new Swiss.Row<>(
                Id.of(Js.property(row, "id"), "id"),
                count(row, "points"),
                Js.isMissing(opponents)
                        ? Vector.empty()
                        : Js.items(opponents, "opponents").map(opponent -> Id.of(opponent, "opponents")),
                count(row, "byes"),
                count(row, "vps"),
                Js.isMissing(playing) || Js.shown(playing).equals("true"));
    }

    private static int count(JSObject row, String name) {
        JSObject value = Js.property(row, name);
        return Js.isMissing(value) ? 0 : Js.number(value, name);
    }

    /** The id of a player as the app gave it: a string or a whole number. */
    private record Id(JsonValue value) {
        static Id of(JSObject value, String name) {
            if (Js.type(value).equals("number")) {
                return new Id(JsonNumber.of(Js.number(value, name)));
            }
            if (Js.type(value).equals("string")) {
                return new Id(new JsonString(Js.text(value, name)));
            }
            throw new IllegalArgumentException(
                    name + " must be a string or a whole number, not " + Js.shown(value) + ".");
        }

        @Override
        public String toString() {
            return value instanceof JsonString text ? text.value() : value.toString();
        }
    }
}
