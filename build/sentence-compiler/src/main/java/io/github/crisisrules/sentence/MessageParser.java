package io.github.crisisrules.sentence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A parser of the subset of ICU MessageFormat that catalogues use: named arguments, {@code plural} with explicit numbers,
 * {@code one} and {@code other}, {@code select}, and lists that end with "or". An apostrophe quotes only where ICU lets it:
 * before a brace, and before {@code #} inside a plural; two apostrophes are one.
 */
final class MessageParser {
    private final String source;
    private int at;

    private MessageParser(String source) {
        this.source = source;
    }

    /**
     * Parses a message.
     *
     * @throws CatalogueException if the message is malformed
     */
    static Message parse(String source) {
        MessageParser parser = new MessageParser(source);
        Message message = parser.message(false, false);
        if (parser.at < source.length()) {
            throw parser.fault("'}' has no '{' before it");
        }
        return message;
    }

    private Message message(boolean inPlural, boolean isNested) {
        List<Message.Part> parts = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        while (at < source.length() && !(source.charAt(at) == '}')) {
            char next = source.charAt(at);
            if (next == '\'') {
                text.append(quoted(inPlural));
            } else if (next == '{' || (next == '#' && inPlural)) {
                flush(text, parts);
                parts.add(next == '{' ? argument() : count());
            } else {
                text.append(next);
                at++;
            }
        }
        if (isNested && at == source.length()) {
            throw fault("'{' is not closed");
        }
        flush(text, parts);
        return new Message(List.copyOf(parts));
    }

    private static void flush(StringBuilder text, List<Message.Part> parts) {
        if (!text.isEmpty()) {
            parts.add(new Message.Text(text.toString()));
            text.setLength(0);
        }
    }

    private Message.Part count() {
        at++;
        return new Message.Count();
    }

    /** Reads from an apostrophe: a quoted passage, or a plain apostrophe. */
    private String quoted(boolean inPlural) {
        at++;
        if (at < source.length() && source.charAt(at) == '\'') {
            at++;
            return "'";
        }
        if (at == source.length() || !isSyntax(source.charAt(at), inPlural)) {
            return "'";
        }
        StringBuilder text = new StringBuilder();
        while (at < source.length()) {
            char next = source.charAt(at++);
            if (next != '\'') {
                text.append(next);
            } else if (at < source.length() && source.charAt(at) == '\'') {
                text.append('\'');
                at++;
            } else {
                break;
            }
        }
        return text.toString();
    }

    private static boolean isSyntax(char next, boolean inPlural) {
        return next == '{' || next == '}' || (next == '#' && inPlural);
    }

    private Message.Part argument() {
        at++;
        String name = word("the name of an argument");
        if (take('}')) {
            return new Message.Argument(name);
        }
        require(',');
        String type = word("plural, select or list");
        require(',');
        return switch (type) {
            case "plural" -> new Message.Plural(name, cases(true, name));
            // As in ICU, '#' is plain text inside a select, even within a plural.
            case "select" -> new Message.Select(name, cases(false, name));
            case "list" -> alternatives(name);
            default -> throw fault("'" + type + "' is not a kind of argument; use plural, select or list");
        };
    }

    private Message.Part alternatives(String name) {
        if (!word("or").equals("or")) {
            throw fault("A list of {" + name + "} ends with 'or'; for 'and' write {" + name + "}");
        }
        require('}');
        return new Message.Alternatives(name);
    }

    private Map<String, Message> cases(boolean inPlural, String name) {
        Map<String, Message> cases = new LinkedHashMap<>();
        while (!take('}')) {
            String key = word("a case");
            require('{');
            Message message = message(inPlural, true);
            at++;
            if (cases.put(key, message) != null) {
                throw fault("The case '" + key + "' of {" + name + "} stands twice");
            }
        }
        if (!cases.containsKey("other")) {
            throw fault("{" + name + "} has no case 'other'");
        }
        return cases;
    }

    private String word(String expected) {
        skipBlanks();
        int start = at;
        while (at < source.length()
                && (Character.isJavaIdentifierPart(source.charAt(at)) || source.charAt(at) == '=')) {
            at++;
        }
        if (start == at) {
            throw fault("Expected " + expected);
        }
        String word = source.substring(start, at);
        skipBlanks();
        return word;
    }

    private void require(char wanted) {
        if (!take(wanted)) {
            throw fault("Expected '" + wanted + "'");
        }
    }

    private boolean take(char wanted) {
        skipBlanks();
        boolean found = at < source.length() && source.charAt(at) == wanted;
        if (found) {
            at++;
            if (wanted == ',') {
                skipBlanks();
            }
        }
        return found;
    }

    private void skipBlanks() {
        while (at < source.length() && source.charAt(at) == ' ') {
            at++;
        }
    }

    private CatalogueException fault(String what) {
        return new CatalogueException(what + " at column " + (at + 1) + " of \"" + source + "\".");
    }
}
