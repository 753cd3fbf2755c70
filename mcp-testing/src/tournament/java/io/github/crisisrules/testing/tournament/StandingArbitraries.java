package io.github.crisisrules.testing.tournament;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.standing.PlayerRecord;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Generators of the records of players in the middle of an event. */
public final class StandingArbitraries {
    private StandingArbitraries() {}

    /** Returns the records of 2 to 31 players, with few different numbers, so that every tiebreaker decides something. */
    public static Arbitrary<Vector<PlayerRecord>> records() {
        return Arbitraries.longs().map(seed -> records(Seed.of(seed).random()));
    }

    private static Vector<PlayerRecord> records(RandomSource random) {
        int players = 2 + random.below(30);
        int apart = random.below(5) == 0 ? 50_000_000 : 1 + random.below(3);
        int rounds = 1 + random.below(7);
        return Vector.range(0, players).map(p -> {
            int met = random.below(rounds + 1);
            return PlayerRecord.of(
                    number(p, apart),
                    random.below(3),
                    Math.max(1, met + random.below(rounds + 1 - met)),
                    Vector.fill(met, () -> number((p + 1 + random.below(players - 1)) % players, apart)),
                    random.below(2),
                    0);
        });
    }

    private static PlayerId number(int place, int apart) {
        return PlayerId.of(1 + place * apart);
    }
}
