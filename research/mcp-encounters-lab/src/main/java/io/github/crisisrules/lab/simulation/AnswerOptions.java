package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.prompt.AnswerSource;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Ready;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Collection;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The possible answers to each kind of question in a simulated game: one if something is observed or rolled,
 * several if a player chooses among targets in reach, none if nothing is in reach. From them follow all commands
 * that a choice can become, so that a player can choose among commands.
 */
public final class AnswerOptions {
    private static final AnswerSource NO_ANSWERS = Answers.only();
    private static final AnswerOptions NOTHING = otherwise(NO_ANSWERS);

    private final Function<Question<?>, Vector<?>> otherwise;
    private final List<Kind> kinds;

    private AnswerOptions(Function<Question<?>, Vector<?>> otherwise, List<Kind> kinds) {
        this.otherwise = otherwise;
        this.kinds = kinds;
    }

    /** A kind of question with its answers and, if dice decide, with the answers for other dice. */
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

    /** Returns a value without answers, which throws an {@link IllegalArgumentException} for every question. */
    public static AnswerOptions nothing() {
        return NOTHING;
    }

    /** Returns a value with a single answer to every question, given by {@code table}, such as a map or people. */
    public static AnswerOptions otherwise(AnswerSource table) {
        return asking(question -> Vector.of(table.answer(question)));
    }

    /** Returns a value with the given answers to every question; they must be of the question's type. */
    static AnswerOptions asking(Function<Question<?>, Vector<?>> answers) {
        return new AnswerOptions(answers, List.empty());
    }

    /** Returns these answers with the single answer to a kind of question. */
    public <A, Q extends Question<A>> AnswerOptions one(Class<Q> kind, Function<? super Q, ? extends A> answer) {
        return with(new Kind(kind, question -> Vector.of(answer.apply(kind.cast(question))), Option.none()));
    }

    /** Returns these answers with the answers to a kind of question, any of which may be given. */
    public <A, Q extends Question<A>> AnswerOptions any(
            Class<Q> kind, Function<? super Q, ? extends Vector<? extends A>> answers) {
        return with(new Kind(kind, question -> answers.apply(kind.cast(question)), Option.none()));
    }

    /**
     * Returns these answers with the answer that dice give to a kind of question after the choice is made, or none
     * if they have no effect. The player does not know the dice when choosing.
     */
    public <A, Q extends Question<A>> AnswerOptions rolled(
            Class<Q> kind, Seed dice, BiFunction<? super Q, Seed, ? extends Vector<? extends A>> answers) {
        Function<Seed, Function<Question<?>, Vector<?>>> rolls =
                seed -> question -> answers.apply(kind.cast(question), seed);
        return with(new Kind(kind, rolls.apply(dice), Option.of(rolls)));
    }

    private AnswerOptions with(Kind kind) {
        return new AnswerOptions(otherwise, kinds.prepend(kind));
    }

    /** Returns the answers for other dice, for all questions that dice decide. */
    public AnswerOptions withDice(Seed dice) {
        return new AnswerOptions(otherwise, kinds.map(kind -> kind.with(dice)));
    }

    /** Returns whether dice decide a question of this choice, so that its outcome is unknown beforehand. */
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

    /** Returns the answers that may be given. */
    @SuppressWarnings("unchecked") // any() accepts answers only together with a kind of question of their type
    public <A> Vector<A> answers(Question<A> question) {
        Option<Kind> kind = kind(question);
        return (Vector<A>) (kind.isDefined() ? kind.get().answers : otherwise).apply(question);
    }

    /** Returns every command that a choice can become; the answers to its last question vary fastest. */
    public <C extends GameCommand> Vector<C> commands(Choice<C> choice) {
        return commands(Vector.of(choice));
    }

    /** Returns every command that one of the choices can become, those of the first choice first. */
    <C extends GameCommand> Vector<C> commands(Vector<Choice<C>> choices) {
        // A mutable list, because simulated players ask for all commands with every move.
        Collection<C> commands = new ArrayList<>();
        for (Choice<C> choice : choices) {
            addCommands(commands, choice, 0, NO_ANSWERS);
        }
        return Vector.ofAll(commands);
    }

    /** Adds the commands of a choice whose first {@code answered} questions already have their answers. */
    private <C extends GameCommand> void addCommands(
            Collection<C> commands, Choice<C> choice, int answered, AnswerSource given) {
        if (choice instanceof Ready<C> ready) {
            commands.add(ready.command());
            return;
        }
        if (answered == choice.questions().size()) {
            addCommands(commands, choice.next(given), 0, given);
            return;
        }
        Question<?> next = choice.questions().get(answered);
        for (Object answer : answers(next)) {
            addCommands(commands, choice, answered + 1, new OneMoreAnswer(given, next, answer));
        }
    }

    /** Returns the first command of a choice without creating the others. */
    <C extends GameCommand> Option<C> first(Choice<C> choice) {
        return first(choice, 0, NO_ANSWERS);
    }

    private <C extends GameCommand> Option<C> first(Choice<C> choice, int answered, AnswerSource given) {
        if (choice instanceof Ready<C> ready) {
            return Option.of(ready.command());
        }
        if (answered == choice.questions().size()) {
            return first(choice.next(given), 0, given);
        }
        Question<?> next = choice.questions().get(answered);
        for (Object answer : answers(next)) {
            Option<C> first = first(choice, answered + 1, new OneMoreAnswer(given, next, answer));
            if (first.isDefined()) {
                return first;
            }
        }
        return Option.none();
    }

    /** The answers so far with one more answer. */
    private record OneMoreAnswer(AnswerSource before, Question<?> asked, Object answer) implements AnswerSource {
        @Override
        @SuppressWarnings("unchecked") // addCommands() stores an answer of the question's own type
        public <A> A answer(Question<A> question) {
            return asked.equals(question) ? (A) answer : before.answer(question);
        }
    }
}
