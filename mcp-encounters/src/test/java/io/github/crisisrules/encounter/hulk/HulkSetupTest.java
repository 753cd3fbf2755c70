package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.round.Combatant;
import io.github.crisisrules.encounter.round.RoundCommand;
import io.github.crisisrules.encounter.round.RoundViolation;
import io.github.crisisrules.encounter.rulebook.HulkRules;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.SquadViolation;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class HulkSetupTest {
    private static Seq<RuleViolation> faults(HulkSetup setup) {
        return Hulk.start(setup).getError();
    }

    @Test
    @Verifies(HulkRules.DIFFICULTY)
    void theDifficultySetsTacticCardsAndStartingRage() {
        assertThat(HulkDifficulty.values())
                .extracting(HulkDifficulty::tacticCards, HulkDifficulty::startingRage)
                .containsExactly(tuple(0, 0), tuple(3, 1), tuple(2, 2), tuple(1, 3));
        for (HulkDifficulty difficulty : HulkDifficulty.values()) {
            HulkState state = prepared(difficulty);
            assertThat(state.rage()).isEqualTo(difficulty.startingRage());
            assertThat(difficulty.composition().tacticCards()).isEqualTo(difficulty.tacticCards());
        }
    }

    @Test
    @Verifies(HulkRules.SQUADS)
    void twoSquadsOfThreatSeventeenWithoutAffiliations() {
        HulkSetup good = setup(HulkDifficulty.NORMAL);
        Vector<TeamMember> three = Vector.of("A", "B", "C").map(name -> TeamMember.of(name, 6, 5, 5));
        HulkSetup tooDear = good.withTeam(
                CrisisTeam.of(squad("Ann", three), squad("Ben", Vector.of(TeamMember.of("D", 17, 5, 5)))));
        assertThat(faults(tooDear).map(RuleViolation::message))
                .containsExactly("Ann's squad has threat 18, more than 17");
        HulkSetup affiliated = good.withTeam(
                new CrisisTeam(good.team().squads().map(squad -> squad.withAffiliation(Option.of("Avengers")))));
        assertThat(faults(affiliated)).hasSize(2).allMatch(fault -> fault.rule().contains(HulkRules.SQUADS));
        HulkSetup alone = good.withTeam(CrisisTeam.of(squad("Ann", three.map(member -> member.withThreat(5)))));
        assertThat(faults(alone)).hasSize(1);
        HulkSetup cards = good.withTeam(
                new CrisisTeam(good.team().squads().map(squad -> squad.withTactics(Vector.of("1", "2", "3", "4")))));
        assertThat(faults(cards)).hasSize(2);
        assertThat(Hulk.start(good).isValid()).isTrue();
    }

    @Test
    @Verifies(HulkRules.STEPS_OF_SCORE_SERUM_AND_POWER)
    void fewerThanThreeCharactersAreRefused() {
        assertThat(Hulk.start(setup(HulkDifficulty.HARD, 3)).isValid()).isTrue();
        assertThat(faults(setup(HulkDifficulty.HARD, 2)).flatMap(RuleViolation::rule))
                .containsExactly(HulkRules.SQUADS);
    }

    @Test
    void aCharacterThatIsCalledAsHulkIsAFaultOfTheSetup() {
        HulkSetup good = setup(HulkDifficulty.NORMAL);
        Vector<TeamMember> twin = Vector.of(TeamMember.of(HULK.name(), 4, 5, 5));
        HulkSetup twins = good.withTeam(CrisisTeam.of(good.team().squads().head(), squad("Ben", twin)));
        assertThat(faults(twins)).containsExactly(new SquadViolation.NameTaken(HULK));
    }

    @Test
    @Verifies({HulkRules.COSMIC, HulkRules.PRIORITY})
    void aPlayerRunsHulkAloneAndTheCrisisTeamHasPriority() {
        HulkState state = prepared(HulkDifficulty.NORMAL);
        assertThat(state.frame().inPlay(Side.COSMIC_THREAT).map(Combatant::id)).containsExactly(HULK);
        HulkState power = after(
                state,
                new HulkCommand.DeployTeam(state.team()),
                new HulkCommand.DeployHulk(true),
                frame(new RoundCommand.Begin()));
        assertThat(power.frame().floor()).isEqualTo(Option.of(Side.CRISIS_TEAM));
        HulkState next = after(power, frame(new RoundCommand.Pass(Side.CRISIS_TEAM)));
        assertThat(next.frame().floor()).isEqualTo(Option.of(Side.COSMIC_THREAT));
    }

    @Test
    @Verifies(HulkRules.DEPLOY)
    void theTeamDeploysWithinThreeOfItsEdgeThenHulkOfHis() {
        HulkState state = prepared(HulkDifficulty.SMASH);
        assertThat(state.awaits()).isEqualTo(Option.of(new HulkAwaited.TeamDeployment()));
        assertThat(refused(state, new HulkCommand.DeployHulk(true)).rule()).containsExactly(HulkRules.DEPLOY);
        assertThat(refused(state, frame(new RoundCommand.Begin())).rule()).containsExactly(HulkRules.DEPLOY);
        assertThat(refused(state, new HulkCommand.DeployTeam(state.team().tail())))
                .isEqualTo(new HulkViolation.OutOfRange("A", HulkRules.DEPLOY));
        assertThat(refused(state, new HulkCommand.DeployTeam(state.team().append(HULK))))
                .isEqualTo(new HulkViolation.NotOfTheTeam(HULK));
        HulkState there = after(state, new HulkCommand.DeployTeam(state.team()));
        assertThat(refused(there, new HulkCommand.DeployHulk(false)))
                .isEqualTo(new HulkViolation.OutOfRange("Hulk", HulkRules.DEPLOY));
        HulkState deployed = after(there, new HulkCommand.DeployHulk(true));
        assertThat(deployed.rage()).isEqualTo(3);
        assertThat(deployed.frame().points(Side.CRISIS_TEAM)).isZero();
        assertThat(deployed.awaits()).isEqualTo(Option.none());
    }

    @Test
    @Verifies({HulkRules.POWER, HulkRules.STEPS_OF_SCORE_SERUM_AND_POWER})
    void crisisCharactersGainThreePowerAndHulkTwoMoreThanEverybody() {
        HulkState state = prepared(HulkDifficulty.NARRATIVE);
        HulkState begun = after(
                state,
                new HulkCommand.DeployTeam(state.team()),
                new HulkCommand.DeployHulk(true),
                frame(new RoundCommand.Begin()));
        assertThat(begun.hulk().power()).isEqualTo(1);
        HulkState own = after(
                begun,
                frame(new RoundCommand.Pass(Side.CRISIS_TEAM)),
                frame(new RoundCommand.Resolve(HulkSetup.INNER_RAGE)));
        assertThat(own.hulk().power()).isEqualTo(3);
        assertThat(own.frame().combatant(A).power()).isEqualTo(1);
        HulkState all = after(
                own,
                frame(new RoundCommand.Pass(Side.COSMIC_THREAT)),
                frame(new RoundCommand.Resolve(HulkSetup.COLLECTIVE_RAGE)));
        assertThat(all.hulk().power()).isEqualTo(3);
        assertThat(all.team().map(character -> all.frame().combatant(character).power()))
                .containsOnly(3);
    }

    @Test
    @Verifies(HulkRules.LOST_VALUES_ARE_CALLER_DATA)
    void theAuraTableIsAPartitionOfTheFaces() {
        Vector<CrisisFace> low = faces("-F");
        Vector<CrisisFace> middle = faces("HB");
        Vector<CrisisFace> high = faces("CW");
        assertThat(AuraTable.check(low, middle, high).get()).isEqualTo(AuraTable.usual());
        assertThat(AuraTable.check(low, middle, faces("C")).getLeft())
                .isEqualTo(new HulkViolation.AuraNotAPartition(faces("W"), Vector.empty()));
        assertThat(AuraTable.check(low, middle, faces("CWH")).getLeft())
                .isEqualTo(new HulkViolation.AuraNotAPartition(Vector.empty(), faces("H")));
        assertThatThrownBy(() -> new AuraTable(low, low, high)).isInstanceOf(IllegalArgumentException.class);
        AuraTable other =
                AuraTable.check(faces("CWHB-"), Vector.empty(), faces("F")).get();
        assertThat(other.result(CrisisFace.HIT)).isEqualTo(AuraResult.SURGE);
        assertThat(other.result(CrisisFace.FAILURE)).isEqualTo(AuraResult.WRECKAGE);
    }

    @Test
    @Verifies(HulkRules.LOST_VALUES_ARE_CALLER_DATA)
    void theCardIsTheCallersAndIsChecked() {
        HulkCard card = HulkCard.standIn();
        assertThat(card.source()).contains("stand-in");
        assertThatThrownBy(() -> card.withStamina(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> card.withLeapCost(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> card.withRagePushRange(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> card.withStrongestCost(Option.of(-1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new AttackLine(AttackType.MYSTIC, AttackRange.single(1), 0, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> AttackRange.area(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Terrain("car", 0, true)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new HulkCommand.CollideHulk(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> suffer(A, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new HulkCommand.UseSerums(Vector.of(A, A)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> setup(HulkDifficulty.HARD).withAbsorbers(Vector.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aFourthActivationInATurnIsRefused() {
        HulkState turn = crisisTurn(HulkDifficulty.NORMAL);
        HulkState three =
                after(turn, activate(A), endActivation(), activate(B), endActivation(), activate(C), endActivation());
        assertThat(refused(three, activate(D))).isEqualTo(new HulkViolation.Awaiting(new HulkAwaited.AuraRoll()));
        HulkState rolled = after(three, new HulkCommand.RollAura(CrisisFace.WILD, Vector.empty()));
        assertThat(refused(rolled, activate(D))).isInstanceOf(RoundViolation.class);
        assertThat(refused(turn, activate(CombatantId.of("Nobody"))))
                .isEqualTo(new RoundViolation.NobodyOfThatName(CombatantId.of("Nobody")));
    }
}
