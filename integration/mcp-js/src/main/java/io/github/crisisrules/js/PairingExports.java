package io.github.crisisrules.js;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.dice.CrisisOdds;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.tournament.Swiss;
import io.vavr.collection.Vector;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
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
            Ids ids = new Ids();
            Swiss.Round<Ids.Id> round = Swiss.nextRound(Js.items(rows, "rows", row -> row(row, ids)), Js.seed(options));
            JSObject tables = array();
            round.tables()
                    .forEach(table -> push(
                            tables,
                            table.number(),
                            table.first().value(),
                            table.second().value()));
            return round(
                    tables,
                    round.bye().map(Ids.Id::value).getOrElse(PairingExports::none),
                    player -> round.why(ids.of(player, "player"), wording));
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

    /** Explains an opponent or a bye when it is asked for. */
    @JSFunctor
    interface Why extends JSObject {
        String of(JSObject player);
    }

    @JSBody(
            params = {"tables", "bye", "why"},
            script = "var explained = function (object, player) {"
                    + "return Object.defineProperty(object, 'why', {enumerable: true, get: function () { return why(player); }}); };"
                    + "tables.forEach(function (table) { explained(table, table.first); });"
                    + "return {tables: tables, bye: bye === null ? null : explained({player: bye}, bye)};")
    private static native JSObject round(JSObject tables, JSObject bye, Why why);

    @JSBody(script = "return [];")
    private static native JSObject array();

    @JSBody(script = "return null;")
    private static native JSObject none();

    @JSBody(
            params = {"tables", "table", "first", "second"},
            script = "tables.push({table: table, first: first, second: second});")
    private static native void push(JSObject tables, int table, JSObject first, JSObject second);

    private static Swiss.Row<Ids.Id> row(JSObject row, Ids ids) {
        JSObject opponents = Js.property(row, "opponents");
        JSObject playing = Js.property(row, "playing");
        if (!Js.isMissing(playing) && !Js.type(playing).equals("boolean")) {
            throw new IllegalArgumentException("playing must be true or false, not " + Js.shown(playing) + ".");
        }
        return new Swiss.Row<>(
                ids.of(Js.property(row, "id"), "id"),
                count(row, "points"),
                Js.isMissing(opponents)
                        ? Vector.empty()
                        : Js.items(opponents, "opponents", opponent -> ids.of(opponent, "opponents")),
                count(row, "byes"),
                count(row, "vps"),
                Js.isMissing(playing) || Js.shown(playing).equals("true"));
    }

    private static int count(JSObject row, String name) {
        JSObject value = Js.property(row, name);
        return Js.isMissing(value) ? 0 : Js.number(value, name);
    }
}
