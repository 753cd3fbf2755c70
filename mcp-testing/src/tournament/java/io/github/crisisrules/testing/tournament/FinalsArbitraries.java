package io.github.crisisrules.testing.tournament;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.finals.Bracket;
import io.github.crisisrules.tournament.finals.FinalMatch;
import io.github.crisisrules.tournament.finals.Finals;
import io.github.crisisrules.tournament.finals.Seeding;
import io.github.crisisrules.tournament.match.MatchEnding;
import io.github.crisisrules.tournament.player.PlayerId;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators for the cut and the final rounds. */
public final class FinalsArbitraries {
    private FinalsArbitraries() {}

    /** Returns Swiss rankings of {@code fewest} to {@code most} players: their registration numbers in any order. */
    public static Arbitrary<Vector<PlayerId>> ranking(int fewest, int most) {
        return Combinators.combine(Arbitraries.integers().between(fewest, most), seed())
                .as((size, seed) -> seed.shuffle(Vector.rangeClosed(1, size).map(PlayerId::of)));
    }

    /** Returns any seed. */
    public static Arbitrary<Seed> seed() {
        return Arbitraries.longs().map(Seed::of);
    }

    /** Returns the seedings of brackets of 2, 4, 8, 16 and 32 players. */
    public static Arbitrary<Seeding> seeding() {
        return Combinators.combine(Arbitraries.of(2, 4, 8, 16, 32), seed())
                .as((size, seed) ->
                        new Seeding(seed.shuffle(Vector.rangeClosed(1, size).map(PlayerId::of))));
    }

    /** Returns seeds of brackets of any size from 2 to 33, of which most have byes. */
    public static Arbitrary<Seeding> anySeeding() {
        return ranking(2, 33).map(Seeding::new);
    }

    /** Returns a random ending of an open match: a victory, time, a concession or a draw. */
    public static MatchEnding ending(FinalMatch match, RandomSource random) {
        PlayerId one = match.players().get(random.below(2));
        PlayerId other = match.players().find(player -> !player.equals(one)).get();
        return switch (random.below(4)) {
            case 0 -> MatchEnding.victory(one, random.below(4), other, random.below(4));
            case 1 -> MatchEnding.time(one, random.below(4), other, random.below(4));
            case 2 -> MatchEnding.concession(one, random.below(4), other, random.below(4));
            default -> MatchEnding.draw(one, random.below(4), other, random.below(4));
        };
    }

    /** Returns brackets played to the end, with or without players who drop. */
    public static Arbitrary<Bracket> finished(boolean withDrops) {
        return Combinators.combine(Arbitraries.oneOf(seeding(), anySeeding()), seed())
                .as((seeds, seed) -> {
                    RandomSource random = seed.random();
                    Bracket bracket = Finals.begin(seeds);
                    while (!bracket.isOver()) {
                        bracket = step(bracket, random, withDrops);
                    }
                    return bracket;
                });
    }

    private static Bracket step(Bracket bracket, RandomSource random, boolean withDrops) {
        Vector<PlayerId> there = bracket.remaining();
        if (withDrops && !there.isEmpty() && random.below(6) == 0) {
            return Finals.drop(bracket, there.get(random.below(there.size()))).get();
        }
        Vector<FinalMatch> open = bracket.round().open();
        if (open.isEmpty()) {
            return Finals.nextRound(bracket).get();
        }
        FinalMatch match = open.get(random.below(open.size()));
        return Finals.report(bracket, ending(match, random)).get();
    }
}
