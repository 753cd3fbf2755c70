package io.github.crisisrules.json.log;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.parser.DocumentParser;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.SchemaBook;
import io.github.crisisrules.json.shape.Spelling;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The common part of all logs: the heading, and the steps, which are applied again when a document is read. */
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
    private final DocumentParser parser;

    Replay(String format, int version, CrisisJson json) {
        this.format = format;
        this.version = version;
        this.json = json;
        this.parser = DocumentParser.within(json.limits());
    }

    /** Returns a document with the given steps, each a command and, if {@code withEvents}, its events. */
    JsonObject document(Object start, Vector<? extends Play.Step<?, ?, ?>> steps, boolean withEvents) {
        JsonArray.Builder list = JsonArray.builder();
        for (Play.Step<?, ?, ?> step : steps) {
            list.add(step(step, withEvents));
        }
        return heading(start).with(STEPS, list.build());
    }

    /** Returns the fields that every document starts with. */
    JsonObject heading(Object start) {
        return JsonObject.builder()
                .put(FORMAT, format)
                .put(VERSION, version)
                .put(START, json.tree(start))
                .build();
    }

    /** Returns a command and, if {@code withEvents}, its events. */
    JsonObject step(Play.Step<?, ?, ?> step, boolean withEvents) {
        JsonObject entry = JsonObject.of(COMMAND, json.tree(step.command()));
        return withEvents ? entry.with(EVENTS, json.tree(step.events())) : entry;
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
                        JsonObject.of(COMMAND, reference(command)).with(EVENTS, SchemaBook.arrayOf(reference(event))));
        JsonObject properties = JsonObject.of(FORMAT, JsonObject.of("const", format))
                .with(VERSION, JsonObject.of("const", JsonValue.of(version)))
                .with(START, reference(start))
                .with(STEPS, SchemaBook.arrayOf(step));
        return json.schemas(
                        kind + "-log",
                        Character.toUpperCase(kind.charAt(0)) + kind.substring(1) + "Log",
                        Vector.of(start, command, event))
                .with("type", "object")
                .with("properties", properties)
                .with("required", JsonArray.ofTexts(Vector.of(FORMAT, VERSION, START, STEPS)));
    }

    private JsonObject reference(Class<?> type) {
        return JsonObject.of("$ref", json.schema(type).get("$ref"));
    }

    /** Returns a document of this format and of a known version, without its steps. */
    Either<JsonRefusal, JsonValue> heading(String document) {
        return parser.parseWithout(STEPS, document)
                .flatMap(this::known)
                .flatMap(heading -> heading.get(STEPS) instanceof JsonArray
                        ? Either.right(heading)
                        : refused("", RefusalKind.MISSING, "A log needs '" + STEPS + "', an array that may be empty."));
    }

    /** Returns the heading of a document or of lines, if it has this format, a known version and the start of the game. */
    Either<JsonRefusal, JsonValue> known(JsonValue heading) {
        Option<String> found = heading.get(FORMAT).text();
        if (!found.contains(format)) {
            return refused(
                    "/" + FORMAT,
                    RefusalKind.VERSION,
                    "Expected a document of the format '" + format + "', found "
                            + found.map(name -> "'" + PlainName.shown(name) + "'.")
                                    .getOrElse("none."));
        }
        int its = heading.get(VERSION).number().getOrElse(0);
        if (its < 1) {
            return refused("/" + VERSION, RefusalKind.VERSION, "A log needs its version, such as " + version + ".");
        }
        if (its > version) {
            return refused(
                    "/" + VERSION,
                    RefusalKind.VERSION,
                    "The document has version " + its + ", and the newest version known here is " + version
                            + ". Read it with a later release of the library.");
        }
        return heading.has(START)
                ? Either.right(heading)
                : refused("", RefusalKind.MISSING, "A log needs '" + START + "'.");
    }

    /** Returns the facts that the game started with, unless reading them is already too much work. */
    <F> Either<JsonRefusal, F> start(JsonValue heading, Class<F> type) {
        long size = size(heading.get(START));
        return size * size > json.limits().work()
                ? tooMuch("/" + START)
                : json.read(heading.get(START), type).mapLeft(refusal -> refusal.under("/" + START));
    }

    /**
     * The game as read so far.
     *
     * @param readSoFar names and values that were read
     * @param spent the work that was done
     */
    record Progress<S, C extends GameCommand, E extends GameEvent<S>>(Play<S, C, E> play, long readSoFar, long spent) {
        /** Returns the progress of a game whose earlier lines do not count. */
        static <S, C extends GameCommand, E extends GameEvent<S>> Progress<S, C, E> of(Play<S, C, E> play) {
            return new Progress<>(play, 0, 0);
        }

        Progress<S, C, E> undone() {
            return new Progress<>(play.undo(), readSoFar, spent + 1);
        }
    }

    /** Applies every command of the document to {@code begun} and compares the events with the recorded ones. */
    <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> steps(
            String document, JsonValue heading, Play<S, C, E> begun, Class<C> type, ReplayCost<S, C> cost) {
        long size = size(heading.get(START));
        return parser.eachItem(
                        STEPS,
                        document,
                        new Progress<>(begun, size, size * size),
                        (progress, place, step) -> step(step, "/" + STEPS + "/" + place, progress, type, cost))
                .map(Progress::play);
    }

    /** Returns the game after one more line of a log that grows. */
    <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Progress<S, C, E>> line(
            JsonValue line, Progress<S, C, E> progress, Class<C> type, ReplayCost<S, C> cost) {
        if (!line.has(UNDO)) {
            return step(line, "", progress, type, cost);
        }
        if (!line.equals(undo())) {
            return refused(
                    "/" + UNDO,
                    RefusalKind.FORM,
                    "The line {\"" + UNDO + "\":true} undoes a command. It has no other fields.");
        }
        return progress.play().steps().isEmpty()
                ? refused("/" + UNDO, RefusalKind.VALUE, "There is no command to undo.")
                : Either.right(progress.undone());
    }

    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Progress<S, C, E>> step(
            JsonValue step, String place, Progress<S, C, E> progress, Class<C> type, ReplayCost<S, C> cost) {
        if (!step.has(COMMAND)) {
            return refused(place, RefusalKind.MISSING, "A step needs '" + COMMAND + "'.");
        }
        if (!step.has(EVENTS)) {
            Option<JsonRefusal> misspelt = Vector.ofAll(
                            ((JsonObject) step).fields().keySet())
                    .reject(COMMAND::equals)
                    .find(name -> Spelling.meant(name, Vector.of(EVENTS)).isDefined())
                    .map(name -> JsonRefusal.of(place, RefusalKind.UNKNOWN, Spelling.message(name, EVENTS)));
            if (misspelt.isDefined()) {
                return Either.left(misspelt.get());
            }
        }
        String at = place + "/" + COMMAND;
        int commandSize = size(step.get(COMMAND));
        return json.read(step.get(COMMAND), type)
                .mapLeft(refusal -> refusal.under(at))
                .flatMap(command -> affordable(progress, command, commandSize, at, cost))
                .flatMap(paid -> applied(progress.play(), paid._1, at)
                        .flatMap(after -> checked(after, step.find(EVENTS), place + "/" + EVENTS))
                        .map(after -> new Progress<>(after, progress.readSoFar() + commandSize, paid._2)));
    }

    /** Returns the command and the work spent after it, or a refusal if that is too much work for one document. */
    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Tuple2<C, Long>> affordable(
            Progress<S, C, E> progress, C command, int commandSize, String at, ReplayCost<S, C> cost) {
        S state = progress.play().state();
        Option<String> excess = cost.excess(state, command, json.limits());
        if (excess.isDefined()) {
            return refused(at, RefusalKind.LIMIT, excess.get());
        }
        long work = cost.of(state, command, progress.readSoFar(), commandSize);
        return work > json.limits().work() - progress.spent()
                ? tooMuch(at)
                : Either.right(Tuple.of(command, progress.spent() + work));
    }

    private <T> Either<JsonRefusal, T> tooMuch(String at) {
        return refused(
                at,
                RefusalKind.LIMIT,
                "Up to here the commands look at more than the " + json.limits().work()
                        + " things that one document may ask for. Raise ReadLimits.work for a document that you trust.");
    }

    /** Returns the number of names and values in a tree. */
    private static int size(JsonValue tree) {
        int size = 1;
        Iterable<JsonValue> parts = tree instanceof JsonArray array
                ? array
                : tree instanceof JsonObject object ? object.fields().values() : JsonArray.empty();
        for (JsonValue part : parts) {
            size += size(part);
        }
        return size;
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> applied(
            Play<S, C, E> play, C command, String at) {
        return play.attempt(command).mapLeft(violation -> JsonRefusal.byRules(at, Vector.of(violation)));
    }

    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> checked(
            Play<S, C, E> play, Option<JsonValue> recorded, String place) {

        return recorded.flatMap(events ->
                        Agreement.difference(json.tree(play.steps().last().events()), events, place))
                .<Either<JsonRefusal, Play<S, C, E>>>map(
                        where -> refused(
                                where,
                                RefusalKind.VALUE,
                                "The command has other events here. The log was changed after it was written, or a rule was corrected since."))
                .getOrElse(() -> Either.right(play));
    }

    private static <T> Either<JsonRefusal, T> refused(String path, RefusalKind kind, String message) {
        return Either.left(JsonRefusal.of(path, kind, message));
    }
}
