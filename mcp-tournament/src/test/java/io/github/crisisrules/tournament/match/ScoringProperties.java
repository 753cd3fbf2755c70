package io.github.crisisrules.tournament.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Laws of the scores of matches. */
class ScoringProperties {
    private static final PlayerId ADA = PlayerId.of(1);
    private static final PlayerId BRUNO = PlayerId.of(2);

    @Property(tries = 200)
    @Verifies({EventRuleId.VICTORY, EventRuleId.WINNER_MAY_HAVE_FEWER_VPS})
    void aVictoryIsWonByItsWinnerWhateverTheVpsWhichBothKeep(
            @ForAll @IntRange(max = 40) int winner, @ForAll @IntRange(max = 40) int loser) {
        for (MatchResult result : new MatchResult[] {
            Scoring.victory(new Tally(ADA, winner), new Tally(BRUNO, loser)),
            swapped(Scoring.victory(new Tally(BRUNO, winner), new Tally(ADA, loser)))
        }) {
            assertThat(result.of(ADA)).isEqualTo(new Score(ADA, Outcome.WIN, winner));
            assertThat(result.of(BRUNO)).isEqualTo(new Score(BRUNO, Outcome.LOSS, loser));
        }
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.TIME, EventRuleId.WINNER_MAY_HAVE_FEWER_VPS})
    void onTimeTheVpsAloneDecideAndNotTheOrderOfThePlayers(
            @ForAll @IntRange(max = 40) int ada, @ForAll @IntRange(max = 40) int bruno) {
        MatchResult result = Scoring.time(new Tally(ADA, ada), new Tally(BRUNO, bruno));
        assertThat(Scoring.time(new Tally(BRUNO, bruno), new Tally(ADA, ada))).isEqualTo(result);
        assertThat(swapped(Scoring.time(new Tally(BRUNO, ada), new Tally(ADA, bruno))))
                .isEqualTo(result);
        assertThat(result.isDraw()).isEqualTo(ada == bruno);
        assertThat(result.winner()).isEqualTo(io.vavr.control.Option.when(ada != bruno, ada > bruno ? ADA : BRUNO));
        assertThat(result.of(ADA).vps() + result.of(BRUNO).vps()).isEqualTo(ada + bruno);
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.CONCEDE, EventRuleId.CONCEDER_KEEPS_VPS})
    void aConcessionCostsTheConcederNoVpsAndGivesTheOpponentNoFewerThanABye(
            @ForAll @IntRange(max = 40) int conceding, @ForAll @IntRange(max = 40) int opponent) {
        MatchResult result =
                Editions.CHALLENGER.scoring().concession(new Tally(BRUNO, conceding), new Tally(ADA, opponent));
        assertThat(result.of(BRUNO)).isEqualTo(new Score(BRUNO, Outcome.LOSS, conceding));
        assertThat(result.winner()).contains(ADA);
        int given = result.of(ADA).vps();
        assertThat(given)
                .isGreaterThanOrEqualTo(opponent)
                .isGreaterThanOrEqualTo(Editions.CHALLENGER.scoring().bye(ADA).vps());
        assertThat(given == opponent || given == 14).isTrue();
    }

    @Property(tries = 50)
    @Verifies({EventRuleId.WINNER_MAY_HAVE_FEWER_VPS, EventRuleId.CONCEDER_KEEPS_VPS, EventRuleId.DRAW})
    void aDeclinedMatchAndAnUnpairedLossScoreNoVpsForAnyPlayer(
            @ForAll @IntRange(min = 1, max = 500) int number, @ForAll @IntRange(min = 501, max = 900) int other) {
        MatchResult declined =
                MatchEnding.declined(PlayerId.of(number), PlayerId.of(other)).result(Editions.CHALLENGER.scoring());
        assertThat(declined.isDraw()).isTrue();
        assertThat(declined.first().vps() + declined.second().vps()).isZero();
        assertThat(Scoring.unpairedLoss(PlayerId.of(number)))
                .isEqualTo(new Score(PlayerId.of(number), Outcome.LOSS, 0));
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.VICTORY, EventRuleId.TIME, EventRuleId.CONCEDE, EventRuleId.DRAW})
    void everyEndingIsDescribedWithBothPlayersAndCountsAsItsKindSays(
            @ForAll EndingKind kind, @ForAll @IntRange(max = 40) int ada, @ForAll @IntRange(max = 40) int bruno) {
        MatchEnding ending = kind.of(ADA, ada, BRUNO, bruno);
        assertThat(ending.describe()).contains(Wording.ENGLISH.text(ADA), Wording.ENGLISH.text(BRUNO));
        assertThat(ending.describeManner(Wording.ENGLISH)).isNotBlank();
        assertThat(ending.pairing()).isEqualTo(Pairing.of(BRUNO, ADA));
        // The points of a match are those of a win, or of two draws.
        Scoring scoring = Editions.CHALLENGER.scoring();
        MatchResult result = ending.result(scoring);
        int points = scoring.points().points(result.first().outcome())
                + scoring.points().points(result.second().outcome());
        assertThat(points).isEqualTo(result.isDraw() ? 2 : 3);
        assertThat(ending.wonBy()).isEqualTo(result.winner());
        assertThat(ending.pairing()).isEqualTo(result.pairing());
    }

    /** The result with the two players renamed into each other. */
    private static MatchResult swapped(MatchResult result) {
        return new MatchResult(
                new Score(ADA, result.second().outcome(), result.second().vps()),
                new Score(BRUNO, result.first().outcome(), result.first().vps()));
    }
}
