package io.github.crisisrules.json.log;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.collection.Vector;

/**
 * The written form of logs: a heading, and a step for each command.
 *
 * @param format the name of the format
 */
record LogDocument(String format) {
    static final String FORMAT = "format";
    static final String VERSION = "version";
    static final String LIBRARY = "library";
    static final String START = "start";
    static final String STEPS = "steps";
    static final String COMMAND = "command";
    static final String EVENTS = "events";
    static final String DIGEST = "digest";
    static final String UNDO = "undo";

    private static final String RECORDED = "recorded";
    private static final CrisisJson JSON = CrisisJson.standard();

    /** Returns a document with every command and its events. */
    JsonObject whole(Object start, Vector<? extends Play.Step<?, ?, ?>> steps) {
        return heading(start).with(STEPS, JsonArray.ofAll(steps.map(LogDocument::step)));
    }

    /**
     * Returns a document with every command, and a digest of the state at the end of each round and after the last step. Events
     * that the rules did not decide are kept.
     */
    <S, C extends GameCommand, E extends GameEvent<S>> JsonObject brief(
            Object start, Play<S, C, E> play, LoggedGame<S, C, E> game) {
        JsonArray.Builder list = JsonArray.builder();
        int round = game.round().applyAsInt(play.start());
        for (int i = 0; i < play.steps().size(); i++) {
            Play.Step<S, C, E> step = play.steps().get(i);
            JsonObject entry = step.isRecorded() ? step(step) : command(step);
            int after = game.round().applyAsInt(step.state());
            list.add(
                    after == round && i < play.steps().size() - 1
                            ? entry
                            : entry.with(
                                    DIGEST, LogDigest.of(JSON.tree(game.whole().apply(step.state())))));
            round = after;
        }
        return heading(start).with(STEPS, list.build());
    }

    /** Returns the fields that every document starts with. */
    JsonObject heading(Object start) {
        return JsonObject.builder()
                .put(FORMAT, format)
                .put(VERSION, LogFormat.VERSION)
                .put(LIBRARY, LogFormat.LIBRARY)
                .put(START, JSON.tree(start))
                .build();
    }

    /** Returns a command and its events. */
    static JsonObject step(Play.Step<?, ?, ?> step) {
        JsonObject entry = command(step).with(EVENTS, JSON.tree(step.events()));
        return step.isRecorded() ? entry.with(RECORDED, JsonValue.of(true)) : entry;
    }

    private static JsonObject command(Play.Step<?, ?, ?> step) {
        return JsonObject.of(COMMAND, JSON.tree(step.command()));
    }

    /** Returns the line that undoes the last command in a log that grows. */
    static JsonObject undo() {
        return JsonObject.of(UNDO, JsonValue.of(true));
    }

    /** Returns the JSON Schema of the documents. */
    JsonObject schema(Class<?> start, Class<?> command, Class<?> event) {
        String kind = format.substring(format.indexOf('.') + 1);
        JsonObject step = SchemaBook.ofType("object")
                .with("required", JsonArray.ofTexts(Vector.of(COMMAND)))
                .with(
                        "properties",
                        JsonObject.of(COMMAND, reference(command))
                                .with(EVENTS, SchemaBook.arrayOf(reference(event)))
                                .with(DIGEST, SchemaBook.ofType("string").with("pattern", "^[0-9a-f]{32}$"))
                                .with(RECORDED, SchemaBook.ofType("boolean")));
        JsonObject properties = JsonObject.of(FORMAT, JsonObject.of("const", format))
                .with(VERSION, JsonObject.of("const", JsonValue.of(LogFormat.VERSION)))
                .with(LIBRARY, SchemaBook.ofType("string"))
                .with(START, reference(start))
                .with(STEPS, SchemaBook.arrayOf(step));
        return JSON.schemas(
                        kind + "-log",
                        Character.toUpperCase(kind.charAt(0)) + kind.substring(1) + "Log",
                        Vector.of(start, command, event))
                .with("type", "object")
                .with("properties", properties)
                .with("required", JsonArray.ofTexts(Vector.of(FORMAT, VERSION, START, STEPS)));
    }

    private static JsonObject reference(Class<?> type) {
        return JsonObject.of("$ref", JSON.schema(type).get("$ref"));
    }
}
