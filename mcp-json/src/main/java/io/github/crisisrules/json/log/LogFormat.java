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
import java.util.Iterator;
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
 * @param <S> the type of states
 * @param <C> the type of commands
 * @param <E> the type of events
 */
public final class LogFormat<F, S, C extends GameCommand, E extends GameEvent<S>> {
    /** The version of the documents that are written and read. */
    public static final int VERSION = 1;

    /** The version of the library, which every document names. */
    public static final String LIBRARY = "0.1.0";

    private final String name;
    private final Class<F> facts;
    private final Function<Play<S, C, E>, F> factsOf;
    private final Function<F, Either<JsonRefusal, Play<S, C, E>>> start;
    private final LoggedGame<S, C, E> game;

    LogFormat(
            String name,
            Class<F> facts,
            Function<Play<S, C, E>, F> factsOf,
            Function<F, Either<JsonRefusal, Play<S, C, E>>> start,
            LoggedGame<S, C, E> game) {
        this.name = name;
        this.facts = facts;
        this.factsOf = factsOf;
        this.start = start;
        this.game = game;
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
        return JsonPrinter.lines(document(play));
    }

    /** Returns what {@link #write} prints. */
    JsonObject document(Play<S, C, E> play) {
        return document().whole(factsOf.apply(play), play.steps());
    }

    /**
     * Writes a game for a store, on one line: the commands alone, because the events follow from them, and a digest of the
     * state for each round. The document has a fraction of the size. A version of the library with equal rules reads the same
     * game from it; any other notices that, at the round where it differs. Keep {@link #write} or {@link #lines} for good.
     */
    public String store(Play<S, C, E> play) {
        return JsonPrinter.line(brief(play));
    }

    /** Returns what {@link #store} prints. */
    JsonObject brief(Play<S, C, E> play) {
        return document().brief(factsOf.apply(play), play, game);
    }

    private LogDocument document() {
        return new LogDocument(name);
    }

    private Replay replay(CrisisJson json) {
        return Replay.of(name, json);
    }

    /**
     * Writes a game as a log that grows, such as rows of a database or lines of a file. The first line is the start of the game,
     * each further line a command and its events. {@link #readLines} reads them.
     */
    public Vector<String> lines(Play<S, C, E> play) {
        String heading = JsonPrinter.line(document().heading(factsOf.apply(play)));
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
        int kept = before.steps()
                .zip(after.steps())
                .takeWhile(pair -> pair._1.equals(pair._2))
                .size();
        Vector<JsonObject> back = Vector.fill(before.steps().size() - kept, LogDocument::undo);
        return back.appendAll(after.steps().drop(kept).map(LogDocument::step)).map(JsonPrinter::line);
    }

    /** Reads a game from all of its lines. The path of a refusal starts with the number of the line, counted from 0. */
    public Either<JsonRefusal, Play<S, C, E>> readLines(Iterable<String> lines) {
        return readLines(lines, CrisisJson.standard());
    }

    /**
     * Reads a game from all of its lines, see {@link #readLines(Iterable)}.
     *
     * @throws RefusedDocumentException if a line is refused, with the refusal
     */
    public Play<S, C, E> readLinesOrThrow(Iterable<String> lines) {
        return readLines(lines).getOrElseThrow(RefusedDocumentException::new);
    }

    /** Reads a game from all of its lines within the limits of {@code json}, which bound the work of all lines together. */
    public Either<JsonRefusal, Play<S, C, E>> readLines(Iterable<String> lines, CrisisJson json) {
        return read(lines, replay(json)).map(Replay.Progress::play);
    }

    private Either<JsonRefusal, Replay.Progress<S, C, E>> read(Iterable<String> lines, Replay replay) {
        Iterator<String> all = lines.iterator();
        return replay.parse(all.hasNext() ? all.next() : "")
                .flatMap(replay::known)
                .flatMap(heading -> replay.start(heading, facts)
                        .flatMap(start)
                        .map(begun -> Replay.Progress.of(begun, Replay.library(heading))))
                .mapLeft(refusal -> refusal.under("/0"))
                .flatMap(begun -> replay.lines(() -> all, 1, begun, game));
    }

    /**
     * Opens a game from all of its lines by what they record, see {@link #open(String)}. The path of a difference starts with the
     * number of the line, counted from 0.
     */
    public Either<JsonRefusal, OpenedLog<S, C, E>> openLines(Iterable<String> lines) {
        return read(lines, replay(CrisisJson.standard()).byRecord()).map(Replay.Progress::opened);
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
        return replay(json)
                .lines(more, first, Replay.Progress.of(play, LIBRARY), game)
                .map(Replay.Progress::play);
    }

    /** Returns the JSON Schema of the documents. */
    public JsonObject schema() {
        return document().schema(facts, game.commands(), game.events());
    }

    /**
     * Reads the game that a document records. The game is started and every command is applied again, with the same random
     * choices from the seed. The document is refused at the first step that breaks a rule or was changed afterwards. A log of an
     * earlier version that is refused because a rule was corrected since can still be {@linkplain #open(String) opened}.
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
        return read(document, replay(json)).map(Replay.Progress::play);
    }

    private Either<JsonRefusal, Replay.Progress<S, C, E>> read(String document, Replay replay) {
        return replay.heading(document)
                .flatMap(tree -> replay.start(tree, facts)
                        .flatMap(start)
                        .flatMap(play -> replay.steps(document, tree, play, game)));
    }

    /**
     * Opens the game that a document records, also if a rule was corrected since it was written. Every command is applied again.
     * Where the rules of this version refuse it, or decide otherwise than the document records, the recorded events are taken
     * instead: the step is {@linkplain Play.Step#isRecorded marked} and the difference listed. A command that is refused and
     * whose events are not recorded is left out, and listed too. The game can be continued from there.
     *
     * <p>The rules do not hold for recorded events, so this is for logs of your own; {@link #read(String)} trusts nothing.
     */
    public Either<JsonRefusal, OpenedLog<S, C, E>> open(String document) {
        return open(document, CrisisJson.standard());
    }

    /** Opens the game that a document records within the limits of {@code json}, see {@link #open(String)}. */
    public Either<JsonRefusal, OpenedLog<S, C, E>> open(String document, CrisisJson json) {
        return read(document, replay(json).byRecord()).map(Replay.Progress::opened);
    }

    @Override
    public String toString() {
        return "LogFormat " + name;
    }

    static <S, C extends GameCommand, E extends GameEvent<S>> Either<JsonRefusal, Play<S, C, E>> started(
            Validation<? extends Seq<? extends RuleViolation>, Play<S, C, E>> play) {
        return play.isValid() ? Either.right(play.get()) : Either.left(JsonRefusal.byRules("/start", play.getError()));
    }
}
