package io.github.crisisrules.json.wire;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.EntityTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The first sentences of the Javadoc of types, and the texts of their components, read from Java sources. */
final class SourceJavadoc {
    private final Map<String, String> sentences = new TreeMap<>();
    private final Map<String, Map<String, String>> parts = new TreeMap<>();

    private SourceJavadoc() {}

    /** Reads the sources of these files. */
    static SourceJavadoc of(Collection<Path> files) {
        SourceJavadoc all = new SourceJavadoc();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(files));
            DocTrees trees = DocTrees.instance(task);
            for (CompilationUnitTree unit : task.parse()) {
                all.new Reader(trees).scan(new TreePath(unit), null);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    /** The first sentence of a type's Javadoc; empty if there is none. */
    String sentence(String canonicalName) {
        return sentences.getOrDefault(canonicalName, "");
    }

    /** The text of a component or attribute; empty if there is none. */
    String part(String canonicalName, String part) {
        return parts.getOrDefault(canonicalName, Map.of()).getOrDefault(part, "");
    }

    private final class Reader extends TreePathScanner<Void, String> {
        private final DocTrees trees;

        Reader(DocTrees trees) {
            this.trees = trees;
        }

        @Override
        public Void visitClass(ClassTree type, String outer) {
            String around = outer == null
                    ? getCurrentPath().getCompilationUnit().getPackageName().toString()
                    : outer;
            String name = around + "." + type.getSimpleName();
            DocCommentTree comment = trees.getDocCommentTree(getCurrentPath());
            if (comment != null) {
                sentences.put(name, text(comment.getFirstSentence()));
                comment.getBlockTags().forEach(tag -> {
                    if (tag instanceof ParamTree param && !param.isTypeParameter()) {
                        describe(name, param.getName().toString(), text(param.getDescription()));
                    }
                });
            }
            return super.visitClass(type, name);
        }

        /** An attribute of a generated value is a method without parameters. */
        @Override
        public Void visitMethod(MethodTree method, String type) {
            DocCommentTree comment = trees.getDocCommentTree(getCurrentPath());
            if (comment != null && method.getParameters().isEmpty()) {
                String sentence = text(comment.getFirstSentence()).replaceFirst("^Returns ", "");
                describe(type, method.getName().toString(), capitalized(sentence));
            }
            return null;
        }
    }

    private void describe(String type, String part, String text) {
        if (!text.isBlank()) {
            parts.computeIfAbsent(type, each -> new TreeMap<>()).putIfAbsent(part, text);
        }
    }

    private static String capitalized(String sentence) {
        return sentence.isEmpty() ? "" : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    private static String text(List<? extends DocTree> trees) {
        return trees.stream()
                .map(SourceJavadoc::text)
                .collect(Collectors.joining())
                .strip()
                .replaceAll("\\s+", " ");
    }

    private static String text(DocTree tree) {
        if (tree instanceof TextTree text) {
            return text.getBody();
        }
        if (tree instanceof LiteralTree literal) {
            return literal.getBody().getBody();
        }
        if (tree instanceof LinkTree link) {
            return link.getLabel().isEmpty() ? member(link.getReference().getSignature()) : text(link.getLabel());
        }
        return tree instanceof EntityTree entity ? entity(entity.getName().toString()) : "";
    }

    /** {@code Type#method(int)} as {@code method}, {@code Outer.Type} as {@code Type}. */
    private static String member(String signature) {
        return signature.replaceAll("\\(.*", "").replaceAll(".*[#.]", "");
    }

    private static String entity(String name) {
        return switch (name) {
            case "lt" -> "<";
            case "gt" -> ">";
            case "amp" -> "&";
            default -> throw new IllegalArgumentException("The entity " + name + " is not known. Add it here.");
        };
    }
}
