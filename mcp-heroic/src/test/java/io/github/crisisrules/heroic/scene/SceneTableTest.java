package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pick;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import org.junit.jupiter.api.Test;

/** Scenes with verbs, as an app or a person at a prompt plays them. */
class SceneTableTest {
    private static SceneTable together() {
        return SceneTable.start(
                CastSheet.hero(Heroes.spider()).withAllies(1),
                CastSheet.hero(Heroes.devil()).withAllies(1));
    }

    // 9 with an effect of D8 against 6 of the doom pool of 2D6.
    @Test
    @Verifies({SEQUENCE, OPPOSE, USE})
    void helpAgainstTheDoomPoolTakesAFewLines() {
        SceneTable table = together()
                .actionScene("Burning Building")
                .next("Spider-Man")
                .help("Spider-Man", "Daredevil")
                .pool(Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                .roll(4, 5, 2)
                .choose(Pick.HIGHEST_TOTAL)
                .stand()
                .roll(3, 3)
                .choose(Pick.HIGHEST_TOTAL)
                .stand()
                .use(EffectUse.asset("Line", "Daredevil"));
        assertThat(table.told())
                .containsExactly(
                        "the effect D8 is used: the asset Line for Daredevil",
                        "Daredevil has asset Line, D8 for one roll");
        table = table.endAction();
        assertThat(table.who("Daredevil").traits()).containsExactly(Temporary.asset("Line", DieSize.D8));
        assertThat(table.play()).hasToString("Marvel Heroic, 16 commands; waits for: Spider-Man names who acts next");
    }

    @Test
    @Verifies(ORDER)
    void nextIsNamedByWhomeverMay() {
        SceneTable table = together().actionScene().next("Spider-Man");
        assertThat(table.state().order().current()).containsExactly(new CastId("Spider-Man"));
        table = nothing(table, "Spider-Man", "Daredevil").next("Daredevil");
        table = nothing(table, "Daredevil", "Spider-Man");
        // All have acted: the last goes again, or the Watcher names another.
        assertThat(table.next("Daredevil").state().order().current()).containsExactly(new CastId("Daredevil"));
        assertThat(table.next("Spider-Man").state().order().current()).containsExactly(new CastId("Spider-Man"));
        assertThat(table.next("Spider-Man").play().steps().last().command().words())
                .isEqualTo("the Watcher names Spider-Man to act");
    }

    private static SceneTable nothing(SceneTable table, String actor, String target) {
        return table.attack(actor, target)
                .roll()
                .choose(Pick.HIGHEST_TOTAL)
                .stand()
                .roll()
                .choose(Pick.HIGHEST_TOTAL)
                .stand()
                .endAction();
    }

    @Test
    void whatTheRulesRefuseIsAnExceptionWithTheirSentence() {
        SceneTable table = together();
        assertThatThrownBy(() -> table.attack("Spider-Man", "Rhino"))
                .isInstanceOf(RefusedException.class)
                .hasMessage("no scene is on: begin one first");
        assertThatThrownBy(() -> table.actionScene().attack("Spider-Man", "Daredevil"))
                .hasMessage("it is not the turn of Spider-Man [MH-ORDER]");
        // Without a roll there is nothing to roll, choose or let stand.
        assertThatThrownBy(() -> table.roll(3)).hasMessage("no action is in progress");
        assertThatThrownBy(() -> table.roll(Seed.of(1))).hasMessage("no action is in progress");
        assertThatThrownBy(() -> table.choose(Pick.LARGEST_EFFECT)).hasMessage("no action is in progress");
        assertThatThrownBy(table::stand).hasMessage("no action is in progress");
    }

    @Test
    void poolsAreBoughtIntoAndRolledWithASeed() {
        SceneTable table = together()
                .transitionScene("Rooftop")
                .help("Spider-Man", "Daredevil")
                .against(Trait.distinction("Wisecracker"))
                .buy(PlotSpend.STUNT, Trait.stunt("Webs"));
        assertThat(table.who("Spider-Man").plotPoints().count()).isEqualTo(1);
        SceneTable rolled = table.roll(Seed.of(5));
        assertThat(rolled.play().steps().last().command())
                .isEqualTo(Scene.roll(table.state(), Seed.of(5)).get());
        assertThat(rolled.state().hand(Stage.CHOICE)).hasSize(1);
        SceneTable hurt = together()
                .actionScene()
                .next("Spider-Man")
                .attack("Spider-Man", "Daredevil")
                .pool(Trait.power("Strength"), Trait.power("Webs"))
                .roll(9, 8)
                .choose(Pick.LARGEST_EFFECT)
                .stand()
                .roll()
                .choose(Pick.HIGHEST_TOTAL)
                .stand()
                .use(EffectUse.stress(StressType.PHYSICAL))
                .endAction()
                .next("Daredevil");
        assertThatThrownBy(() -> hurt.heal("Daredevil", "Daredevil", Ailment.stress(StressType.PHYSICAL)))
                .hasMessage("Daredevil cannot recover in an action scene without a power or SFX for it"
                        + " [MH-RECOVER-ACTION]");
        assertThat(hurt.endScene()
                        .transitionScene()
                        .heal("Daredevil", "Daredevil", Ailment.stress(StressType.PHYSICAL))
                        .play()
                        .awaited()
                        .words())
                .isEqualTo("Daredevil builds a pool and rolls it");
    }
}
