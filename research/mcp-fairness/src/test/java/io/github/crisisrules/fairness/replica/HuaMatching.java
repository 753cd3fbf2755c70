package io.github.crisisrules.fairness.replica;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.fairness.play.pairer.Pairer;
import io.github.crisisrules.fairness.play.pairer.RoundView;

/**
 * The pairing that Christopher Hua's program (2017) used in nearly all of its events. Round 1 is the same shuffle
 * each time. The graph from which later rounds are matched is kept from event to event, and a pair that has met is
 * never freed. Once all players have met, all pairs have the same weight, and every later round is the matching
 * that NetworkX then finds, regardless of results.
 */
public record HuaMatching() implements Pairer {
    @Override
    public int[] pair(RoundView round, Seed seed) {
        int players = round.members().length;
        return round.round() == 1
                ? MersenneTwister.python(HuaPool.seed(players)).shuffled(players)
                : matching(players);
    }

    /** Pairs 0 with 1 and, of the others, the first with the last, the second with the last but one, and so on. */
    private static int[] matching(int players) {
        int[] pairs = new int[players];
        pairs[1] = 1;
        for (int i = 1; i < players / 2; i++) {
            pairs[2 * i] = i + 1;
            pairs[2 * i + 1] = players - i;
        }
        return pairs;
    }

    @Override
    public String name() {
        return "one matching for all";
    }
}
