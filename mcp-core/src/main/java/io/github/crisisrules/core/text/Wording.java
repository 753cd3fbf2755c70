package io.github.crisisrules.core.text;

import io.vavr.collection.Traversable;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The language of a description, and the display names that it uses for ids. Everything that can be described takes one:
 *
 * <pre>{@code
 * String sentence = event.describe(play.wording().in(Language.SPANISH));
 * }</pre>
 *
 * <p>The sentences themselves are compiled from the catalogues of the modules. The compiled code calls the other methods of
 * this class to put values into sentences. A wording does not depend on the locale of the machine.
 */
public final class Wording {
    /** English, with ids as they are written. */
    public static final Wording ENGLISH = new Wording(Language.ENGLISH, Names.AS_WRITTEN);

    private final Language language;
    private final Names names;

    private Wording(Language language, Names names) {
        this.language = language;
        this.names = names;
    }

    /** Creates an English wording with the given display names. */
    public static Wording of(Names names) {
        return new Wording(Language.ENGLISH, names);
    }

    /** Returns a copy of this wording in another language. */
    public Wording in(Language other) {
        return other == language ? this : new Wording(other, names);
    }

    /** Returns a copy of this wording with other display names. */
    public Wording with(Names others) {
        return new Wording(language, others);
    }

    /** Returns the language. */
    public Language language() {
        return language;
    }

    /** Returns the display names. */
    public Names names() {
        return names;
    }

    /** Returns a number in digits. */
    public String text(long number) {
        return Long.toString(number);
    }

    /** Returns the text itself. */
    public String text(String text) {
        return text;
    }

    /** Returns the display name of an id. */
    public String text(Named id) {
        return names.of(id);
    }

    /** Returns the description of a value. */
    public String text(Describable value) {
        return value.describe(this);
    }

    /** Returns the items as a list in a sentence: "Ada, Bruno and Chidi". An empty list is an empty text. */
    public String text(Traversable<?> items) {
        Vector<String> texts = texts(items);
        return texts.isEmpty() ? "" : listed(texts, language.and(texts.last()));
    }

    /** Returns the items as a list of alternatives: "hit, wild or critical". An empty list is an empty text. */
    public String either(Traversable<?> items) {
        Vector<String> texts = texts(items);
        return texts.isEmpty() ? "" : listed(texts, language.or(texts.last()));
    }

    private Vector<String> texts(Traversable<?> items) {
        return items.toVector().map(this::textAny);
    }

    private static String listed(Vector<String> texts, String word) {
        return texts.size() < 2 ? texts.head() : texts.init().mkString(", ") + " " + word + " " + texts.last();
    }

    /** Returns a name for the start of a sentence, unchanged. */
    public String start(Named id) {
        return text(id);
    }

    /** Returns a text for the start of a sentence, unchanged. */
    public String start(String text) {
        return text;
    }

    /** Returns a number for the start of a sentence. */
    public String start(long number) {
        return text(number);
    }

    /** Returns a description for the start of a sentence, with a capital. */
    public String start(Describable value) {
        return capitalized(text(value));
    }

    /** Returns a list for the start of a sentence, with a capital unless it starts with a name. */
    public String start(Traversable<?> items) {
        return items.headOption().exists(Describable.class::isInstance) ? capitalized(text(items)) : text(items);
    }

    /** Returns a text with a capital first letter. */
    public static String capitalized(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /**
     * Returns the text of any value that can stand in a sentence: a text, a number, an id, a value with a description, or a
     * collection or option of these.
     *
     * @throws AssertionError if the value has no text for people
     */
    public String textAny(Object value) {
        if (value instanceof String text) {
            return text;
        } else if (value instanceof Named id) {
            return text(id);
        } else if (value instanceof Describable described) {
            return text(described);
        } else if (value instanceof Number number) {
            return number.toString();
        } else if (value instanceof Option<?> option) {
            return option.map(this::textAny).getOrElse("");
        } else if (value instanceof Traversable<?> items) {
            return text(items);
        }
        throw new AssertionError("There are no words for " + value.getClass() + ".");
    }

    /** Returns the text of any value for the start of a sentence, see {@link #textAny}. */
    public String startAny(Object value) {
        return value instanceof Describable && !(value instanceof Named) ? capitalized(textAny(value)) : textAny(value);
    }

    /** Returns any collection as a list of alternatives. */
    public String eitherAny(Object items) {
        return items instanceof Traversable<?> several ? either(several) : textAny(items);
    }

    /** Returns the number itself, by which a sentence chooses between singular and plural. */
    public static long count(long number) {
        return number;
    }

    /** Returns the size of a collection, by which a sentence chooses between singular and plural. */
    public static long count(Traversable<?> items) {
        return items.size();
    }

    /** Returns the number, or the size of the collection, by which a sentence chooses between singular and plural. */
    public static long countAny(Object value) {
        return value instanceof Traversable<?> items ? items.size() : ((Number) value).longValue();
    }

    /** Returns the key by which a sentence chooses its wording: {@code true} or {@code false}. */
    public static String key(boolean value) {
        return Boolean.toString(value);
    }

    /** Returns the key by which a sentence chooses its wording: the name of the constant. */
    public static String key(Enum<?> value) {
        return value.name();
    }

    /** Returns the key by which a sentence chooses its wording: the text. */
    public static String key(String value) {
        return value;
    }

    /** Returns the key by which a sentence chooses its wording: {@code none} or {@code some}. */
    public static String key(Option<?> value) {
        return value.isEmpty() ? "none" : "some";
    }

    /** Returns the key by which a sentence chooses its wording, see the other methods of this name. */
    public static String keyAny(Object value) {
        if (value instanceof Enum<?> constant) {
            return key(constant);
        }
        return value instanceof Option<?> option ? key(option) : String.valueOf(value);
    }

    @Override
    public String toString() {
        return "Wording in " + language.tag();
    }
}
