package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.encounter.frame.FrameState;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;

/**
 * A model of Team Tactic cards without their texts. The documents give the number of cards of a squad at a
 * difficulty, not their effects. Here a squad plays one card in each round until none is left, for the first of
 * its characters to act, which attacks with more dice.
 */
public final class TacticUse {
    private TacticUse() {}

    /** Returns the number of dice that a card adds to an attack of this character now. */
    public static int dice(CrisisTeam team, FrameState frame, CombatantId attacker, ObservationOdds odds) {
        return isPlayedFor(team, frame, attacker) ? odds.tacticDice() : 0;
    }

    /** Returns whether a card is played for this character now. */
    public static boolean isPlayedFor(CrisisTeam team, FrameState frame, CombatantId attacker) {
        return team.squadOf(attacker).exists(squad -> isPlayed(squad, frame));
    }

    private static boolean isPlayed(CrisisSquad squad, FrameState frame) {
        return frame.round() <= squad.tactics().size()
                && squad.members()
                        .forAll(member -> !frame.combatant(member.id()).isActivated());
    }
}
