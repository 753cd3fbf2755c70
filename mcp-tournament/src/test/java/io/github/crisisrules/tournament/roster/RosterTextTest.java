package io.github.crisisrules.tournament.roster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.HostileText;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class RosterTextTest {
    private static Vector<DesignatedRoster> read(String text) {
        return RosterText.read(text).get();
    }

    private static Seq<String> faults(String text) {
        return RosterText.read(text).getError().map(UnreadableLine::describe);
    }

    @Test
    void eachLineIsACard() {
        RosterSubmission roster = RosterSubmission.builder()
                .addCharacters(CharacterCard.of("Hero", "Alter ego", 3, 2))
                .addTactics(TacticCard.of("Plan"))
                .addCrises(CrisisCard.secure("S", 17), CrisisCard.extract("X", 18))
                .build();
        assertThat(read("  character : Hero/ Alter ego /3 / 2\n\nTACTIC: Plan\r\nSecure: S / 17\nExtract: X / 18\n"))
                .containsExactly(new DesignatedRoster(1, roster));
    }

    @Test
    void aLineBeginsEachRosterOfATimelineList() {
        String three = "Tactic: A\nRoster 2\nTactic: B\nroster 3\nTactic: C\nTactic: D";
        assertThat(read(three).map(DesignatedRoster::designation)).containsExactly(1, 2, 3);
        assertThat(read(three)).isEqualTo(read("Roster 1\n" + three));
        assertThat(read(three).map(each -> each.roster().tactics().size())).containsExactly(1, 1, 2);
        assertThat(read("Roster 2\nTactic: B\nRoster 2\nTactic: C").map(DesignatedRoster::designation))
                .as("the rules of lists refuse it, not the reader")
                .containsExactly(2, 2);
        assertThat(read("")).as("an empty list is one that the rules refuse").hasSize(1);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        String one = "Character: Hero / Alter ego / 3 / 2\nTactic: Plan\nSecure: S / 17\nExtract: X / 18";
        assertThat(RosterText.write(read(one)).mkString("\n")).isEqualTo(one);
        String three = "Roster 1\nTactic: A\nRoster 2\nTactic: B\nRoster 3\nTactic: C";
        assertThat(RosterText.write(read(three)).mkString("\n")).isEqualTo(three);
    }

    @Test
    void everyLineThatCannotBeReadIsReported() {
        assertThat(faults("Charakter: x\nTactic: A\nHero\nSecure: S\nExtract: X / many\nCharacter:  / y / 3 / 2"))
                .containsExactly(
                        "Line 1 cannot be read. \"Charakter\" is not a kind of card. Write Character, Tactic, Secure or"
                                + " Extract.",
                        "Line 3 cannot be read. It does not begin with a kind of card and a colon. Write Character,"
                                + " Tactic, Secure or Extract first.",
                        "Line 4 cannot be read. It has 1 part, not 2. Write \"Secure: Name / threat\".",
                        "Line 5 cannot be read. \"many\" is not a number from 0 to 9999. Write one such as 3.",
                        "Line 6 cannot be read. The name is empty. Enter a name that can be read.");
        assertThat(faults(": A"))
                .containsExactly(
                        "Line 1 cannot be read. \"\" is not a kind of card. Write Character, Tactic, Secure or Extract.");
    }

    /** A slash in a title cannot be distinguished from the one before the next part: every kind counts its parts. */
    @Test
    void everyKindOfCardHasItsNumberOfParts() {
        assertThat(faults("Tactic: A / B\nSecure: S / 15 / x\nExtract: X / 15 / x\nCharacter: x / y / 3"))
                .containsExactly(
                        "Line 1 cannot be read. It has 2 parts, not 1. Write \"Tactic: Name\".",
                        "Line 2 cannot be read. It has 3 parts, not 2. Write \"Secure: Name / threat\".",
                        "Line 3 cannot be read. It has 3 parts, not 2. Write \"Extract: Name / threat\".",
                        "Line 4 cannot be read. It has 3 parts, not 4. Write \"Character: Name / Alter ego / threat /"
                                + " size\".");
    }

    @Test
    void anyTypedTextIsReadOrRefusedLineByLine() {
        RandomSource random = Seed.of(19).random();
        for (int i = 0; i < 2_000; i++) {
            String name = HostileText.NAMES.one(random);
            var read = RosterText.read("Roster 1\nTactic: " + name + "\n" + name + "\nSecure: " + name + " / " + name);
            assertThat(read.isInvalid()).as(name).isTrue();
            read.getError().forEach(line -> assertThat(line.describe().lines()).hasSize(1));
        }
    }
}
