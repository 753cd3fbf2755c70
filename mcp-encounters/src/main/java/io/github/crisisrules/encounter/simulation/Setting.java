package io.github.crisisrules.encounter.simulation;

import io.vavr.control.Option;

/**
 * What is the same in all games of a row.
 *
 * @param difficulty how hard the encounter is
 * @param squads which squads the Crisis Team has
 * @param crisisTeam how the Crisis Team is played
 * @param cosmicThreat how the Cosmic Threat is played, where somebody plays it
 */
public record Setting(String difficulty, String squads, String crisisTeam, Option<String> cosmicThreat) {
    /** Who plays, with which squads: all but the difficulty. */
    public String players() {
        return crisisTeam + " play"
                + cosmicThreat.map(threat -> " against " + threat + " play").getOrElse("") + ", " + squads;
    }
}
