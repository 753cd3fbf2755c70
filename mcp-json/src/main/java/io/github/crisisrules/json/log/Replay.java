package io.github.crisisrules.json.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.Place;
import io.github.crisisrules.json.shape.Spelling;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What all logs have in common: the heading, and steps that are given again when the document is read. */
final class Replay {
    private static final String FORMAT = "format";
    private static final String VERSION = "version";
    private static final String START = "start";
    private static final String STEPS = "steps";
    private static final String COMMAND = "command";
    private static final String EVENTS = "events";
    private static final String UNDO = "undo";

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
        ObjectNode document = heading(start);
        ArrayNode list = document.putArray(STEPS);
        for (Play.Step<?, ?, ?> step : steps) {
            list.add(step(step, withEvents));
        }
        return document;
    }

    /** What every document begins with. */
    ObjectNode heading(Object start) {
        ObjectNode heading =
                JsonNodeFactory.instance.objectNode().put(FORMAT, format).put(VERSION, version);
        heading.set(START, json.tree(start));
        return heading;
    }

    /** A command and, if asked for, its events. */
    ObjectNode step(Play.Step<?, ?, ?> step, boolean withEvents) {
        ObjectNode entry = JsonNodeFactory.instance.objectNode();
        entry.set(COMMAND, json.tree(step.command()));
        if (withEvents) {
            entry.set(EVENTS, json.tree(step.events()));
        }
        return entry;
    }

    /** The line of a log that grows which takes the last command back. */
    static ObjectNode undo() {
        return JsonNodeFactory.instance.objectNode().put(UNDO, true);
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

    /** The document without its steps: of this format, and of a version that is known. */
    Either<JsonRefusal, JsonNode> heading(String document) {
        return json.parseWithout(STEPS, document)
                .flatMap(this::known)
                .flatMap(heading -> heading.path(STEPS).isArray()
                        ? Either.right(heading)
                        : refused("", RefusalKind.MISSING, "a log needs '" + STEPS + "', an array; it may be empty"));
    }

    /** The heading of a document or of lines: of this format, of a version that is known, and with what the game began with. */
    Either<JsonRefusal, JsonNode> known(JsonNode heading) {
        JsonNode found = heading.path(FORMAT);
        if (!found.isTextual() || !found.textValue().equals(format)) {
            return refused(
                    "/" + FORMAT,
                    RefusalKind.VERSION,
                    "expected a document of the format '" + format + "', found "
                            + (found.isTextual() ? "'" + PlainName.shown(found.textValue()) + "'" : "none"));
        }
        JsonNode its = heading.path(VERSION);
        if (!its.isIntegralNumber() || !its.canConvertToInt() || its.intValue() < 1) {
            return refused("/" + VERSION, RefusalKind.VERSION, "a log needs its version, such as " + version);
        }
        if (its.intValue() > version) {
            return refused(
                    "/" + VERSION,
                    RefusalKind.VERSION,
                    "the document has version " + its.intValue() + " and the newest known here is " + version
                            + "; read it with a later release of the library");
        }
        return heading.has(START)
                ? Either.right(heading)
                : refused("", RefusalKind.MISSING, "a log needs '" + START + "'");
    }

    /** The facts that the document begins with, where looking at them is not too much work already. */
    <F> Either<JsonRefusal, F> start(JsonNode heading, Class<F> type) {
        long size = size(heading.path(START));
        return size * size > json.limits().work()
                ? tooMuch("/" + START)
                : json.read(heading.path(START), type).mapLeft(refusal -> refusal.under("/" + START));
    }

    /** The game so far, and what was spent on it. */
    record Course<S, C extends GameCommand, E extends GameEvent<S>>(Play<S, C, E> play, long told, long spent) {
        /** A game that is read on; what was spent on it before does not count. */
        static <S, C extends GameCommand, E extends GameEvent<S>> Course<S, C, E> of(Play<S, C, E> play) {
            return new Course<>(play, 0, 0);
        }

        Course<S, C, E> back() {
            return new Course<>(play.undo(), told, spent + 1);
        }
    }

    /** Gives every command of the document to {@code begun}; what happens must be what the document tells. */
    <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> steps(
            String document, JsonNode heading, Play<S, C, E> begun, Class<C> type, Toll<S, C> toll) {
        long size = size(heading.path(START));
        return json.eachItem(
                        STEPS,
                        document,
                        new Course<>(begun, size, size * size),
                        (course, place, step) -> step(step, "/" + STEPS + "/" + place, course, type, toll))
                .map(Course::play);
    }

    /** The game after one more line of a log that grows. */
    <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Course<S, C, E>> line(
            JsonNode line, Course<S, C, E> course, Class<C> type, Toll<S, C> toll) {
        if (!line.has(UNDO)) {
            return step(line, "", course, type, toll);
        }
        if (!line.equals(undo())) {
            return refused("/" + UNDO, RefusalKind.FORM, "a command is taken back by {\"" + UNDO + "\":true} alone");
        }
        return course.play().steps().isEmpty()
                ? refused("/" + UNDO, RefusalKind.VALUE, "there is no command to take back")
                : Either.right(course.back());
    }

    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Course<S, C, E>> step(
            JsonNode step, String place, Course<S, C, E> course, Class<C> type, Toll<S, C> toll) {
        if (!step.has(COMMAND)) {
            return refused(place, RefusalKind.MISSING, "a step needs '" + COMMAND + "'");
        }
        if (!step.has(EVENTS)) {
            Option<JsonRefusal> misspelt = Vector.ofAll(step::fieldNames)
                    .reject(COMMAND::equals)
                    .find(name -> Spelling.meant(name, Vector.of(EVENTS)).isDefined())
                    .map(name -> JsonRefusal.of(place, RefusalKind.UNKNOWN, Place.misspelt(name, EVENTS)));
            if (misspelt.isDefined()) {
                return Either.left(misspelt.get());
            }
        }
        String at = place + "/" + COMMAND;
        int said = size(step.path(COMMAND));
        return json.read(step.path(COMMAND), type)
                .mapLeft(refusal -> refusal.under(at))
                .flatMap(command -> affordable(course, command, said, at, toll))
                .flatMap(paid -> given(course.play(), paid._1, at)
                        .flatMap(after -> told(after, step.path(EVENTS), place + "/" + EVENTS))
                        .map(after -> new Course<>(after, course.told() + said, paid._2)));
    }

    /** The command, and what will have been spent when it is given; or the refusal to do that much work for this document. */
    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Tuple2<C, Long>> affordable(
            Course<S, C, E> course, C command, int said, String at, Toll<S, C> toll) {
        S state = course.play().state();
        Option<String> excess = toll.excess(state, command, json.limits());
        if (excess.isDefined()) {
            return refused(at, RefusalKind.LIMIT, excess.get());
        }
        long cost = toll.of(state, command, course.told(), said);
        return cost > json.limits().work() - course.spent()
                ? tooMuch(at)
                : Either.right(Tuple.of(command, course.spent() + cost));
    }

    private <T> Either<JsonRefusal, T> tooMuch(String at) {
        return refused(
                at,
                RefusalKind.LIMIT,
                "up to here the commands look at more than the " + json.limits().work()
                        + " things that one document may ask for; raise ReadLimits.work for a document that you trust");
    }

    /** How many names and values a tree has. */
    private static int size(JsonNode tree) {
        int size = 1;
        for (JsonNode part : tree) {
            size += size(part);
        }
        return size;
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> given(
            Play<S, C, E> play, C command, String at) {
        try {
            return play.attempt(command).mapLeft(violation -> JsonRefusal.byRules(at, Vector.of(violation)));
        } catch (RuntimeException e) {
            // Rules refuse with violations; what throws is a command whose parts make no sense together.
            return refused(at, RefusalKind.VALUE, "the parts of the command do not fit together: " + e.getMessage());
        }
    }

    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> told(
            Play<S, C, E> play, JsonNode events, String place) {
        if (events.isMissingNode()) {
            return Either.right(play);
        }
        return Agreement.difference(json.tree(play.steps().last().events()), events, place)
                .<Either<JsonRefusal, Play<S, C, E>>>map(
                        where -> refused(
                                where,
                                RefusalKind.VALUE,
                                "the command does something else here: the log was changed after it was written, or a rule was mended since"))
                .getOrElse(() -> Either.right(play));
    }

    private static <T> Either<JsonRefusal, T> refused(String path, RefusalKind kind, String message) {
        return Either.left(JsonRefusal.of(path, kind, message));
    }
}
