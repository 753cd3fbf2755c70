package io.github.crisisrules.json.interchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.RoundMatch;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** The largest and smallest values that are imported, and the events that cannot be. */
class ImportBoundsTest {
    private static final int MAX = ImportedTable.Seat.MAX;

    private static ImportedPlayer player(int id, String name) {
        return new ImportedPlayer(PlayerId.of(id), name);
    }

    private static ImportedTable.Seat seat(int id, int points, int vps) {
        return new ImportedTable.Seat(PlayerId.of(id), points, vps);
    }

    private static Either<ImportRefusal, ImportedEvent> nrtm(int score) {
        return NrtmJson.read(
                "{\"players\":[{\"id\":1},{\"id\":2}],\"rounds\":[[{\"player1\":{\"id\":1,\"combinedScore\":" + score
                        + "},\"player2\":{\"id\":2,\"combinedScore\":0}}]]}");
    }

    @Test
    void aSeatHasAnyPointsUpToTheMaximum() {
        assertThat(seat(1, MAX, MAX).vps()).isEqualTo(MAX);
        for (int wrong : new int[] {-1, MAX + 1}) {
            assertThatIllegalArgumentException().isThrownBy(() -> seat(1, wrong, 0));
            assertThatIllegalArgumentException().isThrownBy(() -> seat(1, 0, wrong));
        }
    }

    @Test
    void aScoreIsReadUpToTheMaximumAndAPenaltyDownToIt() {
        assertThat(nrtm(MAX).get().records().of(PlayerId.of(1)).points()).isEqualTo(MAX);
        assertThat(nrtm(-MAX).get().penalties()).hasSize(1);
        assertThat(nrtm(0).get().penalties()).isEmpty();
        for (int wrong : new int[] {-MAX - 1, MAX + 1}) {
            assertThat(nrtm(wrong).getLeft().fault()).isEqualTo(new ImportFault.ScoreTooLarge(wrong, MAX));
        }
    }

    @Test
    void playersAreNumberedInOrderAndListedBeforeTheySit() {
        Vector<ImportedPlayer> players = Vector.of(player(1, "Ada"), player(2, "Bo"));
        Vector<Vector<ImportedTable>> stranger =
                Vector.of(Vector.of(new ImportedTable(Vector.of(seat(1, 3, 0), seat(3, 0, 0)))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ImportedEvent("x", players.reverse(), Vector.empty()))
                .withMessage("Player #2 is at position 1. List the players in the order of their numbers, from 1.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ImportedEvent("x", players, stranger))
                .withMessage("Player #3 of round 1 is not one of the 2 players. List the player.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ImportedEvent("x", players, Vector.of(Vector.empty())))
                .withMessageContaining("Round 1 has no tables.");
    }

    @Test
    void onlyRoundsWithAllResultsAreExported() {
        Desk desk = Desk.challenger("Club night", Seed.of(1))
                .register("Ada", "Bo", "Chidi", "Dana")
                .open()
                .pairRound();
        for (RoundMatch match : desk.openMatches()) {
            assertThat(ImportedEvent.of(desk.state()).rounds()).isEmpty();
            assertThat(ResultsCsv.write(desk.state()))
                    .isEqualTo("round,player1,points1,vps1,player2,points2,vps2\n"
                            + ",Ada,,,,,\n,Bo,,,,,\n,Chidi,,,,,\n,Dana,,,,,\n");
            desk = desk.report(MatchEnding.victory(
                    match.pairing().first(), 16, match.pairing().second(), 3));
        }
        assertThat(ImportedEvent.of(desk.state()).rounds()).hasSize(1);
    }

    @Test
    void aFieldIsQuotedOnlyWhereItMustBe() {
        assertThat(CsvLines.quoted("Ada")).isEqualTo("Ada");
        assertThat(CsvLines.quoted(" Ada")).isEqualTo("\" Ada\"");
        assertThat(CsvLines.quoted("Ada, C")).isEqualTo("\"Ada, C\"");
        assertThat(CsvLines.quoted("=1")).isEqualTo("'=1");
        assertThat(CsvLines.quoted("'")).isEqualTo("'");
        assertThat(CsvLines.quoted("")).isEmpty();
        for (String name : Vector.of("'=1", "=1", "' -2", "'Ada", "''@x", "'")) {
            assertThat(CsvLines.unguarded(CsvLines.quoted(name))).isEqualTo(name);
        }
    }

    @Test
    void aLineMayHaveAHundredFieldsAndTenThousandCharacters() {
        String heading = "round,player1,points1,player2,points2";
        String fields = heading + ",".repeat(95);
        assertThat(ResultsCsv.read("x", fields).isRight()).isTrue();
        assertThat(ResultsCsv.read("x", fields + ",").getLeft().fault()).isEqualTo(new ImportFault.TooManyFields(100));
        String line = heading + "," + "x".repeat(9_999 - heading.length());
        assertThat(ResultsCsv.read("x", line).isRight()).isTrue();
        assertThat(ResultsCsv.read("x", line + "x").getLeft().fault())
                .isEqualTo(new ImportFault.TooLong(200_000, 10_000));
    }

    @Test
    void aTableMayHaveTwoHundredThousandLinesAndTwentyMillionCharacters() {
        String heading = "round,player1,points1,player2,points2\n";
        String most = heading + "\n".repeat(199_999);
        assertThat(ResultsCsv.read("x", most).isRight()).isTrue();
        assertThat(ResultsCsv.read("x", most + "\n").getLeft())
                .isEqualTo(new ImportRefusal("/200001", new ImportFault.TooLong(200_000, 10_000)));
        String longest = "x".repeat(20_000_000);
        assertThat(ResultsCsv.read("x", longest).getLeft())
                .isEqualTo(new ImportRefusal("/1", new ImportFault.TooLong(200_000, 10_000)));
        assertThat(ResultsCsv.read("x", longest + "x").getLeft())
                .isEqualTo(new ImportRefusal("", new ImportFault.TooManyCharacters(20_000_000)));
    }
}
