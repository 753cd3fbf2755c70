import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusEvent;
import io.github.crisisrules.encounter.colossus.ColossusSetup;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneStart;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.json.shape.derived.Forms;
import io.github.crisisrules.json.shape.custom.AllForms;
import io.github.crisisrules.json.shape.reflect.Attribute;
import io.github.crisisrules.json.shape.reflect.TypeReflection;
import io.github.crisisrules.json.wire.WireName;
import io.github.crisisrules.json.wire.WireNames;
import io.github.crisisrules.tournament.game.OrganizerState;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.view.EventPacket;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the types of logs as plain Java, because JavaScript has no reflection on records and builders: for each type its wire name,
 * the names and types of its parts, and a case in two switches, one that reads a part and one that makes a value. The types are those
 * that the JSON Schemas of the logs define, so nothing is listed by hand.
 */
final class TableWriter {
    private static final CrisisJson JSON = CrisisJson.standard();
    private static final Forms FORMS = AllForms.forms();
    private static final WireNames NAMES = WireNames.standard();

    private TableWriter() {}

    /** Writes a table for each module into a folder. */
    public static void main(String[] folder) throws IOException {
        Map<String, Vector<Class<?>>> roots = LinkedHashMap.of(
                "Tournament",
                Vector.of(LogFormats.EventStart.class, TournamentCommand.class, TournamentEvent.class, OrganizerState.class, EventPacket.class),
                "Encounter",
                Vector.of(
                        ColossusSetup.class,
                        ColossusCommand.class,
                        ColossusEvent.class,
                        HulkSetup.class,
                        HulkCommand.class,
                        HulkEvent.class,
                        ColossusState.class,
                        HulkState.class),
                "Heroic",
                Vector.of(SceneStart.class, SceneCommand.class, SceneEvent.class, SceneState.class));
        Map<Class<?>, String> modules = LinkedHashMap.empty();
        for (var each : roots) {
            for (Class<?> type : defined(each._2)) {
                if (!modules.containsKey(type)) {
                    modules = modules.put(type, type.getName().startsWith("io.github.crisisrules.core.") ? "Core" : each._1);
                }
            }
        }
        Path target = Path.of(folder[0], "io/github/crisisrules/js/table");
        Files.createDirectories(target);
        for (String module : modules.values().distinct()) {
            Vector<Class<?>> types = modules.filterValues(module::equals).keySet().toVector().sortBy(Class::getName);
            Files.writeString(target.resolve(module + "Table.java"), table(module + "Table", types), UTF_8);
        }
    }

    /** Returns the types that the schema of the given types defines, and the records of facts that stand for some of them. */
    private static Set<Class<?>> defined(Vector<Class<?>> roots) {
        Map<String, WireName> byDefinition = NAMES.all().toMap(WireName::definition, name -> name);
        Vector<Class<?>> types = Vector.ofAll(((io.github.crisisrules.json.value.JsonObject)
                                JSON.schemas("log", "Log", roots).get("$defs"))
                        .fields()
                        .keySet())
                .map(definition -> type(byDefinition.get(definition).get().javaType()));
        return LinkedHashSet.<Class<?>>ofAll(types).addAll(types.flatMap(FORMS::facts));
    }

    private static Class<?> type(String canonicalName) {
        for (String name = canonicalName; ; ) {
            try {
                return Class.forName(name);
            } catch (ClassNotFoundException e) {
                int dot = name.lastIndexOf('.');
                name = name.substring(0, dot) + "$" + name.substring(dot + 1);
            }
        }
    }

    private static String table(String name, Vector<Class<?>> types) {
        StringBuilder entries = new StringBuilder();
        StringBuilder parts = new StringBuilder();
        StringBuilder makers = new StringBuilder();
        for (int i = 0; i < types.size(); i++) {
            describe(i, types.get(i), entries, parts, makers);
        }
        return """
                package io.github.crisisrules.js.table;

                import io.vavr.collection.Vector;
                import org.jspecify.annotations.Nullable;

                /** The types of a module. Written by {@code TableWriter}. */
                @SuppressWarnings({"unchecked", "rawtypes"})
                public final class %1$s extends TypeTable {
                    @Override
                    void list() {
                %2$s    }

                    @Override
                    public Object part(int type, int part, Object value) {
                        switch (type) {
                %3$s        }
                        throw new AssertionError();
                    }

                    @Override
                    public Object make(int type, @Nullable Object[] parts) {
                        switch (type) {
                %4$s        }
                        throw new AssertionError();
                    }
                }
                """.formatted(name, entries, parts, makers);
    }

    private static void describe(
            int index, Class<?> type, StringBuilder entries, StringBuilder parts, StringBuilder makers) {
        WireName name = NAMES.find(type).getOrNull();
        boolean isObject = TypeReflection.isRecord(type) || TypeReflection.isGenerated(type);
        Vector<Attribute> attributes = isObject ? TypeReflection.attributes(type) : Vector.empty();
        var builder = TypeReflection.isGenerated(type) ? TypeReflection.builder(type, attributes) : null;
        boolean isBuilt = builder != null && builder.isDefined();
        Vector<String> required =
                isBuilt ? TypeReflection.required(builder.get(), attributes) : Vector.empty();
        String kind = TypeReflection.isRecord(type)
                ? "RECORD"
                : isBuilt
                        ? "BUILT"
                        : TypeReflection.isGenerated(type)
                                ? "GENERATED"
                                : TypeReflection.isFamily(type) ? "FAMILY" : type.isEnum() ? "ENUM" : "OTHER";
        entries.append("        add(%s, %s, %s, %s, %s, %s, %s, %s);\n"
                .formatted(
                        type.getCanonicalName() + ".class",
                        "TypeEntry.Kind." + kind,
                        isObject && TypeReflection.isMember(type),
                        quoted(name == null ? "" : name.path()),
                        quoted(name == null ? "" : name.title()),
                        quoted(
                                name == null
                                        ? ""
                                        : name.exceptions().map(each -> each._1 + "=" + each._2).mkString(" ")),
                        quoted(attributes
                                .map(each -> each.name() + (required.contains(each.name()) ? "!" : ""))
                                .mkString(" ")),
                        (kind.equals("FAMILY")
                                        ? TypeReflection.members(type).map(each -> each.getCanonicalName() + ".class")
                                        : attributes.map(each -> expression(each.type())))
                                .mkString("new java.lang.reflect.Type[] {", ", ", "}")));
        String own = type.getCanonicalName();
        if (!attributes.isEmpty()) {
            parts.append("            case %d: switch (part) {\n".formatted(index));
            for (int i = 0; i < attributes.size(); i++) {
                parts.append("                case %d: return ((%s) value).%s();\n"
                        .formatted(i, own, attributes.get(i).name()));
            }
            parts.append("                default: throw new AssertionError();\n            }\n");
        }
        if (kind.equals("RECORD")) {
            makers.append("            case %d: return new %s(%s);\n"
                    .formatted(
                            index,
                            own,
                            attributes.zipWithIndex((each, i) -> cast(each) + "parts[" + i + "]").mkString(", ")));
        }
        if (isBuilt) {
            makers.append("            case %d: {\n                var builder = %s.builder();\n".formatted(index, own));
            attributes.forEachWithIndex((each, i) -> makers.append("                if (parts[%d] != null) builder.%s(%sparts[%d]);\n"
                    .formatted(i, each.name(), cast(each), i)));
            makers.append("                return builder.build();\n            }\n");
        }
    }

    private static String cast(Attribute attribute) {
        Class<?> type = attribute.accessor().type().returnType();
        Class<?> boxed = type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0).getClass() : type;
        return "(" + boxed.getCanonicalName() + ") ";
    }

    private static String expression(Type type) {
        if (type instanceof ParameterizedType generic) {
            return "of(" + Vector.of(generic.getRawType()).appendAll(Vector.of(generic.getActualTypeArguments()))
                    .map(TableWriter::expression)
                    .mkString(", ") + ")";
        }
        if (type instanceof WildcardType wild) {
            return expression(wild.getUpperBounds()[0]);
        }
        if (type instanceof Class<?> plain) {
            return plain.getCanonicalName() + ".class";
        }
        throw new IllegalArgumentException(type + " stands in a log, and is neither a class nor has parameters.");
    }

    private static String quoted(String text) {
        return '"' + text + '"';
    }
}
