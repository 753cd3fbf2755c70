package io.github.crisisrules.encounter.colossus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.colossus.momentum.Momentum;
import io.github.crisisrules.encounter.colossus.momentum.MomentumCause;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.encounter.rulebook.EncounterRuleId;
import io.github.crisisrules.encounter.squad.Side;
import io.github.crisisrules.testing.encounter.MomentumArbitraries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Laws of the stat card, of the chart and of the endings. */
class ColossusCardProperties {
    @Provide
    Arbitrary<MomentumTrack> tracks() {
        return MomentumArbitraries.tracks();
    }

    @Provide
    Arbitrary<Momentum> momenta() {
        return MomentumArbitraries.momenta();
    }

    @Property
    @Verifies({ColossusRuleId.STATS, ColossusRuleId.HIS_TURN_IS_THE_RAMPAGE})
    void heDefendsWithFourDiceAndTheBonusOnceAndWithNoFewerAsMomentumRises(
            @ForAll("tracks") MomentumTrack track, @ForAll("momenta") Momentum momentum) {
        int dice = ColossusCard.defenceDice(track, momentum);
        assertThat(dice - track.tier(momentum).defenceBonus()).isEqualTo(4);
        assertThat(ColossusCard.defenceDice(track, momentum.after(MomentumCause.CHART)))
                .isGreaterThanOrEqualTo(dice);
    }

    @Property(tries = 100)
    @Verifies({ColossusRuleId.STATS, ColossusRuleId.HANDS, ColossusRuleId.DEBRIS})
    void everyAttackThatIsRolledIsOneOfItsOdds(
            @ForAll("tracks") MomentumTrack track,
            @ForAll("momenta") Momentum momentum,
            @ForAll @IntRange(min = 1, max = 8) int dice,
            @ForAll long seed) {
        assertThat(ColossusDice.strikeOdds(dice, track, momentum).outcomes())
                .contains(ColossusDice.strike(dice, track, momentum, Seed.of(seed)));
        assertThat(ColossusDice.attackOdds(dice).outcomes())
                .contains(ColossusDice.attack(Colossi.id("a"), dice, Seed.of(seed))
                        .harmed()
                        .damage());
    }

    @Property
    @Verifies(ColossusRuleId.STEEL)
    void organicSteelTakesAtMostOneDamageAndLeavesAtLeastOne(
            @ForAll @IntRange(min = 1, max = 40) int damage, @ForAll @IntRange(max = 10) int more) {
        int left = ColossusCard.afterSteel(damage);
        assertThat(left).isBetween(Math.max(1, damage - 1), damage);
        assertThat(left < damage).as("all but the last").isEqualTo(damage > 1);
        assertThat(ColossusCard.afterSteel(damage + more)).isGreaterThanOrEqualTo(left);
    }

    @Property
    @Verifies({ColossusRuleId.HELMET, ColossusRuleId.STATS})
    void exactlyOneSideCanMoveHim(@ForAll Side side) {
        assertThat(ColossusCard.canBeMovedBy(side)).isNotEqualTo(ColossusCard.canBeMovedBy(side.other()));
        assertThat(ColossusCard.canBeMovedBy(Side.CRISIS_TEAM)).isFalse();
    }

    @Property
    @Verifies(ColossusRuleId.HANDS)
    void anAreaAttackStaysOneAsMomentumRises(@ForAll("momenta") Momentum momentum) {
        boolean area = ColossusCard.handsAreArea(momentum);
        assertThat(!area || ColossusCard.handsAreArea(momentum.after(MomentumCause.CHART)))
                .isTrue();
        assertThat(area).isEqualTo(momentum.level() > 6);
    }

    @Property
    @Verifies({
        ColossusRuleId.CHART,
        ColossusRuleId.FALLBACK_NEEDS_RANGE_AND_SIGHT,
        ColossusRuleId.MOMENTUM,
        ColossusRuleId.ORDER_OF_DAMAGE
    })
    void eachFaceHasOneResultWithATargetAndOneWithout(@ForAll CrisisFace face, @ForAll CrisisFace other) {
        ColossusAwaited result = RampageChart.result(face);
        assertThat(result.hasFallback()).isTrue();
        assertThat(result == RampageChart.result(other))
                .as("hits, blocks and blanks share a result, and no other faces do")
                .isEqualTo(face == other || isOrdinary(face) && isOrdinary(other));
        assertThat(RampageChart.resultWithoutTarget(result))
                .as("their result without a target is that of a failure")
                .isEqualTo(Option.when(isOrdinary(face), () -> RampageChart.result(CrisisFace.FAILURE)));
        assertThat(!RampageChart.gainsMomentum(face) || face == other || !RampageChart.gainsMomentum(other))
                .as("one face gains Momentum")
                .isTrue();
        assertThat(RampageChart.resultWithoutTarget(result).isDefined() && RampageChart.repeatsWithoutTarget(result))
                .as("either another result or another Rampage")
                .isFalse();
        assertThat(RampageChart.resultWithoutTarget(result).forAll(RampageChart::repeatsWithoutTarget))
                .as("no second fallback")
                .isTrue();
        assertThat(RampageChart.gainsMomentum(face)
                        && (RampageChart.repeatsWithoutTarget(result)
                                || RampageChart.resultWithoutTarget(result).isDefined()))
                .as("a critical without a target has its gain only")
                .isFalse();
    }

    private static boolean isOrdinary(CrisisFace face) {
        return face == CrisisFace.HIT || face == CrisisFace.BLOCK || face == CrisisFace.BLANK;
    }

    @Property
    @Verifies({ColossusRuleId.WIN, ColossusRuleId.LOSE, ColossusRuleId.ENDS_AFTER_ANY_SINGLE_EVENT})
    void theEncounterIsOverExactlyIfNoTowerStandsOrTheTokensAreThere(
            @ForAll @IntRange(max = 6) int towers,
            @ForAll @IntRange(max = 6) int tokens,
            @ForAll ColossusDifficulty difficulty) {
        boolean enough = tokens >= difficulty.subdueTokens();
        assertThat(ColossusEndings.of(towers, tokens, difficulty).isDefined()).isEqualTo(towers == 0 || enough);
        assertThat(ColossusEndings.of(towers, tokens, difficulty).contains(ColossusEndings.EVACUATION))
                .isEqualTo(towers > 0 && enough);
    }

    @Property
    @Verifies(ColossusRuleId.RAMPAGE_AGAIN_IS_BOUNDED)
    void thePlayersAreAskedOnceInEveryRowOfAsManyRampagesAsTheLimitSays(
            @ForAll @IntRange(min = 1, max = 30) int limit, @ForAll @IntRange(min = 1, max = 100) int first) {
        assertThat(Vector.range(first, first + limit).count(number -> Rampage.isAtLimit(number, limit)))
                .isEqualTo(1);
        assertThat(Rampage.isAtLimit(limit, limit)).isTrue();
    }

    @Property
    @Verifies({EncounterRuleId.THROWN_TERRAIN_IS_DESTROYED, ColossusRuleId.CHART})
    void aThrowDestroysTheThrownTerrainAndWhateverItBroke(
            @ForAll @IntRange(min = 1, max = 5) int size,
            @ForAll @Size(max = 4) List<@IntRange(min = 1, max = 5) Integer> broken) {
        Vector<Integer> others = Vector.ofAll(broken);
        Vector<Integer> destroyed = new ThrowReport(Vector.empty(), others).destroyedWith(size);
        assertThat(destroyed.remove(size)).containsExactlyInAnyOrderElementsOf(others);
        assertThat(destroyed).hasSize(others.size() + 1);
    }
}
