package io.github.crisisrules.tournament.kernel.segment;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.kernel.LiteralMatching;
import io.github.crisisrules.tournament.kernel.PairingState;
import io.github.crisisrules.tournament.kernel.PlainPool;
import io.github.crisisrules.tournament.kernel.PlainPools;
import org.junit.jupiter.api.Test;

/** A pair that is said to be impossible is part of no optimal pairing, as far as an independent matching finds them. */
class PossiblePairsProperties {
    private static final Seed SEED = Seed.of(73);

    @Test
    void everyPairOfAnOptimalPairingIsPossible() {
        int impossible = 0;
        for (int i = 0; i < 60; i++) {
            RandomSource random = SEED.split("possible", i).random();
            PlainPool plain = PlainPools.arbitrary(36, 2 + random.below(12), 30 + random.below(60), 10, random);
            PairingState pool = new PairingState(plain.points, plain.meetings(), plain.bans());
            int last = pool.groupCount() - 1;
            Segment segment = new Segment(pool, 0, last, -1, -1, false, Segment.Exit.WHOLE);
            assertThat(segment.isLarge()).isTrue();
            int[] mates = new LiteralMatching(plain.bigCosts()).mates();
            int[] group = plain.groups();
            for (int g = 0; g <= last; g++) {
                PossiblePairs pairs = new PossiblePairs(pool, segment, g, last);
                for (int p = 0; p < plain.size(); p++) {
                    for (int q = 0; group[p] == g && q < plain.size(); q++) {
                        if (q != p && group[q] >= g) {
                            boolean may = pairs.may(p, q, group[q]);
                            assertThat(may || mates[p] != q)
                                    .as(i + ": " + p + "-" + q + " of " + plain)
                                    .isTrue();
                            impossible += may ? 0 : 1;
                        }
                    }
                }
            }
        }
        // A test of something: most pairs are seen to be impossible.
        assertThat(impossible).isGreaterThan(10_000);
    }
}
