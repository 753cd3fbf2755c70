package io.github.crisisrules.tournament.standing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Laws of the last tiebreaker. */
class RandomTiebreakProperties {
    @Property(tries = 200)
    @Verifies({EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE, EventRuleId.RANDOM})
    void theOrderIsTotalAndDoesNotChangeWhoeverElseIsThere(
            @ForAll long seed, @ForAll @IntRange(min = 2, max = 40) int players, @ForAll long some) {
        RandomTiebreak lots = RandomTiebreak.of(Seed.of(seed), 1);
        Vector<PlayerId> all = Vector.rangeClosed(1, players).map(PlayerId::of);
        Vector<PlayerId> order = all.sorted(lots);
        assertThat(Seed.of(some).shuffle(all).sorted(RandomTiebreak.of(Seed.of(seed), 1)))
                .isEqualTo(order);
        Vector<PlayerId> fewer = Seed.of(some).shuffle(all).take(players / 2);
        assertThat(fewer.sorted(lots)).isEqualTo(order.filter(fewer::contains));
        assertThat(all).allMatch(player -> lots.compare(player, player) == 0);
    }

    @Property(tries = 100)
    @Verifies({EventRuleId.LOTS_ARE_DRAWN_ONCE_A_STAGE, EventRuleId.RANDOM})
    void eachStageAndEachEventHasAnOrderOfItsOwn(@ForAll long seed) {
        Vector<PlayerId> all = Vector.rangeClosed(1, 40).map(PlayerId::of);
        Vector<PlayerId> first = all.sorted(RandomTiebreak.of(Seed.of(seed), 1));
        assertThat(first).isNotEqualTo(all.sorted(RandomTiebreak.of(Seed.of(seed), 2)));
        assertThat(first).isNotEqualTo(all.sorted(RandomTiebreak.of(Seed.of(seed + 1), 1)));
    }
}
