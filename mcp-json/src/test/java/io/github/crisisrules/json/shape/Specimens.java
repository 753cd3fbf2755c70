package io.github.crisisrules.json.shape;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.json.shape.reflect.Attribute;
import io.github.crisisrules.json.shape.reflect.Maker;
import io.github.crisisrules.json.shape.reflect.TypeReflection;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.function.Function;

/**
 * Makes values of any type that the language describes: parts at random, put together by the type's own constructor or
 * builder, again and again until the type accepts them. Types that hardly ever accept have a recipe.
 */
public final class Specimens {
    private static final Vector<String> WORDS =
            Vector.of("Alpha", "Bravo", "Charlie", "Delta", "Echo", "Ünïcode ♥", "\"quoted\" \\ /slash~tilde");
    private static final int PATIENCE = 3000;

    private final RandomSource random;
    private final Map<Class<?>, Function<Specimens, ?>> recipes;

    private Specimens(RandomSource random, Map<Class<?>, Function<Specimens, ?>> recipes) {
        this.random = random;
        this.recipes = recipes;
    }

    /** Specimens from a seed, with recipes for types that need one. */
    public static Specimens of(Seed seed, Map<Class<?>, Function<Specimens, ?>> recipes) {
        return new Specimens(seed.random(), recipes);
    }

    /** A whole number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        return random.below(bound);
    }

    /** One of these. */
    public <T> T oneOf(Vector<T> values) {
        return values.get(below(values.size()));
    }

    /** A value of a type without parameters. */
    public <T> T one(Class<T> type) {
        return type.cast(any(type, 0));
    }

    /** A value of any type. */
    public Object any(Type type) {
        return any(type, 0);
    }

    private Object any(Type type, int depth) {
        if (type instanceof Class<?> raw) {
            return recipes.get(raw).<Object>map(recipe -> recipe.apply(this)).getOrElse(() -> plain(raw, depth));
        }
        if (type instanceof WildcardType wild) {
            return any(wild.getUpperBounds()[0], depth);
        }
        ParameterizedType generic = (ParameterizedType) type;
        return container((Class<?>) generic.getRawType(), generic.getActualTypeArguments(), depth);
    }

    private Object plain(Class<?> raw, int depth) {
        if (raw == int.class || raw == Integer.class) {
            return below(8) == 0 ? below(1000) : below(7);
        }
        if (raw == long.class || raw == Long.class) {
            return below(8) == 0 ? Long.MAX_VALUE - below(9) : (long) below(50);
        }
        if (raw == boolean.class || raw == Boolean.class) {
            return below(2) == 0;
        }
        if (raw == double.class || raw == Double.class) {
            return below(1000) / 7.0;
        }
        if (raw == String.class) {
            return oneOf(WORDS);
        }
        if (raw == Seed.class) {
            return Seed.of(below(1000));
        }
        if (raw == Ratio.class) {
            return Ratio.of(below(50), 1 + below(20));
        }
        if (raw == BigInteger.class) {
            return BigInteger.TEN.pow(below(30));
        }
        if (raw == Instant.class) {
            return Instant.ofEpochSecond(1_790_000_000L + below(100_000), below(3) * 1_000L);
        }
        if (raw == LocalDate.class) {
            return LocalDate.of(2026, 1 + below(12), 1 + below(28));
        }
        if (raw == Duration.class) {
            return Duration.ofMinutes(below(500));
        }
        if (raw.isEnum()) {
            return oneOf(Vector.of(raw.getEnumConstants()));
        }
        if (TypeReflection.isFamily(raw)) {
            return any(oneOf(TypeReflection.members(raw)), depth);
        }
        if (raw.isRecord()) {
            return built(raw, TypeReflection.attributes(raw), TypeReflection.constructor(raw), depth);
        }
        if (TypeReflection.isGenerated(raw)) {
            Vector<Attribute> attributes = TypeReflection.attributes(raw);
            return built(
                    raw,
                    attributes,
                    TypeReflection.builder(raw, attributes)
                            .getOrElseThrow(() -> new AssertionError(raw + " has no builder: it needs a recipe")),
                    depth);
        }
        throw new AssertionError(raw + " needs a recipe");
    }

    private Object built(Class<?> raw, Vector<Attribute> attributes, Maker<?> maker, int depth) {
        RuntimeException last = new IllegalStateException();
        for (int i = 0; i < PATIENCE; i++) {
            Object[] parts = attributes
                    .map(attribute -> any(attribute.type(), depth + 1))
                    .toJavaArray(Object[]::new);
            try {
                return maker.make(parts);
            } catch (RuntimeException e) {
                last = e;
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        }
        throw new AssertionError(raw + " accepts nothing: it needs a recipe", last);
    }

    private Object container(Class<?> raw, Type[] parts, int depth) {
        if (raw == Option.class) {
            return below(3) == 0 ? Option.none() : Option.some(any(parts[0], depth));
        }
        if (raw == Either.class) {
            return below(2) == 0 ? Either.left(any(parts[0], depth)) : Either.right(any(parts[1], depth));
        }
        Vector<Object> items = Vector.fill(below(depth > 3 ? 2 : 4), () -> any(parts[0], depth + 1));
        if (raw == Distribution.class) {
            return Distribution.uniform(items.append(any(parts[0], depth + 1)));
        }
        Comparator<Object> order = Specimens::compare;
        return switch (raw.getSimpleName()) {
            case "Vector", "Seq", "IndexedSeq" -> items;
            case "List" -> List.ofAll(items);
            case "LinkedHashSet", "Set" -> LinkedHashSet.ofAll(items);
            case "TreeSet", "SortedSet" -> TreeSet.ofAll(order, items);
            case "LinkedHashMap", "Map" -> items.toLinkedMap(each -> each, each -> any(parts[1], depth + 1));
            case "TreeMap", "SortedMap" ->
                TreeMap.ofEntries(
                        order,
                        LinkedHashMap.ofAll(items.toLinkedMap(each -> each, each -> any(parts[1], depth + 1))
                                .toJavaMap()));
            default -> throw new AssertionError(raw + " needs a recipe");
        };
    }

    @SuppressWarnings("unchecked")
    private static int compare(Object a, Object b) {
        return ((Comparable<Object>) a).compareTo(b);
    }
}
