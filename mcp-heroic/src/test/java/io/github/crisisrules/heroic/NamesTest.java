package io.github.crisisrules.heroic;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** An app that uses both modules imports both without writing a package out. */
class NamesTest {
    @Test
    void noPublicTypeIsCalledLikeOneOfTheCore() {
        TreeSet<String> ours = names("io.github.crisisrules.heroic");
        assertThat(ours.size()).isGreaterThan(50);
        assertThat(ours.intersect(names("io.github.crisisrules.core"))).isEmpty();
    }

    private static TreeSet<String> names(String root) {
        return TreeSet.ofAll(Vector.ofAll(new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages(root))
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(JavaClass::isTopLevelClass)
                .reject(type -> type.getSimpleName().equals("package-info"))
                .map(JavaClass::getSimpleName));
    }
}
