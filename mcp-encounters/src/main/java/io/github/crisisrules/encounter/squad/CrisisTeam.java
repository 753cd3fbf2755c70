package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.ALLIES;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRuleId.TACTICS;

import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The squads of all Crisis Team players, unchecked. {@link SquadComposition} checks whether names are unique and
 * whether the team fits an encounter.
 */
public record CrisisTeam(Vector<CrisisSquad> squads) {
    /** Creates a team of the given squads. */
    public static CrisisTeam of(CrisisSquad... squads) {
        return new CrisisTeam(Vector.of(squads));
    }

    /** Returns the characters of all squads, squad by squad. */
    public Vector<TeamMember> members() {
        return squads.flatMap(CrisisSquad::members);
    }

    /** Returns the character with the given name, if it is in the team. */
    public Option<TeamMember> member(CombatantId id) {
        return members().find(member -> member.id().equals(id));
    }

    /** Returns the squad of the given character, if it is in the team. */
    public Option<CrisisSquad> squadOf(CombatantId id) {
        return squads.find(squad -> squad.members().exists(member -> member.id().equals(id)));
    }

    /** Returns whether a player of the team has the given name. */
    public boolean isPlayer(String name) {
        return squads.exists(squad -> squad.player().equals(name));
    }

    /**
     * Returns the characters that the leadership of a player's squad affects: those of that squad, and only if it
     * uses an affiliation.
     */
    @Rule(SQUADS)
    public Vector<CombatantId> leadBy(String player) {
        return squads.filter(squad ->
                        squad.player().equals(player) && squad.affiliation().isDefined())
                .flatMap(CrisisSquad::members)
                .map(TeamMember::id);
    }

    /**
     * Returns the characters that a Team Tactic card naming an affiliation can affect: those that have the
     * affiliation and belong to a squad that uses it. It does not matter which player plays the card.
     */
    @Rule(TACTICS)
    public Vector<CombatantId> reachedBy(String affiliation) {
        return squads.filter(squad -> squad.affiliation().contains(affiliation))
                .flatMap(CrisisSquad::members)
                .filter(member -> member.affiliations().contains(affiliation))
                .map(TeamMember::id);
    }

    /** Returns the characters that a Team Tactic card without an affiliation can affect: those of every squad. */
    @Rule(ALLIES)
    public Vector<CombatantId> allies() {
        return members().map(TeamMember::id);
    }
}
