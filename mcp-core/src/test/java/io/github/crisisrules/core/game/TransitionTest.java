package io.github.crisisrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** States are words and events letters, so that order shows. */
class TransitionTest {
    private record Letter(String letter) implements GameEvent<String> {
        @Override
        public String applyTo(String word) {
            return word + letter;
        }

        @Override
        public String words() {
            return letter;
        }
    }

    private static final Letter A = new Letter("a");
    private static final Letter B = new Letter("b");
    private static final Letter C = new Letter("c");

    @Test
    void theStateIsTheFoldOfTheEventsInOrder() {
        Transition<String, Letter> transition = Transition.of("s", Vector.of(A, B, C));
        assertThat(transition.state()).isEqualTo("sabc");
        assertThat(transition.events()).containsExactly(A, B, C);
        assertThat(Transition.<String, Letter>none("s").state()).isEqualTo("s");
        assertThat(Transition.<String, Letter>none("s").events()).isEmpty();
    }

    @Test
    void goingOnKeepsWhatHappenedBefore() {
        Transition<String, Letter> first = Transition.of("s", Vector.of(A, B));
        assertThat(first.then(C))
                .isEqualTo(first.thenAll(Vector.of(C)))
                .hasSameHashCodeAs(first.thenAll(Vector.of(C)))
                .isEqualTo(Transition.of("s", Vector.of(A, B, C)))
                .hasToString("Transition(Letter[letter=a], Letter[letter=b], Letter[letter=c] -> sabc)");
        assertThat(first.events()).containsExactly(A, B);
        assertThat(first).isNotEqualTo(first.then(C)).isNotEqualTo(Transition.<String, Letter>none("sab"));
    }

    @Test
    void whatIsNotEqualSeldomSharesAHashCode() {
        Transition<String, Letter> one = Transition.of("s", Vector.of(A, B));
        assertThat(one).doesNotHaveSameHashCodeAs(Transition.of("t", Vector.of(A, B)));
        assertThat(one).doesNotHaveSameHashCodeAs(Transition.of("sa", Vector.of(B)));
    }
}
