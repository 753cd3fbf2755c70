package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Answers;
import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.Question;
import io.github.crisisrules.core.game.Ready;
import io.github.crisisrules.core.game.Table;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiFunction;
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
        return kind.isDefined()
                ? (Vector<A>) kind.get().answers.apply(question)
                : Vector.of(otherwise.answer(question));
    }

    /** Every command that a choice can become here, the answers to its last question changing first. */
    public <C extends GameCommand> Vector<C> commands(Choice<C> choice) {
        return choice instanceof Ready<C> ready
                ? Vector.of(ready.command())
                : commands(choice, choice.questions(), Given.NOTHING);
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
