package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.github.crisisrules.tournament.standing.RandomTiebreak;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class RatedFirstRoundTest {
    private static final Vector<PlayerId> SIX = Vector.rangeClosed(1, 6).map(PlayerId::of);
    private static final RandomTiebreak LOTS = RandomTiebreak.of(Seed.of(1), 1);

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void theBestOfTheTopHalfMeetsTheBestOfTheBottomHalf() {
        PairingPool pool = PairingPool.of(SIX.map(player -> PoolPlayer.of(player, 0)));
        assertThat(RatedFirstRound.pair(pool, SIX.reverse()).pairs())
                .containsExactlyInAnyOrder(Pairing.of(6, 3), Pairing.of(5, 2), Pairing.of(4, 1));
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void anExcludedPairIsAvoidedByTheNearestPairing() {
        PairingPool pool = PairingPool.of(SIX.map(player -> PoolPlayer.of(player, 0)), Vector.of(Pairing.of(2, 5)));
        // 1–4, 2–5 and 3–6 by rating. Two pairs that are off by one place each are the nearest without 2–5.
        Vector<Pairing> pairs = RatedFirstRound.pair(pool, SIX).pairs();
        assertThat(pairs).doesNotContain(Pairing.of(2, 5)).hasSize(3);
        assertThat(pairs.map(pair ->
                                Math.abs(pair.first().number() - pair.second().number()) - 3)
                        .map(off -> off * off)
                        .sum()
                        .intValue())
                .isEqualTo(2);
    }

    @Test
    @Verifies(EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL)
    void playersWithoutARatingComeLastAndTiesAreInTheOrderOfTheLots() {
        TreeMap<PlayerId, Integer> ratings =
                TreeMap.of(PlayerId.of(2), 1500, PlayerId.of(4), -20, PlayerId.of(6), 1500);
        Vector<PlayerId> ranking = RatedFirstRound.ranking(SIX, ratings::get, LOTS);
        assertThat(ranking.take(2)).isEqualTo(Vector.of(2, 6).map(PlayerId::of).sorted(LOTS));
        assertThat(ranking.get(2)).isEqualTo(PlayerId.of(4));
        assertThat(ranking.drop(3))
                .isEqualTo(Vector.of(1, 3, 5).map(PlayerId::of).sorted(LOTS));
    }
}
