package io.github.crisisrules.json.log;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.parser.DocumentParser;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.Spelling;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.NoSuchElementException;

/**
 * Reads logs of all games: applies every command again, and compares what happens with what is recorded. At a difference the log
 * is refused or, {@linkplain #byRecord() if asked for}, the record is taken.
 */
final class Replay {
    private final String format;
    private final CrisisJson json;
    private final DocumentParser parser;
    private final boolean isByRecord;

    private Replay(String format, CrisisJson json, DocumentParser parser, boolean isByRecord) {
        this.format = format;
        this.json = json;
        this.parser = parser;
        this.isByRecord = isByRecord;
    }

    /** Returns a reader that refuses every difference. */
    static Replay of(String format, CrisisJson json) {
        return new Replay(format, json, DocumentParser.within(json.limits()), false);
    }

    /** Returns a reader that takes the record where it differs from the rules, and lists the differences. */
    Replay byRecord() {
        return new Replay(format, json, parser, true);
    }

    Either<JsonRefusal, JsonValue> parse(String line) {
        return parser.parse(line);
    }

    /** Returns a document of this format and of a known version, without its steps. */
    Either<JsonRefusal, JsonValue> heading(String document) {
        return parser.parseWithout(LogDocument.STEPS, document)
                .flatMap(this::known)
                .flatMap(heading -> heading.get(LogDocument.STEPS) instanceof JsonArray
                        ? Either.right(heading)
                        : refused(
                                "",
                                RefusalKind.MISSING,
                                "A log needs '" + LogDocument.STEPS + "', an array that may be empty."));
    }

    /** Returns the heading of a document or of lines, if it has this format, a known version and the start of the game. */
    Either<JsonRefusal, JsonValue> known(JsonValue heading) {
        Option<String> found = heading.get(LogDocument.FORMAT).text();
        if (!found.contains(format)) {
            return refused(
                    "/" + LogDocument.FORMAT,
                    RefusalKind.VERSION,
                    "Expected a document of the format '" + format + "', found "
                            + found.map(name -> "'" + PlainName.shown(name) + "'.")
                                    .getOrElse("none."));
        }
        int version = heading.get(LogDocument.VERSION).number().getOrElse(0);
        if (version < 1) {
            return refused(
                    "/" + LogDocument.VERSION,
                    RefusalKind.VERSION,
                    "A log needs its version, such as " + LogFormat.VERSION + ".");
        }
        if (version > LogFormat.VERSION) {
            return refused(
                    "/" + LogDocument.VERSION,
                    RefusalKind.VERSION,
                    "The document has version " + version + ", and the newest version known here is "
                            + LogFormat.VERSION + ". Read it with a later release of the library.");
        }
        return heading.has(LogDocument.START)
                ? Either.right(heading)
                : refused("", RefusalKind.MISSING, "A log needs '" + LogDocument.START + "'.");
    }

    /** Returns the version of the library that a heading names, or an empty text. */
    static String library(JsonValue heading) {
        return PlainName.shown(heading.get(LogDocument.LIBRARY).text().getOrElse(""));
    }

    /** Returns the facts that the game started with, unless reading them is already too much work. */
    <F> Either<JsonRefusal, F> start(JsonValue heading, Class<F> type) {
        long size = size(heading.get(LogDocument.START));
        return size * size > json.limits().work()
                ? tooMuch("/" + LogDocument.START)
                : json.read(heading.get(LogDocument.START), type)
                        .mapLeft(refusal -> refusal.under("/" + LogDocument.START));
    }

    /**
     * The game as read so far.
     *
     * @param library the version of the library that wrote the log
     * @param readSoFar names and values that were read
     * @param spent the work that was done
     * @param differences where the record was taken
     */
    record Progress<S, C extends GameCommand, E extends GameEvent<S>>(
            Play<S, C, E> play, String library, long readSoFar, long spent, Vector<LogDifference> differences) {
        /** Returns the progress of a game whose earlier lines do not count. */
        static <S, C extends GameCommand, E extends GameEvent<S>> Progress<S, C, E> of(
                Play<S, C, E> play, String library) {
            return new Progress<>(play, library, 0, 0, Vector.empty());
        }

        Progress<S, C, E> undone() {
            return new Progress<>(play.undo(), library, readSoFar, spent + 1, differences);
        }

        Progress<S, C, E> paid(long size, long work) {
            return new Progress<>(play, library, readSoFar + size, spent + work, differences);
        }

        Progress<S, C, E> with(Play<S, C, E> after) {
            return new Progress<>(after, library, readSoFar, spent, differences);
        }

        Progress<S, C, E> with(LogDifference difference) {
            return new Progress<>(play, library, readSoFar, spent, differences.append(difference));
        }

        OpenedLog<S, C, E> opened() {
            return new OpenedLog<>(play, library, differences);
        }
    }

    /** Applies every command of the document to {@code begun}. */
    <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Progress<S, C, E>> steps(
            String document, JsonValue heading, Play<S, C, E> begun, LoggedGame<S, C, E> game) {
        long size = size(heading.get(LogDocument.START));
        return parser.eachItem(
                LogDocument.STEPS,
                document,
                Progress.of(begun, library(heading)).paid(size, size * size),
                (progress, place, step) -> step(step, "/" + LogDocument.STEPS + "/" + place, progress, game));
    }

    /** Applies the lines of a log that grows, the first of which has the given number. */
    <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Progress<S, C, E>> lines(
            Iterable<String> lines, int first, Progress<S, C, E> begun, LoggedGame<S, C, E> game) {
        Progress<S, C, E> now = begun;
        int number = first;
        for (String line : lines) {
            String place = "/" + number;
            if (number - first >= json.limits().items()) {
                return refused(
                        place,
                        RefusalKind.LIMIT,
                        "The log has more lines than the " + json.limits().items()
                                + " that are read at once. Raise ReadLimits.items for a log that you trust.");
            }
            Progress<S, C, E> before = now;
            Either<JsonRefusal, Progress<S, C, E>> next = parse(line)
                    .mapLeft(refusal -> refusal.under(place))
                    .flatMap(tree -> line(tree, place, before, game));
            if (next.isLeft()) {
                return next;
            }
            now = next.get();
            number++;
        }
        return Either.right(now);
    }

    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Progress<S, C, E>> line(
            JsonValue line, String place, Progress<S, C, E> progress, LoggedGame<S, C, E> game) {
        if (!line.has(LogDocument.UNDO)) {
            return step(line, place, progress, game);
        }
        String at = place + "/" + LogDocument.UNDO;
        if (!line.equals(LogDocument.undo())) {
            return refused(
                    at,
                    RefusalKind.FORM,
                    "The line {\"" + LogDocument.UNDO + "\":true} undoes a command. It has no other fields.");
        }
        return progress.play().steps().isEmpty()
                ? refused(at, RefusalKind.VALUE, "There is no command to undo.")
                : Either.right(progress.undone());
    }

    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Progress<S, C, E>> step(
            JsonValue step, String place, Progress<S, C, E> progress, LoggedGame<S, C, E> game) {
        Option<JsonRefusal> fault = fault(step, place);
        if (fault.isDefined()) {
            return Either.left(fault.get());
        }
        String at = place + "/" + LogDocument.COMMAND;
        int size = size(step.get(LogDocument.COMMAND));
        return json.read(step.get(LogDocument.COMMAND), game.commands())
                .mapLeft(refusal -> refusal.under(at))
                .flatMap(command -> affordable(progress, command, size, at, game.cost())
                        .flatMap(paid -> isByRecord
                                ? recorded(paid, command, step, place, game.events())
                                : decided(paid, command, step, place)))
                .flatMap(after -> digested(after, step, place, game));
    }

    private static Option<JsonRefusal> fault(JsonValue step, String place) {
        if (!(step instanceof JsonObject object) || !step.has(LogDocument.COMMAND)) {
            return Option.some(
                    JsonRefusal.of(place, RefusalKind.MISSING, "A step needs '" + LogDocument.COMMAND + "'."));
        }
        return Vector.ofAll(object.fields().keySet())
                .filter(name -> !step.has(LogDocument.EVENTS) && !name.equals(LogDocument.COMMAND))
                .find(name ->
                        Spelling.meant(name, Vector.of(LogDocument.EVENTS)).isDefined())
                .map(name -> JsonRefusal.of(place, RefusalKind.UNKNOWN, Spelling.message(name, LogDocument.EVENTS)));
    }

    /** Returns the game after a command, or a refusal if the rules do not decide it as recorded. */
    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Progress<S, C, E>> decided(
            Progress<S, C, E> progress, C command, JsonValue step, String place) {
        Either<RuleViolation, Play<S, C, E>> after = progress.play().attempt(command);
        if (after.isLeft()) {
            return Either.left(JsonRefusal.byRules(place + "/" + LogDocument.COMMAND, Vector.of(after.getLeft())));
        }
        Option<String> where = difference(after.get(), step, place);
        return where.isDefined()
                ? refused(where.get(), RefusalKind.VALUE, "The command has other events here." + reason(progress))
                : Either.right(progress.with(after.get()));
    }

    private static String reason(Progress<?, ?, ?> progress) {
        String otherVersion = progress.library().isEmpty() || progress.library().equals(LogFormat.LIBRARY)
                ? ""
                : " It was written by version " + progress.library() + " of the library, and this is version "
                        + LogFormat.LIBRARY + ".";
        return " The log was changed after it was written, or a rule was corrected since." + otherVersion
                + " LogFormat.open opens it by what it records.";
    }

    private <S, C extends GameCommand, E extends GameEvent<S>> Option<String> difference(
            Play<S, C, E> after, JsonValue step, String place) {
        return step.find(LogDocument.EVENTS)
                .flatMap(events -> Agreement.difference(
                        json.tree(after.steps().last().events()), events, place + "/" + LogDocument.EVENTS));
    }

    /** Returns the game after a command, with its recorded events if the rules decide otherwise. */
    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Progress<S, C, E>> recorded(
            Progress<S, C, E> progress, C command, JsonValue step, String place, Class<E> type) {
        Either<RuleViolation, Play<S, C, E>> after = progress.play().attempt(command);
        Option<String> where = after.isLeft() ? Option.some(place) : difference(after.get(), step, place);
        if (where.isEmpty()) {
            return Either.right(progress.with(after.get()));
        }
        Vector<String> refusal =
                after.fold(RuleViolation::rule, play -> Option.<String>none()).toVector();
        if (!step.has(LogDocument.EVENTS)) {
            return Either.right(progress.with(new LogDifference(
                    place,
                    "The rules of this version refuse the command, and its events are not recorded, so it is left out. "
                            + after.getLeft().describe(progress.play().wording()),
                    refusal)));
        }
        Vector<E> decided = after.fold(
                violation -> Vector.empty(), play -> play.steps().last().events());
        String message = after.isLeft()
                ? "The rules of this version refuse the command; its recorded events are taken. "
                        + after.getLeft().describe(progress.play().wording())
                : "The rules of this version decide the command otherwise; its recorded events are taken.";
        return events(step.get(LogDocument.EVENTS), place + "/" + LogDocument.EVENTS, type)
                .flatMap(events -> taken(progress.play(), command, events, place)
                        .map(play -> progress.with(play)
                                .with(new LogDifference(
                                        where.get(),
                                        message,
                                        refusal.appendAll(rules(events, decided))
                                                .distinct()))));
    }

    /** Returns the rules of the events that only one of the two has. */
    private static <E extends GameEvent<?>> Vector<String> rules(Vector<E> recorded, Vector<E> decided) {
        return recorded.removeAll(decided)
                .appendAll(decided.removeAll(recorded))
                .flatMap(GameEvent::rules)
                .distinct();
    }

    private <E> Either<JsonRefusal, Vector<E>> events(JsonValue recorded, String place, Class<E> type) {
        if (!(recorded instanceof JsonArray array)) {
            return refused(place, RefusalKind.FORM, "Expected an array of events.");
        }
        Vector<E> events = Vector.empty();
        for (int i = 0; i < array.size(); i++) {
            Either<JsonRefusal, E> event = json.read(array.get(i), type);
            if (event.isLeft()) {
                return Either.left(event.getLeft().under(place + "/" + i));
            }
            events = events.append(event.get());
        }
        return Either.right(events);
    }

    /**
     * Applies recorded events. An event is defined only for states in which the rules produce it. In any other it may look for a
     * part that is not there, or make a value that cannot be; every other exception is a defect of the library and escapes.
     */
    private static <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> taken(
            Play<S, C, E> play, C command, Vector<E> events, String place) {
        try {
            return Either.right(play.record(command, events));
        } catch (NoSuchElementException
                | IndexOutOfBoundsException
                | UnsupportedOperationException
                | IllegalArgumentException e) {
            return refused(
                    place + "/" + LogDocument.EVENTS,
                    RefusalKind.VALUE,
                    "The recorded events do not fit the game up to here, so the log was changed after it was written.");
        }
    }

    /**
     * Compares the digest of a step, if it has one, with the state that the game has come to. After a difference all later states
     * differ, too, so only the first one is noted.
     */
    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Progress<S, C, E>> digested(
            Progress<S, C, E> progress, JsonValue step, String place, LoggedGame<S, C, E> game) {
        if (!step.has(LogDocument.DIGEST) || !progress.differences().isEmpty()) {
            return Either.right(progress);
        }
        String at = place + "/" + LogDocument.DIGEST;
        S now = progress.play().state();
        long before = game.cost().ofWhole(now);
        if (before > json.limits().work() - progress.spent()) {
            return tooMuch(at);
        }
        JsonValue state = json.tree(game.whole().apply(now));
        Progress<S, C, E> paid = progress.paid(0, before + (long) LogDigest.COST * size(state));
        if (paid.spent() > json.limits().work()) {
            return tooMuch(at);
        }
        if (step.get(LogDocument.DIGEST).text().contains(LogDigest.of(state))) {
            return Either.right(paid);
        }
        return isByRecord
                ? Either.right(paid.with(new LogDifference(
                        at,
                        "By the rules of this version the game has come to another state here, for the first time. The"
                                + " events are not recorded.",
                        Vector.empty())))
                : refused(
                        at,
                        RefusalKind.VALUE,
                        "By the rules the game has come to another state here than was recorded." + reason(progress));
    }

    /** Returns the progress with the work of the command paid, or a refusal if that is too much work for one document. */
    private <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Progress<S, C, E>> affordable(
            Progress<S, C, E> progress, C command, int commandSize, String at, ReplayCost<S, C> cost) {
        S state = progress.play().state();
        Option<String> excess = cost.excess(state, command, json.limits());
        if (excess.isDefined()) {
            return refused(at, RefusalKind.LIMIT, excess.get());
        }
        long work = cost.of(state, command, progress.readSoFar(), commandSize);
        return work > json.limits().work() - progress.spent()
                ? tooMuch(at)
                : Either.right(progress.paid(commandSize, work));
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

    private static <T> Either<JsonRefusal, T> refused(String path, RefusalKind kind, String message) {
        return Either.left(JsonRefusal.of(path, kind, message));
    }
}
