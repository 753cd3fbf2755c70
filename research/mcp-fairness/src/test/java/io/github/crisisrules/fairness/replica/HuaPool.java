package io.github.crisisrules.fairness.replica;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.fairness.assumption.Strengths;
import io.vavr.control.Option;

/**
 * The lognormal(0, 1) strengths that Christopher Hua's program (2017) used for its four rows of figures, each fixed
 * for all events.
 */
public record HuaPool() implements Strengths {
    @Override
    public String describe() {
        return "the pool of Hua's program, lognormal (0, 1), for all events";
    }

    @Override
    public double[] sample(int players, RandomSource random) {
        double[] pool = MersenneTwister.numpy(seed(players)).gaussian(players);
        for (int p = 0; p < players; p++) {
            pool[p] = StrictMath.exp(pool[p]);
        }
        return pool;
    }

    @Override
    public Option<String> misfit(int players) {
        return Option.when(
                seed(players) == 0, () -> "distribution is for 32, 64, 128 or 256 players, but there are " + players);
    }

    /**
     * Returns the seed for the given number of players, or 0 if there is none. Hua's seeds are 1 to 4; with each,
     * the first number below 1000 that Python generates seeds the strengths and the first round.
     */
    static int seed(int players) {
        return switch (players) {
            case 32 -> 134;
            case 64 -> 956;
            case 128 -> 237;
            case 256 -> 236;
            default -> 0;
        };
    }
}
