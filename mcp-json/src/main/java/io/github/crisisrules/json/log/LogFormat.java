package io.github.crisisrules.json.log;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.ReadLimits;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Validation;
import java.util.function.Function;

/**
 * How games of one kind are written and read: what the game began with, every command and what it did. {@link LogFormats}
 * has one for each kind.
 *
 * <pre>{@code
 * String document = LogFormats.COLOSSUS.write(play);
 * play = LogFormats.COLOSSUS.read(document).get();
 * }</pre>
 *
 * @param <F> the facts a game begins with
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
    private final Toll<S, C> toll;

    LogFormat(
            String name,
            Class<F> facts,
            Class<C> commands,
            Class<E> events,
            Function<S, F> factsOf,
            Function<F, ? extends Validation<? extends Seq<? extends RuleViolation>, Play<S, C, E>>> start,
            Toll<S, C> toll) {
        this.name = name;
        this.facts = facts;
        this.commands = commands;
        this.events = events;
        this.factsOf = factsOf;
        this.start = start;
        this.toll = toll;
    }

    /** The text under {@code format} in its documents. */
    public String name() {
        return name;
    }

    /**
     * The document of a game for people and archives, on many lines: every command and what it did. Whoever reads it again is told
     * if a rule, or the document, has changed since.
     */
    public String write(Play<S, C, E> play) {
        return CrisisJson.standard().printLines(document(play, true));
    }

    /**
     * The document of a game for a store, on one line: the commands alone, since everything that happened follows from them. It is
     * a fraction of the size, and read by the same version of the library it gives the same game.
     */
    public String store(Play<S, C, E> play) {
        return CrisisJson.standard().print(document(play, false));
    }

    private ObjectNode document(Play<S, C, E> play, boolean withEvents) {
        return replay(CrisisJson.standard()).document(factsOf.apply(play.start()), play.steps(), withEvents);
    }

    private Replay replay(CrisisJson json) {
        return new Replay(name, VERSION, json);
    }

    /**
     * A game as a log that grows, such as rows of a table or lines of a file: the first line tells how it began, each further one is a
     * command and what it did. {@link #readLines} reads them.
     */
    public Vector<String> lines(Play<S, C, E> play) {
        CrisisJson json = CrisisJson.standard();
        String heading = json.print(replay(json).heading(factsOf.apply(play.start())));
        return lines(Play.of(play.game(), play.start()), play).prepend(heading);
    }

    /**
     * The lines to append where {@code before} has become {@code after}: what was taken back, then what was done. Nothing that was
     * written is ever changed.
     */
    public Vector<String> lines(Play<S, C, E> before, Play<S, C, E> after) {
        if (!before.start().equals(after.start())) {
            throw new IllegalArgumentException(
                    "the two plays began differently, so they are not one game; give an earlier and a later state of the same game");
        }
        CrisisJson json = CrisisJson.standard();
        Replay replay = replay(json);
        int kept = before.steps()
                .zip(after.steps())
                .takeWhile(pair -> pair._1.equals(pair._2))
                .size();
        Vector<ObjectNode> back = Vector.fill(before.steps().size() - kept, Replay::undo);
        return back.appendAll(after.steps().drop(kept).map(step -> replay.step(step, true)))
                .map(json::print);
    }

    /** The game that these lines record, from the first one on. A refusal's path begins with the number of the line, from 0. */
    public Either<JsonRefusal, Play<S, C, E>> readLines(Iterable<String> lines) {
        return readLines(lines, CrisisJson.standard());
    }

    /** The same within other limits: the lines together are bounded in work as a document is, see {@link ReadLimits}. */
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
     * The game after more lines than {@code play} knows; {@code first} is the number of the first of them. Every command is given
     * again: a line that breaks a rule, or tells of other events than the rules do, is refused.
     */
    public Either<JsonRefusal, Play<S, C, E>> readOn(Play<S, C, E> play, Iterable<String> more, int first) {
        return readOn(play, more, first, CrisisJson.standard());
    }

    /** The same within other limits; the work of the new lines alone counts. */
    public Either<JsonRefusal, Play<S, C, E>> readOn(
            Play<S, C, E> play, Iterable<String> more, int first, CrisisJson json) {
        Replay.Course<S, C, E> now = Replay.Course.of(play);
        int number = first;
        for (String line : more) {
            Replay.Course<S, C, E> before = now;
            Either<JsonRefusal, Replay.Course<S, C, E>> next =
                    json.parse(line).flatMap(tree -> replay(json).line(tree, before, commands, toll));
            if (next.isLeft()) {
                String place = "/" + number;
                return Either.left(next.getLeft().under(place));
            }
            now = next.get();
            number++;
        }
        return Either.right(now.play());
    }

    /** The JSON Schema of its documents. */
    public ObjectNode schema() {
        return replay(CrisisJson.standard()).schema(facts, commands, events);
    }

    /**
     * The game that a document records. It is started and every command is given again, and what is drawn is drawn again
     * from the seed: the document is refused at the first step that breaks a rule or was changed afterwards.
     */
    public Either<JsonRefusal, Play<S, C, E>> read(String document) {
        return read(document, CrisisJson.standard());
    }

    /** The same within other limits: a document from a stranger is bounded in size and in work, see {@link ReadLimits}. */
    public Either<JsonRefusal, Play<S, C, E>> read(String document, CrisisJson json) {
        Replay replay = replay(json);
        return replay.heading(document)
                .flatMap(tree -> replay.start(tree, facts)
                        .flatMap(this::started)
                        .flatMap(play -> replay.steps(document, tree, play, commands, toll)));
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
