package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Scenes with verbs, as an app or a person at a prompt plays them. */
class SceneTableTest {
    private static SceneTable together() {
        return SceneTable.start(CastSheet.hero(Heroes.spider()), CastSheet.hero(Heroes.devil()))
                .together("Spider-Man", "Daredevil");
    }

    // 9 with an effect of D8 against 6 of the doom pool of 2D6.
    @Test
    @Verifies({SEQUENCE, OPPOSE, USE})
    void helpAgainstTheDoomPoolTakesAFewLines() {
        SceneTable turn = together().actionScene("Burning Building").next("Spider-Man");
        SceneTable table = turn.help("Spider-Man", "Daredevil")
                .roll(Vector.of(Trait.buddy(), Trait.power("Strength"), Trait.power("Webs")), 4, 5, 2)
                .choose(PickStrategy.HIGHEST_TOTAL)
                .roll(3, 3)
                .use(EffectUse.asset("Line", "Daredevil"));
        assertThat(table.lastSentences())
                .containsExactly(
                        "The effect die, a D8, is used for the asset Line for Daredevil.",
                        "Daredevil gains the asset Line (D8, for one roll).",
                        "The action ends.",
                        "The turn of Spider-Man ends.");
        assertThat(table.character("Daredevil").traits()).containsExactly(CreatedTrait.asset("Line", DieSize.D8));
        assertThat(table.play()).hasToString("Marvel Heroic, 8 commands. Spider-Man names the next character to act.");
        assertThat(table.play().steps().size() - turn.play().steps().size()).isLessThanOrEqualTo(6);
    }

    // An attack with both rolls chosen, the longest ordinary action: six commands.
    @Test
    @Verifies({SEQUENCE, OPPOSE, USE})
    void anAttackWithAReactionTakesSixCommands() {
        SceneTable turn = SceneTable.start(
                        CastSheet.hero(Heroes.spider()),
                        CastSheet.villain(Heroes.devil().withName("Shade")))
                .actionScene()
                .next("Spider-Man");
        SceneTable done = turn.attack("Spider-Man", "Shade")
                .roll(Vector.of(Trait.solo(), Trait.power("Strength"), Trait.power("Webs")), 9, 5, 2)
                .choose(PickStrategy.HIGHEST_TOTAL)
                .roll(Vector.of(Trait.solo(), Trait.power("Senses"), Trait.specialty("Medicine")), 3, 4, 2)
                .choose(PickStrategy.HIGHEST_TOTAL)
                .use(EffectUse.stress(StressType.PHYSICAL));
        assertThat(done.play().steps().size() - turn.play().steps().size()).isEqualTo(6);
        // 14 against 7: a step up from D8.
        assertThat(done.character("Shade").harm()).hasToString("physical D10");
        assertThat(done.state().order().acted()).containsExactly(new CastId("Spider-Man"));
    }

    @Test
    @Verifies(ORDER)
    void nextIsNamedByWhomeverMay() {
        SceneTable table = together().actionScene().next("Spider-Man");
        assertThat(table.state().order().current()).containsExactly(new CastId("Spider-Man"));
        table = table.act("Spider-Man", "climbs up").next("Daredevil").act("Daredevil", "listens");
        // All have acted: the last goes again, or declines, and the Watcher names another.
        assertThat(table.next("Daredevil").state().order().current()).containsExactly(new CastId("Daredevil"));
        assertThat(table.next("Daredevil").play().steps().last().command().describe())
                .isEqualTo("Let Daredevil name Daredevil to act next");
        assertThat(table.next("Daredevil").play().steps())
                .hasSize(table.play().steps().size() + 1);
        SceneTable declined = table.next("Spider-Man");
        assertThat(declined.state().order().current()).containsExactly(new CastId("Spider-Man"));
        assertThat(declined.play()
                        .steps()
                        .takeRight(2)
                        .map(step -> step.command().describe()))
                .containsExactly(
                        "Leave the start of the next round to the Watcher, as Daredevil",
                        "Name Spider-Man to act next");
    }

    @Test
    void aRefusalOfTheRulesIsAnExceptionWithItsSentence() {
        SceneTable table = together();
        assertThatThrownBy(() -> table.attack("Spider-Man", "Rhino"))
                .isInstanceOf(RefusedException.class)
                .hasMessage("No scene is in progress. Begin one first.");
        assertThatThrownBy(() -> table.actionScene().attack("Spider-Man", "Daredevil"))
                .hasMessage("It is not the turn of Spider-Man. Spider-Man acts when named. [MH-ORDER]");
        // Without a roll there is nothing to roll or choose.
        assertThatThrownBy(() -> table.roll(3)).hasMessage("No action is in progress. Declare one first.");
        assertThatThrownBy(() -> table.roll(Seed.of(1))).hasMessage("No action is in progress. Declare one first.");
        assertThatThrownBy(() -> table.choose(PickStrategy.LARGEST_EFFECT))
                .hasMessage("No action is in progress. Declare one first.");
    }

    // 5 against 14: the reaction wins.
    @Test
    @Verifies({SEQUENCE, USE})
    void helpAgainstSomethingStrikingBackAndRulingsAreVerbsToo() {
        SceneTable turn = SceneTable.start(
                        CastSheet.hero(Heroes.spider()),
                        CastSheet.hero(Heroes.devil()),
                        CastSheet.villain(Heroes.devil().withName("Shade")))
                .actionScene()
                .next("Daredevil")
                .act("Daredevil", "listens")
                .next("Shade");
        SceneTable won = turn.attack("Shade", "Spider-Man")
                .pool(Trait.solo(), Trait.power("Senses"))
                .roll(3, 2)
                .roll(Vector.of(Trait.solo(), Trait.power("Strength"), Trait.power("Webs")), 9, 5, 4)
                .choose(PickStrategy.HIGHEST_TOTAL);
        SceneTable struck = won.strikeBack();
        assertThat(struck.character("Spider-Man").plotPoints().count()).isZero();
        assertThat(struck.use(EffectUse.stress(StressType.PHYSICAL))
                        .character("Shade")
                        .harm())
                .isNotEqualTo(won.character("Shade").harm());
        SceneTable ended = won.endAction();
        assertThat(ended.state().exchange()).isEmpty();
        assertThat(ended.character("Shade").harm())
                .isEqualTo(turn.character("Shade").harm());
        SceneTable ruled = ended.ruling("He stumbles", new Consequence.EarnPlotPoint(new CastId("Daredevil")));
        assertThat(ruled.character("Daredevil").plotPoints().count()).isEqualTo(2);
        // With a die more in the total, for a plot point.
        SceneTable more = turn.endScene()
                .actionScene()
                .next("Spider-Man")
                .attack("Spider-Man", "Shade")
                .roll(
                        Vector.of(
                                Trait.solo(), Trait.power("Strength"), Trait.power("Webs"), Trait.specialty("Science")),
                        9,
                        5,
                        4,
                        3)
                .choose(PickStrategy.HIGHEST_TOTAL, 1, 0);
        assertThat(more.state().exchange().get().action().result().get().total())
                .isEqualTo(9 + 5 + 4);
        assertThat(more.character("Spider-Man").plotPoints().count()).isZero();
        SceneTable helped = turn.endScene()
                .actionScene()
                .ruling("Smoke", new Consequence.TakeComplication(new CastId("Daredevil"), "Smoke", DieSize.D6))
                .next("Spider-Man")
                .help("Spider-Man", "Daredevil", Trait.complication("Smoke"));
        assertThat(helped.state().exchange().get().affected()).contains(Trait.complication("Smoke"));
    }

    @Test
    void poolsAreBoughtIntoAndRolledWithASeed() {
        SceneTable table = together()
                .transitionScene("Rooftop")
                .help("Spider-Man", "Daredevil")
                .pool(
                        PoolPart.asD4(Trait.distinction("Wisecracker")),
                        PoolPart.stunt("Webs"),
                        PoolPart.of(Trait.buddy()),
                        PoolPart.of(Trait.power("Strength")));
        assertThat(table.character("Spider-Man").plotPoints().count()).isEqualTo(1);
        SceneTable rolled = table.roll(Seed.of(5));
        assertThat(rolled.play().steps().last().command())
                .isEqualTo(Scene.roll(table.state(), Seed.of(5)).get());
        assertThat(rolled.state().rollAt(RollStage.CHOICE)).hasSize(1);
        assertThat(Scene.roll(table.play().undo().state(), parts(), Seed.of(5))
                        .get()
                        .faces())
                .isEqualTo(Scene.roll(table.state(), Seed.of(5)).get().faces());
        SceneTable hurt = together()
                .actionScene()
                .next("Spider-Man")
                .attack("Spider-Man", "Daredevil")
                .roll(Vector.of(Trait.power("Strength"), Trait.power("Webs")), 9, 8)
                .roll()
                .use(EffectUse.stress(StressType.PHYSICAL))
                .next("Daredevil");
        assertThatThrownBy(() -> hurt.heal("Daredevil", "Daredevil", Ailment.stress(StressType.PHYSICAL)))
                .hasMessage("Daredevil cannot recover alone in an action scene."
                        + " Use a power or special effect for it, or let another character help. [MH-RECOVER-ACTION]");
        assertThat(hurt.endScene()
                        .transitionScene()
                        .heal("Daredevil", "Daredevil", Ailment.stress(StressType.PHYSICAL))
                        .play()
                        .awaited()
                        .describe())
                .isEqualTo("Daredevil builds a pool and rolls it.");
    }

    private static Vector<PoolPart> parts() {
        return Vector.of(
                PoolPart.asD4(Trait.distinction("Wisecracker")),
                PoolPart.stunt("Webs"),
                PoolPart.of(Trait.buddy()),
                PoolPart.of(Trait.power("Strength")));
    }

    private static SceneTable against(String doom) {
        return new SceneTable(Scene.play(SceneStart.of(
                                CastSheet.hero(Heroes.spider())
                                        .withTraits(Vector.of(CreatedTrait.asset("Net", DieSize.D8))),
                                CastSheet.hero(Heroes.devil()),
                                CastSheet.villain(Heroes.spider().withName("Rhino")))
                        .withDoom(Pool.of(doom))))
                .actionScene()
                .next("Spider-Man");
    }

    // Two D6 for the groups, three D8 for a distinction, a limit and the interrupt, two D12 for the end of the scene.
    @Test
    @Verifies({DOOM_SPEND, INTERRUPT})
    void theWatcherHasAVerbForEachUseOfDoom() {
        SceneTable table = against("2d6+3d8+2d12")
                .gather(DieSize.D6, "Spider-Man", "Daredevil")
                .split(DieSize.D6, "Daredevil")
                .distinction("Flooded", DieSize.D8)
                .limit("Spider-Man", "Exhausted", DieSize.D8)
                .interrupt("Rhino", DieSize.D8);
        assertThat(table.state().doom()).hasToString("2d12");
        assertThat(table.state().distinctions()).containsExactly("Flooded");
        assertThat(table.state().acting()).containsExactly(new CastId("Rhino"));
        assertThat(table.character("Spider-Man").plotPoints().count()).isEqualTo(1);
        SceneTable over = table.endSceneWithDoom();
        assertThat(over.state().isOpen()).isFalse();
        assertThat(over.character("Daredevil").experience().xp()).isEqualTo(2);
        assertThat(over.undo()).isEqualTo(table);
    }

    // Rhino buys a third die of D8 with a doom die, wins 22 to 9, and strikes back for another. The net is kept after
    // its roll.
    @Test
    @Verifies({DOOM_SPEND, PP_AFTER})
    void villainsPayWithDoomDiceAndHeroesKeepWhatTheyUsed() {
        SceneTable table = against("2d8")
                .attack("Spider-Man", "Rhino")
                .roll(Vector.of(Trait.asset("Net"), Trait.power("Webs")), 4, 5)
                .keep("Spider-Man", "Net")
                .roll(Vector.of(Trait.solo(), Trait.power("Strength"), Trait.power("Webs")), 8, 9, 5)
                .choose(PickStrategy.HIGHEST_TOTAL, 1, 0, DieSize.D8)
                .strikeBack(DieSize.D8)
                .use(EffectUse.stress(StressType.MENTAL));
        assertThat(table.state().doom()).isEqualTo(Pool.empty());
        assertThat(table.character("Spider-Man").traits())
                .containsExactly(CreatedTrait.asset("Net", DieSize.D8).lasting(Lifetime.SCENE));
        // 13 more than 9 are two steps up from D4.
        assertThat(table.character("Spider-Man").harm()).hasToString("mental D8");
    }
}
