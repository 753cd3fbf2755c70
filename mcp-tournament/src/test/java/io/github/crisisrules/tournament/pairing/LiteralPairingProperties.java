package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
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
        return PairingArbitraries.fields(8);
    }

    @Provide
    Arbitrary<PairingPool> medium() {
        return PairingArbitraries.fields(30);
    }

    @Provide
    Arbitrary<Seed> seeds() {
        return PairingArbitraries.seeds();
    }

    @Property(tries = 300)
    @Verifies({EventRuleId.GROUPS, EventRuleId.REMATCH, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    void noPairingOfTheFieldCostsLess(@ForAll("small") PairingPool field, @ForAll("seeds") Seed seed) {
        RoundPairing pairing = SYSTEM.pair(field, seed);
        assertThat(PairingCost.of(field, pairing.pairs())).isEqualTo(new EveryPairing(field).least());
    }

    @Property(tries = 100)
    @Verifies(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    void listingPlayersInAnotherOrderChangesNothing(@ForAll("medium") PairingPool field, @ForAll("seeds") Seed seed) {
        PairingPool shuffled = PairingPool.of(seed.split("list").shuffle(field.players()), field.forbidden());
        assertThat(SYSTEM.pair(shuffled, seed)).isEqualTo(SYSTEM.pair(field, seed));
    }

    @Property(tries = 100)
    void everyPlayerOfTheFieldIsInExactlyOnePair(@ForAll("medium") PairingPool field, @ForAll("seeds") Seed seed) {
        Vector<PlayerId> paired =
                SYSTEM.pair(field, seed).pairs().flatMap(pairing -> Vector.of(pairing.first(), pairing.second()));
        assertThat(paired.sorted()).isEqualTo(field.players().map(PoolPlayer::id));
        assertThat(PairingCheck.of(field, SYSTEM.pair(field, seed).pairs(), SYSTEM)
                        .isLegal())
                .isTrue();
    }

    /** Chi-square tests at a level of one in ten thousand, with fixed seeds, so that they cannot flake. */
    @Example
    @Verifies({EventRuleId.R1, EventRuleId.GROUPS, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    void everyChoiceHasTheChanceTheLawGivesIt() {
        int irregular = 0;
        for (int example = 0; example < 24; example++) {
            PairingPool field = PairingArbitraries.field(6 + 2 * (example % 2), example % 5, Seed.of(example));
            irregular += new EveryPairing(field).least().equals(PairingCost.parity(field)) ? 0 : 1;
            EveryPairing.fitsTheLaw(SYSTEM, field, example);
        }
        assertThat(irregular).as("irregular fields among the examples").isGreaterThan(3);
    }
}
