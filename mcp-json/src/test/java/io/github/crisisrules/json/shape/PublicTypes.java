package io.github.crisisrules.json.shape;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.vavr.collection.Vector;
import java.util.Comparator;

/** Every public type of the rule modules whose instances hold data. */
public final class PublicTypes {
    /** Packages whose types have no JSON form: hidden ones, and research on encounters. */
    private static final Vector<String> RESEARCH = Vector.of(".kernel", ".simulation", ".study");

    private static final Vector<Class<?>> ALL = find();

    private PublicTypes() {}

    /** All of them, by name. Interfaces that apps implement, functions in disguise and classes without instances hold none. */
    public static Vector<Class<?>> all() {
        return ALL;
    }

    private static Vector<Class<?>> find() {
        return Vector.ofAll(new ClassFileImporter()
                        .withImportOption(location -> !location.contains("test"))
                        .importPackages(
                                "io.github.crisisrules.core",
                                "io.github.crisisrules.tournament",
                                "io.github.crisisrules.encounter",
                                "io.github.crisisrules.heroic"))
                .filter(PublicTypes::isPublic)
                .filter(each -> RESEARCH.find(part -> each.getPackageName().endsWith(part))
                        .isEmpty())
                .<Class<?>>map(JavaClass::reflect)
                .filter(PublicTypes::holdsData)
                .sorted(Comparator.comparing(Class::getName));
    }

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(PublicTypes::isPublic).orElse(true);
    }

    private static boolean holdsData(Class<?> type) {
        if (type.isAnnotation()
                || type.isAnonymousClass()
                || Vector.of("Builder", "Cases").contains(type.getSimpleName())) {
            return false;
        }
        if (type.isInterface()) {
            return type.isSealed();
        }
        return !Vector.of(type.getDeclaredFields())
                        .filter(field -> !java.lang.reflect.Modifier.isStatic(field.getModifiers()))
                        .isEmpty()
                || type.isRecord()
                || type.isEnum();
    }
}
