package io.github.crisisrules.lab.simulation;

import io.vavr.control.Option;

/**
 * The common properties of all games in a row of a report.
 *
 * @param difficulty the difficulty
 * @param squads the description of the Crisis Team's squads
 * @param crisisTeam the name of the Crisis Team's policy
 * @param cosmicThreat the name of the Cosmic Threat's policy, if a player runs it
 */
public record Setting(String difficulty, String squads, String crisisTeam, Option<String> cosmicThreat) {
    /** Returns a description of the players and squads, without the difficulty. */
    public String players() {
        return crisisTeam + " play"
                + cosmicThreat.map(threat -> " against " + threat + " play").getOrElse("") + ", " + squads;
    }
}
