package io.github.crisisrules.core.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Draw;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.transition.Transition;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The suite every decider passes. Along random histories: every invariant holds in every state; the enumerated legal
 * commands are exactly the accepted ones among the candidates; what a transition claims is the fold of its events; the whole log
 * replays to the same state; the same seed walks the same history; a game that is over accepts nothing, one that is
 * not accepts something.
 */
public final class DeciderConformance {
    private static final int UNCHECKED = 0;

    private DeciderConformance() {}

    /** Walks {@code walks} histories of at most {@code maxSteps} commands and checks all of it. */
    public static <S, C, E, V> void check(DeciderSubject<S, C, E, V> subject, Seed seed, int walks, int maxSteps) {
        check(subject, seed, walks, maxSteps, end -> {});
    }

    /** The same, and hands each history's last state to {@code atEnd}, for asserting that all endings were reached. */
    public static <S, C, E, V> void check(
            DeciderSubject<S, C, E, V> subject, Seed seed, int walks, int maxSteps, Consumer<S> atEnd) {
        check(subject, seed, walks, maxSteps, 1, atEnd);
    }

    /**
     * The same for thousands of histories. Asking the decider about every legal command and every candidate is most of
     * the work, so it is done in every state of each {@code oneIn}-th history and, in the others, in one state out of
     * {@code oneIn} drawn at random and in the one that is over. All else is checked in every state of every history.
     */
    public static <S, C, E, V> void check(
            DeciderSubject<S, C, E, V> subject, Seed seed, int walks, int maxSteps, int oneIn, Consumer<S> atEnd) {
        for (int walk = 0; walk < walks; walk++) {
            Seed own = seed.split("walk", walk);
            History<S, E> history = walk(subject, own, maxSteps, walk % oneIn == 0 ? 1 : oneIn);
            if (walk % 16 == 0) {
                assertThat(walk(subject, own, maxSteps, UNCHECKED))
                        .as("same seed %s, same history", own)
                        .isEqualTo(history);
            }
            atEnd.accept(history.end());
        }
    }

    private record History<S, E>(S start, Vector<E> log, S end) {}

    private static <S, C, E, V> History<S, E> walk(
            DeciderSubject<S, C, E, V> subject, Seed seed, int maxSteps, int oneIn) {
        boolean checked = oneIn != UNCHECKED;
        S start = subject.start(seed.split("start"));
        S state = start;
        Vector<E> log = Vector.empty();
        Draw draws = seed.split("choices").draws();
        Draw samples = seed.split("samples").draws();
        for (int step = 0; step < maxSteps; step++) {
            Seq<C> legal = subject.legal(state);
            if (checked) {
                checkState(subject, state, legal);
                if (legal.isEmpty() || samples.below(oneIn) == 0) {
                    checkCommands(subject, state, legal, seed.split("candidates", step));
                }
            }
            if (legal.isEmpty()) {
                break;
            }
            C command = subject.next(state, legal, draws);
            S before = state;
            Transition<S, E> done = subject.decider()
                    .decide(state, command)
                    .getOrElseThrow(violation -> new AssertionError(
                            "legal command " + command + " refused in " + before + ": " + violation));
            if (checked) {
                assertThat(subject.decider().replay(state, done.events()))
                        .as("fold of the events of %s", command)
                        .isEqualTo(done.state());
            }
            state = done.state();
            log = log.appendAll(done.events());
        }
        if (checked) {
            assertThat(subject.decider().replay(start, log))
                    .as("the log replays, seed %s", seed)
                    .isEqualTo(state);
        }
        return new History<>(start, log, state);
    }

    private static <S, C, E, V> void checkState(DeciderSubject<S, C, E, V> subject, S state, Seq<C> legal) {
        subject.checkInvariants(state);
        assertThat(legal.isEmpty())
                .as("over if and only if nothing is legal: %s", state)
                .isEqualTo(subject.isOver(state));
    }

    private static <S, C, E, V> void checkCommands(
            DeciderSubject<S, C, E, V> subject, S state, Seq<C> legal, Seed seed) {
        // Only looked up, never iterated: the order of a hash set cannot matter.
        Set<C> allowed = new LinkedHashSet<>(legal.asJava());
        for (C command : legal) {
            Either<V, Transition<S, E>> answer = subject.decider().decide(state, command);
            assertThat(answer.isRight())
                    .as("legal %s in %s: %s", command, state, answer)
                    .isTrue();
        }
        for (C command : subject.candidates(state, seed)) {
            if (!allowed.contains(command)) {
                Either<V, Transition<S, E>> answer = subject.decider().decide(state, command);
                assertThat(answer.isLeft())
                        .as("not legal: %s in %s", command, state)
                        .isTrue();
            }
        }
    }
}
