package io.github.crisisrules.tournament.ruling;

import io.github.crisisrules.tournament.player.PlayerId;

/** An offence of one player, with the sanction that an official chose. */
public record Incident(PlayerId player, Offence offence, Sanction sanction, Official by) {}
