package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Answers;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Field;
import io.github.crisisrules.core.prompt.FieldFault;
import io.github.crisisrules.core.prompt.Sheet;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerKind;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** The choices, as a menu shows them. */
class SceneChoicesTest {
    private static Vector<String> menu(SceneState state) {
        return Scene.GAME.choices(state).map(Choice::describe);
    }

    private static Choice<SceneCommand> offered(SceneState state, String words) {
        return FlatMenu.of(state)
                .find(choice -> choice.describe().equals(words))
                .get();
    }

    /** Returns the command of a sheet with these texts, one for each field in order. */
    private static Either<Vector<FieldFault>, SceneCommand> written(Choice<SceneCommand> choice, String... texts) {
        Sheet<SceneCommand> sheet = Sheet.of(choice, Wording.ENGLISH);
        Map<String, Vector<String>> filled = LinkedHashMap.empty();
        for (String text : texts) {
            Map<String, Vector<String>> before = filled;
            Field next = sheet.fields(filled)
                    .find(field -> !before.containsKey(field.name()))
                    .get();
            int option = next.options().indexOf(text);
            filled = filled.put(next.name(), Vector.of(option < 0 ? text : Integer.toString(option)));
        }
        return sheet.command(filled);
    }

    @Test
    @Verifies(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    void aRulingAsksForItsConsequencesOneAfterAnother() {
        SceneState turn = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER).state();
        assertThat(written(
                                offered(turn, "Make a ruling of the Watcher"),
                                "The roof comes down",
                                "a character takes stress",
                                "Rhino",
                                "physical",
                                "D8",
                                "a hero earns a plot point",
                                "Daredevil",
                                "nothing more")
                        .get())
                .isEqualTo(CastCommand.MakeRuling.of(
                        "The roof comes down",
                        new Consequence.TakeStress(Heroes.RHINO, StressType.PHYSICAL, DieSize.D8),
                        new Consequence.EarnPlotPoint(Heroes.DEVIL)));
        // Both doom dice are D6, so which one is spent is not asked. The pool has one left to lose, and then none.
        assertThat(written(
                                offered(turn, "Use an effect of the scene for a doom die"),
                                "Smoke fills the hall",
                                "a character gains an asset",
                                "Vulture",
                                "Cover",
                                "D6",
                                "a die leaves the doom pool",
                                "nothing more")
                        .get())
                .isEqualTo(StoryCommand.UseSceneEffect.of(
                        "Smoke fills the hall",
                        DieSize.D6,
                        new Consequence.GainAsset(Heroes.VULTURE, "Cover", DieSize.D6),
                        new Consequence.RemoveDoom(DieSize.D6)));
    }

    @Test
    @Verifies(XP_SPEND)
    void aWholePowerSetIsBoughtWithXp() {
        SceneState scene = SceneFixture.transition(Heroes.state()
                        .change(
                                Heroes.DEVIL,
                                one -> one.withExperience(Experience.none().gain(15))))
                .state();
        assertThat(written(
                                offered(scene, "Spend XP of Daredevil on another power set"),
                                "Shadow Suit",
                                "Cloak D8; Night Sight D10 (senses)",
                                "Vanish",
                                "",
                                "Sunlight, Loud Noise")
                        .get())
                .isEqualTo(new StoryCommand.SpendXp(
                        Heroes.DEVIL,
                        new XpSpend.ReplacePowerSet(
                                "Radar",
                                PowerSet.builder()
                                        .name("Shadow Suit")
                                        .addPowers(
                                                Power.of("Cloak", DieSize.D8),
                                                new Power("Night Sight", DieSize.D10, PowerKind.SENSES))
                                        .addSfx(new Sfx("Vanish", true))
                                        .addLimits("Sunlight", "Loud Noise")
                                        .build())));
    }

    @Test
    @Verifies(SEQUENCE)
    void aReportAsksForOpportunitiesAndAllEffectDice() {
        SceneState turn = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER).state();
        Choice<SceneCommand> report = offered(turn, "Report an action and its reaction");
        assertThat(written(report, "Attack Rhino with Spider-Man", "13 D8 D6 1", "9, d10")
                        .get())
                .isEqualTo(ActionCommand.ReportResult.of(
                        ActionCommand.DeclareAction.attack("Spider-Man", "Rhino"),
                        new RollResult(13, Vector.of(DieSize.D8, DieSize.D6), 1),
                        RollResult.of(9, DieSize.D10)));
        assertThat(faults(report, "Attack Rhino with Spider-Man", "13 D7 1", "9 d10"))
                .containsExactly("There is no die \"D7\". Choose D4, D6, D8, D10 or D12.");
        // Both bounds of the total and of the dice that show 1, and results with too little or too much.
        assertThat(written(report, "Attack Rhino with Spider-Man", "60 D8 12", "0 D4")
                        .isRight())
                .isTrue();
        for (String wrong : Vector.of("61 D8", "9 D8 13", "9", "D8", "D8 9", "9 D8 1 1", "-9 D8", "9 8", "")) {
            assertThat(faults(report, "Attack Rhino with Spider-Man", wrong, "9 D10"))
                    .as(wrong)
                    .containsExactly(
                            "\"" + wrong + "\" is not the result of a roll. Write a total of at most 60, the effect"
                                    + " dice and how many dice show 1, as in 13 D8 or 13 D8 D6 1.");
        }
    }

    private static Vector<String> faults(Choice<SceneCommand> choice, String... texts) {
        return written(choice, texts).getLeft().map(FieldFault::message);
    }

    @Test
    void theFacesOfAllDiceAreOneAnswer() {
        SceneState pool = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, Trait.power("Strength"), Trait.buddy())
                .state();
        Choice<SceneCommand> roll = offered(pool, "Roll D8 and D10");
        assertThat(roll.questions().map(question -> question.describe()))
                .containsExactly("What do the dice show, in this order: D10 and D8?");
        assertThat(written(roll, "10, 8").get())
                .isEqualTo(new ActionCommand.RollPool(Vector.empty(), Vector.of(10, 8)));
        assertThat(written(roll, "1 1").isRight()).isTrue();
        for (String wrong : Vector.of("8, 10", "11, 8", "0, 8", "10", "10, 8, 1", "ten, 8", "")) {
            assertThat(faults(roll, wrong))
                    .as(wrong)
                    .containsExactly(
                            "\"" + wrong + "\" is not a face for each of these dice: D10 and D8. Write the faces"
                                    + " in this order, with commas between them.");
        }
    }

    /** Two power sets, an asset and a hurt target: seven places are free, and a choice asks for six at most. */
    @Test
    void aPoolWithManyPlacesIsBuiltInTwoSteps() {
        SceneState pool = SceneFixture.turnOf(
                        Heroes.hurt(Heroes.state(), Heroes.RHINO, DieSize.D8)
                                .change(
                                        Heroes.SPIDER,
                                        one -> one.withTraits(Vector.of(CreatedTrait.asset("Net", DieSize.D6)))),
                        Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .state();
        assertThat(Sheet.of(offered(pool, "Build the pool of Spider-Man"), Wording.ENGLISH)
                        .fields()
                        .map(Field::label))
                .containsExactly(
                        "Does the Buddy affiliation join the pool?",
                        "Which distinction joins the pool?",
                        "Which power joins the pool: Strength, Wall-Crawling or Reflexes?",
                        "Does the power Webs join the pool?",
                        "Which specialty joins the pool?",
                        "Which asset joins the pool?");
        assertThat(Sheet.of(offered(pool, "Add further traits to the pool of Spider-Man"), Wording.ENGLISH)
                        .fields()
                        .map(Field::label))
                .containsExactly("Which stress or trauma of the opposition joins the pool?");
    }

    @Test
    void theOnlyHeroOfASceneIsNotForcedIntoAGroup() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER);
        table.play(new CastCommand.FormGroup(Vector.of(Heroes.SPIDER)));
        assertThat(FlatMenu.of(table.state())).anyMatch(SceneChoicesTest::isForced);
        table.play(new CastCommand.LeaveScene(Heroes.DEVIL));
        assertThat(FlatMenu.of(table.state())).noneMatch(SceneChoicesTest::isForced);
    }

    private static boolean isForced(Choice<SceneCommand> choice) {
        return choice.describe().startsWith("Force ");
    }

    @Test
    @Verifies(SEQUENCE)
    void theMenuAtASceneStartIsShortAndBeginsWithWhatIsAwaited() {
        assertThat(menu(Heroes.state().state()))
                .containsExactly(
                        "Begin an action scene",
                        "Begin an action scene with distinctions",
                        "Begin a transition scene",
                        "Begin a transition scene with distinctions",
                        "Begin an Act",
                        "Begin a session",
                        "Take a character out of the scene",
                        "Group villains",
                        "Let a character go alone",
                        "Add a character to the cast");
        SceneState turn = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER).state();
        assertThat(menu(turn))
                .containsExactly(
                        "Attack with Spider-Man",
                        "Help with Spider-Man",
                        "Act with Spider-Man without a roll",
                        "Remove a trait with a power of Spider-Man",
                        "Remove a scene distinction with a power of Spider-Man",
                        "Report an action and its reaction",
                        "Use a special effect or a limit",
                        "Spend doom dice",
                        "Move a character or an asset",
                        "Report stress",
                        "Make a ruling of the Watcher",
                        "Add a character to the cast",
                        "Gain or spend XP",
                        "End the scene");
        Choice<SceneCommand> group =
                Scene.GAME.choices(turn).find(Choice::isGroup).get();
        assertThat(group.questions().map(question -> question.describe()))
                .containsExactly("Which special effect or limit is it?");
        assertThat(group.members().map(Choice::describe))
                .containsExactly(
                        "Use a special effect of Spider-Man",
                        "Use the special effect Charge of Rhino for a doom D6",
                        "Use the special effect Charge of Vulture for a doom D6",
                        "Activate a limit of Spider-Man",
                        "Activate a limit of Rhino",
                        "Activate a limit of Vulture",
                        "Activate a limit of a villain with a plot point of Spider-Man",
                        "Activate a limit of a villain with a plot point of Daredevil",
                        "Activate a limit of Spider-Man, who declines a plot point, for a doom die");
    }

    /** Five heroes and five villains, all with plot points, limits and special effects: what the one to act may do comes first. */
    @Test
    @Verifies(SEQUENCE)
    void theMenuOfACrowdedSceneIsShort() {
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
                .containsExactly("Attack with Hero 1", "Help with Hero 1", "Act with Hero 1 without a roll");
        assertThat(turn.choices().size()).isLessThanOrEqualTo(20);
    }

    @Test
    void questionsAskForWhatIsMissingAndAnswersMakeTheCommand() {
        SceneState turn = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER).state();
        Choice<SceneCommand> attack = offered(turn, "Attack with Spider-Man");
        assertThat(attack.questions())
                .containsExactly(new SceneQuestion.WhichCharacter(
                        SceneQuestion.Role.IS_ATTACKED, Vector.of(Heroes.DEVIL, Heroes.RHINO, Heroes.VULTURE)));
        assertThat(attack.command(Answers.only().to(SceneQuestion.WhichCharacter.class, character -> Heroes.RHINO)))
                .isEqualTo(ActionCommand.DeclareAction.attack("Spider-Man", "Rhino"));
        SceneState pool = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, Trait.power("Strength"), Trait.buddy())
                .state();
        assertThat(menu(pool).take(3))
                .containsExactly("Build the pool of Spider-Man", "Roll D8 and D10", "Add a distinction as a D4");
        // One question asks for every place that is free; each answer to it is a pool the rules accept.
        assertThat(offered(pool, "Build the pool of Spider-Man").questions())
                .containsExactly(new SceneQuestion.PoolTraits(Vector.of(
                        Vector.of(
                                die(Trait.distinction("Wisecracker"), DieSize.D8),
                                die(Trait.distinction("Great Responsibility"), DieSize.D8),
                                die(Trait.sceneDistinction("Burning Building"), DieSize.D8)),
                        Vector.of(die(Trait.power("Webs"), DieSize.D8)),
                        Vector.of(
                                die(Trait.specialty("Acrobatics"), DieSize.D10),
                                die(Trait.specialty("Science"), DieSize.D8)))));
        assertThat(offered(pool, "Roll D8 and D10").questions())
                .containsExactly(new SceneQuestion.Faces(Vector.of(DieSize.D10, DieSize.D8)));
        assertThat(offered(pool, "Roll D8 and D10")
                        .command(Answers.only().to(SceneQuestion.Faces.class, faces -> Vector.of(7, 1))))
                .isEqualTo(new ActionCommand.RollPool(Vector.empty(), Vector.of(7, 1)));
    }

    private static PoolDie die(Trait trait, DieSize size) {
        return new PoolDie(trait, size, false);
    }

    @Test
    void distinctionsAreWrittenWithCommas() {
        Choice<SceneCommand> begin = offered(Heroes.state().state(), "Begin an action scene with distinctions");
        assertThat(written(begin, " Burning Building, Smoke ,").get())
                .isEqualTo(new StoryCommand.BeginScene(SceneKind.ACTION, Vector.of("Burning Building", "Smoke")));
        // Nothing that was written is dropped.
        assertThat(written(begin, "Smoke, smoke").getLeft().map(FieldFault::message))
                .containsExactly("There is already something named \"smoke\". Choose another name.");
        assertThat(written(begin, " , ").getLeft().map(FieldFault::message))
                .containsExactly("There is nothing here. Enter 1 to 12, with commas between them.");
    }

    /** A name in use is not a new name, so that every answer is accepted. */
    @Test
    void newNamesAreOtherThanThoseTaken() {
        SceneState made = SceneFixture.transition(
                        Heroes.withDoom("2d8").change(Heroes.DEVIL, one -> one.withPlotPoints(new PlotPoints(2))))
                .play(new StoryCommand.MakeResource(Heroes.DEVIL, "Medicine", "Clinic"))
                .play(new StoryCommand.CreateSceneDistinction("Rain", DieSize.D8))
                .state();
        assertThat(offered(made, "Make a resource with Daredevil").questions())
                .containsExactly(new SceneQuestion.NewName(SceneQuestion.Subject.RESOURCE, Vector.of("Clinic")));
        assertThat(offered(made, "Create a scene distinction for a doom die").questions())
                .containsExactly(new SceneQuestion.NewName(SceneQuestion.Subject.SCENE_DISTINCTION, Vector.of("Rain")));
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
        assertThat(offered(helped, "Use the D4 for an asset").questions().last())
                .isEqualTo(new SceneQuestion.NewName(SceneQuestion.Subject.ASSET, Vector.of("Net")));
    }

    @Test
    void theUsualWaysToChooseDiceComeFirst() {
        SceneState rolled = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(RollSide.ACTION, Trait.power("Strength"), Trait.power("Webs"), Trait.specialty("Science"))
                .add(RollSide.ACTION, Trait.buddy())
                .play(new ActionCommand.RollPool(Vector.empty(), Vector.of(10, 4, 3, 2)))
                .state();
        assertThat(menu(rolled).head()).isEqualTo("Choose the total and the effect");
        Field dice = Sheet.of(offered(rolled, "Choose the total and the effect"), Wording.ENGLISH)
                .fields()
                .head();
        assertThat(dice.options().take(3))
                .containsExactly(
                        "a total of 14 (10 on D10 and 4 on D8) with an effect of D8",
                        "a total of 7 (4 on D8 and 3 on D8) with an effect of D10",
                        "a total of 13 (10 on D10 and 3 on D8) with an effect of D8");
        assertThat(Play.of(Scene.GAME, rolled).awaited().describe())
                .isEqualTo("Spider-Man chooses dice for the total and the effect.");
    }
}
