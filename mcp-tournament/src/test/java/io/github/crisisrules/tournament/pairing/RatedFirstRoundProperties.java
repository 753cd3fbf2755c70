package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.PairingArbitraries;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Laws of a first round by rating: the order of the ratings, and the top half against the bottom half. */
class RatedFirstRoundProperties {
    @Provide
    Arbitrary<Seed> seeds() {
        return PairingArbitraries.seeds();
    }

    private static Vector<PlayerId> players(int count) {
        return Vector.rangeClosed(1, count).map(PlayerId::of);
    }

    private static PairingPool pool(Vector<PlayerId> players, Vector<Pairing> excluded) {
        return PairingPool.of(players.map(player -> PoolPlayer.of(player, 0)), excluded);
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void neighboursOfTheRankingDifferInRatingOrStandInTheOrderOfTheLots(
            @ForAll @Size(max = 12) List<@IntRange(min = -2, max = 2) Integer> given, @ForAll("seeds") Seed seed) {
        // The highest number means that the player has no rating.
        Map<PlayerId, Integer> ratings = players(given.size())
                .zip(given)
                .filter(each -> each._2 < 2)
                .foldLeft(LinkedHashMap.empty(), (all, each) -> all.put(each._1, each._2));
        RandomTiebreak lots = RandomTiebreak.of(seed, 1);
        Vector<PlayerId> ranking = RatedFirstRound.ranking(players(given.size()), ratings::get, lots);
        assertThat(ranking.sorted()).isEqualTo(players(given.size()));
        for (int place = 1; place < ranking.size(); place++) {
            Option<Integer> better = ratings.get(ranking.get(place - 1));
            Option<Integer> worse = ratings.get(ranking.get(place));
            boolean isTied = better.equals(worse);
            assertThat(
                            isTied
                                    ? lots.compare(ranking.get(place - 1), ranking.get(place)) < 0
                                    : better.getOrElse(-9) > worse.getOrElse(-9))
                    .isTrue();
        }
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void withoutExcludedPairsAllOpponentsAreHalfTheRankingApart(
            @ForAll @IntRange(min = 1, max = 10) int half, @ForAll("seeds") Seed seed) {
        Vector<PlayerId> ranking = seed.shuffle(players(2 * half));
        RoundPairing round = RatedFirstRound.pair(pool(ranking, Vector.empty()), ranking);
        assertThat(round.pairs())
                .containsExactlyInAnyOrderElementsOf(
                        Vector.range(0, half).map(place -> Pairing.of(ranking.get(place), ranking.get(place + half))));
        assertThat(round.trace()).isEqualTo(new PairingTrace("by rating", PairingDistribution.NONE));
    }

    @Property(tries = 150)
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void withExcludedPairsNoOtherPairingIsNearer(
            @ForAll @IntRange(min = 1, max = 4) int half,
            @ForAll @IntRange(min = 1, max = 6) int count,
            @ForAll("seeds") Seed seed) {
        Vector<PlayerId> ranking = seed.shuffle(players(2 * half));
        Vector<Pairing> excluded = Vector.range(0, count).map(number -> {
            Vector<PlayerId> two =
                    seed.split("excluded", number).shuffle(ranking).take(2);
            return Pairing.of(two.get(0), two.get(1));
        });
        Vector<Pairing> pairs =
                RatedFirstRound.pair(pool(ranking, excluded), ranking).pairs();
        assertThat(pairs.flatMap(pair -> Vector.of(pair.first(), pair.second())).sorted())
                .isEqualTo(players(2 * half));
        Vector<Vector<Pairing>> all = EveryPairing.all(ranking);
        int least = all.map(each -> each.count(excluded::contains)).min().get();
        assertThat(pairs.count(excluded::contains)).isEqualTo(least);
        assertThat(distance(pairs, ranking))
                .isEqualTo(all.filter(each -> each.count(excluded::contains) == least)
                        .map(each -> distance(each, ranking))
                        .min()
                        .get());
    }

    /** Returns the sum of squared deviations of the rank differences from half the number of players. */
    private static int distance(Vector<Pairing> pairs, Vector<PlayerId> ranking) {
        return pairs.map(pair ->
                        Math.abs(ranking.indexOf(pair.first()) - ranking.indexOf(pair.second())) - ranking.size() / 2)
                .map(off -> off * off)
                .sum()
                .intValue();
    }

    @Property
    void aRatingIsPossibleWithinTheLimitsOnBothSides(@ForAll @IntRange(max = RatedFirstRound.MAX_RATING) int rating) {
        assertThat(RatedFirstRound.isPossible(rating)).isTrue();
        assertThat(RatedFirstRound.isPossible(-rating)).isTrue();
        assertThat(RatedFirstRound.isPossible(RatedFirstRound.MAX_RATING + 1 + rating))
                .isFalse();
        assertThat(RatedFirstRound.isPossible(Integer.MIN_VALUE + rating)).isFalse();
    }
}
