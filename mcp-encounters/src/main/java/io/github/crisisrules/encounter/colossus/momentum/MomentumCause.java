package io.github.crisisrules.encounter.colossus.momentum;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;

import io.github.crisisrules.core.rulebook.Rule;

/** The causes of a gain or loss of Momentum. */
@Rule(MOMENTUM)
public enum MomentumCause {
    /** A gain: terrain of size 2 or more was destroyed in the Rampage. */
    TERRAIN("terrain was destroyed"),
    /** A gain: a Crisis Team character was Dazed or KO'd. */
    DOWNFALL("a Crisis Team character fell"),
    /** A gain: Hurl Debris dealt damage. */
    DEBRIS("the debris hit"),
    /** A gain: the Rampage chart showed a critical. */
    CHART("a critical on the chart"),
    /** A loss: the Colossus crossed a Disruption Beam. */
    BEAM("a Disruption Beam"),
    /** A loss: a linked tower was destroyed. */
    LINKED_TOWER("the beams of the tower"),
    /** A loss: the Colossus suffered damage. */
    DAMAGE("he suffered damage");

    private final String words;

    MomentumCause(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
