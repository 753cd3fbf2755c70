package io.github.crisisrules.tournament.kernel;

import io.github.crisisrules.core.chance.Draw;

/**
 * A uniform sampler for the choice of a group with many barred pairs. It proposes choices, each choice of a fixed
 * set with the same probability; the caller rejects invalid proposals and asks for another.
 */
interface ChoiceDraw {
    /**
     * Samples a choice and lays it out as {@link GroupDraw} writes it; returns false if the choice contains a
     * barred pair.
     */
    boolean propose(Draw draw, OpponentDraw opponents);
}
