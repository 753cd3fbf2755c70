package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.json.shape.PublicTypes;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.json.shape.reflect.TypeReflection;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No public value can be created with a null part: the exception names the part. That holds for the canonical constructors of
 * records, for static factories, and for the builders and {@code with} methods of generated values.
 */
class NullTest {
    private static final Vector<Class<?>> ALL = PublicTypes.all().appendAll(PublicTypes.of(CrisisJson.class));

    static Iterable<Class<?>> records() {
        return ALL.filter(Class::isRecord).toJavaList();
    }

    static Iterable<Method> factories() {
        return ALL.filter(type -> !type.isEnum())
                .flatMap(type -> Vector.of(type.getDeclaredMethods())
                        .filter(method -> Modifier.isPublic(method.getModifiers())
                                && Modifier.isStatic(method.getModifiers())
                                && !method.isSynthetic()
                                && method.getReturnType() == type
                                && !references(method).isEmpty()))
                .toJavaList();
    }

    static Iterable<Class<?>> generated() {
        return ALL.filter(TypeReflection::isGenerated)
                .filter(type -> TypeReflection.builder(type, TypeReflection.attributes(type))
                        .isDefined())
                .toJavaList();
    }

    @ParameterizedTest
    @MethodSource("records")
    void noComponentIsNull(Class<?> type) throws ReflectiveOperationException {
        Class<?>[] types = Vector.of(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toJavaArray(Class<?>[]::new);
        Constructor<?> constructor = type.getConstructor(types);
        Vector<String> names = Vector.of(type.getRecordComponents()).map(RecordComponent::getName);
        Option<Object[]> parts = specimens(type, constructor.getGenericParameterTypes());
        references(constructor)
                .forEach(i -> assertRefused(
                        constructor, parts, i, parts.isDefined() ? names.get(i) : firstName(constructor, names)));
    }

    private static String firstName(Constructor<?> constructor, Vector<String> names) {
        return names.get(references(constructor).head());
    }

    @ParameterizedTest
    @MethodSource("factories")
    void noParameterOfAFactoryIsNull(Method factory) {
        Option<Object[]> parts = specimens(factory.getDeclaringClass(), factory.getGenericParameterTypes());
        references(factory).forEach(i -> assertRefused(factory, parts, i, "[a-zA-Z0-9]+"));
    }

    @ParameterizedTest
    @MethodSource("generated")
    void noAttributeOfAGeneratedValueIsNull(Class<?> type) throws ReflectiveOperationException {
        Object value = Specimens.of(Seed.of(1), Recipes.TABLE).one(type);
        for (Method with : type.getMethods()) {
            if (with.getName().startsWith("with")
                    && with.getParameterCount() == 1
                    && !references(with).isEmpty()) {
                with.setAccessible(true);
                assertThat(thrown(() -> with.invoke(value, new Object[] {null})))
                        .as("%s", with)
                        .isInstanceOf(NullPointerException.class);
            }
        }
        Method start = type.getMethod("builder");
        for (var attribute : TypeReflection.attributes(type)) {
            Class<?> part = attribute.accessor().type().returnType();
            if (!part.isPrimitive()) {
                assertThat(thrown(() -> built(start.invoke(null), value, attribute.name(), part)))
                        .as("%s without %s", type, attribute.name())
                        .isInstanceOf(NullPointerException.class);
            }
        }
    }

    /** Returns a copy that a builder makes of a value, but with null for an attribute. */
    private static Object built(Object builder, Object value, String attribute, Class<?> part)
            throws ReflectiveOperationException {
        for (Method from : builder.getClass().getMethods()) {
            if (from.getName().equals("from")) {
                accessible(from).invoke(builder, value);
            }
        }
        accessible(builder.getClass().getMethod(attribute, part)).invoke(builder, new Object[] {null});
        return accessible(builder.getClass().getMethod("build")).invoke(builder);
    }

    private static <T extends AccessibleObject> T accessible(T member) {
        member.setAccessible(true);
        return member;
    }

    /** Returns the indices of the parameters that are no primitives. */
    private static Vector<Integer> references(Executable member) {
        Class<?>[] types = member.getParameterTypes();
        return Vector.range(0, types.length).filter(i -> !types[i].isPrimitive());
    }

    /** Returns arguments for a type, or none if some argument is hardly ever made of random parts. */
    private static Option<Object[]> specimens(Class<?> owner, Type[] types) {
        if (Recipes.NO_DATA.contains(owner)) {
            return Option.none();
        }
        try {
            return Option.some(Vector.of(types)
                    .map(type -> Specimens.of(Seed.of(1), Recipes.TABLE).any(type))
                    .toJavaArray(Object[]::new));
        } catch (AssertionError | ClassCastException e) {
            return Option.none();
        }
    }

    /** Calls a constructor or factory with a null at the given place, and everywhere if there are no other arguments. */
    private static void assertRefused(Executable member, Option<Object[]> others, int missing, String name) {
        Object[] parts = others.map(Object[]::clone)
                .getOrElse(() -> Vector.of(member.getParameterTypes())
                        .map(type -> type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null)
                        .toJavaArray(Object[]::new));
        parts[missing] = null;
        Throwable thrown = thrown(() -> member instanceof Constructor<?> constructor
                ? constructor.newInstance(parts)
                : ((Method) member).invoke(null, parts));
        assertThat(thrown).as("%s without argument %s", member, missing).isInstanceOf(NullPointerException.class);
        assertThat(thrown.getMessage())
                .as("%s without argument %s", member, missing)
                .matches(name);
    }

    private interface Creation {
        Object run() throws ReflectiveOperationException;
    }

    private static Throwable thrown(Creation creation) {
        try {
            return new AssertionError("created: " + creation.run());
        } catch (InvocationTargetException e) {
            return e.getCause();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void wordsOfASeedAreNotNull() {
        assertThatNullPointerException().isThrownBy(() -> Seed.ofWords(null)).withMessage("words");
    }
}
