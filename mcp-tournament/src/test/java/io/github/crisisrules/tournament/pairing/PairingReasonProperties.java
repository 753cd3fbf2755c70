package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.testing.tournament.PairingArbitraries;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PairingReasonProperties {
    @Provide
    Arbitrary<PairingPool> pools() {
        return PairingArbitraries.pools(24);
    }

    @Provide
    Arbitrary<Seed> seeds() {
        return PairingArbitraries.seeds();
    }

    /** The reasons that are counted once for all against a reading that looks through the pool for each player. */
    @Property(tries = 200)
    @Verifies({EventRuleId.GROUPS, EventRuleId.REMATCH})
    void everyReasonAgreesWithTheLiteralReading(@ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        Vector<Pairing> pairs = SwissPairing.system().pair(pool, seed).pairs();
        PairingReasons reasons = PairingReasons.of(pool, pairs);
        for (Pairing pairing : pairs) {
            for (PlayerId player : pairing.players()) {
                PlayerId opponent = pairing.opponentOf(player);
                int points = pool.points(player);
                PairingReason reason = reasons.of(player).get();
                Vector<PlayerId> group = pool.players()
                        .filter(other -> other.points() == points)
                        .map(PoolPlayer::id)
                        .removeAll(pairing.players());
                assertThat(reason.opponent()).isEqualTo(opponent);
                assertThat(reason.avoidedOpponents())
                        .isEqualTo(group.filter(other -> pool.met(Pairing.of(player, other)) > 0));
                assertThat(reason.excludedOpponents())
                        .isEqualTo(group.filter(other -> pool.forbidden().contains(Pairing.of(player, other))));
                assertThat(reason.floatReason()).isEqualTo(floated(pool, pairs, points, pool.points(opponent)));
                assertThat(reason.earlierMeetings()).isEqualTo(pool.met(pairing));
            }
        }
        assertThat(reasons.of(PlayerId.of(1000))).isEmpty();
    }

    private static FloatReason floated(PairingPool pool, Vector<Pairing> pairs, int points, int opponentPoints) {
        if (points <= opponentPoints) {
            return points == opponentPoints ? FloatReason.NONE : FloatReason.MEETS_FLOATER;
        }
        int downToGroup = pool.players().count(other -> other.points() >= points);
        int floats = pairs.count(pairing -> {
            int one = pool.points(pairing.first());
            int other = pool.points(pairing.second());
            return one != other && Math.max(one, other) == points;
        });
        return downToGroup % 2 == 1 && floats == 1 ? FloatReason.ODD_GROUP : FloatReason.TO_AVOID_REMATCHES;
    }

    /** Only a whole pairing has a price and table numbers; missing parts are listed by registration number. */
    @Property(tries = 100)
    void partOfAPairingIsRefused(@ForAll("pools") PairingPool pool, @ForAll("seeds") Seed seed) {
        Vector<Pairing> pairs = SwissPairing.system().pair(pool, seed).pairs();
        Pairing last = pairs.last();
        assertThatThrownBy(() -> PairingCost.of(pool, pairs.init()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Pair every player of the pool once");
        assertThatThrownBy(() -> RoundPairing.tables(pool, pairs.append(last)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Player " + last.first() + " is in two pairs");
    }
}
