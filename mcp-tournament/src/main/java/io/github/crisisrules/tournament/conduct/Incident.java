package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.tournament.player.PlayerId;

/** What one official did about one offence of one player. */
public record Incident(PlayerId player, Offence offence, Sanction sanction, Official by) {}
