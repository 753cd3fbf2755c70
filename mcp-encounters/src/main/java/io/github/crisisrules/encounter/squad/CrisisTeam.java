package io.github.crisisrules.encounter.squad;

import static io.github.crisisrules.encounter.rulebook.EncounterRules.ALLIES;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.SQUADS;
import static io.github.crisisrules.encounter.rulebook.EncounterRules.TACTICS;

import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The squads of all Crisis Team players, as people name them. Whether players and characters can be told apart and the team
 * fits an encounter is what {@link SquadComposition} checks.
 */
public record CrisisTeam(Vector<CrisisSquad> squads) {
    /** The team of these squads. */
    public static CrisisTeam of(CrisisSquad... squads) {
        return new CrisisTeam(Vector.of(squads));
    }

    /** All characters, squad by squad. */
    public Vector<TeamMember> members() {
        return squads.flatMap(CrisisSquad::members);
    }

    /** The character of this name, if it is in the team. */
    public Option<TeamMember> member(CombatantId id) {
        return members().find(member -> member.id().equals(id));
    }

    /** The squad a character belongs to. */
    public Option<CrisisSquad> squadOf(CombatantId id) {
        return squads.find(squad -> squad.members().exists(member -> member.id().equals(id)));
    }

    /** Whether a player of the team has this name. */
    public boolean isPlayer(String name) {
        return squads.exists(squad -> squad.player().equals(name));
    }

    /** Whom the leadership of a player's squad affects: that squad alone, and only if it uses an affiliation. */
    @Rule(SQUADS)
    public Vector<CombatantId> leadBy(String player) {
        return squads.filter(squad ->
                        squad.player().equals(player) && squad.affiliation().isDefined())
                .flatMap(CrisisSquad::members)
                .map(TeamMember::id);
    }

    /**
     * Whom a Team Tactic card that names an affiliation can mean, whoever of the team plays it: characters that have the
     * affiliation and belong to a squad that uses it.
     */
    @Rule(TACTICS)
    public Vector<CombatantId> reachedBy(String affiliation) {
        return squads.filter(squad -> squad.affiliation().contains(affiliation))
                .flatMap(CrisisSquad::members)
                .filter(member -> member.affiliations().contains(affiliation))
                .map(TeamMember::id);
    }

    /** Whom a Team Tactic card that names no affiliation can mean: allied characters of every squad. */
    @Rule(ALLIES)
    public Vector<CombatantId> allies() {
        return members().map(TeamMember::id);
    }
}
