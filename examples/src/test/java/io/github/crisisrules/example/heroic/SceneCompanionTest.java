package io.github.crisisrules.example.heroic;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.conformance.Golden;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/** A scene played at the console, with everything that the players type. The golden file is read as a player would read it. */
class SceneCompanionTest {
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(printed, true, UTF_8);

    private SceneTable play(String... typed) {
        var echoed = Vector.of(typed).iterator().map(line -> {
            out.println("> " + line);
            return line;
        });
        return new SceneTable(StormScene.follow(Language.ENGLISH, echoed, out));
    }

    @Test
    void wrongInputIsNamedAndChangesNothing() {
        SceneTable table = play(
                "0",
                "99",
                "a scene",
                "Begin an action scene with distinctions",
                "Burning, burning", // one name twice
                "back",
                "1",
                "1",
                "0", // no such character
                "Nobody",
                "back");
        assertThat(printed.toString(UTF_8))
                .contains("! That is none of these, or more than one.")
                .contains("There is already something named \"burning\".")
                .contains("Choose one option of the list.");
        assertThat(table.play().steps()).hasSize(2);
    }

    @Test
    void aSceneIsPlayedLineByLine() {
        SceneTable table = play(
                "Begin an action scene with distinctions",
                "Burning Building, Crowds",
                "Name who acts next",
                "Lancer",
                // Lancer attacks with real dice, and the Watcher buys the opportunity.
                "Attack with Lancer",
                "Brute",
                "Build the pool",
                "Buddy",
                "Roof Runner",
                "Lightning",
                "Acrobatics",
                "Roll",
                "7, 1, 9, 9", // there is no 9 on a D8
                "7, 1, 9, 6",
                "Choose the total",
                "effect of D10",
                "Buy opportunities",
                "step up",
                "Report the dice",
                "D10 4, D8 7, D10 3",
                "Choose the total",
                "1",
                "stress", // several choices have this word
                "for stress",
                "physical",
                "table",
                // The Watcher interrupts, thinks better of it, and lets the scene strike.
                "Interrupt with Brute",
                "undo",
                "Spend doom dice",
                "effect of the scene",
                "The stairs collapse",
                "D6",
                "a character takes a complication",
                "Nurse",
                "Cut Off",
                "D8",
                "a hero earns a plot point",
                "Nurse",
                "nothing more",
                "Name who acts next",
                "Nurse",
                "Report an action and its reaction",
                "Help Lancer with Nurse",
                "12 D8 D6",
                "7 D6 1",
                "D10 for an asset",
                "Lancer",
                "Way Out",
                "End the action",
                "table");
        Golden.check("heroic/companion.txt", printed.toString(UTF_8));
        assertThat(table.character("Lancer").traits()).hasSize(1);
    }
}
