package io.github.crisisrules.tournament.game;

import static io.github.crisisrules.tournament.game.EventFixture.p;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.game.TournamentCommand.EjectPlayer;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.PartialScore;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.ruling.Offence;
import org.junit.jupiter.api.Test;

/** Whoever leaves during an open match concedes it, and the desk says so. */
class LeavingTest {
    private static final Announcement EVENT = Announcement.of("Leaving", Editions.CHALLENGER);

    private static EventFixture playing() {
        return EventFixture.of(EVENT, 4).paired("A v B", "C v D");
    }

    @Test
    @Verifies({EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES, EventRuleId.CONCEDE})
    void aNoShowConcedesTheMatchAndTheEventShowsIt() {
        EventFixture table = playing();
        assertThat(table.desk().noShow("A").lastSentences())
                .containsExactly(
                        "A leaves an open match. Table 1: A concedes to B.", "A drops out of the event: no show.");
        assertThat(table.drop("A").desk().play().log().init().last().rules())
                .contains(EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES);
        // Between rounds there is nothing to concede.
        assertThat(playing().reported("A 16-3 B").drop("A").desk().lastSentences())
                .containsExactly("A drops out of the event: own wish.");
    }

    @Test
    @Verifies({EventRuleId.ABSENT_AFTER_PAIRING_CONCEDES, EventRuleId.CONCEDE, EventRuleId.CONCEDER_KEEPS_VPS})
    void theVpsSoFarCountWhereTheyAreReported() {
        assertThat(playing().desk().drop("A", DropReason.UNABLE, 6, 17).lastSentences())
                .startsWith("A leaves an open match. Table 1: A concedes to B at 6–17.");
        assertThat(playing().desk().drop("A", DropReason.UNABLE, 6, 3).lastSentences())
                .startsWith("A leaves an open match. Table 1: A concedes to B at 6–3.");
        EventFixture table = playing()
                .give(new EjectPlayer(
                        p("A"), Offence.VIOLENCE, EVENT.officials().organizer(), new PartialScore(2, 15)));
        assertThat(table.state().round().get().endings().head())
                .contains(MatchEnding.concession(p("A"), 2, p("B"), 15));
        assertThat(table.desk()
                        .play()
                        .steps()
                        .last()
                        .command()
                        .describe(table.state().wording()))
                .isEqualTo("Eject A for violence or a threat of it, at 2–15");
        assertThatThrownBy(() -> new PartialScore(-1, 3)).hasMessageContaining("-1");
    }
}
