package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.Wording;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A sheet that has been filled in, read once from its first field to its last. A single pass finds the fields, the
 * answers and the faults, because earlier answers decide which fields follow.
 *
 * <p>With a <i>doubted</i> field it finds out how the rules judge that field alone: its text is used even if it
 * does not fit the form, and a wrong answer in any other field is replaced by a random valid one.
 */
final class Filling {
    private final Wording wording;
    private final Map<String, Vector<String>> written;
    private final Option<String> doubted;
    private final RandomSource random = Seed.of(0).random();
    // By identity: a prompt may ask two questions that are equal.
    private final IdentityHashMap<Question<?>, Object> answers = new IdentityHashMap<>();
    private Vector<Field> fields = Vector.empty();
    private Vector<FieldFault> faults = Vector.empty();

    Filling(Wording wording, Map<String, Vector<String>> written, Option<String> doubted) {
        this.wording = wording;
        this.written = written;
        this.doubted = doubted;
    }

    /** Returns the answer to a question of this sheet, or none if the answer is wrong. */
    <A> Option<A> answer(String name, Question<A> question) {
        Option<A> answer = question.form().read(new Paper(this, question, name, question.describe(wording)));
        answer.forEach(said -> answers.put(question, said));
        return answer;
    }

    Wording wording() {
        return wording;
    }

    Vector<Field> fields() {
        return fields;
    }

    Vector<FieldFault> faults() {
        return faults;
    }

    /** Returns the answers that were read. It may be used only if there are no faults. */
    AnswerSource table() {
        return new AnswerSource() {
            @Override
            @SuppressWarnings("unchecked") // each answer was read by the form of its question
            public <A> A answer(Question<A> question) {
                return (A) Objects.requireNonNull(answers.get(question));
            }
        };
    }

    /** Returns the texts written in a field. */
    Vector<String> texts(String field) {
        return written.getOrElse(field, Vector.empty());
    }

    /** Adds a field, and records a fault if several texts are written where it takes one. */
    void ask(Field field) {
        fields = fields.append(field);
        int count = texts(field.name()).reject(String::isBlank).size();
        if (doubted.isEmpty() && count > 1 && !(field.form() instanceof Form.SomeOf<?>)) {
            faults = faults.append(FieldFault.of(field.name(), Sentences.oneAnswer(wording, count)));
        }
    }

    /**
     * Records a fault for every text that no field reads, among the fields whose names {@code own} accepts: an
     * answer to a question that was not asked.
     */
    void refuseUnread(Predicate<String> own) {
        for (Tuple2<String, Vector<String>> texts : written.filterKeys(own)) {
            boolean isAsked = fields.exists(asked -> asked.name().equals(texts._1));
            if (!isAsked && !texts._2.forAll(String::isBlank)) {
                faults = faults.append(FieldFault.of(texts._1, Sentences.notAsked(wording)));
            }
        }
    }

    /**
     * Handles a wrong answer and records the fault. The answer is {@code readable} if it can be passed to the rules
     * despite being wrong.
     */
    <A> Option<A> wrong(Form<A> form, Option<A> readable, FieldFault fault) {
        boolean isDoubted = doubted.contains(fault.field());
        if (doubted.isDefined() && !isDoubted) {
            return Option.some(form.sample(random));
        }
        if (isDoubted && readable.isDefined()) {
            return readable;
        }
        faults = faults.append(fault);
        return Option.none();
    }

    /** Returns the answer if it is present, and otherwise handles it as wrong. */
    <A> Option<A> found(Form<A> form, Option<A> answer, Supplier<FieldFault> fault) {
        return answer.orElse(() -> wrong(form, Option.none(), fault.get()));
    }
}
