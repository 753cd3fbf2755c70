package io.github.crisisrules.json.shape.derived;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.json.shape.Containers;
import io.github.crisisrules.json.shape.DecimalShape;
import io.github.crisisrules.json.shape.FlagShape;
import io.github.crisisrules.json.shape.NumberShape;
import io.github.crisisrules.json.shape.Shape;
import io.github.crisisrules.json.shape.UnlimitedShape;
import io.github.crisisrules.json.shape.ViewShape;
import io.github.crisisrules.json.shape.reflect.Attribute;
import io.github.crisisrules.json.shape.reflect.Maker;
import io.github.crisisrules.json.shape.reflect.TypeReflection;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.json.value.JsonValue;
import io.github.crisisrules.json.wire.WireName;
import io.github.crisisrules.json.wire.WireNames;
import io.vavr.Lazy;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
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
 * Finds the shape of a type: the one written by hand if {@link Forms} has one, otherwise the one that follows from the type:
 * texts, whole numbers, enums, records, sealed families, generated values and Vavr's collections of these. A type of the rule
 * modules must also have a {@linkplain WireNames wire name}. No other type has a form, so no document can choose a class to be
 * created.
 */
public final class Shapes {
    private static final Forms PLAIN = Forms.none()
            .text(String.class, "a text", "", text -> text, text -> text)
            .text(
                    BigInteger.class,
                    "a whole number as text",
                    "-?[0-9]{1,500}",
                    BigInteger::toString,
                    Shapes::bigInteger)
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

    /** The package above all types of ours. */
    private static final String ROOT = "io.github.crisisrules.";

    private final Forms forms;
    private final WireNames names;
    private final ConcurrentHashMap<Class<?>, Shape<?>> found = new ConcurrentHashMap<>();

    private Shapes(Forms forms, WireNames names) {
        this.forms = forms;
        this.names = names;
    }

    /** Returns the shapes of all named types, with the given forms written by hand. */
    public static Shapes of(Forms forms, WireNames names) {
        return new Shapes(
                PLAIN.and(forms)
                        .form(
                                RuleViolation.class,
                                (shapes, parameters) ->
                                        new ViolationShape(forms.violations(), names, type -> shapes.of((Type) type))),
                names);
    }

    private static BigInteger bigInteger(String text) {
        if (text.length() > 501) {
            throw new IllegalArgumentException("A whole number has at most 500 digits, not " + text.length() + ".");
        }
        return new BigInteger(text);
    }

    /** Returns the names of the types. */
    public WireNames names() {
        return names;
    }

    /** Returns the shape of a type without parameters. */
    @SuppressWarnings("unchecked")
    public <T> Shape<T> of(Class<T> type) {
        return (Shape<T>) (Shape<?>) of((Type) type);
    }

    /**
     * Returns the shape of any type.
     *
     * @throws IllegalArgumentException if the type has no JSON form
     */
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
        throw new IllegalArgumentException(type.getTypeName() + " has no JSON form.");
    }

    /** Returns the public type of a value of ours. */
    public Class<?> publicType(Object value) {
        return TypeReflection.publicType(value);
    }

    /** Returns whether a class is a public type of ours whose values have a form. */
    public boolean has(Class<?> raw) {
        Class<?> type = TypeReflection.publicType(raw);
        return type.getName().startsWith(ROOT)
                && (forms.byType().containsKey(type) || names.find(type).isDefined());
    }

    /** Returns a value as JSON, in the form of its own type. */
    public JsonValue write(Object value) {
        Option<Object> plain = Containers.ofJava(value);
        if (plain.isDefined()) {
            return write(plain.get());
        }
        Option<Class<?>> container = Containers.kind(value);
        return container.isDefined()
                ? container(container.get(), value).write(value)
                : of((Type) TypeReflection.publicType(value)).write(value);
    }

    /** Returns the shape of a collection whose declared type is not known: each part has the form of its own type. */
    @SuppressWarnings("unchecked")
    private Shape<Object> container(Class<?> kind, Object value) {
        Shape<Object> key = value instanceof Map<?, ?> map && !map.isEmpty()
                ? of((Type) TypeReflection.publicType(map.head()._1))
                : any();
        return (Shape<Object>) Containers.of(kind, Vector.of(key, any()));
    }

    /** Returns the shape of a value of unknown type, which is written in the form of its own type and never read. */
    public Shape<Object> any() {
        return new ViewShape<>("value of an unknown type", this::write, book -> JsonObject.empty());
    }

    /** Returns the shape of a type parameter, or {@link #any()} if it is not known. */
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
        WireName name = names.of(raw);
        if (raw.isEnum()) {
            return enumOf(name, raw);
        }
        if (TypeReflection.isRecord(raw)) {
            return isWrapper(raw) ? wrapper(name, raw) : record(name, raw, parameters);
        }
        if (TypeReflection.isGenerated(raw)) {
            return generated(name, raw);
        }
        if (TypeReflection.isFamily(raw)) {
            return new FamilyShape<>(raw, names, member -> of((Type) member));
        }
        throw new IllegalArgumentException(
                raw.getName()
                        + " has no JSON form, because it is no enum, record, generated value or sealed family. Write a form for it.");
    }

    @SuppressWarnings("unchecked")
    private static Shape<?> enumOf(WireName name, Class<?> raw) {
        return new EnumShape<>(name, (Class<? extends Enum<?>>) raw);
    }

    /** Returns whether a record only wraps a text or number. A member of a family must name its type, so it is no wrapper. */
    private boolean isWrapper(Class<?> raw) {
        Vector<Attribute> parts = TypeReflection.attributes(raw);
        return parts.size() == 1
                && !TypeReflection.isMember(raw)
                && !RuleViolation.class.isAssignableFrom(raw)
                && parts.head().type() instanceof Class<?> only
                && isSimple(only);
    }

    private boolean isSimple(Class<?> type) {
        return forms.byType().containsKey(type)
                ? of((Type) type).text().isDefined()
                : type.isEnum() || (TypeReflection.isRecord(type) && isWrapper(type));
    }

    private <T> Shape<T> wrapper(WireName name, Class<T> raw) {
        Attribute attribute = TypeReflection.attributes(raw).head();
        return new WrapperShape<>(
                name, part(raw, attribute, attribute.type()), attribute, TypeReflection.constructor(raw));
    }

    /** Returns the shape of a record under the given name. */
    <T> ObjectShape<T> record(WireName name, Class<T> raw, Vector<Type> parameters) {
        return new ObjectShape<>(
                name,
                raw,
                Lazy.of(() -> new ObjectShape.Parts<>(
                        TypeReflection.attributes(raw, parameters).map(each -> {
                            Shape<Object> shape = part(raw, each, each.type());
                            return part(name, each, shape, shape.absent().isEmpty());
                        }),
                        Option.when(!forms.isView(raw), () -> TypeReflection.constructor(raw)))));
    }

    /** Returns the shape of a generated value that follows from its parts, for a form that is written by hand. */
    public <T> Shape<T> parts(Class<T> raw) {
        return generated(names.of(raw), raw);
    }

    private <T> Shape<T> generated(WireName name, Class<T> raw) {
        return new ObjectShape<>(name, raw, Lazy.of(() -> {
            Vector<Attribute> attributes = TypeReflection.attributes(raw);
            Option<Maker<T>> maker = TypeReflection.builder(raw, attributes).filter(each -> !forms.isView(raw));
            Vector<String> required =
                    maker.map(each -> TypeReflection.required(each, attributes)).getOrElse(Vector.empty());
            return new ObjectShape.Parts<>(
                    attributes.map(each -> part(name, each, of(each.type()), required.contains(each.name()))), maker);
        }));
    }

    @SuppressWarnings("unchecked")
    private Shape<Object> part(Class<?> raw, Attribute attribute, Type type) {
        return forms.isUnlimited(raw, attribute.name()) ? (Shape<Object>) (Shape<?>) new UnlimitedShape() : of(type);
    }

    private static ObjectShape.Part part(WireName name, Attribute attribute, Shape<Object> shape, boolean isRequired) {
        return new ObjectShape.Part(name.part(attribute.name()), attribute, shape, isRequired);
    }
}
