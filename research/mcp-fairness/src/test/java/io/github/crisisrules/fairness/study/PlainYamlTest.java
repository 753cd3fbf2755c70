package io.github.crisisrules.fairness.study;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** YAML that a study does not allow is refused, and never read as something else. */
class PlainYamlTest {
    private static String fault(String text) {
        return StudyFile.parse(text).getLeft().message();
    }

    @Test
    void anAliasIsRefusedAndNotTakenForAWord() {
        assertThat(fault("name: &n Club night\nabout: *n\nsetups: {players: 8, rounds: 3}\n"))
                .isEqualTo("line 2: The alias *n is not supported. Write the value out.");
        assertThat(fault("name: x\nsetups: &s [{players: 8, rounds: 3}]\nvariants: *s\n"))
                .startsWith("line 3: The alias *s");
        assertThat(fault("name: x\nsetups:\n  - &a {players: 8, rounds: 3}\n  - <<: *a\n"))
                .startsWith("line 4: The alias *a");
        assertThat(StudyFile.parse("name: \"*n & *m\"\nsetups: {players: 8, rounds: 3}\n")
                        .get()
                        .name())
                .isEqualTo("*n & *m");
    }

    @Test
    void aSecondDocumentIsRefused() {
        String one = "name: x\nsetups: {players: 8, rounds: 3}\n";
        assertThat(StudyFile.parse("---\n" + one + "...\n").isRight()).isTrue();
        assertThat(fault(one + "---\nname: y\n"))
                .isEqualTo("line 4: A second document begins. Put each study into a file of its own.");
        assertThat(fault("{\"name\": \"x\", \"setups\": []} {\"name\": \"y\"}")).isNotBlank();
    }

    @Test
    void aVeryLongTextIsRefusedForItsLength() {
        String study = "name: x\nsetups: {players: 8, rounds: 3}\n#";
        assertThat(StudyFile.parse(study + "x".repeat(3_000_000 - study.length()))
                        .isRight())
                .isTrue();
        assertThat(fault("x".repeat(3_000_001)))
                .isEqualTo("The study has 3000001 characters, and at most 3000000 are read. Leave values out.");
    }

    @Test
    void hostileTextsAreRefusedInOneLine() {
        for (String text : new String[] {
            "",
            "*",
            "&a",
            "[".repeat(5_000),
            "{".repeat(5_000),
            "- ".repeat(5_000),
            "name: " + "x".repeat(100_000),
            "name: x\nname: y",
            "a: &a [*a]",
            "\u0000",
            "\ufeff"
        }) {
            assertThat(fault(text).lines()).hasSize(1);
        }
    }
}
