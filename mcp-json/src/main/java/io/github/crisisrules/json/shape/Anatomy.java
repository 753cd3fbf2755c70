package io.github.crisisrules.json.shape;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * What the language tells about a type: the parts of records and of generated values, and how to make one of its
 * parts. Only public members of exported packages are used.
 */
final class Anatomy {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private Anatomy() {}

    /** Whether this is a value whose implementation is generated: a sealed interface with one hidden class. */
    static boolean isGenerated(Class<?> type) {
        return type.isInterface() && type.isSealed() && isGeneratedFor(type, type.getPermittedSubclasses());
    }

    private static boolean isGeneratedFor(Class<?> type, Class<?>[] permitted) {
        return permitted.length == 1 && permitted[0].getSimpleName().equals("Immutable" + type.getSimpleName());
    }

    /** Whether this is a closed choice between types. */
    static boolean isFamily(Class<?> type) {
        return type.isInterface() && type.isSealed() && !isGenerated(type);
    }

    /** The type to which a value belongs in public. */
    static Class<?> publicType(Object value) {
        return value instanceof Enum<?> constant ? constant.getDeclaringClass() : publicType(value.getClass());
    }

    /** The type under which a class is known in public. */
    static Class<?> publicType(Class<?> type) {
        return Vector.<Class<?>>of(type.getInterfaces())
                .find(Anatomy::isGenerated)
                .filter(each -> type.getSimpleName().startsWith("Immutable"))
                .getOrElse(type);
    }

    /** The members of a closed choice, also those of choices in it, each once. */
    static Vector<Class<?>> members(Class<?> family) {
        // Compilers list the members of an unspoken permits clause in an order of their own.
        return Vector.<Class<?>>of(family.getPermittedSubclasses())
                .sortBy(Class::getName)
                .flatMap(each -> isFamily(each) ? members(each) : Vector.of(each))
                .distinct();
    }

    /** Whether values of this type stand among others, so that each must say which it is. */
    static boolean isMember(Class<?> type) {
        return Vector.<Class<?>>of(type.getInterfaces()).exists(each -> isFamily(each) || isMember(each));
    }

    /** The components of a record, or the attributes of a generated value in the order of their declaration. */
    static Vector<Attribute> attributes(Class<?> type) {
        return type.isRecord()
                ? Vector.of(type.getRecordComponents())
                        .map(component -> Attribute.of(component.getAccessor(), component.getGenericType()))
                : declared(type).map(method -> Attribute.of(method, method.getGenericReturnType()));
    }

    /**
     * The methods for which the generated builder has a setter. Reflection promises no order: the generated class's
     * fields, which follow the source, are asked for it.
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

    /** Makes records by their canonical constructor. */
    static <T> Maker<T> constructor(Class<T> type) {
        MethodType parts = MethodType.methodType(
                void.class,
                Vector.of(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toJavaArray(Class<?>[]::new));
        MethodHandle constructor = Making.sure(() -> LOOKUP.findConstructor(type, parts));
        return values -> type.cast(constructor.invokeWithArguments(values));
    }

    /** Makes generated values by their public builder; nothing where there is none. */
    static <T> Option<Maker<T>> builder(Class<T> type, Vector<Attribute> attributes) {
        Option<Method> start = Vector.of(type.getMethods())
                .find(method -> method.getName().equals("builder") && Modifier.isStatic(method.getModifiers()));
        if (start.isEmpty()) {
            return Option.none();
        }
        Class<?> builder = start.get().getReturnType();
        MethodHandle begin = Making.sure(() -> LOOKUP.unreflect(start.get()));
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

    /** The attributes without which the builder builds nothing: it names them itself. */
    static Vector<String> required(Maker<?> maker, Vector<Attribute> attributes) {
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
        } catch (RuntimeException e) {
            return Vector.empty();
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    private static MethodHandle setter(Class<?> builder, Attribute attribute) {
        Class<?> type = attribute.accessor().type().returnType();
        return handle(builder, Vector.of(builder.getMethods()).find(method -> sets(method, attribute.name(), type)));
    }

    /** Looked up through the public builder class, for the class that declares the method is hidden. */
    private static MethodHandle handle(Class<?> builder, Option<Method> method) {
        Method found = method.getOrElseThrow(() -> new AssertionError(builder + " lacks a method"));
        return Making.sure(() -> LOOKUP.findVirtual(
                builder, found.getName(), MethodType.methodType(found.getReturnType(), found.getParameterTypes())));
    }
}
