package io.github.crisisrules.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.match.MatchResult;
import io.github.crisisrules.tournament.match.Outcome;
import io.github.crisisrules.tournament.match.Score;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Laws of the tiebreakers that only house events use. */
class HouseTiebreakProperties {
    private static final Vector<PlayerId> PLAYERS = Vector.rangeClosed(1, 5).map(PlayerId::of);

    /** Up to twelve results between five players, won by either or drawn, with any VPs: a concession may win with fewer. */
    @Provide
    Arbitrary<Vector<MatchResult>> results() {
        Arbitrary<Integer> vps = Arbitraries.integers().between(0, 22);
        return Combinators.combine(
                        Arbitraries.integers().between(0, 4),
                        Arbitraries.integers().between(1, 4),
                        vps,
                        vps,
                        Arbitraries.of(Outcome.class))
                .as((one, step, own, others, outcome) -> result(
                        new Score(PLAYERS.get(one), outcome, own),
                        new Score(PLAYERS.get((one + step) % 5), outcome.opposite(), others)))
                .list()
                .ofMaxSize(12)
                .map(Vector::ofAll);
    }

    private static MatchResult result(Score one, Score other) {
        return one.player().compareTo(other.player()) < 0 ? new MatchResult(one, other) : new MatchResult(other, one);
    }

    private static Ratio sum(Vector<Ratio> ratios) {
        return ratios.foldLeft(Ratio.ZERO, Ratio::plus);
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void winsAndVpsAreConservedBetweenThePlayers(@ForAll("results") Vector<MatchResult> results) {
        MatchHistory matches = MatchHistory.of(results);
        int decided = results.count(result -> result.first().outcome() != Outcome.DRAW);
        assertThat(sum(PLAYERS.map(player -> HouseTiebreaks.wins(matches, player))))
                .isEqualTo(Ratio.of(decided));
        assertThat(sum(PLAYERS.map(player -> HouseTiebreaks.vpDifference(matches, player))))
                .isEqualTo(Ratio.ZERO);
        assertThat(sum(PLAYERS.map(player -> HouseTiebreaks.winShare(matches, player)
                        .times(matches.of(player).size()))))
                .as("each match is one win, or two halves")
                .isEqualTo(Ratio.of(results.size()));
        assertThat(sum(PLAYERS.map(player -> HouseTiebreaks.opponentsWinShare(matches, player)
                        .times(matches.of(player).size()))))
                .as("each player's share counts once for each match")
                .isEqualTo(sum(PLAYERS.map(player -> HouseTiebreaks.winShare(matches, player)
                        .times(matches.of(player).size()))));
        assertThat(matches.results()).isEqualTo(results);
        assertThat(matches).isEqualTo(MatchHistory.of(results));
        assertThat(matches.equals(MatchHistory.of(Vector.empty()))).isEqualTo(results.isEmpty());
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void eachFigureIsWhatItIsMatchByMatch(
            @ForAll("results") Vector<MatchResult> results, @ForAll @IntRange(max = 22) int cap) {
        MatchHistory matches = MatchHistory.of(results);
        for (PlayerId player : PLAYERS) {
            Vector<MatchHistory> each = results.map(result -> MatchHistory.of(Vector.of(result)));
            assertThat(sum(each.map(one -> HouseTiebreaks.wins(one, player))))
                    .isEqualTo(HouseTiebreaks.wins(matches, player));
            assertThat(sum(each.map(one -> HouseTiebreaks.vpDifference(one, player))))
                    .isEqualTo(HouseTiebreaks.vpDifference(matches, player));
            assertThat(sum(each.map(one -> HouseTiebreaks.marginOfVictory(one, player, cap))))
                    .isEqualTo(HouseTiebreaks.marginOfVictory(matches, player, cap));
            for (MatchHistory one : each) {
                Ratio margin = HouseTiebreaks.marginOfVictory(one, player, cap);
                Ratio difference = HouseTiebreaks.vpDifference(one, player);
                boolean won = HouseTiebreaks.wins(one, player).equals(Ratio.ONE);
                assertThat(margin)
                        .isEqualTo(
                                won && difference.compareTo(Ratio.ZERO) > 0
                                        ? difference.compareTo(Ratio.of(cap)) < 0 ? difference : Ratio.of(cap)
                                        : Ratio.ZERO);
            }
        }
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void headToHeadSharesTheMatchesOfAGroupThatHasMetAndIsNothingOtherwise(
            @ForAll("results") Vector<MatchResult> results, @ForAll @IntRange(min = 2, max = 3) int size) {
        MatchHistory matches = MatchHistory.of(results);
        Vector<PlayerId> group = PLAYERS.take(size);
        Vector<MatchResult> within =
                results.filter(result -> group.contains(result.first().player())
                        && group.contains(result.second().player()));
        int pairs = within.map(result -> Vector.of(
                                result.first().player(), result.second().player())
                        .toSet())
                .distinct()
                .size();
        assertThat(sum(group.map(player -> HouseTiebreaks.headToHead(matches, player, group))))
                .isEqualTo(pairs == size * (size - 1) / 2 ? Ratio.of(within.size()) : Ratio.ZERO);
    }

    @Property
    void eachTiebreakerHasItsOwnWordsAndARule(
            @ForAll Tiebreaker one, @ForAll Tiebreaker other, @ForAll Language language) {
        Wording wording = Wording.ENGLISH.in(language);
        assertThat(one.rule()).isNotBlank();
        assertThat(one.heading(wording).equals(other.heading(wording))).isEqualTo(one == other);
        assertThat(one.criterion(wording).equals(other.criterion(wording))).isEqualTo(one == other);
        assertThat(one.describe(wording)).isNotBlank();
    }

    @Property
    void aCapIsPartOfTheChainAndOfItsWords(@ForAll @IntRange(min = 1, max = 30) int cap) {
        TiebreakChain chain = TiebreakChain.of(Tiebreaker.EVENT_POINTS, Tiebreaker.MARGIN_OF_VICTORY);
        assertThat(chain.cappedAt(cap)).isEqualTo(new TiebreakChain(chain.order(), cap));
        assertThat(chain.cappedAt(cap).describe(Wording.ENGLISH)).contains(String.valueOf(cap));
    }
}
