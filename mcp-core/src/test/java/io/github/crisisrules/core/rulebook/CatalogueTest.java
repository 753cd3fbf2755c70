package io.github.crisisrules.core.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class CatalogueTest {
    private static final String TEXT = """
            # a comment
            = The Document

            == First part

            EV-BYE done
              Odd number of players:
              somebody has a bye.

            EV-FAIR human
              Be fair.
              ! Only people can judge that;
              ! a form is offered.

            == Rulings
            I-EV-1 planned
              We read it so.
            """;

    @Test
    void entriesComeInPrintedOrderWithTheirHeadings() {
        Catalogue catalogue = Catalogue.parse(TEXT);

        assertThat(catalogue.entries())
                .containsExactly(
                        new RuleEntry(
                                "The Document",
                                "First part",
                                "EV-BYE",
                                "Odd number of players: somebody has a bye.",
                                RuleStatus.IMPLEMENTED,
                                ""),
                        new RuleEntry(
                                "The Document",
                                "First part",
                                "EV-FAIR",
                                "Be fair.",
                                RuleStatus.LEFT_TO_PEOPLE,
                                "Only people can judge that; a form is offered."),
                        new RuleEntry("The Document", "Rulings", "I-EV-1", "We read it so.", RuleStatus.PLANNED, ""));
        assertThat(catalogue.find("I-EV-1").map(RuleEntry::isRuling)).contains(true);
        assertThat(catalogue.find("EV-BYE").map(RuleEntry::isRuling)).contains(false);
        assertThat(catalogue.find("EV-NONE")).isEmpty();
    }

    @Test
    void aModuleGivesItsOwnCatalogue() {
        assertThat(CrisisRuleId.catalogue().find(CrisisRuleId.DIE).map(RuleEntry::status))
                .contains(RuleStatus.IMPLEMENTED);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.beside(String.class))
                .withMessage("The resource catalogue.txt is missing beside java.lang.String.");
    }

    @Test
    void aFileThatIsNoCatalogueIsRefusedWithTheReason() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.parse("EV-BYE done\n  Text.\nEV-BYE done\n  Again."))
                .withMessageContaining("EV-BYE is listed twice");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.parse("EV-BYE someday\n  Text."))
                .withMessageContaining("'someday'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.parse("EV-BYE done"))
                .withMessageContaining("no text");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.parse("EV-FAIR human\n  Be fair."))
                .withMessageContaining("says why");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.parse("lower-case done\n  Text."))
                .withMessageContaining("not a rule id");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.parse("EV-BYE\n  Text."))
                .withMessageContaining("Write 'ID status'");
        // A rule that is moved in by one blank is no line of text, which is moved in by two, and is not lost silently.
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.parse("EV-BYE done\n  Text.\n EV-FAIR done\n  Be fair."))
                .withMessage("The catalogue line ' EV-FAIR done' is not an entry. Write 'ID status'.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.parse("E done\n  Text."))
                .withMessageContaining("not a rule id");
    }

    @Test
    void aRuleBelongsToTheDocumentAndThePartAboveIt() {
        Catalogue two =
                Catalogue.parse("= One\nEV-A done\n  A.\n= Two\n== Part\nEV-B done\n  B.\n== Other\nEV-C done\n  C.");
        assertThat(two.entries().map(RuleEntry::document)).containsExactly("One", "Two", "Two");
        assertThat(two.entries().map(RuleEntry::heading)).containsExactly("One", "Part", "Other");
    }

    @Test
    void cataloguesAreEqualWhenTheirRulesAre() {
        Catalogue one = Catalogue.parse("EV-A done\n  A.");
        Catalogue other = Catalogue.parse("EV-B done\n  B.");
        assertThat(one)
                .isEqualTo(Catalogue.parse("EV-A done\n  A."))
                .isNotEqualTo(other)
                .isNotEqualTo("Catalogue");
        assertThat(one).hasSameHashCodeAs(Catalogue.parse("EV-A done\n  A.")).doesNotHaveSameHashCodeAs(other);
        assertThat(one).hasToString("Catalogue of 1 rule");
        assertThat(Catalogue.parse(TEXT)).hasToString("Catalogue of 3 rules");
    }

    private static boolean isId(String id) {
        try {
            new RuleEntry("The Document", "Part", id, "Text.", RuleStatus.IMPLEMENTED, "");
            return true;
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageEndingWith("is not a rule id. Use an id such as EV-BYE or I-EV-1.");
            assertThat(e.getMessage().length()).isLessThan(120);
            return false;
        }
    }

    @Test
    void anIdIsADocumentAndParts() {
        for (String id :
                new String[] {"EV-BYE", "I-EV-1", "CR-A-B-C", "MH-2", "I-II-I", "EV-1A2", "AZ-AZ-09", "ZA-0"}) {
            assertThat(isId(id)).as(id).isTrue();
        }
        for (String id : new String[] {
            "",
            "-",
            "EV",
            "EV-",
            "EV--BYE",
            "EV-BYE-",
            "-EV-BYE",
            "E-BYE",
            "EVE-BYE",
            "EV-bye",
            "ev-BYE",
            "I-",
            "I-EV",
            "I-1-A",
            "EV-BY\u00c9",
            "EV BYE",
            "EV-BYE\n",
            "1V-BYE",
            "EV-\u0661",
            "E@-A",
            "E[-A",
            "EV-@",
            "EV-[",
            "EV-/",
            "EV-:"
        }) {
            assertThat(isId(id)).as(id).isFalse();
        }
    }

    @Test
    void aLongIdIsRefusedAndOverflowsNothing() {
        assertThat(isId("EV" + "-A".repeat(99))).isTrue();
        assertThat(isId("EV" + "-A".repeat(100))).isFalse();
        assertThat(isId("EV" + "-A".repeat(2_000))).isFalse();
        assertThat(isId("EV" + "-A".repeat(500_000))).isFalse();
        assertThat(isId("EV" + "-A".repeat(500_000) + "-")).isFalse();
    }
}
