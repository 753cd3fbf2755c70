package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Answers;
import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.Question;
import io.github.crisisrules.core.game.Table;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Collection;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What a table that nobody sees allows as answers, by the kind of question: one where something is seen or rolled, several
 * where somebody chooses among what is in reach, none where nothing is. From it follows every command that a choice can
 * become, so that a player can choose among commands.
 */
public final class Possible {
    private static final Table NOBODY = Answers.only();
    private static final Possible NOTHING = otherwise(NOBODY);

    private final Function<Question<?>, Vector<?>> otherwise;
    private final List<Kind> kinds;

    private Possible(Function<Question<?>, Vector<?>> otherwise, List<Kind> kinds) {
        this.otherwise = otherwise;
        this.kinds = kinds;
    }

    /** A kind of question with its answers; where dice decide about them, how other dice would. */
    private record Kind(
            Class<?> of,
            Function<Question<?>, Vector<?>> answers,
            Option<Function<Seed, Function<Question<?>, Vector<?>>>> rolls) {
        private boolean isRolled() {
            return rolls.isDefined();
        }

        private Kind with(Seed dice) {
            return isRolled() ? new Kind(of, rolls.get().apply(dice), rolls) : this;
        }
    }

    /** No answers yet: a question of a kind that nobody answers is an {@link IllegalArgumentException}. */
    public static Possible nothing() {
        return NOTHING;
    }

    /** The one answer that this table gives to everything, such as a map or people. */
    public static Possible otherwise(Table table) {
        return asking(question -> Vector.of(table.answer(question)));
    }

    /** The answers that this gives to everything, which must be answers to the question. */
    static Possible asking(Function<Question<?>, Vector<?>> answers) {
        return new Possible(answers, List.empty());
    }

    /** With the one answer to a kind of question. */
    public <A, Q extends Question<A>> Possible one(Class<Q> kind, Function<? super Q, ? extends A> answer) {
        return with(new Kind(kind, question -> Vector.of(answer.apply(kind.cast(question))), Option.none()));
    }

    /** With the answers to a kind of question, any of which may be given. */
    public <A, Q extends Question<A>> Possible any(
            Class<Q> kind, Function<? super Q, ? extends Vector<? extends A>> answers) {
        return with(new Kind(kind, question -> answers.apply(kind.cast(question)), Option.none()));
    }

    /**
     * With the answer to a kind of question that dice give once the choice is made, or none where they come to nothing. Who
     * chooses does not know them; a player that looks ahead tries other dice.
     */
    public <A, Q extends Question<A>> Possible rolled(
            Class<Q> kind, Seed dice, BiFunction<? super Q, Seed, ? extends Vector<? extends A>> answers) {
        Function<Seed, Function<Question<?>, Vector<?>>> rolls =
                seed -> question -> answers.apply(kind.cast(question), seed);
        return with(new Kind(kind, rolls.apply(dice), Option.of(rolls)));
    }

    private Possible with(Kind kind) {
        return new Possible(otherwise, kinds.prepend(kind));
    }

    /** The same with other dice where dice decide. */
    public Possible withDice(Seed dice) {
        return new Possible(otherwise, kinds.map(kind -> kind.with(dice)));
    }

    /** Whether dice decide about a question of this choice, so that nobody knows beforehand what comes of it. */
    public boolean isRolled(Choice<?> choice) {
        return choice.questions().exists(question -> kind(question).exists(Kind::isRolled));
    }

    private Option<Kind> kind(Question<?> question) {
        for (Kind kind : kinds) {
            if (kind.of == question.getClass()) {
                return Option.of(kind);
            }
        }
        return Option.none();
    }

    /** The answers that may be given. */
    @SuppressWarnings("unchecked") // any() takes answers only with the kind of question that has answers of their type
    public <A> Vector<A> answers(Question<A> question) {
        Option<Kind> kind = kind(question);
        return (Vector<A>) (kind.isDefined() ? kind.get().answers : otherwise).apply(question);
    }

    /** Every command that a choice can become here, the answers to its last question changing first. */
    public <C extends GameCommand> Vector<C> commands(Choice<C> choice) {
        return commands(Vector.of(choice));
    }

    /** Every command that one of these choices can become here, those of the first choice first. */
    <C extends GameCommand> Vector<C> commands(Vector<Choice<C>> choices) {
        // A list that grows: simulated players ask for all commands with every move.
        Collection<C> commands = new ArrayList<>();
        for (Choice<C> choice : choices) {
            addCommands(commands, choice, 0, NOBODY);
        }
        return Vector.ofAll(commands);
    }

    /** Adds the commands of a choice some of whose questions, from the first, this table has been told the answers to. */
    private <C extends GameCommand> void addCommands(
            Collection<C> commands, Choice<C> choice, int answered, Table told) {
        if (answered == choice.questions().size()) {
            commands.add(choice.command(told));
            return;
        }
        Question<?> next = choice.questions().get(answered);
        for (Object answer : answers(next)) {
            addCommands(commands, choice, answered + 1, new Told(told, next, answer));
        }
    }

    /** The first of a choice's commands; the others are not made. */
    <C extends GameCommand> Option<C> first(Choice<C> choice) {
        return first(choice, 0, NOBODY);
    }

    private <C extends GameCommand> Option<C> first(Choice<C> choice, int answered, Table told) {
        if (answered == choice.questions().size()) {
            return Option.of(choice.command(told));
        }
        Question<?> next = choice.questions().get(answered);
        for (Object answer : answers(next)) {
            Option<C> first = first(choice, answered + 1, new Told(told, next, answer));
            if (first.isDefined()) {
                return first;
            }
        }
        return Option.none();
    }

    /** A table that has been told one more answer. */
    private record Told(Table before, Question<?> asked, Object said) implements Table {
        @Override
        @SuppressWarnings("unchecked") // addCommands() tells an answer of the question's own type
        public <A> A answer(Question<A> question) {
            return asked.equals(question) ? (A) said : before.answer(question);
        }
    }
}
