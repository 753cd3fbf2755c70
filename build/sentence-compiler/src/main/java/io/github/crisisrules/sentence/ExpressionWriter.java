package io.github.crisisrules.sentence;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A writer of Java expressions for messages. */
final class ExpressionWriter {
    private static final Set<String> PLURAL_KEYS = Set.of("one", "other");

    private final Arguments arguments;
    /** The optional arguments that are known to be present here. */
    private final Set<String> present = new HashSet<>();

    ExpressionWriter(Arguments arguments) {
        this.arguments = arguments;
    }

    /**
     * Returns the Java expression of a message, a string. A message that is a sentence and starts with an argument other
     * than a name starts with a capital.
     *
     * @throws CatalogueException if the message names an argument that does not exist, or uses one in a wrong way
     */
    String write(Message message) {
        return write(message, endsAsSentence(message), "");
    }

    private String write(Message message, boolean isStart, String count) {
        List<Message.Part> parts = message.parts();
        if (parts.isEmpty()) {
            return "\"\"";
        }
        StringBuilder java = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            java.append(i == 0 ? "" : " + ").append(part(parts.get(i), isStart && i == 0, count));
        }
        return java.toString();
    }

    private String part(Message.Part part, boolean isStart, String count) {
        if (part instanceof Message.Text text) {
            return literal(text.text());
        } else if (part instanceof Message.Argument argument) {
            return "wording." + method(isStart ? "start" : "text") + "(" + value(argument.name()) + ")";
        } else if (part instanceof Message.Alternatives list) {
            return "wording." + method("either") + "(" + value(list.name()) + ")";
        } else if (part instanceof Message.Count) {
            if (count.isEmpty()) {
                throw new CatalogueException("'#' stands outside a plural.");
            }
            return "wording.text(" + count + ")";
        } else if (part instanceof Message.Plural plural) {
            return plural(plural, isStart);
        } else {
            return select((Message.Select) part, isStart);
        }
    }

    private String method(String name) {
        return arguments.isDynamic() ? name + "Any" : name;
    }

    private String plural(Message.Plural plural, boolean isStart) {
        String count = "Wording." + method("count") + "(" + value(plural.name()) + ")";
        StringBuilder java = new StringBuilder("(");
        plural.cases().forEach((key, message) -> {
            if (!key.equals("other")) {
                if (!PLURAL_KEYS.contains(key) && !key.matches("=[0-9]+")) {
                    throw new CatalogueException("'" + key + "' is not a case of a plural; use =0, one or other.");
                }
                String number = key.equals("one") ? "1" : key.substring(1);
                // Explicit numbers win over "one", wherever they stand.
                boolean isShadowed = key.equals("one") && plural.cases().containsKey("=1");
                if (!isShadowed) {
                    java.append(count).append(" == ").append(number).append(" ? ");
                    java.append(write(message, isStart, count)).append(" : ");
                }
            }
        });
        return java.append(write(plural.cases().get("other"), isStart, count))
                .append(")")
                .toString();
    }

    private String select(Message.Select select, boolean isStart) {
        String name = select.name();
        String key = "Wording." + method("key") + "(" + rawValue(name) + ")";
        boolean isOptional = isOptional(name) && !present.contains(name);
        String cases = select.cases().entrySet().stream()
                .sorted(Map.Entry.comparingByKey((a, b) -> Boolean.compare(a.equals("other"), b.equals("other"))))
                .map(one -> {
                    boolean isKnown = isOptional && !one.getKey().equals("none");
                    if (isKnown) {
                        present.add(name);
                    }
                    String label = one.getKey().equals("other") ? "default" : "case " + literal(one.getKey());
                    String java = label + " -> " + write(one.getValue(), isStart, "") + "; ";
                    if (isKnown) {
                        present.remove(name);
                    }
                    return java;
                })
                .collect(Collectors.joining());
        return "(switch (" + key + ") { " + cases + "})";
    }

    private boolean isOptional(String name) {
        return arguments.type(name).orElse("").startsWith("Option<");
    }

    private String rawValue(String name) {
        if (arguments.type(name).isEmpty()) {
            throw new CatalogueException("There is no argument {" + name + "}. Known: " + arguments.known() + ".");
        }
        return arguments.java(name) + (present.contains(name) && !arguments.isDynamic() ? ".get()" : "");
    }

    private String value(String name) {
        if (isOptional(name) && !present.contains(name)) {
            throw new CatalogueException("{" + name + "} is optional. Write it inside {" + name
                    + ", select, none {…} other {… {" + name + "} …}}.");
        }
        return rawValue(name);
    }

    private static boolean endsAsSentence(Message message) {
        if (message.parts().isEmpty()) {
            return false;
        }
        Message.Part last = message.parts().get(message.parts().size() - 1);
        if (last instanceof Message.Text text) {
            return !text.text().isEmpty()
                    && ".?!".indexOf(text.text().charAt(text.text().length() - 1)) >= 0;
        } else if (last instanceof Message.Select select) {
            return select.cases().values().stream().anyMatch(ExpressionWriter::endsAsSentence);
        } else {
            return last instanceof Message.Plural plural
                    && plural.cases().values().stream().anyMatch(ExpressionWriter::endsAsSentence);
        }
    }

    private static String literal(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
