package io.github.crisisrules.sentence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Faults of a catalogue stop the build with the line and the remedy. */
class SentenceCompilerTest {
    private static final String SOURCE = """
            package sample;
            sealed interface Step {
                record Left(String player) implements Step {}
                record Met(Option<Table> at, int points) implements Step {
                    int rounds() { return 1; }
                }
                record Quiet() implements Step {
                    public String describe(Wording wording) { return ""; }
                }
                enum Side { HOME, AWAY }
            }
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void writeSource() throws IOException {
        write("java/sample/Step.java", SOURCE);
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
    }

    private String compiled(String english) throws IOException {
        write("sentences/en.properties", english);
        SentenceCompiler.compile(folder.resolve("sentences"), folder.resolve("java"), folder.resolve("out"));
        return Files.readString(folder.resolve("out/sample/Sentences.java"));
    }

    private void refused(String english, String message) {
        assertThatThrownBy(() -> compiled(english)).hasMessageContaining(message);
    }

    @Test
    void aFamilyContainsTheMembersOfItsSmallerFamilies() throws IOException {
        write("java/sample/Step.java", """
                package sample;
                sealed interface Step {
                    sealed interface Move extends Step {}
                    record Left(String player) implements Move {}
                    record Right(String player) implements Move {}
                }
                """);
        assertThat(compiled("Step.Left = left\nStep.Right = right"))
                .contains("if (it instanceof Step.Left member)")
                .contains("if (it instanceof Step.Right member)");
        refused("Step.Left = left", "There is no entry Step.Right.");
    }

    @Test
    void aFamilyChoosesTheMessageByType() throws IOException {
        assertThat(compiled(
                        "Step.Left = {player} has left.\nStep.Met = {points, plural, one {# point} other {# points}}"))
                .contains("static String of(Step it, Wording wording)")
                .contains("if (it instanceof Step.Left member)")
                .contains("wording.start(it.player()) + \" has left.\"")
                .contains("Wording.count(it.points()) == 1 ?")
                .doesNotContain("Step.Quiet");
    }

    @Test
    void aFamilyWithinAFamilyNeedsNoEntryOfItsOwn() throws IOException {
        write("java/sample/Price.java", """
                package sample;
                sealed interface Price {
                    sealed interface Low extends Price {}
                    record Free() implements Price {}
                    record One(int coins) implements Low {}
                }
                """);
        assertThat(compiled("Price.Free = nothing\nPrice.One = {coins}"))
                .contains("static String of(Price it, Wording wording)")
                .contains("if (it instanceof Price.One member)");
        refused("Price.Free = nothing", "There is no entry Price.One.");
    }

    @Test
    void aPlaceholderThatIsNoComponentIsAnError() {
        refused("Step.Left = {playr} has left.", "en.properties:1: There is no argument {playr}. Known: player.");
    }

    @Test
    void everyMemberOfAFamilyNeedsAnEntryOrADescriptionOfItsOwn() {
        refused("Step.Left = {player} has left.", "There is no entry Step.Met.");
    }

    @Test
    void everyConstantOfAnEnumNeedsAnEntry() {
        refused("Step.Side.HOME = at home", "There is no entry Step.Side.AWAY.");
        refused("Step.Side.UP = up", "en.properties:1: There is no constant UP in Step.Side.");
    }

    @Test
    void anOptionalArgumentIsWrittenInsideItsSelect() throws IOException {
        refused("Step.Met = met {at}", "{at} is optional.");
        assertThat(compiled("Step.Left = x\nStep.Met = met{at, select, none {} other { at {at}}} {rounds}"))
                .contains("case \"none\" -> \"\"; default -> \" at \" + wording.text(it.at().get())");
    }

    @Test
    void messagesWithParametersBecomeMethods() throws IOException {
        assertThat(compiled("Step.title(player,round) = Round {round} of {player}"))
                .contains("static String title(Wording wording, Object player, Object round)")
                .contains("\"Round \" + wording.textAny(round)");
        refused(
                "Step.title() = a\nStep.Left.title() = b",
                "en.properties:2: Two messages of the package are called title.");
    }

    @Test
    void anotherLanguageMayLackEntriesButHasNoOthers() throws IOException {
        write("sentences/es.properties", "Step.title() = uno\n");
        assertThat(compiled("Step.title() = one\nStep.other() = two"))
                .contains("case SPANISH -> \"uno\";\n            default -> \"one\";")
                .contains("return \"two\";");
        refused("Step.other() = two", "es.properties:1: en.properties has no entry Step.title().");
    }

    @Test
    void malformedLinesAndMessagesAreNamedByTheirLine() {
        refused("# a comment\n\nStep.Left", "en.properties:3: Expected \"key = message\"");
        refused("Step.Left = {player", "en.properties:1: Expected ','");
        refused("Step.Left = {player, plural, one {x}}", "{player} has no case 'other'");
        refused("Step.Left = a } b", "'}' has no '{' before it");
        refused("Step.Left = {player, number, x}", "'number' is not a kind of argument");
        refused("Step.Left = a\nStep.Left = b", "en.properties:2: The key Step.Left stands twice.");
        refused("Stop.Left = a", "en.properties:1: There is no type Stop.Left.");
    }

    @Test
    void linesAreContinuedByABackslash() throws IOException {
        assertThat(compiled("Step.title() = one \\\n   two\n")).contains("return \"one two\";");
    }

    @Test
    void filesThatDoNotChangeAreLeftAloneAndStaleOnesDeleted() throws IOException {
        compiled("Step.title() = one");
        Path written = folder.resolve("out/sample/Sentences.java");
        Files.setLastModifiedTime(written, java.nio.file.attribute.FileTime.fromMillis(1000));
        compiled("Step.title() = one");
        assertThat(Files.getLastModifiedTime(written).toMillis()).isEqualTo(1000);
        write("java/other/Room.java", "package other; class Room {}");
        write("sentences/en.properties", "Room.title() = one");
        SentenceCompiler.compile(folder.resolve("sentences"), folder.resolve("java"), folder.resolve("out"));
        assertThat(written).doesNotExist();
    }
}
