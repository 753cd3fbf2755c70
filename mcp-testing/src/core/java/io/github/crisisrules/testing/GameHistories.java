package io.github.crisisrules.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.state.Action;
import net.jqwik.api.state.ActionChain;
import net.jqwik.api.state.Transformer;

/**
 * Random histories of a game, for a stateful jqwik property that every game passes:
 *
 * <pre>{@code
 * @Provide
 * Arbitrary<History<Integer, Take, Taken>> histories() {
 *     return GameHistories.of(new HeapSubject()).upTo(40);
 * }
 *
 * @Property(tries = 100)
 * void everyHistoryKeepsTheLawsOfAGame(@ForAll("histories") History<Integer, Take, Taken> history) {
 *     history.check();
 * }
 * }</pre>
 *
 * <p>A history begins with a start that its seed chooses. Each of its steps does one of four things: it plays on as the
 * subject would, takes one of the offered choices with any answers, gives a conceivable command, or holds everything that the
 * game offers and refuses against the subject. These laws are checked:
 *
 * <ul>
 *   <li>every invariant of the subject holds in every state;
 *   <li>a command that is offered or legal is accepted; a refused command has a reason in words and changes nothing;
 *   <li>the enumerated legal commands are exactly the accepted ones among the candidates;
 *   <li>something is offered unless the game is over, and a game that is over accepts nothing;
 *   <li>every choice is accepted with any answers, and also when it is filled in on paper;
 *   <li>the state is the result of the events, a command can be undone, and the whole play can be replayed;
 *   <li>commands, events, refusals, choices and the awaited step are described in words for people, in every language.
 * </ul>
 *
 * <p>A step consists of numbers that choose among whatever is possible in the state that it meets. So jqwik can leave out any
 * step and make any number smaller. Of the commands that are left, each one without which the law is still broken is left out as
 * well: a failing history is reported as a short list of commands in words.
 *
 * @param <S> the type of states
 * @param <C> the type of commands
 * @param <E> the type of events
 */
public final class GameHistories<S, C extends GameCommand, E extends GameEvent<S>> {
    private final GameSubject<S, C, E> subject;

    private GameHistories(GameSubject<S, C, E> subject) {
        this.subject = subject;
    }

    /** Creates the histories of the game that the subject knows. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> GameHistories<S, C, E> of(
            GameSubject<S, C, E> subject) {
        return new GameHistories<>(subject);
    }

    /** Returns an arbitrary of histories with at most this number of steps. A game may be over before. */
    public Arbitrary<History<S, C, E>> upTo(int steps) {
        return ActionChain.<Option<Table<S, C, E>>>startWith(Option::none)
                .withAction(5, step("play on", this::playOn))
                .withAction(4, step("choice", this::takeAChoice))
                .withAction(4, step("any command", this::giveAnyCommand))
                .withAction(1, step("audit", this::audit))
                .withMaxTransformations(steps)
                .map(chain -> new History<>(this, chain));
    }

    /**
     * Returns an action with two numbers. It knows no state in advance and has no precondition, because jqwik leaves out such
     * actions only. For this reason the first step of a history also starts the game, and its number chooses the start.
     */
    private Action.Independent<Option<Table<S, C, E>>> step(String name, Step<S, C, E> step) {
        Arbitrary<Integer> numbers = Arbitraries.integers().between(0, 9_999);
        return () -> Combinators.combine(numbers, numbers)
                .as((number, seed) -> Transformer.transform(name + " " + number + "." + seed, before -> {
                    Table<S, C, E> table = before.getOrElse(() -> start(number));
                    return Option.of(table.after(step.in(table.play(), number, Seed.of(seed))));
                }));
    }

    private Table<S, C, E> start(int number) {
        Seed seed = Seed.of(number);
        return new Table<>(number, subject.start(seed)).after(play -> {
            assertThat(subject.start(seed)).as("The start with one seed").isEqualTo(play);
            checkState(play);
            return play;
        });
    }

    private UnaryOperator<Play<S, C, E>> playOn(Play<S, C, E> play, int number, Seed seed) {
        Seq<C> legal = subject.legal(play.state());
        if (legal.isEmpty()) {
            return UnaryOperator.identity();
        }
        C command = subject.next(play.state(), legal, seed.random());
        return now -> subject.legal(now.state()).contains(command) ? accepted(now, command) : now;
    }

    /** The first choices carry a game on: small numbers are drawn more often, and a failing number shrinks to them. */
    private UnaryOperator<Play<S, C, E>> takeAChoice(Play<S, C, E> play, int number, Seed seed) {
        Vector<Choice<C>> choices = play.choices();
        if (choices.isEmpty()) {
            return UnaryOperator.identity();
        }
        String words = choices.get(number % choices.size()).describe(play.wording());
        return now -> now.choices()
                .find(choice -> choice.describe(now.wording()).equals(words))
                .map(choice -> command(now, choice, seed.random()))
                .filter(command -> !isLeftOut(command, seed))
                .map(command -> accepted(now, command))
                .getOrElse(now);
    }

    private UnaryOperator<Play<S, C, E>> giveAnyCommand(Play<S, C, E> play, int number, Seed seed) {
        Option<C> command = subject.conceivable(play.state(), seed.random()).filter(given -> !isLeftOut(given, seed));
        return now -> command.map(given -> given(now, given)).getOrElse(now);
    }

    private UnaryOperator<Play<S, C, E>> audit(Play<S, C, E> play, int number, Seed seed) {
        return now -> audited(now, number, seed);
    }

    private boolean isLeftOut(C command, Seed seed) {
        return subject.isRare(command) && seed.split("rare").below(20) > 0;
    }

    private Play<S, C, E> checkEnd(Play<S, C, E> play) {
        assertThat(play.replay()).as("The play, decided again").isEqualTo(Either.right(play));
        assertThat(Decision.<S, E>in(play.start()).thenAll(play.log()).state())
                .as("The state after all events")
                .isEqualTo(play.state());
        return subject.isOver(play.state()) ? audited(play, 0, Seed.of(0)) : play;
    }

    private C command(Play<S, C, E> play, Choice<C> choice, RandomSource random) {
        return choice.command(subject.table(play.state(), random));
    }

    /** Returns the play after a command that must be accepted. */
    private Play<S, C, E> accepted(Play<S, C, E> play, C command) {
        Either<String, Play<S, C, E>> answer = attempt(play, command);
        assertThat(answer.swap().toOption())
                .as("The refusal of the legal command %s", command)
                .isEmpty();
        return checked(play, answer.get());
    }

    /** Returns the play after a command, or the play itself if the command is refused. */
    private Play<S, C, E> given(Play<S, C, E> play, C command) {
        return attempt(play, command).map(after -> checked(play, after)).getOrElse(play);
    }

    private Play<S, C, E> checked(Play<S, C, E> before, Play<S, C, E> after) {
        try {
            assertThat(subject.isOver(before.state()))
                    .as("The game is over, but a command was accepted")
                    .isFalse();
            checkStep(before, after);
            checkState(after);
            return after;
        } catch (AssertionError | RuntimeException broken) {
            throw new AssertionError("After " + after.steps().last().command() + ": " + broken.getMessage(), broken);
        }
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> void checkStep(
            Play<S, C, E> before, Play<S, C, E> after) {
        Play.Step<S, C, E> step = after.steps().last();
        assertThat(Decision.<S, E>in(before.state()).thenAll(step.events()).state())
                .as("The state after the events %s", step.events())
                .isEqualTo(after.state());
        assertThat(after.undo()).as("The play after an undo").isEqualTo(before);
    }

    private void checkState(Play<S, C, E> play) {
        subject.checkInvariants(play.state());
        if (isRead(play)) {
            SentenceCheck.checkStep(play);
        }
    }

    /** Returns whether the sentences of this state are read. Reading all of them would take most of the time. */
    private static boolean isRead(Play<?, ?, ?> play) {
        return play.steps().size() % 8 == 1;
    }

    /** Holds everything that may be done in this state, and candidates that may not, against the subject. */
    private Play<S, C, E> audited(Play<S, C, E> play, int number, Seed seed) {
        boolean over = subject.isOver(play.state());
        Seq<C> legal = subject.legal(play.state());
        Vector<Choice<C>> choices = play.choices();
        assertThat(legal.isEmpty()).as("Nothing is legal").isEqualTo(over);
        assertThat(choices.isEmpty()).as("Nothing is offered").isEqualTo(over);
        if (isRead(play)) {
            SentenceCheck.checkChoices(play);
        }
        checkCommands(play, legal, seed.split("candidates"));
        RandomSource random = seed.split("prompts").random();
        for (Choice<C> choice : choices) {
            C command = command(play, choice, random);
            assertThat(attempt(play, command).swap().toOption())
                    .as("The refusal of the offer '%s' as %s", choice.describe(play.wording()), command)
                    .isEmpty();
        }
        if (!choices.isEmpty()) {
            checkOnPaper(play, choices.get(number % choices.size()), random);
        }
        return play;
    }

    private void checkCommands(Play<S, C, E> play, Seq<C> legal, Seed seed) {
        for (C command : legal) {
            assertThat(attempt(play, command).swap().toOption())
                    .as("The refusal of the legal command %s", command)
                    .isEmpty();
        }
        // Only looked up, never iterated: the order of a hash set cannot matter.
        Set<C> allowed = new LinkedHashSet<>(legal.asJava());
        for (C command : subject.candidates(play.state(), seed)) {
            if (!allowed.contains(command)) {
                assertThat(attempt(play, command).swap().toOption())
                        .as("The refusal of the illegal command %s", command)
                        .isNotEmpty();
            }
        }
    }

    private void checkOnPaper(Play<S, C, E> play, Choice<C> choice, RandomSource random) {
        Sheet<C> sheet = Sheet.of(choice, play.wording());
        Map<String, Vector<String>> written = FilledSheet.of(sheet, random);
        Either<Vector<FieldFault>, Play<S, C, E>> answer = sheet.attempt(play::attempt, written);
        assertThat(answer.isLeft() ? answer.getLeft() : Vector.empty())
                .as("The faults of the offer '%s' on paper, filled in with %s", sheet.title(), written)
                .isEmpty();
    }

    /** Returns the play after a command, or the refusal in words. */
    private Either<String, Play<S, C, E>> attempt(Play<S, C, E> play, C command) {
        try {
            Either<RuleViolation, Play<S, C, E>> answer = play.attempt(command);
            if (isRead(play)) {
                answer.swap().forEach(violation -> SentenceCheck.checkRefusal(violation, play.wording()));
            }
            return answer.mapLeft(violation -> violation.describe(play.wording()));
        } catch (AssertionError | RuntimeException broken) {
            throw new AssertionError("The decision on " + command + ": " + broken, broken);
        }
    }

    /** A step of a history: what its numbers choose in a state, so that it can be done in another state as well. */
    private interface Step<S, C extends GameCommand, E extends GameEvent<S>> {
        UnaryOperator<Play<S, C, E>> in(Play<S, C, E> play, int number, Seed seed);
    }

    /** A game at a table: the seed that it started with, and the play. */
    private record Table<S, C extends GameCommand, E extends GameEvent<S>>(int seed, Play<S, C, E> play) {
        /** Returns the table after a step. A failure is described by the fewest commands that are found to lead to it. */
        private Table<S, C, E> after(UnaryOperator<Play<S, C, E>> step) {
            try {
                return new Table<>(seed, step.apply(play));
            } catch (AssertionError | RuntimeException broken) {
                throw shortest(step).getOrElse(() -> new BrokenLaw(history(play), broken));
            }
        }

        /** Leaves out one command after the other, the last first, as long as the step still breaks the law in this way. */
        private Option<BrokenLaw> shortest(UnaryOperator<Play<S, C, E>> step) {
            Vector<C> commands = play.steps().map(Play.Step::command);
            Option<BrokenLaw> broken = failure(commands, step);
            for (int place = commands.size() - 1; place >= 0; place--) {
                String law = broken.map(BrokenLaw::law).getOrElse("");
                Option<BrokenLaw> without = failure(commands.removeAt(place), step)
                        .filter(other -> law.isEmpty() || other.law().equals(law));
                if (without.isDefined()) {
                    broken = without;
                    commands = commands.removeAt(place);
                }
            }
            return broken;
        }

        private Option<BrokenLaw> failure(Vector<C> commands, UnaryOperator<Play<S, C, E>> step) {
            Play<S, C, E> now = Play.of(play.game(), play.start());
            try {
                for (C command : commands) {
                    now = now.attempt(command).getOrElse(now);
                }
                Objects.requireNonNull(step.apply(now));
                return Option.none();
            } catch (AssertionError | RuntimeException broken) {
                return Option.some(new BrokenLaw(history(now), broken));
            }
        }

        private String history(Play<S, C, E> now) {
            return now.steps()
                    .map(Play.Step::command)
                    .zipWithIndex((command, index) ->
                            "\n" + (index + 1) + ". " + command.describe(now.wording()) + " = " + command)
                    .mkString("A start with the seed " + seed + ", followed by these commands:", "", "");
        }
    }

    /**
     * A random history. It is run once.
     *
     * @param <S> the type of states
     * @param <C> the type of commands
     * @param <E> the type of events
     */
    public static final class History<S, C extends GameCommand, E extends GameEvent<S>> {
        private final GameHistories<S, C, E> histories;
        private final ActionChain<Option<Table<S, C, E>>> chain;

        private History(GameHistories<S, C, E> histories, ActionChain<Option<Table<S, C, E>>> chain) {
            this.histories = histories;
            this.chain = chain;
        }

        /** Runs the history, checks every law of a game, and returns the play at its end. */
        public Play<S, C, E> check() {
            return check(play -> {});
        }

        /** Runs the history, checks every law of a game and then a law of the whole play, and returns that play. */
        public Play<S, C, E> check(Consumer<Play<S, C, E>> law) {
            try {
                return chain.run()
                        .get()
                        .after(histories::checkEnd)
                        .after(play -> {
                            law.accept(play);
                            return play;
                        })
                        .play();
            } catch (AssertionError failure) {
                throw failure.getCause() instanceof BrokenLaw broken ? broken : failure;
            }
        }

        @Override
        public String toString() {
            return chain.toString();
        }
    }

    /** A law that a history has broken, with the commands that led to it. */
    private static final class BrokenLaw extends AssertionError {
        private static final long serialVersionUID = 1;

        private final String law;

        private BrokenLaw(String history, Throwable cause) {
            super(history + "\n" + cause.getMessage(), cause);
            // The first words, up to a number or to the parts of a value: they name the law, the rest may differ.
            this.law = String.valueOf(cause.getMessage()).split("(?<=.)[\\[\\d]", 2)[0];
        }

        private String law() {
            return law;
        }
    }
}
