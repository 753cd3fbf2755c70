package io.github.crisisrules.encounter.squad;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.testing.encounter.SquadArbitraries;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

class SquadProperties {
    private static final int TRIES = 300;

    private static final SquadComposition ANY = SquadComposition.builder()
            .squads(2)
            .maxThreat(17)
            .maxTactics(3)
            .rule(EncounterRuleId.SQUADS)
            .build();

    @Provide
    Arbitrary<CrisisTeam> teams() {
        return SquadArbitraries.teams();
    }

    @Provide
    Arbitrary<CrisisTeam> legal() {
        return SquadArbitraries.legalTeams(ANY);
    }

    @Provide
    Arbitrary<Stamina> staminas() {
        return SquadArbitraries.staminas();
    }

    @Provide
    Arbitrary<String> affiliations() {
        return Arbitraries.of(SquadArbitraries.AFFILIATIONS.asJava());
    }

    private static Vector<SquadViolation> faults(CrisisTeam team) {
        return ANY.check(team).fold(Vector::ofAll, allowed -> Vector.empty());
    }

    private static CrisisTeam reversed(CrisisTeam team) {
        return new CrisisTeam(team.squads()
                .reverse()
                .map(squad -> squad.withMembers(squad.members().reverse())));
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.SQUADS)
    void eachCharacterBeyondTheFirstOfAnAlterEgoIsAFaultInWhicheverSquadItIs(@ForAll("teams") CrisisTeam team) {
        int egos = team.members().map(TeamMember::alterEgo).distinct().size();
        assertThat(faults(team).count(SquadViolation.DuplicateAlterEgo.class::isInstance))
                .isEqualTo(team.members().size() - egos);
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.SQUADS)
    void theOrderOfSquadsAndCharactersChangesNoVerdict(@ForAll("teams") CrisisTeam team) {
        assertThat(faults(reversed(team)).map(Object::getClass))
                .containsExactlyInAnyOrderElementsOf(faults(team).map(Object::getClass));
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.SQUADS)
    void aLeadershipReachesItsOwnSquadAloneAndOnlyIfTheSquadUsesAnAffiliation(@ForAll("teams") CrisisTeam team) {
        for (CrisisSquad squad : team.squads()) {
            Vector<CombatantId> own = squad.members().map(TeamMember::id);
            assertThat(team.leadBy(squad.player()))
                    .isEqualTo(squad.affiliation().isDefined() ? own : Vector.<CombatantId>empty());
        }
        Vector<CombatantId> led = team.squads().map(CrisisSquad::player).flatMap(team::leadBy);
        assertThat(led.distinct()).as("led by one player each").isEqualTo(led);
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.TACTICS, EncounterRuleId.ALLIES})
    void aCardReachesWhatItReachesInEachSquadAlone(
            @ForAll("teams") CrisisTeam team, @ForAll("affiliations") String affiliation) {
        assertThat(team.reachedBy(affiliation))
                .isEqualTo(team.squads().flatMap(squad -> CrisisTeam.of(squad).reachedBy(affiliation)));
        assertThat(team.allies())
                .isEqualTo(team.squads().flatMap(squad -> CrisisTeam.of(squad).allies()));
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.TACTICS, EncounterRuleId.ALLIES})
    void aCardWithAnAffiliationReachesAlliesAndMoreOfThemTheMoreHaveIt(
            @ForAll("teams") CrisisTeam team, @ForAll("affiliations") String affiliation) {
        Vector<CombatantId> reached = team.reachedBy(affiliation);
        assertThat(team.allies()).containsAll(reached);
        CrisisTeam squadsUseIt =
                new CrisisTeam(team.squads().map(squad -> squad.withAffiliation(Option.of(affiliation))));
        assertThat(squadsUseIt.reachedBy(affiliation)).containsAll(reached);
        CrisisTeam allHaveIt = new CrisisTeam(squadsUseIt
                .squads()
                .map(squad -> squad.withMembers(
                        squad.members().map(member -> member.withAffiliations(Vector.of(affiliation))))));
        assertThat(allHaveIt.reachedBy(affiliation)).isEqualTo(team.allies());
        CrisisTeam noSquadUsesIt =
                new CrisisTeam(allHaveIt.squads().map(squad -> squad.withAffiliation(Option.none())));
        assertThat(noSquadUsesIt.reachedBy(affiliation)).isEmpty();
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.COLLECTION)
    void eachCardThatAPlayerDoesNotOwnIsOneFaultMore(@ForAll("legal") CrisisTeam team) {
        Vector<PlayerCollection> owned = team.squads()
                .map(squad ->
                        new PlayerCollection(squad.player(), squad.members().map(TeamMember::name), squad.tactics()));
        assertThat(ANY.check(team, owned).isValid()).isTrue();
        assertThat(ANY.check(team).isValid()).as("without collections").isTrue();
        int cards = team.members().size()
                + team.squads().map(squad -> squad.tactics().size()).sum().intValue();
        Seq<SquadViolation> nothingOwned = ANY.check(team, Vector.empty()).getError();
        assertThat(nothingOwned).hasSize(cards).hasOnlyElementsOfType(SquadViolation.NotInCollection.class);
        for (TeamMember member : team.members()) {
            Vector<PlayerCollection> without = owned.map(collection -> new PlayerCollection(
                    collection.player(), collection.characters().remove(member.name()), collection.tactics()));
            assertThat(ANY.check(team, without).getError()).hasSize(1);
        }
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.CHARACTER)
    void anEncounterCharacterIsAFaultInAnySquadAndPlaysInItsEncounterOnly(
            @ForAll("legal") CrisisTeam team,
            @ForAll @AlphaChars @StringLength(min = 1, max = 5) String here,
            @ForAll @AlphaChars @StringLength(min = 1, max = 5) String elsewhere) {
        assertThat(faults(team)).isEmpty();
        CrisisTeam marked = new CrisisTeam(team.squads()
                .map(squad -> squad.withMembers(squad.members().map(member -> member.withIsEncounterCharacter(true)))));
        assertThat(faults(marked))
                .containsExactlyElementsOf(team.squads()
                        .flatMap(squad -> squad.members()
                                .map(member ->
                                        new SquadViolation.EncounterCharacterInSquad(squad.player(), member.id()))));
        EncounterCharacter character = EncounterCharacter.builder()
                .id(CombatantId.of("Doom"))
                .encounter(here)
                .build();
        assertThat(character.mayAppearIn(here)).isTrue();
        assertThat(character.mayAppearIn(elsewhere)).isEqualTo(here.equals(elsewhere));
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.MINION_SUB, EncounterRuleId.MINIONS})
    void anyCharacterMayStandInForAMinionAndTheMinionMayComeBack(
            @ForAll @AlphaChars @StringLength(min = 1, max = 3) String name,
            @ForAll @AlphaChars @StringLength(min = 1, max = 3) String other,
            @ForAll("staminas") Stamina printed,
            @ForAll("staminas") Stamina others) {
        Minion minion = Minion.of(name, printed);
        Minion standIn = minion.playedBy(CombatantId.of(other), others);
        assertThat(minion.isStandIn()).isFalse();
        assertThat(standIn.isStandIn()).isEqualTo(!name.equals(other));
        assertThat(standIn.missionName()).isEqualTo(name);
        assertThat(standIn.playedBy(minion.id(), printed)).isEqualTo(minion);
    }

    @Property
    @Verifies(EncounterRuleId.POWER)
    void afterAGainACharacterHasAllThePowerOrItsLimit(
            @ForAll @IntRange(max = 13) int limit,
            @ForAll @IntRange(max = 13) int held,
            @ForAll @IntRange int offered) {
        int before = Math.min(held, limit);
        assertThat((long) before + Power.gained(offered, before, limit))
                .isEqualTo(Math.min(limit, (long) before + offered));
    }
}
