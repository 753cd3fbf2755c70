package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.hulk.HulkGames.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class HulkThrowTest {
    private static final Terrain CAR = Terrain.interactive("car", 2);

    private static HulkCommand throwing(CombatantId thrower, Terrain terrain) {
        return new HulkCommand.ThrowTerrain(thrower, terrain, true, true);
    }

    @Test
    @Verifies(HulkRuleId.THROW)
    void aCrisisCharacterThrowsTerrainNoLargerThanItselfWithinTwo() {
        HulkState turn = after(crisisTurn(HulkDifficulty.NARRATIVE), activate(A));
        HulkState thrown = after(turn, throwing(A, CAR));
        assertThat(thrown.frame().combatant(A).power()).isEqualTo(1);
        assertThat(refused(turn, new HulkCommand.ThrowTerrain(A, CAR, false, true)))
                .isEqualTo(new HulkViolation.TerrainOutOfRange(CAR, A));
        Terrain bus = Terrain.interactive("bus", 3);
        assertThat(refused(turn, throwing(A, bus)).describe())
                .isEqualTo("A has size 2 and cannot throw bus (size 3)."
                        + " Choose interactive terrain that is not larger than the thrower.");
        Terrain rock = new Terrain("rock", 1, false);
        assertThat(refused(turn, throwing(A, rock))).isEqualTo(new HulkViolation.NotThrowable(rock, A, 2));
        assertThat(refused(turn, throwing(B, CAR)))
                .isEqualTo(
                        new FrameViolation.NotActive(B, new FrameAwaited.Activations(Side.CRISIS_TEAM, Option.of(A))));
        assertThat(refused(thrown, throwing(A, Terrain.interactive("bin", 1))))
                .isEqualTo(new FrameViolation.NotEnoughPower(A, 1, 2));
    }

    @Test
    @Verifies(EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED)
    void thrownTerrainIsDestroyedAndCannotBeThrownAgain() {
        HulkState thrown = after(crisisTurn(HulkDifficulty.NARRATIVE), activate(A), throwing(A, CAR));
        assertThat(thrown.destroyedTerrain()).containsExactly("car");
        HulkState rich = after(thrown, frame(new FrameCommand.GainPower(A, 5)));
        assertThat(refused(rich, throwing(A, CAR))).isEqualTo(new HulkViolation.TerrainAlreadyDestroyed("car"));
        assertThat(refused(rich, new HulkCommand.DestroyTerrain(A, CAR, true)))
                .isEqualTo(new HulkViolation.TerrainAlreadyDestroyed("car"));
    }

    @Test
    @Verifies({EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED, HulkRuleId.AURA})
    void theAuraPaysForWhatIsThrownNearHulk() {
        HulkState crisis =
                after(endTurn(hulkActs(crisisTurn(HulkDifficulty.NARRATIVE), CrisisFace.CRITICAL)), activate(D));
        // 3 Power less 2 for the throw, and 2 for the size of the car.
        assertThat(after(crisis, throwing(D, CAR)).frame().combatant(D).power()).isEqualTo(3);
        assertThat(after(crisis, new HulkCommand.ThrowTerrain(D, CAR, true, false))
                        .frame()
                        .combatant(D)
                        .power())
                .isEqualTo(1);
    }

    @Test
    void terrainIsAsItWasAgreed() {
        HulkSetup setup = setup(HulkDifficulty.NARRATIVE).withTerrain(Vector.of(CAR));
        HulkState turn = after(crisisTurn(start(setup)), activate(A));
        assertThat(refused(turn, throwing(A, Terrain.interactive("car", 1))).describe())
                .isEqualTo(
                        "The report names car (size 1), but the setup has car (size 2). Report the terrain of the setup.");
        assertThat(refused(turn, new HulkCommand.DestroyTerrain(A, new Terrain("car", 2, false), true)))
                .isInstanceOf(HulkViolation.TerrainDiffers.class);
    }

    @Test
    @Verifies({EncounterRuleId.LOST_PICTURES_ARE_CALLER_DATA, HulkRuleId.LOST_VALUES_ARE_CALLER_DATA})
    void toolsThatAreLostAsPicturesAreThoseOfTheCard() {
        HulkCard card = HulkCard.standIn()
                .withThrowTool(MovementTool.LONG)
                .withStrikePushTool(MovementTool.MEDIUM)
                .withSubduedTool(MovementTool.MEDIUM)
                .withRagePushTool(MovementTool.LONG);
        HulkSetup setup = setup(HulkDifficulty.NARRATIVE).withCard(card).withCleanupTool(MovementTool.LONG);
        HulkState turn = after(crisisTurn(start(setup)), suffer(A, 5), activate(B));
        assertThat(step(turn, throwing(B, CAR)).events())
                .contains(new HulkEvent.TerrainThrown(B, CAR, MovementTool.LONG));
        assertThat(turn.movement(A, MovementTool.LONG)).isEqualTo(MovementTool.MEDIUM);
        HulkState pushing = after(turn, suffer(A, 1));
        assertThat(step(pushing, pushSubdued(A)).events())
                .contains(new HulkEvent.CharacterPushed(A, PushCause.SUBDUED, MovementTool.MEDIUM, Option.none()));
        HulkState angry = after(turn, suffer(HULK, 9), new HulkCommand.ReportRagePushTargets(Vector.of(B)));
        assertThat(step(angry, new HulkCommand.PushAway(B, Option.none())).events())
                .contains(new HulkEvent.CharacterPushed(B, PushCause.RAGE, MovementTool.LONG, Option.none()));
        assertThat(card.pushTool(PushCause.STRIKE)).isEqualTo(MovementTool.MEDIUM);
        assertThat(turn.frame().mission().cleanupTool()).isEqualTo(MovementTool.LONG);
    }
}
