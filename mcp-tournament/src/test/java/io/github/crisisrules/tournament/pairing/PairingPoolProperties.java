package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.testing.tournament.PairingArbitraries;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A pool is made of what its players tell; both sides must tell the same. */
class PairingPoolProperties {
    @Provide
    Arbitrary<PairingPool> pools() {
        return PairingArbitraries.pools(14);
    }

    @Provide
    Arbitrary<Seed> seeds() {
        return PairingArbitraries.seeds();
    }

    /** One meeting more or less on one side only, anywhere in the pool: both players are named, the lower number first. */
    @Property(tries = 500)
    void aMeetingReportedByOneSideOnlyIsRefusedWithBothNames(
            @ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        RandomSource random = seed.random();
        PoolPlayer changed = pool.players().get(random.below(pool.players().size()));
        Vector<PlayerId> others = pool.players().map(PoolPlayer::id).remove(changed.id());
        PlayerId other = others.get(random.below(others.size()));
        boolean forgets = changed.met(other) > 0 && random.below(2) == 0;
        PoolPlayer liar = PoolPlayer.of(
                changed.id(),
                changed.points(),
                forgets ? changed.met().remove(other) : changed.met().append(other));
        int low = Math.min(changed.id().number(), other.number());
        int high = Math.max(changed.id().number(), other.number());
        assertThatThrownBy(() -> PairingPool.of(pool.players().replace(changed, liar), pool.forbidden()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Players #" + low + " and #" + high + " list their meetings differently");
    }

    /** Whoever has left is still named by the others, and counts for nothing. */
    @Property(tries = 200)
    void thoseWhoLeftMayStillBeNamed(@ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        Vector<PoolPlayer> staying = seed.shuffle(pool.players()).drop(2);
        PairingPool smaller = PairingPool.of(staying, pool.forbidden());
        assertThat(smaller.players()).isEqualTo(staying.sortBy(PoolPlayer::id));
        staying.forEach(player -> assertThat(smaller.player(player.id())).contains(player));
        assertThat(SwissPairing.system().pair(smaller, seed).pairs()).hasSize(staying.size() / 2);
    }
}
