package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.rulebook.EventRuleId;

/** A ground to eject a player at once. It is a flag for the Watcher, who decides. */
@Rule(EventRuleId.WARN)
public enum EjectionGround implements Describable {
    /** Three warnings or more in this event. */
    THREE_WARNINGS,
    /** Violence, or a threat of it. */
    VIOLENCE,
    /** Suspected deliberate cheating. */
    CHEATING,
    /** Suspected manipulation of scores together with another player. */
    @Rule(EventRuleId.COLLUDE)
    COLLUSION;

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }
}
