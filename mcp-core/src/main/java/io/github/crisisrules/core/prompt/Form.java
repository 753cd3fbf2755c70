package io.github.crisisrules.core.prompt;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.text.Describable;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The form of an answer. It holds everything that a page needs to ask for an answer and that a program needs to
 * generate one.
 *
 * @param <A> the type of answers
 */
public sealed interface Form<A> {
    /** Returns a random answer of this form. */
    A sample(RandomSource random);

    /** Parses the answer written on {@code here}. Returns none if it is wrong; the sheet then records the fault. */
    Option<A> read(Paper here);

    /** Returns the only possible answer, which is not asked for; none if there are several. */
    default Option<A> onlyAnswer() {
        return Option.none();
    }

    /** Returns a form whose answers are built from the answers of this form, such as a roll from its faces. */
    default <B> Form<B> as(Function<? super A, ? extends B> make) {
        return new Made<>(this, make);
    }

    /**
     * Returns a form that asks for this answer and then for one whose form depends on it, such as a number of dice
     * and then those dice.
     */
    default <B> Form<B> then(Function<? super A, ? extends Form<? extends B>> next) {
        return new Then<>(this, next);
    }

    /** Returns this form with a question of its own, which follows the question of the sheet on the label of its field. */
    default Form<A> asking(Describable question) {
        return new Asking<>(question, this);
    }

    /** Returns this form with a label of its own instead of the question of the sheet. */
    default Form<A> labelled(Describable label) {
        return new Labelled<>(label, this);
    }

    /** Returns the form of a yes or no answer. */
    static Form<Boolean> yesOrNo() {
        return new OneOf<>(Vector.of(true, false));
    }

    /** Returns the form of a choice of one option. */
    static <A> Form<A> oneOf(Iterable<? extends A> options) {
        return new OneOf<>(Vector.ofAll(options));
    }

    /** Returns the form of an answer that is known and therefore not asked for. */
    static <A> Form<A> known(A answer) {
        return new OneOf<>(Vector.of(answer));
    }

    /** Returns the form of a choice of any number of options, including none, in their order. */
    static <A> Form<Vector<A>> anyOf(Iterable<? extends A> options) {
        Vector<A> all = Vector.ofAll(options);
        return new SomeOf<>(all, 0, all.size());
    }

    /** Returns the form of a choice of {@code min} to {@code max} options, in their order. */
    static <A> Form<Vector<A>> someOf(Iterable<? extends A> options, int min, int max) {
        return new SomeOf<>(Vector.ofAll(options), min, max);
    }

    /** Returns the form of a whole number from {@code min} to {@code max}, both inclusive. */
    static Form<Integer> number(int min, int max) {
        return new WholeNumber(min, max);
    }

    /** Returns the form of a list with one answer for each of the given forms, in their order. */
    static <A> Form<Vector<A>> each(Iterable<? extends Form<A>> parts) {
        return new Each<>(Vector.ofAll(parts));
    }

    /**
     * A choice of one option.
     *
     * @param options the options, of which one is chosen
     */
    record OneOf<A>(Vector<A> options) implements Form<A> {
        /**
         * Validates the options.
         *
         * @throws IllegalArgumentException if {@code options} is empty
         */
        public OneOf {
            if (options.isEmpty()) {
                throw new IllegalArgumentException("A choice needs at least one option. Add one.");
            }
        }

        @Override
        public A sample(RandomSource random) {
            return options.get(random.below(options.size()));
        }

        @Override
        public Option<A> onlyAnswer() {
            return options.size() == 1 ? options.headOption() : Option.none();
        }

        @Override
        public Option<A> read(Paper here) {
            return here.one(this);
        }
    }

    /**
     * A choice of {@code min} to {@code max} options, in their order.
     *
     * @param options the options, in the order in which an answer lists them
     * @param min the smallest number of options to choose
     * @param max the largest number of options to choose
     */
    record SomeOf<A>(Vector<A> options, int min, int max) implements Form<Vector<A>> {
        /**
         * Validates the bounds.
         *
         * @throws IllegalArgumentException if {@code min} is negative, {@code max} is less than {@code min},
         *     or there are fewer than {@code max} options
         */
        public SomeOf {
            if (min < 0 || max < min || options.size() < max) {
                throw new IllegalArgumentException("Cannot choose " + min + " to " + max + " of " + options.size()
                        + " options. The bounds must be in order and not exceed the number of options.");
            }
        }

        @Override
        public Vector<A> sample(RandomSource random) {
            int count = min + random.below(max - min + 1);
            int[] places = new int[options.size()];
            for (int i = 0; i < places.length; i++) {
                places[i] = i;
            }
            random.shuffle(places);
            java.util.Arrays.sort(places, 0, count);
            return Vector.range(0, count).map(i -> options.get(places[i]));
        }

        @Override
        public Option<Vector<A>> onlyAnswer() {
            return Option.when(max == 0 || min == options.size(), () -> options.take(max));
        }

        @Override
        public Option<Vector<A>> read(Paper here) {
            return here.some(this);
        }
    }

    /**
     * A whole number from {@code min} to {@code max}, both inclusive.
     *
     * @param min the smallest number that is accepted
     * @param max the largest number that is accepted
     */
    record WholeNumber(int min, int max) implements Form<Integer> {
        /**
         * Validates the bounds.
         *
         * @throws IllegalArgumentException if {@code max} is less than {@code min}
         */
        public WholeNumber {
            if (max < min) {
                throw new IllegalArgumentException(
                        "No number lies between " + min + " and " + max + ". Swap the bounds.");
            }
        }

        @Override
        public Integer sample(RandomSource random) {
            return (int) (min + random.below(max - (long) min + 1));
        }

        @Override
        public Option<Integer> onlyAnswer() {
            return Option.when(min == max, min);
        }

        @Override
        public Option<Integer> read(Paper here) {
            return here.number(this);
        }
    }

    /**
     * A name or sentence that people make up. It must be accepted by {@link PlainName}, have at most
     * {@code maxLength} characters and differ from every text in {@code taken}. A text that merely looks like one of
     * those is accepted.
     *
     * @param maxLength the largest number of characters
     * @param taken the texts that are not accepted, because they are in use
     */
    record Text(int maxLength, Vector<String> taken) implements Form<String> {
        /**
         * Validates the length.
         *
         * @throws IllegalArgumentException if {@code maxLength} is less than 1
         */
        public Text {
            if (maxLength < 1) {
                throw new IllegalArgumentException(
                        "A text cannot have at most " + maxLength + " characters. Allow at least 1.");
            }
        }

        /** Creates the form of any text of at most {@code maxLength} characters. */
        public Text(int maxLength) {
            this(maxLength, Vector.empty());
        }

        /** Returns whether a text is an answer of this form. */
        public boolean accepts(String text) {
            String key = PlainName.key(text);
            return PlainName.of(text, maxLength).isRight()
                    && !taken.exists(other -> PlainName.key(other).equals(key));
        }

        @Override
        public String sample(RandomSource random) {
            String text = letters(random);
            while (!accepts(text)) {
                text = letters(random);
            }
            return text;
        }

        @Override
        public Option<String> read(Paper here) {
            return here.text(this);
        }

        private String letters(RandomSource random) {
            return Vector.range(0, Math.min(maxLength, 1 + random.below(8)))
                    .map(i -> (char) ('a' + random.below(26)))
                    .mkString();
        }
    }

    /**
     * Names or sentences that people make up, each on its own line. Each must be accepted by {@link PlainName} and
     * have at most {@code maxLength} characters.
     *
     * @param min the smallest number of lines
     * @param max the largest number of lines
     * @param maxLength the largest number of characters in a line
     */
    record Lines(int min, int max, int maxLength) implements Form<Vector<String>> {
        /**
         * Validates the bounds.
         *
         * @throws IllegalArgumentException if {@code min} is negative, {@code max} is less than {@code min},
         *     or {@code maxLength} is less than 1
         */
        public Lines {
            if (min < 0 || max < min || maxLength < 1) {
                throw new IllegalArgumentException(
                        "Cannot ask for " + min + " to " + max + " lines of at most " + maxLength
                                + " characters. The bounds must be in order, and a line needs at least 1 character.");
            }
        }

        @Override
        public Vector<String> sample(RandomSource random) {
            int lines = min + random.below(Math.min(max - min, 3) + 1);
            return Vector.range(0, lines).map(line -> new Text(maxLength).sample(random));
        }

        @Override
        public Option<Vector<String>> read(Paper here) {
            return here.lines(this);
        }
    }

    /**
     * An answer that people write in a notation of its own, such as the result of an attack with its dice.
     *
     * @param reader parses a text
     * @param sampler creates a random answer
     * @param writer returns the text of an answer, which {@code reader} parses back
     */
    record Written<A>(AnswerReader<A> reader, Function<RandomSource, A> sampler, Function<? super A, String> writer)
            implements Form<A> {
        @Override
        public A sample(RandomSource random) {
            return sampler.apply(random);
        }

        /** Returns the form of {@code count} such answers in one field, separated by commas or semicolons. */
        public Written<Vector<A>> times(int count) {
            return new Written<>(
                    (field, text, wording) -> {
                        Vector<String> texts = Vector.of(text.split("[;,]", -1));
                        return texts.size() == count
                                ? Either.sequenceRight(texts.map(one -> reader.read(field, one.strip(), wording)))
                                        .map(Vector::ofAll)
                                : Either.left(
                                        FieldFault.of(field, Sentences.wrongAnswerCount(wording, texts.size(), count)));
                    },
                    random -> Vector.fill(count, () -> sampler.apply(random)),
                    all -> all.map(writer).mkString(", "));
        }

        /** Returns the text of a random answer. */
        public String sampleText(RandomSource random) {
            return writer.apply(sample(random));
        }

        @Override
        public Option<A> read(Paper here) {
            return here.written(this);
        }
    }

    /**
     * A list with one answer for each of these forms, in their order.
     *
     * @param parts the forms, in the order of the answers
     */
    record Each<A>(Vector<Form<A>> parts) implements Form<Vector<A>> {
        @Override
        public Vector<A> sample(RandomSource random) {
            return parts.map(part -> part.sample(random));
        }

        @Override
        public Option<Vector<A>> onlyAnswer() {
            return Option.sequence(parts.map(Form::onlyAnswer)).map(Vector::ofAll);
        }

        @Override
        public Option<Vector<A>> read(Paper here) {
            Vector<Option<A>> each = parts.zipWithIndex((part, place) -> part.read(here.part(place)));
            return Option.sequence(each).map(Vector::ofAll);
        }
    }

    /**
     * An answer whose form depends on an answer that is asked for first.
     *
     * @param first the form of the answer that is asked for first
     * @param next returns the form of the answer that follows
     */
    record Then<B, A>(Form<B> first, Function<? super B, ? extends Form<? extends A>> next) implements Form<A> {
        @Override
        public A sample(RandomSource random) {
            return next.apply(first.sample(random)).sample(random);
        }

        @Override
        public Option<A> onlyAnswer() {
            return first.onlyAnswer().flatMap(said -> next.apply(said).onlyAnswer());
        }

        @Override
        public Option<A> read(Paper here) {
            return first.read(here.part(0))
                    .flatMap(said -> next.apply(said).read(here.part(1)).map(answer -> answer));
        }
    }

    /**
     * An answer that is built from another one.
     *
     * @param of the form of the answer that people give
     * @param make builds this answer from it
     */
    record Made<B, A>(Form<B> of, Function<? super B, ? extends A> make) implements Form<A> {
        @Override
        public A sample(RandomSource random) {
            return make.apply(of.sample(random));
        }

        @Override
        public Option<A> onlyAnswer() {
            return of.onlyAnswer().map(make);
        }

        @Override
        public Option<A> read(Paper here) {
            return of.read(here).map(make);
        }
    }

    /**
     * A form with a question of its own.
     *
     * @param question the question to ask
     * @param of the form of the answer
     */
    record Asking<A>(Describable question, Form<A> of) implements Form<A> {
        @Override
        public A sample(RandomSource random) {
            return of.sample(random);
        }

        @Override
        public Option<A> onlyAnswer() {
            return of.onlyAnswer();
        }

        @Override
        public Option<A> read(Paper here) {
            return of.read(here.asking(question));
        }
    }

    /**
     * A form with a label of its own.
     *
     * @param label the label to show
     * @param of the form of the answer
     */
    record Labelled<A>(Describable label, Form<A> of) implements Form<A> {
        @Override
        public A sample(RandomSource random) {
            return of.sample(random);
        }

        @Override
        public Option<A> onlyAnswer() {
            return of.onlyAnswer();
        }

        @Override
        public Option<A> read(Paper here) {
            return of.read(here.labelled(label));
        }
    }
}
