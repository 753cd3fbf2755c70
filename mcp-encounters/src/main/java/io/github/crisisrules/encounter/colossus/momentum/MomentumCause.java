package io.github.crisisrules.encounter.colossus.momentum;

import static io.github.crisisrules.encounter.rulebook.ColossusRuleId.MOMENTUM;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;

/** The causes of a gain or loss of Momentum. */
@Rule(MOMENTUM)
public enum MomentumCause implements Describable {
    /** A gain: terrain of size 2 or more was destroyed in the Rampage. */
    TERRAIN(1),
    /** A gain: a Crisis Team character was Dazed or KO'd. */
    DOWNFALL(1),
    /** A gain: Hurl Debris dealt damage. */
    DEBRIS(1),
    /** A gain: the Rampage chart showed a critical. */
    CHART(1),
    /** A loss: the Colossus crossed a Disruption Beam. */
    BEAM(-3),
    /** A loss: a linked tower was destroyed. */
    LINKED_TOWER(-3),
    /** A loss: the Colossus suffered damage. */
    DAMAGE(-1);

    private final int change;

    MomentumCause(int change) {
        this.change = change;
    }

    /** Returns the change of Momentum: positive for a gain, negative for a loss. */
    public int change() {
        return change;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
