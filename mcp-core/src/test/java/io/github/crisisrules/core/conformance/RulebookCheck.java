package io.github.crisisrules.core.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.crisisrules.core.rulebook.Catalogue;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleEntry;
import io.github.crisisrules.core.rulebook.RuleStatus;
import io.github.crisisrules.core.rulebook.Verifies;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Checks that the catalogue, the citations and the generated pages of a module agree: every cited id is in the catalogue, every
 * rule that is done is cited by code and by a test, and the pages are current. A module runs it by extending it with its two names.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class RulebookCheck {
    private final String module;
    private final Catalogue catalogue;
    private final JavaClasses main = new ClassFileImporter().importPath(Path.of("target", "classes"));
    private final Citations cited = Citations.in(main, Rule.class);
    private final Citations code = Citations.implementing(main, Rule.class);
    private final Citations tests =
            Citations.in(new ClassFileImporter().importPath(Path.of("target", "test-classes")), Verifies.class);
    private final RuleFunctions functions = RuleFunctions.of(main);
    private final RulesPage page;
    private final Laws laws;

    /** Checks the artifact {@code module}, whose packages start with {@code root}. */
    protected RulebookCheck(String module, String root) {
        this.module = module;
        this.catalogue = Catalogue.parse(ProjectFiles.resource(root.replace('.', '/') + "/rulebook/catalogue.txt"));
        this.page = new RulesPage(module, catalogue, code, tests);
        this.laws = Laws.of(catalogue, tests);
    }

    @Test
    public void everyCitedIdIsInTheCatalogue() {
        TreeSet<String> known = TreeSet.ofAll(catalogue.entries().map(RuleEntry::id));
        assertThat(cited.places().keySet().diff(known))
                .as("cited by code, unknown to the catalogue")
                .isEmpty();
        assertThat(tests.places().keySet().diff(known))
                .as("cited by tests, unknown to the catalogue")
                .isEmpty();
    }

    @Test
    public void everyConstantOfTheRulebookNamesARuleAndEveryRuleHasAConstant() {
        TreeSet<String> constants = TreeSet.empty();
        for (JavaField field : main.stream()
                .filter(type -> type.getPackageName().endsWith(".rulebook"))
                .flatMap(type -> type.getFields().stream())
                .filter(field -> field.getRawType().isEquivalentTo(String.class))
                .filter(field -> field.getModifiers()
                        .containsAll(java.util.EnumSet.of(JavaModifier.PUBLIC, JavaModifier.STATIC)))
                .toList()) {
            constants = constants.add(constant(field));
        }
        assertThat(constants)
                .containsExactlyInAnyOrderElementsOf(catalogue.entries().map(RuleEntry::id));
    }

    @Test
    public void everyRuleDoneIsCitedByCodeAndByATest() {
        Vector<String> done = catalogue
                .entries()
                .filter(entry -> entry.status() == RuleStatus.IMPLEMENTED)
                .map(RuleEntry::id);
        assertThat(done.filter(id -> code.of(id).isEmpty()))
                .as("done, but no code cites it")
                .isEmpty();
        assertThat(done.filter(id -> tests.of(id).isEmpty()))
                .as("done, but no test cites it")
                .isEmpty();
    }

    /**
     * Returns the rules that are implemented without a public function or value, each with the reason: most are only the order of
     * steps at the table.
     */
    protected Map<String, String> rulesWithoutAFunction() {
        return LinkedHashMap.empty();
    }

    @Test
    public void everyRuleDoneIsAPublicFunctionOrValueOrSaysWhyNot() {
        TreeSet<String> without = TreeSet.ofAll(catalogue
                .entries()
                .filter(entry -> entry.status() == RuleStatus.IMPLEMENTED)
                .map(RuleEntry::id)
                .filter(id -> !functions.functions().containsKey(id)));
        assertThat(without)
                .as("implemented, without a public function or value in an exported package")
                .containsExactlyElementsOf(TreeSet.ofAll(rulesWithoutAFunction().keySet()));
        assertThat(rulesWithoutAFunction().values()).noneMatch(String::isBlank);
    }

    @Test
    public void everyRuleDoneHasALawOrAReasonWhyItHasNone() {
        assertThat(TreeSet.ofAll(laws.reasons().keySet()))
                .as(
                        "rules without a law: laws-without.txt of %s has a reason for each of them and for no other",
                        module)
                .containsExactlyElementsOf(TreeSet.ofAll(laws.without()));
    }

    @Test
    public void noRuleBothCodedAndTestedIsStillCalledPlanned() {
        assertThat(catalogue
                        .entries()
                        .filter(entry -> entry.status() == RuleStatus.PLANNED)
                        .map(RuleEntry::id)
                        .filter(id -> !code.of(id).isEmpty() && !tests.of(id).isEmpty()))
                .as("cited by code and tests, but called planned")
                .isEmpty();
    }

    @Test
    public void theRulesPagesAreCurrent() {
        Path docs = ProjectFiles.root().resolve("docs");
        page.documents()
                .forEach(document -> check(docs.resolve(RulesPage.file(document)), text -> page.page(document)));
        check(docs.resolve("rules").resolve("functions.md"), text -> page.functions(text, functions));
        check(docs.resolve("engineering").resolve("testing.md"), text -> laws.updated(text, module));
        Path index = docs.resolve("RULES.md");
        check(index, page::updated);
        assertThat(ProjectFiles.read(index).lines())
                .containsAll(page.documents().map(page::row));
    }

    private static void check(Path file, UnaryOperator<String> update) {
        String updated = update.apply(ProjectFiles.read(file));
        if (Boolean.getBoolean("rules.write")) {
            ProjectFiles.write(file, updated);
        }
        // By lines, so that a failure shows only the entries that differ.
        assertThat(file)
                .usingCharset(UTF_8)
                .as("%s is stale: run the tests once with -Drules.write=true", file.getFileName())
                .hasContent(updated);
    }

    private static String constant(JavaField field) {
        try {
            return (String) field.reflect().get(null);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public String toString() {
        return "rulebook of " + module;
    }
}
