package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_15;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.TRAUMA;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.Harm;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Affiliation;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.datafile.TraitKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** What goes into a pool before the roll: one die for each place, and what plot points add. */
class ActionPoolTest {
    private static final RollSide ACTION = RollSide.ACTION;
    private static final RollSide REACTION = RollSide.REACTION;
    private static final Payment PP = Payment.plotPoint();

    @Test
    @Verifies({POOL, TRAUMA})
    void aPoolTakesOneDieForEachPlace() {
        SceneState hurt = Heroes.state()
                .change(
                        Heroes.RHINO,
                        one -> one.withHarm(Harm.none()
                                .take(StressType.PHYSICAL, DieSize.D12)
                                .take(StressType.PHYSICAL, DieSize.D4)
                                .remove(Ailment.stress(StressType.PHYSICAL))
                                .take(StressType.MENTAL, DieSize.D6)))
                .change(
                        Heroes.SPIDER,
                        one -> one.withTraits(
                                Vector.of(Temporary.asset("Ladder", DieSize.D6), Temporary.asset("Net", DieSize.D6))));
        Table table = Table.turnOf(hurt, Heroes.SPIDER).hurt(Heroes.SPIDER, Heroes.RHINO);
        assertThat(table.refusal(Table.die(ACTION, TraitKind.AFFILIATION, "SOLO")))
                .isEqualTo(new PoolViolation.OtherCompany(Trait.of(Affiliation.SOLO), Affiliation.BUDDY));
        table.add(ACTION, TraitKind.AFFILIATION, "BUDDY");
        assertThat(table.refusal(Table.die(ACTION, TraitKind.AFFILIATION, "SOLO"))
                        .rule())
                .isEqualTo(POOL);
        table.add(ACTION, TraitKind.POWER, "Strength");
        assertThat(table.refusal(Table.die(ACTION, TraitKind.POWER, "Wall-Crawling"))
                        .rule())
                .isEqualTo(POOL);
        table.add(ACTION, TraitKind.POWER, "Webs").add(ACTION, TraitKind.SPECIALTY, "Science");
        assertThat(table.refusal(Table.die(ACTION, TraitKind.SPECIALTY, "Acrobatics"))
                        .rule())
                .isEqualTo(POOL);
        table.add(ACTION, TraitKind.ASSET, "Ladder");
        assertThat(table.refusal(Table.die(ACTION, TraitKind.ASSET, "Net")).rule())
                .isEqualTo(POOL);
        table.add(ACTION, TraitKind.STRESS, "MENTAL");
        assertThat(table.refusal(Table.die(ACTION, TraitKind.TRAUMA, "PHYSICAL"))
                        .rule())
                .isEqualTo(TRAUMA);
        assertThat(table.refusal(Table.die(ACTION, TraitKind.STRESS, "PHYSICAL"))
                        .rule())
                .isEqualTo(POOL);
        assertThat(table.refusal(Table.die(ACTION, TraitKind.PUSH, "Push")).rule())
                .isEqualTo(POOL);
        assertThat(table.refusal(Table.die(ACTION, TraitKind.POWER, "Flight")).rule())
                .isEqualTo(POOL);
        // Not even for a PP: two affiliations, or trauma beside stress.
        assertThat(table.refusal(Table.buy(ACTION, PlotSpend.EXTRA_TRAIT, TraitKind.TRAUMA, "PHYSICAL", PP))
                        .rule())
                .isEqualTo(TRAUMA);
        assertThat(table.refusal(Table.buy(ACTION, PlotSpend.EXTRA_TRAIT, TraitKind.AFFILIATION, "SOLO", PP))
                        .rule())
                .isEqualTo(POOL);
        // An asset for one roll is gone once rolled.
        table.play(new ActionCommand.RollPool(ACTION, Vector.of(2, 2, 2, 2, 2, 2)));
        assertThat(table.who(Heroes.SPIDER).traits().map(Temporary::trait))
                .containsExactly(new Trait(TraitKind.ASSET, "Net"));
    }

    @Test
    @Verifies({POOL, SCENE_DISTINCTION, PP_EARN, DOOM_GROW})
    void aDistinctionAsD4EarnsAPointOrFeedsDoom() {
        Table table = Table.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .play(new ActionCommand.AddDie(
                        ACTION, new Trait(TraitKind.SCENE_DISTINCTION, "Burning Building"), true, DoomGrowth.ADD_D6));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(table.state().exchange().get().action().sizes()).containsExactly(DieSize.D4);
        // The scene's stands in place of an own one.
        assertThat(table.refusal(Table.die(ACTION, TraitKind.DISTINCTION, "Wisecracker"))
                        .rule())
                .isEqualTo(POOL);
        table.roll(ACTION, Vector.of(3), Vector.of(0), -1).declare(ACTION);
        table.play(new ActionCommand.AddDie(
                REACTION, new Trait(TraitKind.DISTINCTION, "Brute"), true, DoomGrowth.STEP_UP_LOWEST));
        assertThat(table.state().doom()).hasToString("d6+d8");
    }

    @Test
    @Verifies({PP_BEFORE, RULING_15})
    void pointsBuyDiceBeforeTheRoll() {
        SceneState rich = Heroes.state()
                .change(
                        Heroes.SPIDER,
                        one -> one.withPlotPoints(new PlotPoints(4))
                                .withHarm(Harm.none().take(StressType.MENTAL, DieSize.D8)))
                .change(Heroes.RHINO, one -> one.withTraits(Vector.of(Temporary.complication("Webbed", DieSize.D6))));
        Table table = Table.turnOf(rich, Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, TraitKind.POWER, "Strength")
                .add(ACTION, TraitKind.COMPLICATION, "Webbed")
                .play(Table.buy(ACTION, PlotSpend.EXTRA_TRAIT, TraitKind.POWER, "Wall-Crawling", PP))
                .play(Table.buy(ACTION, PlotSpend.STUNT, TraitKind.STUNT, "Webs", PP));
        assertThat(table.refusal(Table.buy(ACTION, PlotSpend.PUSH, TraitKind.PUSH, "Push", PP))
                        .rule())
                .isEqualTo(POOL);
        assertThat(table.refusal(Table.buy(ACTION, PlotSpend.STUNT, TraitKind.STUNT, "Knitting", PP))
                        .rule())
                .isEqualTo(POOL);
        table.play(Table.buy(ACTION, PlotSpend.OWN_STRESS, TraitKind.OWN_STRESS, "MENTAL", PP));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(1);
        assertThat(table.state().exchange().get().action().sizes())
                .containsExactly(DieSize.D10, DieSize.D6, DieSize.D6, DieSize.D8, DieSize.D8);
        assertThat(table.who(Heroes.SPIDER).harm()).hasToString("mental D8");
        table.play(new ActionCommand.RollPool(ACTION, Vector.of(2, 2, 2, 2, 2)));
        assertThat(table.who(Heroes.SPIDER).harm()).hasToString("mental D10");
        // A push is a D6.
        Table push = Table.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .play(Table.buy(ACTION, PlotSpend.PUSH, TraitKind.PUSH, "Push", PP));
        assertThat(push.state().exchange().get().action().sizes()).containsExactly(DieSize.D6);
        assertThat(push.refusal(Table.buy(ACTION, PlotSpend.EXTRA_TRAIT, TraitKind.POWER, "Webs", PP))
                        .rule())
                .isEqualTo(PP_BEFORE);
    }
}
