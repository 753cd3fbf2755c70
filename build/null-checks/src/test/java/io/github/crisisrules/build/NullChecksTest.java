package io.github.crisisrules.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import org.junit.jupiter.api.Test;

class NullChecksTest {
    private static DynamicType.Unloaded<?> checked(Class<?> sample, ClassFileLocator locator) {
        try (var checks = new NullChecks()) {
            TypeDescription type = TypeDescription.ForLoadedType.of(sample);
            assertThat(checks.matches(type)).isTrue();
            return checks.apply(new ByteBuddy().redefine(type, locator), type, locator)
                    .make();
        }
    }

    private static Object create(Object... parts) throws Throwable {
        return create(Sample.class, parts);
    }

    private static Class<?> load(Class<?> sample) {
        return checked(sample, ClassFileLocator.ForClassLoader.of(sample.getClassLoader()))
                .load(sample.getClassLoader(), ClassLoadingStrategy.Default.CHILD_FIRST)
                .getLoaded();
    }

    private static Object create(Class<?> sample, Object... parts) throws Throwable {
        try {
            for (Constructor<?> constructor : load(sample).getConstructors()) {
                if (constructor.getParameterCount() == parts.length) {
                    return constructor.newInstance(parts);
                }
            }
            throw new AssertionError("There is no constructor of " + parts.length + " parts.");
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
    void aClassChecksWhatItStoresInFinalFields() throws Throwable {
        assertThat(create(SampleClass.class, "Ada", null, "x")).hasToString("Ada, null, x, 1");
        assertThat(create(SampleClass.class, "x")).hasToString("Ada, null, x, 1");
        assertThatThrownBy(() -> create(SampleClass.class, null, "late", "x"))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("name");
        assertThatThrownBy(() -> create(SampleClass.class, new Object[] {null}))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value");
    }

    @Test
    void aFactoryNamesTheMissingParameter() throws Exception {
        Method factory = load(SampleClass.class).getMethod("of", long.class, String.class);
        assertThat(factory.invoke(null, 7L, "x")).hasToString("Bruno, null, x7, 1");
        assertThatThrownBy(() -> factory.invoke(null, 7L, null))
                .cause()
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value");
    }

    @Test
    void checksAreAddedOnce() {
        for (Class<?> sample : new Class<?>[] {Sample.class, SampleClass.class}) {
            var first = checked(sample, ClassFileLocator.ForClassLoader.of(sample.getClassLoader()));
            var second = checked(sample, ClassFileLocator.Simple.of(sample.getName(), first.getBytes()));
            assertThat(second.getBytes()).hasSameSizeAs(first.getBytes());
        }
    }
}
