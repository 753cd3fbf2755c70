package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.effect.PhaseEffect;
import io.github.crisisrules.encounter.effect.StatusCard;
import io.github.crisisrules.encounter.effect.Step;
import io.github.crisisrules.encounter.frame.Combatant;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.hulk.attack.AttackProfile;
import io.github.crisisrules.encounter.hulk.attack.AttackRange;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.SquadViolation;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class HulkSetupTest {
    private static Seq<RuleViolation> faults(HulkSetup setup) {
        return Hulk.start(setup).getError();
    }

    @Test
    @Verifies(HulkRuleId.DIFFICULTY)
    void theDifficultySetsTacticCardsAndStartingRage() {
        assertThat(HulkDifficulty.values())
                .extracting(HulkDifficulty::tacticCards, HulkDifficulty::startingRage)
                .containsExactly(tuple(0, 0), tuple(3, 1), tuple(2, 2), tuple(1, 3));
        for (HulkDifficulty difficulty : HulkDifficulty.values()) {
            HulkState state = prepared(difficulty);
            assertThat(state.rage()).isEqualTo(difficulty.startingRage());
            assertThat(difficulty.composition().maxTactics()).isEqualTo(difficulty.tacticCards());
        }
    }

    @Test
    @Verifies(HulkRuleId.SQUADS)
    void twoSquadsOfThreatSeventeenWithoutAffiliations() {
        HulkSetup good = setup(HulkDifficulty.NORMAL);
        Vector<TeamMember> three = Vector.of("A", "B", "C").map(name -> TeamMember.of(name, 6, 5, 5));
        HulkSetup tooDear = good.withTeam(
                CrisisTeam.of(squad("Ann", three), squad("Ben", Vector.of(TeamMember.of("D", 17, 5, 5)))));
        assertThat(faults(tooDear).map(RuleViolation::describe))
                .containsExactly("The squad of Ann has a threat value of 18; at most 17 is allowed.");
        HulkSetup affiliated = good.withTeam(
                new CrisisTeam(good.team().squads().map(squad -> squad.withAffiliation(Option.of("Avengers")))));
        assertThat(faults(affiliated)).hasSize(2).allMatch(fault -> fault.rule().contains(HulkRuleId.SQUADS));
        HulkSetup alone = good.withTeam(CrisisTeam.of(squad("Ann", three.map(member -> member.withThreat(5)))));
        assertThat(faults(alone)).hasSize(1);
        HulkSetup cards = good.withTeam(
                new CrisisTeam(good.team().squads().map(squad -> squad.withTactics(Vector.of("1", "2", "3", "4")))));
        assertThat(faults(cards)).hasSize(2);
        assertThat(Hulk.start(good).isValid()).isTrue();
    }

    @Test
    @Verifies(HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER)
    void fewerThanThreeCharactersAreRefused() {
        assertThat(Hulk.start(setup(HulkDifficulty.HARD, 3)).isValid()).isTrue();
        assertThat(faults(setup(HulkDifficulty.HARD, 2)).flatMap(RuleViolation::rule))
                .containsExactly(HulkRuleId.SQUADS);
    }

    @Test
    void aCharacterThatIsCalledAsHulkIsAFaultOfTheSetup() {
        HulkSetup good = setup(HulkDifficulty.NORMAL);
        Vector<TeamMember> twin = Vector.of(TeamMember.of(HULK.name(), 4, 5, 5));
        HulkSetup twins = good.withTeam(CrisisTeam.of(good.team().squads().head(), squad("Ben", twin)));
        assertThat(faults(twins)).containsExactly(new SquadViolation.NameTaken(HULK));
    }

    @Test
    @Verifies({HulkRuleId.COSMIC, HulkRuleId.PRIORITY})
    void aPlayerRunsHulkAloneAndTheCrisisTeamHasPriority() {
        HulkState state = start(setup(HulkDifficulty.NORMAL).withAskedSteps(Vector.of(Step.POWER_PLAYERS)));
        assertThat(state.frame().inPlay(Side.COSMIC_THREAT).map(Combatant::id)).containsExactly(HULK);
        HulkState power = after(
                state,
                new HulkCommand.DeployTeam(state.team()),
                new HulkCommand.DeployHulk(true),
                frame(new FrameCommand.BeginFirstRound()));
        assertThat(power.frame().sideToAct()).isEqualTo(Option.of(Side.CRISIS_TEAM));
        HulkState next = after(power, frame(new FrameCommand.Pass(Side.CRISIS_TEAM)));
        assertThat(next.frame().sideToAct()).isEqualTo(Option.of(Side.COSMIC_THREAT));
    }

    @Test
    @Verifies(HulkRuleId.DEPLOY)
    void theTeamDeploysWithinThreeOfItsEdgeThenHulkOfHis() {
        HulkState state = prepared(HulkDifficulty.SMASH);
        assertThat(state.nextAwaited()).isEqualTo(Option.of(new HulkAwaited.TeamDeployment()));
        assertThat(refused(state, new HulkCommand.DeployHulk(true)).rule()).containsExactly(HulkRuleId.DEPLOY);
        assertThat(refused(state, frame(new FrameCommand.BeginFirstRound())).rule())
                .containsExactly(HulkRuleId.DEPLOY);
        assertThat(refused(state, new HulkCommand.DeployTeam(state.team().tail())))
                .isEqualTo(new HulkViolation.DeployedOutOfRange(Vector.of(A)));
        assertThat(refused(state, new HulkCommand.DeployTeam(state.team().drop(2)))
                        .describe())
                .isEqualTo(
                        "A and B must be deployed within range 3 of the edge of their side. Deploy them nearer to it.");
        assertThat(refused(state, new HulkCommand.DeployTeam(state.team().append(HULK))))
                .isEqualTo(new FrameViolation.NotOnCrisisTeam(HULK));
        HulkState there = after(state, new HulkCommand.DeployTeam(state.team()));
        assertThat(refused(there, new HulkCommand.DeployHulk(false)))
                .isEqualTo(new HulkViolation.DeployedOutOfRange(Vector.of(HULK)));
        HulkState deployed = after(there, new HulkCommand.DeployHulk(true));
        assertThat(deployed.rage()).isEqualTo(3);
        assertThat(deployed.frame().points(Side.CRISIS_TEAM)).isZero();
        assertThat(deployed.nextAwaited()).isEqualTo(Option.none());
    }

    @Test
    @Verifies({HulkRuleId.POWER, HulkRuleId.STEPS_OF_SCORE_SERUM_AND_POWER})
    void crisisCharactersGainThreePowerAndHulkTwoForEachOfThem() {
        HulkState state = start(setup(HulkDifficulty.NARRATIVE).withAskedSteps(Vector.of(Step.POWER_PLAYERS)));
        HulkState begun = after(
                state,
                new HulkCommand.DeployTeam(state.team()),
                new HulkCommand.DeployHulk(true),
                frame(new FrameCommand.BeginFirstRound()));
        assertThat(begun.hulk().power()).isEqualTo(1);
        HulkState own = after(
                begun,
                frame(new FrameCommand.Pass(Side.CRISIS_TEAM)),
                frame(new FrameCommand.ResolveEffect(HulkSetup.INNER_RAGE)));
        assertThat(own.hulk().power()).isEqualTo(3);
        assertThat(own.frame().combatant(A).power()).isEqualTo(1);
        HulkState all = after(own, frame(new FrameCommand.Pass(Side.COSMIC_THREAT)));
        assertThat(all.hulk().power()).isEqualTo(3);
        assertThat(all.team().map(character -> all.frame().combatant(character).power()))
                .containsOnly(3);
    }

    @Test
    @Verifies(HulkRuleId.LOST_VALUES_ARE_CALLER_DATA)
    void theAuraTableIsAPartitionOfTheFaces() {
        Vector<CrisisFace> low = faces("-F");
        Vector<CrisisFace> middle = faces("HB");
        Vector<CrisisFace> high = faces("CW");
        assertThat(AuraChart.check(low, middle, high).get()).isEqualTo(AuraChart.usual());
        assertThat(AuraChart.check(low, middle, faces("C")).getLeft())
                .isEqualTo(new HulkViolation.AuraFacesNotPartitioned(faces("W"), Vector.empty()));
        assertThat(AuraChart.check(low, middle, faces("CWH")).getLeft())
                .isEqualTo(new HulkViolation.AuraFacesNotPartitioned(Vector.empty(), faces("H")));
        assertThatThrownBy(() -> new AuraChart(low, low, high)).isInstanceOf(IllegalArgumentException.class);
        AuraChart other =
                AuraChart.check(faces("CWHB-"), Vector.empty(), faces("F")).get();
        assertThat(other.result(CrisisFace.HIT)).isEqualTo(AuraResult.SURGE);
        assertThat(other.result(CrisisFace.FAILURE)).isEqualTo(AuraResult.WRECKAGE);
    }

    @Test
    @Verifies({HulkRuleId.LOST_VALUES_ARE_CALLER_DATA, HulkRuleId.CLAP})
    void everythingThatIsWrongWithASetupIsReportedAtOnce() {
        HulkSetup good = setup(HulkDifficulty.NORMAL);
        CombatantId typo = CombatantId.of("Aa");
        HulkCard card = HulkCard.standIn()
                .withStamina(0)
                .withLeapCost(-1)
                .withStrongestOneThereIsCost(Option.of(-2))
                .withThunderClap(new AttackProfile(AttackType.PHYSICAL, AttackRange.beam(5), 6, 3));
        HulkSetup bad = good.withTeam(CrisisTeam.of(
                        squad("Ann", Vector.of(TeamMember.of("A", 3, 5, 5), TeamMember.of("A", 3, 5, 5))),
                        squad("Ann", Vector.of(TeamMember.of(HULK.name(), 3, 5, 5)))))
                .withCard(card)
                .withAbsorbers(Vector.of(" ", "north"))
                .withSerums(Vector.of("north"))
                .withTerrain(Vector.of(Terrain.interactive("car", 1), Terrain.interactive("car", 2)))
                .withCharacterSizes(LinkedHashMap.of(typo, 3, A, 0));
        assertThat(faults(bad))
                .containsExactly(
                        new SquadViolation.DuplicatePlayer("Ann"),
                        new SquadViolation.DuplicateName(A),
                        new SquadViolation.NameTaken(HULK),
                        new HulkSetupViolation.CardValueTooSmall(HulkCardValue.STAMINA, 0, 1),
                        new HulkSetupViolation.CardValueTooSmall(HulkCardValue.LEAP_COST, -1, 0),
                        new HulkSetupViolation.CardValueTooSmall(HulkCardValue.STRONGEST_ONE_THERE_IS_COST, -2, 0),
                        new HulkSetupViolation.RangeShrinksWithRage(
                                HulkAttack.THUNDER_CLAP, AttackRange.beam(5), AttackRange.beam(4)),
                        new HulkSetupViolation.MissingObjectiveName(),
                        new HulkSetupViolation.DuplicateName("north"),
                        new HulkSetupViolation.DuplicateName("car"),
                        new HulkSetupViolation.SizeOfUnknownCharacter(typo),
                        new HulkSetupViolation.CharacterTooSmall(A, 0));
        assertThat(faults(good.withAbsorbers(Vector.empty()))).containsExactly(new HulkSetupViolation.NoAbsorber());
    }

    @Test
    @Verifies({HulkRuleId.CLAP, HulkRuleId.SMASH})
    void aPrintedRangeIsNoLongerThanRageMakesIt() {
        for (AttackRange printed : Vector.of(AttackRange.beam(4), AttackRange.beam(1), AttackRange.single(5))) {
            HulkCard card = HulkCard.standIn().withThunderClap(new AttackProfile(AttackType.PHYSICAL, printed, 6, 3));
            assertThat(card.faults()).as("%s", printed).isEmpty();
        }
        HulkCard wide =
                HulkCard.standIn().withHulkSmash(new AttackProfile(AttackType.PHYSICAL, AttackRange.area(2), 6, 3));
        assertThat(wide.faults()).hasSize(1);
    }

    /** Dice that cannot be rolled are refused at once: with 28 dice and 2 of the Gamma Aura an attack has 30. */
    @Test
    @Verifies(HulkRuleId.LOST_VALUES_ARE_CALLER_DATA)
    void noRollOfTheCardHasMoreDiceThanAreTaken() {
        HulkCard full = HulkCard.standIn()
                .withMysticDefence(30)
                .withStrike(new AttackProfile(AttackType.PHYSICAL, AttackRange.single(2), 28, 0));
        assertThat(full.faults()).isEmpty();
        HulkState frenzy = hulkActs(crisisTurn(start(setup(HulkDifficulty.HARD).withCard(full))), CrisisFace.HIT);
        assertThat(after(frenzy, new HulkCommand.DeclareAttack(HulkAttack.STRIKE, Vector.of(A), 0))
                        .nextAwaited())
                .isEqualTo(Option.of(new HulkAwaited.AttackRoll(HulkAttack.STRIKE, A, 30, 2)));
        HulkCard more = full.withMysticDefence(Integer.MAX_VALUE)
                .withStrike(new AttackProfile(AttackType.PHYSICAL, AttackRange.single(2), 29, 0));
        assertThat(faults(setup(HulkDifficulty.HARD).withCard(more)))
                .containsExactly(
                        new HulkSetupViolation.CardValueTooLarge(HulkCardValue.MYSTIC_DEFENCE, Integer.MAX_VALUE, 30),
                        new HulkSetupViolation.CardValueTooLarge(HulkCardValue.STRIKE_STRENGTH, 29, 28));
    }

    @Test
    @Verifies(HulkRuleId.POWER)
    void anEffectThatIsCalledAsOneOfTheEncounterIsRefused() {
        StatusCard card = StatusCard.withCharacter("Curse", A)
                .withEffect(PhaseEffect.of(HulkSetup.INNER_RAGE, Step.CLEANUP_ENCOUNTER));
        assertThat(refused(crisisTurn(HulkDifficulty.NORMAL), frame(new FrameCommand.AttachStatus(card))))
                .isEqualTo(new FrameViolation.EffectNameTaken("Curse", HulkSetup.INNER_RAGE));
    }

    @Test
    @Verifies(HulkRuleId.LOST_VALUES_ARE_CALLER_DATA)
    void rangesLinesAndTerrainThatCannotBeAreNoValues() {
        assertThat(HulkCard.standIn().source()).contains("stand-in");
        assertThatThrownBy(() -> new AttackProfile(AttackType.MYSTIC, AttackRange.single(1), 0, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> AttackRange.area(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Terrain("car", 0, true)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aFourthActivationInATurnIsRefused() {
        HulkState turn = crisisTurn(HulkDifficulty.NORMAL);
        HulkState three =
                after(turn, activate(A), endActivation(), activate(B), endActivation(), activate(C), endActivation());
        assertThat(refused(three, activate(D)))
                .isEqualTo(new HulkViolation.OtherActionAwaited(new HulkAwaited.AuraRoll()));
        HulkState rolled = after(three, new HulkCommand.RollAura(CrisisFace.WILD, Vector.empty()));
        assertThat(refused(rolled, activate(D))).isInstanceOf(FrameViolation.class);
        assertThat(refused(turn, activate(CombatantId.of("Nobody"))))
                .isEqualTo(new FrameViolation.UnknownCharacter(CombatantId.of("Nobody")));
    }

    @Test
    @Verifies(EncounterRuleId.ABSURD_SIZES_ARE_REFUSED)
    void charactersAndTerrainAreAtMostOfSizeTen() {
        HulkSetup good = setup(HulkDifficulty.NORMAL);
        CombatantId first = good.team().allies().head();
        assertThat(good.withCharacterSizes(LinkedHashMap.of(first, 10)).faults())
                .isEmpty();
        assertThat(good.withCharacterSizes(LinkedHashMap.of(first, 11)).faults())
                .containsExactly(new HulkSetupViolation.CharacterTooLarge(first, 11));
        assertThat(Terrain.interactive("bus", 10).isThrownBy(10)).isTrue();
        assertThatThrownBy(() -> Terrain.interactive("bus", 11))
                .hasMessage("The size of bus must be from 1 to 10, not 11.");
    }
}
