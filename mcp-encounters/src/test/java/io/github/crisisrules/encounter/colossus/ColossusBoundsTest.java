package io.github.crisisrules.encounter.colossus;

import static io.github.crisisrules.encounter.colossus.Colossi.at;
import static io.github.crisisrules.encounter.colossus.Colossi.crisisTurn;
import static io.github.crisisrules.encounter.colossus.Colossi.decide;
import static io.github.crisisrules.encounter.colossus.Colossi.id;
import static io.github.crisisrules.encounter.colossus.Colossi.push;
import static io.github.crisisrules.encounter.colossus.Colossi.refused;
import static io.github.crisisrules.encounter.colossus.Colossi.round;
import static io.github.crisisrules.encounter.colossus.Colossi.run;
import static io.github.crisisrules.encounter.colossus.Colossi.setup;
import static io.github.crisisrules.encounter.colossus.Colossi.tower;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTier;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.frame.FrameCommand;
import io.github.crisisrules.encounter.frame.FrameViolation;
import io.github.crisisrules.encounter.frame.MovementTool;
import io.github.crisisrules.encounter.frame.ReportedNumber;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Every bound includes its last number and excludes the next. */
class ColossusBoundsTest {
    @Test
    void aLinkIsBetweenTwoTowersTheLowerFirst() {
        assertThat(TowerLink.between(tower(5), tower(2))).isEqualTo(new TowerLink(tower(2), tower(5)));
        assertThatIllegalArgumentException().isThrownBy(() -> new TowerLink(tower(5), tower(2)));
        assertThatIllegalArgumentException().isThrownBy(() -> new TowerLink(tower(2), tower(2)));
    }

    @Test
    @Verifies(ColossusRuleId.TIERS)
    void aTierMayHaveNothingAndAsMuchAsDiceAllow() {
        int most = AttackPools.MAX_DICE - ColossusCard.DEFENCE;
        assertThat(new MomentumTier(0, 0, MovementTool.SHORT, 0, 0).has(Momentum.NONE))
                .isTrue();
        assertThat(new MomentumTier(3, 3, MovementTool.SHORT, 0, most).defenceBonus())
                .isEqualTo(most);
        assertThatIllegalArgumentException().isThrownBy(() -> new MomentumTier(2, 1, MovementTool.SHORT, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new MomentumTier(-1, 1, MovementTool.SHORT, 0, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new MomentumTier(0, 1, MovementTool.SHORT, -1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new MomentumTier(0, 1, MovementTool.SHORT, 0, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> new MomentumTier(0, 1, MovementTool.SHORT, 0, most + 1));
        MomentumTrack other = new MomentumTrack(MomentumTrack.STAND_IN.tiers(), MovementTool.LONG);
        assertThat(MomentumTrack.STAND_IN.isStandIn()).isTrue();
        assertThat(other.isStandIn()).isFalse();
    }

    /** At 12 there is nothing to gain, so no gain is reported. */
    @Test
    @Verifies(ColossusRuleId.MOMENTUM)
    void twelveIsTheMostAndGoesUpNoFurther() {
        ColossusCommand felled = round(new FrameCommand.SufferDamage(id("e"), 3));
        for (int momentum : new int[] {11, 12}) {
            assertThat(decide(at(crisisTurn(), momentum), felled)
                            .events()
                            .count(ColossusEvent.MomentumGained.class::isInstance))
                    .as("from %s", momentum)
                    .isEqualTo(12 - momentum);
        }
    }

    @Test
    @Verifies(ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED)
    void thePlayersMayBeAskedAfterEachRampage() {
        assertThat(setup(ColossusDifficulty.NORMAL).withRampageLimit(1).faults())
                .isEmpty();
        assertThat(setup(ColossusDifficulty.NORMAL).withRampageLimit(0).faults())
                .containsExactly(new ColossusViolation.RampageLimitTooLow(0));
    }

    @Test
    @Verifies(ColossusRuleId.CHART)
    void aThrowReportsTerrainOfSizeOneOrMoreAndDamageOfNoneOrMore() {
        ColossusState state =
                run(push(9), new ColossusCommand.EndPush(), new ColossusCommand.RollChart(CrisisFace.CRITICAL));
        ThrowReport least = new ThrowReport(Vector.of(DamagedCharacter.of(id("b"), 0)), Vector.of(1));
        assertThat(run(state, new ColossusCommand.ThrowCharacter(id("a"), least))
                        .rampage())
                .isEmpty();
        ThrowReport flat = new ThrowReport(Vector.empty(), Vector.of(0));
        assertThat(refused(state, new ColossusCommand.ThrowCharacter(id("a"), flat)))
                .isEqualTo(new FrameViolation.TooSmall(ReportedNumber.TERRAIN_SIZE, 0, 1));
        ThrowReport healing = new ThrowReport(Vector.of(DamagedCharacter.of(id("b"), -1)), Vector.empty());
        assertThat(refused(state, new ColossusCommand.ThrowCharacter(id("a"), healing)))
                .isEqualTo(new FrameViolation.TooSmall(ReportedNumber.DAMAGE, -1, 0));
    }

    @Test
    @Verifies(ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT)
    void noTargetIsMissingWhereTheChartNeedsNone() {
        assertThat(refused(push(9), new ColossusCommand.ReportNoTarget()))
                .isInstanceOf(ColossusViolation.NotAwaited.class);
        ColossusState chart = run(push(9), new ColossusCommand.EndPush());
        assertThat(refused(chart, new ColossusCommand.ReportNoTarget()))
                .isInstanceOf(ColossusViolation.NotAwaited.class);
    }

    @Test
    @Verifies({ColossusRuleId.CHART, EncounterRuleId.ABSURD_SIZES_ARE_REFUSED})
    void terrainIsAtMostOfSizeTen() {
        RuleViolation absurd = new FrameViolation.TooLarge(ReportedNumber.TERRAIN_SIZE, 11, 10);
        assertThat(run(push(9), new ColossusCommand.TouchTerrain(10)).rampage()).isNotEmpty();
        assertThat(refused(push(9), new ColossusCommand.TouchTerrain(11))).isEqualTo(absurd);
        ColossusState state =
                run(push(9), new ColossusCommand.EndPush(), new ColossusCommand.RollChart(CrisisFace.WILD));
        assertThat(refused(state, new ColossusCommand.ThrowTerrain(11, ThrowReport.NOTHING)))
                .isEqualTo(absurd);
        ThrowReport broken = new ThrowReport(Vector.empty(), Vector.of(10, 11));
        assertThat(refused(state, new ColossusCommand.ThrowTerrain(2, broken))).isEqualTo(absurd);
    }
}
