package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_PAST_D12_GOES_IN_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA_MET_IN_TRANSITION_IS_GONE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class AilmentsTest {
    private static final Ailment BODY = Ailment.stress(StressType.PHYSICAL);
    private static final Ailment SCAR = Ailment.trauma(StressType.PHYSICAL);

    private static Ailments harm(DieSize... effects) {
        return Vector.of(effects).foldLeft(Ailments.none(), (harm, die) -> harm.take(StressType.PHYSICAL, die));
    }

    @Test
    @Verifies(STRESS)
    void aLargerDieReplacesAndASmallerStepsUp() {
        assertThat(harm(DieSize.D6)).hasToString("physical D6");
        assertThat(harm(DieSize.D6, DieSize.D10)).hasToString("physical D10");
        assertThat(harm(DieSize.D6, DieSize.D6)).hasToString("physical D8");
        assertThat(harm(DieSize.D8, DieSize.D4)).hasToString("physical D10");
        assertThat(harm(DieSize.D6).take(StressType.MENTAL, DieSize.D8)).hasToString("physical D6, mental D8");
    }

    @Test
    @Verifies({STRESS, TRAUMA, STRESSED_OUT_UNTIL_RECOVERED})
    void pastD12MeansStressedOutWithTraumaOfTheSameType() {
        Ailments out = harm(DieSize.D12, DieSize.D4);
        assertThat(out.isStressedOut()).isTrue();
        assertThat(out).hasToString("physical past D12, physical trauma D6");
        assertThat(out.level(BODY).get().die()).isEqualTo(DieSize.D12);
        // Again after recovery: the trauma there steps up.
        Ailments again = out.remove(BODY).take(StressType.PHYSICAL, DieSize.D12).take(StressType.PHYSICAL, DieSize.D4);
        assertThat(again).hasToString("physical past D12, physical trauma D8");
    }

    /** Ranks 0 for none, 1 to 5 for D4 to D12, 6 for past D12. */
    private static TreeMap<StressType, Severity> ranked(int rank) {
        return rank == 0
                ? TreeMap.empty()
                : TreeMap.of(StressType.PHYSICAL, new Severity(DieSize.values()[Math.min(rank, 5) - 1], rank == 6));
    }

    @Test
    @Verifies({STRESS, TRAUMA, STRESSED_OUT_UNTIL_RECOVERED})
    void everyStressWithEveryTraumaTakesEveryEffect() {
        for (int stress = 0; stress <= 6; stress++) {
            for (int trauma = 0; trauma <= 5; trauma++) {
                for (int effect = 1; effect <= 5; effect++) {
                    int hurt = effect > stress ? effect : stress + 1;
                    int scarred = effect > trauma ? effect : trauma + 1;
                    // Past D12 for the first time: a D6, or a step up; there already: the trauma takes the effect.
                    int scars = stress == 6 ? scarred : hurt == 6 ? Math.max(2, trauma + 1) : trauma;
                    assertThat(new Ailments(ranked(stress), ranked(trauma))
                                    .take(StressType.PHYSICAL, DieSize.values()[effect - 1]))
                            .as("%d and trauma %d take %d", stress, trauma, effect)
                            .isEqualTo(new Ailments(ranked(Math.min(hurt, 6)), ranked(scars)));
                }
            }
        }
    }

    /** Acts mend trauma, and only transition scenes take the stress that brought it. */
    @Test
    @Verifies(RECOVER_TRAUMA)
    void traumaMayBeGoneBeforeTheStress() {
        Ailments out = harm(DieSize.D12, DieSize.D4);
        assertThat(out.recoverAtActStart()).hasToString("physical past D12, physical trauma D4");
        assertThat(out.recoverAtActStart().recoverAtActStart()).hasToString("physical past D12");
        assertThat(out.recoverAtActStart().recoverAtActStart().isStressedOut()).isTrue();
        assertThat(out.recoverAtActStart().recoverAtActStart().recoverInTransition())
                .isEqualTo(Ailments.none());
    }

    @Test
    @Verifies(TRAUMA)
    void stressTakenWhileStressedOutIsTrauma() {
        Ailments out = harm(DieSize.D12, DieSize.D4);
        assertThat(out.take(StressType.PHYSICAL, DieSize.D10)).hasToString("physical past D12, physical trauma D10");
        assertThat(out.take(StressType.PHYSICAL, DieSize.D4)).hasToString("physical past D12, physical trauma D8");
        assertThat(out.take(StressType.MENTAL, DieSize.D8))
                .hasToString("physical past D12, physical trauma D6, mental trauma D8");
        Ailments dead = out.take(StressType.PHYSICAL, DieSize.D12).take(StressType.PHYSICAL, DieSize.D4);
        assertThat(dead.isDead()).isTrue();
        assertThat(dead.recoverAtActStart()).isEqualTo(dead);
    }

    @Test
    @Verifies(RECOVER_TRANSITION)
    void aTransitionSceneEasesStress() {
        Ailments hurt = harm(DieSize.D8).take(StressType.MENTAL, DieSize.D4);
        assertThat(hurt.recoverInTransition()).hasToString("physical D6");
        Ailments out = harm(DieSize.D12, DieSize.D4).stepUp(Ailment.stress(StressType.MENTAL));
        assertThat(out.recoverInTransition()).hasToString("physical trauma D6");
        // Won: at least as large removes, smaller steps back.
        assertThat(Recovery.in(SceneKind.TRANSITION).won(harm(DieSize.D8), BODY, DieSize.D8))
                .isEqualTo(Ailments.none());
        assertThat(Recovery.in(SceneKind.TRANSITION).won(harm(DieSize.D8), BODY, DieSize.D6))
                .hasToString("physical D6");
    }

    @Test
    @Verifies(ONE_RECOVERY_TRY_A_SCENE)
    void aFailedRecoveryInATransitionSceneChangesNothingForStress() {
        assertThat(Recovery.in(SceneKind.TRANSITION).failed(harm(DieSize.D8), BODY))
                .isEqualTo(harm(DieSize.D8));
    }

    @Test
    @Verifies(RECOVER_ACTION)
    void recoveryInAnActionSceneIsHarder() {
        assertThat(Recovery.in(SceneKind.ACTION).won(harm(DieSize.D8), BODY, DieSize.D12))
                .hasToString("physical D6");
        assertThat(Recovery.in(SceneKind.ACTION).won(harm(DieSize.D8), BODY, DieSize.D6))
                .isEqualTo(harm(DieSize.D8));
        assertThat(Recovery.in(SceneKind.ACTION).failed(harm(DieSize.D8), BODY)).hasToString("physical D10");
    }

    @Test
    @Verifies({RECOVER_ACTION, RECOVER_TRANSITION})
    void alliesTreatInActionScenesAndCharactersRecoverByThemselvesInTransitionScenes() {
        Recovery action = Recovery.in(SceneKind.ACTION);
        assertThat(action.isAllowed(false, false)).isTrue();
        assertThat(action.isAllowed(true, false)).isFalse();
        assertThat(action.isAllowed(true, true)).isTrue();
        Recovery transition = Recovery.in(SceneKind.TRANSITION);
        assertThat(transition.isAllowed(true, false)).isTrue();
        assertThat(transition.isAllowed(false, false)).isFalse();
        assertThat(transition.isAllowed(true, true)).isFalse();
    }

    @Test
    @Verifies({RECOVER_TRAUMA, TRAUMA_MET_IN_TRANSITION_IS_GONE})
    void traumaIsRecoveredByALargeEnoughEffectOnly() {
        Ailments scarred = harm(DieSize.D12, DieSize.D4).remove(BODY).stepUp(SCAR);
        assertThat(scarred).hasToString("physical trauma D8");
        assertThat(scarred.recoverAtActStart()).hasToString("physical trauma D6");
        assertThat(Recovery.in(SceneKind.TRANSITION).won(scarred, SCAR, DieSize.D6))
                .isEqualTo(scarred);
        assertThat(Recovery.in(SceneKind.TRANSITION).won(scarred, SCAR, DieSize.D8))
                .isEqualTo(Ailments.none());
        assertThat(new Recovery(SceneKind.TRANSITION, TraumaPolicy.STEPPED_DOWN, Vector.empty())
                        .won(scarred, SCAR, DieSize.D8))
                .hasToString("physical trauma D6");
        assertThat(Recovery.in(SceneKind.TRANSITION).failed(scarred, SCAR)).hasToString("physical trauma D10");
        // Like stress, after a scene framed around it.
        Recovery framed = new Recovery(SceneKind.TRANSITION, TraumaPolicy.REMOVED, Vector.of(StressType.PHYSICAL));
        assertThat(framed.won(scarred, SCAR, DieSize.D6)).hasToString("physical trauma D6");
        assertThat(framed.failed(scarred, SCAR)).isEqualTo(scarred);
    }

    @Test
    @Verifies({USE, PP_AFTER, PP_TRANSITION})
    void lifetimesEndWhenTheirTimeComes() {
        assertThat(Lifetime.ROLL.after(TimeSpan.ROLL)).isEmpty();
        assertThat(Lifetime.SCENE.after(TimeSpan.ROLL)).contains(Lifetime.SCENE);
        assertThat(Lifetime.SCENE.after(TimeSpan.TRANSITION_SCENE)).isEmpty();
        assertThat(Lifetime.NEXT_ACTION_SCENE.after(TimeSpan.ACTION_SCENE)).contains(Lifetime.COMING_ACTION_SCENE);
        assertThat(Lifetime.NEXT_ACTION_SCENE.after(TimeSpan.TRANSITION_SCENE)).contains(Lifetime.COMING_ACTION_SCENE);
        assertThat(Lifetime.COMING_ACTION_SCENE.after(TimeSpan.TRANSITION_SCENE))
                .contains(Lifetime.COMING_ACTION_SCENE);
        assertThat(Lifetime.COMING_ACTION_SCENE.after(TimeSpan.ACTION_SCENE)).isEmpty();
        assertThat(Vector.of(Lifetime.values()).flatMap(one -> one.after(TimeSpan.ACT)))
                .hasSize(5);
        assertThat(Lifetime.RECOVERED.after(TimeSpan.ACTION_SCENE)).contains(Lifetime.RECOVERED);
    }

    @Test
    void aCharacterWithoutStressRecoversFromNothing() {
        Ailments none = Ailments.none();
        assertThat(Recovery.in(SceneKind.ACTION).won(none, BODY, DieSize.D8)).isEqualTo(none);
    }

    @Test
    @Verifies({COMPLICATION_OUT, PAST_D12_CANNOT_ACT, USE})
    void aComplicationPastD12LastsUntilRecovered() {
        CreatedTrait webs = CreatedTrait.complication("Webbed", DieSize.D12);
        assertThat(webs.after(TimeSpan.ACTION_SCENE)).isEmpty();
        CreatedTrait stuck = webs.stepUp();
        assertThat(stuck.severity().isPastD12()).isTrue();
        assertThat(stuck.after(TimeSpan.ACTION_SCENE)).contains(stuck);
        assertThat(stuck.stepBack().get().severity()).isEqualTo(Severity.of(DieSize.D10));
        assertThat(stuck.stepBack().get().after(TimeSpan.ACTION_SCENE)).isEmpty();
        CreatedTrait ladder = CreatedTrait.asset("Ladder", DieSize.D8);
        assertThat(ladder.stepBack().get().lifetime()).isEqualTo(ladder.lifetime());
        assertThat(CreatedTrait.asset("Ladder", DieSize.D4).severity()).isEqualTo(Severity.of(DieSize.D6));
        assertThat(CreatedTrait.asset("Ladder", DieSize.D12).stepUp().severity())
                .isEqualTo(Severity.of(DieSize.D12));
        assertThatThrownBy(() -> new Severity(DieSize.D8, true)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Verifies(RECOVER_TRAUMA)
    void traumaThatTheLastSceneWasFramedAroundStepsBack() {
        Ailments scarred = harm(DieSize.D12, DieSize.D4).stepUp(SCAR);
        assertThat(scarred.recoverFramedTrauma(Vector.of(StressType.PHYSICAL)))
                .hasToString("physical past D12, physical trauma D6");
        assertThat(scarred.recoverFramedTrauma(Vector.of(StressType.MENTAL))).isEqualTo(scarred);
    }

    @Test
    @Verifies({COMPLICATION_OUT, PAST_D12_CANNOT_ACT, STRESSED_OUT_UNTIL_RECOVERED})
    void aCharacterPastD12DoesNotAct() {
        Vector<CreatedTrait> webbed = Vector.of(CreatedTrait.complication("Webbed", DieSize.D12));
        assertThat(harm(DieSize.D12).canAct(webbed)).isTrue();
        assertThat(harm(DieSize.D12).canAct(webbed.map(CreatedTrait::stepUp))).isFalse();
        assertThat(harm(DieSize.D12, DieSize.D4).canAct(Vector.empty())).isFalse();
        Ailments dead = harm(DieSize.D12, DieSize.D4).remove(BODY).recoverFramedTrauma(Vector.empty());
        for (int i = 0; i < 4; i++) {
            dead = dead.stepUp(SCAR);
        }
        assertThat(dead).hasToString("physical trauma past D12");
        assertThat(dead.canAct(Vector.empty())).isFalse();
    }

    @Test
    @Verifies(COMPLICATION_PAST_D12_GOES_IN_TRANSITION)
    void aTransitionSceneEndsComplicationsPastD12() {
        CreatedTrait webbed = CreatedTrait.complication("Webbed", DieSize.D12);
        CreatedTrait ladder = CreatedTrait.asset("Ladder", DieSize.D12);
        assertThat(Recovery.traitsAfterTransition(Vector.of(webbed.stepUp(), webbed, ladder)))
                .containsExactly(webbed, ladder);
    }

    @Test
    @Verifies(PP_AFTER)
    void aPlotPointMakesAnAssetOrAComplicationLast() {
        CreatedTrait asset = CreatedTrait.asset("Ladder", DieSize.D8);
        CreatedTrait complication = CreatedTrait.complication("Webbed", DieSize.D8);
        assertThat(asset.kept()).contains(asset.lasting(Lifetime.SCENE));
        assertThat(complication.kept()).contains(complication.lasting(Lifetime.NEXT_ACTION_SCENE));
        assertThat(asset.kept().get().kept()).isEmpty();
        assertThat(asset.lasting(Lifetime.COMING_ACTION_SCENE).kept()).isEmpty();
        assertThat(complication.kept().get().kept()).isEmpty();
        assertThat(CreatedTrait.resource("Contact", DieSize.D6, Lifetime.SCENE).kept())
                .isEmpty();
    }

    // The hero had D8 physical stress and took a D6; taken as mental stress, the D8 stays.
    @Test
    @Verifies(PP_AFTER)
    void stressJustTakenBecomesAnotherType() {
        RecentStress taken = new RecentStress(new CastId("Hero"), harm(DieSize.D8), BODY, DieSize.D6);
        assertThat(taken.as(StressType.PHYSICAL)).hasToString("physical D10");
        assertThat(taken.as(StressType.MENTAL)).hasToString("physical D8, mental D6");
    }

    @Test
    @Verifies(VILLAIN_HELP)
    void aVillainsTraitBecomesAnAssetOfItsSize() {
        assertThat(CreatedTrait.helpOf(Trait.power("Flight"), DieSize.D10))
                .isEqualTo(CreatedTrait.asset("Flight", DieSize.D10));
    }
}
