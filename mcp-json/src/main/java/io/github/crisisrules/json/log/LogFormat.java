package io.github.crisisrules.json.log;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.vavr.collection.Seq;
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

    LogFormat(
            String name,
            Class<F> facts,
            Class<C> commands,
            Class<E> events,
            Function<S, F> factsOf,
            Function<F, ? extends Validation<? extends Seq<? extends RuleViolation>, Play<S, C, E>>> start) {
        this.name = name;
        this.facts = facts;
        this.commands = commands;
        this.events = events;
        this.factsOf = factsOf;
        this.start = start;
    }

    /** What stands under {@code format} in its documents. */
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
        return new Replay(name, VERSION, CrisisJson.standard())
                .document(factsOf.apply(play.start()), play.steps(), withEvents);
    }

    /** The JSON Schema of its documents. */
    public ObjectNode schema() {
        return new Replay(name, VERSION, CrisisJson.standard()).schema(facts, commands, events);
    }

    /**
     * The game that a document tells of. It is started and every command is given again, and what is drawn is drawn again
     * from the seed: the document is refused at the first step that breaks a rule or was changed afterwards.
     */
    public Either<JsonRefusal, Play<S, C, E>> read(String document) {
        return read(document, CrisisJson.standard());
    }

    /** The same within other limits. */
    public Either<JsonRefusal, Play<S, C, E>> read(String document, CrisisJson json) {
        Replay replay = new Replay(name, VERSION, json);
        return json.parse(document)
                .flatMap(tree -> replay.start(tree, facts)
                        .flatMap(this::started)
                        .flatMap(play -> replay.steps(tree, play, commands)));
    }

    private Either<JsonRefusal, Play<S, C, E>> started(F with) {
        Validation<? extends Seq<? extends RuleViolation>, Play<S, C, E>> play = start.apply(with);
        return play.isValid() ? Either.right(play.get()) : Either.left(JsonRefusal.byRules("/start", play.getError()));
    }
}
