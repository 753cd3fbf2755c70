package io.github.crisisrules.tournament.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.TextTable;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class EventPacketTest {
    private static final Seed SEED = Seed.ofWords("rain on Saturday");
    private static final String SALT = "said aloud";

    /** Two Swiss rounds of five with a bye each, a final of the best two. */
    private static Desk played() {
        Desk desk = Desk.of(
                        Announcement.builder()
                                .name("Saturday*")
                                .edition(Editions.CHALLENGER)
                                .structure(Structure.withCut(2, 2))
                                .seedCommitment(SeedCommitment.of(SEED, SALT))
                                .build(),
                        SEED)
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .open();
        desk = round(round(desk)).cut();
        return round(desk).close();
    }

    private static Desk round(Desk before) {
        Desk desk = before.pairRound();
        for (RoundMatch match : desk.openMatches()) {
            desk = desk.report(MatchEnding.victory(
                    match.pairing().first(), 16, match.pairing().second(), 9));
        }
        return desk;
    }

    @Test
    @Verifies(EventRuleId.ANNOUNCE)
    void everythingToPublishIsInOnePage() {
        Desk desk = played();
        EventPacket packet = desk.packet(SALT);
        assertThat(packet.rounds()).hasSize(2);
        assertThat(packet.rounds().map(part -> part.reasons().size())).containsExactly(5, 5);
        assertThat(packet.cut().get().rows()).hasSize(2);
        assertThat(packet.ranking().texts().head().get(1))
                .isEqualTo(desk.name(desk.champion().get()));
        String page = packet.markdown();
        assertThat(page)
                .startsWith("# Saturday\\*\n\n### Saturday\\*\n")
                .contains("## Round 1", "## Round 2", "## Cut", "## Final rounds", "## Ranking", "## Seed")
                .contains("| bye |", "Standings after round 2", "is ranked 1 with")
                .contains(
                        "- Seed: `" + SEED + "`",
                        SeedCommitment.of(SEED, SALT).sha256(),
                        "It was published before round 1.");
        Vector.of(
                        desk.announcement(),
                        desk.pairings(1),
                        desk.results(2),
                        desk.standings(2),
                        desk.bracket(),
                        desk.finalRanks())
                .forEach(table -> assertThat(page).contains(table.markdown()));
        Vector.of("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .forEach(player -> assertThat(page).contains(TextTable.escaped(desk.whyRank(player))));
    }

    @Test
    void theSeedIsSecretUntilTheEventIsOver() {
        Desk over = played();
        assertThat(over.packet().markdown())
                .doesNotContain(SEED.toString(), SALT)
                .contains("is revealed when the event is over");
        assertThat(over.undo().packet().ranking().rows()).isNotEmpty();
        assertThatThrownBy(() -> over.undo().packet(SALT))
                .hasMessage("It is not possible to reveal the seed after the progression cut. Close the event first.");
        assertThatThrownBy(() -> over.packet("another"))
                .isInstanceOf(RefusedException.class)
                .hasMessageStartingWith("The salt and the seed do not match the commitment");
        assertThat(Desk.challenger("New", SEED).packet().rounds()).isEmpty();
    }
}
