package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Prompt;
import io.github.crisisrules.core.game.Question;
import io.github.crisisrules.core.game.Ready;
import io.github.crisisrules.heroic.action.CastId;
import io.vavr.Function3;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Choices in one state. Options that the rules refuse are left out; what has no option left is not offered, and where one
 * option is left nothing is asked.
 */
record Offers(SceneState state) {
    /** The command as it is, if the rules accept it. */
    Vector<Choice<SceneCommand>> ready(SceneCommand command) {
        return isAccepted(command) ? Vector.of(new Ready<>(command)) : Vector.empty();
    }

    /** One of these commands. */
    Vector<Choice<SceneCommand>> among(String words, Vector<? extends SceneCommand> commands) {
        return asking(words, Vector.<SceneCommand>narrow(commands), SceneQuestion.WhichOfThese::new, one -> one);
    }

    /** A command that one answer completes. */
    <A> Vector<Choice<SceneCommand>> asking(
            String words,
            Vector<A> options,
            Function<Vector<A>, Question<A>> question,
            Function<A, SceneCommand> command) {
        Vector<A> open = options.filter(one -> isAccepted(command.apply(one)));
        if (open.isEmpty()) {
            return Vector.empty();
        }
        return Vector.of(
                open.size() == 1
                        ? new Ready<>(command.apply(open.head()))
                        : Prompt.of(words, question.apply(open), command));
    }

    /** A command that takes two answers; neither depends on the other. */
    <A, B> Vector<Choice<SceneCommand>> asking(
            String words,
            Vector<A> firsts,
            Function<Vector<A>, Question<A>> first,
            Vector<B> seconds,
            Function<Vector<B>, Question<B>> second,
            BiFunction<A, B, SceneCommand> command) {
        Vector<A> open = firsts.filter(one -> seconds.exists(other -> isAccepted(command.apply(one, other))));
        if (open.isEmpty()) {
            return Vector.empty();
        }
        if (open.size() == 1) {
            return asking(words, seconds, second, other -> command.apply(open.head(), other));
        }
        Vector<B> others = seconds.filter(other -> isAccepted(command.apply(open.head(), other)));
        return Vector.of(
                others.size() == 1
                        ? Prompt.of(words, first.apply(open), one -> command.apply(one, others.head()))
                        : Prompt.of(words, first.apply(open), second.apply(others), command));
    }

    /** A command that a new name completes. */
    Vector<Choice<SceneCommand>> naming(
            String words, SceneQuestion.NewName name, Function<String, SceneCommand> command) {
        return isAccepted(command.apply(example(name))) ? Vector.of(Prompt.of(words, name, command)) : Vector.empty();
    }

    /** A command that takes an option and a new name. */
    <A> Vector<Choice<SceneCommand>> naming(
            String words,
            Vector<A> options,
            Function<Vector<A>, Question<A>> question,
            SceneQuestion.NewName name,
            BiFunction<A, String, SceneCommand> command) {
        Vector<A> open = options.filter(one -> isAccepted(command.apply(one, example(name))));
        if (open.isEmpty()) {
            return Vector.empty();
        }
        return Vector.of(
                open.size() == 1
                        ? Prompt.of(words, name, text -> command.apply(open.head(), text))
                        : Prompt.of(words, question.apply(open), name, command));
    }

    /** A command that takes an option, a new name and a further answer; none depends on the others. */
    <A, B> Vector<Choice<SceneCommand>> naming(
            String words,
            Vector<A> options,
            Function<Vector<A>, Question<A>> question,
            SceneQuestion.NewName name,
            Question<B> last,
            B example,
            Function3<A, String, B, SceneCommand> command) {
        Vector<A> open = options.filter(one -> isAccepted(command.apply(one, example(name), example)));
        return open.isEmpty() ? Vector.empty() : Vector.of(Prompt.of(words, question.apply(open), name, last, command));
    }

    /** What somebody, or none for the Watcher, could pay with: a plot point, or each size of doom die. */
    Vector<Payment> payments(Option<CastId> payer) {
        return payer.flatMap(state::member).exists(CastMember::hero)
                ? Vector.of(Payment.plotPoint())
                : state.doom().dice().distinct().map(Payment::doomDie);
    }

    /** Whether the rules accept it. */
    boolean isAccepted(SceneCommand command) {
        return command.decide(state).isRight();
    }

    /** A name that nobody has taken, for asking the rules whether any such name would do. */
    static String example(SceneQuestion.NewName name) {
        String example = "something new";
        while (name.taken().contains(example)) {
            example += "er";
        }
        return example;
    }
}
