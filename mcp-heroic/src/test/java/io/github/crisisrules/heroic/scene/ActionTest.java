package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COUNTER_ATTACK_NEEDS_A_WON_REACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_STEPS_GO_TO_THE_WINNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.REACTIONS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class ActionTest {
    private static final RollSide ACTION = RollSide.ACTION;
    private static final RollSide REACTION = RollSide.REACTION;
    private static final Payment PP = Payment.plotPoint();

    @Test
    @Verifies({SEQUENCE, OPPOSE, WIN, USE, STRESS, ORDER})
    void anAttackGoesThroughAllSteps() {
        SceneFixture table = SceneFixture.attack().rhino(3, 8, 5);
        // 14 against 11: won without a step; Rhino's D8 is not larger than the D8.
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D8);
        table.use(new EffectUse.InflictStress(StressType.PHYSICAL)).end();
        assertThat(table.character(Heroes.RHINO).harm()).hasToString("physical D8");
        assertThat(table.state().exchange()).isEmpty();
        assertThat(table.state().order().acted()).containsExactly(Heroes.SPIDER);
    }

    @Test
    @Verifies({EFFECT_UP, EFFECT_STEPS_GO_TO_THE_WINNER})
    void aMarginOfFiveStepsTheEffectUpAndPastD12OpensASecond() {
        assertThat(SceneFixture.attack().rhino(3, 6, 5).state().exchange().get().effects())
                .containsExactly(DieSize.D10);
        // Total 18 from a D10 and a D8, effect D10, against 5: two steps past D12.
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Strength"), Trait.power("Webs"))
                .add(ACTION, Trait.specialty("Acrobatics"))
                .add(ACTION, Trait.distinction("Wisecracker"))
                .roll(ACTION, Vector.of(8, 10, 3, 2, 5), Vector.of(0, 1), 3);
        table = table.rhino(3, 2, 5);
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D12);
        assertThat(table.refusal(new ActionCommand.TakeSecondEffect(0)).rule()).containsExactly(ROLL);
        table.play(new ActionCommand.TakeSecondEffect(2));
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D12, DieSize.D8);
        assertThat(table.refusal(new ActionCommand.TakeSecondEffect(4)).rule()).containsExactly(EFFECT_UP);
    }

    // Rhino rolls 19 against 14: one step up from D8; the attack's D8 is not larger.
    @Test
    @Verifies({PP_AFTER, COUNTER_ATTACK_NEEDS_A_WON_REACTION, EFFECT_STEPS_GO_TO_THE_WINNER})
    void aWonReactionCounterAttacksForADie() {
        SceneFixture table = SceneFixture.attack().rhino(8, 11, 5);
        assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.InflictStress(StressType.PHYSICAL)))
                        .rule())
                .containsExactly(USE);
        table.play(new ActionCommand.CounterAttack(Payment.doomDie(DieSize.D6)));
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D10);
        assertThat(table.refusal(new ActionCommand.CounterAttack(Payment.doomDie(DieSize.D6)))
                        .rule())
                .containsExactly(COUNTER_ATTACK_NEEDS_A_WON_REACTION);
        table.use(new EffectUse.InflictStress(StressType.PHYSICAL));
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("physical D10");
        // The one hurt may take it as another type.
        assertThat(table.refusal(new ActionCommand.ChangeStress(StressType.PHYSICAL, PP))
                        .rule())
                .containsExactly(PP_AFTER);
        table.play(new ActionCommand.ChangeStress(StressType.EMOTIONAL, PP));
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("emotional D10");
        assertThat(table.refusal(new ActionCommand.ChangeStress(StressType.MENTAL, PP))
                        .rule())
                .containsExactly(PP_AFTER);
        assertThat(SceneFixture.attack()
                        .rhino(3, 8, 5)
                        .refusal(new ActionCommand.CounterAttack(Payment.doomDie(DieSize.D6)))
                        .rule())
                .containsExactly(COUNTER_ATTACK_NEEDS_A_WON_REACTION);
    }

    @Test
    @Verifies({EFFECT_BACK})
    void aLargerReactionEffectStepsTheAttackBack() {
        SceneFixture table = SceneFixture.attack()
                .add(REACTION, Trait.solo())
                .add(REACTION, Trait.power("Might of the Rhino"))
                .add(REACTION, Trait.distinction("Brute"))
                .roll(REACTION, Vector.of(3, 8, 7), Vector.of(0, 2), 1);
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D6);
    }

    @Test
    @Verifies({STRESSED_OUT_UNTIL_RECOVERED, ACTION_WITHOUT_REACTION_SUCCEEDS, REACTIONS, TRAUMA})
    void aStressedOutCharacterDoesNotReact() {
        Staged out = Heroes.state()
                .change(
                        Heroes.RHINO,
                        one -> one.withHarm(Ailments.none()
                                .take(StressType.MENTAL, DieSize.D12)
                                .take(StressType.MENTAL, DieSize.D4)));
        SceneFixture table = SceneFixture.turnOf(out, Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Strength"), Trait.power("Webs"))
                .roll(ACTION, Vector.of(5, 9, 4), Vector.of(0, 1), 2);
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D8);
        table.use(new EffectUse.InflictStress(StressType.PHYSICAL)).end();
        assertThat(table.character(Heroes.RHINO).harm())
                .hasToString("mental past D12, physical trauma D8, mental trauma D6");
        assertThat(table.refusal(new StoryCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.RHINO))
                        .rule())
                .containsExactly(STRESSED_OUT_UNTIL_RECOVERED);
    }

    @Test
    @Verifies({REACTIONS, ORDER})
    void reactionsCostNoAction() {
        SceneFixture table = SceneFixture.attack().rhino(3, 8, 5).end();
        assertThat(table.state().waiting()).contains(Heroes.RHINO);
        table.play(new StoryCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.DEVIL))
                .hurt(Heroes.DEVIL, Heroes.RHINO)
                .add(ACTION, Trait.specialty("Medicine"))
                .roll(ACTION, Vector.of(4), Vector.of(0), -1);
        assertThat(table.rhino(3, 8, 5).state().exchange().get().winner()).contains(REACTION);
    }

    @Test
    @Verifies({COMPLICATION_OUT, PAST_D12_CANNOT_ACT})
    void aComplicationPastD12StopsItsBearer() {
        Staged stuck = Heroes.state()
                .change(
                        Heroes.RHINO,
                        one -> one.withTraits(Vector.of(CreatedTrait.complication("Webbed", DieSize.D12))));
        SceneFixture table = SceneFixture.turnOf(stuck, Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Strength"), Trait.power("Webs"))
                .roll(ACTION, Vector.of(5, 9, 4), Vector.of(0, 1), 2)
                .rhino(3, 8, 5)
                .use(new EffectUse.CreateComplication("Webbed"))
                .end();
        assertThat(table.character(Heroes.RHINO).isAble()).isFalse();
        table.play(new StoryCommand.EndScene());
        assertThat(table.character(Heroes.RHINO).isAble()).isFalse();
    }

    @Test
    @Verifies({OPPOSE, USE, VILLAIN_HELP})
    void helpIsOpposedByTheDoomPoolAndMakesAssets() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(SceneFixture.helping(Heroes.SPIDER, Heroes.DEVIL))
                .add(ACTION, Trait.buddy())
                .add(ACTION, Trait.power("Webs"), Trait.power("Wall-Crawling"))
                .roll(ACTION, Vector.of(5, 4, 2), Vector.of(0, 1), 2);
        assertThat(Scene.dice(table.state()).get()).containsExactly(DieSize.D6, DieSize.D6);
        table.roll(REACTION, Vector.of(3, 6), Vector.of(0, 1), -1);
        assertThat(table.state().doom()).hasToString("2d6");
        table.use(new EffectUse.CreateAsset("Web Line", Heroes.DEVIL))
                .end()
                .play(new StoryCommand.KeepTrait(Heroes.DEVIL, Heroes.DEVIL, Trait.asset("Web Line"), PP));
        assertThat(table.character(Heroes.DEVIL).traits().map(CreatedTrait::toString))
                .containsExactly("ASSET Web Line D6 (scene)");
        assertThat(table.points(Heroes.DEVIL)).isZero();
    }
}
