package io.github.crisisrules.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import io.github.crisisrules.sentence.SentenceCompiler;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.ToolProvider;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** Compiled sentences are the sentences that ICU writes. */
public class SentenceCompilerProperties {
    private static final List<Values> VALUES = List.of(
            new Values(0, "Ada", true, Kind.GOOD, Vector.empty()),
            new Values(1, "Bruno's", false, Kind.BAD, Vector.of("one")),
            new Values(2, "", true, Kind.UGLY, Vector.of("one", "two")),
            new Values(21, "{name}", false, Kind.GOOD, Vector.of("one", "two", "three")));

    /** The kinds that messages choose by. */
    public enum Kind {
        GOOD,
        BAD,
        UGLY
    }

    /** The arguments of a message. */
    public record Values(int number, String name, boolean flag, Kind kind, Vector<String> items) {
        private String icu(String message) {
            // ICU has no lists: it gets them as text where they are written, and by their size where they are counted.
            return new MessageFormat(message.replace("{items,", "{size,"), Locale.ENGLISH)
                    .format(Map.of(
                            "number", number,
                            "name", name,
                            "flag", String.valueOf(flag),
                            "kind", kind.name(),
                            "items", Wording.ENGLISH.text(items),
                            "size", items.size()));
        }
    }

    @Provide
    Arbitrary<List<String>> catalogues() {
        return MessageArbitraries.messages().list().ofSize(60);
    }

    @Property(tries = 5, shrinking = ShrinkingMode.OFF) // each try compiles a program
    void compiledMessagesAreWrittenAsIcuWritesThem(@ForAll("catalogues") List<String> messages) throws Exception {
        Class<?> probe = compile(messages);
        for (Values values : VALUES) {
            for (int i = 0; i < messages.size(); i++) {
                String message = messages.get(i);
                assertThat(written(probe, "value" + i, values)).as(message).isEqualTo(values.icu(message));
                assertThat(written(probe, "message" + i, values)).as(message).isEqualTo(values.icu(message));
            }
        }
    }

    private static Object written(Class<?> probe, String method, Values values) throws Exception {
        Method call = probe.getMethod(method, Values.class);
        return call.invoke(null, values);
    }

    /**
     * Compiles each message twice: as the message of a record, whose arguments the compiler checks, and as a message with
     * parameters.
     */
    private static Class<?> compile(List<String> messages) throws Exception {
        Path folder = Files.createTempDirectory("sentences");
        StringBuilder catalogue = new StringBuilder();
        StringBuilder probe = new StringBuilder("package probe;\nimport io.github.crisisrules.core.text.*;\n"
                + "import io.vavr.collection.Vector;\npublic class Probe {\n");
        String values = SentenceCompilerProperties.class.getSimpleName() + ".Values";
        String kind = SentenceCompilerProperties.class.getSimpleName() + ".Kind";
        for (int i = 0; i < messages.size(); i++) {
            catalogue
                    .append("Probe.R")
                    .append(i)
                    .append("Value = x")
                    .append(messages.get(i))
                    .append("x\n");
            catalogue.append("Probe.m").append(i).append("(number,name,flag,kind,items) = x");
            catalogue.append(messages.get(i)).append("x\n");
            probe.append("record R%dValue(int number, String name, boolean flag, %s kind, Vector<String> items) {}%n"
                    .formatted(i, kind));
            probe.append("""
                    public static String value%1$d(%2$s v) {
                        return trim(Sentences.of(new R%1$dValue(v.number(), v.name(), v.flag(), v.kind(), v.items()), Wording.ENGLISH));
                    }
                    public static String message%1$d(%2$s v) {
                        return trim(Sentences.m%1$d(Wording.ENGLISH, v.number(), v.name(), v.flag(), v.kind(), v.items()));
                    }
                    """.formatted(i, values));
        }
        // The x keep blanks at both ends of a message, which the catalogue would drop.
        probe.append("static String trim(String text) { return text.substring(1, text.length() - 1); }\n}\n");
        write(folder.resolve("sentences/en.properties"), catalogue.toString());
        write(
                folder.resolve("java/probe/Probe.java"),
                probe.toString()
                        .replace(
                                "import io.vavr",
                                "import " + SentenceCompilerProperties.class.getName() + ";\nimport io.vavr"));
        SentenceCompiler.compile(folder.resolve("sentences"), folder.resolve("java"), folder.resolve("generated"));
        int exit = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-proc:none",
                        "-encoding",
                        "UTF-8",
                        "-d",
                        folder.resolve("classes").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        folder.resolve("java/probe/Probe.java").toString(),
                        folder.resolve("generated/probe/Sentences.java").toString());
        assertThat(exit).isZero();
        URL[] classes = {folder.resolve("classes").toUri().toURL()};
        return new URLClassLoader(classes, SentenceCompilerProperties.class.getClassLoader()).loadClass("probe.Probe");
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
