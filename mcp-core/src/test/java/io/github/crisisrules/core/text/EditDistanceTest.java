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
        RandomSource random = Seed.of(7).random();
        for (int i = 0; i < 500; i++) {
            String one = word(random);
            String other = word(random);
            assertThat(EditDistance.of(one, other)).as("%s, %s", one, other).isEqualTo(literal(one, other));
        }
    }

    private static String word(RandomSource random) {
        return "abcabcab".substring(random.below(4), 4 + random.below(4));
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
