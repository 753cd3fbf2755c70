package io.github.crisisrules.tournament.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class LargeEventTest {
    @Test
    void aHundredThousandPlayersRegisterPlayARoundAndAreRanked() {
        Desk desk = Desk.of(Announcement.of("Large", Editions.CHALLENGER), Seed.of(1))
                .register(Vector.rangeClosed(1, 100_001).map(i -> "Player " + i))
                .open()
                .pairRound();
        for (RoundMatch match : desk.openMatches()) {
            desk = desk.report(MatchEnding.victory(
                    match.pairing().first(), 16, match.pairing().second(), 9));
        }
        assertThat(desk.state().structure()).contains(Structure.withCut(5, 16));
        assertThat(desk.state().standings().rows()).hasSize(100_001);
        assertThat(desk.state().standings().rows().head().points()).isEqualTo(3);
        assertThat(desk.state().round().get().tables().pairs()).hasSize(50_000);
    }
}
