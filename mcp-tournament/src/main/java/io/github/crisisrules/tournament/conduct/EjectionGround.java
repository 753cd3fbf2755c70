package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.tournament.rulebook.EventRules;

/** Why a player may be ejected at once. A ground is a flag for the Watcher, who decides. */
@Rule(EventRules.WARN)
public enum EjectionGround {
    /** Three warnings or more in this event. */
    THREE_WARNINGS,
    /** Violence, or a threat of it. */
    VIOLENCE,
    /** Suspicion of deliberate cheating. */
    CHEATING,
    /** Suspicion of manipulating scores together with somebody. */
    @Rule(EventRules.COLLUDE)
    COLLUSION
}
