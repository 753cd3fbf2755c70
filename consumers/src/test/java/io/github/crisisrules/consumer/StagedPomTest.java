package io.github.crisisrules.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** Published poms stand alone, say what Maven Central asks, and drag nothing along; so do the bills of materials. */
class StagedPomTest {
    static List<String> artifacts() throws IOException {
        return Staged.artifacts();
    }

    static List<String> jars() throws IOException {
        return Staged.jars();
    }

    static List<String> ruleModules() {
        return Staged.RULE_MODULES;
    }

    @ParameterizedTest
    @MethodSource("artifacts")
    void thePomSaysWhoWhatWhereAndUnderWhichLicence(String artifact) throws Exception {
        Document pom = pom(artifact);
        for (String element : List.of(
                "name",
                "description",
                "url",
                "licenses/license/name",
                "licenses/license/url",
                "developers/developer/name",
                "scm/connection",
                "scm/developerConnection",
                "scm/url")) {
            assertThat(texts(pom, "/project/" + element))
                    .as("%s of %s", element, artifact)
                    .hasSize(1)
                    .allSatisfy(text -> assertThat(text).isNotBlank());
        }
        assertThat(texts(pom, "/project/groupId")).containsExactly("io.github.crisisrules");
        assertThat(texts(pom, "/project/version")).containsExactly(Staged.VERSION);
        assertThat(texts(pom, "/project/url")).containsExactly("https://github.com/crisisrules/crisisrules");
    }

    @ParameterizedTest
    @MethodSource("artifacts")
    void thePomStandsAlone(String artifact) throws Exception {
        assertThat(Staged.file(artifact, ".pom")).content().doesNotContain("${").doesNotContain("SNAPSHOT");
        Document pom = pom(artifact);
        for (String element : List.of(
                "parent",
                "modules",
                "properties",
                "build",
                "profiles",
                "reporting",
                "repositories",
                "pluginRepositories",
                "distributionManagement")) {
            assertThat(texts(pom, "/project/" + element))
                    .as("%s of %s", element, artifact)
                    .isEmpty();
        }
        assertThat(texts(pom, "//dependency/scope")).isSubsetOf("compile", "provided");
    }

    @ParameterizedTest
    @MethodSource("ruleModules")
    void aRuleModuleNeedsVavrAndJSpecifyOnly(String artifact) throws Exception {
        Document pom = pom(artifact);
        assertThat(texts(pom, "//dependency[scope='compile' or not(scope)]/artifactId"))
                .isSubsetOf("mcp-core", "vavr", "jspecify")
                .contains("vavr", "jspecify");
        assertThat(texts(pom, "//dependency[scope='provided']/groupId"))
                .isSubsetOf("org.immutables", "org.immutables.vavr");
        assertThat(billOfMaterials(artifact)).doesNotContain("immutables", "jackson");
    }

    @Test
    void theBomNamesEveryOtherArtifactInThisVersion() throws Exception {
        Document pom = pom("mcp-bom");
        assertThat(texts(pom, "/project/dependencyManagement//artifactId"))
                .containsExactlyInAnyOrderElementsOf(Staged.jars());
        assertThat(texts(pom, "/project/dependencyManagement//version")).containsOnly(Staged.VERSION);
    }

    @ParameterizedTest
    @MethodSource("jars")
    void theBillOfMaterialsNamesTheArtifactAndWhatComesWithIt(String artifact) throws IOException {
        assertThat(billOfMaterials(artifact))
                .contains("\"CycloneDX\"", "pkg:maven/io.github.crisisrules/" + artifact + "@" + Staged.VERSION)
                .contains("pkg:maven/io.vavr/vavr@", "pkg:maven/org.jspecify/jspecify@")
                .doesNotContain("SNAPSHOT", "serialNumber");
        if (!artifact.equals(Staged.TESTING)) {
            assertThat(billOfMaterials(artifact)).doesNotContain("jqwik", "junit", Staged.TESTING);
        }
    }

    @Test
    void theGeneratorsBringTheVersionOfJqwikThatTheyWereWrittenFor() throws Exception {
        assertThat(texts(pom(Staged.TESTING), "//dependency[artifactId='jqwik']/version"))
                .containsExactly("1.9.3");
        assertThat(billOfMaterials(Staged.TESTING)).contains("pkg:maven/net.jqwik/jqwik-api@1.9.3");
    }

    private static String billOfMaterials(String artifact) throws IOException {
        return Files.readString(Staged.file(artifact, "-cyclonedx.json"));
    }

    private static Document pom(String artifact) throws Exception {
        Path file = Staged.file(artifact, ".pom");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
    }

    private static List<String> texts(Document document, String path) throws XPathExpressionException {
        NodeList found =
                (NodeList) XPathFactory.newInstance().newXPath().evaluate(path, document, XPathConstants.NODESET);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            texts.add(found.item(i).getTextContent().strip());
        }
        return texts;
    }
}
