package io.github.crisisrules.fairness;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import io.github.crisisrules.core.conformance.ArchitectureCheck;
import org.junit.jupiter.api.Test;

/** The house's sentences, with two exceptions: this module is about events, and its command line meets the world. */
class ArchitectureTest extends ArchitectureCheck {
    ArchitectureTest() {
        super("io.github.crisisrules.fairness");
    }

    @Test
    @Override
    public void gameModulesNeverSeeEachOther() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.github.crisisrules.encounter..", "io.github.crisisrules.heroic..")
                .check(classes);
    }

    @Test
    @Override
    public void nothingReachesOutsideTheValues() {
        noClasses()
                .that()
                .resideOutsideOfPackage("..command..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..", "java.net..", "java.util.logging..")
                .check(classes);
        noClasses()
                .that()
                .resideOutsideOfPackage("..command..")
                .should()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(classes);
    }

    /** Their last bits may differ between machines; the strict ones' may not. */
    @Test
    void aSimulationGivesEqualResultsOnEveryMachine() {
        noClasses()
                .that()
                .resideOutsideOfPackage("..command..")
                .should()
                .callMethod(Math.class, "exp", double.class)
                .orShould()
                .callMethod(Math.class, "expm1", double.class)
                .orShould()
                .callMethod(Math.class, "log", double.class)
                .orShould()
                .callMethod(Math.class, "log1p", double.class)
                .orShould()
                .callMethod(Math.class, "log10", double.class)
                .orShould()
                .callMethod(Math.class, "tan", double.class)
                .orShould()
                .callMethod(Math.class, "pow", double.class, double.class)
                .check(classes);
    }

    /** A chart that asks the machine for a font is another on another machine, and none where there are no fonts. */
    @Test
    void chartsNeedNoFont() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.swing..", "org.jfree..")
                .check(classes);
    }

    @Test
    void eventsKnowNothingOfStudiesAndStudiesNothingOfReports() {
        noClasses()
                .that()
                .resideInAnyPackage("..assumption..", "..play..", "..metric..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "io.github.crisisrules.fairness.study..",
                        "io.github.crisisrules.fairness.run..",
                        "io.github.crisisrules.fairness.report..",
                        "com.fasterxml..",
                        "picocli..")
                .check(classes);
    }
}
