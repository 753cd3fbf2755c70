package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.PairingArbitraries;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class LiteralPairingProperties {
    private static final PairingSystem SYSTEM = LiteralPairing.system();

    @Provide
    Arbitrary<PairingPool> small() {
        return PairingArbitraries.pools(8);
    }

    @Provide
    Arbitrary<PairingPool> medium() {
        return PairingArbitraries.pools(30);
    }

    @Provide
    Arbitrary<Seed> seeds() {
        return PairingArbitraries.seeds();
    }

    @Property(tries = 300)
    @Verifies({EventRuleId.GROUPS, EventRuleId.REMATCH, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    void noPairingOfThePoolCostsLess(@ForAll("small") PairingPool pool, @ForAll("seeds") Seed seed) {
        RoundPairing pairing = SYSTEM.pair(pool, seed);
        assertThat(PairingCost.of(pool, pairing.pairs())).isEqualTo(new EveryPairing(pool).least());
    }

    @Property(tries = 100)
    @Verifies(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    void listingPlayersInAnotherOrderChangesNothing(@ForAll("medium") PairingPool pool, @ForAll("seeds") Seed seed) {
        PairingPool shuffled = PairingPool.of(seed.split("list").shuffle(pool.players()), pool.forbidden());
        assertThat(SYSTEM.pair(shuffled, seed)).isEqualTo(SYSTEM.pair(pool, seed));
    }

    @Property(tries = 100)
    void everyPlayerOfThePoolIsInExactlyOnePair(@ForAll("medium") PairingPool pool, @ForAll("seeds") Seed seed) {
        Vector<PlayerId> paired =
                SYSTEM.pair(pool, seed).pairs().flatMap(pairing -> Vector.of(pairing.first(), pairing.second()));
        assertThat(paired.sorted()).isEqualTo(pool.players().map(PoolPlayer::id));
        assertThat(PairingCheck.of(pool, SYSTEM.pair(pool, seed).pairs(), SYSTEM)
                        .isLegal())
                .isTrue();
    }

    /** Chi-square tests at a level of one in ten thousand, with fixed seeds, so that they cannot flake. */
    @Example
    @Verifies({EventRuleId.R1, EventRuleId.GROUPS, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    void everyChoiceHasTheChanceTheLawGivesIt() {
        int irregular = 0;
        for (int example = 0; example < 24; example++) {
            PairingPool pool = PairingArbitraries.pool(6 + 2 * (example % 2), example % 5, Seed.of(example));
            irregular += new EveryPairing(pool).least().equals(PairingCost.parity(pool)) ? 0 : 1;
            EveryPairing.fitsTheLaw(SYSTEM, pool, example);
        }
        assertThat(irregular).as("irregular pools among the examples").isGreaterThan(3);
    }
}
