package io.github.crisisrules.js;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * A game in JavaScript: what it waits for, what may be done, and what happened. A handle never changes; what is done returns the
 * next one.
 *
 * @param <H> the handle of the game
 */
abstract class GameHandle<S, C extends GameCommand, E extends GameEvent<S>, H extends GameHandle<S, C, E, H>> {
    private final Play<S, C, E> play;

    GameHandle(Play<S, C, E> play) {
        this.play = play;
    }

    abstract H with(Play<S, C, E> next);

    abstract LogFormat<?, S, C, E> format();

    /** Writes the log: every command and its events, as Java writes it. */
    @JSExport
    public final String save() {
        return Js.guarded(() -> format().write(play));
    }

    /** Writes the short log on one line: every command, and digests. */
    @JSExport
    public final String store() {
        return Js.guarded(() -> format().store(play));
    }

    final Play<S, C, E> play() {
        return play;
    }

    /** Returns a sentence about the step that the game waits for. */
    @JSExport
    public final String awaited() {
        return play.awaited().describe(play.wording());
    }

    /** Returns the sentences about what happened last. */
    @JSExport
    public final JSObject lastSentences() {
        return Js.object(JsonArray.ofTexts(play.lastSentences()));
    }

    /** Returns the sentences about everything that happened. */
    @JSExport
    public final JSObject story() {
        return Js.object(JsonArray.ofTexts(play.log().map(event -> event.describe(play.wording()))));
    }

    /** Returns the labels of everything that may be done now, each with its fields. */
    @JSExport
    public final JSObject choices() {
        return Js.object(JsonArray.ofAll(play.choices()
                .map(choice -> JsonObject.of("label", choice.describe(play.wording()))
                        .with("fields", fields(sheet(choice).fields())))));
    }

    /** Returns the fields of a choice once some of them are filled in: an answer may lead to further fields. */
    @JSExport
    public final JSObject fields(JSObject choice, JSObject answers) {
        return Js.guarded(() -> Js.object(fields(sheet(choice(choice)).fields(written(answers)))));
    }

    /** Does what a choice offers, with the texts of its fields by name. */
    @JSExport
    public final H choose(JSObject choice, JSObject answers) {
        return Js.guarded(() -> with(sheet(choice(choice))
                .<Play<S, C, E>>attempt(this::attempt, written(answers))
                .getOrElseThrow(faults -> new FaultyAnswers(faults))));
    }

    private Either<RuleViolation, Play<S, C, E>> attempt(C command) {
        return play.attempt(command);
    }

    /** Takes the last command back. */
    @JSExport
    public final H undo() {
        return Js.guarded(() -> with(play.undo()));
    }

    private Sheet<C> sheet(Choice<C> choice) {
        return Sheet.of(choice, play.wording());
    }

    private Choice<C> choice(JSObject index) {
        Vector<Choice<C>> choices = play.choices();
        int number = Js.number(index, "choice");
        if (number < 0 || number >= choices.size()) {
            throw new IllegalArgumentException(
                    "There is no choice " + number + "; there are " + choices.size() + ", counted from 0.");
        }
        return choices.get(number);
    }

    private static JsonArray fields(Vector<Field> fields) {
        return JsonArray.ofAll(fields.map(field -> {
            JsonObject.Builder object =
                    JsonObject.builder().put("name", field.name()).put("label", field.label());
            Form<?> form = field.form();
            if (form instanceof Form.OneOf<?>) {
                object.put("kind", "one").put("options", JsonArray.ofTexts(field.options()));
            } else if (form instanceof Form.SomeOf<?> some) {
                object.put("kind", "some")
                        .put("options", JsonArray.ofTexts(field.options()))
                        .put("min", some.min())
                        .put("max", some.max());
            } else if (form instanceof Form.WholeNumber number) {
                object.put("kind", "number").put("min", number.min()).put("max", number.max());
            } else {
                object.put("kind", form instanceof Form.Lines ? "lines" : "text");
            }
            return object.build();
        }));
    }

    /** Returns the texts by field: a string or number for one, an array for several. */
    private static Map<String, Vector<String>> written(JSObject answers) {
        if (Js.isMissing(answers)) {
            return LinkedHashMap.empty();
        }
        Map<String, Vector<String>> written = LinkedHashMap.empty();
        for (String field : Js.texts(keys(answers), "answers")) {
            JSObject value = Js.property(answers, field);
            written = written.put(
                    field,
                    Js.isArray(value)
                            ? Js.items(value, field, each -> one(each, field))
                            : Vector.of(one(value, field)));
        }
        return written;
    }

    private static String one(JSObject value, String field) {
        return Js.type(value).equals("number") ? String.valueOf(Js.number(value, field)) : Js.text(value, field);
    }

    @JSBody(
            params = "value",
            script = "return typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : undefined;")
    private static native JSObject keys(JSObject value);

    /** Answers that the sheet of a choice does not accept. */
    static final class FaultyAnswers extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        private final transient Vector<FieldFault> faults;

        FaultyAnswers(Vector<FieldFault> faults) {
            super(faults.map(FieldFault::message).mkString(" "));
            this.faults = faults;
        }

        /** Returns the faults by field. */
        JsonArray json() {
            return JsonArray.ofAll(
                    faults.map(fault -> JsonObject.of("field", fault.field()).with("message", fault.message())));
        }

        /** Returns the rules that refuse the answers. */
        Vector<String> rules() {
            return faults.flatMap(FieldFault::rule);
        }
    }
}
