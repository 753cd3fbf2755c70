package io.github.crisisrules.heroic.scene.menu;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.prompt.Ready;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.vavr.Function3;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The choices offered in one state. Options that the rules refuse are left out. A choice without options is not
 * offered, and a choice with a single option is not asked.
 */
record ChoiceBuilder(SceneState state) {
    /** Returns the command as a choice, if the rules accept it. */
    Vector<Choice<SceneCommand>> ready(SceneCommand command) {
        return isAccepted(command) ? Vector.of(new Ready<>(command)) : Vector.empty();
    }

    /** Returns a choice between the accepted commands. */
    Vector<Choice<SceneCommand>> among(Describable label, Vector<? extends SceneCommand> commands) {
        return asking(label, Vector.<SceneCommand>narrow(commands), SceneQuestion.WhichCommand::new, one -> one);
    }

    /** Returns a choice that one answer turns into a command. */
    <A> Vector<Choice<SceneCommand>> asking(
            Describable label,
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
                        : Prompt.of(label, question.apply(open), command));
    }

    /** Returns a choice that two independent answers turn into a command. */
    <A, B> Vector<Choice<SceneCommand>> asking(
            Describable label,
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
            return asking(label, seconds, second, other -> command.apply(open.head(), other));
        }
        Vector<B> others = seconds.filter(other -> isAccepted(command.apply(open.head(), other)));
        return Vector.of(
                others.size() == 1
                        ? Prompt.of(label, first.apply(open), one -> command.apply(one, others.head()))
                        : Prompt.of(label, first.apply(open), second.apply(others), command));
    }

    /** Returns a choice that a new name turns into a command. */
    Vector<Choice<SceneCommand>> naming(
            Describable label, SceneQuestion.NewName name, Function<String, SceneCommand> command) {
        return isAccepted(command.apply(example(name))) ? Vector.of(Prompt.of(label, name, command)) : Vector.empty();
    }

    /** Returns a choice that an option and a new name turn into a command. */
    <A> Vector<Choice<SceneCommand>> naming(
            Describable label,
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
                        ? Prompt.of(label, name, text -> command.apply(open.head(), text))
                        : Prompt.of(label, question.apply(open), name, command));
    }

    /**
     * Returns a choice that an option, a new name and a further answer turn into a command. The three answers are
     * independent.
     */
    <A, B> Vector<Choice<SceneCommand>> naming(
            Describable label,
            Vector<A> options,
            Function<Vector<A>, Question<A>> question,
            SceneQuestion.NewName name,
            Question<B> last,
            B example,
            Function3<A, String, B, SceneCommand> command) {
        Vector<A> open = options.filter(one -> isAccepted(command.apply(one, example(name), example)));
        return open.isEmpty() ? Vector.empty() : Vector.of(Prompt.of(label, question.apply(open), name, last, command));
    }

    /**
     * Returns the possible payments of a hero, which is a plot point, or of a villain or the Watcher, which is one
     * doom die of any size in the pool. {@code payer} is empty for the Watcher.
     */
    Vector<Payment> payments(Option<CastId> payer) {
        return payer.flatMap(state::member).exists(CastMember::isHero)
                ? Vector.of(Payment.plotPoint())
                : state.doom().dice().distinct().map(Payment::doomDie);
    }

    /** Returns whether the rules accept the command. */
    boolean isAccepted(SceneCommand command) {
        return !command.decide(state).isRefused();
    }

    /** Returns a name that is not taken, for checking whether the rules would accept a new name. */
    static String example(SceneQuestion.NewName name) {
        String example = "something new";
        while (name.takenNames().contains(example)) {
            example += "er";
        }
        return example;
    }
}
