package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.PairingArbitraries;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import java.util.Comparator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SwissPairingProperties {
    private static final PairingSystem SYSTEM = SwissPairing.system();

    @Provide
    Arbitrary<PairingPool> pools() {
        return PairingArbitraries.pools(40);
    }

    @Provide
    Arbitrary<Seed> seeds() {
        return PairingArbitraries.seeds();
    }

    @Property(tries = 300)
    @Verifies({EventRuleId.GROUPS, EventRuleId.REMATCH, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    void costsWhatTheLiteralReadingCosts(@ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        RoundPairing pairing = SYSTEM.pair(pool, seed);
        assertThat(pairing.pairs()
                        .flatMap(one -> Vector.of(one.first(), one.second()))
                        .sorted())
                .isEqualTo(pool.players().map(PoolPlayer::id));
        assertThat(pairing.cost(pool))
                .isEqualTo(LiteralPairing.system().pair(pool, seed).cost(pool));
    }

    @Property(tries = 200)
    void tablesStandInTheOrderOfTheirPoints(@ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        Vector<Pairing> pairs = SYSTEM.pair(pool, seed).pairs();
        assertThat(pairs)
                .isEqualTo(RoundPairing.tables(pool, seed.shuffle(pairs)))
                .isEqualTo(pairs.sorted(Comparator.<Pairing>comparingInt(
                                pairing -> -Math.max(pool.points(pairing.first()), pool.points(pairing.second())))
                        .thenComparingInt(
                                pairing -> -Math.min(pool.points(pairing.first()), pool.points(pairing.second())))
                        .thenComparing(Comparator.naturalOrder())));
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    void listingPlayersInAnotherOrderChangesNothing(@ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        PairingPool shuffled = PairingPool.of(seed.split("list").shuffle(pool.players()), pool.forbidden());
        assertThat(SYSTEM.pair(shuffled, seed)).isEqualTo(SYSTEM.pair(pool, seed));
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS)
    void renamingPlayersRenamesThePairing(@ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        // Numbers three times as large keep their order and name other players.
        PairingPool renamed = PairingPool.of(
                pool.players()
                        .map(player -> PoolPlayer.of(
                                tripled(player.id()),
                                player.points(),
                                player.met().map(SwissPairingProperties::tripled))),
                pool.forbidden().toVector().map(SwissPairingProperties::tripled));
        assertThat(SYSTEM.pair(renamed, seed).pairs())
                .isEqualTo(SYSTEM.pair(pool, seed).pairs().map(SwissPairingProperties::tripled));
    }

    private static PlayerId tripled(PlayerId player) {
        return PlayerId.of(3 * player.number());
    }

    private static Pairing tripled(Pairing pairing) {
        return Pairing.of(tripled(pairing.first()), tripled(pairing.second()));
    }

    @Example
    @Verifies({EventRuleId.R1, EventRuleId.GROUPS, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    void everyChoiceHasTheChanceTheLawGivesIt() {
        for (int example = 0; example < 24; example++) {
            PairingPool pool = PairingArbitraries.pool(6 + 2 * (example % 2), example % 5, Seed.of(100 + example));
            EveryPairing.fitsTheLaw(SYSTEM, pool, example);
        }
    }
}
