package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.REACTIONS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_11;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_15;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_18;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_20;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_3;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_5;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_8;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_9;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.VILLAIN_HELP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.WIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.EffectUse;
import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.Harm;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Affiliation;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.datafile.TraitKind;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class ActionTest {
    private static final RollSide ACTION = RollSide.ACTION;
    private static final RollSide REACTION = RollSide.REACTION;
    private static final Payment PP = Payment.plotPoint();

    /** Spider-Man attacks Rhino with buddy D8, Strength D10, Webs D8: total 14, effect D8; Rhino is to react. */
    private static Table attack() {
        return Table.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, TraitKind.AFFILIATION, "BUDDY")
                .add(ACTION, TraitKind.POWER, "Strength", "Webs")
                .roll(ACTION, Vector.of(5, 9, 4), Vector.of(0, 1), 2)
                .declare(ACTION);
    }

    private static Table rhino(Table table, int one, int two, int effect) {
        return table.add(REACTION, TraitKind.AFFILIATION, "SOLO")
                .add(REACTION, TraitKind.POWER, "Might of the Rhino")
                .add(REACTION, TraitKind.DISTINCTION, "Brute")
                .roll(REACTION, Vector.of(one, two, effect), Vector.of(0, 1), 2)
                .declare(REACTION);
    }

    @Test
    @Verifies({SEQUENCE, OPPOSE, WIN, USE, STRESS, ORDER})
    void anAttackGoesThroughAllSteps() {
        Table table = rhino(attack(), 3, 8, 5);
        // 14 against 11: won without a step; Rhino's D8 is not larger than the D8.
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D8);
        table.use(new EffectUse.Inflict(StressType.PHYSICAL)).play(new ActionCommand.EndAction());
        assertThat(table.who(Heroes.RHINO).harm()).hasToString("physical D8");
        assertThat(table.state().exchange()).isEmpty();
        assertThat(table.state().order().acted()).containsExactly(Heroes.SPIDER);
    }

    @Test
    @Verifies({EFFECT_UP, RULING_8})
    void aMarginOfFiveStepsTheEffectUpAndPastD12OpensASecond() {
        assertThat(rhino(attack(), 3, 6, 5).state().exchange().get().effects()).containsExactly(DieSize.D10);
        // Total 18 from a D10 and a D8, effect D10, against 5: two steps past D12.
        Table table = Table.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, TraitKind.AFFILIATION, "BUDDY")
                .add(ACTION, TraitKind.POWER, "Strength", "Webs")
                .add(ACTION, TraitKind.SPECIALTY, "Acrobatics")
                .add(ACTION, TraitKind.DISTINCTION, "Wisecracker")
                .roll(ACTION, Vector.of(8, 10, 3, 2, 5), Vector.of(0, 1), 3)
                .declare(ACTION);
        table = rhino(table, 3, 2, 5);
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D12);
        assertThat(table.refusal(new ActionCommand.TakeSecondEffect(0)).rule()).isEqualTo(ROLL);
        table.play(new ActionCommand.TakeSecondEffect(2));
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D12, DieSize.D8);
        assertThat(table.refusal(new ActionCommand.TakeSecondEffect(4)).rule()).isEqualTo(EFFECT_UP);
    }

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

    @Test
    @Verifies({PP_AFTER, DOOM_SPEND})
    void moreDiceAreBoughtAfterTheRoll() {
        Table table = Table.turnOf(
                        Heroes.state().withDoom(DicePool.parse("d6+d12").get()), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, TraitKind.AFFILIATION, "BUDDY")
                .add(ACTION, TraitKind.POWER, "Strength", "Webs")
                .add(ACTION, TraitKind.SPECIALTY, "Science")
                .roll(ACTION, Vector.of(5, 9, 4, 3), Vector.of(0, 1), 2);
        assertThat(table.refusal(new ActionCommand.BuyTotalDie(ACTION, 2, PP)).rule())
                .isEqualTo(ROLL);
        assertThat(table.refusal(new ActionCommand.BuyTotalDie(ACTION, 3, Payment.doomDie(DieSize.D6)))
                        .rule())
                .isEqualTo(DOOM_SPEND);
        table.play(new ActionCommand.BuyTotalDie(ACTION, 3, PP));
        assertThat(table.state().exchange().get().action().choice().get().total())
                .isEqualTo(17);
        assertThat(table.points(Heroes.SPIDER)).isZero();
        table.declare(ACTION)
                .add(REACTION, TraitKind.AFFILIATION, "SOLO")
                .add(REACTION, TraitKind.POWER, "Might of the Rhino")
                .add(REACTION, TraitKind.DISTINCTION, "Brute")
                .play(new ActionCommand.AddDoomDie(REACTION, DieSize.D6));
        assertThat(table.state().doom()).hasToString("d12");
        table.roll(REACTION, Vector.of(3, 11, 5, 4), Vector.of(0, 1), 2);
        // Rhino's spare die is the D6: any doom die pays for it, and a D12 gives the heroes XP.
        table.play(new ActionCommand.BuyEffectDie(REACTION, 3, Payment.doomDie(DieSize.D12)));
        assertThat(table.state()
                        .exchange()
                        .get()
                        .reaction()
                        .get()
                        .choice()
                        .get()
                        .effects())
                .containsExactly(DieSize.D8, DieSize.D6);
        assertThat(table.who(Heroes.DEVIL).experience().xp()).isEqualTo(1);
        assertThat(table.state().doom()).isEqualTo(DicePool.empty());
    }

    @Test
    @Verifies({DOOM_SPEND})
    void aDoomDieSmallerThanTheDieItBuysIsRefused() {
        Table table = attack().add(REACTION, TraitKind.AFFILIATION, "SOLO")
                .add(REACTION, TraitKind.POWER, "Might of the Rhino")
                .add(REACTION, TraitKind.DISTINCTION, "Brute")
                .play(new ActionCommand.AddDoomDie(REACTION, DieSize.D6))
                .roll(REACTION, Vector.of(3, 11, 5, 4), Vector.of(0, 3), 2);
        assertThat(table.refusal(new ActionCommand.BuyTotalDie(REACTION, 1, Payment.doomDie(DieSize.D6))))
                .isEqualTo(new DoomViolation.DoomDieTooSmall(DoomSpend.EXTRA_TOTAL_DIE, DieSize.D6, DieSize.D12));
        assertThat(table.refusal(new ActionCommand.BuyTotalDie(REACTION, 1, Payment.doomDie(DieSize.D8)))
                        .rule())
                .isEqualTo(DOOM_SPEND);
        assertThat(table.refusal(new ActionCommand.BuyTotalDie(REACTION, 1, PP)).rule())
                .isEqualTo(DOOM_SPEND);
    }

    @Test
    @Verifies({DOOM_GROW, PP_EARN})
    void theWatcherBuysOpportunities() {
        Table table = Table.turnOf(Heroes.state(), Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, TraitKind.AFFILIATION, "BUDDY")
                .add(ACTION, TraitKind.POWER, "Strength", "Webs")
                .roll(ACTION, Vector.of(1, 9, 1), Vector.of(1), -1)
                .play(new ActionCommand.DeclareResult(ACTION));
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ADD_D6, 3))
                        .rule())
                .isEqualTo(DOOM_GROW);
        Table both = new Table(table.state()).play(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ONE_DIE, 2));
        assertThat(both.state().doom()).hasToString("2d6+d8");
        assertThat(both.points(Heroes.SPIDER)).isEqualTo(2);
        table.play(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.STEP_UP_LOWEST, 1));
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ONE_DIE, 1))
                        .rule())
                .isEqualTo(DOOM_GROW);
        table.play(new ActionCommand.BuyOpportunities(ACTION, DoomGrowth.ADD_D6, 1));
        assertThat(table.state().doom()).hasToString("2d6+d8");
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(3);
        assertThat(table.refusal(new ActionCommand.StepUpNextPush(ACTION, Heroes.DEVIL))
                        .rule())
                .isEqualTo(PP_OPP);
    }

    @Test
    @Verifies({PP_OPP, RULING_15})
    void heroesSpendOnTheWatchersOpportunities() {
        SceneState rich = Heroes.state()
                .change(
                        Heroes.SPIDER,
                        one -> one.withPlotPoints(new PlotPoints(4))
                                .withTraits(Vector.of(Temporary.asset("Net", DieSize.D6))));
        Table table = Table.turnOf(rich, Heroes.DEVIL);
        table.hurt(Heroes.DEVIL, Heroes.RHINO)
                .add(ACTION, TraitKind.SPECIALTY, "Medicine")
                .roll(ACTION, Vector.of(4), Vector.of(0), -1)
                .declare(ACTION)
                .add(REACTION, TraitKind.AFFILIATION, "SOLO")
                .add(REACTION, TraitKind.DISTINCTION, "Brute")
                .add(REACTION, TraitKind.POWER, "Might of the Rhino")
                .roll(REACTION, Vector.of(1, 1, 1), Vector.empty(), -1)
                .play(new ActionCommand.DeclareResult(REACTION));
        assertThat(table.refusal(new ActionCommand.BuyOpportunities(REACTION, DoomGrowth.ADD_D6, 1))
                        .rule())
                .isEqualTo(PP_OPP);
        table.play(
                new ActionCommand.StepUpAsset(REACTION, Heroes.SPIDER, new Trait(TraitKind.ASSET, "Net")),
                new ActionCommand.FindResource(REACTION, Heroes.SPIDER, "Acrobatics", "Trapeze"),
                new ActionCommand.StepUpNextPush(REACTION, Heroes.SPIDER));
        assertThat(table.who(Heroes.SPIDER).traits().map(Temporary::toString))
                .containsExactly("ASSET Net D8 (roll)", "RESOURCE Trapeze D8 (scene)");
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(1);
        assertThat(table.refusal(new ActionCommand.StepUpNextPush(REACTION, Heroes.SPIDER))
                        .rule())
                .isEqualTo(DOOM_GROW);
        table.play(new ActionCommand.SettleRoll(REACTION), new ActionCommand.EndAction())
                .play(new TableCommand.NameNext(Option.some(Heroes.DEVIL), Heroes.SPIDER))
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .play(Table.buy(ACTION, PlotSpend.PUSH, TraitKind.PUSH, "Push", PP));
        assertThat(table.state().exchange().get().action().sizes()).containsExactly(DieSize.D8);
        assertThat(table.who(Heroes.SPIDER).boosts()).isZero();
    }

    // Rhino rolls 19 against 14: one step up from D8; the attack's D8 is not larger.
    @Test
    @Verifies({PP_AFTER, RULING_5, RULING_8})
    void aWonReactionCounterAttacksForADie() {
        Table table = rhino(attack(), 8, 11, 5);
        assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.Inflict(StressType.PHYSICAL)))
                        .rule())
                .isEqualTo(USE);
        table.play(new ActionCommand.CounterAttack(Payment.doomDie(DieSize.D6)));
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D10);
        assertThat(table.refusal(new ActionCommand.CounterAttack(Payment.doomDie(DieSize.D6)))
                        .rule())
                .isEqualTo(RULING_5);
        table.use(new EffectUse.Inflict(StressType.PHYSICAL));
        assertThat(table.who(Heroes.SPIDER).harm()).hasToString("physical D10");
        // The one hurt may take it as another type.
        assertThat(table.refusal(new ActionCommand.ChangeStress(StressType.PHYSICAL, PP))
                        .rule())
                .isEqualTo(PP_AFTER);
        table.play(new ActionCommand.ChangeStress(StressType.EMOTIONAL, PP));
        assertThat(table.who(Heroes.SPIDER).harm()).hasToString("emotional D10");
        assertThat(table.refusal(new ActionCommand.ChangeStress(StressType.MENTAL, PP))
                        .rule())
                .isEqualTo(PP_AFTER);
        assertThat(rhino(attack(), 3, 8, 5)
                        .refusal(new ActionCommand.CounterAttack(Payment.doomDie(DieSize.D6)))
                        .rule())
                .isEqualTo(RULING_5);
    }

    @Test
    @Verifies({EFFECT_BACK})
    void aLargerReactionEffectStepsTheAttackBack() {
        Table table = attack().add(REACTION, TraitKind.AFFILIATION, "SOLO")
                .add(REACTION, TraitKind.POWER, "Might of the Rhino")
                .add(REACTION, TraitKind.DISTINCTION, "Brute")
                .roll(REACTION, Vector.of(3, 8, 7), Vector.of(0, 2), 1)
                .declare(REACTION);
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D6);
    }

    @Test
    @Verifies({RULING_11, RULING_18, REACTIONS, TRAUMA})
    void whoIsStressedOutDoesNotReact() {
        SceneState out = Heroes.state()
                .change(
                        Heroes.RHINO,
                        one -> one.withHarm(
                                Harm.none().take(StressType.MENTAL, DieSize.D12).take(StressType.MENTAL, DieSize.D4)));
        Table table = Table.turnOf(out, Heroes.SPIDER)
                .hurt(Heroes.SPIDER, Heroes.RHINO)
                .add(ACTION, TraitKind.AFFILIATION, "BUDDY")
                .add(ACTION, TraitKind.POWER, "Strength", "Webs")
                .roll(ACTION, Vector.of(5, 9, 4), Vector.of(0, 1), 2)
                .declare(ACTION);
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D8);
        table.use(new EffectUse.Inflict(StressType.PHYSICAL)).play(new ActionCommand.EndAction());
        assertThat(table.who(Heroes.RHINO).harm()).hasToString("mental past D12, physical trauma D8, mental trauma D6");
        assertThat(table.refusal(new TableCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.RHINO))
                        .rule())
                .isEqualTo(RULING_11);
    }

    @Test
    @Verifies({REACTIONS, ORDER})
    void reactionsCostNoAction() {
        Table table = rhino(attack(), 3, 8, 5).play(new ActionCommand.EndAction());
        assertThat(table.state().waiting()).contains(Heroes.RHINO);
        table.play(new TableCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.DEVIL))
                .hurt(Heroes.DEVIL, Heroes.RHINO)
                .add(ACTION, TraitKind.SPECIALTY, "Medicine")
                .roll(ACTION, Vector.of(4), Vector.of(0), -1)
                .declare(ACTION);
        assertThat(rhino(table, 3, 8, 5).state().exchange().get().winner()).contains(REACTION);
    }

    @Test
    @Verifies({USE, RULING_9, RULING_20})
    void effectDiceChangeTraitsButNeverStressOrTrauma() {
        Table table = rhino(attack(), 3, 8, 5);
        Trait might = new Trait(TraitKind.POWER, "Might of the Rhino");
        Trait brute = new Trait(TraitKind.DISTINCTION, "Brute");
        assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.RemoveTrait(might))))
                .isEqualTo(new EffectViolation.EffectTooSmall(DieSize.D8, DieSize.D12));
        for (TraitKind kind : new TraitKind[] {TraitKind.STRESS, TraitKind.TRAUMA}) {
            Trait harm = new Trait(kind, "PHYSICAL");
            assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.StepTrait(harm, true)))
                            .rule())
                    .isEqualTo(RULING_9);
            assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.RemoveTrait(harm)))
                            .rule())
                    .isEqualTo(RULING_9);
        }
        assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.FeedDoom()))
                        .rule())
                .isEqualTo(RULING_9);
        assertThat(table.refusal(new ActionCommand.UseEffect(new EffectUse.MakeAsset("Net", Heroes.SPIDER)))
                        .rule())
                .isEqualTo(USE);
        Table stepped = new Table(table.state()).use(new EffectUse.StepTrait(might, false));
        assertThat(stepped.who(Heroes.RHINO).die(might)).contains(DieSize.D10);
        Table shut = new Table(table.state()).use(new EffectUse.RemoveTrait(brute));
        assertThat(shut.who(Heroes.RHINO).die(brute)).isEmpty();
        shut.play(new ActionCommand.EndAction(), new TableCommand.EndScene());
        assertThat(shut.who(Heroes.RHINO).die(brute)).contains(DieSize.D8);
        table.use(new EffectUse.Complicate("Webbed"));
        assertThat(table.who(Heroes.RHINO).traits().map(Temporary::toString))
                .containsExactly("COMPLICATION Webbed D8 (scene)");
    }

    @Test
    @Verifies({COMPLICATION_OUT, RULING_3})
    void aComplicationPastD12StopsItsBearer() {
        SceneState stuck = Heroes.state()
                .change(Heroes.RHINO, one -> one.withTraits(Vector.of(Temporary.complication("Webbed", DieSize.D12))));
        Table table = rhino(
                        Table.turnOf(stuck, Heroes.SPIDER)
                                .hurt(Heroes.SPIDER, Heroes.RHINO)
                                .add(ACTION, TraitKind.AFFILIATION, "BUDDY")
                                .add(ACTION, TraitKind.POWER, "Strength", "Webs")
                                .roll(ACTION, Vector.of(5, 9, 4), Vector.of(0, 1), 2)
                                .declare(ACTION),
                        3,
                        8,
                        5)
                .use(new EffectUse.Complicate("Webbed"))
                .play(new ActionCommand.EndAction());
        assertThat(table.who(Heroes.RHINO).isAble()).isFalse();
        table.play(new TableCommand.EndScene());
        assertThat(table.who(Heroes.RHINO).isAble()).isFalse();
    }

    @Test
    @Verifies({OPPOSE, USE, VILLAIN_HELP})
    void helpIsOpposedByTheDoomPoolAndMakesAssets() {
        Table table = Table.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(Table.helping(Heroes.SPIDER, Heroes.DEVIL))
                .add(ACTION, TraitKind.AFFILIATION, "BUDDY")
                .add(ACTION, TraitKind.POWER, "Webs", "Wall-Crawling")
                .roll(ACTION, Vector.of(5, 4, 2), Vector.of(0, 1), 2)
                .declare(ACTION);
        assertThat(table.state().exchange().get().reaction().get().sizes()).containsExactly(DieSize.D6, DieSize.D6);
        table.roll(REACTION, Vector.of(3, 6), Vector.of(0, 1), -1).declare(REACTION);
        assertThat(table.state().doom()).hasToString("2d6");
        table.use(new EffectUse.MakeAsset("Web Line", Heroes.DEVIL))
                .play(new ActionCommand.EndAction())
                .play(new TableCommand.KeepTrait(
                        Heroes.DEVIL, Heroes.DEVIL, new Trait(TraitKind.ASSET, "Web Line"), PP));
        assertThat(table.who(Heroes.DEVIL).traits().map(Temporary::toString))
                .containsExactly("ASSET Web Line D6 (scene)");
        assertThat(table.points(Heroes.DEVIL)).isZero();
    }
}
