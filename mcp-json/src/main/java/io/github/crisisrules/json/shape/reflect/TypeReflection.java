package io.github.crisisrules.json.shape.reflect;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The structure of a type as the Java language declares it: components of records, attributes of generated values, members of
 * sealed families, and the constructor or builder that creates a value. Only public members of exported packages are used.
 */
public final class TypeReflection {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private TypeReflection() {}

    /** Returns whether the implementation of a type is generated: a sealed interface with one hidden class. */
    public static boolean isGenerated(Class<?> type) {
        return type.isInterface() && type.isSealed() && isGeneratedFor(type, type.getPermittedSubclasses());
    }

    private static boolean isGeneratedFor(Class<?> type, Class<?>[] permitted) {
        return permitted.length == 1 && permitted[0].getSimpleName().equals("Immutable" + type.getSimpleName());
    }

    /** Returns whether a type is a closed choice between other types. */
    public static boolean isFamily(Class<?> type) {
        return type.isInterface() && type.isSealed() && !isGenerated(type);
    }

    /** Returns the public type of a value. */
    public static Class<?> publicType(Object value) {
        return value instanceof Enum<?> constant ? constant.getDeclaringClass() : publicType(value.getClass());
    }

    /** Returns the public type of a class: for a generated class the interface that it implements. */
    public static Class<?> publicType(Class<?> type) {
        return Vector.<Class<?>>of(type.getInterfaces())
                .find(TypeReflection::isGenerated)
                .filter(each -> type.getSimpleName().startsWith("Immutable"))
                .getOrElse(type);
    }

    /** Returns the members of a family and of the families in it, each once. */
    public static Vector<Class<?>> members(Class<?> family) {
        // Without a permits clause the order of the members depends on the compiler.
        return Vector.<Class<?>>of(family.getPermittedSubclasses())
                .sortBy(Class::getName)
                .flatMap(each -> isFamily(each) ? members(each) : Vector.of(each))
                .distinct();
    }

    /** Returns whether a type is a member of a family, so that its values must name their type. */
    public static boolean isMember(Class<?> type) {
        return Vector.<Class<?>>of(type.getInterfaces()).exists(each -> isFamily(each) || isMember(each));
    }

    /** Returns whether a type is a record. */
    public static boolean isRecord(Class<?> type) {
        return type.isRecord();
    }

    /** Returns the components of a record, or the attributes of a generated value in the order of their declaration. */
    public static Vector<Attribute> attributes(Class<?> type) {
        return attributes(type, Vector.empty());
    }

    /** Returns the components or attributes of a type with the given parameters, which are empty if they are not known. */
    public static Vector<Attribute> attributes(Class<?> type, Vector<Type> parameters) {
        Map<TypeVariable<?>, Type> bound = LinkedHashMap.ofEntries(
                Vector.<TypeVariable<?>>of(type.getTypeParameters()).zip(parameters));
        return type.isRecord()
                ? Vector.of(type.getRecordComponents())
                        .map(each -> Attribute.of(each.getAccessor(), Types.bound(each.getGenericType(), bound)))
                : declared(type).map(method -> Attribute.of(method, method.getGenericReturnType()));
    }

    /**
     * Returns the methods for which the generated builder has a setter. Reflection promises no order of methods, so they are
     * sorted like the fields of the generated class, which follow the source.
     */
    private static Vector<Method> declared(Class<?> type) {
        Class<?> generated = type.getPermittedSubclasses()[0];
        Vector<String> order = Vector.of(generated.getDeclaredFields()).map(Field::getName);
        Vector<Method> setters = Vector.of(generated.getDeclaredClasses())
                .filter(each -> each.getSimpleName().equals("Builder"))
                .flatMap(each -> Vector.of(each.getDeclaredMethods()));
        return Vector.of(type.getMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers())
                        && method.getParameterCount() == 0
                        && setters.exists(setter -> sets(setter, method.getName(), method.getReturnType())))
                .sorted(Comparator.<Method>comparingInt(method -> order.indexOf(method.getName()))
                        .thenComparing(Method::getName));
    }

    private static boolean sets(Method setter, String name, Class<?> type) {
        return setter.getName().equals(name)
                && setter.getParameterCount() == 1
                && setter.getParameterTypes()[0].equals(type);
    }

    /** Returns a maker that calls the canonical constructor of a record. */
    public static <T> Maker<T> constructor(Class<T> type) {
        MethodType parts = MethodType.methodType(
                void.class,
                Vector.of(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toJavaArray(Class<?>[]::new));
        MethodHandle constructor = Throwing.unchecked(() -> LOOKUP.findConstructor(type, parts));
        return values -> type.cast(constructor.invokeWithArguments(values));
    }

    /** Returns a maker that uses the public builder of a generated value, or none if there is no builder. */
    public static <T> Option<Maker<T>> builder(Class<T> type, Vector<Attribute> attributes) {
        Option<Method> start = Vector.of(type.getMethods())
                .find(method -> method.getName().equals("builder") && Modifier.isStatic(method.getModifiers()));
        if (start.isEmpty()) {
            return Option.none();
        }
        Class<?> builder = start.get().getReturnType();
        MethodHandle begin = Throwing.unchecked(() -> LOOKUP.unreflect(start.get()));
        Vector<MethodHandle> setters = attributes.map(attribute -> setter(builder, attribute));
        MethodHandle build = handle(
                builder,
                Vector.of(builder.getMethods()).find(method -> method.getName().equals("build")));
        return Option.some(values -> {
            Object made = begin.invoke();
            for (int i = 0; i < values.length; i++) {
                if (values[i] != null) {
                    setters.get(i).invoke(made, values[i]);
                }
            }
            return type.cast(build.invoke(made));
        });
    }

    /** Returns the names of the attributes without which the builder refuses to build; its exception lists them. */
    public static Vector<String> required(Maker<?> maker, Vector<Attribute> attributes) {
        try {
            maker.make(new @Nullable Object[attributes.size()]);
            return Vector.empty();
        } catch (IllegalStateException e) {
            String message = String.valueOf(e.getMessage());
            int list = message.indexOf('[');
            return list < 0
                    ? Vector.empty()
                    : Vector.of(message.substring(list + 1, message.indexOf(']', list))
                            .split(", "));
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    private static MethodHandle setter(Class<?> builder, Attribute attribute) {
        Class<?> type = attribute.accessor().type().returnType();
        return handle(builder, Vector.of(builder.getMethods()).find(method -> sets(method, attribute.name(), type)));
    }

    /** Returns a handle through the public builder class, because the class that declares the method is hidden. */
    private static MethodHandle handle(Class<?> builder, Option<Method> method) {
        Method found = method.getOrElseThrow(
                () -> new AssertionError("A setter or build method is missing in " + builder + "."));
        return Throwing.unchecked(() -> LOOKUP.findVirtual(
                builder, found.getName(), MethodType.methodType(found.getReturnType(), found.getParameterTypes())));
    }
}
