package io.github.crisisrules.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.core.text.Wording;
import io.vavr.collection.Vector;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A check that every text a person reads is written for people: it is not empty, has no output of Java's {@code toString},
 * and is a sentence where a sentence is due.
 */
public final class SentenceCheck {
    private static final Pattern JAVA = Pattern.compile(
            // A record, an Immutables value or a collection of Vavr, a constant in capitals with an underscore, an
            // object's hash, a missing value, a pairing of two numbers, a die with its face.
            "\\w+[\\[{]\\w+=|\\w+\\[\\]|\\b[A-Z]\\w*\\(|\\bNone\\b|\\b[A-Z]{2,}_[A-Z_]+\\b|\\w@[0-9a-f]{5,}|\\bnull\\b|#\\d+–#|\\b\\d+:\\d"
                    // A class name in the middle of words: two capitals apart in one word.
                    + "|\\b(?:[A-Z][a-z]+){2,}(?:Command|Event|Violation|Question|Awaited)\\b");

    /** A single word in capitals, as a constant of an enum is written. */
    private static final Pattern CAPITALS = Pattern.compile("\\b[A-Z]{3,}\\b");

    /** Words that people write in capitals. */
    private static final Set<String> WRITTEN_IN_CAPITALS = Set.of("SMASH", "SHA", "SEED", "SALT", "JSON", "NRTM");

    /** Quotations, which may have any text, rule ids, and Crisis dice by their letters. */
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|«[^»]*»|\\b[A-Z]+-[A-Z0-9-]+\\b|\\b[CWHBF]+\\b");

    private SentenceCheck() {}

    /** Checks everything that a play shows now, in every language, and returns the number of texts. */
    public static int checkAll(Play<?, ?, ?> play) {
        return checkStep(play) + checkChoices(play);
    }

    /** Checks the last command, its events and the awaited step in every language, and returns the number of texts. */
    public static int checkStep(Play<?, ?, ?> play) {
        int texts = 0;
        for (Language language : Language.values()) {
            Wording wording = capitalizing(play.wording()).in(language);
            play.steps().lastOption().forEach(step -> {
                phrase(step.command().describe(wording), step.command());
                step.events().forEach(event -> sentence(event.describe(wording), event));
            });
            sentence(play.awaited().describe(wording), play.awaited());
            texts += 1
                    + play.steps()
                            .lastOption()
                            .map(step -> 1 + step.events().size())
                            .getOrElse(0);
        }
        return texts;
    }

    /** Checks the sheets of all choices, and of the members of groups, in every language, and returns the number of texts. */
    public static int checkChoices(Play<?, ?, ?> play) {
        int texts = 0;
        for (Language language : Language.values()) {
            for (Choice<? extends Describable> choice : play.choices()) {
                texts += checkSheet(choice, capitalizing(play.wording()).in(language));
            }
        }
        return texts;
    }

    private static int checkSheet(Choice<? extends Describable> choice, Wording wording) {
        Sheet<?> sheet = Sheet.of(choice, wording);
        phrase(sheet.title(), choice);
        int texts = 1 + checkFields(sheet.fields());
        for (Choice<? extends Describable> member : choice.members()) {
            texts += checkSheet(member, wording);
        }
        return texts;
    }

    /** Checks the labels and options of the fields of a sheet, and returns the number of texts. */
    public static int checkFields(Vector<Field> fields) {
        fields.forEach(field -> {
            sentence(field.label(), field);
            field.options().forEach(option -> phrase(option, field));
            assertThat(field.options()).as("options of \"%s\"", field.label()).doesNotHaveDuplicates();
        });
        return fields.map(field -> 1 + field.options().size()).sum().intValue();
    }

    /** Checks the titles, headings and cells of tables to post or to look at, and returns the number of texts. */
    public static int checkTables(Vector<TextTable> tables) {
        return tables.map(table -> {
                    Vector<String> texts = table.texts()
                            .flatMap(row -> row)
                            .appendAll(table.headings())
                            .reject(String::isEmpty)
                            .append(table.title());
                    texts.forEach(text -> phrase(text, table));
                    return texts.size();
                })
                .sum()
                .intValue();
    }

    /** Checks a refusal, or another value with sentences, in every language, and returns the number of texts. */
    public static int checkRefusal(Describable violation, Wording wording) {
        for (Language language : Language.values()) {
            sentence(violation.describe(capitalizing(wording).in(language)), violation);
        }
        return Language.values().length;
    }

    /** Returns the wording with names that start with a capital, because players may write theirs with a small letter. */
    private static Wording capitalizing(Wording wording) {
        return wording.with(id -> Wording.capitalized(wording.names().of(id)));
    }

    /** Checks a text that consists of full sentences: a capital or a number first, and a full stop or question mark last. */
    public static void sentence(String text, Object of) {
        phrase(text, of);
        assertThat(text).as("end of the description of %s", of).matches("(?s).*[.?]");
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
        words(text, of);
        assertThat(text)
                .as("blanks in the description of %s", of)
                .doesNotContain("  ")
                .doesNotContain(" .")
                .doesNotContain("..")
                .doesNotContain("\n");
    }

    /** Checks a text that may contain anything that people typed: nothing of it is output of {@code toString}. */
    public static void words(String text, Object of) {
        assertThat(text).as("description of %s", of).isNotBlank().doesNotContainPattern(JAVA);
        CAPITALS.matcher(QUOTED.matcher(text).replaceAll(""))
                .results()
                .forEach(word -> assertThat(WRITTEN_IN_CAPITALS)
                        .as("word in capitals in \"%s\", the description of %s", text, of)
                        .contains(word.group()));
    }
}
