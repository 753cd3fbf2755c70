package io.github.crisisrules.tournament.kernel.sample;

import io.github.crisisrules.core.chance.RandomSource;

/**
 * A uniform sampler for the choice of a group with many barred pairs. It proposes choices, each choice of a fixed
 * set with the same probability; the caller rejects invalid proposals and asks for another.
 */
interface ChoiceSampler {
    /**
     * Samples a choice and lays it out as {@link GroupSampler} writes it; returns false if the choice contains a
     * barred pair.
     */
    boolean propose(RandomSource draw, OpponentSampler opponents);
}
