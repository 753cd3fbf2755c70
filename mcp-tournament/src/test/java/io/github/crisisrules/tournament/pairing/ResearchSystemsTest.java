package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The systems for research through their public face; what the kernels do is checked beside the kernels. */
class ResearchSystemsTest {
    private static final Seed SEED = Seed.of(7);

    // Ranking: 40, 10 | 20, 50 | 30, 60 with 6, 3 and 0 points; 40 and 10 have met. 99 has left, and is still ranked.
    private static final PairingPool POOL = PairingPool.of(
            player(10, 6, 40, 99), player(20, 3), player(30, 0), player(40, 6, 10), player(50, 3), player(60, 0));
    private static final Vector<PlayerId> RANKING =
            Vector.of(40, 10, 99, 20, 50, 30, 60).map(PlayerId::of);

    private static PoolPlayer player(int number, int points, int... met) {
        return PoolPlayer.of(PlayerId.of(number), points, Vector.ofAll(met).map(PlayerId::of));
    }

    private static Vector<Pairing> pairs(int... twos) {
        return Vector.ofAll(twos)
                .grouped(2)
                .map(two -> Pairing.of(two.get(0), two.get(1)))
                .toVector();
    }

    @Test
    void rankAdjacentReadsTheRankingInTwos() {
        assertThat(PairingSystem.rankAdjacent(RANKING).pair(POOL, SEED).pairs())
                .isEqualTo(pairs(10, 40, 20, 50, 30, 60));
    }

    @Test
    void foldPairsTopHalfWithBottomHalf() {
        PairingPool four = PairingPool.of(Vector.of(player(1, 3), player(2, 3), player(3, 3), player(4, 3)));
        Vector<PlayerId> ranking = Vector.of(4, 2, 1, 3).map(PlayerId::of);
        assertThat(PairingSystem.fold(ranking).pair(four, SEED).pairs()).isEqualTo(pairs(1, 4, 2, 3));
    }

    @Test
    void monradWalksPastThoseMet() {
        // 40 has met 10 and takes 20; 10 takes 50.
        assertThat(PairingSystem.monrad(RANKING).pair(POOL, SEED).pairs()).isEqualTo(pairs(10, 50, 20, 40, 30, 60));
    }

    @Test
    void leastSquaredGapsAvoidsTheRematch() {
        RoundPairing pairing = PairingSystem.leastSquaredGaps().pair(POOL, SEED);
        assertThat(pairing.cost(POOL).rematches()).isZero();
    }

    @Test
    void onlySystemsWithADistributionNameOne() {
        Vector<PairingSystem> lawless = Vector.of(
                PairingSystem.rankAdjacent(RANKING),
                PairingSystem.fold(RANKING),
                PairingSystem.monrad(RANKING),
                PairingSystem.leastSquaredGaps(),
                PairingSystem.leastCost((one, other) -> 0));
        assertThat(lawless.map(system -> system.pair(POOL, SEED).trace().distribution())
                        .distinct())
                .containsExactly(PairingDistribution.NONE);
        Vector<PairingSystem> lawful = Vector.of(PairingSystem.swiss(), PairingSystem.randomWithRematches());
        assertThat(lawful.map(system -> system.pair(POOL, SEED).trace()))
                .containsExactly(
                        new PairingTrace("Swiss", PairingDistribution.EXACT),
                        new PairingTrace("random with rematches", PairingDistribution.EXACT));
    }

    @Test
    void aCrowdedPoolIsPairedWithoutARematchAndIsMarkedApproximate() {
        // Sixty players in a ring who have met every player but the five on either side: too full for luck, too open to
        // count.
        PairingPool crowded = PairingPool.of(Vector.rangeClosed(1, 60)
                .map(one -> player(
                        one,
                        0,
                        IntStream.rangeClosed(1, 60)
                                .filter(other -> Math.floorMod(one - other + 5, 60) > 10)
                                .toArray())));
        RoundPairing pairing = PairingSystem.swiss().pair(crowded, SEED);
        assertThat(pairing.trace().distribution()).isEqualTo(PairingDistribution.APPROXIMATE);
        assertThat(pairing.cost(crowded)).isEqualTo(PairingCost.parity(crowded));
    }

    @Test
    void leastCostFollowsTheCallersPrice() {
        // Numbers that differ by 30 are free, all others dear.
        PairPrice price =
                (one, other) -> Math.abs(one.id().number() - other.id().number()) == 30 ? 0 : 1000;
        assertThat(PairingSystem.leastCost(price).pair(POOL, SEED).pairs()).isEqualTo(pairs(10, 40, 20, 50, 30, 60));
    }

    @Test
    void aPriceThatDependsOnWhoIsNamedFirstIsRefused() {
        PairPrice oneSided = (one, other) -> one.points();
        assertThatThrownBy(() -> PairingSystem.leastCost(oneSided).pair(POOL, SEED))
                .hasMessageContaining("order of the two");
    }

    @Test
    void randomPaysNoRegardToPointsAndReachesEveryPairing() {
        Vector<Vector<Pairing>> seen = Vector.range(0, 400)
                .map(seed -> PairingSystem.randomWithRematches()
                        .pair(POOL, Seed.of(seed))
                        .pairs())
                .distinct();
        assertThat(seen).hasSize(15);
    }

    @Test
    void aRankingListsEveryoneOnce() {
        assertThatThrownBy(() -> PairingSystem.monrad(RANKING.tail()).pair(POOL, SEED))
                .hasMessageContaining("#40 is not in the ranking");
        assertThatThrownBy(() ->
                        PairingSystem.fold(RANKING.append(PlayerId.of(10))).pair(POOL, SEED))
                .hasMessageContaining("#10 is listed twice");
    }

    @Test
    void numbersThatLieFarApartAreFoundToo() {
        PairingPool sparse = PairingPool.of(Vector.of(
                player(5, 3, 1_000_000_000), player(70_000, 3), player(8_000_000, 0), player(1_000_000_000, 3, 5)));
        assertThat(sparse.points(PlayerId.of(8_000_000))).isZero();
        assertThat(sparse.player(PlayerId.of(6))).isEmpty();
        assertThat(sparse.player(PlayerId.of(2_000_000_000))).isEmpty();
        assertThat(PairingSystem.swiss().pair(sparse, SEED).cost(sparse).rematches())
                .isZero();
    }
}
