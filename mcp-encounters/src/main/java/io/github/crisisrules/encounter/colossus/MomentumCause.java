package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.rulebook.ColossusRules.MOMENTUM;

import io.github.crisisrules.core.rulebook.Rule;

/** Why Momentum goes up or down. */
@Rule(MOMENTUM)
public enum MomentumCause {
    /** Up: terrain of size 2 or more was destroyed in the Rampage. */
    TERRAIN("terrain was destroyed"),
    /** Up: a Crisis Team character was Dazed or KO'd. */
    DOWNFALL("a Crisis Team character fell"),
    /** Up: Hurl Debris dealt damage. */
    DEBRIS("the debris hit"),
    /** Up: the Rampage chart showed a critical. */
    CHART("a critical on the chart"),
    /** Down: he crossed a Disruption Beam. */
    BEAM("a Disruption Beam"),
    /** Down: a tower fell that was linked. */
    LINKED_TOWER("the beams of the tower"),
    /** Down: he suffered damage. */
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
