package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Stress and trauma healed, eased, or made worse. */
class RecoveryTest {
    private static final RollSide ACTION = RollSide.ACTION;
    private static final RollSide REACTION = RollSide.REACTION;
    private static final Ailment BODY = Ailment.stress(StressType.PHYSICAL);
    private static final Ailment SCAR = Ailment.trauma(StressType.PHYSICAL);

    // D8 eases to D6 at the start; the doom pool and the D6 stand against the roll.
    @Test
    @Verifies({RECOVER_TRANSITION, OPPOSE, ONE_RECOVERY_TRY_A_SCENE})
    void recoveryInATransitionScene() {
        SceneFixture table = SceneFixture.transition(Heroes.hurt(Heroes.withDoom("2d6"), Heroes.SPIDER, DieSize.D10))
                .heal(Heroes.SPIDER, Heroes.SPIDER, BODY);
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("physical D8");
        table.add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Strength"))
                .add(ACTION, Trait.distinction("Wisecracker"))
                .play(ActionCommand.BuildPool.of(
                        new PoolPart.BorrowedTrait(Trait.specialty("Medicine"), Heroes.DEVIL)));
        assertThat(table.points(Heroes.SPIDER)).isZero();
        assertThat(table.points(Heroes.DEVIL)).isEqualTo(2);
        table.roll(ACTION, Vector.of(6, 7, 2, 5), Vector.of(0, 1), 3);
        assertThat(Scene.dice(table.state()).get()).containsExactly(DieSize.D6, DieSize.D6, DieSize.D8);
        table.roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0).end();
        assertThat(table.character(Heroes.SPIDER).harm()).isEqualTo(Ailments.none());
        // Nothing left to recover; and one try only.
        assertThat(table.refusal(SceneFixture.healing(Heroes.SPIDER, Heroes.SPIDER, BODY, false))
                        .rule())
                .containsExactly(RECOVER_TRANSITION);
        SceneFixture failed = SceneFixture.transition(Heroes.hurt(Heroes.withDoom("2d6"), Heroes.SPIDER, DieSize.D10))
                .heal(Heroes.SPIDER, Heroes.SPIDER, BODY)
                .roll(ACTION, Vector.empty(), Vector.empty(), -1)
                .roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0)
                .end();
        assertThat(failed.character(Heroes.SPIDER).harm()).hasToString("physical D8");
        assertThat(failed.refusal(SceneFixture.healing(Heroes.SPIDER, Heroes.SPIDER, BODY, false))
                        .rule())
                .containsExactly(ONE_RECOVERY_TRY_A_SCENE);
    }

    @Test
    @Verifies({RECOVER_ACTION, ONE_RECOVERY_TRY_A_SCENE})
    void anAllyHealsInAnActionSceneOrMakesItWorse() {
        Staged start = Heroes.hurt(Heroes.withDoom("2d6"), Heroes.SPIDER, DieSize.D8);
        assertThat(SceneFixture.turnOf(start, Heroes.SPIDER)
                        .refusal(SceneFixture.healing(Heroes.SPIDER, Heroes.SPIDER, BODY, false))
                        .rule())
                .containsExactly(RECOVER_ACTION);
        SceneFixture.turnOf(start, Heroes.SPIDER).play(SceneFixture.healing(Heroes.SPIDER, Heroes.SPIDER, BODY, true));
        SceneFixture table = SceneFixture.turnOf(start, Heroes.DEVIL).heal(Heroes.DEVIL, Heroes.SPIDER, BODY);
        SceneFixture failed = new SceneFixture(table.state())
                .roll(ACTION, Vector.empty(), Vector.empty(), -1)
                .roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0);
        assertThat(failed.character(Heroes.SPIDER).harm()).hasToString("physical D10");
        table.add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Senses"))
                .add(ACTION, Trait.specialty("Medicine"))
                .roll(ACTION, Vector.of(9, 5, 3), Vector.of(0, 1), 2)
                .roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0);
        // 14 against 9: one step, D8 to D10; at least the D8, so it steps back once.
        // There is one use for it, so no question is asked.
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("physical D6");
        assertThat(table.state().exchange()).isEmpty();
    }

    @Test
    @Verifies({RECOVER_TRAUMA, TRAUMA})
    void traumaGetsWorseWhenItsRecoveryFailsUnlessTheSceneWasFramedAroundIt() {
        Staged start = Heroes.hurt(Heroes.withDoom("2d6"), Heroes.SPIDER, DieSize.D12, DieSize.D4, DieSize.D10);
        assertThat(start.state().known(Heroes.SPIDER).harm()).hasToString("physical past D12, physical trauma D10");
        SceneFixture plain = SceneFixture.transition(start);
        assertThat(plain.character(Heroes.SPIDER).harm()).hasToString("physical trauma D10");
        plain.heal(Heroes.SPIDER, Heroes.SPIDER, SCAR)
                .roll(ACTION, Vector.empty(), Vector.empty(), -1)
                .roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0);
        assertThat(plain.character(Heroes.SPIDER).harm()).hasToString("physical trauma D12");
        SceneFixture framed = SceneFixture.turnOf(start, Heroes.DEVIL)
                .play(new StoryCommand.FrameTrauma(Heroes.SPIDER, StressType.PHYSICAL));
        assertThat(framed.refusal(new StoryCommand.FrameTrauma(Heroes.SPIDER, StressType.MENTAL))
                        .rule())
                .containsExactly(RECOVER_TRAUMA);
        framed.play(new StoryCommand.EndScene(), new StoryCommand.BeginScene(SceneKind.TRANSITION, Vector.empty()));
        assertThat(framed.character(Heroes.SPIDER).harm()).hasToString("physical trauma D8");
        framed.heal(Heroes.SPIDER, Heroes.SPIDER, SCAR)
                .roll(ACTION, Vector.empty(), Vector.empty(), -1)
                .roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0);
        assertThat(framed.character(Heroes.SPIDER).harm()).hasToString("physical trauma D8");
    }

    /** A trauma that is gone is not easier to treat in the transition scene after. */
    @Test
    @Verifies(RECOVER_TRANSITION)
    void onlyATraumaThatIsLeftIsEasierToTreat() {
        SceneFixture scene = SceneFixture.transition(
                Heroes.state().change(Heroes.DEVIL, one -> one.withFramedTrauma(Vector.of(StressType.MENTAL))));
        assertThat(scene.character(Heroes.DEVIL).traumaRecoveredLikeStress()).isEmpty();
        assertThat(scene.character(Heroes.DEVIL).framedTrauma()).isEmpty();
    }
}
