/**
 * Who fights: the two sides, the Crisis Team's squads and what an encounter asks of them, and the characters of the
 * Cosmic Threat. Start with {@link io.github.crisisrules.encounter.squad.CrisisTeam} and
 * {@link io.github.crisisrules.encounter.squad.SquadComposition}.
 */
@NullMarked
package io.github.crisisrules.encounter.squad;

import org.jspecify.annotations.NullMarked;
