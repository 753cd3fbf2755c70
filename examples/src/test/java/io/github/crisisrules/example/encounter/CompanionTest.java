package io.github.crisisrules.example.encounter;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.encounter.squad.CombatantId;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The companions, played by typed lines alone. */
class CompanionTest {
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(printed, true, UTF_8);

    private static Iterator<String> typing(String script) {
        return script.lines().map(line -> line.replaceAll(" *#.*", "")).iterator();
    }

    private String text() {
        return printed.toString(UTF_8);
    }

    @Test
    void aTurnOfTheTeamAndARampageAreFollowed() {
        var play = ColossusCompanion.follow(Seed.ofWords("tonight"), Language.ENGLISH, typing("""
                1                         # begin the first round
                1                         # Falcon-eye acts
                3                         # attacks
                many                      # no result: asked again
                CHHH- + W against B---F-
                undo                      # the last roll was misread
                3
                3                         # 3 damage
                1
                1
                1
                1                         # Granite and Mirage do nothing
                1
                1                         # the push
                7                         # meets Granite
                1
                16                        # and Tower 6
                1 3                       # with Falcon-eye and Mirage near it
                1                         # the chart
                3                         # shows a hit
                1                         # Bare Metal Hands
                2 4                       # hit Granite and Nightlark
                2; 0
                table
                """), out);
        assertThat(text())
                .contains(
                        "Priority tower",
                        "! \"many\" is not the result of an attack.",
                        "Who stands within range 1 of Tower 6?",
                        "What are the results of Bare Metal Hands on Granite and Nightlark, in this order?",
                        "Colossus may throw Granite");
        // The contact at Momentum 8 deals 2, Bare Metal Hands 2 more.
        assertThat(play.state().frame().combatant(CombatantId.of("Granite")).damage())
                .isEqualTo(4);
        assertThat(play.state().towers()).hasSize(5);
    }

    @Test
    void anAttackOnHulkAndAnEffectAreFollowed() {
        var play = HulkCompanion.follow(Language.ENGLISH, typing("""
                1                         # the team deploys
                1                         # and Hulk
                1
                1                         # Falcon-eye acts
                1                         # attacks Hulk
                2                         # an Energy attack
                5                         # of 5 dice
                1                         # without Puny
                1
                HHHHH against BB-         # 3 damage
                2                         # Hulk is not pushed
                4                         # an effect:
                1                         # damage
                2                         # to Granite
                13                        # too much to be true: asked again
                2
                1
                1
                8
                3                         # the activation ends
                """), out);
        assertThat(text())
                .contains(
                        "Gamma Absorbers",
                        "Of which type is the attack of Falcon-eye on Hulk?",
                        "How much damage does Granite suffer?",
                        "! \"13\" is not a whole number from 1 to 12.");
        assertThat(play.state().hulk().damage()).isEqualTo(3);
        assertThat(play.state().frame().combatant(CombatantId.of("Granite")).damage())
                .isEqualTo(2);
    }

    @Test
    void wrongInputIsNamedAndChangesNothing() {
        var play = HulkCompanion.follow(Language.ENGLISH, typing("""
                0                         # choices are counted from 1
                99
                dance
                1                         # the team deploys
                1                         # and Hulk
                1
                1                         # Falcon-eye acts
                1                         # attacks Hulk
                0                         # no type of attack
                4                         # there are three
                1 2                       # one of them
                2                         # an Energy attack
                back                      # thinks better of it
                1
                2
                lots                      # of dice
                """), out);
        assertThat(text())
                .contains(
                        "! That is none of these, or more than one.", "! \"lots\" is not a whole number from 1 to 12.")
                .doesNotContain("Falcon-eye attacks Hulk");
        assertThat(play.steps()).hasSize(4);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "console/Companion",
                "encounter/ColossusCompanion",
                "encounter/HulkCompanion",
                "heroic/StormScene"
            })
    void aCompanionIsShort(String name) throws IOException {
        assertThat(Files.readAllLines(Path.of("src/main/java/io/github/crisisrules/example", name + ".java")))
                .hasSizeLessThanOrEqualTo(80);
    }
}
