package io.github.crisisrules.core.game;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Names;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * A sheet as somebody filled it in, read once from its first field to its last. One walk finds the fields, the answers and the
 * faults, for what was answered decides which fields follow.
 *
 * <p>With a <i>doubted</i> field it finds out what the rules say about that one alone: its text is taken although it is no answer of
 * its form, and wherever else something is wrong any answer is taken instead.
 */
final class Filling {
    private final Names names;
    private final Map<String, Vector<String>> written;
    private final Option<String> doubted;
    private final Draw draws = Seed.of(0).draws();
    // By identity: a prompt may ask two questions that are equal.
    private final IdentityHashMap<Question<?>, Object> answers = new IdentityHashMap<>();
    private Vector<Field> fields = Vector.empty();
    private Vector<FieldFault> faults = Vector.empty();

    Filling(Names names, Map<String, Vector<String>> written, Option<String> doubted) {
        this.names = names;
        this.written = written;
        this.doubted = doubted;
    }

    /** The answer to a question that is asked here; nothing where something is wrong with it. */
    <A> Option<A> answer(String name, Question<A> question) {
        Option<A> answer = question.form().read(new Paper(this, question, name, question.words(names)));
        answer.forEach(said -> answers.put(question, said));
        return answer;
    }

    Names names() {
        return names;
    }

    Vector<Field> fields() {
        return fields;
    }

    Vector<FieldFault> faults() {
        return faults;
    }

    /** What was answered; asked only where nothing is wrong. */
    Table table() {
        return new Table() {
            @Override
            @SuppressWarnings("unchecked") // each answer was read by the form of its question
            public <A> A answer(Question<A> question) {
                return (A) Objects.requireNonNull(answers.get(question));
            }
        };
    }

    /** What is written in a field. */
    Vector<String> texts(String field) {
        return written.getOrElse(field, Vector.empty());
    }

    void ask(Field field) {
        fields = fields.append(field);
    }

    /** An answer that is wrong; {@code readable} where it could be given to the rules all the same. */
    <A> Option<A> wrong(Form<A> form, Option<A> readable, FieldFault fault) {
        boolean isDoubted = doubted.contains(fault.field());
        if (doubted.isDefined() && !isDoubted) {
            return Option.some(form.draw(draws));
        }
        if (isDoubted && readable.isDefined()) {
            return readable;
        }
        faults = faults.append(fault);
        return Option.none();
    }

    /** The same, for an answer that may be right. */
    <A> Option<A> found(Form<A> form, Option<A> answer, Supplier<FieldFault> fault) {
        return answer.orElse(() -> wrong(form, Option.none(), fault.get()));
    }
}
