package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.condition.SeveritySteps.steps;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_PAST_D12_GOES_IN_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA_MET_IN_TRANSITION_IS_GONE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.testing.heroic.ConditionArbitraries;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RecoveryProperties {
    @Property
    @Verifies({RECOVER_TRANSITION, RECOVER_ACTION, RECOVER_TRAUMA})
    void aLargerEffectDieNeverRecoversLessAndAFailureNeverHelps(
            @ForAll("recoveries") Recovery recovery,
            @ForAll("able") Ailments harm,
            @ForAll("ailments") Ailment ailment,
            @ForAll DieSize effect,
            @ForAll DieSize other) {
        int before = steps(harm, ailment);
        int withSmaller = steps(recovery.won(harm, ailment, effect.isAtLeast(other) ? other : effect), ailment);
        int withLarger = steps(recovery.won(harm, ailment, effect.max(other)), ailment);
        assertThat(withLarger).isLessThanOrEqualTo(withSmaller);
        assertThat(withSmaller).isLessThanOrEqualTo(before);
        assertThat(steps(recovery.failed(harm, ailment), ailment)).isBetween(before, before + 1);
    }

    @Property
    @Verifies({RECOVER_TRANSITION, RECOVER_ACTION, RECOVER_TRAUMA})
    void aRecoveryChangesTheTreatedAilmentAlone(
            @ForAll("recoveries") Recovery recovery,
            @ForAll("harm") Ailments harm,
            @ForAll("ailments") Ailment ailment,
            @ForAll DieSize effect) {
        assertThat(recovery.won(harm, ailment, effect).remove(ailment)).isEqualTo(harm.remove(ailment));
    }

    @Property
    @Verifies(RECOVER_ACTION)
    void inAnActionSceneALargeEnoughDieIsOneStepAndAFailureOneStepUp(
            @ForAll("able") Ailments harm, @ForAll("ailments") Ailment ailment, @ForAll DieSize effect) {
        Recovery recovery = Recovery.in(SceneKind.ACTION);
        int before = steps(harm, ailment);
        boolean enough = before > 0 && effect.sides() / 2 - 1 >= before;
        assertThat(steps(recovery.won(harm, ailment, effect), ailment)).isEqualTo(enough ? before - 1 : before);
        assertThat(steps(recovery.failed(harm, ailment), ailment)).isEqualTo(before == 0 ? 0 : before + 1);
    }

    @Property
    @Verifies(RECOVER_TRANSITION)
    void inATransitionSceneStressIsGoneOrOneStepSmaller(
            @ForAll("able") Ailments harm, @ForAll StressType type, @ForAll DieSize effect) {
        Ailment stress = Ailment.stress(type);
        int before = steps(harm, stress);
        int expected = effect.sides() / 2 - 1 >= before ? 0 : before - 1;
        assertThat(steps(Recovery.in(SceneKind.TRANSITION).won(harm, stress, effect), stress))
                .isEqualTo(expected);
    }

    @Property
    @Verifies({RECOVER_TRANSITION, RECOVER_ACTION})
    void restIsNeverWorseThanTreatmentInAFight(
            @ForAll("recoveries") Recovery recovery,
            @ForAll("harm") Ailments harm,
            @ForAll("ailments") Ailment ailment,
            @ForAll DieSize effect) {
        Recovery rest = new Recovery(SceneKind.TRANSITION, recovery.policy(), recovery.likeStress());
        Recovery fight = new Recovery(SceneKind.ACTION, recovery.policy(), recovery.likeStress());
        assertThat(steps(rest.won(harm, ailment, effect), ailment))
                .isLessThanOrEqualTo(steps(fight.won(harm, ailment, effect), ailment));
        assertThat(steps(rest.failed(harm, ailment), ailment))
                .isLessThanOrEqualTo(steps(fight.failed(harm, ailment), ailment));
    }

    @Property
    @Verifies({RECOVER_TRAUMA, ONE_RECOVERY_TRY_A_SCENE})
    void traumaThatASceneWasFramedAroundRecoversExactlyLikeStress(
            @ForAll SceneKind scene,
            @ForAll TraumaPolicy policy,
            @ForAll StressType type,
            @ForAll DieSize suffered,
            @ForAll DieSize effect) {
        TreeMap<StressType, Severity> level = TreeMap.of(type, Severity.of(suffered));
        Ailments stressed = new Ailments(level, TreeMap.empty());
        Ailments scarred = new Ailments(TreeMap.empty(), level);
        Recovery framed = new Recovery(scene, policy, Vector.of(type));
        Ailment stress = Ailment.stress(type);
        Ailment trauma = Ailment.trauma(type);
        assertThat(steps(framed.won(scarred, trauma, effect), trauma))
                .isEqualTo(steps(framed.won(stressed, stress, effect), stress));
        assertThat(steps(framed.failed(scarred, trauma), trauma))
                .isEqualTo(steps(framed.failed(stressed, stress), stress));
    }

    @Property
    @Verifies(RECOVER_TRAUMA)
    void aSmallerDieLeavesOtherTraumaUnchanged(
            @ForAll TraumaPolicy policy,
            @ForAll("able") Ailments harm,
            @ForAll StressType type,
            @ForAll DieSize effect) {
        Ailment trauma = Ailment.trauma(type);
        Recovery recovery = new Recovery(SceneKind.TRANSITION, policy, Vector.empty());
        boolean changed = !recovery.won(harm, trauma, effect).equals(harm);
        assertThat(changed)
                .isEqualTo(harm.level(trauma).exists(level -> level.die().sides() <= effect.sides()));
        int before = steps(harm, trauma);
        assertThat(steps(recovery.failed(harm, trauma), trauma)).isEqualTo(before == 0 ? 0 : before + 1);
    }

    @Property
    @Verifies(TRAUMA_MET_IN_TRANSITION_IS_GONE)
    void thePolicyDecidesOnlyWhetherMetTraumaIsGoneOrSmaller(
            @ForAll("recoveries") Recovery recovery,
            @ForAll("able") Ailments harm,
            @ForAll("ailments") Ailment ailment,
            @ForAll DieSize effect) {
        Recovery removed = new Recovery(recovery.scene(), TraumaPolicy.REMOVED, recovery.likeStress());
        Recovery stepped = new Recovery(recovery.scene(), TraumaPolicy.STEPPED_DOWN, recovery.likeStress());
        Ailments one = removed.won(harm, ailment, effect);
        Ailments other = stepped.won(harm, ailment, effect);
        assertThat(removed.failed(harm, ailment)).isEqualTo(stepped.failed(harm, ailment));
        int before = steps(harm, ailment);
        boolean isMet = before > 0 && effect.sides() / 2 - 1 >= before;
        boolean isUp = ailment.isTrauma()
                && recovery.scene() == SceneKind.TRANSITION
                && !recovery.likeStress().contains(ailment.type());
        if (isMet && isUp) {
            assertThat(one).isEqualTo(harm.remove(ailment));
            assertThat(steps(other, ailment)).isEqualTo(before - 1);
        } else {
            assertThat(one).isEqualTo(other);
        }
    }

    @Property
    @Verifies(ONE_RECOVERY_TRY_A_SCENE)
    void aFailureInATransitionSceneCostsNothingForStress(
            @ForAll TraumaPolicy policy, @ForAll("harm") Ailments harm, @ForAll StressType type) {
        Recovery recovery = new Recovery(SceneKind.TRANSITION, policy, Vector.empty());
        assertThat(recovery.failed(harm, Ailment.stress(type))).isEqualTo(harm);
    }

    @Property
    @Verifies({RECOVER_ACTION, RECOVER_TRANSITION})
    void inAFightOneIsTreatedByAnAllyOrAPowerAndAtRestByNeither(@ForAll boolean onOneself, @ForAll boolean byPower) {
        assertThat(Recovery.in(SceneKind.ACTION).isAllowed(onOneself, byPower)).isEqualTo(onOneself == byPower);
        assertThat(Recovery.in(SceneKind.TRANSITION).isAllowed(onOneself, byPower))
                .isEqualTo(onOneself && !byPower);
    }

    @Property
    @Verifies(COMPLICATION_PAST_D12_GOES_IN_TRANSITION)
    void aTransitionSceneEndsComplicationsPastD12AndNothingElse(@ForAll("traits") Vector<CreatedTrait> traits) {
        Vector<CreatedTrait> left = Recovery.traitsAfterTransition(traits);
        assertThat(left).noneMatch(CreatedTrait::stopsBearer);
        assertThat(traits.removeAll(left))
                .allMatch(trait -> trait.isComplication() && trait.severity().isPastD12());
        assertThat(Recovery.traitsAfterTransition(left)).isEqualTo(left);
    }

    @Provide
    Arbitrary<Recovery> recoveries() {
        return ConditionArbitraries.recoveries();
    }

    @Provide
    Arbitrary<Ailments> harm() {
        return ConditionArbitraries.harm();
    }

    @Provide
    Arbitrary<Ailments> able() {
        return ConditionArbitraries.harmOfTheAble();
    }

    @Provide
    Arbitrary<Ailment> ailments() {
        return ConditionArbitraries.ailments();
    }

    @Provide
    Arbitrary<Vector<CreatedTrait>> traits() {
        return ConditionArbitraries.traits();
    }
}
