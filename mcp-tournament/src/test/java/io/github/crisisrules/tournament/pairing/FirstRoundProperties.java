package io.github.crisisrules.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.tournament.match.Pairing;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Laws of round 1. */
class FirstRoundProperties {
    /** With 8 players or fewer two given ones meet with a chance of 1 in 7 or more: 300 rounds without it do not happen. */
    @Property(tries = 25)
    @Verifies({EventRuleId.R1, EventRuleId.BYE})
    void anyTwoPlayersMayMeetAndAnyPlayerMayHaveTheBye(
            @ForAll @IntRange(min = 1, max = 4) int half,
            @ForAll @IntRange(max = 7) int one,
            @ForAll @IntRange(max = 6) int next,
            @ForAll long seed) {
        Vector<PlayerId> players = Vector.rangeClosed(1, 2 * half).map(PlayerId::of);
        PairingPool pool = PairingPool.of(players.map(player -> PoolPlayer.of(player, 0)));
        PlayerId ada = players.get(one % players.size());
        PlayerId bruno = players.get((one + 1 + next % (players.size() - 1)) % players.size());
        Vector<Seed> seeds = Vector.range(0, 300).map(i -> Seed.of(seed).split("round", i));
        Vector<Vector<Pairing>> rounds =
                seeds.map(each -> PairingSystem.swiss().pair(pool, each).pairs());
        assertThat(rounds)
                .allMatch(round -> round.flatMap(Pairing::players).sorted().equals(players));
        assertThat(rounds).anyMatch(round -> round.contains(Pairing.of(ada, bruno)));
        assertThat(seeds)
                .anyMatch(
                        each -> ByeAssignment.firstRound(players, each).player().equals(ada));
    }
}
