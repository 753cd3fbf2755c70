package io.github.crisisrules.core.game;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.dice.DicePool;
import io.github.crisisrules.core.dice.RollRules;
import io.github.crisisrules.core.rulebook.PlainName;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * What an answer looks like: all that a page needs to ask for it, and all that a machine needs to make one up.
 *
 * @param <A> answer
 */
public sealed interface Form<A> {
    /** An answer of this form, drawn. */
    A draw(Draw draws);

    /** The answer that is written here; nothing where it is wrong, and the sheet then knows what is wrong with it. */
    Option<A> read(Paper here);

    /** This form for answers that are made of others, such as a roll of its faces. */
    default <B> Form<B> as(Function<? super A, ? extends B> make) {
        return new Made<>(this, make);
    }

    /** This form, and after it the one that its answer asks for, such as a number of dice and then those dice. */
    default <B> Form<B> then(Function<? super A, ? extends Form<? extends B>> next) {
        return new Then<>(this, next);
    }

    /** Yes or no. */
    static Form<Boolean> yesOrNo() {
        return new OneOf<>(Vector.of(true, false));
    }

    /** One of these. */
    static <A> Form<A> oneOf(Iterable<? extends A> options) {
        return new OneOf<>(Vector.ofAll(options));
    }

    /** Any of these, also none of them, in their order. */
    static <A> Form<Vector<A>> anyOf(Iterable<? extends A> options) {
        Vector<A> all = Vector.ofAll(options);
        return new SomeOf<>(all, 0, all.size());
    }

    /** Between {@code least} and {@code most} of these, in their order. */
    static <A> Form<Vector<A>> someOf(Iterable<? extends A> options, int least, int most) {
        return new SomeOf<>(Vector.ofAll(options), least, most);
    }

    /** A whole number between two bounds, both included. */
    static Form<Integer> number(int least, int most) {
        return new WholeNumber(least, most);
    }

    /** A list with one answer to each of these, in this order. */
    static <A> Form<Vector<A>> each(Iterable<? extends Form<A>> parts) {
        return new Each<>(Vector.ofAll(parts));
    }

    /** One of these; at least one. */
    record OneOf<A>(Vector<A> options) implements Form<A> {
        /**
         * There is something to choose.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public OneOf {
            if (options.isEmpty()) {
                throw new IllegalArgumentException("a choice needs at least one option; none was given");
            }
        }

        @Override
        public A draw(Draw draws) {
            return options.get(draws.below(options.size()));
        }

        @Override
        public Option<A> read(Paper here) {
            return here.one(this);
        }
    }

    /** Between a least and a most number of these, in their order. */
    record SomeOf<A>(Vector<A> options, int least, int most) implements Form<Vector<A>> {
        /**
         * The bounds can be kept.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public SomeOf {
            if (least < 0 || most < least || options.size() < most) {
                throw new IllegalArgumentException("between " + least + " and " + most + " of " + options.size()
                        + " options: the bounds must be in order and no larger than the number of options");
            }
        }

        @Override
        public Vector<A> draw(Draw draws) {
            int count = least + draws.below(most - least + 1);
            int[] places = new int[options.size()];
            for (int i = 0; i < places.length; i++) {
                places[i] = i;
            }
            draws.shuffle(places);
            java.util.Arrays.sort(places, 0, count);
            return Vector.range(0, count).map(i -> options.get(places[i]));
        }

        @Override
        public Option<Vector<A>> read(Paper here) {
            return here.some(this);
        }
    }

    /** A whole number between two bounds, both included. */
    record WholeNumber(int least, int most) implements Form<Integer> {
        /**
         * The bounds are in order.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public WholeNumber {
            if (most < least) {
                throw new IllegalArgumentException(
                        "a number from " + least + " to " + most + ": the bounds must be in order");
            }
        }

        @Override
        public Integer draw(Draw draws) {
            return (int) (least + draws.below(most - (long) least + 1));
        }

        @Override
        public Option<Integer> read(Paper here) {
            return here.number(this);
        }
    }

    /**
     * A name or a sentence that people make up: what {@link PlainName} takes, no longer than this many characters, and none
     * of those taken. A text that only looks like one of those is taken too.
     */
    record Text(int longest, Vector<String> taken) implements Form<String> {
        /**
         * There is room for a character.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public Text {
            if (longest < 1) {
                throw new IllegalArgumentException(
                        "a text of at most " + longest + " characters: at least 1 is needed");
            }
        }

        /** Any text of at most this many characters. */
        public Text(int longest) {
            this(longest, Vector.empty());
        }

        /** Whether a text is an answer of this form. */
        public boolean takes(String text) {
            String key = PlainName.key(text);
            return PlainName.of(text, longest).isRight()
                    && !taken.exists(other -> PlainName.key(other).equals(key));
        }

        @Override
        public String draw(Draw draws) {
            String text = letters(draws);
            while (!takes(text)) {
                text = letters(draws);
            }
            return text;
        }

        @Override
        public Option<String> read(Paper here) {
            return here.text(this);
        }

        private String letters(Draw draws) {
            return Vector.range(0, Math.min(longest, 1 + draws.below(8)))
                    .map(i -> (char) ('a' + draws.below(26)))
                    .mkString();
        }
    }

    /**
     * Names or sentences that people make up, each on a line of its own: what {@link PlainName} takes, none longer than this many
     * characters.
     */
    record Lines(int least, int most, int longest) implements Form<Vector<String>> {
        /**
         * The bounds can be kept.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public Lines {
            if (least < 0 || most < least || longest < 1) {
                throw new IllegalArgumentException("between " + least + " and " + most + " lines of at most " + longest
                        + " characters: the bounds must be in order, and a line needs room for 1");
            }
        }

        @Override
        public Vector<String> draw(Draw draws) {
            int lines = least + draws.below(Math.min(most - least, 3) + 1);
            return Vector.range(0, lines).map(line -> new Text(longest).draw(draws));
        }

        @Override
        public Option<Vector<String>> read(Paper here) {
            return here.lines(this);
        }
    }

    /** Crisis dice as they lie, with those that criticals added and what rerolls made of them. */
    record Dice(RollRules rules, DicePool pool) implements Form<CrisisRoll> {
        @Override
        public CrisisRoll draw(Draw draws) {
            return CrisisRolls.roll(rules, pool, draws);
        }

        @Override
        public Option<CrisisRoll> read(Paper here) {
            return here.dice(this);
        }
    }

    /** A list with one answer to each of these forms, in this order. */
    record Each<A>(Vector<Form<A>> parts) implements Form<Vector<A>> {
        @Override
        public Vector<A> draw(Draw draws) {
            return parts.map(part -> part.draw(draws));
        }

        @Override
        public Option<Vector<A>> read(Paper here) {
            Vector<Option<A>> each = parts.zipWithIndex((part, place) -> part.read(here.part(place)));
            return Option.sequence(each).map(Vector::ofAll);
        }
    }

    /** What is asked first, and the form of the answer, which depends on what was said. */
    record Then<B, A>(Form<B> first, Function<? super B, ? extends Form<? extends A>> next) implements Form<A> {
        @Override
        public A draw(Draw draws) {
            return next.apply(first.draw(draws)).draw(draws);
        }

        @Override
        public Option<A> read(Paper here) {
            return first.read(here.part(0))
                    .flatMap(said -> next.apply(said).read(here.part(1)).map(answer -> answer));
        }
    }

    /** An answer made of another. */
    record Made<B, A>(Form<B> of, Function<? super B, ? extends A> make) implements Form<A> {
        @Override
        public A draw(Draw draws) {
            return make.apply(of.draw(draws));
        }

        @Override
        public Option<A> read(Paper here) {
            return of.read(here).map(make);
        }
    }
}
