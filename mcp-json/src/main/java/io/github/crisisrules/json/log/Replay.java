package io.github.crisisrules.json.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** What all logs have in common: the heading, and steps that are given again when the document is read. */
final class Replay {
    private static final String FORMAT = "format";
    private static final String VERSION = "version";
    private static final String START = "start";
    private static final String STEPS = "steps";
    private static final String COMMAND = "command";
    private static final String EVENTS = "events";

    private final String format;
    private final int version;
    private final CrisisJson json;

    Replay(String format, int version, CrisisJson json) {
        this.format = format;
        this.version = version;
        this.json = json;
    }

    /** A document with these steps, each a command and, if asked for, its events. */
    ObjectNode document(Object start, Vector<? extends Play.Step<?, ?, ?>> steps, boolean withEvents) {
        ObjectNode document =
                JsonNodeFactory.instance.objectNode().put(FORMAT, format).put(VERSION, version);
        document.set(START, json.tree(start));
        ArrayNode list = document.putArray(STEPS);
        for (Play.Step<?, ?, ?> step : steps) {
            ObjectNode entry = list.addObject();
            entry.set(COMMAND, json.tree(step.command()));
            if (withEvents) {
                entry.set(EVENTS, json.tree(step.events()));
            }
        }
        return document;
    }

    /** The JSON Schema of the documents. */
    ObjectNode schema(Class<?> start, Class<?> command, Class<?> event) {
        ObjectNode schema = json.schemas(Vector.of(start, command, event));
        schema.put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        properties.putObject(FORMAT).put("const", format);
        properties.putObject(VERSION).put("const", version);
        properties.set(START, reference(start));
        ObjectNode step = properties.putObject(STEPS).put("type", "array").putObject("items");
        step.put("type", "object").putArray("required").add(COMMAND);
        ObjectNode parts = step.putObject("properties");
        parts.set(COMMAND, reference(command));
        parts.putObject(EVENTS).put("type", "array").set("items", reference(event));
        schema.putArray("required").add(FORMAT).add(VERSION).add(START).add(STEPS);
        return schema;
    }

    private JsonNode reference(Class<?> type) {
        return JsonNodeFactory.instance
                .objectNode()
                .set("$ref", json.schema(type).get("$ref"));
    }

    /** The heading and the facts the document begins with. */
    <F> Either<JsonRefusal, F> start(JsonNode document, Class<F> type) {
        if (!document.path(FORMAT).asText().equals(format)) {
            return refused("/" + FORMAT, RefusalKind.VERSION, "this is no document of the format '" + format + "'");
        }
        if (!document.path(VERSION).isInt() || document.path(VERSION).intValue() != version) {
            return refused("/" + VERSION, RefusalKind.VERSION, "only version " + version + " is known here");
        }
        if (!document.has(START) || !document.path(STEPS).isArray()) {
            return refused("", RefusalKind.MISSING, "a log needs '" + START + "' and an array '" + STEPS + "'");
        }
        return json.read(document.path(START), type).mapLeft(refusal -> refusal.under("/" + START));
    }

    /** Gives every command of the document to {@code begun}; what happens must be what the document tells. */
    <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> steps(
            JsonNode document, Play<S, C, E> begun, Class<C> type) {
        JsonNode steps = document.path(STEPS);
        Play<S, C, E> play = begun;
        for (int i = 0; i < steps.size(); i++) {
            Either<JsonRefusal, Play<S, C, E>> next = step(steps.get(i), "/" + STEPS + "/" + i, play, type);
            if (next.isLeft()) {
                return next;
            }
            play = next.get();
        }
        return Either.right(play);
    }

    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> step(
            JsonNode step, String place, Play<S, C, E> play, Class<C> type) {
        if (!step.has(COMMAND)) {
            return refused(place, RefusalKind.MISSING, "a step needs '" + COMMAND + "'");
        }
        String at = place + "/" + COMMAND;
        return json.read(step.path(COMMAND), type)
                .mapLeft(refusal -> refusal.under(at))
                .flatMap(command -> given(play, command, at))
                .flatMap(after -> told(after, step.path(EVENTS), place + "/" + EVENTS));
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> given(
            Play<S, C, E> play, C command, String at) {
        try {
            return play.attempt(command).mapLeft(violation -> JsonRefusal.byRules(at, Vector.of(violation)));
        } catch (RuntimeException e) {
            // Rules refuse with violations; what throws is a command whose parts make no sense together.
            return refused(at, RefusalKind.VALUE, "no such command: " + e.getMessage());
        }
    }

    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> told(
            Play<S, C, E> play, JsonNode events, String place) {
        if (events.isMissingNode()) {
            return Either.right(play);
        }
        return Agreement.difference(json.tree(play.steps().last().events()), events, place)
                .<Either<JsonRefusal, Play<S, C, E>>>map(where -> refused(
                        where,
                        RefusalKind.VALUE,
                        "this is not what the command does here: the log was changed, or a rule was"))
                .getOrElse(() -> Either.right(play));
    }

    private static <T> Either<JsonRefusal, T> refused(String path, RefusalKind kind, String message) {
        return Either.left(JsonRefusal.of(path, kind, message));
    }
}
