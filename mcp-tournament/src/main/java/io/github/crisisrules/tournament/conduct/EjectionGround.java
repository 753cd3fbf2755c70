package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** A ground to eject a player at once. It is a flag for the Watcher, who decides. */
@Rule(EventRules.WARN)
public enum EjectionGround {
    /** Three warnings or more in this event. */
    THREE_WARNINGS,
    /** Violence, or a threat of it. */
    VIOLENCE,
    /** Suspected deliberate cheating. */
    CHEATING,
    /** Suspected manipulation of scores together with another player. */
    @Rule(EventRules.COLLUDE)
    COLLUSION
}
