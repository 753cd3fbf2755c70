package io.github.crisisrules.sentence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A writer of the class {@code Sentences} of one package. */
final class PackageWriter {
    private final String packageName;
    private final SourceTypes sources;
    private final StringBuilder methods = new StringBuilder();
    private final Set<String> messages = new HashSet<>();
    /** The types with entries, by the outermost type around them. */
    private final Map<String, Set<SourceType>> families = new LinkedHashMap<>();
    /** For each enum the expressions by language, and for each language by constant. */
    private final Map<SourceType, Map<String, Map<String, String>>> enums = new LinkedHashMap<>();

    PackageWriter(String packageName, SourceTypes sources) {
        this.packageName = packageName;
        this.sources = sources;
    }

    /**
     * Adds an entry.
     *
     * @param place the line of the catalogue
     * @param expressions the expressions by language constant; English has the empty key
     */
    void add(EntryKey key, SourceType type, String place, Map<String, String> expressions) {
        if (!key.method().isEmpty()) {
            addMessage(key, place, expressions);
        } else if (!key.constant().isEmpty()) {
            addConstant(key, type, expressions);
        } else {
            families.computeIfAbsent(type.outermost(), name -> new LinkedHashSet<>())
                    .add(type);
            String names = "static String of(" + type.java() + " it, Wording wording)";
            addMethod(place, names, expressions);
        }
    }

    private void addMessage(EntryKey key, String place, Map<String, String> expressions) {
        if (!messages.add(key.method())) {
            throw new CatalogueException("Two messages of the package are called " + key.method() + ".");
        }
        StringBuilder parameters = new StringBuilder("Wording wording");
        key.parameters().forEach(name -> parameters.append(", Object ").append(name));
        addMethod(place, "static String " + key.method() + "(" + parameters + ")", expressions);
    }

    private void addMethod(String place, String signature, Map<String, String> expressions) {
        methods.append("\n    // ")
                .append(place)
                .append("\n    ")
                .append(signature)
                .append(" {\n");
        if (expressions.size() == 1) {
            methods.append("        return ").append(expressions.get("")).append(";\n");
        } else {
            methods.append("        return switch (wording.language()) {\n");
            expressions.forEach((language, expression) -> methods.append("            ")
                    .append(language.isEmpty() ? "default" : "case " + language)
                    .append(" -> ")
                    .append(expression)
                    .append(";\n"));
            methods.append("        };\n");
        }
        methods.append("    }\n");
    }

    private void addConstant(EntryKey key, SourceType type, Map<String, String> expressions) {
        if (!type.constants().contains(key.constant())) {
            throw new CatalogueException("There is no constant " + key.constant() + " in " + type.path() + ".");
        }
        Map<String, Map<String, String>> languages = enums.computeIfAbsent(type, one -> new LinkedHashMap<>());
        expressions.forEach((language, expression) -> languages
                .computeIfAbsent(language, one -> new LinkedHashMap<>())
                .put(key.constant(), expression));
    }

    /** Returns the source code of the class. */
    String code() {
        StringBuilder code = new StringBuilder("package " + packageName + ";\n\n");
        List<String> imports = new ArrayList<>();
        if (!packageName.endsWith(".core.text")) {
            imports.add("Wording");
        }
        StringBuilder dispatchers = new StringBuilder();
        families.forEach((outermost, types) -> sources.find(outermost)
                .or(() -> sources.find(packageName.substring(packageName.lastIndexOf('.') + 1) + "." + outermost))
                .ifPresent(family -> dispatcher(family, types, dispatchers)));
        enums.forEach((type, languages) -> enumMethod(type, languages, dispatchers));
        imports.forEach(name -> code.append("import io.github.crisisrules.core.text.")
                .append(name)
                .append(";\n\n"));
        return code.append("/** The sentences of this package, compiled from the catalogues of the module. */\n")
                .append("final class Sentences {\n    private Sentences() {}\n")
                .append(dispatchers)
                .append(methods)
                .append("}\n")
                .toString();
    }

    /** Writes the choice among the members of a family. Every member has an entry or describes itself. */
    private void dispatcher(SourceType family, Set<SourceType> types, StringBuilder code) {
        List<SourceType> members =
                types.stream().filter(type -> sources.isMember(type, family)).toList();
        if (members.isEmpty()) {
            return;
        }
        for (SourceType type : sources.besides(family)) {
            if (sources.isMember(type, family)
                    && !sources.hasMembers(type)
                    && !types.contains(type)
                    && !type.describesItself()) {
                throw new CatalogueException("en.properties: There is no entry " + type.path() + ".");
            }
        }
        code.append("\n    static String of(").append(family.java()).append(" it, Wording wording) {\n");
        for (SourceType member : members) {
            code.append("        if (it instanceof ")
                    .append(member.java())
                    .append(" member) {\n            return of(member, wording);\n        }\n");
        }
        code.append("        throw new AssertionError(\"There is no sentence for \" + it + \".\");\n    }\n");
    }

    private static void enumMethod(SourceType type, Map<String, Map<String, String>> languages, StringBuilder code) {
        Map<String, String> english = languages.getOrDefault("", Map.of());
        for (String constant : type.constants()) {
            if (!english.containsKey(constant)) {
                throw new CatalogueException("en.properties: There is no entry " + type.path() + "." + constant + ".");
            }
        }
        code.append("\n    static String of(").append(type.java()).append(" it, Wording wording) {\n");
        code.append("        return switch (wording.language()) {\n");
        languages.forEach((language, expressions) -> {
            code.append("            ")
                    .append(language.isEmpty() ? "default" : "case " + language)
                    .append(" ->\n");
            code.append("                switch (it) {\n");
            type.constants()
                    .forEach(constant -> code.append("                    case ")
                            .append(constant)
                            .append(" -> ")
                            .append(expressions.getOrDefault(constant, english.get(constant)))
                            .append(";\n"));
            code.append("                };\n");
        });
        code.append("        };\n    }\n");
    }
}
