package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** What is offered, as a menu shows it. */
class SceneChoicesTest {
    private static Vector<String> menu(SceneState state) {
        return Scene.GAME.choices(state).map(Choice::words);
    }

    private static Choice<SceneCommand> offered(SceneState state, String words) {
        return Scene.GAME
                .choices(state)
                .find(choice -> choice.words().equals(words))
                .get();
    }

    @Test
    void whoIsTheOnlyHeroThereIsNotForcedTogetherWithAnybody() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER);
        table.play(new CastCommand.FormGroup(Vector.of(Heroes.SPIDER)));
        assertThat(menu(table.state()))
                .anyMatch(words -> words.startsWith("the Watcher") && words.contains("together"));
        table.play(new CastCommand.LeaveScene(Heroes.DEVIL));
        assertThat(menu(table.state()))
                .noneMatch(words -> words.startsWith("the Watcher") && words.contains("together"));
    }

    @Test
    @Verifies(SEQUENCE)
    void theMenuAtASceneStartIsShortAndBeginsWithWhatIsAwaited() {
        assertThat(menu(Heroes.state().state()))
                .containsExactly(
                        "begin an action scene",
                        "begin an action scene with distinctions",
                        "begin a transition scene",
                        "begin a transition scene with distinctions",
                        "begin an Act",
                        "begin an evening of play",
                        "somebody leaves the scene",
                        "heroes go together",
                        "villains go together",
                        "somebody goes alone",
                        "a newcomer joins the cast");
        SceneState turn = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER).state();
        assertThat(menu(turn))
                .containsExactly(
                        "Spider-Man attacks",
                        "Spider-Man helps",
                        "Spider-Man acts without a roll",
                        "Spider-Man removes a trait with ease",
                        "Spider-Man removes a distinction of the scene with ease",
                        "report an action and its reaction",
                        "Spider-Man uses a special effect",
                        "Rhino uses the special effect Charge",
                        "Vulture uses the special effect Charge",
                        "Spider-Man brings a limit into play",
                        "Rhino brings a limit into play",
                        "Vulture brings a limit into play",
                        "Spider-Man brings a limit of a villain into play",
                        "Daredevil brings a limit of a villain into play",
                        "the Watcher offers Spider-Man a plot point for a limit",
                        "the Watcher spends doom on an effect of the scene",
                        "somebody leaves the scene",
                        "heroes go together",
                        "villains go together",
                        "somebody goes alone",
                        "a newcomer joins the cast",
                        "the Watcher splits off a hero",
                        "report stress",
                        "the Watcher makes a ruling",
                        "Spider-Man gains XP for a milestone",
                        "Daredevil gains XP for a milestone",
                        "end the scene");
    }

    /** Five heroes and five villains, all with plot points, limits and special effects: what the one to act may do comes first. */
    @Test
    @Verifies(SEQUENCE)
    void theMenuOfACrowdedSceneIsStillOneToLookThrough() {
        Vector<CastSheet> heroes = Vector.rangeClosed(1, 5)
                .map(i -> CastSheet.hero(Heroes.spider().withName("Hero " + i)).withPlotPoints(new PlotPoints(3)));
        Vector<CastSheet> villains = Vector.rangeClosed(1, 5)
                .map(i -> CastSheet.villain(Heroes.spider().withName("Villain " + i)));
        Play<SceneState, SceneCommand, SceneEvent> turn = Play.started(
                        Scene.start(SceneStart.of(heroes.appendAll(villains).toJavaArray(CastSheet[]::new))
                                .withDoom(Pool.of("2d6+2d8+2d12"))))
                .apply(StoryCommand.BeginScene.action("Fire"))
                .apply(StoryCommand.NameNext.byWatcher("Hero 1"));
        assertThat(menu(turn.state()).take(3))
                .containsExactly("Hero 1 attacks", "Hero 1 helps", "Hero 1 acts without a roll");
        assertThat(turn.choices().size()).isLessThanOrEqualTo(60);
    }

    @Test
    void questionsAskForWhatIsMissingAndAnswersMakeTheCommand() {
        SceneState turn = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER).state();
        Choice<SceneCommand> attack = offered(turn, "Spider-Man attacks");
        assertThat(attack.questions())
                .containsExactly(new SceneQuestion.Who(
                        "whom does Spider-Man attack?", Vector.of(Heroes.DEVIL, Heroes.RHINO, Heroes.VULTURE)));
        assertThat(attack.command(Answers.only().to(SceneQuestion.Who.class, who -> Heroes.RHINO)))
                .isEqualTo(ActionCommand.DeclareAction.attack("Spider-Man", "Rhino"));
        SceneState pool = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, Trait.power("Strength"), Trait.buddy())
                .state();
        assertThat(menu(pool).take(3))
                .containsExactly("build the pool of Spider-Man", "roll d8+d10", "add a distinction as a D4");
        // One question asks for every place that is free; each answer to it is a pool the rules accept.
        assertThat(offered(pool, "build the pool of Spider-Man").questions())
                .containsExactly(new SceneQuestion.PoolTraits(Vector.of(
                        Vector.of(
                                Trait.distinction("Wisecracker"),
                                Trait.distinction("Great Responsibility"),
                                Trait.sceneDistinction("Burning Building")),
                        Vector.of(Trait.power("Webs")),
                        Vector.of(Trait.specialty("Acrobatics"), Trait.specialty("Science")))));
        assertThat(offered(pool, "roll d8+d10").questions())
                .containsExactly(new SceneQuestion.Faces(Vector.of(DieSize.D10, DieSize.D8)));
        assertThat(offered(pool, "roll d8+d10")
                        .command(Answers.only().to(SceneQuestion.Faces.class, faces -> Vector.of(7, 1))))
                .isEqualTo(new ActionCommand.RollPool(Vector.empty(), Vector.of(7, 1)));
    }

    @Test
    void distinctionsAreWrittenWithCommas() {
        Choice<SceneCommand> begin = offered(Heroes.state().state(), "begin an action scene with distinctions");
        Question<?> question = begin.questions().head();
        assertThat(question.words()).isEqualTo("which distinctions, with commas between them?");
        assertThat(begin.command(Answers.only()
                        .to(SceneQuestion.Distinctions.class, any -> Vector.of("Burning Building", "Smoke"))))
                .isEqualTo(new StoryCommand.BeginScene(SceneKind.ACTION, Vector.of("Burning Building", "Smoke")));
        assertThat(SceneQuestion.Distinctions.split(" Burning Building, Smoke,, Smoke ,"))
                .containsExactly("Burning Building", "Smoke");
    }

    /** What is there already is not a new name, so that every answer is accepted. */
    @Test
    void newNamesAreOtherThanThoseTaken() {
        SceneState made = SceneFixture.transition(
                        Heroes.withDoom("2d8").change(Heroes.DEVIL, one -> one.withPlotPoints(new PlotPoints(2))))
                .play(new StoryCommand.MakeResource(Heroes.DEVIL, "Medicine", "Clinic"))
                .play(new StoryCommand.CreateSceneDistinction("Rain", DieSize.D8))
                .state();
        assertThat(offered(made, "Daredevil makes a resource").questions())
                .containsExactly(new SceneQuestion.NewName("what is the resource?", Vector.of("Clinic")));
        assertThat(offered(made, "the Watcher spends doom on a scene distinction")
                        .questions())
                .containsExactly(new SceneQuestion.NewName("what is the distinction?", Vector.of("Rain")));
        SceneState helped = SceneFixture.turnOf(
                        Heroes.state()
                                .change(
                                        Heroes.DEVIL,
                                        one -> one.withTraits(Vector.of(CreatedTrait.asset("Net", DieSize.D6)))),
                        Heroes.SPIDER)
                .play(ActionCommand.DeclareAction.help("Spider-Man", "Daredevil"))
                .roll(RollSide.ACTION, Vector.empty(), Vector.empty(), -1)
                .roll(RollSide.REACTION, Vector.of(1, 1), Vector.empty(), -1)
                .state();
        assertThat(offered(helped, "use the D4 for an asset").questions().last())
                .isEqualTo(new SceneQuestion.NewName("what is the asset?", Vector.of("Net")));
    }

    @Test
    void theUsualWaysToChooseDiceComeFirst() {
        SceneState rolled = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, Trait.power("Strength"), Trait.power("Webs"), Trait.specialty("Science"))
                .add(RollSide.ACTION, Trait.buddy())
                .play(new ActionCommand.RollPool(Vector.empty(), Vector.of(10, 4, 3, 2)))
                .state();
        assertThat(menu(rolled).take(3))
                .containsExactly(
                        "take dice 1 and 2 as the total and die 3 as the effect",
                        "take dice 2 and 3 as the total and die 1 as the effect",
                        "choose other dice");
        assertThat(Play.of(Scene.GAME, rolled).awaited().words())
                .isEqualTo("Spider-Man chooses dice for the total and the effect");
    }
}
