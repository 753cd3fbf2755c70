package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
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
    Arbitrary<PairingPool> fields() {
        return PairingArbitraries.fields(24);
    }

    @Provide
    Arbitrary<Seed> seeds() {
        return PairingArbitraries.seeds();
    }

    /** The reasons that are counted once for all against a reading that looks through the field for each player. */
    @Property(tries = 200)
    @Verifies({EventRuleId.GROUPS, EventRuleId.REMATCH})
    void everyReasonAgreesWithTheLiteralReading(@ForAll("fields") PairingPool field, @ForAll("seeds") Seed seed) {
        Vector<Pairing> pairs = SwissPairing.system().pair(field, seed).pairs();
        PairingReasons reasons = PairingReasons.of(field, pairs);
        for (Pairing pairing : pairs) {
            for (PlayerId player : pairing.players()) {
                PlayerId opponent = pairing.opponentOf(player);
                int points = field.points(player);
                PairingReason reason = reasons.of(player).get();
                Vector<PlayerId> group = field.players()
                        .filter(other -> other.points() == points)
                        .map(PoolPlayer::id)
                        .removeAll(pairing.players());
                assertThat(reason.opponent()).isEqualTo(opponent);
                assertThat(reason.avoided()).isEqualTo(group.filter(other -> field.met(Pairing.of(player, other)) > 0));
                assertThat(reason.excluded())
                        .isEqualTo(group.filter(other -> field.forbidden().contains(Pairing.of(player, other))));
                assertThat(reason.floated()).isEqualTo(floated(field, pairs, points, field.points(opponent)));
                assertThat(reason.metBefore()).isEqualTo(field.met(pairing));
            }
        }
        assertThat(reasons.of(PlayerId.of(1000))).isEmpty();
    }

    private static FloatReason floated(PairingPool field, Vector<Pairing> pairs, int points, int opponentPoints) {
        if (points <= opponentPoints) {
            return points == opponentPoints ? FloatReason.NONE : FloatReason.MEETS_FLOATER;
        }
        int downToGroup = field.players().count(other -> other.points() >= points);
        int floats = pairs.count(pairing -> {
            int one = field.points(pairing.first());
            int other = field.points(pairing.second());
            return one != other && Math.max(one, other) == points;
        });
        return downToGroup % 2 == 1 && floats == 1 ? FloatReason.ODD_GROUP : FloatReason.TO_AVOID_REMATCHES;
    }

    /** Only a whole pairing has a price and table numbers; what is missing is told by registration number. */
    @Property(tries = 100)
    void partOfAPairingIsRefused(@ForAll("fields") PairingPool field, @ForAll("seeds") Seed seed) {
        Vector<Pairing> pairs = SwissPairing.system().pair(field, seed).pairs();
        Pairing last = pairs.last();
        assertThatThrownBy(() -> PairingCost.of(field, pairs.init()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Pair every player of the pool once");
        assertThatThrownBy(() -> RoundPairing.tables(field, pairs.append(last)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Player " + last.first() + " is in two pairs");
    }
}
