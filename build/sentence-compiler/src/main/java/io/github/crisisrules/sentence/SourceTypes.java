package io.github.crisisrules.sentence;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The types that the source files of a module declare. Files are parsed when a type of theirs is first looked up. */
final class SourceTypes {
    private final Map<String, List<Path>> files = new HashMap<>();
    private final Map<Path, Map<String, SourceType>> parsed = new HashMap<>();

    /** Creates the types of all source files below a folder. */
    SourceTypes(Path sources) throws IOException {
        try (Stream<Path> all = Files.walk(sources)) {
            all.filter(file -> file.toString().endsWith(".java"))
                    .sorted(Comparator.naturalOrder())
                    .forEach(file -> files.computeIfAbsent(simpleName(file), name -> new ArrayList<>())
                            .add(file));
        }
    }

    private static String simpleName(Path file) {
        return file.getFileName().toString().replace(".java", "");
    }

    /**
     * Returns the type with the given path, such as {@code ColossusEvent.BeamPlaced}. Where two packages have a type of
     * that name, the path starts with the last part of the package: {@code hulk.Terrain}.
     */
    Optional<SourceType> find(String path) {
        String[] names = path.split("\\.", -1);
        boolean hasRoom = Character.isLowerCase(names[0].charAt(0));
        String top = names[hasRoom ? 1 : 0];
        List<Path> candidates = files.getOrDefault(top, List.of()).stream()
                .filter(file -> !hasRoom || file.getParent().endsWith(names[0]))
                .toList();
        if (candidates.size() > 1) {
            throw new CatalogueException("The type " + top + " is declared in " + candidates.size()
                    + " packages. Write the last part of the package before it, as in hulk." + top + ".");
        }
        String inFile = hasRoom ? path.substring(path.indexOf('.') + 1) : path;
        return candidates.stream()
                .findFirst()
                .flatMap(file -> Optional.ofNullable(types(file).get(inFile)));
    }

    /** Returns all types that the file of an outermost type declares. */
    List<SourceType> besides(SourceType type) {
        return parsed.values().stream()
                .filter(types -> types.containsValue(type))
                .findFirst()
                .map(types -> List.copyOf(types.values()))
                .orElse(List.of());
    }

    /** Returns whether a type belongs to a family: it implements the family, or a subtype of it in the same file. */
    boolean isMember(SourceType type, SourceType family) {
        return type.isMemberOf(family)
                || besides(family).stream().anyMatch(between -> type.isMemberOf(between) && isMember(between, family));
    }

    /** Returns whether another type of the file implements the type, so that it is a family of its own. */
    boolean hasMembers(SourceType type) {
        return besides(type).stream().anyMatch(other -> other.isMemberOf(type));
    }

    /**
     * Returns the type of an argument, which is a component or a method without parameters of the type or of its
     * supertypes; none if there is no such argument. It is unknown where a supertype belongs to another module.
     */
    Optional<String> argument(SourceType type, String name) {
        if (type.accessors().containsKey(name)) {
            return Optional.of(type.accessors().get(name));
        }
        for (String supertype : type.supertypes()) {
            Optional<SourceType> source = find(supertype).or(() -> find(type.outermost() + "." + supertype));
            Optional<String> found = source.isPresent() ? argument(source.get(), name) : Optional.of("?");
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Map<String, SourceType> types(Path file) {
        return parsed.computeIfAbsent(file, SourceTypes::parse);
    }

    private static Map<String, SourceType> parse(Path file) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjects(file));
            Map<String, SourceType> types = new LinkedHashMap<>();
            for (CompilationUnitTree unit : task.parse()) {
                String packageName = unit.getPackageName().toString();
                for (Tree tree : unit.getTypeDecls()) {
                    if (tree instanceof ClassTree type) {
                        add(types, packageName, "", type);
                    }
                }
            }
            return types;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(Map<String, SourceType> types, String packageName, String outer, ClassTree tree) {
        String path = outer + tree.getSimpleName();
        boolean isEnum = tree.getKind() == Tree.Kind.ENUM;
        Map<String, String> accessors = new LinkedHashMap<>();
        List<String> constants = new ArrayList<>();
        if (isEnum) {
            accessors.put("ordinal", "int");
        }
        for (Tree member : tree.getMembers()) {
            if (member instanceof VariableTree variable) {
                if (isEnum && isConstant(variable, tree)) {
                    constants.add(variable.getName().toString());
                } else if (tree.getKind() == Tree.Kind.RECORD
                        && !variable.getModifiers().getFlags().contains(Modifier.STATIC)) {
                    accessors.put(
                            variable.getName().toString(), variable.getType().toString());
                }
            } else if (member instanceof MethodTree method && method.getReturnType() != null) {
                String name = method.getName().toString();
                if (method.getParameters().isEmpty()) {
                    accessors.put(name, method.getReturnType().toString());
                } else if (name.equals("describe")) {
                    accessors.put("describe(Wording)", "String");
                }
            } else if (member instanceof ClassTree nested) {
                add(types, packageName, path + ".", nested);
            }
        }
        types.put(
                path,
                new SourceType(
                        packageName,
                        path,
                        isEnum,
                        tree.getTypeParameters().size(),
                        supertypes(tree),
                        accessors,
                        constants));
    }

    private static boolean isConstant(VariableTree variable, ClassTree type) {
        return variable.getInitializer() instanceof NewClassTree
                && variable.getType() != null
                && variable.getType().toString().equals(type.getSimpleName().toString());
    }

    private static List<String> supertypes(ClassTree tree) {
        List<String> names = new ArrayList<>();
        if (tree.getExtendsClause() != null) {
            names.add(simple(tree.getExtendsClause()));
        }
        tree.getImplementsClause().forEach(type -> names.add(simple(type)));
        return List.copyOf(names);
    }

    private static String simple(Tree type) {
        String plain = type.toString().replaceAll("<.*", "");
        return plain.substring(plain.lastIndexOf('.') + 1);
    }
}
