package io.github.crisisrules.json.shape;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.encounter.colossus.Colossus;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.tournament.Desk;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Comparator;

/** Every public type of the rule modules whose instances hold data. */
public final class PublicTypes {
    private static final Vector<Class<?>> ALL = of(Seed.class, Desk.class, Colossus.class, Pool.class);

    private PublicTypes() {}

    /** All of them, by name. Interfaces that apps implement, functions in disguise and classes without instances hold none. */
    public static Vector<Class<?>> all() {
        return ALL;
    }

    /** Those of the modules that the given types are in, by name. */
    public static Vector<Class<?>> of(Class<?>... modules) {
        Set<String> exported = Vector.of(modules).toSet().flatMap(PublicTypes::exported);
        return Vector.ofAll(new ClassFileImporter()
                        .withImportOption(location -> !location.contains("test"))
                        .importPackages(exported.toJavaArray(String[]::new)))
                .filter(PublicTypes::isPublic)
                .filter(each -> exported.contains(each.getPackageName()))
                .<Class<?>>map(JavaClass::reflect)
                .filter(PublicTypes::holdsData)
                .sorted(Comparator.comparing(Class::getName));
    }

    /** Returns the packages that the module of a type exports to every other module. */
    private static Set<String> exported(Class<?> type) {
        try {
            Path classes = Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
            return HashSet.ofAll(ModuleFinder.of(classes).findAll())
                    .flatMap(module -> HashSet.ofAll(module.descriptor().exports()))
                    .filter(each -> !each.isQualified())
                    .map(ModuleDescriptor.Exports::source);
        } catch (URISyntaxException e) {
            throw new AssertionError("The classes of " + type + " are nowhere to be found.", e);
        }
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
