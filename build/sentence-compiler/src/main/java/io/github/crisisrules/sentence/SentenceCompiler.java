package io.github.crisisrules.sentence;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The compiler of sentence catalogues. A catalogue is a properties file per language, such as {@code en.properties}; its
 * messages use a subset of ICU MessageFormat. The arguments of a type's message are its components and its methods without
 * parameters. Every package whose types have entries gets a class {@code Sentences} that writes them:
 *
 * <ul>
 *   <li>{@code ColossusEvent.BeamPlaced = …} becomes {@code Sentences.of(ColossusEvent.BeamPlaced, Wording)}; for the sealed
 *       family around it, {@code Sentences.of(ColossusEvent, Wording)} chooses the message by type.
 *   <li>{@code Side.CRISIS_TEAM = …} becomes a case of {@code Sentences.of(Side, Wording)}.
 *   <li>{@code Paper.chooseSome(min,max) = …} becomes {@code Sentences.chooseSome(Wording, Object min, Object max)}.
 * </ul>
 *
 * <p>English is complete and decides which entries there are. Other languages may lack entries, which then are written in
 * English.
 */
public final class SentenceCompiler {
    private static final String ENGLISH = "en";

    /** The constants of {@code Language} by the name of the catalogue. */
    private static final Map<String, String> LANGUAGES = Map.of(ENGLISH, "ENGLISH", "es", "SPANISH");

    private final SourceTypes sources;
    private final Map<String, CatalogueFile> catalogues;

    private SentenceCompiler(SourceTypes sources, Map<String, CatalogueFile> catalogues) {
        this.sources = sources;
        this.catalogues = catalogues;
    }

    /**
     * Compiles the catalogues of all modules of a project.
     *
     * @param args the folder of the project, and the folder to write to, which gets a folder for each module
     */
    public static void main(String[] args) throws IOException {
        try (Stream<Path> modules = Files.list(Path.of(args[0]))) {
            for (Path module : modules.sorted().toList()) {
                Path catalogues = module.resolve("src/main/sentences");
                if (Files.isDirectory(catalogues)) {
                    Path target = Path.of(args[1]).resolve(module.getFileName().toString());
                    compile(catalogues, module.resolve("src/main/java"), target);
                }
            }
        }
    }

    /** Compiles the catalogues of a module. Files that would not change are left alone, so that nothing is rebuilt. */
    public static void compile(Path catalogues, Path sources, Path target) throws IOException {
        Map<String, CatalogueFile> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(catalogues)) {
            for (Path file :
                    all.filter(one -> one.toString().endsWith(".properties")).toList()) {
                files.put(file.getFileName().toString().replace(".properties", ""), CatalogueFile.read(file));
            }
        }
        Map<Path, String> written = new LinkedHashMap<>();
        new SentenceCompiler(new SourceTypes(sources), files)
                .classes()
                .forEach((packageName, code) -> written.put(
                        target.resolve(packageName.replace('.', '/')).resolve("Sentences.java"), code));
        deleteStale(target, written);
        for (Map.Entry<Path, String> file : written.entrySet()) {
            write(file.getKey(), file.getValue());
        }
    }

    private static void deleteStale(Path target, Map<Path, String> written) throws IOException {
        if (Files.isDirectory(target)) {
            try (Stream<Path> all = Files.walk(target)) {
                for (Path file :
                        all.filter(one -> one.endsWith("Sentences.java")).toList()) {
                    if (!written.containsKey(file)) {
                        Files.delete(file);
                    }
                }
            }
        }
    }

    private static void write(Path file, String code) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(code)) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, code, StandardCharsets.UTF_8);
        }
    }

    /** Returns the source code of the generated classes by package. */
    private Map<String, String> classes() {
        CatalogueFile english = catalogues.get(ENGLISH);
        if (english == null) {
            throw new CatalogueException("There is no en.properties, which decides what entries there are.");
        }
        Map<String, PackageWriter> packages = new TreeMap<>();
        for (Map.Entry<String, CatalogueFile.Entry> entry : english.entries().entrySet()) {
            at(english, entry.getValue(), () -> {
                EntryKey key = EntryKey.parse(entry.getKey());
                SourceType type = sources.find(key.type())
                        .orElseThrow(() -> new CatalogueException("There is no type " + key.type() + "."));
                packages.computeIfAbsent(type.packageName(), name -> new PackageWriter(name, sources))
                        .add(
                                key,
                                type,
                                english.name() + ":" + entry.getValue().line(),
                                expressions(key, type, entry.getKey()));
            });
        }
        catalogues.forEach((language, catalogue) -> catalogue
                .entries()
                .forEach((key, entry) -> at(catalogue, entry, () -> {
                    if (!english.entries().containsKey(key)) {
                        throw new CatalogueException("en.properties has no entry " + key + ".");
                    }
                })));
        Map<String, String> classes = new TreeMap<>(Comparator.naturalOrder());
        packages.forEach((name, writer) -> classes.put(name, writer.code()));
        return classes;
    }

    /** Returns the expressions of an entry by language constant, English last and for every other language. */
    private Map<String, String> expressions(EntryKey key, SourceType type, String entryKey) {
        Map<String, String> expressions = new LinkedHashMap<>();
        catalogues.forEach((language, catalogue) -> {
            CatalogueFile.Entry entry = catalogue.entries().get(entryKey);
            if (entry != null && !language.equals(ENGLISH)) {
                at(catalogue, entry, () -> expressions.put(constant(language), expression(key, type, entry)));
            }
        });
        expressions.put(
                "", expression(key, type, catalogues.get(ENGLISH).entries().get(entryKey)));
        return expressions;
    }

    private static String constant(String language) {
        String constant = LANGUAGES.get(language);
        if (constant == null) {
            throw new CatalogueException(language + ".properties is in a language that the library does not have.");
        }
        return constant;
    }

    private String expression(EntryKey key, SourceType type, CatalogueFile.Entry entry) {
        return new ExpressionWriter(
                        key.method().isEmpty()
                                ? new TypeArguments(sources, type)
                                : new ParameterArguments(key.parameters()))
                .write(entry.message());
    }

    private static void at(CatalogueFile catalogue, CatalogueFile.Entry entry, Runnable check) {
        try {
            check.run();
        } catch (CatalogueException e) {
            String place = catalogue.name() + ":" + entry.line() + ": ";
            String message = String.valueOf(e.getMessage());
            throw message.matches("\\w+\\.properties:.*") ? e : new CatalogueException(place + message);
        }
    }

    /** The arguments of a message of a type. */
    private record TypeArguments(SourceTypes sources, SourceType owner) implements Arguments {
        @Override
        public Optional<String> type(String name) {
            return sources.argument(owner, name);
        }

        @Override
        public String java(String name) {
            return "it." + name + "()";
        }

        @Override
        public boolean isDynamic() {
            return false;
        }

        @Override
        public String known() {
            return owner.accessors().isEmpty()
                    ? "none"
                    : String.join(", ", owner.accessors().keySet());
        }
    }

    /** The parameters of a message that belongs to no value. */
    private record ParameterArguments(List<String> parameters) implements Arguments {
        @Override
        public Optional<String> type(String name) {
            return parameters.contains(name) ? Optional.of("Object") : Optional.empty();
        }

        @Override
        public String java(String name) {
            return name;
        }

        @Override
        public boolean isDynamic() {
            return true;
        }

        @Override
        public String known() {
            return parameters.isEmpty() ? "none" : String.join(", ", parameters);
        }
    }
}
