package io.github.crisisrules.core.transition;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** States are words and events letters, so that order shows. */
class TransitionTest {
    private static final Decider<String, Integer, String, String> WORD = new Decider<>() {
        @Override
        public Either<String, Transition<String, String>> decide(String state, Integer command) {
            return command < 0
                    ? Either.left("below zero")
                    : Either.right(Transition.of(state, Vector.range(0, command).map(i -> "" + i), this::evolve));
        }

        @Override
        public String evolve(String state, String event) {
            return state + event;
        }
    };

    @Test
    void theStateIsTheFoldOfTheEventsInOrder() {
        Transition<String, String> transition = Transition.of("s", Vector.of("a", "b", "c"), WORD::evolve);
        assertThat(transition.state()).isEqualTo("sabc");
        assertThat(transition.events()).containsExactly("a", "b", "c");
        assertThat(Transition.none("s").state()).isEqualTo("s");
        assertThat(Transition.none("s").events()).isEmpty();
    }

    @Test
    void goingOnKeepsWhatHappenedBefore() {
        Transition<String, String> first = Transition.of("s", Vector.of("a", "b"), WORD::evolve);
        Transition<String, String> next = Transition.of(first.state(), Vector.of("c"), WORD::evolve);
        assertThat(first.then("c", WORD::evolve))
                .isEqualTo(first.then(next))
                .hasSameHashCodeAs(first.then(next))
                .isEqualTo(Transition.of("s", Vector.of("a", "b", "c"), WORD::evolve));
        assertThat(first.then(next)).hasToString("Transition(a, b, c -> sabc)");
        assertThat(first.events()).containsExactly("a", "b");
        assertThat(first).isNotEqualTo(next).isNotEqualTo(Transition.none("sab"));
    }

    @Test
    void aLogReplaysToTheSameState() {
        Transition<String, String> decided = WORD.decide("s", 3).get();
        assertThat(decided.state()).isEqualTo("s012");
        assertThat(WORD.replay("s", decided.events())).isEqualTo(decided.state());
        assertThat(WORD.decide("s", -1).getLeft()).isEqualTo("below zero");
    }
}
