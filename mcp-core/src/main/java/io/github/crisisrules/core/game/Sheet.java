package io.github.crisisrules.core.game;

import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A choice on paper: the fields that ask its questions, and the way back from what people wrote into them. A page needs to know the
 * six kinds of fields, and no game.
 *
 * <p>A page shows the {@link #fields}, collects what was written by the fields' names, and gives it to {@link #attempt}: the next
 * play, or what is wrong, field by field, in the words of the rules.
 */
public final class Sheet<C extends GameCommand> {
    private final Choice<C> choice;
    private final Names names;

    private Sheet(Choice<C> choice, Names names) {
        this.choice = choice;
        this.names = names;
    }

    /** The sheet of a choice. */
    public static <C extends GameCommand> Sheet<C> of(Choice<C> choice, Names names) {
        return new Sheet<>(choice, names);
    }

    /** The choice in words: the title of the sheet, by which a page finds it again. */
    public String title() {
        return choice.words(names);
    }

    /** The fields of a question that is asked outside a game, on an empty sheet. */
    public static Vector<Field> fields(String name, Question<?> question, Names names) {
        Filling filling = new Filling(names, LinkedHashMap.empty(), Option.none());
        filling.answer(name, question);
        return filling.fields();
    }

    /** The answer to a question that is asked outside a game; or what is wrong, field by field. */
    public static <A> Either<Vector<FieldFault>, A> answer(
            String name, Question<A> question, Names names, Map<String, Vector<String>> written) {
        Filling filling = new Filling(names, written, Option.none());
        return filling.answer(name, question).toEither(filling::faults);
    }

    private Filling filled(Map<String, Vector<String>> written, Option<String> doubted) {
        Filling filling = new Filling(names, written, doubted);
        choice.questions().zipWithIndex().forEach(question -> filling.answer("q" + question._2, question._1));
        return filling;
    }

    /** The fields of an empty sheet. */
    public Vector<Field> fields() {
        return fields(LinkedHashMap.empty());
    }

    /** The fields of a sheet with this in it: an answer may ask for more, such as a number of dice for those dice. */
    public Vector<Field> fields(Map<String, Vector<String>> written) {
        return filled(written, Option.none()).fields();
    }

    /** The command that was written; or what is wrong, field by field. */
    public Either<Vector<FieldFault>, C> command(Map<String, Vector<String>> written) {
        Filling filling = filled(written, Option.none());
        return filling.faults().isEmpty()
                ? Either.right(choice.command(filling.table()))
                : Either.left(filling.faults());
    }

    /**
     * The play after the command that was written; or what is wrong, field by field. What can be read, but is not an answer of its
     * form, is refused in the words of the rules where they refuse it.
     */
    public <S, E extends GameEvent<S>> Either<Vector<FieldFault>, Play<S, C, E>> attempt(
            Play<S, C, E> play, Map<String, Vector<String>> written) {
        return command(written)
                .mapLeft(faults -> faults.map(fault -> refusal(play, written, fault.field())
                        .map(violation -> FieldFault.of(fault.field(), violation, names))
                        .getOrElse(fault)))
                .flatMap(command -> play.attempt(command)
                        .mapLeft(violation -> Vector.of(FieldFault.of(FieldFault.WHOLE, violation, names))));
    }

    /** Why the rules refuse what is in this field, whatever is in the others; nothing where it cannot be said. */
    private Option<RuleViolation> refusal(Play<?, C, ?> play, Map<String, Vector<String>> written, String field) {
        Filling filling = filled(written, Option.some(field));
        if (!filling.faults().isEmpty()) {
            return Option.none(); // it cannot be read at all; what is wrong elsewhere does not count here
        }
        try {
            return play.attempt(choice.command(filling.table())).swap().toOption();
        } catch (IllegalArgumentException e) {
            return Option.none(); // no command has such a value: the bounds of the form say it
        }
    }
}
