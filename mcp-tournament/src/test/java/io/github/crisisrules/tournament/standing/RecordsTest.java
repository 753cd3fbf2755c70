package io.github.crisisrules.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class RecordsTest {
    private static PlayerRecord record(int player, int points) {
        return PlayerRecord.start(PlayerId.of(player)).withPoints(points).withRounds(1);
    }

    @Test
    void recordsAreEqualWhereThoseOfAllPlayersAre() {
        Records one = Records.of(record(1, 3), record(2, 0));
        assertThat(one)
                .isEqualTo(Records.of(Vector.of(record(2, 0), record(1, 3))))
                .hasSameHashCodeAs(Records.of(record(2, 0), record(1, 3)))
                .isNotEqualTo(Records.of(record(1, 3)))
                .isNotEqualTo(Records.of(record(1, 3), record(2, 1)))
                .hasToString("Records of 2 players");
        assertThat(Records.of(record(1, 3))).hasToString("Records of 1 player");
    }

    @Test
    void recordsOfDifferentPlayersAreReported() {
        assertThat(Records.of(record(1, 3)).hashCode())
                .isNotEqualTo(Records.of(record(1, 0)).hashCode());
    }

    /** Sixteen players after as many rounds as the first sixteen primes: the common denominator is beyond a long. */
    @Test
    @Verifies(EventRuleId.SOS)
    void strengthsWithAHugeDenominatorAreStillExact() {
        int[] rounds = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53};
        Vector<PlayerRecord> all = Vector.range(0, rounds.length)
                .map(i -> PlayerRecord.start(PlayerId.of(i + 1))
                        .withPoints(3)
                        .withRounds(rounds[i])
                        .withOpponents(Vector.of(PlayerId.of((i + 1) % rounds.length + 1))));
        Standings ranked = Ranking.of(Records.of(all), RandomTiebreak.of(Seed.of(1), 1));
        // Every player has met the next and has the strength 3 / that player's rounds: the last met the first, and
        // leads.
        assertThat(ranked.rows().head().strengthOfSchedule()).hasToString("3/2");
        assertThat(ranked.players().map(PlayerId::number))
                .isEqualTo(Vector.rangeClosed(1, 15).prepend(16));
        assertThat(ranked.rows().map(row -> row.strengthOfSchedule().toString()))
                .isEqualTo(Vector.ofAll(rounds).map(each -> each == 3 ? "1" : "3/" + each));
    }

    @Test
    void aBookHasTheMatchesOfEachPlayerInTheirOrder() {
        MatchResult first =
                MatchEnding.victory(PlayerId.of(1), 16, PlayerId.of(2), 9).result(Editions.CHALLENGER.scoring());
        MatchResult second =
                MatchEnding.draw(PlayerId.of(3), 5, PlayerId.of(1), 5).result(Editions.CHALLENGER.scoring());
        MatchHistory book = MatchHistory.of(Vector.of(first, second));
        assertThat(book.results()).containsExactly(first, second);
        assertThat(book.of(PlayerId.of(1)))
                .containsExactly(
                        new MatchHistory.FacedOpponent(first.first(), first.second()),
                        new MatchHistory.FacedOpponent(second.first(), second.second()));
        assertThat(book.of(PlayerId.of(9))).isEmpty();
        MatchHistory same = MatchHistory.of(Vector.of(first, second));
        assertThat(book)
                .isEqualTo(same)
                .hasSameHashCodeAs(same)
                .isNotEqualTo(MatchHistory.of(Vector.of(first)))
                .isNotEqualTo("a book")
                .hasToString("MatchHistory(" + first + ", " + second + ")");
        assertThat(book.hashCode())
                .isNotEqualTo(MatchHistory.of(Vector.of(first)).hashCode());
    }

    @Test
    void aDeskSaysWhatItWaitsFor() {
        assertThat(Desk.challenger("Saturday", Seed.of(1)).register("Ada", "Bruno"))
                .asString()
                .startsWith("Saturday, 2 players. More players are needed");
    }
}
