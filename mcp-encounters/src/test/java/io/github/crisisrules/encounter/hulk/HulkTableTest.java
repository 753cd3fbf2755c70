package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.frame.TableVerbs;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class HulkTableTest {
    private static final Terrain BUS = Terrain.interactive("bus", 2);
    private static final Terrain CRATE = Terrain.interactive("crate", 1);
    private static final HulkSetup SETUP = HulkSetup.builder()
            .difficulty(HulkDifficulty.NORMAL)
            .team(CrisisTeam.of(
                    CrisisSquad.of("Ada", member("Lancer"), member("Bulwark"), member("Comet")),
                    CrisisSquad.of("Bruno", member("Warden"), member("Mirage"), member("Granite"))))
            .card(HulkCard.standIn())
            .absorbers(Vector.of("north", "south"))
            .serums(Vector.of("serum"))
            .terrain(Vector.of(BUS))
            .build();
    private static final HulkTable TURN =
            HulkTable.start(SETUP).deployTeam().deployHulk().beginFirstRound();

    private static TeamMember member(String name) {
        return TeamMember.of(name, 4, 5, 5);
    }

    private static CombatantId id(String name) {
        return CombatantId.of(name);
    }

    private static HulkTable act(HulkTable table, String... names) {
        HulkTable now = table;
        for (String name : names) {
            now = now.activate(name).endActivation();
        }
        return now;
    }

    private static HulkTable aura() {
        return act(TURN, "Lancer", "Bulwark", "Comet");
    }

    /** Returns Hulk's first activation, with enough Power for anything. */
    private static HulkTable hulk() {
        return aura().rollAura(CrisisFace.BLANK).gainPower("The Incredible Hulk", 10);
    }

    /** Returns an attack of Lancer on Hulk, at the decision about Puny. */
    private static HulkTable puny() {
        return TURN.gainPower("The Incredible Hulk", 5)
                .activate("Lancer")
                .attackHulk("Lancer", AttackType.ENERGY, 5, true);
    }

    /** Returns the state after an attack that gave Hulk a Rage token. */
    private static HulkTable rage() {
        return puny().decidePuny(false).rollAttackOnHulk(9);
    }

    private static HulkTable scoring() {
        HulkTable now = hulk().endActivation();
        now = act(now, "Warden", "Mirage", "Granite")
                .rollAura(CrisisFace.WILD)
                .sufferDamage("Comet", 5) // Subdued
                .endActivation();
        return now.rollAura(CrisisFace.WILD).endActivation();
    }

    @Test
    void aWholeRoundIsPlayedInVerbs() {
        // Lancer's 4 successes against 1 block deal 3 damage. Puny leaves 1 of the 2 damage of Bulwark's bus.
        HulkTable table = TURN.activate("Lancer")
                .attackHulk("Lancer", AttackType.ENERGY, 4, true)
                .decidePuny(false)
                .rollAttackOnHulk("CHH- + W against B--")
                .endActivation()
                .activate("Bulwark")
                .throwTerrain("Bulwark", "bus", false)
                .reportHulkCollision(2)
                .decidePuny(true)
                .endActivation()
                .activate("Comet")
                .endActivation();
        assertThat(table.state().hulk().damage()).isEqualTo(4);
        assertThat(table.state().destroyedTerrain()).containsExactly("bus");

        // The aura gives Comet, who is near, 1 Power. Hulk's Strike deals 3 damage and pushes Comet away.
        table = table.rollAura(CrisisFace.BLANK, "Comet")
                .declareAttack(HulkAttack.STRIKE, "Comet")
                .rollAttack("HHHH-- against B")
                .pushTarget()
                .endActivation();
        assertThat(table.character("Comet").power()).isEqualTo(4);
        assertThat(table.character("Comet").damage()).isEqualTo(3);

        // With 5 more damage Hulk reaches his stamina of 9, which gives him Rage instead. New Rage pushes Warden.
        table = table.activate("Warden")
                .attackHulk("Warden", AttackType.PHYSICAL, 6, true)
                .decidePuny(false)
                .rollAttackOnHulk(5)
                .reportRagePushTargets("Warden")
                .pushAway("Warden")
                .endActivation();
        assertThat(table.state().rage()).isEqualTo(2);
        assertThat(table.state().hulk().damage()).isZero();

        // Comet is Subdued by 2 more damage.
        table = act(table, "Mirage", "Granite")
                .rollAura(CrisisFace.HIT, "Comet", "Lancer")
                .declareAttack(HulkAttack.STRIKE, "Comet")
                .rollAttack(2)
                .declinePush()
                .leap()
                .endActivation();
        assertThat(table.state().subdued()).containsExactly(id("Comet"));

        // All characters have acted. Hulk pushes Comet into a Gamma Absorber, which is a KO, and the round ends.
        table = table.gainCondition("Comet", "Slow")
                .rollAura(CrisisFace.WILD)
                .declareAttack(HulkAttack.STRIKE, "Comet")
                .rollAttack(1)
                .pushSubdued("Comet", "north");
        assertThat(table.view().tables().last().texts().get(2))
                .as("nothing of Comet is left on the table")
                .containsExactly("Comet", "Ada", "KO'd", "", "", "", "");
        table = table.endActivation().secureAbsorbers("south");
        assertThat(table.character("Comet").isInPlay()).isFalse();
        assertThat(table.state().frame().points(Side.COSMIC_THREAT)).as("a KO").isEqualTo(2);
        assertThat(table.state().frame().points(Side.CRISIS_TEAM))
                .as("2 for Rage, 1 for an Absorber")
                .isEqualTo(3);
        assertThat(table.state().frame().round()).isEqualTo(2);
        assertThat(table.play().replay()).contains(table.play());
    }

    @Test
    void everyCommandHasAVerbOfItsName() {
        String faces = "HHHHH against B--";
        HulkTable declared = hulk().declareAttack(HulkAttack.STRIKE, "Comet");
        HulkTable subdued = hulk().sufferDamage("Comet", 5);
        HulkTable defence = puny().decidePuny(false);
        HulkTable thrower = TURN.activate("Lancer");
        TableVerbs.of(HulkTable.class, HulkCommand.class, HulkTable::apply)
                .without(HulkCommand.InFrame.class, "the verbs of EncounterTable give the commands of the frame")
                .with(
                        HulkTable.start(SETUP),
                        HulkTable::deployTeam,
                        new HulkCommand.DeployTeam(SETUP.team().members().map(TeamMember::id)))
                .with(HulkTable.start(SETUP).deployTeam(), HulkTable::deployHulk, new HulkCommand.DeployHulk(true))
                .with(
                        aura(),
                        table -> table.rollAura(CrisisFace.HIT, "Comet", "Lancer"),
                        new HulkCommand.RollAura(CrisisFace.HIT, Vector.of(id("Comet"), id("Lancer"))))
                .with(
                        hulk(),
                        table -> table.declareAttack(HulkAttack.THUNDER_CLAP, "Comet", "Lancer"),
                        new HulkCommand.DeclareAttack(HulkAttack.THUNDER_CLAP, Vector.of(id("Comet"), id("Lancer")), 0))
                .with(
                        hulk(),
                        table -> table.declareAttack(HulkAttack.HULK_SMASH, -2, "Comet"),
                        new HulkCommand.DeclareAttack(HulkAttack.HULK_SMASH, Vector.of(id("Comet")), -2))
                .with(
                        declared,
                        table -> table.retargetAttack("Comet", "Lancer"),
                        new HulkCommand.RetargetAttack(id("Comet"), id("Lancer")))
                .with(declared, HulkTable::withdrawAttack, new HulkCommand.WithdrawAttack())
                .with(declared, table -> table.rollAttack(2), new HulkCommand.RollAttack(AttackResult.of(2)))
                .with(
                        declared,
                        table -> table.rollAttack("HHHHH- against B"),
                        new HulkCommand.RollAttack(AttackResult.parse("HHHHH- against B")))
                .with(declared.rollAttack(2), HulkTable::pushTarget, new HulkCommand.PushTarget(Option.none()))
                .with(
                        declared.rollAttack(2),
                        table -> table.pushTarget("north"),
                        new HulkCommand.PushTarget(Option.of("north")))
                .with(declared.rollAttack(2), HulkTable::declinePush, new HulkCommand.DeclinePush())
                .with(
                        subdued.sufferDamage("Comet", 1),
                        table -> table.pushSubdued("Comet"),
                        new HulkCommand.PushSubdued(id("Comet"), Option.none()))
                .with(
                        subdued.sufferDamage("Comet", 1),
                        table -> table.pushSubdued("Comet", "south"),
                        new HulkCommand.PushSubdued(id("Comet"), Option.of("south")))
                .with(
                        rage(),
                        table -> table.reportRagePushTargets("Comet", "Lancer"),
                        new HulkCommand.ReportRagePushTargets(Vector.of(id("Comet"), id("Lancer"))))
                .with(
                        rage().reportRagePushTargets("Comet", "Lancer"),
                        table -> table.pushAway("Comet"),
                        new HulkCommand.PushAway(id("Comet"), Option.none()))
                .with(
                        rage().reportRagePushTargets("Comet", "Lancer"),
                        table -> table.pushAway("Comet", "north"),
                        new HulkCommand.PushAway(id("Comet"), Option.of("north")))
                .with(hulk(), HulkTable::leap, new HulkCommand.Leap(true))
                .with(hulk(), HulkTable::useStrongestOneThereIs, new HulkCommand.UseStrongestOneThereIs())
                .with(
                        thrower,
                        table -> table.attackHulk("Lancer", AttackType.MYSTIC, 4, true),
                        new HulkCommand.AttackHulk(id("Lancer"), AttackType.MYSTIC, 4, true))
                .with(puny(), table -> table.decidePuny(true), new HulkCommand.DecidePuny(true))
                .with(
                        defence,
                        table -> table.rollAttackOnHulk(2),
                        new HulkCommand.RollAttackOnHulk(AttackResult.of(2), false))
                .with(
                        defence,
                        table -> table.rollAttackOnHulk(2, true),
                        new HulkCommand.RollAttackOnHulk(AttackResult.of(2), true))
                .with(
                        defence,
                        table -> table.rollAttackOnHulk(faces),
                        new HulkCommand.RollAttackOnHulk(AttackResult.parse(faces), false))
                .with(
                        defence,
                        table -> table.rollAttackOnHulk(faces, true),
                        new HulkCommand.RollAttackOnHulk(AttackResult.parse(faces), true))
                .with(TURN, table -> table.reportHulkCollision(2), new HulkCommand.ReportHulkCollision(2))
                .with(
                        thrower,
                        table -> table.throwTerrain("Lancer", "bus", true),
                        new HulkCommand.ThrowTerrain(id("Lancer"), BUS, true, true))
                .with(
                        thrower,
                        table -> table.throwTerrain("Lancer", CRATE, false),
                        new HulkCommand.ThrowTerrain(id("Lancer"), CRATE, true, false))
                .with(
                        TURN,
                        table -> table.destroyTerrain("Comet", "bus", true),
                        new HulkCommand.DestroyTerrain(id("Comet"), BUS, true))
                .with(
                        TURN,
                        table -> table.destroyTerrain("Comet", CRATE, false),
                        new HulkCommand.DestroyTerrain(id("Comet"), CRATE, false))
                .with(
                        subdued,
                        table -> table.enterAbsorber("Comet", "north"),
                        new HulkCommand.EnterAbsorber(id("Comet"), "north"))
                .with(
                        scoring(),
                        table -> table.secureAbsorbers("north", "south"),
                        new HulkCommand.SecureAbsorbers(Vector.of("north", "south")))
                .with(
                        scoring().secureAbsorbers(),
                        table -> table.useSerums("Comet"),
                        new HulkCommand.UseSerums(Vector.of(id("Comet"))))
                .check();
    }

    @Test
    void aBadSetupIsRefusedWithAllItsFaults() {
        HulkSetup bad = SETUP.withAbsorbers(Vector.empty()).withTerrain(Vector.of(BUS, BUS));
        assertThatThrownBy(() -> HulkTable.start(bad))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.violations())
                                .isEqualTo(Hulk.start(bad).getError())
                                .hasSize(2));
        assertThat(HulkTable.start(SETUP).play())
                .isEqualTo(Hulk.play(SETUP))
                .isEqualTo(Hulk.start(SETUP).get());
        assertThat(HulkTable.of(TURN.play())).isEqualTo(TURN);
    }

    @Test
    void aRefusalNamesWhatIsAwaited() {
        assertThatThrownBy(() -> aura().declareAttack(HulkAttack.STRIKE, "Comet"))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("Hulk's player rolls the die for the Gamma Aura.");
        assertThat(aura().attempt(new HulkCommand.Leap(true)).getLeft())
                .isInstanceOf(HulkViolation.OtherActionAwaited.class);
        assertThat(hulk().attempt(new HulkCommand.Leap(true))).contains(hulk().leap());
    }

    @Test
    void namedTerrainIsThatOfTheSetup() {
        HulkTable thrower = TURN.activate("Lancer");
        assertThatThrownBy(() -> thrower.throwTerrain("Lancer", "tram", false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("tram")
                .hasMessageContaining("bus");
    }
}
