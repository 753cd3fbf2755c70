package io.github.crisisrules.core.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ConfusableKeyTest {
    @Test
    void lettersOfOtherAlphabetsLookLikeTheirTwins() {
        // Cyrillic A, d as \u0501, a; Greek capital Alpha; fullwidth A; a mathematical A.
        Vector.of("\u0410da", "A\u0501a", "Ad\u0430", "\u0391da", "\uff21da", "\ud835\udc00da")
                .forEach(twin -> {
                    assertThat(ConfusableKey.of(twin)).as(twin).isEqualTo(ConfusableKey.of("Ada"));
                    assertThat(PlainName.key(twin)).as(twin).isNotEqualTo(PlainName.key("Ada"));
                });
        // Greek rho and omicron, Cyrillic er and o: three ways to write "Porro".
        assertThat(ConfusableKey.of("\u03a1orr\u03bf")).isEqualTo(ConfusableKey.of("\u0420\u043err\u043e"));
    }

    @Test
    void digitsLookLikeLetters() {
        assertThat(ConfusableKey.of("B0b")).isEqualTo(ConfusableKey.of("Bob"));
        assertThat(ConfusableKey.of("Ian")).isEqualTo(ConfusableKey.of("lan")).isEqualTo(ConfusableKey.of("1an"));
        assertThat(ConfusableKey.of("Tom")).isEqualTo(ConfusableKey.of("Torn"));
    }

    @Test
    void otherNamesDoNot() {
        assertThat(ConfusableKey.of("Ian")).isNotEqualTo(ConfusableKey.of("Lan"));
        assertThat(ConfusableKey.of("Zoe")).isNotEqualTo(ConfusableKey.of("Zo\u00eb"));
        assertThat(ConfusableKey.of("Ada")).isNotEqualTo(ConfusableKey.of("Adam"));
        assertThat(ConfusableKey.of("\u674e\u5c0f\u9f8d")).isNotEqualTo(ConfusableKey.of("\u674e\u5927\u9f8d"));
    }

    @Test
    void equalNamesLookAlike() {
        Vector.of(" Ada ", "A\u200bda", "Ada\u00a0")
                .forEach(same -> assertThat(ConfusableKey.of(same))
                        .as(PlainName.shown(same))
                        .isEqualTo(ConfusableKey.of("Ada")));
    }
}
