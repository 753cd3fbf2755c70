package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.json.shape.PublicTypes;
import io.github.crisisrules.json.shape.Specimens;
import io.vavr.collection.Vector;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No public record can be created with a null part: its constructor names the part. Generated values check theirs, too. */
class NullTest {
    static Iterable<Class<?>> records() {
        return PublicTypes.all()
                .filter(Class::isRecord)
                .filter(type -> !Recipes.NO_DATA.contains(type))
                .toJavaList();
    }

    @ParameterizedTest
    @MethodSource("records")
    void noPartIsNull(Class<?> type) throws ReflectiveOperationException {
        Object value = Specimens.of(Seed.of(1), Recipes.TABLE).one(type);
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = Vector.of(components).map(RecordComponent::getType).toJavaArray(Class<?>[]::new);
        Constructor<?> constructor = type.getConstructor(types);
        for (int i = 0; i < components.length; i++) {
            if (types[i].isPrimitive()) {
                continue;
            }
            Object[] parts = new Object[components.length];
            for (int j = 0; j < parts.length; j++) {
                parts[j] = j == i ? null : components[j].getAccessor().invoke(value);
            }
            assertThat(thrown(constructor, parts))
                    .as("%s without %s", type, components[i].getName())
                    .isInstanceOf(NullPointerException.class)
                    .hasMessage(components[i].getName());
        }
    }

    private static Throwable thrown(Constructor<?> constructor, Object[] parts) throws ReflectiveOperationException {
        try {
            return new AssertionError("created: " + constructor.newInstance(parts));
        } catch (InvocationTargetException e) {
            return e.getCause();
        }
    }

    @Test
    void wordsOfASeedAreNotNull() {
        assertThatNullPointerException().isThrownBy(() -> Seed.ofWords(null)).withMessage("words");
    }
}
