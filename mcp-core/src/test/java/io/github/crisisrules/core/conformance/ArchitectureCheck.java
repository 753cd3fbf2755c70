package io.github.crisisrules.core.conformance;

import static com.tngtech.archunit.lang.conditions.ArchConditions.dependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The sentences about the architecture that hold in every module. A module runs them by extending this with its root package. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ArchitectureCheck {
    private static final Set<String> OUTSIDE = Set.of("java.util.Random", "java.util.UUID", "java.util.Scanner");
    private static final String READS_THE_CATALOGUE = "io.github.crisisrules.core.rulebook.CatalogueResource";
    private static final Set<String> HASH_ORDERED = Set.of(
            "java.util.HashMap", "java.util.HashSet", "io.vavr.collection.HashMap", "io.vavr.collection.HashSet");
    private static final Set<String> UNORDERED_FACTORIES =
            Set.of("of", "copyOf", "ofEntries", "toSet", "toMap", "groupingBy", "toUnmodifiableSet");

    private final String root;

    /** The module's own classes, without those that annotation processors wrote. */
    protected final JavaClasses classes = new ClassFileImporter()
            .withImportOption(location -> !location.contains("/Immutable"))
            .importPath(Path.of("target", "classes"));

    /** Checks the module whose packages start with {@code root}. */
    protected ArchitectureCheck(String root) {
        this.root = root;
    }

    @Test
    public void packagesHaveNoCycles() {
        slices().matching(root + ".(*)..").should().beFreeOfCycles().check(classes);
    }

    @Test
    public void gameModulesNeverSeeEachOther() {
        String family = "io.github.crisisrules.";
        noClasses()
                .should(dependOnClassesThat(describe(
                        "belong to another game module",
                        other -> other.getPackageName().startsWith(family)
                                && !other.getPackageName().startsWith(root)
                                && !other.getPackageName().startsWith(family + "core"))))
                .check(classes);
    }

    @Test
    public void kernelsKnowNothingOfTheDomain() {
        noClasses()
                .that()
                .resideInAPackage("..kernel..")
                .should(dependOnClassesThat(describe(
                        "are ours, other than kernels and the random source",
                        other -> other.getPackageName().startsWith("io.github.crisisrules.")
                                && !other.getPackageName().matches(".*\\.kernel(\\..*)?")
                                && !other.getName().equals("io.github.crisisrules.core.chance.RandomSource"))))
                .allowEmptyShould(true)
                .check(classes);
    }

    @Test
    public void nothingReachesOutsideTheValues() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(READS_THE_CATALOGUE)
                .should(dependOnClassesThat(describe(
                        "do input, output, logging or randomness of their own",
                        other -> other.getPackageName().equals("java.io")
                                        && !other.getName().equals("java.io.Serializable")
                                        && !other.getName().equals("java.io.ObjectStreamException")
                                || other.getPackageName().startsWith("java.nio.file")
                                || other.getPackageName().startsWith("java.net")
                                || other.getPackageName().startsWith("java.util.logging")
                                || OUTSIDE.contains(other.getName()))))
                .check(classes);
        noClasses().should().callMethod(Math.class, "random").check(classes);
        noClasses().should().accessField(System.class, "out").check(classes);
        noClasses().should().accessField(System.class, "err").check(classes);
        classes()
                .should(callNo(
                        "a clock", access -> isClock(access.getTargetOwner().getName(), access.getName())))
                .check(classes);
    }

    @Test
    public void nothingIsIteratedInHashOrder() {
        noClasses()
                .should(dependOnClassesThat(
                        describe("are ordered by hash codes", other -> HASH_ORDERED.contains(other.getName()))))
                .check(classes);
        classes()
                .should(callNo(
                        "an unordered factory",
                        access -> isUnordered(access.getTargetOwner().getName(), access.getName())))
                .check(classes);
    }

    @Test
    public void nothingStaticChanges() {
        fields().that().areStatic().should().beFinal().allowEmptyShould(true).check(classes);
    }

    @Test
    public void packagesAreShallowAndNamedByTheirSubject() {
        TreeSet<String> names =
                TreeSet.ofAll(classes.stream().map(JavaClass::getPackageName).toList());
        for (String name : names) {
            if (name.isEmpty()) {
                continue;
            }
            String below = name.equals(root) ? "" : name.substring(root.length() + 1);
            assertThat(below.split("\\.").length).as("depth of %s", name).isLessThanOrEqualTo(2);
            assertThat(below.split("\\."))
                    .as("words of %s", name)
                    .doesNotContain("util", "common", "impl", "model", "service");
        }
    }

    @Test
    public void noPackageHasMoreThan25Files() throws IOException {
        assertThat(largePackages())
                .as("packages that hold more than one subject")
                .isEmpty();
    }

    /** Returns the packages of this module with more than 25 files. */
    public static Vector<Path> largePackages() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            Vector<Path> packages = Vector.ofAll(files)
                    .filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
                    .map(Path::getParent);
            assertThat(packages).isNotEmpty();
            return packages.distinct().filter(each -> packages.count(each::equals) > 25);
        }
    }

    @Test
    public void everyPackageIsNullMarked() {
        for (JavaClass type : classes) {
            if (!type.getPackageName().isEmpty()) {
                assertThat(type.getPackage().isAnnotatedWith(NullMarked.class))
                        .as("package-info of %s", type.getPackageName())
                        .isTrue();
            }
        }
    }

    @Test
    public void queriesAreNotNamedGet() {
        methods()
                .that()
                .arePublic()
                .should(notBeNamedGet())
                .allowEmptyShould(true)
                .check(classes);
    }

    @Test
    public void noFamilyHasAVisitor() {
        methods()
                .should(new ArchCondition<JavaMethod>("not be a visitor: the family itself has the behaviour") {
                    @Override
                    public void check(JavaMethod method, ConditionEvents events) {
                        if (method.getName().equals("match")
                                && !method.getTypeParameters().isEmpty()) {
                            events.add(SimpleConditionEvent.violated(method, method.getDescription()));
                        }
                    }
                })
                .allowEmptyShould(true)
                .check(classes);
    }

    /** No {@code double} or {@code float} as field, parameter or result in these packages, where ties are decided. */
    protected final void exactOnly(String... packages) {
        classes()
                .that()
                .resideInAnyPackage(packages)
                .should(new ArchCondition<JavaClass>("know no floating point") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        type.getFields().stream()
                                .filter(field -> isFloating(field.getRawType()))
                                .forEach(field ->
                                        events.add(SimpleConditionEvent.violated(field, field.getDescription())));
                        type.getMethods().stream()
                                .filter(method -> isFloating(method.getRawReturnType())
                                        || method.getRawParameterTypes().stream()
                                                .anyMatch(ArchitectureCheck::isFloating))
                                .forEach(method ->
                                        events.add(SimpleConditionEvent.violated(method, method.getDescription())));
                    }
                })
                .check(classes);
    }

    private static boolean isFloating(JavaClass type) {
        JavaClass base = type.getBaseComponentType();
        return base.isEquivalentTo(double.class) || base.isEquivalentTo(float.class);
    }

    private static boolean isClock(String owner, String method) {
        return owner.equals("java.lang.System") && (method.equals("currentTimeMillis") || method.equals("nanoTime"))
                || owner.startsWith("java.time.") && method.equals("now");
    }

    private static boolean isUnordered(String owner, String method) {
        return (owner.equals("java.util.Map")
                        || owner.equals("java.util.Set")
                        || owner.equals("java.util.stream.Collectors"))
                && UNORDERED_FACTORIES.contains(method);
    }

    private static ArchCondition<JavaClass> callNo(String what, java.util.function.Predicate<JavaAccess<?>> is) {
        return new ArchCondition<>("not call " + what) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getAccessesFromSelf().stream()
                        .filter(is)
                        .forEach(access -> events.add(SimpleConditionEvent.violated(access, access.getDescription())));
            }
        };
    }

    private static ArchCondition<JavaMethod> notBeNamedGet() {
        return new ArchCondition<>("not be named get") {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
                if (method.getName().matches("get[A-Z].*")) {
                    events.add(SimpleConditionEvent.violated(method, method.getDescription()));
                }
            }
        };
    }

    private static DescribedPredicate<JavaClass> describe(String words, java.util.function.Predicate<JavaClass> is) {
        return DescribedPredicate.describe(words, is);
    }
}
