package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.condition.SeveritySteps.steps;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DICE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.testing.heroic.ConditionArbitraries;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

class AilmentsProperties {
    private static final Vector<StressType> TYPES = Vector.of(StressType.values());

    @Property
    @Verifies(DICE)
    void aStepBackUndoesAStepUpBelowD12(@ForAll("severities") Severity level) {
        assertThat(steps(Option.some(level.up()))).isEqualTo(Math.min(6, steps(Option.some(level)) + 1));
        // From D12 and beyond it leads to D10: past D12 is no size of its own.
        assertThat(steps(level.up().back())).isEqualTo(Math.min(4, steps(Option.some(level))));
    }

    @Property
    @Verifies(STRESS)
    void stressGrowsToTheEffectDieOrByOneStepWhicheverIsMore(
            @ForAll("able") Ailments harm, @ForAll StressType type, @ForAll DieSize effect) {
        Ailment stress = Ailment.stress(type);
        int before = steps(harm, stress);
        assertThat(steps(harm.take(type, effect), stress))
                .isGreaterThan(before)
                .isEqualTo(Math.max(before + 1, effect.sides() / 2 - 1));
    }

    @Property
    @Verifies({STRESS, TRAUMA})
    void aLargerEffectDieNeverHurtsLess(
            @ForAll("harm") Ailments harm, @ForAll StressType type, @ForAll DieSize one, @ForAll DieSize other) {
        Ailments less = harm.take(type, one.isAtLeast(other) ? other : one);
        Ailments more = harm.take(type, one.max(other));
        assertThat(steps(more, Ailment.stress(type))).isGreaterThanOrEqualTo(steps(less, Ailment.stress(type)));
        assertThat(steps(more, Ailment.trauma(type))).isGreaterThanOrEqualTo(steps(less, Ailment.trauma(type)));
    }

    @Property
    @Verifies({STRESS, TRAUMA})
    void harmOfOneTypeLeavesTheOthersAlone(
            @ForAll("harm") Ailments harm, @ForAll StressType type, @ForAll DieSize effect) {
        Ailments after = harm.take(type, effect);
        assertThat(after.stress().remove(type)).isEqualTo(harm.stress().remove(type));
        assertThat(after.trauma().remove(type)).isEqualTo(harm.trauma().remove(type));
    }

    @Property
    @Verifies({STRESS, TRAUMA, RECOVER_TRANSITION, RECOVER_TRAUMA})
    void noTypeOfStressIsTreatedDifferently(
            @ForAll("harm") Ailments harm, @ForAll StressType type, @ForAll DieSize effect) {
        assertThat(renamed(harm).take(next(type), effect)).isEqualTo(renamed(harm.take(type, effect)));
        assertThat(renamed(harm).recoverInTransition()).isEqualTo(renamed(harm.recoverInTransition()));
        assertThat(renamed(harm).recoverAtActStart()).isEqualTo(renamed(harm.recoverAtActStart()));
    }

    @Property
    @Verifies({STRESS, TRAUMA})
    void traumaComesExactlyWithStressThatGoesPastD12(
            @ForAll("able") Ailments harm, @ForAll StressType type, @ForAll DieSize effect) {
        Ailments after = harm.take(type, effect);
        int before = steps(harm, Ailment.trauma(type));
        int expected = !after.isStressedOut() ? before : before == 0 ? 2 : before + 1;
        assertThat(steps(after, Ailment.trauma(type))).isEqualTo(expected);
        assertThat(after.isDead()).isEqualTo(expected == 6);
    }

    @Property
    @Verifies({TRAUMA, STRESSED_OUT_UNTIL_RECOVERED})
    void stressTakenWhileStressedOutIsTraumaAndLeavesTheStressAtD12(
            @ForAll("stressedOut") Ailments harm, @ForAll StressType type, @ForAll DieSize effect) {
        Ailments after = harm.take(type, effect);
        int before = steps(harm, Ailment.trauma(type));
        assertThat(after.stress()).isEqualTo(harm.stress());
        assertThat(steps(after, Ailment.trauma(type))).isEqualTo(Math.max(before + 1, effect.sides() / 2 - 1));
        assertThat(after.stress().values().filter(Severity::isPastD12).map(Severity::die))
                .containsOnly(DieSize.D12);
    }

    @Property
    @Verifies({STRESS, TRAUMA})
    void threeEffectDiceKillNoCharacterAndTenOfOneTypeKillAny(
            @ForAll @Size(3) List<StressType> types,
            @ForAll @Size(3) List<DieSize> three,
            @ForAll StressType type,
            @ForAll @Size(10) List<DieSize> ten) {
        Ailments hurt = Ailments.none();
        for (int i = 0; i < 3; i++) {
            hurt = hurt.take(types.get(i), three.get(i));
        }
        assertThat(hurt.isDead()).isFalse();
        assertThat(Vector.ofAll(ten)
                        .foldLeft(Ailments.none(), (harm, die) -> harm.take(type, die))
                        .isDead())
                .isTrue();
    }

    @Property
    @Verifies({STRESSED_OUT_UNTIL_RECOVERED, PAST_D12_CANNOT_ACT})
    void onlyRecoveryLetsWhoIsStressedOutActAgain(
            @ForAll("stressedOut") Ailments harm, @ForAll StressType type, @ForAll DieSize effect) {
        assertThat(harm.canAct(Vector.empty())).isFalse();
        assertThat(harm.take(type, effect).canAct(Vector.empty())).isFalse();
        assertThat(harm.recoverAtActStart().canAct(Vector.empty())).isFalse();
        assertThat(harm.recoverInTransition().canAct(Vector.empty())).isTrue();
    }

    @Property
    @Verifies({COMPLICATION_OUT, PAST_D12_CANNOT_ACT, STRESSED_OUT_UNTIL_RECOVERED})
    void aCharacterActsExactlyWhenNothingOfItsOwnIsPastD12(
            @ForAll("harm") Ailments harm, @ForAll("traits") Vector<CreatedTrait> traits) {
        boolean past = harm.stress().values().exists(level -> steps(Option.some(level)) == 6)
                || harm.trauma().values().exists(level -> steps(Option.some(level)) == 6)
                || traits.exists(trait -> trait.severity().isPastD12());
        assertThat(harm.canAct(traits)).isEqualTo(!past);
    }

    @Property
    @Verifies({STRESS, TRAUMA})
    void aStepUpIsOneStepOfThatAilmentAndAStepBackUndoesIt(
            @ForAll("able") Ailments harm, @ForAll("ailments") Ailment ailment) {
        Ailments up = harm.stepUp(ailment);
        int before = steps(harm, ailment);
        assertThat(steps(up, ailment)).isEqualTo(before == 0 ? 0 : before + 1);
        if (before < 5) {
            assertThat(before == 0 ? up : up.stepBack(ailment)).isEqualTo(harm);
        }
    }

    @Property
    @Verifies(RECOVER_TRANSITION)
    void aTransitionSceneStepsEveryStressBackAndEndsWhatIsPastD12(@ForAll("harm") Ailments harm) {
        Ailments rested = harm.recoverInTransition();
        for (StressType type : TYPES) {
            int before = steps(harm, Ailment.stress(type));
            assertThat(steps(rested, Ailment.stress(type))).isEqualTo(before == 6 ? 0 : Math.max(0, before - 1));
        }
        assertThat(rested.trauma()).isEqualTo(harm.trauma());
        assertThat(rested.isStressedOut()).isFalse();
    }

    @Property
    @Verifies(RECOVER_TRAUMA)
    void anActStepsEveryTraumaBackAndRaisesNoneOfTheDead(@ForAll("harm") Ailments harm) {
        Ailments mended = harm.recoverAtActStart();
        assertThat(mended.stress()).isEqualTo(harm.stress());
        assertThat(mended.isDead()).isEqualTo(harm.isDead());
        for (StressType type : TYPES) {
            int before = steps(harm, Ailment.trauma(type));
            assertThat(steps(mended, Ailment.trauma(type))).isEqualTo(harm.isDead() ? before : Math.max(0, before - 1));
        }
    }

    @Property
    @Verifies(RECOVER_TRAUMA)
    void anActIsAFrameAroundEveryTrauma(@ForAll("able") Ailments harm, @ForAll StressType type) {
        assertThat(TYPES.foldLeft(harm, (some, one) -> some.recoverFramedTrauma(Vector.of(one))))
                .isEqualTo(harm.recoverAtActStart());
        Ailments eased = harm.recoverFramedTrauma(Vector.of(type));
        assertThat(steps(eased, Ailment.trauma(type))).isEqualTo(Math.max(0, steps(harm, Ailment.trauma(type)) - 1));
        assertThat(eased.trauma().remove(type)).isEqualTo(harm.trauma().remove(type));
    }

    @Property
    @Verifies(PP_AFTER)
    void changingTheTypeOfStressIsTakingTheOtherTypeAtOnce(
            @ForAll("harm") Ailments before,
            @ForAll StressType type,
            @ForAll StressType other,
            @ForAll DieSize effect) {
        RecentStress taken = new RecentStress(new CastId("Comet"), before, Ailment.stress(type), effect);
        assertThat(taken.as(other)).isEqualTo(before.take(other, effect));
        assertThat(taken.as(type)).isEqualTo(before.take(type, effect));
    }

    private static StressType next(StressType type) {
        return TYPES.get((type.ordinal() + 1) % TYPES.size());
    }

    /** Returns the harm with each type renamed to the next one. */
    private static Ailments renamed(Ailments harm) {
        return new Ailments(renamed(harm.stress()), renamed(harm.trauma()));
    }

    private static TreeMap<StressType, Severity> renamed(TreeMap<StressType, Severity> levels) {
        return levels.mapKeys(AilmentsProperties::next);
    }

    @Provide
    Arbitrary<Severity> severities() {
        return ConditionArbitraries.severities();
    }

    @Provide
    Arbitrary<Ailment> ailments() {
        return ConditionArbitraries.ailments();
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
    Arbitrary<Ailments> stressedOut() {
        return ConditionArbitraries.harmOfTheStressedOut();
    }

    @Provide
    Arbitrary<Vector<CreatedTrait>> traits() {
        return ConditionArbitraries.traits();
    }
}
