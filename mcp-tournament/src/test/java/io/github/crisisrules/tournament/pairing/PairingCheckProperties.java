package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.testing.tournament.PairingArbitraries;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of checking a pairing that was made by hand, held against all pairings of small pools. */
class PairingCheckProperties {
    @Provide
    Arbitrary<PairingPool> pools() {
        return PairingArbitraries.pools(8);
    }

    @Provide
    Arbitrary<Seed> seeds() {
        return PairingArbitraries.seeds();
    }

    @Property(tries = 200)
    @Verifies({EventRuleId.GROUPS, EventRuleId.REMATCH, EventRuleId.RANDOM_AMONG_THE_BEST_PAIRINGS})
    void aPairingIsLegalExactlyIfNoOtherCostsLess(@ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        Vector<Vector<Pairing>> all = EveryPairing.all(pool.players().map(PoolPlayer::id));
        PairingCost least = all.map(pairs -> PairingCost.of(pool, pairs)).min().get();
        Vector<Pairing> pairs = seed.pick(all);
        PairingCost cost = PairingCost.of(pool, pairs);
        PairingCheck check = PairingCheck.of(pool, pairs, SwissPairing.system());
        assertThat(check.isLegal()).isEqualTo(cost.equals(least));
        assertThat(check.cost()).contains(new PairingCheck.Costs(cost, least));
        Vector<Pairing> excluded = cost.excludedPairs() > least.excludedPairs()
                ? pairs.filter(pool.forbidden()::contains)
                : Vector.empty();
        Vector<Pairing> rematches =
                cost.rematches() > least.rematches() ? pairs.filter(pair -> pool.met(pair) > 0) : Vector.empty();
        Vector<PairingViolation> worse = excluded.<PairingViolation>map(PairingViolation.ExcludedPair::new)
                .appendAll(rematches.map(pair -> new PairingViolation.Rematch(pair, pool.met(pair))));
        assertThat(check.violations().take(worse.size())).isEqualTo(worse);
        if (worse.isEmpty() && !check.isLegal()) {
            int first = Vector.range(0, cost.floats().size())
                    .find(group ->
                            !cost.floats().get(group).equals(least.floats().get(group)))
                    .get();
            assertThat(check.violations())
                    .containsExactly(new PairingViolation.AvoidableFloat(
                            pool.groups().get(first).points(),
                            cost.floats().get(first),
                            least.floats().get(first)));
        } else {
            assertThat(check.violations()).hasSameSizeAs(worse);
        }
    }

    @Property(tries = 200)
    @Verifies(EventRuleId.GROUPS)
    void everyPlayerLeftOutPairedTwiceOrUnknownIsAFaultOfItsOwn(
            @ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        Vector<Pairing> pairs = SwissPairing.system().pair(pool, seed).pairs();
        Pairing gone = seed.pick(pairs);
        PlayerId stranger = PlayerId.of(999);
        PairingCheck without = PairingCheck.of(pool, pairs.remove(gone), SwissPairing.system());
        assertThat(without.violations())
                .containsExactlyInAnyOrder(
                        new PairingViolation.PlayerNotPaired(gone.first()),
                        new PairingViolation.PlayerNotPaired(gone.second()));
        assertThat(without.isLegal()).isFalse();
        assertThat(without.cost()).isEmpty();
        assertThat(PairingCheck.of(pool, pairs.append(gone), SwissPairing.system())
                        .violations())
                .containsExactlyInAnyOrder(
                        new PairingViolation.PairedTwice(gone.first()),
                        new PairingViolation.PairedTwice(gone.second()));
        PairingCheck replaced =
                PairingCheck.of(pool, pairs.replace(gone, Pairing.of(gone.first(), stranger)), SwissPairing.system());
        assertThat(replaced.violations())
                .containsExactlyInAnyOrder(
                        new PairingViolation.NotInPool(stranger), new PairingViolation.PlayerNotPaired(gone.second()));
        for (Language language : Language.values()) {
            assertThat(without.violations().appendAll(replaced.violations()))
                    .allSatisfy(fault -> assertThat(fault.describe(Wording.ENGLISH.in(language)))
                            .isNotBlank());
        }
    }

    @Property(tries = 100)
    @Verifies({EventRuleId.BYE, EventRuleId.BYE_COMES_BEFORE_THE_PAIRING})
    void aByeForAnotherPlayerIsOneFaultMore(@ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        PairingCheck check =
                PairingCheck.of(pool, SwissPairing.system().pair(pool, seed).pairs(), SwissPairing.system());
        Vector<Option<PlayerId>> byes =
                Vector.of(Option.none(), Option.of(PlayerId.of(101)), Option.of(PlayerId.of(102)));
        for (Option<PlayerId> given : byes) {
            for (Option<PlayerId> due : byes) {
                Vector<PairingViolation> faults = given.equals(due)
                        ? check.violations()
                        : check.violations().append(new PairingViolation.WrongBye(given, due));
                assertThat(check.withBye(given, due).violations()).isEqualTo(faults);
                assertThat(check.withBye(given, due).cost()).isEqualTo(check.cost());
            }
        }
    }
}
