package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.HostileText;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.prompt.Form;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.game.TournamentCommand.EnterLate;
import io.github.crisisrules.tournament.game.TournamentCommand.RegisterPlayer;
import io.github.crisisrules.tournament.game.rule.RegistrationRules;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.OfficialsViolation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Whatever is typed as a name is accepted or refused with a sentence; nothing is thrown. */
class HostileNamesTest {
    private static final Desk ADA = Desk.challenger("Names", Seed.of(1)).register("Ada");

    private static String refusal(String name) {
        return ADA.attempt(new RegisterPlayer(name))
                .getLeft()
                .describe(ADA.state().wording());
    }

    @Test
    void invalidNamesAreRefused() {
        assertThat(ADA.attempt(new RegisterPlayer("a\tb")).getLeft()).isInstanceOf(NameViolation.NotPrintable.class);
        assertThat(ADA.attempt(new RegisterPlayer("x".repeat(201))).getLeft())
                .isInstanceOf(NameViolation.TooLong.class);
        assertThat(ADA.attempt(new RegisterPlayer("\n")).getLeft()).isEqualTo(new NameViolation.Blank());
        assertThat(ADA.register("Bruno", "Chidi", "Dana")
                        .open()
                        .attempt(new EnterLate("\ud800"))
                        .getLeft())
                .isInstanceOf(NameViolation.NotPrintable.class);
        assertThatThrownBy(() -> ADA.register("Bruno", "a\nb")).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> ADA.player("a\nb" + "x".repeat(100_000)))
                .isInstanceOf(RefusedException.class)
                .hasMessageStartingWith("No player is registered as \"a\ufffdbxxx")
                .hasMessageContaining("…\"");
    }

    @Test
    void aNameThatOnlyLooksLikeAnotherIsDistinguishedFromIt() {
        assertThat(refusal("ADA"))
                .isEqualTo(
                        "\"ADA\" is the name of Ada, who is registered already, or looks like it. Capitals, blanks, invisible"
                                + " characters and the way accents are written do not make another name. Enter a name that differs.");
        assertThat(refusal("A\u200bda"))
                .startsWith(
                        "\"A\u200bda\" is the name of Ada, who is registered already, or looks like it. Capitals, blanks")
                .endsWith("Enter a name that differs.");
        Desk zoe = ADA.register("Zo\u00eb");
        assertThat(zoe.attempt(new RegisterPlayer("Zoe\u0308")).isLeft()).isTrue();
        assertThat(zoe.attempt(new RegisterPlayer("Zoe")).isRight()).isTrue();
    }

    @Test
    void anEventHasANameToo() {
        assertThat(Tournament.start(Announcement.of("Spring\nCup", Editions.CHALLENGER), Seed.of(1))
                        .getError()
                        .map(RuleViolation::describe))
                .containsExactly("\"Spring\ufffdCup\" has a character that cannot be printed: U+000A at position 7. "
                        + "Leave it out.");
        assertThat(Tournament.start(Announcement.of(" ", Editions.CHALLENGER), Seed.of(1))
                        .isInvalid())
                .isTrue();
    }

    @Test
    void exactlyTheTextsWithinTheFormAreAccepted() {
        RandomSource random = Seed.of(8).random();
        Desk desk = Desk.challenger("Names", Seed.of(1));
        int accepted = 0;
        for (int i = 0; i < 3_000; i++) {
            String name = HostileText.NAMES.one(random);
            Form.Text form =
                    (Form.Text) new TournamentQuestion.NewPlayerName(RegistrationRules.taken(desk.state())).form();
            Either<RuleViolation, Desk> after = desk.attempt(new RegisterPlayer(name));
            assertThat(after.isRight()).as(PlainName.shown(name)).isEqualTo(form.accepts(name));
            if (after.isRight()) {
                desk = after.get();
                accepted++;
                assertThat(desk.player(name).number()).isEqualTo(accepted);
            } else {
                assertThat(after.getLeft().describe(desk.state().wording()).lines())
                        .hasSize(1);
            }
            desk = desk.state().entries().size() > 60 ? Desk.challenger("Names", Seed.of(1)) : desk;
            accepted = desk.state().entries().size();
        }
        assertThat(accepted).isPositive();
    }

    @Test
    void aNameThatIsEasilyTakenForAnotherIsReported() {
        // A Cyrillic A.
        Desk both = ADA.register("\u0410da");
        assertThat(both.lastSentences())
                .containsExactly(
                        "\u0410da is registered.",
                        "The name of player 2, \u0410da, is easily taken for that of player 1, Ada. "
                                + "Make sure that they are two people.");
        assertThat(both.state().entries()).hasSize(2);
        assertThat(both.play().steps().last().state())
                .isEqualTo(both.play().replay().get().state());
        assertThat(ADA.register("Adam").lastSentences()).containsExactly("Adam is registered.");
        assertThat(ADA.register("Bruno", "Chidi", "Dana")
                        .open()
                        .enterLate("Ad\u0430")
                        .lastSentences())
                .anyMatch(words -> words.contains("easily taken"));
        Desk taken = Desk.challenger("Names", Seed.of(1))
                .apply(new TournamentCommand.ImportEvent(Vector.of("Bob", "B0b", "Cy"), Vector.empty()));
        assertThat(taken.lastSentences())
                .hasSize(4)
                .element(2)
                .asString()
                .contains("player 2, B0b")
                .contains("player 1, Bob");
    }

    @Test
    void wordsOfOfficialsCanBePrinted() {
        Desk desk = ADA;
        Official watcher = Official.of("the organizer");
        for (String words : Vector.of("a\tb", "\ud800", "x".repeat(501), "a\u2028b")) {
            assertThat(desk.attempt(new TournamentCommand.GiveRuling(watcher, words))
                            .getLeft())
                    .isInstanceOf(NameViolation.class);
            assertThat(desk.attempt(new TournamentCommand.HearAppeal(1, watcher, Option.some(words)))
                            .getLeft())
                    .isInstanceOf(NameViolation.class);
            assertThat(desk.attempt(new TournamentCommand.EndEvent(words)).getLeft())
                    .isEqualTo(new TournamentViolation.MissingReason());
            Announcement plain = Announcement.of("Names", Editions.CHALLENGER);
            assertThat(Tournament.start(plain.withTimelineName(Option.some(words)), Seed.of(1))
                            .isInvalid())
                    .isTrue();
            assertThat(Tournament.start(plain.withSpecialRules(Vector.of(words.repeat(3))), Seed.of(1))
                            .isInvalid())
                    .isTrue();
            assertThatIllegalArgumentException().isThrownBy(() -> Official.of(words));
        }
        assertThat(desk.attempt(new TournamentCommand.GiveRuling(watcher, "x".repeat(500)))
                        .isRight())
                .isTrue();
    }

    @Test
    void aWatcherDoesNotPlayUnderASpellingThatLooksTheSame() {
        assertThat(ADA.attempt(new RegisterPlayer("The\u00a0organ\u200bizer")).getLeft())
                .isInstanceOf(OfficialsViolation.WatcherPlays.class);
    }
}
