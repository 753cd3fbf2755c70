package io.github.crisisrules.core.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The suite every game passes. Along random histories: every invariant holds in every state; the enumerated legal
 * commands are exactly the accepted ones among the candidates; every choice offered is accepted with whatever the table
 * answers, on paper too, and there is one unless the game is over; what a transition claims is the fold of its events; taking a command
 * back and giving it again changes nothing; the whole play is decided again to an equal one; the same seed walks the same
 * history; a game that is over accepts nothing; events, refusals and what is awaited can be said in words.
 */
public final class GameConformance {
    private static final int UNCHECKED = 0;

    private GameConformance() {}

    /** Walks {@code walks} histories of at most {@code maxSteps} commands and checks all of it. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> void check(
            GameSubject<S, C, E> subject, Seed seed, int walks, int maxSteps) {
        check(subject, seed, walks, maxSteps, end -> {});
    }

    /** The same, and hands each history's last state to {@code atEnd}, for asserting that all endings were reached. */
    public static <S, C extends GameCommand, E extends GameEvent<S>> void check(
            GameSubject<S, C, E> subject, Seed seed, int walks, int maxSteps, Consumer<S> atEnd) {
        check(subject, seed, walks, maxSteps, 1, atEnd);
    }

    /**
     * The same for thousands of histories. Asking the rules about every legal command, choice and candidate is most of
     * the work, so it is done in every state of each {@code oneIn}-th history and, in the others, in one state out of
     * {@code oneIn} drawn at random and in the one that is over. All else is checked in every state of every history.
     */
    public static <S, C extends GameCommand, E extends GameEvent<S>> void check(
            GameSubject<S, C, E> subject, Seed seed, int walks, int maxSteps, int oneIn, Consumer<S> atEnd) {
        for (int walk = 0; walk < walks; walk++) {
            Seed own = seed.split("walk", walk);
            Play<S, C, E> play = walk(subject, own, maxSteps, walk % oneIn == 0 ? 1 : oneIn);
            if (walk % 16 == 0) {
                assertThat(walk(subject, own, maxSteps, UNCHECKED))
                        .as("same seed %s, same history", own)
                        .isEqualTo(play);
                assertThat(play.replay()).as("decided again, seed %s", own).isEqualTo(Either.right(play));
            }
            atEnd.accept(play.state());
        }
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> Play<S, C, E> walk(
            GameSubject<S, C, E> subject, Seed seed, int maxSteps, int oneIn) {
        boolean checked = oneIn != UNCHECKED;
        Play<S, C, E> play = subject.start(seed.split("start"));
        RandomSource draws = seed.split("choices").draws();
        RandomSource samples = seed.split("samples").draws();
        for (int step = 0; step < maxSteps; step++) {
            S state = play.state();
            Seq<C> legal = subject.legal(state);
            if (checked) {
                checkState(subject, play, legal);
                if (legal.isEmpty() || samples.below(oneIn) == 0) {
                    checkCommands(subject, play, legal, seed.split("candidates", step));
                    checkChoices(subject, play, seed.split("prompts", step).draws());
                    checkSheets(play, seed.split("sheets", step).draws());
                }
            }
            if (legal.isEmpty()) {
                break;
            }
            Play<S, C, E> before = play;
            C command = subject.next(state, legal, draws);
            play = play.attempt(command)
                    .getOrElseThrow(violation -> new AssertionError(
                            "legal command " + command + " refused in " + before.state() + ": " + violation));
            if (checked) {
                checkStep(before, play);
            }
        }
        if (checked) {
            assertThat(Transition.of(play.start(), play.log()).state())
                    .as("the log replays, seed %s", seed)
                    .isEqualTo(play.state());
        }
        return play;
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> void checkStep(
            Play<S, C, E> before, Play<S, C, E> play) {
        Play.Step<S, C, E> step = play.steps().last();
        assertThat(Transition.of(before.state(), step.events()).state())
                .as("fold of the events of %s", step.command())
                .isEqualTo(play.state());
        assertThat(play.undo().state()).as("%s taken back", step.command()).isEqualTo(before.state());
        Names names = play.names();
        step.events()
                .forEach(event ->
                        assertThat(event.words(names)).as("words of %s", event).isNotBlank());
        assertThat(step.command().words(names))
                .as("words of %s", step.command())
                .isNotBlank();
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> void checkState(
            GameSubject<S, C, E> subject, Play<S, C, E> play, Seq<C> legal) {
        subject.checkInvariants(play.state());
        assertThat(legal.isEmpty())
                .as("over if and only if nothing is legal: %s", play.state())
                .isEqualTo(subject.isOver(play.state()));
        assertThat(play.awaited().words(play.names()))
                .as("what %s waits for", play.state())
                .isNotBlank();
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> void checkChoices(
            GameSubject<S, C, E> subject, Play<S, C, E> play, RandomSource draws) {
        Vector<Choice<C>> choices = play.choices();
        assertThat(choices.isEmpty())
                .as("over if and only if nothing is offered: %s", play.state())
                .isEqualTo(subject.isOver(play.state()));
        for (Choice<C> choice : choices) {
            C command = choice.command(subject.table(play.state(), draws));
            Either<RuleViolation, Play<S, C, E>> answer = play.attempt(command);
            assertThat(answer.isRight())
                    .as("offered '%s' as %s in %s: %s", choice.words(play.names()), command, play.state(), answer)
                    .isTrue();
        }
    }

    /** One of the choices on paper: filled in as its fields ask, it is accepted. */
    private static <S, C extends GameCommand, E extends GameEvent<S>> void checkSheets(
            Play<S, C, E> play, RandomSource draws) {
        Vector<Choice<C>> choices = play.choices();
        if (choices.isEmpty()) {
            return;
        }
        Sheet<C> sheet = Sheet.of(choices.get(draws.below(choices.size())), play.names());
        Map<String, Vector<String>> written = FilledSheet.of(sheet, draws);
        Either<Vector<FieldFault>, Play<S, C, E>> answer = sheet.attempt(play::attempt, written);
        assertThat(answer.isRight())
                .as("offered '%s' on paper, filled in with %s in %s: %s", sheet.title(), written, play.state(), answer)
                .isTrue();
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> void checkCommands(
            GameSubject<S, C, E> subject, Play<S, C, E> play, Seq<C> legal, Seed seed) {
        // Only looked up, never iterated: the order of a hash set cannot matter.
        Set<C> allowed = new LinkedHashSet<>(legal.asJava());
        for (C command : legal) {
            Either<RuleViolation, Play<S, C, E>> answer = play.attempt(command);
            assertThat(answer.isRight())
                    .as("legal %s in %s: %s", command, play.state(), answer)
                    .isTrue();
        }
        for (C command : subject.candidates(play.state(), seed)) {
            if (!allowed.contains(command)) {
                Either<RuleViolation, Play<S, C, E>> answer = play.attempt(command);
                assertThat(answer.isLeft())
                        .as("not legal: %s in %s", command, play.state())
                        .isTrue();
                assertThat(answer.getLeft().message(play.names()))
                        .as("words of the refusal %s", answer.getLeft())
                        .isNotBlank();
            }
        }
    }
}
