package io.github.crisisrules.core.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class LookAlikeTest {
    @Test
    void lettersOfOtherAlphabetsLookLikeTheirTwins() {
        // Cyrillic A, d as \u0501, a; Greek capital Alpha; fullwidth A; a mathematical A.
        Vector.of("\u0410da", "A\u0501a", "Ad\u0430", "\u0391da", "\uff21da", "\ud835\udc00da")
                .forEach(twin -> {
                    assertThat(LookAlike.of(twin)).as(twin).isEqualTo(LookAlike.of("Ada"));
                    assertThat(PlainName.key(twin)).as(twin).isNotEqualTo(PlainName.key("Ada"));
                });
        // Greek rho and omicron, Cyrillic er and o: three ways to write "Porro".
        assertThat(LookAlike.of("\u03a1orr\u03bf")).isEqualTo(LookAlike.of("\u0420\u043err\u043e"));
    }

    @Test
    void digitsLookLikeLetters() {
        assertThat(LookAlike.of("B0b")).isEqualTo(LookAlike.of("Bob"));
        assertThat(LookAlike.of("Ian")).isEqualTo(LookAlike.of("lan")).isEqualTo(LookAlike.of("1an"));
        assertThat(LookAlike.of("Tom")).isEqualTo(LookAlike.of("Torn"));
    }

    @Test
    void otherNamesDoNot() {
        assertThat(LookAlike.of("Ian")).isNotEqualTo(LookAlike.of("Lan"));
        assertThat(LookAlike.of("Zoe")).isNotEqualTo(LookAlike.of("Zo\u00eb"));
        assertThat(LookAlike.of("Ada")).isNotEqualTo(LookAlike.of("Adam"));
        assertThat(LookAlike.of("\u674e\u5c0f\u9f8d")).isNotEqualTo(LookAlike.of("\u674e\u5927\u9f8d"));
    }

    @Test
    void whatIsTheSameNameLooksAlike() {
        Vector.of(" Ada ", "A\u200bda", "Ada\u00a0")
                .forEach(same ->
                        assertThat(LookAlike.of(same)).as(PlainName.shown(same)).isEqualTo(LookAlike.of("Ada")));
    }
}
