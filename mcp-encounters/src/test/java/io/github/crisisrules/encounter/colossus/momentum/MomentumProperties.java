package io.github.crisisrules.encounter.colossus.momentum;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.testing.encounter.MomentumArbitraries;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class MomentumProperties {
    @Provide
    Arbitrary<MomentumTrack> tracks() {
        return MomentumArbitraries.tracks();
    }

    @Provide
    Arbitrary<Momentum> momenta() {
        return MomentumArbitraries.momenta();
    }

    @Property
    @Verifies(ColossusRuleId.MOMENTUM)
    void momentumStaysBetween0And12AndChangesByTheSumOfItsCauses(
            @ForAll("momenta") Momentum before, @ForAll @Size(max = 12) List<MomentumCause> causes) {
        Momentum now = before;
        int sum = before.level();
        boolean reachedAnEnd = false;
        for (MomentumCause cause : causes) {
            now = now.after(cause);
            sum += cause.change();
            assertThat(now.level()).isBetween(0, 12);
            reachedAnEnd |= sum < 0 || sum > 12;
            assertThat(reachedAnEnd || now.level() == sum).isTrue();
        }
    }

    @Property
    @Verifies(ColossusRuleId.MOMENTUM)
    void moreMomentumBeforeACauseIsNoLessAfterIt(
            @ForAll("momenta") Momentum one, @ForAll("momenta") Momentum other, @ForAll MomentumCause cause) {
        assertThat(Integer.signum(one.after(cause).level() - other.after(cause).level())
                        * Integer.signum(one.level() - other.level()))
                .isNotNegative();
        assertThat(one.after(cause).level() - one.level())
                .as("never more than the cause, never the other way")
                .isBetween(Math.min(0, cause.change()), Math.max(0, cause.change()));
    }

    @Property
    @Verifies({ColossusRuleId.SUBDUE, ColossusRuleId.MOMENTUM_STAYS_0_WHILE_SUBDUED})
    void heIsSubduedOnceAsMomentumReaches0AndGainsNothingWhileHeIs(
            @ForAll("momenta") Momentum before, @ForAll @Size(max = 12) List<MomentumCause> causes) {
        Momentum now = before;
        boolean isSubdued = before.equals(Momentum.NONE);
        int subdued = isSubdued ? 1 : 0;
        for (MomentumCause cause : causes) {
            subdued += now.isSubduedBy(cause) ? 1 : 0;
            now = now.after(cause, isSubdued);
            isSubdued |= now.equals(Momentum.NONE);
            assertThat(now.equals(Momentum.NONE)).as("0 from then on").isEqualTo(isSubdued);
        }
        assertThat(subdued).isEqualTo(isSubdued ? 1 : 0);
    }

    @Property
    @Verifies({ColossusRuleId.TIERS, ColossusRuleId.TRACK_IS_CALLER_DATA})
    void everyMomentumIsInExactlyOneTierAndNothingFallsAsItRises(
            @ForAll("tracks") MomentumTrack track, @ForAll("momenta") Momentum momentum) {
        assertThat(track.tiers().filter(tier -> tier.has(momentum))).containsExactly(track.tier(momentum));
        MomentumTier tier = track.tier(momentum);
        MomentumTier higher = track.tier(momentum.after(MomentumCause.CHART));
        assertThat(higher.tool()).isGreaterThanOrEqualTo(tier.tool());
        assertThat(higher.contactDamage()).isGreaterThanOrEqualTo(tier.contactDamage());
        assertThat(higher.defenceBonus()).isGreaterThanOrEqualTo(tier.defenceBonus());
    }

    @Property
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.SUBDUE})
    void theToolOfARampageFollowsHisMomentumUnlessHeIsSubdued(
            @ForAll("tracks") MomentumTrack track,
            @ForAll("momenta") Momentum momentum,
            @ForAll("momenta") Momentum other) {
        assertThat(track.rampageTool(momentum, true)).isEqualTo(track.rampageTool(other, true));
        boolean sameTier = track.tier(momentum).equals(track.tier(other));
        assertThat(!sameTier || track.rampageTool(momentum, false) == track.rampageTool(other, false))
                .isTrue();
    }

    @Property
    @Verifies(ColossusRuleId.TRACK_IS_CALLER_DATA)
    void aTrackIsRefusedIfATierIsLeftOutRepeatedOrOutOfItsPlace(
            @ForAll("tracks") MomentumTrack track, @ForAll @IntRange(max = 4) int place) {
        Vector<MomentumTier> tiers = track.tiers();
        assertThat(MomentumTrack.check(tiers, track.subduedTool()).get()).isEqualTo(track);
        for (Vector<MomentumTier> wrong : Vector.of(
                tiers.removeAt(place),
                tiers.insert(place, tiers.get(place)),
                tiers.reverse(),
                tiers.rotateLeft(place + 1))) {
            assertThat(wrong.equals(tiers)
                            || MomentumTrack.check(wrong, track.subduedTool()).isInvalid())
                    .as("%s", wrong)
                    .isTrue();
        }
    }
}
