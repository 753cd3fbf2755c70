package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_PAST_D12_GOES_IN_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION_HAS_NO_OWNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAINS_RECOVER_BY_THEMSELVES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.datafile.DatafilePart;
import io.github.crisisrules.heroic.datafile.DatafileViolation;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.scene.violation.StartViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Events at a table beside the rolls: people come and go, hand things over, and the Watcher decides. */
class RealTableTest {
    private static final RollSide ACTION = RollSide.ACTION;

    @Test
    @Verifies({SCENES, ORDER, DATAFILE})
    void peopleEnterAndLeave() {
        CastSheet owl = CastSheet.villain(Heroes.devil().withName("Owl"));
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(new CastCommand.JoinCast(owl.withIsPresent(false)))
                .play(new CastCommand.LeaveScene(Heroes.RHINO));
        CastId newcomer = new CastId("Owl");
        assertThat(table.state().waiting()).containsExactly(Heroes.SPIDER, Heroes.DEVIL, Heroes.VULTURE);
        assertThat(table.refusal(ActionCommand.DeclareAction.attack("Spider-Man", "Rhino")))
                .isEqualTo(new SceneViolation.NotInScene(Heroes.RHINO));
        table.play(new CastCommand.EnterScene(newcomer));
        assertThat(table.state().waiting()).contains(newcomer);
        assertThat(table.refusal(new CastCommand.EnterScene(newcomer)))
                .isEqualTo(new SceneViolation.AlreadyInScene(newcomer));
        // No character is replaced by a character of the same name, and a newcomer's sheet is looked at like any other.
        assertThat(table.refusal(new CastCommand.JoinCast(
                        CastSheet.villain(Heroes.spider().withDistinctions(Vector.of("Dark", "Dark"))))))
                .isEqualTo(new SceneViolation.CannotJoin(
                        "Spider-Man",
                        Vector.of(
                                new StartViolation.DuplicateName("Spider-Man"),
                                new DatafileViolation.DuplicateName("Spider-Man", DatafilePart.DISTINCTION, "Dark"))));
        // Whoever was to act and goes away acts no more: the Watcher names another.
        table.play(new CastCommand.LeaveScene(Heroes.SPIDER));
        assertThat(table.state().acting()).isEmpty();
        table.play(StoryCommand.NameNext.byWatcher("Daredevil")).hurt(Heroes.DEVIL, newcomer);
        assertThat(table.refusal(new CastCommand.LeaveScene(newcomer)))
                .isEqualTo(new ActionViolation.ActionInProgress());
    }

    @Test
    @Verifies({ORDER, SEQUENCE})
    void aTurnIsTakenWithoutARoll() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER);
        assertThat(table.refusal(new StoryCommand.ActUnopposed(Heroes.DEVIL, "Opens the door")))
                .isEqualTo(new OrderViolation.NotTheirTurn(Heroes.DEVIL));
        assertThat(table.refusal(new StoryCommand.ActUnopposed(Heroes.SPIDER, " ")))
                .isEqualTo(new SceneViolation.BlankText(SceneViolation.Part.ACTION));
        table.play(new StoryCommand.ActUnopposed(Heroes.SPIDER, "Opens the door"));
        assertThat(table.state().order().acted()).containsExactly(Heroes.SPIDER);
    }

    @Test
    @Verifies(USE)
    void assetsAreHandedOverLater() {
        Trait net = Trait.asset("Net");
        SceneFixture table = SceneFixture.turnOf(
                Heroes.state()
                        .change(Heroes.DEVIL, one -> one.withTraits(Vector.of(CreatedTrait.asset("Net", DieSize.D8)))),
                Heroes.SPIDER);
        CastCommand.GiveAsset over = new CastCommand.GiveAsset(Heroes.DEVIL, net, Heroes.SPIDER);
        table.play(over).hurt(Heroes.SPIDER, Heroes.RHINO).add(ACTION, net);
        assertThat(table.sizes(ACTION)).containsExactly(DieSize.D8);
        assertThat(table.refusal(over)).isEqualTo(new SceneViolation.NoSuchTrait(Heroes.DEVIL, net));
        assertThat(table.refusal(new CastCommand.GiveAsset(Heroes.SPIDER, net, Heroes.DEVIL)))
                .isEqualTo(new SceneViolation.AssetInPool(net));
    }

    // Daredevil has Senses, but not to give; and no character has two Nets.
    @Test
    @Verifies(USE)
    void onlyAssetsAreHandedOverAndNoCharacterHasOneTwice() {
        Trait net = Trait.asset("Net");
        Trait senses = Trait.power("Senses");
        SceneFixture table = SceneFixture.turnOf(
                Heroes.state().changeAll(one -> one.withTraits(Vector.of(CreatedTrait.asset("Net", DieSize.D8)))),
                Heroes.SPIDER);
        assertThat(table.refusal(new CastCommand.GiveAsset(Heroes.DEVIL, senses, Heroes.SPIDER)))
                .isEqualTo(new SceneViolation.NotAnAsset(senses));
        for (CastId to : Vector.of(Heroes.SPIDER, Heroes.DEVIL)) {
            assertThat(table.refusal(new CastCommand.GiveAsset(Heroes.DEVIL, net, to)))
                    .isEqualTo(new SceneViolation.AlreadyHasAsset(to, net));
        }
    }

    // 9 with an effect of D8 against 6: the D8 of the distinction is met.
    @Test
    @Verifies({USE, SCENE_DISTINCTION, OPPOSE})
    void distinctionsOfTheSceneAreShutDown() {
        Trait fire = Trait.sceneDistinction("Burning Building");
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(ActionCommand.DeclareAction.help("Spider-Man", "Daredevil", fire))
                .add(ACTION, Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
                .roll(ACTION, Vector.of(4, 5, 2), Vector.of(0, 1), 2);
        // The doom pool and the distinction stand against it.
        assertThat(Scene.dice(table.state()).get()).containsExactly(DieSize.D6, DieSize.D6, DieSize.D8);
        table.roll(RollSide.REACTION, Vector.of(3, 3, 2), Vector.of(0, 1), 2);
        assertThat(table.refusal(
                        new ActionCommand.UseEffect(new EffectUse.RemoveTrait(Trait.sceneDistinction("Flooded")))))
                .isEqualTo(new SceneViolation.NoSuchDistinction(Trait.sceneDistinction("Flooded")));
        table.use(new EffectUse.RemoveTrait(fire));
        assertThat(table.state().distinctions()).isEmpty();
        // A power that could easily do it needs no roll.
        SceneFixture easy = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(new StoryCommand.RemoveTraitWithPower(Heroes.SPIDER, "Webs", Option.none(), fire));
        assertThat(easy.state().distinctions()).isEmpty();
    }

    // The distinction starts as a D8. Effects step it either way, whoever is attacked; the next pool has the new die.
    @Test
    @Verifies({USE, SCENE_DISTINCTION, SCENE_DISTINCTION_HAS_NO_OWNER})
    void distinctionsOfTheSceneStepUpAndBack() {
        Trait fire = Trait.sceneDistinction("Burning Building");
        assertThat(stepped(fire, false, 1).state().distinctionDie("Burning Building"))
                .contains(DieSize.D6);
        // Up from D12 it stays; Vulture takes it into a pool.
        SceneFixture grown = stepped(fire, true, 3);
        assertThat(grown.state().distinctionDie("Burning Building")).contains(DieSize.D12);
        grown.hurt(Heroes.VULTURE, Heroes.SPIDER).add(ACTION, fire);
        assertThat(grown.sizes(ACTION)).containsExactly(DieSize.D12);
        // Back from D4 it is gone.
        SceneState gone = stepped(fire, false, 3).state();
        assertThat(gone.distinctions()).isEmpty();
        assertThat(gone.steppedDistinctions()).isEmpty();
        assertThat(gone.distinctionDie("Burning Building")).isEmpty();
        // A D8 does not remove what has grown to D10.
        assertThat(attacked(stepped(fire, true, 1), Heroes.DEVIL)
                        .refusal(new ActionCommand.UseEffect(new EffectUse.RemoveTrait(fire))))
                .isEqualTo(new EffectViolation.EffectTooSmall(DieSize.D8, DieSize.D10));
        // The next scene has its own.
        SceneFixture next = stepped(fire, true, 1)
                .play(new StoryCommand.EndScene(), StoryCommand.BeginScene.action("Burning Building"));
        assertThat(next.state().distinctionDie("Burning Building")).contains(DieSize.D8);
    }

    /** One after the other attacks and steps the distinction, this many of them; then the next is named. */
    private static SceneFixture stepped(Trait distinction, boolean up, int times) {
        Vector<CastId> actors = Vector.of(Heroes.SPIDER, Heroes.DEVIL, Heroes.RHINO, Heroes.VULTURE);
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER);
        for (int i = 0; i < times; i++) {
            attacked(table, actors.get(i))
                    .use(new EffectUse.StepTrait(distinction, up))
                    .end()
                    .play(new StoryCommand.NameNext(Option.some(actors.get(i)), actors.get(i + 1)));
        }
        return table;
    }

    // 9 against 6 is no step up, and D8 against D8 none back.
    private static SceneFixture attacked(SceneFixture table, CastId character) {
        String whom = table.character(character).isHero() ? "Rhino" : "Spider-Man";
        return table.play(ActionCommand.ReportResult.of(
                ActionCommand.DeclareAction.attack(character.name(), whom),
                RollResult.of(9, DieSize.D8),
                RollResult.of(6, DieSize.D8)));
    }

    // What the table says is a sheet that the rules accept, and the newcomer is there at once.
    @Test
    @Verifies({SCENES, DATAFILE})
    void aNewcomerIsPrompted() {
        SceneState turn = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER).state();
        Choice<SceneCommand> offered = Scene.GAME
                .choices(turn)
                .find(choice -> choice.describe().equals("Add a character to the cast"))
                .get();
        for (int i = 0; i < 20; i++) {
            CastCommand.JoinCast joins =
                    (CastCommand.JoinCast) offered.command(io.github.crisisrules.core.prompt.AnswerSource.random(
                            Seed.of(i).random()));
            Decision<SceneState, SceneEvent> joined = Scene.GAME.decide(turn, joins);
            CastId character = new CastId(joins.sheet().datafile().name());
            assertThat(joined.state().isAble(character)).isTrue();
            assertThat(joined.state().known(character).isHero())
                    .isEqualTo(joins.sheet().isHero());
        }
    }

    @Test
    @Verifies({RECOVER_TRANSITION, VILLAIN_HELP, VILLAINS_RECOVER_BY_THEMSELVES})
    void aVillainRecoversOnItsOwn() {
        Ailment body = Ailment.stress(StressType.PHYSICAL);
        SceneFixture table = SceneFixture.transition(Heroes.hurt(Heroes.withDoom("2d6"), Heroes.RHINO, DieSize.D10));
        assertThat(table.refusal(SceneFixture.healing(Heroes.VULTURE, Heroes.RHINO, body, false))
                        .rule())
                .containsExactly(VILLAIN_HELP);
        table.heal(Heroes.RHINO, Heroes.RHINO, body)
                .add(ACTION, Trait.solo(), Trait.power("Might of the Rhino"), Trait.distinction("Brute"))
                .roll(ACTION, Vector.of(6, 9, 5), Vector.of(0, 1), 2)
                .roll(RollSide.REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0);
        // D10 eased to D8 when the scene began; a villain may feed doom instead, so it is asked.
        table.use(new EffectUse.Recover());
        assertThat(table.character(Heroes.RHINO).harm()).isEqualTo(Ailments.none());
    }

    @Test
    @Verifies({WATCHER_RULES_ON_SPECIAL_EFFECTS, PP_ANY, DOOM_SPEND})
    void aRulingIsWrittenDownWithWhatFollowsFromIt() {
        SceneFixture table = SceneFixture.turnOf(Heroes.withDoom("d6+d8"), Heroes.SPIDER)
                .play(new StoryCommand.UseSfx(Heroes.SPIDER, "Spider-Sense", Payment.plotPoint()))
                .play(CastCommand.MakeRuling.of(
                        "Spider-Sense warns of the falling roof",
                        new Consequence.GainAsset(Heroes.SPIDER, "Forewarned", DieSize.D8),
                        new Consequence.TakeStress(Heroes.DEVIL, StressType.PHYSICAL, DieSize.D6),
                        new Consequence.StepHarm(Heroes.DEVIL, Ailment.stress(StressType.PHYSICAL), true),
                        new Consequence.TakeComplication(Heroes.RHINO, "Buried", DieSize.D8),
                        new Consequence.LoseTrait(Option.some(Heroes.VULTURE), Trait.distinction("Brute")),
                        new Consequence.ChangeTrait(Heroes.SPIDER, Trait.power("Webs"), DieSize.D6),
                        new Consequence.EarnPlotPoint(Heroes.DEVIL),
                        new Consequence.AddDoom(DieSize.D10),
                        new Consequence.RemoveDoom(DieSize.D6)));
        assertThat(table.character(Heroes.SPIDER).traits())
                .containsExactly(CreatedTrait.asset("Forewarned", DieSize.D8));
        assertThat(table.character(Heroes.SPIDER).die(Trait.power("Webs"))).contains(DieSize.D6);
        assertThat(table.character(Heroes.DEVIL).harm()).hasToString("physical D8");
        assertThat(table.points(Heroes.DEVIL)).isEqualTo(2);
        assertThat(table.character(Heroes.RHINO).traits())
                .containsExactly(CreatedTrait.complication("Buried", DieSize.D8));
        assertThat(table.character(Heroes.VULTURE).die(Trait.distinction("Brute")))
                .isEmpty();
        assertThat(table.state().doom()).hasToString("d8+d10");
        assertThat(table.log()).contains("RulingMade[ruling=Spider-Sense warns of the falling roof]");
        // All of it, or nothing: the D6 is gone already.
        assertThat(table.refusal(CastCommand.MakeRuling.of(
                        "Doom fades",
                        new Consequence.EarnPlotPoint(Heroes.SPIDER),
                        new Consequence.RemoveDoom(DieSize.D6))))
                .isEqualTo(new DoomViolation.NoSuchDoomDie(DieSize.D6, Pool.of("d8+d10")));
        assertThat(table.refusal(CastCommand.MakeRuling.of(" ")))
                .isEqualTo(new SceneViolation.BlankText(SceneViolation.Part.RULING));
    }

    /** A lone hero, and every villain, is free again when the scene is over and people rest. */
    @Test
    @Verifies({COMPLICATION_OUT, COMPLICATION_PAST_D12_GOES_IN_TRANSITION})
    void aComplicationPastD12IsNoDeadEnd() {
        CreatedTrait stuck = CreatedTrait.complication("Webbed", DieSize.D12).stepUp();
        SceneFixture table = new SceneFixture(Heroes.state()
                        .without(Heroes.DEVIL)
                        .change(Heroes.SPIDER, one -> one.withTraits(Vector.of(stuck)))
                        .change(Heroes.RHINO, one -> one.withTraits(Vector.of(stuck))))
                .play(StoryCommand.BeginScene.action(), new StoryCommand.EndScene());
        assertThat(table.character(Heroes.SPIDER).isAble()).isFalse();
        table.play(StoryCommand.BeginScene.transition());
        assertThat(table.character(Heroes.SPIDER).isAble()).isTrue();
        assertThat(table.character(Heroes.RHINO).traits()).isEmpty();
    }

    // 13 against 6 is one step: D8 to D10; a reaction's D12 steps it back.
    @Test
    @Verifies({SEQUENCE, WIN, EFFECT_UP, EFFECT_BACK, ORDER})
    void aResultFromTheTableIsOneCommand() {
        ActionCommand.DeclareAction attack = ActionCommand.DeclareAction.attack("Spider-Man", "Rhino");
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(ActionCommand.ReportResult.of(
                        attack, RollResult.of(13, DieSize.D8), RollResult.of(6, DieSize.D12)));
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D8);
        table.use(EffectUse.stress(StressType.PHYSICAL));
        assertThat(table.character(Heroes.RHINO).harm()).hasToString("physical D8");
        assertThat(table.state().order().acted()).containsExactly(Heroes.SPIDER);
        assertThat(SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                        .refusal(new ActionCommand.ReportResult(attack, RollResult.of(13, DieSize.D8), Option.none())))
                .isEqualTo(new ActionViolation.WrongResultCount(true));
    }

    // The Watcher buys the action's opportunities first; then Daredevil buys one of Rhino's; using the effect ends it.
    @Test
    @Verifies({SEQUENCE, DOOM_GROW, PP_OPP, OPPORTUNITIES_ARE_BOUGHT_BEFORE_THE_NEXT_STEP})
    void opportunitiesOfReportedResultsAreBought() {
        ActionCommand.ReportResult report = ActionCommand.ReportResult.of(
                ActionCommand.DeclareAction.attack("Spider-Man", "Rhino"),
                new RollResult(13, Vector.of(DieSize.D8, DieSize.D6), 2),
                RollResult.of(9, DieSize.D6).withOpportunities(2));
        SceneFixture table =
                SceneFixture.turnOf(Heroes.withDoom("2d6"), Heroes.SPIDER).play(report);
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D8, DieSize.D6);
        table.play(new ActionCommand.BuyOpportunities(DoomGrowth.ADD_D6, 2));
        assertThat(table.state().doom()).hasToString("4d6");
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(3);
        table.play(new ActionCommand.StepUpNextPush(Heroes.DEVIL));
        assertThat(table.points(Heroes.DEVIL)).isZero();
        SceneFixture passed =
                SceneFixture.turnOf(Heroes.withDoom("2d6"), Heroes.SPIDER).play(report);
        for (SceneFixture used : Vector.of(table, passed)) {
            used.use(EffectUse.stress(StressType.PHYSICAL));
            assertThat(used.refusal(new ActionCommand.BuyOpportunities(DoomGrowth.ADD_D6, 1)))
                    .isEqualTo(new ActionViolation.NoOpportunity(1, 0));
            assertThat(used.refusal(new ActionCommand.StepUpNextPush(Heroes.SPIDER)))
                    .isEqualTo(new ActionViolation.NoOpportunity(1, 0));
        }
    }

    // 13 with a D8 against 9: Daredevil's D8 is met, and steps back.
    @Test
    @Verifies({SEQUENCE, RECOVER_ACTION})
    void aRecoveryFromTheTableIsOfferedAndIsOneCommand() {
        SceneFixture table = SceneFixture.turnOf(Heroes.hurt(Heroes.state(), Heroes.DEVIL, DieSize.D8), Heroes.SPIDER);
        ActionCommand.DeclareAction heal =
                SceneFixture.healing(Heroes.SPIDER, Heroes.DEVIL, Ailment.stress(StressType.PHYSICAL), false);
        assertThat(Scene.GAME
                        .choices(table.state())
                        .flatMap(Choice::questions)
                        .filter(SceneQuestion.WhichAction.class::isInstance)
                        .flatMap(question -> ((SceneQuestion.WhichAction) question).options()))
                .contains(heal);
        table.play(ActionCommand.ReportResult.of(heal, RollResult.of(13, DieSize.D8), RollResult.of(9, DieSize.D6)));
        assertThat(table.character(Heroes.DEVIL).harm()).hasToString("physical D6");
        assertThat(table.state().order().acted()).containsExactly(Heroes.SPIDER);
    }

    @Test
    @Verifies({ROLL, SEQUENCE})
    void facesFromTheTableAreOneCommand() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .play(new ActionCommand.ReportRoll(Vector.of(
                        new RolledDie(DieSize.D8, 5), new RolledDie(DieSize.D10, 9), new RolledDie(DieSize.D8, 1))));
        // Two usable dice leave no choice: 14 with a D4 stands, and the Watcher may buy the opportunity.
        assertThat(table.state().exchange().get().action().result())
                .contains(RollResult.of(14, DieSize.D4).withOpportunities(1));
        table.play(new ActionCommand.BuyOpportunities(DoomGrowth.ADD_D6, 1));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(table.add(RollSide.REACTION, Trait.solo())
                        .refusal(new ActionCommand.ReportRoll(Vector.of(new RolledDie(DieSize.D8, 5)))))
                .isEqualTo(new ActionViolation.PoolAlreadyBuilt());
    }

    @Test
    @Verifies({STRESS, PP_AFTER})
    void stressFromTheTableIsOneCommandAndMayBeTakenAsAnotherType() {
        SceneFixture table = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(new CastCommand.ReportStress(Heroes.SPIDER, StressType.PHYSICAL, DieSize.D8));
        assertThat(table.state().exchange()).isEmpty();
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("physical D8");
        table.play(new ActionCommand.ChangeStress(StressType.MENTAL, Payment.plotPoint()));
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("mental D8");
        // What happened to that one since is not undone.
        SceneFixture later = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(new CastCommand.ReportStress(Heroes.SPIDER, StressType.PHYSICAL, DieSize.D8))
                .play(CastCommand.MakeRuling.of(
                        "First aid",
                        new Consequence.StepHarm(Heroes.SPIDER, Ailment.stress(StressType.PHYSICAL), false)));
        assertThat(later.refusal(new ActionCommand.ChangeStress(StressType.MENTAL, Payment.plotPoint())))
                .isEqualTo(new EffectViolation.NoStressToChange());
    }

    /** Blank names are refused wherever people write one. */
    @Test
    @Verifies(DATAFILE)
    void namesAreWritten() {
        SceneFixture table = SceneFixture.turnOf(Heroes.withDoom("2d8"), Heroes.SPIDER);
        for (SceneCommand command : Vector.of(
                new StoryCommand.CreateSceneDistinction(" ", DieSize.D8),
                StoryCommand.UseSceneEffect.of("", DieSize.D8),
                CastCommand.MakeRuling.of("So be it", new Consequence.GainAsset(Heroes.SPIDER, "", DieSize.D8)),
                CastCommand.MakeRuling.of(
                        "So be it", new Consequence.TakeComplication(Heroes.SPIDER, " ", DieSize.D8)))) {
            assertThat(table.refusal(command)).as("%s", command).isInstanceOf(SceneViolation.BlankText.class);
        }
        assertThat(new SceneFixture(Heroes.state()).refusal(StoryCommand.BeginScene.action("Rain", "")))
                .isEqualTo(new SceneViolation.BlankText(SceneViolation.Part.SCENE_DISTINCTION));
        assertThat(new SceneFixture(Heroes.state()).refusal(StoryCommand.BeginScene.action("Rain", "Rain")))
                .isEqualTo(new SceneViolation.NameTaken("Rain"));
    }
}
