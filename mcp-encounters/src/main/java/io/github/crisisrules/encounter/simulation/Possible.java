package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.game.Answers;
import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.Question;
import io.github.crisisrules.core.game.Table;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.function.Function;

/**
 * What a table that nobody sees allows as answers, by the kind of question: one where something is seen or rolled, several
 * where somebody chooses among what is in reach, none where nothing is. From it follows every command that a choice can
 * become, so that a player can choose among commands.
 */
public final class Possible {
    private final Table otherwise;
    private final List<Kind> kinds;

    private Possible(Table otherwise, List<Kind> kinds) {
        this.otherwise = otherwise;
        this.kinds = kinds;
    }

    private record Kind(Class<?> of, Function<Question<?>, Vector<?>> answers) {}

    /** No answers yet: a question of a kind that nobody answers is an {@link IllegalArgumentException}. */
    public static Possible nothing() {
        return otherwise(Answers.only());
    }

    /** The one answer that this table gives to everything, such as a map or people. */
    public static Possible otherwise(Table table) {
        return new Possible(table, List.empty());
    }

    /** With the one answer to a kind of question. */
    public <A, Q extends Question<A>> Possible one(Class<Q> kind, Function<? super Q, ? extends A> answer) {
        return any(kind, question -> Vector.of(answer.apply(question)));
    }

    /** With the answers to a kind of question, any of which may be given. */
    public <A, Q extends Question<A>> Possible any(
            Class<Q> kind, Function<? super Q, ? extends Vector<? extends A>> answers) {
        return new Possible(otherwise, kinds.prepend(new Kind(kind, question -> answers.apply(kind.cast(question)))));
    }

    /** The answers that may be given. */
    @SuppressWarnings("unchecked") // any() takes answers only with the kind of question that has answers of their type
    public <A> Vector<A> answers(Question<A> question) {
        for (Kind kind : kinds) {
            if (kind.of == question.getClass()) {
                return (Vector<A>) kind.answers.apply(question);
            }
        }
        return Vector.of(otherwise.answer(question));
    }

    /** Every command that a choice can become here, the answers to its last question changing first. */
    public <C extends GameCommand> Vector<C> commands(Choice<C> choice) {
        return commands(choice, choice.questions(), Given.NOTHING);
    }

    private <C extends GameCommand> Vector<C> commands(Choice<C> choice, Vector<Question<?>> left, Given given) {
        if (left.isEmpty()) {
            return Vector.of(choice.command(given));
        }
        Question<?> next = left.head();
        Vector<?> answers = answers(next);
        return answers.size() == 1
                ? commands(choice, left.tail(), given.with(next, answers.head()))
                : answers.flatMap(answer -> commands(choice, left.tail(), given.with(next, answer)));
    }

    /** A table at which answers have been chosen, the latest first. */
    private record Given(List<Answer> answers) implements Table {
        private static final Given NOTHING = new Given(List.empty());

        private record Answer(Question<?> to, Object answer) {}

        private Given with(Question<?> question, Object answer) {
            return new Given(answers.prepend(new Answer(question, answer)));
        }

        @Override
        @SuppressWarnings("unchecked") // commands() gives each question an answer of its own type
        public <A> A answer(Question<A> question) {
            return (A) answers.find(each -> each.to.equals(question)).get().answer;
        }
    }
}
