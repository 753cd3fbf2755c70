package io.github.crisisrules.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.Serializers;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.JsonType;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * A module with which an object mapper of Jackson 2 writes and reads values of the rule modules like {@link CrisisJson}, inside
 * classes of your own. A refusal becomes a {@link RefusedJsonException}. The limits of the mapper apply to the document around the
 * values, so documents from strangers are safer with {@link CrisisJson}.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new CrisisModule()).build();
 * String seven = mapper.writeValueAsString(PlayerId.of(7));
 * }</pre>
 *
 * <p>Spring Boot 3 adds every bean of this type to its mapper, and {@code findAndRegisterModules} finds the module by itself.
 */
public final class CrisisModule extends Module {
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
        return "io.github.crisisrules.jackson2";
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
        public @Nullable JsonSerializer<?> findSerializer(
                SerializationConfig config, JavaType type, BeanDescription description) {
            return json.hasForm(type.getRawClass()) ? new Writer(json) : null;
        }
    }

    private final class KeyWriters extends Serializers.Base {
        @Override
        public @Nullable JsonSerializer<?> findSerializer(
                SerializationConfig config, JavaType type, BeanDescription description) {
            return json.isKey(type.getRawClass()) ? new KeyWriter(json) : null;
        }
    }

    private final class Readers extends Deserializers.Base {
        @Override
        public @Nullable JsonDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription description) {
            return json.hasForm(type.getRawClass()) ? new Reader(json, typeOf(type)) : null;
        }

        @Override
        public @Nullable JsonDeserializer<?> findEnumDeserializer(
                Class<?> type, DeserializationConfig config, BeanDescription description) {
            return json.hasForm(type) ? new Reader(json, type) : null;
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

    private static final class Writer extends JsonSerializer<Object> {
        private final CrisisJson json;

        Writer(CrisisJson json) {
            this.json = json;
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializerProvider context) throws IOException {
            JsonValues.write(json.tree(value), generator);
        }

        @Override
        public void serializeWithType(
                Object value, JsonGenerator generator, SerializerProvider context, TypeSerializer ignored)
                throws IOException {
            serialize(value, generator, context);
        }
    }

    private static final class KeyWriter extends JsonSerializer<Object> {
        private final CrisisJson json;

        KeyWriter(CrisisJson json) {
            this.json = json;
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializerProvider context) throws IOException {
            generator.writeFieldName(json.writeKey(value));
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
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            return valueOf(json.readKey(key, type), context.getParser());
        }
    }

    private static final class Reader extends JsonDeserializer<Object> {
        private final CrisisJson json;
        private final Type type;

        Reader(CrisisJson json, Type type) {
            this.json = json;
            this.type = type;
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return valueOf(json.read(JsonValues.read(parser), type), parser);
        }
    }

    private static Object valueOf(Either<JsonRefusal, ?> read, @Nullable JsonParser parser)
            throws RefusedJsonException {
        if (read.isLeft()) {
            throw new RefusedJsonException(parser, read.getLeft());
        }
        return read.get();
    }
}
