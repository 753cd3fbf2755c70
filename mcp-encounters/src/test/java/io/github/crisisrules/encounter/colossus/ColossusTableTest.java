package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.TableVerbs;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ColossusTableTest {
    private static final CrisisTeam TEAM = CrisisTeam.of(
            CrisisSquad.of("Ada", TeamMember.of("Lancer", 6, 6, 5), TeamMember.of("Bulwark", 6, 7, 6)),
            CrisisSquad.of("Bruno", TeamMember.of("Comet", 5, 5, 5), TeamMember.of("Warden", 6, 6, 6)));
    private static final ColossusSetup SETUP =
            ColossusSetup.of(ColossusDifficulty.NORMAL, TEAM, MomentumTrack.STAND_IN, Tower.all());
    private static final ColossusTable TURN = ColossusTable.start(SETUP).beginFirstRound();

    private static ColossusTable act(ColossusTable table, String... names) {
        ColossusTable now = table;
        for (String name : names) {
            now = now.activate(name).endActivation();
        }
        return now;
    }

    /** Returns the first push, with a link between Towers 2 and 3. */
    private static ColossusTable push() {
        return act(
                TURN.activate("Lancer")
                        .placeBeam("Lancer", 2, 3)
                        .endActivation()
                        .activate("Bulwark")
                        .placeBeam("Bulwark", 3, 2)
                        .endActivation(),
                "Comet");
    }

    private static ColossusTable chart(CrisisFace face) {
        return push().endPush().rollChart(face);
    }

    @Test
    void aWholeRoundIsPlayedInVerbs() {
        // The Crisis Team links Towers 1 and 2. Comet's 4 successes against 1 block cost the Colossus 1 of his 9
        // Momentum.
        ColossusTable table = TURN.activate("Lancer")
                .placeBeam("Lancer", 1, 2)
                .endActivation()
                .activate("Bulwark")
                .placeBeam("Bulwark", 2, 1)
                .endActivation()
                .activate("Comet")
                .damageColossus("CHH-F + W against B---F-")
                .endActivation();
        assertThat(table.state().momentum().level()).isEqualTo(8);
        assertThat(table.state().links()).containsExactly(TowerLink.between(Tower.of(1), Tower.of(2)));
        assertThat(table.state().awaiting()).isEqualTo(ColossusAwaited.PUSH);

        // The link costs him 3 more. At Momentum 5 a contact deals 2 damage, and Bare Metal Hands has one target.
        table = table.crossLink(1, 2).touchTerrain(2).touchCharacter("Lancer").endPush();
        assertThat(table.state().momentum().level()).isEqualTo(5);
        assertThat(table.character("Lancer").damage()).isEqualTo(2);
        table = table.rollChart(CrisisFace.HIT)
                .attackWithBareMetalHands("Lancer", "HH------ against B")
                .throwCharacter(
                        "Lancer", ThrowReport.NOTHING.withCollision("Warden", 1).withDestroyed(1));
        assertThat(table.character("Lancer").damage()).isEqualTo(3);
        assertThat(table.character("Warden").damage()).isEqualTo(1);
        assertThat(table.state().momentum().level()).as("terrain was destroyed").isEqualTo(6);

        // Warden is the last to act. Tower 1 falls on Bulwark, and the debris hits Comet.
        table = table.activate("Warden")
                .gainPower("Warden", 2)
                .spendPower("Warden", 3) // one from the Power Phase
                .damageColossus(4)
                .endActivation()
                .touchTower(1, "Bulwark")
                .rollChart(CrisisFace.FAILURE)
                .hurlDebris("Comet", 2);
        assertThat(table.character("Warden").power()).isZero();
        assertThat(table.character("Bulwark").damage()).isEqualTo(2);
        assertThat(table.state().priorityTower()).contains(Tower.of(2));
        assertThat(table.state().momentum().level()).isEqualTo(6);
        assertThat(table.state().frame().trackerTokens()).isEqualTo(2);

        // All characters have acted, so the Colossus Rampages again. With his third token the round ends by itself.
        table = table.endPush()
                .rollChart(CrisisFace.WILD)
                .throwTerrain(3, ThrowReport.NOTHING.withCollision("Comet", 1));
        assertThat(table.character("Comet").damage()).isEqualTo(3);
        assertThat(table.state().momentum().level()).isEqualTo(7);
        assertThat(table.state().frame().round()).isEqualTo(2);
        assertThat(table.character("Warden").power()).as("the next Power Phase").isEqualTo(1);
        assertThat(table.play().replay()).contains(table.play());
    }

    @Test
    void everyCommandHasAVerbOfItsName() {
        ThrowReport report = ThrowReport.NOTHING.withCollision("Comet", 1).withDestroyed(2);
        AttackedTarget lancer = AttackedTarget.of("Lancer", 2);
        AttackedTarget comet = AttackedTarget.of("Comet", "HH------ against B");
        ColossusTable limit = act(
                        ColossusTable.start(SETUP.withRampageLimit(1)).beginFirstRound(), "Lancer", "Bulwark", "Comet")
                .endPush()
                .rollChart(CrisisFace.WILD)
                .reportNoTarget();
        ColossusTable hands = chart(CrisisFace.HIT);
        TableVerbs.of(ColossusTable.class, ColossusCommand.class, ColossusTable::apply)
                .without(ColossusCommand.InFrame.class, "the verbs of EncounterTable give the commands of the frame")
                .with(
                        TURN.activate("Comet"),
                        table -> table.placeBeam("Comet", 4, 5),
                        new ColossusCommand.PlaceBeam(id("Comet"), Tower.of(4), Tower.of(5)))
                .with(TURN, table -> table.damageColossus(3), new ColossusCommand.DamageColossus(3))
                .with(
                        TURN,
                        table -> table.damageColossus("HH against B-----"),
                        new ColossusCommand.DamageColossus(AttackResult.parse("HH against B-----")))
                .with(TURN, table -> table.moveColossus("Comet"), new ColossusCommand.MoveColossus(id("Comet")))
                .with(push(), table -> table.touchTerrain(2), new ColossusCommand.TouchTerrain(2))
                .with(push(), table -> table.touchCharacter("Comet"), new ColossusCommand.TouchCharacter(id("Comet")))
                .with(push(), table -> table.crossLink(2, 3), new ColossusCommand.CrossLink(Tower.of(2), Tower.of(3)))
                .with(
                        push(),
                        table -> table.touchTower(4, "Comet", "Lancer"),
                        new ColossusCommand.TouchTower(Tower.of(4), Vector.of(id("Comet"), id("Lancer"))))
                .with(push(), ColossusTable::endPush, new ColossusCommand.EndPush())
                .with(
                        push().endPush(),
                        table -> table.rollChart(CrisisFace.WILD),
                        new ColossusCommand.RollChart(CrisisFace.WILD))
                .with(
                        chart(CrisisFace.CRITICAL),
                        table -> table.throwCharacter("Lancer"),
                        new ColossusCommand.ThrowCharacter(id("Lancer"), ThrowReport.NOTHING))
                .with(
                        chart(CrisisFace.CRITICAL),
                        table -> table.throwCharacter("Lancer", report),
                        new ColossusCommand.ThrowCharacter(
                                id("Lancer"),
                                new ThrowReport(Vector.of(DamagedCharacter.of(id("Comet"), 1)), Vector.of(2))))
                .with(
                        chart(CrisisFace.WILD),
                        table -> table.throwTerrain(3),
                        new ColossusCommand.ThrowTerrain(3, ThrowReport.NOTHING))
                .with(
                        chart(CrisisFace.WILD),
                        table -> table.throwTerrain(3, report),
                        new ColossusCommand.ThrowTerrain(3, report))
                .with(
                        hands,
                        table -> table.attackWithBareMetalHands("Lancer", 2),
                        new ColossusCommand.AttackWithBareMetalHands(Vector.of(AttackedTarget.of(id("Lancer"), 2))))
                .with(
                        hands,
                        table -> table.attackWithBareMetalHands("Comet", "HH------ against B"),
                        new ColossusCommand.AttackWithBareMetalHands(
                                Vector.of(new AttackedTarget(id("Comet"), AttackResult.parse("HH------ against B")))))
                .with(
                        hands,
                        table -> table.attackWithBareMetalHands(lancer, comet),
                        new ColossusCommand.AttackWithBareMetalHands(Vector.of(lancer, comet)))
                .with(
                        chart(CrisisFace.FAILURE),
                        table -> table.hurlDebris("Lancer", 2),
                        new ColossusCommand.HurlDebris(lancer))
                .with(
                        chart(CrisisFace.FAILURE),
                        table -> table.hurlDebris("Comet", "HH------ against B"),
                        new ColossusCommand.HurlDebris(comet))
                .with(hands, ColossusTable::reportNoTarget, new ColossusCommand.ReportNoTarget())
                .with(
                        hands.attackWithBareMetalHands("Lancer", 2),
                        ColossusTable::forgoThrows,
                        new ColossusCommand.ForgoThrows())
                .with(limit, ColossusTable::continueRampages, new ColossusCommand.ContinueRampages())
                .with(limit, ColossusTable::stopRampages, new ColossusCommand.StopRampages())
                .check();
    }

    @Test
    void theWaysToStartAgree() {
        Seed seed = Seed.of(7);
        ColossusDifficulty normal = ColossusDifficulty.NORMAL;
        MomentumTrack track = MomentumTrack.STAND_IN;
        assertThat(ColossusTable.start(SETUP).play())
                .isEqualTo(Colossus.play(SETUP))
                .isEqualTo(Colossus.start(SETUP).get());
        assertThat(ColossusTable.start(normal, TEAM, track, seed).play())
                .isEqualTo(Colossus.play(ColossusSetup.shuffled(normal, TEAM, track, seed)));
        assertThat(ColossusTable.start(normal, TEAM, track, Vector.of(3, 1, 2, 6, 5, 4))
                        .state()
                        .priorityTower())
                .contains(Tower.of(3));
        assertThatThrownBy(() -> ColossusTable.start(normal, TEAM, track, Vector.of(3, 1, 2, 7, 5, 4)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(ColossusTable.of(TURN.play())).isEqualTo(TURN);
    }

    @Test
    void aBadSetupIsRefusedWithAllItsFaults() {
        ColossusSetup bad = SETUP.withRampageLimit(0).withTowerTokens(Vector.empty());
        assertThatThrownBy(() -> ColossusTable.start(bad))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.violations())
                                .isEqualTo(Colossus.start(bad).getError())
                                .hasSize(2));
    }

    @Test
    void aRefusalNamesWhatIsAwaited() {
        assertThatThrownBy(() -> push().rollChart(CrisisFace.WILD))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("or the end of the push");
        assertThat(push().attempt(new ColossusCommand.RollChart(CrisisFace.WILD))
                        .getLeft())
                .isInstanceOf(ColossusViolation.NotAwaited.class);
        assertThat(push().attempt(new ColossusCommand.EndPush())).contains(push().endPush());
        assertThat(push().attempt(table -> table.endPush().rollChart(CrisisFace.WILD)))
                .contains(push().endPush().rollChart(CrisisFace.WILD));
        assertThat(push().attempt(table -> table.rollChart(CrisisFace.WILD).endPush())
                        .getLeft())
                .isInstanceOf(ColossusViolation.NotAwaited.class);
        assertThatThrownBy(() -> push().touchTower(7)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> TURN.damageColossus("three")).isInstanceOf(IllegalArgumentException.class);
    }
}
