package io.github.crisisrules.core.name;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.prompt.Form;
import io.vavr.collection.Vector;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlainNameTest {
    private static String refusal(String text) {
        return PlainName.of(text).getLeft().describe();
    }

    @Test
    void aNameCanBeReadAndPrintedInOneLine() {
        assertThat(PlainName.of("  Ada Lovelace ").get()).isEqualTo("Ada Lovelace");
        assertThat(PlainName.of("李小龍").isRight()).isTrue();
        assertThat(PlainName.of("O'Neill-Šimić, Jr. \ud83c\udfb2").isRight()).isTrue();
        assertThat(refusal("")).isEqualTo("The name is empty. Enter a name that can be read.");
        assertThat(refusal(" \t\n ")).isEqualTo(refusal(""));
        assertThat(refusal("\u200b\u2060\ufeff")).isEqualTo(refusal(""));
        assertThat(refusal("\u3164")).isEqualTo(refusal(""));
    }

    @Test
    void unprintableCharactersAreNamedWithTheirPlace() {
        assertThat(refusal("Ada\tLovelace"))
                .isEqualTo("\"Ada\ufffdLovelace\" has a character that cannot be printed: U+0009 at position 4. "
                        + "Leave it out.");
        Vector.of(
                        "a\nb",
                        "a\rb",
                        "a\u2028b",
                        "a\u0085b",
                        "a\u0000b",
                        "a\ud800b",
                        "a\udc00",
                        "\ud800a",
                        "a\u202eb",
                        "a\uffff")
                .forEach(text -> assertThat(PlainName.of(text).getLeft())
                        .as("%s", PlainName.shown(text))
                        .isInstanceOf(NameViolation.NotPrintable.class));
    }

    @Test
    void charactersAreCountedAsPeopleDo() {
        assertThat(PlainName.of("x".repeat(200)).isRight()).isTrue();
        assertThat(PlainName.of("\ud83c\udfb2".repeat(200)).isRight()).isTrue();
        assertThat(PlainName.of("x".repeat(201)).getLeft())
                .isEqualTo(new NameViolation.TooLong("x".repeat(40) + "…", 201, 200));
        assertThat(refusal("x".repeat(201))).contains("has 201 characters; at most 200 are allowed");
        assertThat(PlainName.of(" ".repeat(1_000_000) + "Ada").getLeft()).isInstanceOf(NameViolation.TooLong.class);
    }

    @Test
    void namesThatLookTheSameAreTheSame() {
        String key = PlainName.key("Zoë de Jong");
        Vector.of(
                        "ZOË DE JONG",
                        " Zoë  de\u00a0Jong ",
                        "Zoe\u0308 de Jong",
                        "Z\u200boë de Jong",
                        "Zoe\u200d\u0308 de Jong\ufe0f")
                .forEach(same -> assertThat(PlainName.key(same)).as(same).isEqualTo(key));
        assertThat(PlainName.key("Zoe de Jong")).isNotEqualTo(key);
        assertThat(PlainName.key("Zoëde Jong")).isNotEqualTo(key);
        assertThat(PlainName.key("Weiß")).isNotEqualTo(PlainName.key("Weiss"));
    }

    @Test
    void typedNamesMayHaveTheMarksOfAWordProcessor() {
        String key = PlainName.typedKey("Spider-Man's \"Worthy\" Foe");
        Vector.of(
                        "spider-man\u2019s \u201cWorthy\u201d foe",
                        "Spider\u2010Man\u2018s \"Worthy\" Foe",
                        "Spider\u2011Man's  \"Worthy\" Foe",
                        "SPIDER\u2013MAN'S \u201dWORTHY\u201c FOE")
                .forEach(
                        typed -> assertThat(PlainName.typedKey(typed)).as(typed).isEqualTo(key));
        assertThat(PlainName.typedKey("Spider Man's \"Worthy\" Foe")).isNotEqualTo(key);
        assertThat(PlainName.typedKey("Spider-Man's Worthy Foe")).isNotEqualTo(key);
    }

    @Test
    void aFormOfTextTakesWhatANameIsAndNothingThatIsTaken() {
        Form.Text form = new Form.Text(5, Vector.of("Ada"));
        assertThat(form.accepts("Bruno")).isTrue();
        assertThat(form.accepts("Brunos")).isFalse();
        assertThat(form.accepts(" ADA")).isFalse();
        assertThat(form.accepts("A\u200bda")).isFalse();
        assertThat(form.accepts("a\tb")).isFalse();
        assertThat(form.accepts("")).isFalse();
    }

    @Test
    void aConstructorNamesWhatIsWrong() {
        assertThat(PlainName.checked("a character", "Ada")).isEqualTo("Ada");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PlainName.checked("a character", "x".repeat(201)))
                .withMessage("A character has an invalid name. \"" + "x".repeat(40)
                        + "…\" has 201 characters; at most 200 are allowed. Enter a shorter text.");
        assertThatIllegalArgumentException().isThrownBy(() -> PlainName.checked("a ruling", "a\nb", 10));
        assertThatIllegalArgumentException().isThrownBy(() -> PlainName.checked("a character", "Ada\n"));
    }

    @Test
    void theQuickLookAtPlainLettersSaysWhatTheCloseOneSays() {
        for (char found = 0; found < 0x250; found++) {
            for (String text : new String[] {"" + found, "a" + found, "  " + found}) {
                boolean isTaken = PlainName.fault(text, 5).isEmpty();
                // With a letter from far away in it the text is always looked at closely.
                boolean isTakenClosely = PlainName.fault("\u4e2d" + text, 6).isEmpty()
                        && !PlainName.key(text).isEmpty();
                assertThat(isTaken).as("U+%04X", (int) found).isEqualTo(isTakenClosely);
            }
        }
    }

    @Test
    void plainLettersAreComparedAsAllOthersAre() {
        String[] parts = {"", " ", "  ", "a", "A", "z", "Z", "@", "[", "`", "{", "~", "0"};
        for (String first : parts) {
            for (String second : parts) {
                for (String third : parts) {
                    String text = first + second + third;
                    // No reader sees the last character, but with it in the text no short way is taken.
                    assertThat(PlainName.key(text)).as(text).isEqualTo(PlainName.key(text + "\u200b"));
                }
            }
        }
        assertThat(PlainName.key("  Ada   de JONG ")).isEqualTo("ada de jong");
    }

    @Test
    void accentsDoNotMatterWhenNamesAreSorted() {
        assertThat(Stream.of("Zoë", "Íñigo", "Ivy", "Ines", "I\u0301nes", "Łukasz", "Øyvind", "ada")
                        .sorted(Comparator.comparing(PlainName::sortKey))
                        .toList())
                .containsExactly("ada", "Ines", "I\u0301nes", "Íñigo", "Ivy", "Zoë", "Øyvind", "Łukasz");
    }

    @Test
    void rangesOfCharactersEndWhereUnicodeEndsThem() {
        // Variation selectors, those of Mongolian, and the supplement take no room; their neighbours do.
        for (int invisible :
                new int[] {0xFE00, 0xFE0F, 0xE0100, 0xE01EF, 0x180B, 0x180F, 0x034F, 0x115F, 0x1160, 0xFFA0}) {
            assertThat(PlainName.key(around(invisible))).as("U+%04X", invisible).isEqualTo("ab");
        }
        for (int seen : new int[] {0xFDFF, 0xFE10, 0xE00FF, 0xE01F0, 0x180A, 0x1810}) {
            assertThat(PlainName.key(around(seen))).as("U+%04X", seen).isEqualTo(around(seen));
        }
        // Embeddings, overrides and isolates turn the text around them; what is no character cannot be printed.
        for (int refused : new int[] {0x202A, 0x202E, 0x2066, 0x2069, 0xFDD0, 0xFDEF, 0xFFFE, 0x1FFFE, 0x10FFFF}) {
            assertThat(PlainName.of(around(refused)).isLeft())
                    .as("U+%04X", refused)
                    .isTrue();
        }
        for (int taken : new int[] {0x202F, 0x2065, 0x206A, 0xFDCF, 0xFDF0, 0xFFFD}) {
            assertThat(PlainName.of(around(taken)).isRight())
                    .as("U+%04X", taken)
                    .isTrue();
        }
    }

    private static String around(int found) {
        return "a" + Character.toString(found) + "b";
    }

    @Test
    void aMessageShowsFortyCharactersAndAMarkWhereThereAreMore() {
        assertThat(PlainName.shown("x".repeat(40))).isEqualTo("x".repeat(40));
        assertThat(PlainName.shown("x".repeat(41))).isEqualTo("x".repeat(40) + "…");
        assertThat(PlainName.shown("  " + "x".repeat(40) + " ")).isEqualTo("x".repeat(40));
    }
}
