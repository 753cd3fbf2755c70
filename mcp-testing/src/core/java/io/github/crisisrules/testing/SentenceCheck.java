package io.github.crisisrules.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import java.util.regex.Pattern;

/**
 * A check that every text a person reads is written for people: it is not empty, has no output of Java's {@code toString},
 * and is a sentence where a sentence is due.
 */
public final class SentenceCheck {
    private static final Pattern JAVA = Pattern.compile(
            // A record or a collection of Vavr, a constant in capitals with an underscore, an object's hash, a missing
            // value.
            "\\w+\\[\\w+=|\\w+\\[\\]|\\b(Some|Vector|List|Set|Map|Tuple)\\(|\\bNone\\b|\\b[A-Z]{2,}_[A-Z_]+\\b|\\w@[0-9a-f]{5,}|\\bnull\\b"
                    // A class name in the middle of words: two capitals apart in one word.
                    + "|\\b(?:[A-Z][a-z]+){2,}(?:Command|Event|Violation|Question|Awaited)\\b");

    private SentenceCheck() {}

    /** Checks everything that a play shows now, in every language. */
    public static void checkAll(Play<?, ?, ?> play) {
        checkStep(play);
        checkChoices(play);
    }

    /** Checks the last command, its events and the awaited step in every language. */
    public static void checkStep(Play<?, ?, ?> play) {
        for (Language language : Language.values()) {
            Wording wording = capitalizing(play.wording()).in(language);
            play.steps().lastOption().forEach(step -> {
                phrase(step.command().describe(wording), step.command());
                step.events().forEach(event -> sentence(event.describe(wording), event));
            });
            sentence(play.awaited().describe(wording), play.awaited());
        }
    }

    /** Checks the sheets of all choices in every language. */
    public static void checkChoices(Play<?, ?, ?> play) {
        for (Language language : Language.values()) {
            play.choices()
                    .forEach(choice ->
                            checkSheet(choice, capitalized(play.wording()).in(language)));
        }
    }

    private static void checkSheet(Choice<? extends Describable> choice, Wording wording) {
        Sheet<?> sheet = Sheet.of(choice, wording);
        phrase(sheet.title(), choice);
        sheet.fields().forEach(field -> {
            sentence(field.label(), field);
            field.options().forEach(option -> phrase(option, field));
            assertThat(field.options()).as("options of \"%s\"", field.label()).doesNotHaveDuplicates();
        });
    }

    /** Checks a refusal in every language. */
    public static void checkRefusal(Describable violation, Wording wording) {
        for (Language language : Language.values()) {
            sentence(violation.describe(capitalizing(wording).in(language)), violation);
        }
    }

    /** Returns the wording with names that start with a capital, because players may write theirs with a small letter. */
    private static Wording capitalizing(Wording wording) {
        return wording.with(id -> Wording.capitalized(wording.names().of(id)));
    }

    /** Returns the wording with a capital for each display name, so that a small letter at the start of a sentence is a fault. */
    private static Wording capitalized(Wording wording) {
        return wording.with(id -> Wording.capitalized(wording.names().of(id)));
    }

    /** Checks a text that consists of full sentences: a capital or a number first, and a full stop or question mark last. */
    public static void sentence(String text, Object of) {
        phrase(text, of);
        assertThat(text).as("end of the description of %s", of).matches("(?s).*[.?!»\")]");
        assertThat(Character.isLowerCase(text.codePointAt(0)) && !startsWithName(text, of))
                .as("small first letter of \"%s\", the description of %s", text, of)
                .isFalse();
    }

    /**
     * Returns whether the first word belongs to a name, which people may write small: it is a component of the value, or
     * follows the registration number in one.
     */
    private static boolean startsWithName(String text, Object of) {
        String word = text.split("[ ,.:]", 2)[0];
        return Pattern.compile("[=(](#\\d+ )?" + Pattern.quote(word))
                .matcher(String.valueOf(of))
                .find();
    }

    /** Checks a text that may stand in a list, on a button or in a sentence. */
    public static void phrase(String text, Object of) {
        assertThat(text).as("description of %s", of).isNotBlank().doesNotContainPattern(JAVA);
        assertThat(text)
                .as("blanks in the description of %s", of)
                .doesNotContain("  ")
                .doesNotContain(" .")
                .doesNotContain("..")
                .doesNotContain("\n");
    }
}
