package io.github.crisisrules.encounter.simulation;

import io.github.crisisrules.encounter.round.RoundState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;

/**
 * Team Tactic cards at a table without cards. The documents say how many a squad has at a difficulty, not what they do: here a
 * squad plays one in each round until they are used up, for the first of its characters to act, which attacks with more dice.
 */
final class Tactics {
    private Tactics() {}

    /** The dice that a card adds to an attack of this character now. */
    static int dice(CrisisTeam team, RoundState frame, CombatantId attacker, TableOdds odds) {
        return isPlayedFor(team, frame, attacker) ? odds.tacticDice() : 0;
    }

    /** Whether a card is played for this character now. */
    static boolean isPlayedFor(CrisisTeam team, RoundState frame, CombatantId attacker) {
        return team.squadOf(attacker).exists(squad -> isPlayed(squad, frame));
    }

    private static boolean isPlayed(CrisisSquad squad, RoundState frame) {
        return frame.round() <= squad.tactics().size()
                && squad.members()
                        .forAll(member -> !frame.combatant(member.id()).isActivated());
    }
}
