package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
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
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
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
    private static TreeMap<StressType, Level> ranked(int rank) {
        return rank == 0
                ? TreeMap.empty()
                : TreeMap.of(StressType.PHYSICAL, new Level(DieSize.values()[Math.min(rank, 5) - 1], rank == 6));
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
        assertThat(out.mended()).hasToString("physical past D12, physical trauma D4");
        assertThat(out.mended().mended()).hasToString("physical past D12");
        assertThat(out.mended().mended().isStressedOut()).isTrue();
        assertThat(out.mended().mended().rested()).isEqualTo(Ailments.none());
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
        assertThat(dead.mended()).isEqualTo(dead);
    }

    @Test
    @Verifies(RECOVER_TRANSITION)
    void aTransitionSceneEasesStress() {
        Ailments hurt = harm(DieSize.D8).take(StressType.MENTAL, DieSize.D4);
        assertThat(hurt.rested()).hasToString("physical D6");
        Ailments out = harm(DieSize.D12, DieSize.D4).stepUp(Ailment.stress(StressType.MENTAL));
        assertThat(out.rested()).hasToString("physical trauma D6");
        // Won: at least as large removes, smaller steps back.
        assertThat(Recovery.won(harm(DieSize.D8), BODY, DieSize.D8, SceneKind.TRANSITION, false, TraumaPolicy.GONE))
                .isEqualTo(Ailments.none());
        assertThat(Recovery.won(harm(DieSize.D8), BODY, DieSize.D6, SceneKind.TRANSITION, false, TraumaPolicy.GONE))
                .hasToString("physical D6");
    }

    @Test
    @Verifies(ONE_RECOVERY_TRY_A_SCENE)
    void aFailedRecoveryInATransitionSceneChangesNothingForStress() {
        assertThat(Recovery.failed(harm(DieSize.D8), BODY, SceneKind.TRANSITION, false))
                .isEqualTo(harm(DieSize.D8));
    }

    @Test
    @Verifies(RECOVER_ACTION)
    void recoveryInAnActionSceneIsHarder() {
        assertThat(Recovery.won(harm(DieSize.D8), BODY, DieSize.D12, SceneKind.ACTION, false, TraumaPolicy.GONE))
                .hasToString("physical D6");
        assertThat(Recovery.won(harm(DieSize.D8), BODY, DieSize.D6, SceneKind.ACTION, false, TraumaPolicy.GONE))
                .isEqualTo(harm(DieSize.D8));
        assertThat(Recovery.failed(harm(DieSize.D8), BODY, SceneKind.ACTION, false))
                .hasToString("physical D10");
    }

    @Test
    @Verifies({RECOVER_TRAUMA, TRAUMA_MET_IN_TRANSITION_IS_GONE})
    void traumaIsRecoveredByALargeEnoughEffectOnly() {
        Ailments scarred = harm(DieSize.D12, DieSize.D4).remove(BODY).stepUp(SCAR);
        assertThat(scarred).hasToString("physical trauma D8");
        assertThat(scarred.mended()).hasToString("physical trauma D6");
        assertThat(Recovery.won(scarred, SCAR, DieSize.D6, SceneKind.TRANSITION, false, TraumaPolicy.GONE))
                .isEqualTo(scarred);
        assertThat(Recovery.won(scarred, SCAR, DieSize.D8, SceneKind.TRANSITION, false, TraumaPolicy.GONE))
                .isEqualTo(Ailments.none());
        assertThat(Recovery.won(scarred, SCAR, DieSize.D8, SceneKind.TRANSITION, false, TraumaPolicy.ONE_STEP_BACK))
                .hasToString("physical trauma D6");
        assertThat(Recovery.failed(scarred, SCAR, SceneKind.TRANSITION, false)).hasToString("physical trauma D10");
        // Like stress, after a scene framed around it.
        assertThat(Recovery.won(scarred, SCAR, DieSize.D6, SceneKind.TRANSITION, true, TraumaPolicy.GONE))
                .hasToString("physical trauma D6");
        assertThat(Recovery.failed(scarred, SCAR, SceneKind.TRANSITION, true)).isEqualTo(scarred);
    }

    @Test
    @Verifies({USE, PP_AFTER, PP_TRANSITION})
    void lifetimesEndWhenTheirTimeComes() {
        assertThat(Lifetime.ROLL.after(Ending.ROLL)).isEmpty();
        assertThat(Lifetime.SCENE.after(Ending.ROLL)).contains(Lifetime.SCENE);
        assertThat(Lifetime.SCENE.after(Ending.TRANSITION_SCENE)).isEmpty();
        assertThat(Lifetime.NEXT_ACTION_SCENE.after(Ending.ACTION_SCENE)).contains(Lifetime.COMING_ACTION_SCENE);
        assertThat(Lifetime.NEXT_ACTION_SCENE.after(Ending.TRANSITION_SCENE)).contains(Lifetime.COMING_ACTION_SCENE);
        assertThat(Lifetime.COMING_ACTION_SCENE.after(Ending.TRANSITION_SCENE)).contains(Lifetime.COMING_ACTION_SCENE);
        assertThat(Lifetime.COMING_ACTION_SCENE.after(Ending.ACTION_SCENE)).isEmpty();
        assertThat(Vector.of(Lifetime.values()).flatMap(one -> one.after(Ending.ACT)))
                .hasSize(5);
        assertThat(Lifetime.RECOVERED.after(Ending.ACTION_SCENE)).contains(Lifetime.RECOVERED);
    }

    @Test
    void whoHasNothingRecoversFromNothing() {
        Ailments none = Ailments.none();
        assertThat(Recovery.won(none, BODY, DieSize.D8, SceneKind.ACTION, false, TraumaPolicy.GONE))
                .isEqualTo(none);
        assertThat(Vector.of(SceneKind.values()).map(SceneKind::words)).containsExactly("action", "transition");
    }

    @Test
    @Verifies({COMPLICATION_OUT, PAST_D12_CANNOT_ACT, USE})
    void aComplicationPastD12LastsUntilRecovered() {
        CreatedTrait webs = CreatedTrait.complication("Webbed", DieSize.D12);
        assertThat(webs.after(Ending.ACTION_SCENE)).isEmpty();
        CreatedTrait stuck = webs.stepUp();
        assertThat(stuck.level().past()).isTrue();
        assertThat(stuck.after(Ending.ACTION_SCENE)).contains(stuck);
        assertThat(stuck.stepBack().get().level()).isEqualTo(Level.of(DieSize.D10));
        assertThat(stuck.stepBack().get().after(Ending.ACTION_SCENE)).isEmpty();
        CreatedTrait ladder = CreatedTrait.asset("Ladder", DieSize.D8);
        assertThat(ladder.stepBack().get().lifetime()).isEqualTo(ladder.lifetime());
        assertThat(CreatedTrait.asset("Ladder", DieSize.D4).level()).isEqualTo(Level.of(DieSize.D6));
        assertThat(CreatedTrait.asset("Ladder", DieSize.D12).stepUp().level()).isEqualTo(Level.of(DieSize.D12));
        assertThatThrownBy(() -> new Level(DieSize.D8, true)).isInstanceOf(IllegalArgumentException.class);
    }
}
