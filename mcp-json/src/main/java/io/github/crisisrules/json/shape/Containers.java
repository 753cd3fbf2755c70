package io.github.crisisrules.json.shape;

import io.vavr.collection.IndexedSeq;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.SortedMap;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Comparator;

/** The shapes of Vavr's collections. Sorted collections use the natural order of their elements. */
public final class Containers {
    private static final Comparator<Object> NATURAL_ORDER = Containers::compare;

    private Containers() {}

    /** Returns whether a type is one of the collections that values hold. */
    public static boolean has(Class<?> raw) {
        return raw == Option.class || raw == Either.class || isItems(raw) || isMap(raw);
    }

    private static boolean isItems(Class<?> raw) {
        return raw == Vector.class
                || raw == Seq.class
                || raw == IndexedSeq.class
                || raw == List.class
                || raw == LinkedHashSet.class
                || raw == Set.class
                || raw == TreeSet.class
                || raw == SortedSet.class;
    }

    private static boolean isMap(Class<?> raw) {
        return raw == LinkedHashMap.class || raw == Map.class || raw == TreeMap.class || raw == SortedMap.class;
    }

    /** Returns the collection type whose shape a value has, or none if the value is no collection. */
    public static Option<Class<?>> kind(Object value) {
        return value instanceof Option<?>
                ? Option.some(Option.class)
                : value instanceof Either<?, ?> ? Option.some(Either.class) : collection(value);
    }

    /** Returns a collection, map or optional of the JDK as one of Vavr, in its own order; none for any other value. */
    public static Option<Object> ofJava(Object value) {
        if (value instanceof java.util.Map<?, ?> map) {
            return Option.some(LinkedHashMap.ofAll(map));
        }
        if (value instanceof java.util.Optional<?> optional) {
            return Option.some(Option.ofOptional(optional));
        }
        return Option.when(
                value instanceof java.util.Collection<?>, () -> Vector.ofAll((java.util.Collection<?>) value));
    }

    private static Option<Class<?>> collection(Object value) {
        return value instanceof SortedMap<?, ?>
                ? Option.some(SortedMap.class)
                : value instanceof Map<?, ?>
                        ? Option.some(Map.class)
                        : value instanceof SortedSet<?>
                                ? Option.some(SortedSet.class)
                                : value instanceof Set<?>
                                        ? Option.some(Set.class)
                                        : Option.when(value instanceof Seq<?>, () -> Seq.class);
    }

    /** Returns the shape of a collection with parts of the given shapes. */
    public static Shape<?> of(Class<?> raw, Vector<Shape<Object>> parts) {
        Shape<Object> first = parts.get(0);
        if (raw == Option.class) {
            return new OptionShape<>(first);
        }
        if (raw == Either.class) {
            return new EitherShape<>(first, parts.get(1));
        }
        if (raw == List.class) {
            return new ItemsShape<Object, List<Object>>(first, false, List::ofAll);
        }
        if (raw == LinkedHashSet.class || raw == Set.class) {
            return new ItemsShape<Object, Set<Object>>(first, true, LinkedHashSet::ofAll);
        }
        if (raw == TreeSet.class || raw == SortedSet.class) {
            return new ItemsShape<Object, Set<Object>>(first, true, items -> TreeSet.ofAll(NATURAL_ORDER, items));
        }
        if (raw == TreeMap.class || raw == SortedMap.class) {
            return new MapShape<Object, Object, Map<Object, Object>>(
                    first, parts.get(1), entries -> TreeMap.ofEntries(NATURAL_ORDER, entries));
        }
        return isMap(raw)
                ? new MapShape<Object, Object, Map<Object, Object>>(first, parts.get(1), LinkedHashMap::ofEntries)
                : new ItemsShape<Object, Seq<Object>>(first, false, items -> items);
    }

    @SuppressWarnings("unchecked")
    private static int compare(Object a, Object b) {
        return ((Comparable<Object>) a).compareTo(b);
    }
}
