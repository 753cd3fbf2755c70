package io.github.crisisrules.js;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.frame.EncounterState;
import io.github.crisisrules.encounter.frame.EncounterTable;
import io.github.crisisrules.json.value.JsonArray;
import java.util.function.UnaryOperator;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * An encounter in JavaScript: the verbs of {@link EncounterTable}.
 *
 * @param <T> the table
 * @param <H> the handle of the encounter
 */
abstract class EncounterHandle<
                S extends EncounterState & Describable,
                C extends GameCommand,
                E extends GameEvent<S>,
                T extends EncounterTable<S, C, E, T>,
                H extends EncounterHandle<S, C, E, T, H>>
        extends GameHandle<S, C, E, H> {
    private final T table;

    EncounterHandle(T table) {
        super(table.play());
        this.table = table;
    }

    final H does(UnaryOperator<T> verb) {
        return Js.guarded(() -> with(verb.apply(table).play()));
    }

    /** Returns the result of an attack: its damage as a number, or the faces of both rolls. */
    static AttackResult result(JSObject result) {
        return Js.type(result).equals("number")
                ? AttackResult.of(Js.number(result, "result"))
                : AttackResult.parse(Js.text(result, "result"));
    }

    /** Returns everything that lies on the table, as tables of text. */
    @JSExport
    public final JSObject view() {
        return Js.guarded(() -> Js.object(JsonArray.ofAll(table.view().tables().map(TextViews::of))));
    }

    /** Returns sentences about the state. */
    @JSExport
    public final String state() {
        return play().state().describe(play().wording());
    }

    /** Returns whether the encounter is over. */
    @JSExport
    public final boolean isOver() {
        return table.isOver();
    }

    /** Begins the first round. */
    @JSExport
    public final H beginFirstRound() {
        return does(table -> table.beginFirstRound());
    }

    /** Begins the activation of a character. */
    @JSExport
    public final H activate(JSObject character) {
        return does(table -> table.activate(character(character)));
    }

    /** Ends the activation in progress. */
    @JSExport
    public final H endActivation() {
        return does(table -> table.endActivation());
    }

    /** Resolves an effect of the current step. */
    @JSExport
    public final H resolveEffect(JSObject effect) {
        return does(table -> table.resolveEffect(Js.text(effect, "effect")));
    }

    /** Passes for the side that may act. */
    @JSExport
    public final H pass() {
        return does(table -> table.pass());
    }

    /** Advances a character that did not act. */
    @JSExport
    public final H advance(JSObject character) {
        return does(table -> table.advance(character(character)));
    }

    /** Reports damage that an effect deals. */
    @JSExport
    public final H sufferDamage(JSObject character, JSObject damage) {
        return does(table -> table.sufferDamage(character(character), Js.number(damage, "damage")));
    }

    /** Reports damage that an effect removes. */
    @JSExport
    public final H removeDamage(JSObject character, JSObject damage) {
        return does(table -> table.removeDamage(character(character), Js.number(damage, "damage")));
    }

    /** Reports Power that a character gains. */
    @JSExport
    public final H gainPower(JSObject character, JSObject power) {
        return does(table -> table.gainPower(character(character), Js.number(power, "power")));
    }

    /** Reports Power that a character spends. */
    @JSExport
    public final H spendPower(JSObject character, JSObject power) {
        return does(table -> table.spendPower(character(character), Js.number(power, "power")));
    }

    /** Reports a special condition that a character gains. */
    @JSExport
    public final H gainCondition(JSObject character, JSObject condition) {
        return does(table -> table.gainCondition(character(character), Js.text(condition, "condition")));
    }

    /** Reports a special condition that a character loses. */
    @JSExport
    public final H loseCondition(JSObject character, JSObject condition) {
        return does(table -> table.loseCondition(character(character), Js.text(condition, "condition")));
    }

    /** Begins an effect for this round, on a character if one is named. */
    @JSExport
    public final H beginEffect(JSObject effect, JSObject character) {
        return does(table -> Js.isMissing(character)
                ? table.beginEffect(Js.text(effect, "effect"))
                : table.beginEffect(Js.text(effect, "effect"), character(character)));
    }

    /** Discards a Status card. */
    @JSExport
    public final H discardStatus(JSObject card) {
        return does(table -> table.discardStatus(Js.text(card, "card")));
    }

    /** Plays a Team Tactic card, with the affiliation that it names, if any. */
    @JSExport
    public final H playTactic(JSObject player, JSObject card, JSObject targets, JSObject affiliation) {
        return does(table -> Js.isMissing(affiliation)
                ? table.playTactic(Js.text(player, "player"), Js.text(card, "card"), Js.array(targets, "targets"))
                : table.playAffiliationTactic(
                        Js.text(player, "player"),
                        Js.text(card, "card"),
                        Js.text(affiliation, "affiliation"),
                        Js.array(targets, "targets")));
    }

    /** Applies the leadership of a player's squad. */
    @JSExport
    public final H useLeadership(JSObject player, JSObject targets) {
        return does(table -> table.useLeadership(Js.text(player, "player"), Js.array(targets, "targets")));
    }

    static String character(JSObject character) {
        return Js.text(character, "character");
    }
}
