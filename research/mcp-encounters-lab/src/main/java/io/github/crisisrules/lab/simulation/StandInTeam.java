package io.github.crisisrules.lab.simulation;

import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;

/** Invented Crisis Teams of two equal squads within threat 17, with the threat divided among few or many characters. */
public enum StandInTeam {
    /** Two squads of three characters of threat 5. */
    FEW(3, 5, 7, 6),
    /** Two squads of four characters of threat 4. */
    SOME(4, 4, 6, 5),
    /** Two squads of five characters of threat 3. */
    MANY(5, 3, 5, 4);

    private static final Vector<String> NOT_MODELLED = Vector.of(
            "characters differ in stamina alone: all attack and defend with the same dice, whatever their threat",
            "not modelled: places and movement, superpowers and leaderships, special conditions, Power for damage, what printed cards say");

    private final int characters;
    private final int threat;
    private final int healthy;
    private final int injured;

    StandInTeam(int characters, int threat, int healthy, int injured) {
        this.characters = characters;
        this.threat = threat;
        this.healthy = healthy;
        this.injured = injured;
    }

    /** Returns the team, each squad with {@code tacticCards} Team Tactic cards. */
    public CrisisTeam with(int tacticCards) {
        return CrisisTeam.of(squad("First", tacticCards), squad("Second", tacticCards));
    }

    private CrisisSquad squad(String player, int tacticCards) {
        return CrisisSquad.builder()
                .player(player)
                .members(Vector.rangeClosed(1, characters)
                        .map(number -> TeamMember.builder()
                                .id(CombatantId.of(player + " " + number))
                                .threat(threat)
                                .stamina(new Stamina(healthy, injured))
                                .build()))
                .tactics(Vector.rangeClosed(1, tacticCards).map(number -> player + " card " + number))
                .build();
    }

    /** Returns the name of a team in reports: the numbers of its characters. */
    public static String name(CrisisTeam team) {
        return team.squads().map(squad -> squad.members().size()).mkString(" + ") + " characters";
    }

    /** Returns the notes that a report must show about a team. */
    public static Vector<String> notes(CrisisTeam team) {
        Vector<String> cards = team.squads().exists(squad -> squad.tactics().nonEmpty())
                ? Vector.of(
                        "a Team Tactic card is a stand-in: more dice for the attacks of one activation, a card in a round")
                : Vector.of("no squad has Team Tactic cards");
        return cards.appendAll(NOT_MODELLED);
    }

    @Override
    public String toString() {
        return name(with(0));
    }
}
