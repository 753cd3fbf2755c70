package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A choice as a form to fill in: the fields that ask its questions, and the conversion of the written texts into a
 * command. A page has to know the six types of fields, but no game.
 *
 * <p>A page shows the {@link #fields}, collects the written texts by field name, and passes them to
 * {@link #attempt(Function, Map)}. The result is the next play, or the faults by field, with the messages of the rules.
 * An answer may lead to further fields: a page passes the texts so far to {@link #fields(Map)} until no field is empty.
 * A question with only one possible answer has no field, and a text for a field that is not asked is a fault.
 *
 * <p>A dialogue asks one field after the other: it shows {@link #next} and passes the text to {@link #answer(String)}, which
 * returns the sheet with that answer, until no field is left. Then {@link #attempt(Function)} gives the result.
 */
public final class Sheet<C extends Describable> {
    private final Choice<C> choice;
    private final Wording wording;
    private final Map<String, Vector<String>> answers;

    private Sheet(Choice<C> choice, Wording wording, Map<String, Vector<String>> answers) {
        this.choice = choice;
        this.wording = wording;
        this.answers = answers;
    }

    /** Creates the sheet of a choice. */
    public static <C extends Describable> Sheet<C> of(Choice<C> choice, Wording wording) {
        return new Sheet<>(choice, wording, LinkedHashMap.empty());
    }

    /**
     * Returns the title of the sheet, which is the description of the choice. A page can use it to find the sheet
     * again.
     */
    public String title() {
        return choice.describe(wording);
    }

    /**
     * Returns the fields of a question that is asked outside a game, on an empty sheet.
     *
     * @param name the name of the field; the fields of parts have it as a prefix
     */
    public static Vector<Field> fields(String name, Question<?> question, Wording wording) {
        Filling filling = new Filling(wording, LinkedHashMap.empty(), Option.none());
        filling.answer(name, question);
        return filling.fields();
    }

    /**
     * Returns the answer to a question that is asked outside a game, or the faults by field.
     *
     * @param name the name of the field, as in {@link #fields(String, Question, Wording)}
     * @param written the texts by field name
     */
    public static <A> Either<Vector<FieldFault>, A> answer(
            String name, Question<A> question, Wording wording, Map<String, Vector<String>> written) {
        Filling filling = new Filling(wording, written, Option.none());
        Option<A> answer = filling.answer(name, question);
        if (filling.faults().isEmpty()) {
            filling.refuseUnread(field -> field.equals(name) || field.startsWith(name + "."));
        }
        return filling.faults().isEmpty() ? answer.toEither(filling::faults) : Either.left(filling.faults());
    }

    /** A sheet that has been filled in, and the choice that remains after its answers. */
    private record Filled<C extends Describable>(Filling filling, Choice<C> rest) {
        private Vector<FieldFault> faults() {
            return filling.faults();
        }

        private C command() {
            return rest.command(filling.table());
        }
    }

    private Filled<C> filled(Map<String, Vector<String>> written, Option<String> doubted) {
        Filling filling = new Filling(wording, written, doubted);
        Choice<C> rest = choice;
        int asked = 0;
        while (rest instanceof Prompt<C> prompt && filling.faults().isEmpty()) {
            for (Question<?> question : prompt.questions()) {
                filling.answer("q" + asked++, question);
            }
            rest = filling.faults().isEmpty() ? prompt.next(filling.table()) : prompt;
        }
        if (filling.faults().isEmpty() && doubted.isEmpty()) {
            filling.refuseUnread(field -> field.matches("q[0-9][0-9.]*"));
        }
        return new Filled<>(filling, rest);
    }

    /** Returns the fields that the answers so far lead to; on an empty sheet, the first ones. */
    public Vector<Field> fields() {
        return fields(answers);
    }

    /** Returns the first field without an answer, or none if every field has one. */
    public Option<Field> next() {
        return fields().find(field -> !answers.containsKey(field.name()));
    }

    /**
     * Returns this sheet with the text as the answer to its {@link #next} field, or the fault if the field cannot have
     * this answer.
     *
     * @throws IllegalArgumentException if every field has an answer
     */
    public Either<FieldFault, Sheet<C>> answer(String text) {
        return answer(Vector.of(text));
    }

    /**
     * Returns this sheet with the texts as the answer to its {@link #next} field, which may have several, see
     * {@link #answer(String)}.
     *
     * @throws IllegalArgumentException if every field has an answer
     */
    public Either<FieldFault, Sheet<C>> answer(Vector<String> texts) {
        String name = next().getOrElseThrow(() -> new IllegalArgumentException(
                        "Every field of \"" + title() + "\" has an answer. Attempt the command."))
                .name();
        Map<String, Vector<String>> more = answers.put(name, texts);
        return filled(more, Option.none())
                .faults()
                .find(fault -> fault.field().equals(name))
                .toEither(() -> new Sheet<>(choice, wording, more))
                .swap();
    }

    /**
     * Returns the fields of a sheet with the given texts. An answer may require further fields, such as a number of
     * dice and then those dice.
     *
     * @param written the texts by field name
     */
    public Vector<Field> fields(Map<String, Vector<String>> written) {
        return filled(written, Option.none()).filling().fields();
    }

    /**
     * Returns the command that was written, or the faults by field. The rules are not asked: see {@link #attempt}.
     *
     * @param written the texts by field name
     */
    public Either<Vector<FieldFault>, C> command(Map<String, Vector<String>> written) {
        Filled<C> filled = filled(written, Option.none());
        return filled.faults().isEmpty() ? Either.right(filled.command()) : Either.left(filled.faults());
    }

    /**
     * Attempts the command of the answers, or returns the faults by field, see {@link #attempt(Function, Map)}.
     *
     * @param rules attempts a command, such as {@code play::attempt} or the {@code attempt} of a game's face
     */
    public <R> Either<Vector<FieldFault>, R> attempt(Function<? super C, Either<RuleViolation, R>> rules) {
        return attempt(rules, answers);
    }

    /**
     * Attempts the command that was written, or returns the faults by field. A text that can be parsed but does not
     * fit its form is reported with the violation of the rules if they refuse it.
     *
     * @param rules attempts a command, such as {@code play::attempt} or the {@code attempt} of a game's face
     * @param written the texts by field name
     */
    public <R> Either<Vector<FieldFault>, R> attempt(
            Function<? super C, Either<RuleViolation, R>> rules, Map<String, Vector<String>> written) {
        return command(written)
                .mapLeft(faults -> faults.map(fault -> refusal(rules, written, fault.field())
                        .map(violation -> FieldFault.of(fault.field(), violation, wording))
                        .getOrElse(fault)))
                .flatMap(command -> rules.apply(command)
                        .mapLeft(violation -> Vector.of(FieldFault.of(FieldFault.WHOLE, violation, wording))));
    }

    /**
     * Returns the violation with which the rules refuse the text of one field, whatever the other fields contain;
     * none if there is no such violation.
     */
    private <R> Option<RuleViolation> refusal(
            Function<? super C, Either<RuleViolation, R>> rules, Map<String, Vector<String>> written, String field) {
        return commandWith(written, field)
                .flatMap(command -> rules.apply(command).swap().toOption());
    }

    /** Returns a command with the text of one field, whatever the other fields contain; none if no command can hold it. */
    private Option<C> commandWith(Map<String, Vector<String>> written, String field) {
        try {
            Filled<C> filled = filled(written, Option.some(field));
            boolean isRead =
                    filled.filling().fields().exists(asked -> asked.name().equals(field));
            return isRead && filled.faults().isEmpty()
                    ? Option.some(filled.command())
                    : Option.none(); // the text cannot be parsed at all; faults of other fields do not count here
        } catch (IllegalArgumentException e) {
            return Option.none(); // the constructor of a value rejects it: the fault of the form describes it
        }
    }
}
