package io.github.crisisrules.json;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.crisisrules.core.conformance.ArchitectureCheck;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    private static final String ROOT = "io.github.crisisrules.json";
    private final JavaClasses ours = new ClassFileImporter().importPath(Path.of("target", "classes"));

    @Test
    void packagesHaveNoCycles() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(ours);
    }

    @Test
    void noPackageHasMoreThan25Files() throws IOException {
        assertThat(ArchitectureCheck.largePackages()).isEmpty();
    }

    @Test
    void theMechanismDependsOnNoGame() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        ROOT + ".shape",
                        ROOT + ".shape.reflect",
                        ROOT + ".wire",
                        ROOT + ".refusal",
                        ROOT + ".value",
                        ROOT + ".parser")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "io.github.crisisrules.tournament..",
                        "io.github.crisisrules.encounter..",
                        "io.github.crisisrules.heroic..")
                .check(ours);
    }

    @Test
    void onlyTheParserKnowsAJsonLibraryAndOnlyItsStreamingPart() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + ".parser")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.fasterxml..", "tools.jackson..")
                .check(ours);
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.fasterxml.jackson.databind..", "com.fasterxml.jackson.annotation..")
                .check(ours);
    }

    @Test
    void nothingReachesForFilesOrTheNet() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..", "java.net..", "java.util.logging..")
                .check(ours);
    }

    @Test
    void noClassIsLookedUpByAName() {
        noClasses().should().callMethod(Class.class, "forName", String.class).check(ours);
    }

    @Test
    void nothingIsIteratedInHashOrder() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching("(java\\.util|io\\.vavr\\.collection)\\.Hash(Map|Set)")
                .check(ours);
    }

    @Test
    void nothingStaticChanges() {
        fields().that().areStatic().should().beFinal().check(ours);
    }

    @Test
    void everyPackageIsNullMarked() {
        classes()
                .that()
                .haveSimpleName("package-info")
                .should()
                .beAnnotatedWith(NullMarked.class)
                .check(ours);
    }
}
