package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.conformance.CatalogueCheck;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.Vector;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The story that the events of a scene tell: complete, with causes before results. */
class SceneStoryTest {
    private static final Ailments BATTERED =
            Ailments.none().take(StressType.PHYSICAL, DieSize.D12).take(StressType.PHYSICAL, DieSize.D6);

    private static Vector<String> story(Staged start, SceneCommand... commands) {
        return Play.of(Scene.GAME, start.state()).applyAll(Vector.of(commands)).lastSentences();
    }

    private static Staged withHarm(Ailments harm) {
        return Heroes.state().change(Heroes.SPIDER, one -> one.withHarm(harm));
    }

    private static CastCommand.ReportStress stress(StressType type, DieSize die) {
        return new CastCommand.ReportStress(Heroes.SPIDER, type, die);
    }

    @Test
    @Verifies({STRESS, TRAUMA})
    void stressIsTakenBeforeACharacterIsStressedOutOrDies() {
        StoryCommand.BeginScene begin = StoryCommand.BeginScene.action();
        assertThat(story(Heroes.state(), begin, stress(StressType.PHYSICAL, DieSize.D8)))
                .containsExactly(
                        "D8 physical stress is inflicted on Spider-Man.", "Spider-Man now has D8 physical stress.");
        assertThat(story(
                        withHarm(Ailments.none().take(StressType.PHYSICAL, DieSize.D12)),
                        begin,
                        stress(StressType.PHYSICAL, DieSize.D6)))
                .containsExactly(
                        "D6 physical stress is inflicted on Spider-Man.",
                        "Spider-Man is stressed out: physical stress past D12 and D6 physical trauma.");
        assertThat(story(
                        withHarm(BATTERED.take(StressType.PHYSICAL, DieSize.D12)),
                        begin,
                        stress(StressType.PHYSICAL, DieSize.D6)))
                .containsExactly(
                        "D6 physical stress is inflicted on Spider-Man.",
                        "Spider-Man dies: physical stress past D12 and physical trauma past D12.");
    }

    @Test
    @Verifies(PP_AFTER)
    void theTypeOfStressCanStillBeChangedAfterItsResult() {
        assertThat(story(
                        Heroes.state(),
                        StoryCommand.BeginScene.action(),
                        stress(StressType.PHYSICAL, DieSize.D8),
                        new ActionCommand.ChangeStress(StressType.MENTAL, Payment.plotPoint())))
                .containsExactly(
                        "Spider-Man spends a plot point on another type of stress.",
                        "Spider-Man takes it as mental stress.",
                        "Spider-Man now has D8 mental stress.");
    }

    @Test
    @Verifies(RECOVER_TRANSITION)
    void aTransitionSceneSaysWhoRecoversAndWhichComplicationEnds() {
        CreatedTrait webbed = CreatedTrait.complication("Webbed", DieSize.D12).stepUp();
        assertThat(story(
                        Heroes.state()
                                .change(
                                        Heroes.SPIDER,
                                        one -> one.withHarm(BATTERED.take(StressType.MENTAL, DieSize.D6)))
                                .change(
                                        Heroes.RHINO,
                                        one -> one.withHarm(Ailments.none().take(StressType.MENTAL, DieSize.D4))
                                                .withTraits(Vector.of(webbed))),
                        StoryCommand.BeginScene.transition("Rooftop")))
                .containsExactly(
                        "A transition scene begins with the distinction Rooftop.",
                        "Spider-Man recovers a little and now has D6 physical trauma and D6 mental trauma.",
                        "Rhino recovers and is unhurt.",
                        "Rhino no longer has the complication Webbed.");
    }

    @Test
    @Verifies({PP_START, RECOVER_TRAUMA})
    void anActSaysWhosePlotPointsAndTraumaChange() {
        assertThat(story(
                        withHarm(BATTERED).change(Heroes.DEVIL, one -> one.withPlotPoints(new PlotPoints(3))),
                        StoryCommand.BeginScene.action(),
                        new StoryCommand.EndScene(),
                        new StoryCommand.BeginAct(Stakes.HIGH, Threat.LOCAL)))
                .containsExactly(
                        "An Act begins with a doom pool of 2D8.",
                        "Daredevil now has 1 plot point.",
                        "Spider-Man recovers a little but is still stressed out: physical stress past D12 and D4 physical"
                                + " trauma.");
    }

    @Test
    @Verifies(XP_SPEND)
    void aSessionSaysWhoGetsTheMinimumOfPlotPoints() {
        assertThat(story(
                        Heroes.state()
                                .change(
                                        Heroes.DEVIL,
                                        one -> one.withExperience(Experience.builder()
                                                .sessionPlotPoints(3)
                                                .build())),
                        new StoryCommand.BeginSession()))
                .containsExactly("A session begins.", "Daredevil now has 3 plot points.");
    }

    @Test
    void aStateDescribesTheSceneAndThoseInIt() {
        Play<SceneState, SceneCommand, SceneEvent> play =
                Play.of(Scene.GAME, withHarm(BATTERED).state());
        assertThat(play.state().describe()).startsWith("No scene is in progress. The doom pool has ");
        String state =
                play.apply(StoryCommand.BeginScene.action("Rooftop")).state().describe();
        assertThat(state)
                .startsWith("An action scene is in progress, with the distinction Rooftop. The doom pool has ")
                .contains("Spider-Man is stressed out (physical stress past D12 and D6 physical trauma), and has ")
                .contains(" Rhino is unhurt.");
    }

    @Test
    @Verifies(DOOM_SPEND)
    void oneD12DoesNotEndAScene() {
        Play<SceneState, SceneCommand, SceneEvent> play =
                Play.of(Scene.GAME, Heroes.withDoom("d12").state()).apply(StoryCommand.BeginScene.action());
        assertThat(play.attempt(new StoryCommand.EndSceneWithDoom()).getLeft())
                .isEqualTo(new DoomViolation.TooFewDoomDice(DoomSpend.END_SCENE, DieSize.D12, 2, Pool.of(DieSize.D12)));
    }

    @Test
    void everyRefusalNamesTheWayOut() throws IOException {
        CatalogueCheck.checkWayOut("mcp-heroic");
    }

    @Test
    void theSpanishCatalogueIsComplete() throws IOException {
        CatalogueCheck.checkComplete("mcp-heroic");
    }
}
