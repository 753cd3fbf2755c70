package io.github.crisisrules.json.log;

import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.github.crisisrules.json.refusal.RefusedDocumentException;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonPrinter;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;
import java.util.function.Function;

/**
 * The log of games of one kind: the facts that a game started with, every command and its events. {@link LogFormats} has one for
 * each kind of game.
 *
 * <pre>{@code
 * String document = LogFormats.COLOSSUS.write(play);
 * play = LogFormats.COLOSSUS.readOrThrow(document);
 * }</pre>
 *
 * @param <F> the facts that a game starts with
 * @param <S> state
 * @param <C> command
 * @param <E> event
 */
public final class LogFormat<F, S, C extends GameCommand, E extends GameEvent<S>> {
    /** The version of the documents that are written and read. */
    public static final int VERSION = 1;

    private final String name;
    private final Class<F> facts;
    private final Class<C> commands;
    private final Class<E> events;
    private final Function<S, F> factsOf;
    private final Function<F, ? extends Validation<? extends Seq<? extends RuleViolation>, Play<S, C, E>>> start;
    private final ReplayCost<S, C> cost;

    LogFormat(
            String name,
            Class<F> facts,
            Class<C> commands,
            Class<E> events,
            Function<S, F> factsOf,
            Function<F, ? extends Validation<? extends Seq<? extends RuleViolation>, Play<S, C, E>>> start,
            ReplayCost<S, C> cost) {
        this.name = name;
        this.facts = facts;
        this.commands = commands;
        this.events = events;
        this.factsOf = factsOf;
        this.start = start;
        this.cost = cost;
    }

    /** Returns the text of {@code format} in its documents. */
    public String name() {
        return name;
    }

    /**
     * Writes a game for people and archives, on many lines: every command and its events. A later reader can find out whether a
     * rule, or the document, has changed since.
     */
    public String write(Play<S, C, E> play) {
        return JsonPrinter.lines(document(play, true));
    }

    /**
     * Writes a game for a store, on one line: the commands alone, because the events follow from them. The document has a
     * fraction of the size; the same version of the library reads the same game from it.
     */
    public String store(Play<S, C, E> play) {
        return JsonPrinter.line(document(play, false));
    }

    private JsonObject document(Play<S, C, E> play, boolean withEvents) {
        return replay(CrisisJson.standard()).document(factsOf.apply(play.start()), play.steps(), withEvents);
    }

    private Replay replay(CrisisJson json) {
        return new Replay(name, VERSION, json);
    }

    /**
     * Writes a game as a log that grows, such as rows of a database or lines of a file. The first line is the start of the game,
     * each further line a command and its events. {@link #readLines} reads them.
     */
    public Vector<String> lines(Play<S, C, E> play) {
        CrisisJson json = CrisisJson.standard();
        String heading = JsonPrinter.line(replay(json).heading(factsOf.apply(play.start())));
        return lines(Play.of(play.game(), play.start()), play).prepend(heading);
    }

    /**
     * Returns the lines to append when {@code before} has become {@code after}: first the undone commands, then the new ones.
     * Earlier lines never change.
     *
     * @throws IllegalArgumentException if the two plays started differently
     */
    public Vector<String> lines(Play<S, C, E> before, Play<S, C, E> after) {
        if (!before.start().equals(after.start())) {
            throw new IllegalArgumentException(
                    "The two plays started differently, so they are not one game. Give an earlier and a later state of the same game.");
        }
        CrisisJson json = CrisisJson.standard();
        Replay replay = replay(json);
        int kept = before.steps()
                .zip(after.steps())
                .takeWhile(pair -> pair._1.equals(pair._2))
                .size();
        Vector<JsonObject> back = Vector.fill(before.steps().size() - kept, Replay::undo);
        return back.appendAll(after.steps().drop(kept).map(step -> replay.step(step, true)))
                .map(JsonPrinter::line);
    }

    /** Reads a game from all of its lines. The path of a refusal starts with the number of the line, counted from 0. */
    public Either<JsonRefusal, Play<S, C, E>> readLines(Iterable<String> lines) {
        return readLines(lines, CrisisJson.standard());
    }

    /** Reads a game from all of its lines within the limits of {@code json}, which bound the work of all lines together. */
    public Either<JsonRefusal, Play<S, C, E>> readLines(Iterable<String> lines, CrisisJson json) {
        Vector<String> all = Vector.ofAll(lines);
        Replay replay = replay(json);
        return json.parse(all.headOption().getOrElse(""))
                .flatMap(replay::known)
                .flatMap(heading -> replay.start(heading, facts))
                .flatMap(this::started)
                .mapLeft(refusal -> refusal.under("/0"))
                .flatMap(begun -> readOn(begun, all.drop(1), 1, json));
    }

    /**
     * Reads further lines of a game. Every command is applied again: a line that breaks a rule, or records other events than the
     * command has, is refused.
     *
     * @param play the game as read so far
     * @param more the lines after those
     * @param first the number of the first of these lines, for the path of a refusal
     */
    public Either<JsonRefusal, Play<S, C, E>> readOn(Play<S, C, E> play, Iterable<String> more, int first) {
        return readOn(play, more, first, CrisisJson.standard());
    }

    /** Reads further lines of a game within the limits of {@code json}, which bound the work of these lines only. */
    public Either<JsonRefusal, Play<S, C, E>> readOn(
            Play<S, C, E> play, Iterable<String> more, int first, CrisisJson json) {
        Replay.Progress<S, C, E> now = Replay.Progress.of(play);
        int number = first;
        for (String line : more) {
            Replay.Progress<S, C, E> before = now;
            Either<JsonRefusal, Replay.Progress<S, C, E>> next =
                    json.parse(line).flatMap(tree -> replay(json).line(tree, before, commands, cost));
            if (next.isLeft()) {
                String place = "/" + number;
                return Either.left(next.getLeft().under(place));
            }
            now = next.get();
            number++;
        }
        return Either.right(now.play());
    }

    /** Returns the JSON Schema of the documents. */
    public JsonObject schema() {
        return replay(CrisisJson.standard()).schema(facts, commands, events);
    }

    /**
     * Reads the game that a document records. The game is started and every command is applied again, with the same random
     * choices from the seed. The document is refused at the first step that breaks a rule or was changed afterwards.
     */
    public Either<JsonRefusal, Play<S, C, E>> read(String document) {
        return read(document, CrisisJson.standard());
    }

    /**
     * Reads the game that a document records, see {@link #read(String)}.
     *
     * @throws RefusedDocumentException if the document is refused, with the refusal
     */
    public Play<S, C, E> readOrThrow(String document) {
        return read(document).getOrElseThrow(RefusedDocumentException::new);
    }

    /** Reads the game that a document records within the limits of {@code json}, see {@link ReadLimits}. */
    public Either<JsonRefusal, Play<S, C, E>> read(String document, CrisisJson json) {
        Replay replay = replay(json);
        return replay.heading(document)
                .flatMap(tree -> replay.start(tree, facts)
                        .flatMap(this::started)
                        .flatMap(play -> replay.steps(document, tree, play, commands, cost)));
    }

    @Override
    public String toString() {
        return "LogFormat " + name;
    }

    private Either<JsonRefusal, Play<S, C, E>> started(F with) {
        Validation<? extends Seq<? extends RuleViolation>, Play<S, C, E>> play = start.apply(with);
        return play.isValid() ? Either.right(play.get()) : Either.left(JsonRefusal.byRules("/start", play.getError()));
    }
}
