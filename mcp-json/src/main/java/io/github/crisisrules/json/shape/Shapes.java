package io.github.crisisrules.json.shape;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.vavr.Lazy;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds the shape of a type: chosen by hand where {@link Forms} has one, else by what the language says: texts, whole
 * numbers, enums, records, sealed families, generated values and Vavr's collections of these. Nothing else has a form, so
 * that no document can name a class to be made.
 */
public final class Shapes {
    private static final Forms PLAIN = Forms.none()
            .text(String.class, "a text", "", text -> text, text -> text)
            .text(BigInteger.class, "a whole number as text", "-?[0-9]+", BigInteger::toString, BigInteger::new)
            .text(Instant.class, "a time such as 2026-11-16T10:00:00Z", "", Instant::toString, Instant::parse)
            .text(LocalDate.class, "a date such as 2026-11-16", "", LocalDate::toString, LocalDate::parse)
            .text(Duration.class, "a duration such as PT90M", "", Duration::toString, Duration::parse)
            .form(int.class, (shapes, parameters) -> NumberShape.ints())
            .form(Integer.class, (shapes, parameters) -> NumberShape.ints())
            .form(long.class, (shapes, parameters) -> NumberShape.longs())
            .form(Long.class, (shapes, parameters) -> NumberShape.longs())
            .form(double.class, (shapes, parameters) -> new DecimalShape())
            .form(Double.class, (shapes, parameters) -> new DecimalShape())
            .form(boolean.class, (shapes, parameters) -> new FlagShape())
            .form(Boolean.class, (shapes, parameters) -> new FlagShape());

    private final Forms forms;
    private final ConcurrentHashMap<Class<?>, Shape<?>> found = new ConcurrentHashMap<>();

    private Shapes(Forms forms) {
        this.forms = forms;
    }

    /** The shapes of all types, with these forms chosen by hand. */
    public static Shapes of(Forms forms) {
        return new Shapes(PLAIN.and(forms)
                .form(
                        RuleViolation.class,
                        (shapes, parameters) ->
                                new ViolationShape(forms.violations(), type -> shapes.of((Type) type))));
    }

    /** The shape of a type without parameters. */
    @SuppressWarnings("unchecked")
    public <T> Shape<T> of(Class<T> type) {
        return (Shape<T>) (Shape<?>) of((Type) type);
    }

    /** The shape of any type, which must have one. */
    @SuppressWarnings("unchecked")
    public Shape<Object> of(Type type) {
        if (type instanceof Class<?> raw) {
            Shape<?> known = found.get(raw);
            if (known == null) {
                known = make(raw, Vector.empty());
                found.put(raw, known);
            }
            return (Shape<Object>) known;
        }
        if (type instanceof ParameterizedType generic) {
            return (Shape<Object>) make((Class<?>) generic.getRawType(), Vector.of(generic.getActualTypeArguments()));
        }
        if (type instanceof WildcardType wild) {
            return of(wild.getUpperBounds()[0]);
        }
        if (type instanceof TypeVariable<?>) {
            return any();
        }
        throw new IllegalArgumentException("no JSON form for " + type.getTypeName());
    }

    /** Whether this is a public type of ours whose values have a form. */
    public boolean has(Class<?> raw) {
        Class<?> type = Anatomy.publicType(raw);
        return type.getName().startsWith(TypeNames.ROOT)
                && Modifier.isPublic(type.getModifiers())
                && (forms.byType().containsKey(type)
                        || type.isEnum()
                        || type.isRecord()
                        || (type.isInterface() && type.isSealed()));
    }

    /** A value as JSON, by its own type. */
    public JsonNode write(Object value) {
        Option<Class<?>> container = Containers.kind(value);
        return container.isDefined()
                ? container(container.get(), value).write(value)
                : of((Type) Anatomy.publicType(value)).write(value);
    }

    /** The shape of a collection whose declared type is not known: each part is written by its own type. */
    @SuppressWarnings("unchecked")
    private Shape<Object> container(Class<?> kind, Object value) {
        Shape<Object> key =
                value instanceof Map<?, ?> map && !map.isEmpty() ? of((Type) Anatomy.publicType(map.head()._1)) : any();
        return (Shape<Object>) Containers.of(kind, Vector.of(key, any()));
    }

    /** Whatever it is, written by its own type; never read. */
    public Shape<Object> any() {
        return new ViewShape<>(Object.class, this::write, book -> SchemaBook.node());
    }

    /** The shape of a parameter, where it is known. */
    public Shape<Object> parameter(Vector<Type> parameters, int index) {
        return parameters.size() > index ? of(parameters.get(index)) : any();
    }

    private Shape<?> make(Class<?> raw, Vector<Type> parameters) {
        Option<Shape<?>> chosen = forms.byType().get(raw).map(form -> form.apply(this, parameters));
        if (chosen.isDefined()) {
            return chosen.get();
        }
        if (Containers.has(raw) && !parameters.isEmpty()) {
            return Containers.of(raw, parameters.map(this::of));
        }
        if (raw.getName().startsWith(TypeNames.ROOT)) {
            if (raw.isEnum()) {
                return enumOf(raw);
            }
            if (raw.isRecord()) {
                return isWrapper(raw) ? wrapper(raw) : record(raw, parameters);
            }
            if (Anatomy.isGenerated(raw)) {
                return generated(raw);
            }
            if (Anatomy.isFamily(raw)) {
                return new FamilyShape<>(raw, member -> of((Type) member));
            }
        }
        throw new IllegalArgumentException("no JSON form for " + raw.getName());
    }

    @SuppressWarnings("unchecked")
    private static Shape<?> enumOf(Class<?> raw) {
        return new EnumShape<>((Class<? extends Enum<?>>) raw);
    }

    /** Whether a record only wraps a text or number. A member of a family must say which one it is, so it does not count. */
    private boolean isWrapper(Class<?> raw) {
        return raw.getRecordComponents().length == 1
                && !Anatomy.isMember(raw)
                && !RuleViolation.class.isAssignableFrom(raw)
                && isSimple(raw.getRecordComponents()[0].getType());
    }

    private boolean isSimple(Class<?> type) {
        return forms.byType().containsKey(type)
                ? of((Type) type).text().isDefined()
                : type.isEnum() || (type.isRecord() && isWrapper(type));
    }

    private <T> Shape<T> wrapper(Class<T> raw) {
        Attribute attribute = Anatomy.attributes(raw).head();
        return new WrapperShape<>(raw, of(attribute.type()), attribute, Anatomy.constructor(raw));
    }

    private <T> Shape<T> record(Class<T> raw, Vector<Type> parameters) {
        Map<TypeVariable<?>, Type> bound = LinkedHashMap.ofEntries(
                Vector.<TypeVariable<?>>of(raw.getTypeParameters()).zip(parameters));
        return new ObjectShape<>(raw, Lazy.of(() -> {
            Vector<Attribute> attributes = Anatomy.attributes(raw);
            Vector<Shape<Object>> shapes = attributes.map(each -> of(Types.bound(each.type(), bound)));
            return new ObjectShape.Parts<>(
                    attributes,
                    shapes,
                    attributes
                            .zip(shapes)
                            .filter(each -> each._2.absent().isEmpty())
                            .map(each -> each._1.name()),
                    Option.when(!forms.isView(raw), () -> Anatomy.constructor(raw)));
        }));
    }

    private <T> Shape<T> generated(Class<T> raw) {
        return new ObjectShape<>(raw, Lazy.of(() -> {
            Vector<Attribute> attributes = Anatomy.attributes(raw);
            Option<Maker<T>> maker = Anatomy.builder(raw, attributes).filter(each -> !forms.isView(raw));
            return new ObjectShape.Parts<>(
                    attributes,
                    attributes.map(each -> of(each.type())),
                    maker.map(each -> Anatomy.required(each, attributes)).getOrElse(Vector.empty()),
                    maker);
        }));
    }
}
