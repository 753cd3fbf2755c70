package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A field is made of what its players tell; both sides must tell the same. */
class PairingPoolProperties {
    @Provide
    Arbitrary<PairingPool> fields() {
        return PairingArbitraries.fields(14);
    }

    @Provide
    Arbitrary<Seed> seeds() {
        return PairingArbitraries.seeds();
    }

    /** One meeting more or less on one side only, anywhere in the field: both players are named, the lower number first. */
    @Property(tries = 500)
    void aMeetingToldByOneSideOnlyIsRefusedWithBothNames(
            @ForAll("fields") PairingPool field, @ForAll("seeds") Seed seed) {
        RandomSource draw = seed.draws();
        PoolPlayer teller = field.players().get(draw.below(field.players().size()));
        Vector<PlayerId> others = field.players().map(PoolPlayer::id).remove(teller.id());
        PlayerId other = others.get(draw.below(others.size()));
        boolean forgets = teller.met(other) > 0 && draw.below(2) == 0;
        PoolPlayer liar = PoolPlayer.of(
                teller.id(),
                teller.points(),
                forgets ? teller.met().remove(other) : teller.met().append(other));
        int low = Math.min(teller.id().number(), other.number());
        int high = Math.max(teller.id().number(), other.number());
        assertThatThrownBy(() -> PairingPool.of(field.players().replace(teller, liar), field.forbidden()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Players #" + low + " and #" + high + " list their meetings differently");
    }

    /** Whoever has left is still named by the others, and counts for nothing. */
    @Property(tries = 200)
    void thoseWhoLeftMayStillBeNamed(@ForAll("fields") PairingPool field, @ForAll("seeds") Seed seed) {
        Vector<PoolPlayer> staying = seed.shuffle(field.players()).drop(2);
        PairingPool smaller = PairingPool.of(staying, field.forbidden());
        assertThat(smaller.players()).isEqualTo(staying.sortBy(PoolPlayer::id));
        staying.forEach(player -> assertThat(smaller.player(player.id())).contains(player));
        assertThat(SwissPairing.system().pair(smaller, seed).pairs()).hasSize(staying.size() / 2);
    }
}
