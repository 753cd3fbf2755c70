package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The dice of a pool before the roll: one die for each place, and what plot points add. */
class ActionPoolTest {
    private static final RollSide ACTION = RollSide.ACTION;
    private static final RollSide REACTION = RollSide.REACTION;
    private static final Payment PP = Payment.plotPoint();

    @Test
    @Verifies({POOL, TRAUMA})
    void aPoolTakesOneDieForEachPlace() {
        Staged hurt = Heroes.state()
                .change(
                        Heroes.RHINO,
                        one -> one.withHarm(Ailments.none()
                                .take(StressType.PHYSICAL, DieSize.D12)
                                .take(StressType.PHYSICAL, DieSize.D4)
                                .remove(Ailment.stress(StressType.PHYSICAL))
                                .take(StressType.MENTAL, DieSize.D6)))
                .change(
                        Heroes.SPIDER,
                        one -> one.withTraits(Vector.of(
                                CreatedTrait.asset("Ladder", DieSize.D6), CreatedTrait.asset("Net", DieSize.D6))));
        SceneFixture table = SceneFixture.turnOf(hurt, Heroes.SPIDER).hurt(Heroes.SPIDER, Heroes.RHINO);
        assertThat(table.refusal(SceneFixture.die(Trait.solo())))
                .isEqualTo(new PoolViolation.OtherAffiliation(Trait.of(AffiliationKind.SOLO), AffiliationKind.BUDDY));
        table.add(ACTION, Trait.buddy());
        assertThat(table.refusal(SceneFixture.die(Trait.solo())).rule()).containsExactly(POOL);
        table.add(ACTION, Trait.power("Strength"));
        assertThat(table.refusal(SceneFixture.die(Trait.power("Wall-Crawling"))).rule())
                .containsExactly(POOL);
        table.add(ACTION, Trait.power("Webs")).add(ACTION, Trait.specialty("Science"));
        assertThat(table.refusal(SceneFixture.die(Trait.specialty("Acrobatics")))
                        .rule())
                .containsExactly(POOL);
        table.add(ACTION, Trait.asset("Ladder"));
        assertThat(table.refusal(SceneFixture.die(Trait.asset("Net"))).rule()).containsExactly(POOL);
        table.add(ACTION, Trait.stress(StressType.MENTAL));
        assertThat(table.refusal(SceneFixture.die(Trait.trauma(StressType.PHYSICAL)))
                        .rule())
                .containsExactly(TRAUMA);
        assertThat(table.refusal(SceneFixture.die(Trait.stress(StressType.PHYSICAL)))
                        .rule())
                .containsExactly(POOL);
        assertThat(table.refusal(SceneFixture.die(Trait.push("Push"))).rule()).containsExactly(POOL);
        assertThat(table.refusal(SceneFixture.die(Trait.power("Flight"))).rule())
                .containsExactly(POOL);
        // Not even for a PP: two affiliations, or trauma beside stress.
        assertThat(table.refusal(SceneFixture.buy(PlotSpend.EXTRA_TRAIT, Trait.trauma(StressType.PHYSICAL), PP))
                        .rule())
                .containsExactly(TRAUMA);
        assertThat(table.refusal(SceneFixture.buy(PlotSpend.EXTRA_TRAIT, Trait.solo(), PP))
                        .rule())
                .containsExactly(POOL);
        // An asset for one roll is gone once rolled.
        table.play(new ActionCommand.RollPool(Vector.empty(), Vector.of(2, 2, 2, 2, 2, 2)));
        assertThat(table.character(Heroes.SPIDER).traits().map(CreatedTrait::trait))
                .containsExactly(Trait.asset("Net"));
    }

    @Test
    @Verifies({POOL, SCENE_DISTINCTION, PP_EARN, DOOM_GROW})
    void aDistinctionAsD4EarnsAPointOrFeedsDoom() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .play(ActionCommand.BuildPool.of(
                        new PoolPart.DistinctionAsD4(Trait.sceneDistinction("Burning Building"), DoomGrowth.ADD_D6)));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(table.sizes(ACTION)).containsExactly(DieSize.D4);
        // The scene's stands in place of an own one.
        assertThat(table.refusal(SceneFixture.die(Trait.distinction("Wisecracker")))
                        .rule())
                .containsExactly(POOL);
        table.roll(ACTION, Vector.of(3), Vector.of(0), -1);
        table.play(ActionCommand.BuildPool.of(
                new PoolPart.DistinctionAsD4(Trait.distinction("Brute"), DoomGrowth.STEP_UP_LOWEST)));
        assertThat(table.state().doom()).hasToString("d6+d8");
    }

    @Test
    @Verifies({PP_BEFORE, COMPLICATION_IS_ON_THE_OPPOSITION})
    void pointsBuyDiceBeforeTheRoll() {
        Staged rich = Heroes.state()
                .change(
                        Heroes.SPIDER,
                        one -> one.withPlotPoints(new PlotPoints(4))
                                .withHarm(Ailments.none().take(StressType.MENTAL, DieSize.D8)))
                .change(
                        Heroes.RHINO,
                        one -> one.withTraits(Vector.of(CreatedTrait.complication("Webbed", DieSize.D6))));
        SceneFixture table = SceneFixture.turnOf(rich, Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, Trait.power("Strength"))
                .add(ACTION, Trait.complication("Webbed"))
                .play(SceneFixture.buy(PlotSpend.EXTRA_TRAIT, Trait.power("Wall-Crawling"), PP))
                .play(SceneFixture.buy(PlotSpend.STUNT, Trait.stunt("Webs"), PP));
        assertThat(table.refusal(SceneFixture.buy(PlotSpend.PUSH, Trait.push("Push"), PP))
                        .rule())
                .containsExactly(POOL);
        assertThat(table.refusal(SceneFixture.buy(PlotSpend.STUNT, Trait.stunt("Knitting"), PP))
                        .rule())
                .containsExactly(POOL);
        table.play(SceneFixture.buy(PlotSpend.OWN_STRESS, Trait.ownStress(StressType.MENTAL), PP));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(1);
        assertThat(table.sizes(ACTION)).containsExactly(DieSize.D10, DieSize.D6, DieSize.D6, DieSize.D8, DieSize.D8);
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("mental D8");
        table.play(new ActionCommand.RollPool(Vector.empty(), Vector.of(2, 2, 2, 2, 2)));
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("mental D10");
        // A push is a D6.
        SceneFixture push = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .play(SceneFixture.buy(PlotSpend.PUSH, Trait.push("Push"), PP));
        assertThat(push.sizes(ACTION)).containsExactly(DieSize.D6);
        assertThat(push.refusal(SceneFixture.buy(PlotSpend.EXTRA_TRAIT, Trait.power("Webs"), PP))
                        .rule())
                .containsExactly(PP_BEFORE);
    }
}
