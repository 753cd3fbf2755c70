package io.github.crisisrules.heroic.scene.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.conformance.Golden;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.CastCommand;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.Consequence;
import io.github.crisisrules.heroic.scene.Heroes;
import io.github.crisisrules.heroic.scene.SceneTable;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The table at a glance, as players would look at it. */
class SceneViewTest {
    private static SceneTable begun() {
        return SceneTable.start(
                        CastSheet.hero(Heroes.spider()).withTraits(Vector.of(CreatedTrait.asset("Net", DieSize.D8))),
                        CastSheet.hero(Heroes.spider().withName("Silk")),
                        CastSheet.villain(Heroes.spider().withName("Rhino")),
                        CastSheet.villain(Heroes.spider().withName("Vulture")).withIsPresent(false))
                .together("Spider-Man", "Silk")
                .actionScene("Burning Building", "Crowds")
                .next("Spider-Man");
    }

    /** A turn taken, wounds, a power shut down; then an attack whose dice are rolled and a reaction in the making. */
    private static SceneTable fought() {
        return begun().act("Spider-Man", "swings in")
                .next("Silk")
                .ruling(
                        "The floor gives way",
                        new Consequence.TakeStress(Heroes.RHINO, StressType.PHYSICAL, DieSize.D8),
                        new Consequence.TakeComplication(Heroes.RHINO, "Stuck", DieSize.D6),
                        new Consequence.TakeStress(Heroes.SPIDER, StressType.MENTAL, DieSize.D12),
                        new Consequence.TakeStress(Heroes.SPIDER, StressType.MENTAL, DieSize.D4),
                        new Consequence.LoseTrait(Option.some(Heroes.RHINO), Trait.power("Webs")),
                        new Consequence.AddDoom(DieSize.D10))
                .apply(new CastCommand.GiveAsset(Heroes.SPIDER, Trait.asset("Net"), new CastId("Silk")))
                .attack("Silk", "Rhino")
                .roll(Vector.of(Trait.buddy(), Trait.power("Strength"), Trait.asset("Net")), 5, 9, 1)
                .pool(Trait.solo(), Trait.distinction("Wisecracker"));
    }

    private static void check(String name, SceneTable table) {
        Golden.check("heroic/views/" + name + ".txt", table.view().text());
        Golden.check("heroic/views/" + name + ".md", table.view().markdown());
        Wording spanish = table.play().wording().in(Language.SPANISH);
        Golden.check(
                "heroic/views/" + name + ".es.txt",
                SceneView.of(table.state(), spanish).text());
    }

    @Test
    void betweenScenes() {
        check("between-scenes", begun().endScene());
    }

    @Test
    void aRoundHasBegun() {
        check("turn", begun());
    }

    @Test
    void inTheMiddleOfAnAction() {
        SceneTable table = fought();
        check("action", table);
        assertThat(table.view().action()).hasSize(1);
    }

    @Test
    void anEffectIsToBeUsed() {
        check("effect", fought().roll(2, 3));
    }

    @Test
    void namesAreEscapedInMarkdown() {
        SceneTable table = SceneTable.start(CastSheet.hero(Heroes.spider().withName("A|B")));
        assertThat(table.view().markdown()).contains("| A\\|B |");
    }
}
