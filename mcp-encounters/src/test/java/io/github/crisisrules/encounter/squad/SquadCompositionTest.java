package io.github.crisisrules.encounter.squad;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.name.NameViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.SaidInWords;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class SquadCompositionTest {
    private static final SquadComposition TWO = SquadComposition.builder()
            .squads(2)
            .maxThreat(10)
            .maxTactics(1)
            .rule(EncounterRuleId.SQUADS)
            .build();

    private final TeamMember cap = avenger("Cap", "Steve");
    private final TeamMember thor = avenger("Thor", "Thor");
    private final TeamMember logan = TeamMember.of("Logan", 4, 5, 5).withAffiliations(Vector.of("X-Men"));
    private final TeamMember wolverine =
            logan.withId(CombatantId.of("Wolverine")).withAlterEgo("Logan");

    @Test
    @Verifies(EncounterRuleId.SQUADS)
    void noAlterEgoTwiceAcrossTheSquads() {
        CrisisTeam team = CrisisTeam.of(CrisisSquad.of("Ann", cap, logan), CrisisSquad.of("Bob", thor, wolverine));
        assertThat(TWO.check(team).getError())
                .containsExactly(new SquadViolation.DuplicateAlterEgo("Logan", logan.id(), wolverine.id()));
        CrisisTeam one = CrisisTeam.of(CrisisSquad.of("Ann", logan, wolverine), CrisisSquad.of("Bob", thor));
        assertThat(TWO.check(one).isInvalid()).isTrue();
    }

    @Test
    @Verifies({EncounterRuleId.SQUADS, EncounterRuleId.TACTICS, EncounterRuleId.ALLIES})
    void leadershipsStayInTheirSquadAndCardsReachThoseWhoseSquadUsesTheAffiliation() {
        TeamMember hawk = avenger("Hawkeye", "Clint");
        TeamMember wasp = avenger("Wasp", "Janet");
        CrisisTeam both = CrisisTeam.of(
                using("Avengers", CrisisSquad.of("Ann", cap, logan)),
                using("Avengers", CrisisSquad.of("Bob", thor)),
                using("X-Men", CrisisSquad.of("Cy", hawk, wolverine)),
                CrisisSquad.of("Di", wasp));
        assertThat(both.leadBy("Ann")).containsExactly(cap.id(), logan.id());
        assertThat(both.leadBy("Di")).isEmpty();
        assertThat(both.reachedBy("Avengers")).containsExactly(cap.id(), thor.id());
        assertThat(both.reachedBy("X-Men")).containsExactly(wolverine.id());
        assertThat(both.allies()).hasSize(6);
        assertThat(both.squadOf(hawk.id()).map(CrisisSquad::player)).containsExactly("Cy");
        assertThat(TWO.withSquads(4).check(without(both, logan)).isValid()).isTrue();
    }

    @Test
    @Verifies(EncounterRuleId.COLLECTION)
    void anythingFromTheCollectionMayComeUnlessTheEncounterBarsIt() {
        CrisisTeam team =
                CrisisTeam.of(CrisisSquad.of("Ann", cap).withTactics(Vector.of("Rally")), CrisisSquad.of("Bob", thor));
        Vector<PlayerCollection> shelves = Vector.of(
                new PlayerCollection("Ann", Vector.of("Cap", "Thor"), Vector.of("Rally")),
                new PlayerCollection("Bob", Vector.of("Cap"), Vector.empty()));
        assertThat(TWO.check(team).isValid()).isTrue();
        assertThat(TWO.check(team, shelves).getError())
                .containsExactly(new SquadViolation.NotInCollection("Bob", "Thor"));
        assertThat(TWO.check(team, shelves.take(0)).getError()).hasSize(3);
        assertThat(TWO.withBarredCharacters(Vector.of("Cap")).check(team).getError())
                .containsExactly(new SquadViolation.CharacterBarred("Ann", cap.id(), EncounterRuleId.SQUADS));
    }

    @Test
    @Verifies(EncounterRuleId.CHARACTER)
    void encounterCharactersAreInNoSquad() {
        CrisisTeam team =
                CrisisTeam.of(CrisisSquad.of("Ann", cap.withIsEncounterCharacter(true)), CrisisSquad.of("Bob", thor));
        assertThat(TWO.check(team).getError())
                .containsExactly(new SquadViolation.EncounterCharacterInSquad("Ann", cap.id()));
    }

    @Test
    @Verifies(EncounterRuleId.SQUADS)
    void everyFaultIsFound() {
        CrisisSquad ann = using("Avengers", CrisisSquad.of("Ann", cap, logan.withThreat(9)))
                .withTactics(Vector.of("Rally", "Regroup"));
        CrisisTeam team = CrisisTeam.of(ann);
        assertThat(TWO.withAffiliationsAllowed(false)
                        .withMinCharacters(3)
                        .check(team)
                        .getError()
                        .map(fault -> fault.getClass().getSimpleName()))
                .containsExactly(
                        "WrongSquadCount", "TooFewCharacters", "TooMuchThreat", "TooManyTactics", "AffiliationUsed");
    }

    @Test
    @Verifies(EncounterRuleId.MINION_SUB)
    void anyCharacterMayStandInForAMinion() {
        Minion loki = Minion.of("Loki", Stamina.of(5));
        assertThat(loki.isStandIn()).isFalse();
        Minion hulk = loki.playedBy(CombatantId.of("Hulk"), Stamina.of(9));
        assertThat(hulk.isStandIn()).isTrue();
        assertThat(hulk.missionName()).isEqualTo("Loki");
        assertThat(hulk.stamina()).isEqualTo(Stamina.of(9));
    }

    @Test
    void membersComeFromCards() {
        CharacterCard card =
                CharacterCard.of("Cap", "Steve", 4, 2).withAffiliations(LinkedHashSet.of(new Affiliation("Avengers")));
        assertThat(TeamMember.from(card, Stamina.of(5)))
                .isEqualTo(cap.withStamina(Stamina.of(5)).withThreat(4));
    }

    @Test
    void namesThatCannotBeDistinguishedAreFaultsAndSoAreCardsBroughtTwice() {
        CrisisSquad ann = CrisisSquad.of("Ann", cap.withThreat(-1)).withTactics(Vector.of("Rally", "Rally"));
        CrisisTeam team = CrisisTeam.of(ann, CrisisSquad.of("Ann", cap), CrisisSquad.of(" ", thor));
        assertThat(TWO.withSquads(3).withMaxTactics(2).check(team).getError())
                .containsExactly(
                        new SquadViolation.DuplicateTactic("Ann", "Rally"),
                        new SquadViolation.NegativeThreat(cap.id(), -1),
                        new SquadViolation.MissingPlayerName(),
                        new SquadViolation.DuplicatePlayer("Ann"),
                        new SquadViolation.DuplicateName(cap.id()));
    }

    @Test
    @Verifies(EncounterRuleId.SQUADS)
    void aTeamAtEveryLimitFits() {
        SquadComposition bare = SquadComposition.builder()
                .squads(1)
                .maxThreat(0)
                .maxTactics(0)
                .rule(EncounterRuleId.SQUADS)
                .build();
        assertThat(bare.affiliationsAllowed()).isTrue();
        assertThat(bare.check(CrisisTeam.of(using("Avengers", CrisisSquad.of("Ann", cap.withThreat(0)))))
                        .isValid())
                .isTrue();
        assertThat(bare.check(CrisisTeam.of(CrisisSquad.of("Ann"))).getError())
                .containsExactly(
                        new SquadViolation.TooFewCharacters(0, 1, EncounterRuleId.SQUADS),
                        new SquadViolation.EmptySquad("Ann", EncounterRuleId.SQUADS));
        assertThat(bare.withMinCharacters(0)
                        .check(CrisisTeam.of(CrisisSquad.of("Ann")))
                        .getError())
                .containsExactly(new SquadViolation.EmptySquad("Ann", EncounterRuleId.SQUADS));
        assertThatThrownBy(() -> bare.withMinCharacters(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> bare.withSquads(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyNameOfASquadCanBePrintedAndIsNotThatOfTheThreat() {
        String broken = "a\tb";
        TeamMember odd = cap.withAlterEgo("1" + broken)
                .withAffiliations(Vector.of("2" + broken))
                .withImmunities(Vector.of("3" + broken));
        CrisisSquad squad =
                using("4" + broken, CrisisSquad.of("5" + broken, odd)).withTactics(Vector.of("6" + broken));
        CombatantId doom = CombatantId.of("Doom");
        assertThat(TWO.faults(CrisisTeam.of(squad, CrisisSquad.of("Bob", thor)), doom))
                .hasSize(6)
                .allMatch(NameViolation.class::isInstance);
        CrisisTeam sound = CrisisTeam.of(CrisisSquad.of("Ann", cap), CrisisSquad.of("Bob", thor));
        assertThat(TWO.faults(sound, doom)).isEmpty();
        assertThat(TWO.faults(sound, thor.id())).containsExactly(new SquadViolation.NameTaken(thor.id()));
        // That a player has no name is one fault, not two.
        assertThat(TWO.faults(CrisisTeam.of(CrisisSquad.of("", cap), CrisisSquad.of("Bob", thor)), doom))
                .containsExactly(new SquadViolation.MissingPlayerName());
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> Stamina.of(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyFaultOfATeamNamesWhoOrWhatIsWrong() {
        String rule = EncounterRuleId.SQUADS;
        SaidInWords.sentences(Vector.<SquadViolation>of(
                new SquadViolation.WrongSquadCount(1, 2, rule),
                new SquadViolation.TooFewCharacters(2, 3, rule),
                new SquadViolation.TooMuchThreat("Ann", 18, 17, rule),
                new SquadViolation.TooManyTactics("Ann", 6, 5, rule),
                new SquadViolation.AffiliationUsed("Ann", "Avengers", rule),
                new SquadViolation.CharacterBarred("Ann", cap.id(), rule),
                new SquadViolation.EncounterCharacterInSquad("Ann", cap.id()),
                new SquadViolation.DuplicateAlterEgo("Logan", logan.id(), wolverine.id()),
                new SquadViolation.NotInCollection("Bob", "Thor"),
                new SquadViolation.NameTaken(cap.id()),
                new SquadViolation.DuplicateName(cap.id()),
                new SquadViolation.DuplicatePlayer("Ann"),
                new SquadViolation.MissingPlayerName(),
                new SquadViolation.DuplicateTactic("Ann", "Rally"),
                new SquadViolation.NegativeThreat(cap.id(), -1)));
        assertThat(new SquadViolation.TooManyTactics("Ann", 2, 1, rule).describe())
                .isEqualTo("The squad of Ann has 2 Team Tactic cards; at most 1 is allowed.");
        assertThat(new SquadViolation.TooMuchThreat(" ", 18, 17, rule).describe())
                .isEqualTo("The squad of a player without a name has a threat value of 18; at most 17 is allowed.");
        assertThat(Vector.of(thor.id(), cap.id()).sorted()).containsExactly(cap.id(), thor.id());
        assertThat(new Stamina(1, 1)).isEqualTo(Stamina.of(1));
    }

    private static CrisisTeam without(CrisisTeam team, TeamMember member) {
        return new CrisisTeam(
                team.squads().map(squad -> squad.withMembers(squad.members().remove(member))));
    }

    private static CrisisSquad using(String affiliation, CrisisSquad squad) {
        return squad.withAffiliation(Option.of(affiliation));
    }

    private static TeamMember avenger(String name, String alterEgo) {
        return TeamMember.of(name, 4, 5, 5).withAlterEgo(alterEgo).withAffiliations(Vector.of("Avengers"));
    }

    @Test
    @Verifies(EncounterRuleId.ONE_ALTER_EGO_HOWEVER_TYPED)
    void alterEgosAreComparedByTheirPlainNames() {
        CrisisTeam team = CrisisTeam.of(
                CrisisSquad.of("Ada", TeamMember.of("Captain", 4, 5, 5).withAlterEgo("Zoë Reed")),
                CrisisSquad.of("Bruno", TeamMember.of("Major", 4, 5, 5).withAlterEgo("ZOË  reed ")));
        assertThat(SquadComposition.builder()
                        .squads(2)
                        .minCharacters(1)
                        .maxThreat(17)
                        .maxTactics(0)
                        .rule("X")
                        .build()
                        .check(team)
                        .getError())
                .hasOnlyElementsOfType(SquadViolation.DuplicateAlterEgo.class)
                .hasSize(1);
    }

    @Test
    @Verifies(EncounterRuleId.ONE_ALTER_EGO_HOWEVER_TYPED)
    void aSquadNeedsACharacter() {
        CrisisTeam team = CrisisTeam.of(
                CrisisSquad.of("Ada", TeamMember.of("Captain", 4, 5, 5), TeamMember.of("Major", 4, 5, 5)),
                CrisisSquad.of("Bruno"));
        for (HulkDifficulty difficulty : HulkDifficulty.values()) {
            assertThat(difficulty.composition().check(team).getError().map(SquadViolation::describe))
                    .contains("The squad of Bruno has no characters. Add one.");
        }
    }
}
