package io.github.crisisrules.encounter.squad;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.testing.core.CardArbitraries;
import io.github.crisisrules.testing.encounter.SquadArbitraries;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
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

    private static final SquadComposition STRICT = SquadComposition.builder()
            .squads(2)
            .maxThreat(17)
            .maxTactics(3)
            .minCharacters(2)
            .affiliationsAllowed(false)
            .barredCharacters(Vector.of("Doom"))
            .rule(EncounterRuleId.SQUADS)
            .build();

    @Provide
    Arbitrary<CrisisTeam> strict() {
        return SquadArbitraries.legalTeams(STRICT);
    }

    @Provide
    Arbitrary<CharacterCard> cards() {
        return CardArbitraries.character(1);
    }

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
    @Verifies(EncounterRuleId.ONE_ALTER_EGO_HOWEVER_TYPED)
    void capitalsAndBlanksDoNotMakeAnotherAlterEgo(
            @ForAll @AlphaChars @StringLength(min = 1, max = 20) String first,
            @ForAll @AlphaChars @StringLength(min = 1, max = 20) String last) {
        CrisisTeam team = CrisisTeam.of(
                CrisisSquad.of("Ann", TeamMember.of("Captain", 4, 5, 5).withAlterEgo(first + " " + last)),
                CrisisSquad.of(
                        "Bob",
                        TeamMember.of("Major", 4, 5, 5)
                                .withAlterEgo(
                                        first.toUpperCase(Locale.ROOT) + "  " + last.toLowerCase(Locale.ROOT) + " ")));
        assertThat(faults(team)).hasAtLeastOneElementOfType(SquadViolation.DuplicateAlterEgo.class);
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

    /** A way to break one requirement of the first squad of a legal team, which adds one fault. */
    private enum Fault {
        THREAT,
        NEGATIVE_THREAT,
        CARDS_BEYOND_THE_LIMIT,
        CARD_TWICE,
        AFFILIATION,
        NO_PLAYER_NAME,
        BARRED,
        ENCOUNTER_CHARACTER;

        CrisisSquad in(CrisisSquad squad) {
            TeamMember first = squad.members().head();
            return switch (this) {
                case THREAT ->
                    squad.withMembers(squad.members().append(extra(STRICT.maxThreat() - squad.threat() + 1)));
                case NEGATIVE_THREAT -> squad.withMembers(squad.members().append(extra(-1)));
                case CARDS_BEYOND_THE_LIMIT ->
                    squad.withTactics(Vector.range(0, STRICT.maxTactics() + 1).map(card -> "Card " + card));
                case CARD_TWICE -> squad.withTactics(Vector.of("Rally", "Rally"));
                case AFFILIATION -> squad.withAffiliation(Option.of("Avengers"));
                case NO_PLAYER_NAME -> squad.withPlayer(" ");
                case BARRED -> squad.withMembers(squad.members().replace(first, first.withName("Doom")));
                case ENCOUNTER_CHARACTER ->
                    squad.withMembers(squad.members().replace(first, first.withIsEncounterCharacter(true)));
            };
        }

        private static TeamMember extra(int threat) {
            return TeamMember.of("Extra", threat, 1, 1);
        }
    }

    private static Vector<SquadViolation> strictFaults(CrisisTeam team) {
        return STRICT.check(team).fold(Vector::ofAll, allowed -> Vector.empty());
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.SQUADS, EncounterRuleId.CHARACTER})
    void eachBrokenRequirementOfASquadIsOneFaultAndNamesItsRule(
            @ForAll("strict") CrisisTeam team, @ForAll Fault fault, @ForAll @IntRange(max = 1) int place) {
        assertThat(strictFaults(team)).isEmpty();
        CrisisTeam broken = new CrisisTeam(
                team.squads().update(place, fault.in(team.squads().get(place))));
        assertThat(strictFaults(broken)).hasSize(1).allSatisfy(found -> {
            for (Language language : Language.values()) {
                assertThat(found.describe(Wording.ENGLISH.in(language))).isNotBlank();
            }
            assertThat(!(found instanceof SquadViolation.SquadRequirementViolation)
                            || found.rules().contains(EncounterRuleId.SQUADS))
                    .isTrue();
            assertThat(!(found instanceof SquadViolation.PlayerViolation byPlayer)
                            || byPlayer.owner().describe(Wording.ENGLISH).contains(byPlayer.player()))
                    .isTrue();
        });
        assertThat(STRICT.faults(broken, CombatantId.of("Doctor Doom"))).hasSize(1);
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.SQUADS)
    void theNumbersOfSquadsCharactersThreatAndCardsAreLimitsAndNoMore(@ForAll("legal") CrisisTeam team) {
        int threat = team.squads().map(CrisisSquad::threat).max().get();
        int cards = team.squads().map(squad -> squad.tactics().size()).max().get();
        SquadComposition exact = SquadComposition.builder()
                .squads(team.squads().size())
                .maxThreat(threat)
                .maxTactics(cards)
                .minCharacters(team.members().size())
                .rule(EncounterRuleId.SQUADS)
                .build();
        assertThat(exact.affiliationsAllowed()).isTrue();
        assertThat(exact.check(team).isValid()).as("at every limit").isTrue();
        assertThat(exact.withSquads(team.squads().size() + 1).check(team).isValid())
                .isFalse();
        assertThat(exact.withMinCharacters(team.members().size() + 1)
                        .check(team)
                        .isValid())
                .isFalse();
        assertThat(threat == 0 || exact.withMaxThreat(threat - 1).check(team).isInvalid())
                .isTrue();
        assertThat(cards == 0 || exact.withMaxTactics(cards - 1).check(team).isInvalid())
                .isTrue();
        for (CrisisSquad squad : team.squads()) {
            assertThat(squad.threat())
                    .isEqualTo(squad.members().map(TeamMember::threat).sum().intValue());
        }
    }

    @Property(tries = TRIES)
    @Verifies({EncounterRuleId.SQUADS, EncounterRuleId.CHARACTER})
    void everyNameThatCannotBePrintedOrIsTakenIsAFaultOfItsOwn(
            @ForAll("legal") CrisisTeam team,
            @ForAll @IntRange(max = 6) int where,
            @ForAll @IntRange(max = 1) int place) {
        CombatantId threat = CombatantId.of("Doctor Doom");
        CrisisSquad squad = team.squads().get(place);
        TeamMember last = squad.members().last();
        String unprintable = "A\tB";
        CrisisSquad broken = switch (where) {
            case 0 -> squad.withPlayer(unprintable);
            case 1 -> squad.withAffiliation(Option.of(unprintable));
            case 2 -> squad.withTactics(Vector.of(unprintable));
            case 3 -> squad.withMembers(squad.members().replace(last, last.withName(unprintable)));
            case 4 -> squad.withMembers(squad.members().replace(last, last.withAlterEgo(unprintable)));
            case 5 -> squad.withMembers(squad.members().replace(last, last.withAffiliations(Vector.of(unprintable))));
            default -> squad.withMembers(squad.members().replace(last, last.withImmunities(Vector.of(unprintable))));
        };
        CrisisTeam named = new CrisisTeam(team.squads().update(place, broken));
        assertThat(ANY.faults(team, threat)).isEmpty();
        assertThat(ANY.faults(named, threat)).hasSize(1).hasOnlyElementsOfType(NameViolation.class);
        assertThat(ANY.faults(team, last.id())).isEqualTo(Vector.of(new SquadViolation.NameTaken(last.id())));
        CrisisSquad blank = squad.withPlayer(" ");
        assertThat(ANY.faults(new CrisisTeam(team.squads().update(place, blank)), threat))
                .isEqualTo(Vector.of(new SquadViolation.MissingPlayerName()));
    }

    @Property(tries = TRIES)
    @Verifies(EncounterRuleId.SQUADS)
    void everyCharacterIsFoundByNameInItsOwnSquadAndTwoOfANameAreAFault(@ForAll("legal") CrisisTeam team) {
        CombatantId stranger = CombatantId.of("Stranger");
        assertThat(team.squadOf(stranger)).isEmpty();
        assertThat(team.member(stranger)).isEmpty();
        assertThat(team.isPlayer("Stranger")).isFalse();
        for (CrisisSquad squad : team.squads()) {
            assertThat(team.isPlayer(squad.player())).isTrue();
            for (TeamMember member : squad.members()) {
                assertThat(team.squadOf(member.id())).contains(squad);
                assertThat(team.member(member.id())).contains(member);
            }
        }
        CrisisSquad first = team.squads().head();
        CrisisSquad second = team.squads().get(1);
        TeamMember twin = first.members().head();
        CrisisTeam twins = CrisisTeam.of(
                first,
                second.withPlayer(first.player())
                        .withMembers(second.members().update(0, twin.withAlterEgo("A stranger"))));
        assertThat(faults(twins))
                .containsExactlyInAnyOrder(
                        new SquadViolation.DuplicatePlayer(first.player()),
                        new SquadViolation.DuplicateName(twin.id()));
    }

    @Property(tries = TRIES)
    void aCharacterIsNamedLikeItsCardUnlessItIsGivenAnotherName(
            @ForAll("cards") CharacterCard card, @ForAll("staminas") Stamina stamina) {
        TeamMember member = TeamMember.from(card, stamina);
        assertThat(member.name()).isEqualTo(card.name());
        assertThat(member.id().toString()).isEqualTo(card.name());
        assertThat(member.alterEgo()).isEqualTo(card.alterEgo());
        assertThat(member.threat()).isEqualTo(card.threat());
        assertThat(member.affiliations())
                .containsExactlyElementsOf(card.affiliations().map(Affiliation::name));
        TeamMember plain = TeamMember.of(card.name(), card.threat(), stamina.healthy(), stamina.injured());
        assertThat(plain.withAlterEgo(card.alterEgo()).withAffiliations(member.affiliations()))
                .isEqualTo(member);
        assertThat(plain.alterEgo()).isEqualTo(card.name());
        assertThat(Stamina.of(stamina.healthy())).isEqualTo(new Stamina(stamina.healthy(), stamina.healthy()));
        assertThat(CrisisSquad.of("Ann", plain, member).members()).containsExactly(plain, member);
    }

    @Property
    @Verifies(EncounterRuleId.SIDES)
    void eachSideOpposesTheOtherAndBothHaveNamesOfTheirOwn(@ForAll Side side, @ForAll Language language) {
        Wording wording = Wording.ENGLISH.in(language);
        assertThat(side.other()).isNotEqualTo(side);
        assertThat(side.other().other()).isEqualTo(side);
        assertThat(side.describe(wording))
                .isNotBlank()
                .isNotEqualTo(side.other().describe(wording));
    }

    @Property
    void aSquadNeedsAPlayerAndNoNumberOfACompositionIsNegative(@ForAll @IntRange(max = 3) int number) {
        assertThatIllegalArgumentException().isThrownBy(() -> ANY.withSquads(-number));
        assertThatIllegalArgumentException().isThrownBy(() -> ANY.withMaxThreat(-1 - number));
        assertThatIllegalArgumentException().isThrownBy(() -> ANY.withMaxTactics(-1 - number));
        assertThatIllegalArgumentException().isThrownBy(() -> ANY.withMinCharacters(-1 - number));
        assertThatIllegalArgumentException().isThrownBy(() -> Stamina.of(-number));
        assertThat(ANY.withMaxThreat(number).withMaxTactics(number).withMinCharacters(number))
                .isNotNull();
        assertThat(ANY.minCharacters()).isEqualTo(1);
        assertThat(EncounterCharacter.builder()
                        .id(CombatantId.of("Doom"))
                        .encounter("Doom")
                        .build()
                        .powerLimit())
                .isEqualTo(10);
    }
}
