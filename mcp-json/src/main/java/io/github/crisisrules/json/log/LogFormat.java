package io.github.crisisrules.json.log;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.transition.Decider;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;

/** How games of one kind begin, are written and are read. {@link LogFormats} has one for each. */
public final class LogFormat<F, S, C, E, V extends RuleViolation> {
    /** The version of the documents that are written and read. */
    public static final int VERSION = 1;

    private final String name;
    private final Class<F> facts;
    private final Class<C> commands;
    private final Class<E> events;
    private final Function<F, Either<Seq<? extends RuleViolation>, S>> beginning;
    private final Decider<S, C, E, V> rules;

    LogFormat(
            String name,
            Class<F> facts,
            Class<C> commands,
            Class<E> events,
            Function<F, Either<Seq<? extends RuleViolation>, S>> beginning,
            Decider<S, C, E, V> rules) {
        this.name = name;
        this.facts = facts;
        this.commands = commands;
        this.events = events;
        this.beginning = beginning;
        this.rules = rules;
    }

    /** What stands under {@code format} in its documents. */
    public String name() {
        return name;
    }

    /** A game that begins with these facts, or why it cannot. */
    public Either<Seq<? extends RuleViolation>, GameLog<F, S, C, E, V>> begin(F with) {
        return beginning.apply(with).map(state -> GameLog.begin(rules, with, state));
    }

    /** The document of a game, on many lines. */
    public String write(GameLog<F, S, C, E, V> log) {
        CrisisJson json = CrisisJson.standard();
        return json.printLines(new Replay(name, VERSION, json)
                .document(log.facts(), log.steps().map(step -> Tuple.of(step.command(), step.events()))));
    }

    /** The JSON Schema of its documents. */
    public ObjectNode schema() {
        return new Replay(name, VERSION, CrisisJson.standard()).schema(facts, commands, events);
    }

    /** The game that a document tells of, every command given again; refused at the first step that does not follow. */
    public Either<JsonRefusal, GameLog<F, S, C, E, V>> read(String document) {
        return read(document, CrisisJson.standard());
    }

    /** The same within other limits. */
    public Either<JsonRefusal, GameLog<F, S, C, E, V>> read(String document, CrisisJson json) {
        Replay replay = new Replay(name, VERSION, json);
        return json.parse(document)
                .flatMap(tree -> replay.start(tree, facts)
                        .flatMap(with -> begin(with).mapLeft(faults -> JsonRefusal.byRules("/start", faults)))
                        .flatMap(log -> replay.steps(
                                tree,
                                log,
                                commands,
                                GameLog::give,
                                after -> after.steps().last().events())));
    }
}
