package io.github.crisisrules.encounter.round;

/** A Team Tactic card that a player of the Crisis Team has played: it is gone for the rest of the encounter. */
public record PlayedTactic(String player, String card) {}
