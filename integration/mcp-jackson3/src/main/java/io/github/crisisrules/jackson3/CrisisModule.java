package io.github.crisisrules.jackson3;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.JsonType;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.Version;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.Deserializers;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.Serializers;

/**
 * A module with which an object mapper of Jackson 3 writes and reads values of the rule modules like {@link CrisisJson}, inside
 * classes of your own. A refusal becomes a {@link RefusedJsonException}. The limits of the mapper apply to the document around the
 * values, so documents from strangers are safer with {@link CrisisJson}.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new CrisisModule()).build();
 * String seven = mapper.writeValueAsString(PlayerId.of(7));
 * }</pre>
 *
 * <p>Spring Boot 4 finds the module by itself and adds it to its mapper, and so does {@code findAndAddModules}.
 */
public final class CrisisModule extends JacksonModule {
    private final CrisisJson json;

    /** Creates the module with the standard limits. */
    public CrisisModule() {
        this(CrisisJson.standard());
    }

    /** Creates the module with the limits of {@code json}. */
    public CrisisModule(CrisisJson json) {
        this.json = json;
    }

    @Override
    public String getModuleName() {
        return "io.github.crisisrules.jackson3";
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
        context.addSerializers(new Writers());
        context.addDeserializers(new Readers());
        context.addKeySerializers(new KeyWriters());
        context.addKeyDeserializers((type, config, description) ->
                json.isKey(type.getRawClass()) ? new KeyReader(json, type.getRawClass()) : null);
    }

    private final class Writers extends Serializers.Base {
        @Override
        public @Nullable ValueSerializer<?> findSerializer(
                SerializationConfig config,
                JavaType type,
                BeanDescription.Supplier description,
                JsonFormat.@Nullable Value format) {
            return json.hasForm(type.getRawClass()) ? new Writer(json) : null;
        }
    }

    private final class KeyWriters extends Serializers.Base {
        @Override
        public @Nullable ValueSerializer<?> findSerializer(
                SerializationConfig config,
                JavaType type,
                BeanDescription.Supplier description,
                JsonFormat.@Nullable Value format) {
            return json.isKey(type.getRawClass()) ? new KeyWriter(json) : null;
        }
    }

    private final class Readers extends Deserializers.Base {
        @Override
        public @Nullable ValueDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
            return json.hasForm(type.getRawClass()) ? new Reader(json, typeOf(type)) : null;
        }

        @Override
        public @Nullable ValueDeserializer<?> findEnumDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
            return json.hasForm(type.getRawClass()) ? new Reader(json, type.getRawClass()) : null;
        }

        @Override
        public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
            return json.hasForm(type);
        }
    }

    private static Type typeOf(JavaType type) {
        return type.hasGenericTypes()
                ? JsonType.of(
                        type.getRawClass(),
                        Vector.ofAll(type.getBindings().getTypeParameters()).map(CrisisModule::typeOf))
                : type.getRawClass();
    }

    private static final class Writer extends ValueSerializer<Object> {
        private final CrisisJson json;

        Writer(CrisisJson json) {
            this.json = json;
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializationContext context) {
            JsonValues.write(json.tree(value), generator);
        }

        @Override
        public void serializeWithType(
                Object value, JsonGenerator generator, SerializationContext context, TypeSerializer ignored) {
            serialize(value, generator, context);
        }
    }

    private static final class KeyWriter extends ValueSerializer<Object> {
        private final CrisisJson json;

        KeyWriter(CrisisJson json) {
            this.json = json;
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializationContext context) {
            generator.writeName(json.writeKey(value));
        }
    }

    private static final class KeyReader extends KeyDeserializer {
        private final CrisisJson json;
        private final Class<?> type;

        KeyReader(CrisisJson json, Class<?> type) {
            this.json = json;
            this.type = type;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            return valueOf(json.readKey(key, type), context.getParser());
        }
    }

    private static final class Reader extends ValueDeserializer<Object> {
        private final CrisisJson json;
        private final Type type;

        Reader(CrisisJson json, Type type) {
            this.json = json;
            this.type = type;
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) {
            return valueOf(json.read(JsonValues.read(parser), type), parser);
        }
    }

    private static Object valueOf(Either<JsonRefusal, ?> read, @Nullable JsonParser parser) {
        if (read.isLeft()) {
            throw new RefusedJsonException(parser, read.getLeft());
        }
        return read.get();
    }
}
