/**
 * Rosters and squads: what players submit, the rules that check it, and everything that can be wrong with it. Start
 * with {@link io.github.crisisrules.core.roster.RosterRules}.
 */
@NullMarked
package io.github.crisisrules.core.roster;

import org.jspecify.annotations.NullMarked;
