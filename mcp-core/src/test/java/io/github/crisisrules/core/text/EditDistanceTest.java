package io.github.crisisrules.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import org.junit.jupiter.api.Test;

class EditDistanceTest {
    @Test
    void lettersAreAddedLeftOutOrChanged() {
        assertThat(EditDistance.of("Bruno", "Bruno")).isZero();
        assertThat(EditDistance.of("Bruno", "Brunno")).isEqualTo(1);
        assertThat(EditDistance.of("Bruno", "Bruo")).isEqualTo(1);
        assertThat(EditDistance.of("Bruno", "Bruna")).isEqualTo(1);
        assertThat(EditDistance.of("Bruno", "Burno")).isEqualTo(2);
        assertThat(EditDistance.of("", "Ada")).isEqualTo(3);
        assertThat(EditDistance.of("Ada", "")).isEqualTo(3);
    }

    @Test
    void agreesWithTheLiteralReading() {
        RandomSource draws = Seed.of(7).draws();
        for (int i = 0; i < 500; i++) {
            String one = word(draws);
            String other = word(draws);
            assertThat(EditDistance.of(one, other)).as("%s, %s", one, other).isEqualTo(literal(one, other));
        }
    }

    private static String word(RandomSource draws) {
        return "abcabcab".substring(draws.below(4), 4 + draws.below(4));
    }

    /** The shortest of the three ways, one letter at a time. */
    private static int literal(String one, String other) {
        if (one.isEmpty() || other.isEmpty()) {
            return one.length() + other.length();
        }
        String restOfOne = one.substring(1);
        String restOfOther = other.substring(1);
        if (one.charAt(0) == other.charAt(0)) {
            return literal(restOfOne, restOfOther);
        }
        return 1
                + Math.min(
                        literal(restOfOne, restOfOther),
                        Math.min(literal(restOfOne, other), literal(one, restOfOther)));
    }
}
