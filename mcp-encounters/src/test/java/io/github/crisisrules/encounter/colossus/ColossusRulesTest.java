package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.tower;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.BeamToken;
import io.github.crisisrules.encounter.colossus.tower.DisruptionBeams;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.Side;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The calculations of the encounter, for apps that keep their own state. */
class ColossusRulesTest {
    private static final TowerLink LINK_1_2 = TowerLink.between(tower(1), tower(2));

    private static BeamToken beam(int on, int toward) {
        return new BeamToken(tower(on), tower(toward));
    }

    @Test
    @Verifies(ColossusRuleId.MOMENTUM)
    void momentumChangesByItsCauseWithinTheTrack() {
        assertThat(Vector.of(MomentumCause.values()).map(MomentumCause::change))
                .as("terrain, downfall, debris, chart; beam, linked tower, damage")
                .containsExactly(1, 1, 1, 1, -3, -3, -1);
        assertThat(Momentum.of(9).after(MomentumCause.DEBRIS)).isEqualTo(Momentum.of(10));
        assertThat(Momentum.of(12).after(MomentumCause.CHART)).isEqualTo(Momentum.of(12));
        assertThat(Momentum.of(9).after(MomentumCause.BEAM)).isEqualTo(Momentum.of(6));
        assertThat(Momentum.of(2).after(MomentumCause.BEAM)).isEqualTo(Momentum.NONE);
        assertThat(Momentum.TERRAIN_SIZE).isEqualTo(2);
    }

    @Test
    @Verifies({ColossusRuleId.SUBDUE, ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED})
    void reachingZeroSubduesOnceAndASubduedColossusGainsNothing() {
        assertThat(Momentum.of(1).isSubduedBy(MomentumCause.DAMAGE)).isTrue();
        assertThat(Momentum.of(2).isSubduedBy(MomentumCause.DAMAGE)).isFalse();
        assertThat(Momentum.NONE.isSubduedBy(MomentumCause.DAMAGE)).isFalse();
        assertThat(Momentum.of(4).after(MomentumCause.TERRAIN, false)).isEqualTo(Momentum.of(5));
        assertThat(Momentum.NONE.after(MomentumCause.TERRAIN, true)).isEqualTo(Momentum.NONE);
        assertThat(Momentum.of(4).after(MomentumCause.DAMAGE, true)).isEqualTo(Momentum.of(3));
    }

    @Test
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.SUBDUE})
    void aRampageHasTheToolOfTheTierOrTheFixedOne() {
        MomentumTrack track = MomentumTrack.STAND_IN;
        assertThat(track.rampageTool(Momentum.of(12), false)).isEqualTo(MovementTool.LONG);
        assertThat(track.rampageTool(Momentum.of(12), true)).isEqualTo(MovementTool.SHORT);
    }

    @Test
    @Verifies({ColossusRuleId.CHART, ColossusRuleId.MOMENTUM})
    void everyFaceHasItsResult() {
        assertThat(Vector.of(CrisisFace.values()).map(face -> face + " " + RampageChart.result(face)))
                .containsExactlyInAnyOrder(
                        "CRITICAL CHARACTER_THROW",
                        "WILD TERRAIN_THROW",
                        "HIT BARE_METAL_HANDS",
                        "BLOCK BARE_METAL_HANDS",
                        "BLANK BARE_METAL_HANDS",
                        "FAILURE HURL_DEBRIS");
        assertThat(Vector.of(CrisisFace.values()).filter(RampageChart::gainsMomentum))
                .containsExactly(CrisisFace.CRITICAL);
    }

    @Test
    @Verifies({ColossusRuleId.CHART, ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT, ColossusRuleId.ORDER_OF_DAMAGE})
    void withoutATargetHeFallsBackOrRampagesAgain() {
        Vector<ColossusAwaited> results = Vector.of(CrisisFace.values())
                .map(RampageChart::result)
                .distinct()
                .sorted();
        assertThat(results.map(result -> result + ": "
                        + RampageChart.resultWithoutTarget(result)
                                .map(ColossusAwaited::name)
                                .getOrElse(RampageChart.repeatsWithoutTarget(result) ? "again" : "over")))
                .containsExactly(
                        "CHARACTER_THROW: over",
                        "TERRAIN_THROW: again",
                        "BARE_METAL_HANDS: HURL_DEBRIS",
                        "HURL_DEBRIS: again");
        assertThat(RampageChart.repeatsAfterTerrainThrow(0)).isTrue();
        assertThat(RampageChart.repeatsAfterTerrainThrow(1)).isFalse();
    }

    @Test
    @Verifies(EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED)
    void thrownTerrainIsDestroyedWithTheTerrainThatItBreaks() {
        assertThat(new ThrowReport(Vector.empty(), Vector.of(1, 2)).destroyedWith(3))
                .containsExactly(3, 1, 2);
    }

    @Test
    @Verifies({ColossusRuleId.BEAM, ColossusRuleId.CROSS, ColossusRuleId.TOWER})
    void twoTokensThatPointAtEachOtherLinkTheirTowersUntilHeCrossesTheLinkOrDestroysATower() {
        Vector<BeamToken> placed = Vector.of(beam(1, 2), beam(2, 3), beam(2, 1), beam(4, 1));
        assertThat(DisruptionBeams.links(placed)).containsExactly(LINK_1_2);
        assertThat(DisruptionBeams.isLinked(tower(2), placed)).isTrue();
        assertThat(DisruptionBeams.isLinked(tower(3), placed)).isFalse();
        assertThat(DisruptionBeams.afterCrossing(LINK_1_2, placed)).containsExactly(beam(2, 3), beam(4, 1));
        assertThat(DisruptionBeams.afterDestruction(tower(1), placed)).containsExactly(beam(2, 3));
        assertThat(DisruptionBeams.placeable(Vector.of(tower(1), tower(2), tower(4)), placed))
                .containsExactly(beam(1, 4), beam(2, 4), beam(4, 2));
    }

    @Test
    @Verifies({ColossusRuleId.WIN, ColossusRuleId.LOSE, ColossusRuleId.ENDS_AFTER_ANY_SINGLE_EVENT})
    void theLastTowerLosesAndTheLastSubdueTokenWins() {
        assertThat(ColossusEndings.of(1, 2, ColossusDifficulty.NORMAL)).isEmpty();
        assertThat(ColossusEndings.of(1, 3, ColossusDifficulty.NORMAL)).contains(ColossusEndings.EVACUATION);
        assertThat(ColossusEndings.of(0, 2, ColossusDifficulty.NORMAL)).contains(ColossusEndings.DESTRUCTION);
        assertThat(ColossusEndings.of(0, 3, ColossusDifficulty.NORMAL)).contains(ColossusEndings.DESTRUCTION);
        assertThat(ColossusEndings.of(6, 3, ColossusDifficulty.HARD)).isEmpty();
    }

    @Test
    @Verifies(ColossusRuleId.HELMET)
    void onlyTheCrisisTeamCannotMoveHim() {
        assertThat(Vector.of(Side.values()).filter(ColossusCard::canBeMovedBy)).containsExactly(Side.COSMIC_THREAT);
    }

    @Test
    @Verifies(ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED)
    void thePlayersDecideAfterEveryTwentiethRampageInARow() {
        assertThat(Vector.rangeClosed(1, 45).filter(number -> Rampage.isAtLimit(number, 20)))
                .containsExactly(20, 40);
    }
}
