package io.github.crisisrules.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.Serializers;
import io.github.crisisrules.json.refusal.RefusedJsonException;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.json.shape.ReadingRefusedException;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.shape.Shapes;
import io.github.crisisrules.json.shape.TextForm;
import io.github.crisisrules.json.shape.reflect.Types;
import io.vavr.control.Option;
import java.io.IOException;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * A Jackson module with which an object mapper writes and reads values of the rule modules like {@link CrisisJson}, inside classes
 * of your own. A refusal becomes a {@link RefusedJsonException}. The limits of the mapper apply to the document around the values,
 * so hostile documents are safer with {@link CrisisJson}.
 *
 * <pre>{@code
 * JsonMapper mapper =
 *         JsonMapper.builder().addModule(CrisisModule.standard()).build();
 * String seven = mapper.writeValueAsString(PlayerId.of(7));
 * }</pre>
 */
public final class CrisisModule extends Module {
    private final CrisisJson json;

    private CrisisModule(CrisisJson json) {
        this.json = json;
    }

    /** Returns the module with the standard limits. */
    public static CrisisModule standard() {
        return of(CrisisJson.standard());
    }

    /** Returns the module with the limits of {@code json}. */
    public static CrisisModule of(CrisisJson json) {
        return new CrisisModule(json);
    }

    @Override
    public String getModuleName() {
        return "io.github.crisisrules.json";
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
        context.addKeyDeserializers((type, config, description) -> keys(type.getRawClass())
                .map(form -> (KeyDeserializer) new KeyReader(json, form))
                .getOrNull());
    }

    /** Returns the form of a class as keys of a map, or none if its values are not written as a text or number. */
    private Option<TextForm<Object>> keys(Class<?> raw) {
        return Option.some(raw)
                .filter(json.shapes()::has)
                .flatMap(each -> json.shapes().of((Type) each).text());
    }

    private final class KeyWriters extends Serializers.Base {
        @Override
        public @Nullable JsonSerializer<?> findSerializer(
                SerializationConfig config, JavaType type, BeanDescription description) {
            return keys(type.getRawClass()).map(KeyWriter::new).getOrNull();
        }
    }

    private final class Writers extends Serializers.Base {
        @Override
        public @Nullable JsonSerializer<?> findSerializer(
                SerializationConfig config, JavaType type, BeanDescription description) {
            return json.shapes().has(type.getRawClass()) ? new Writer(json.shapes()) : null;
        }
    }

    private final class Readers extends Deserializers.Base {
        @Override
        public @Nullable JsonDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription description) {
            return json.shapes().has(type.getRawClass()) ? reader(type) : null;
        }

        @Override
        public @Nullable JsonDeserializer<?> findEnumDeserializer(
                Class<?> type, DeserializationConfig config, BeanDescription description) {
            return json.shapes().has(type) ? reader(config.constructType(type)) : null;
        }

        private JsonDeserializer<Object> reader(JavaType type) {
            return new Reader(json, json.shapes().of(Types.of(type)));
        }
    }

    private static final class Writer extends JsonSerializer<Object> {
        private final Shapes shapes;

        Writer(Shapes shapes) {
            this.shapes = shapes;
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeTree(shapes.write(value));
        }

        @Override
        public void serializeWithType(
                Object value, JsonGenerator generator, SerializerProvider provider, TypeSerializer ignored)
                throws IOException {
            serialize(value, generator, provider);
        }
    }

    private static final class KeyWriter extends JsonSerializer<Object> {
        private final TextForm<Object> form;

        KeyWriter(TextForm<Object> form) {
            this.form = form;
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeFieldName(form.print(value));
        }
    }

    private static final class KeyReader extends KeyDeserializer {
        private final CrisisJson json;
        private final TextForm<Object> form;

        KeyReader(CrisisJson json, TextForm<Object> form) {
            this.json = json;
            this.form = form;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            try {
                return form.parse(key, ReadCursor.root(json.limits()));
            } catch (ReadingRefusedException e) {
                throw new RefusedJsonException(context.getParser(), e.refusal());
            }
        }
    }

    private static final class Reader extends JsonDeserializer<Object> {
        private final CrisisJson json;
        private final Shape<Object> shape;

        Reader(CrisisJson json, Shape<Object> shape) {
            this.json = json;
            this.shape = shape;
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode tree = context.readTree(parser);
            try {
                return shape.read(tree, ReadCursor.root(json.limits()));
            } catch (ReadingRefusedException e) {
                throw new RefusedJsonException(parser, e.refusal());
            }
        }
    }
}
