package io.github.crisisrules.testing.encounter;

import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.SquadComposition;
import io.github.crisisrules.encounter.squad.Stamina;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of Crisis Teams: any that a player could write down, and those that keep the rules of an encounter. */
public final class SquadArbitraries {
    /** The affiliations of all generated characters, squads and cards. */
    public static final Vector<String> AFFILIATIONS = Vector.of("Avengers", "X-Men");

    private static final Vector<String> PLAYERS = Vector.of("Ann", "Ben", "Cy");
    private static final Vector<String> CARDS = Vector.of("Rally", "Hold", "Charge", "Regroup");
    private static final int MAX_MEMBERS = 4;

    private SquadArbitraries() {}

    /** Returns staminas of 1 to 8 on each side of the card. */
    public static Arbitrary<Stamina> staminas() {
        Arbitrary<Integer> side = Arbitraries.integers().between(1, 8);
        return Combinators.combine(side, side).as(Stamina::new);
    }

    /** Characters without a name of their own, of threat 0 up to {@code maxThreat}, with any of the affiliations. */
    private static Arbitrary<TeamMember> members(int maxThreat) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, maxThreat),
                        staminas(),
                        Arbitraries.subsetOf(AFFILIATIONS.asJava()))
                .as((threat, stamina, affiliations) -> TeamMember.builder()
                        .id(CombatantId.of("unnamed"))
                        .threat(threat)
                        .stamina(stamina)
                        .affiliations(Vector.ofAll(affiliations))
                        .build());
    }

    private static Arbitrary<CrisisSquad> squads(int minMembers, int maxThreat, int maxTactics, boolean affiliated) {
        Arbitrary<Option<String>> affiliation = Arbitraries.of(
                affiliated
                        ? AFFILIATIONS.map(Option::of).prepend(Option.none()).asJava()
                        : List.of(Option.<String>none()));
        Arbitrary<List<TeamMember>> listed =
                members(maxThreat).list().ofMinSize(minMembers).ofMaxSize(MAX_MEMBERS);
        Arbitrary<List<String>> tactics =
                Arbitraries.of(CARDS.asJava()).list().uniqueElements().ofMaxSize(maxTactics);
        return Combinators.combine(listed, affiliation, tactics)
                .as((some, used, cards) -> CrisisSquad.builder()
                        .player("unnamed")
                        .members(Vector.ofAll(some))
                        .affiliation(used)
                        .tactics(Vector.ofAll(cards))
                        .build());
    }

    /** The team of these squads, with a player for each squad and with characters Hero 1, Hero 2 and so on. */
    private static CrisisTeam named(List<CrisisSquad> squads) {
        Vector<CrisisSquad> named = Vector.empty();
        int number = 1;
        for (CrisisSquad squad : squads) {
            int first = number;
            named = named.append(squad.withPlayer(PLAYERS.get(named.size()))
                    .withMembers(squad.members().zipWithIndex((member, place) -> {
                        String name = "Hero " + (first + place);
                        return member.withId(CombatantId.of(name))
                                .withName(name)
                                .withAlterEgo("Ego of " + name);
                    })));
            number += squad.members().size();
        }
        return new CrisisTeam(named);
    }

    /**
     * Returns teams of one to three squads of up to four characters, some without any, of any threat up to 9 each. Names are distinct;
     * alter egos are not always.
     */
    public static Arbitrary<CrisisTeam> teams() {
        Arbitrary<CrisisTeam> distinct = squads(0, 9, CARDS.size(), true)
                .list()
                .ofMinSize(1)
                .ofMaxSize(PLAYERS.size())
                .map(SquadArbitraries::named);
        Arbitrary<List<Integer>> egos =
                Arbitraries.integers().between(1, 20).list().ofSize(MAX_MEMBERS * PLAYERS.size());
        return Combinators.combine(distinct, egos, Arbitraries.of(true, false))
                .as((team, numbers, shared) -> shared ? withAlterEgos(team, numbers) : team)
                .withoutEdgeCases();
    }

    private static CrisisTeam withAlterEgos(CrisisTeam team, List<Integer> numbers) {
        Vector<TeamMember> all = team.members();
        return new CrisisTeam(team.squads()
                .map(squad -> squad.withMembers(squad.members()
                        .map(member -> member.withAlterEgo("Ego " + numbers.get(all.indexOf(member)))))));
    }

    /** Returns teams that keep the given rules of an encounter. */
    public static Arbitrary<CrisisTeam> legalTeams(SquadComposition composition) {
        int members = Math.max(1, (composition.minCharacters() + composition.squads() - 1) / composition.squads());
        return squads(
                        members,
                        composition.maxThreat() / MAX_MEMBERS,
                        Math.min(CARDS.size(), composition.maxTactics()),
                        composition.affiliationsAllowed())
                .list()
                .ofSize(composition.squads())
                .map(SquadArbitraries::named)
                .withoutEdgeCases();
    }
}
