package io.github.crisisrules.tournament.desk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.desk.TournamentCommand.OpenEvent;
import io.github.crisisrules.tournament.desk.TournamentCommand.PairRound;
import io.github.crisisrules.tournament.desk.TournamentCommand.RegisterPlayer;
import io.github.crisisrules.tournament.desk.TournamentCommand.ReportResult;
import io.github.crisisrules.tournament.event.EventFormat;
import io.github.crisisrules.tournament.event.Structure;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.Pairing;
import org.junit.jupiter.api.Test;

class LargeEventTest {
    @Test
    void aHundredThousandPlayersRegisterPlayARoundAndAreRanked() {
        Desk desk = Desk.open(Announcement.of("Large", EventFormat.CHALLENGER), Seed.of(1));
        for (int i = 1; i <= 100_001; i++) {
            desk = desk.give(new RegisterPlayer("Player " + i)).get();
        }
        desk = desk.give(new OpenEvent()).get();
        desk = desk.give(new PairRound()).get();
        for (Pairing pairing : desk.state().round().get().tables().pairs()) {
            desk = desk.give(new ReportResult(MatchEnding.victory(pairing.first(), 16, pairing.second(), 9)))
                    .get();
        }
        assertThat(desk.state().structure()).contains(Structure.withCut(5, 16));
        assertThat(desk.state().standings().rows()).hasSize(100_001);
        assertThat(desk.state().standings().rows().head().points()).isEqualTo(3);
        assertThat(desk.state().round().get().tables().pairs()).hasSize(50_000);
    }
}
