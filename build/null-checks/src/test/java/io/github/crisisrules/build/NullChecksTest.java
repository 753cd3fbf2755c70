package io.github.crisisrules.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import org.junit.jupiter.api.Test;

class NullChecksTest {
    private static DynamicType.Unloaded<?> checked(ClassFileLocator locator) {
        try (var checks = new NullChecks()) {
            TypeDescription type = TypeDescription.ForLoadedType.of(Sample.class);
            return checks.apply(new ByteBuddy().redefine(type, locator), type, locator)
                    .make();
        }
    }

    private static Object create(Object... parts) throws Throwable {
        Class<?> type = checked(ClassFileLocator.ForClassLoader.of(Sample.class.getClassLoader()))
                .load(Sample.class.getClassLoader(), ClassLoadingStrategy.Default.CHILD_FIRST)
                .getLoaded();
        Constructor<?> constructor = type.getConstructors()[0];
        try {
            return constructor.newInstance(parts);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @Test
    void aCompleteRecordIsCreated() throws Throwable {
        assertThat(create(1L, "Ada", "late", "x", "y"))
                .hasToString("Sample[number=1, name=Ada, note=late, open=x, closed=y]");
    }

    @Test
    void aMissingPartIsNamed() {
        assertThatThrownBy(() -> create(1L, null, "late", "x", "y"))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("name");
        assertThatThrownBy(() -> create(1L, "Ada", "late", "x", null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("closed");
    }

    @Test
    void whatIsMarkedNullableMayBeMissing() throws Throwable {
        assertThat(create(1L, "Ada", null, null, "y"))
                .hasToString("Sample[number=1, name=Ada, note=null, open=null, closed=y]");
    }

    @Test
    void checksAreAddedOnce() {
        var first = checked(ClassFileLocator.ForClassLoader.of(Sample.class.getClassLoader()));
        var second = checked(ClassFileLocator.Simple.of(Sample.class.getName(), first.getBytes()));
        assertThat(second.getBytes()).hasSameSizeAs(first.getBytes());
    }
}
