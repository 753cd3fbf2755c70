package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Catalogue;
import io.github.crisisrules.json.shape.PublicTypes;
import io.github.crisisrules.json.shape.Specimens;
import io.vavr.collection.Vector;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No constructor or factory repeats a very long text in its exception. Catalogues are files of the library itself. */
class LongTextTest {
    private static final Vector<String> LONG =
            Vector.of("x", "9", "d", "{", "\"").map(text -> text.repeat(200_000));

    static Iterable<Executable> members() {
        return PublicTypes.all()
                .appendAll(PublicTypes.of(CrisisJson.class))
                .filter(type -> !type.isEnum() && type != Catalogue.class)
                .flatMap(type -> Vector.<Executable>of(type.getConstructors())
                        .appendAll(Vector.of(type.getDeclaredMethods())
                                .filter(method -> Modifier.isPublic(method.getModifiers())
                                        && Modifier.isStatic(method.getModifiers())
                                        && !method.isSynthetic())))
                .filter(member -> Vector.of(member.getParameterTypes()).contains(String.class))
                .toJavaList();
    }

    @ParameterizedTest
    @MethodSource("members")
    void aLongTextMakesAShortMessage(Executable member) throws ReflectiveOperationException {
        Class<?>[] types = member.getParameterTypes();
        for (String text : LONG) {
            for (int i = 0; i < types.length; i++) {
                if (types[i] == String.class) {
                    assertThat(message(member, i, text))
                            .as("%s, %s", i, text.charAt(0))
                            .hasSizeLessThan(2_000);
                }
            }
        }
    }

    private static String message(Executable member, int place, String text) throws ReflectiveOperationException {
        Object[] parts;
        try {
            parts = Vector.of(member.getGenericParameterTypes())
                    .map(type -> Specimens.of(Seed.of(1), Recipes.TABLE).any(type))
                    .toJavaArray(Object[]::new);
        } catch (AssertionError | ClassCastException e) {
            return "not made of random parts";
        }
        parts[place] = text;
        try {
            return member instanceof Constructor<?> constructor
                    ? constructor.newInstance(parts).getClass().getName()
                    : String.valueOf(((Method) member).invoke(null, parts) == null);
        } catch (InvocationTargetException e) {
            return String.valueOf(e.getCause().getMessage());
        }
    }
}
