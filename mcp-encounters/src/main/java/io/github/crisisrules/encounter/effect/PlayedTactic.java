package io.github.crisisrules.encounter.effect;

/** A Team Tactic card that a Crisis Team player has played. It cannot be played again in the encounter. */
public record PlayedTactic(String player, String card) {}
