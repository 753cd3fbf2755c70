/**
 * The two sides, the squads of the Crisis Team with the requirements of an encounter, and the characters of the
 * Cosmic Threat. Start with {@link io.github.crisisrules.encounter.squad.CrisisTeam} and
 * {@link io.github.crisisrules.encounter.squad.SquadComposition}.
 */
@NullMarked
package io.github.crisisrules.encounter.squad;

import org.jspecify.annotations.NullMarked;
