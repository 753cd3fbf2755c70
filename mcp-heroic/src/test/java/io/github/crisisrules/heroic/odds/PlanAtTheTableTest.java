package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.die.RolledDie;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.PoolPart;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneStart;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The table accepts everything that odds and advice count on: on every roll, with every plan, to the same outcome. */
class PlanAtTheTableTest {
    private static final CastId HERO = new CastId("Hero");

    private static Datafile named(String name) {
        return Datafile.builder()
                .name(name)
                .affiliations(new Affiliations(DieSize.D6, DieSize.D6, DieSize.D6))
                .addDistinctions("Distinction")
                .addPowerSets(PowerSet.builder()
                        .name("Set")
                        .addPowers(Power.of("Power", DieSize.D6))
                        .build())
                .build();
    }

    /** A hero with plot points for everything attacks a villain with a doom die for everything. */
    private static Play<SceneState, SceneCommand, SceneEvent> attack() {
        return attack(9);
    }

    private static Play<SceneState, SceneCommand, SceneEvent> attack(int plotPoints) {
        SceneStart start = SceneStart.of(
                        CastSheet.hero(named("Hero")).withPlotPoints(new PlotPoints(plotPoints)),
                        CastSheet.villain(named("Villain")))
                .withDoom(Pool.of("9d12"));
        return Play.started(Scene.start(start))
                .apply(StoryCommand.BeginScene.action())
                .apply(StoryCommand.NameNext.byWatcher("Hero"))
                .apply(ActionCommand.DeclareAction.attack("Hero", "Villain"));
    }

    private static Vector<Roll> rolls(Pool pool) {
        Vector<Vector<RolledDie>> all = Vector.of(Vector.empty());
        for (DieSize die : pool.dice()) {
            all = all.flatMap(
                    before -> Vector.rangeClosed(1, die.sides()).map(face -> before.append(new RolledDie(die, face))));
        }
        return all.map(Roll::new);
    }

    private static DiceChoice choice(RollPlan plan, PickStrategy pick, Roll roll) {
        return pick.choose(roll, plan.inTotal()).withLargestSpares(plan.extraEffectDice());
    }

    /** The dice fall as they do, and the plan is kept: where the table leaves a choice, this is it. */
    private static Play<SceneState, SceneCommand, SceneEvent> keeping(
            Play<SceneState, SceneCommand, SceneEvent> play, DiceChoice choice, boolean hero) {
        Play<SceneState, SceneCommand, SceneEvent> rolled =
                play.apply(new ActionCommand.ReportRoll(choice.roll().dice()));
        return rolled.state().rollAt(RollStage.CHOICE).isEmpty()
                ? rolled
                : rolled.apply(new ActionCommand.ChooseDice(
                        choice.totalDice(),
                        choice.effectDice(),
                        hero ? Vector.empty() : choice.bought().map(place -> DieSize.D12)));
    }

    private static Vector<RollPlan> plans(Pool pool) {
        return Vector.rangeClosed(0, RollPlan.MAX_EXTRA_TOTAL_DICE)
                .flatMap(total -> Vector.rangeClosed(0, 1)
                        .map(effect ->
                                RollPlan.of(pool).withExtraTotalDice(total).withExtraEffectDice(effect)))
                .flatMap(plan -> Vector.of(
                                PickStrategy.HIGHEST_TOTAL,
                                PickStrategy.LARGEST_EFFECT,
                                PickStrategy.largestEffectReaching(7))
                        .map(plan::picking));
    }

    /** Every roll of these pools, with every number of dice bought and every way to pick. */
    @Test
    @Verifies({ROLL, PP_AFTER, DOOM_SPEND, EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4})
    void everyPlanThatOddsConsiderIsAcceptedOnEveryRoll() {
        Play<SceneState, SceneCommand, SceneEvent> attack = attack();
        Play<SceneState, SceneCommand, SceneEvent> answer = attack.apply(
                new ActionCommand.ReportRoll(Vector.of(new RolledDie(DieSize.D6, 4), new RolledDie(DieSize.D6, 3))));
        for (String dice : Vector.of("d4", "2d6", "d4+d6+d8", "3d4+d6")) {
            Pool pool = Pool.parse(dice).get();
            for (RollPlan plan : plans(pool)) {
                for (Roll roll : rolls(pool)) {
                    DiceChoice choice = choice(plan, plan.pick(), roll);
                    RollResult result = RollResult.of(choice);
                    SceneState acted = keeping(attack, choice, true).state();
                    assertThat(acted.exchange().get().action().result())
                            .as("%s of %s", plan, roll)
                            .contains(result);
                    assertThat(acted.known(HERO).plotPoints().count())
                            .isEqualTo(9 - choice.bought().size());
                    // A villain pays doom dice; after the reaction the action may be over, so the log is asked.
                    assertThat(keeping(answer, choice, false).log())
                            .as("%s of %s against 7", plan, roll)
                            .contains(new ActionEvent.ResultDeclared(RollSide.REACTION, Vector.empty(), choice));
                }
            }
        }
    }

    /** The advised choice is one the table takes, for the plot points that advice says, whatever was rolled and for whatever goal. */
    @Test
    @Verifies({ROLL, PP_BEFORE, PP_AFTER, PLAYERS_CHOOSE_TOTAL_AND_EFFECT, EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4})
    void theTableAcceptsWhatAdviceRecommends() {
        RandomSource random = Seed.ofWords("advised").random();
        for (int i = 0; i < 300; i++) {
            Pool pool = Pool.ofAll(Vector.fill(1 + random.below(7), () -> anyOf(DieSize.all(), random)));
            ReactionPlan reaction =
                    ReactionPlan.of(Pool.ofAll(Vector.fill(1 + random.below(4), () -> anyOf(DieSize.all(), random))));
            Goal goal = anyOf(Vector.of(Goal.WIN, Goal.TWO_EFFECTS, Goal.effect(anyOf(DieSize.all(), random))), random);
            int budget = random.below(4);
            // Before the roll: the plan, on a roll of the pool with what was bought into it.
            PlotPointAdvice before = PlotPointAdvice.best(
                    RollPlan.of(pool), DiceOnOffer.anyOf(DieSize.D6, DieSize.D8), budget, reaction, true, goal);
            assertThat(before.plotPoints()).isLessThanOrEqualTo(budget);
            RollPlan plan = before.plan();
            DiceChoice planned = choice(plan, plan.pick(), rolled(plan.pool(), random));
            int afterwards = before.plotPoints() - before.bought().size();
            assertKept(planned, afterwards, afterwards - planned.bought().size());
            // After the roll: the choice, for exactly what it costs.
            RollAdvice after = RollAdvice.best(rolled(pool, random), budget, reaction, true, goal);
            assertThat(after.plotPoints()).isLessThanOrEqualTo(budget);
            assertKept(after.choice(), after.plotPoints(), 0);
        }
    }

    /** Dice that are bought before the roll join the pool: a push or a stunt, and one more trait. */
    @Test
    @Verifies({POOL, PP_BEFORE})
    void diceThatAdviceBuysBeforeTheRollJoinThePool() {
        DiceOnOffer offered = DiceOnOffer.atMostOneOf(DieSize.D6, DieSize.D8).and(DieSize.D10);
        Datafile hero = named("Hero")
                .replacing(
                        named("Hero").powerSets().head(),
                        PowerSet.builder()
                                .name("Set")
                                .addPowers(Power.of("Power", DieSize.D6), Power.of("Strength", DieSize.D10))
                                .build());
        SceneStart start = SceneStart.of(
                CastSheet.hero(hero).withPlotPoints(new PlotPoints(3)), CastSheet.villain(named("Villain")));
        Play<SceneState, SceneCommand, SceneEvent> attack = Play.started(Scene.start(start))
                .apply(StoryCommand.BeginScene.action())
                .apply(StoryCommand.NameNext.byWatcher("Hero"))
                .apply(ActionCommand.DeclareAction.attack("Hero", "Villain"))
                .apply(ActionCommand.BuildPool.of(Trait.solo(), Trait.power("Power")));
        for (int budget = 0; budget <= 3; budget++) {
            for (Goal goal : RollAdviceTest.GOALS) {
                PlotPointAdvice advice = PlotPointAdvice.best(
                        RollPlan.of(Pool.of("2d6")), offered, budget, ReactionPlan.of(Pool.of("3d8")), true, goal);
                Vector<PoolPart> parts = advice.bought().dice().map(die -> switch (die) {
                    case D6 -> PoolPart.push("Harder");
                    case D8 -> PoolPart.stunt("Strength");
                    default -> PoolPart.extra(Trait.power("Strength"));
                });
                SceneState built =
                        attack.apply(new ActionCommand.BuildPool(parts)).state();
                assertThat(Scene.dice(built).map(Pool::ofAll))
                        .as("%s with %s PP", goal.name(), budget)
                        .contains(advice.plan().pool());
            }
        }
    }

    private static void assertKept(DiceChoice choice, int plotPoints, int left) {
        SceneState kept = keeping(attack(plotPoints), choice, true).state();
        assertThat(kept.exchange().get().action().result())
                .as("%s with %s PP", choice, plotPoints)
                .contains(RollResult.of(choice));
        assertThat(kept.known(HERO).plotPoints().count())
                .as("%s with %s PP", choice, plotPoints)
                .isEqualTo(left);
    }

    private static Roll rolled(Pool pool, RandomSource random) {
        return new Roll(pool.dice().map(die -> new RolledDie(die, 1 + random.below(die.sides()))));
    }

    private static <A> A anyOf(Vector<A> options, RandomSource random) {
        return options.get(random.below(options.size()));
    }

    /** All rolls against all rolls, played at the table: the tally is the distribution that odds give, to the last one. */
    @Test
    @Verifies({WIN, EFFECT_UP, EFFECT_BACK, EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4})
    void theTableComesToTheOutcomesOfTheOdds() {
        Pool action = Pool.of("d4+2d6");
        Pool reaction = Pool.of("d4+d6");
        for (int extra = 0; extra <= 1; extra++) {
            RollPlan plan = RollPlan.of(action).withExtraTotalDice(extra);
            LinkedHashMap<ActionOutcome, Long> tally = LinkedHashMap.empty();
            for (Roll acting : rolls(action)) {
                Play<SceneState, SceneCommand, SceneEvent> acted =
                        keeping(attack(), choice(plan, plan.pick(), acting), true);
                for (Roll reacting : rolls(reaction)) {
                    ActionOutcome outcome = outcome(
                            keeping(acted, choice(RollPlan.of(reaction), PickStrategy.HIGHEST_TOTAL, reacting), false));
                    tally = tally.put(outcome, tally.get(outcome).getOrElse(0L) + 1);
                }
            }
            Distribution<ActionOutcome> odds =
                    ActionOdds.hurting(plan, ReactionPlan.of(reaction)).outcomes();
            long rolls = 4 * 6 * 6 * 4 * 6;
            assertThat(tally.values().sum().longValue()).isEqualTo(rolls);
            for (Tuple2<ActionOutcome, Long> seen : tally) {
                assertThat(odds.probability(seen._1))
                        .as("%s with %s bought", seen._1, extra)
                        .isEqualTo(Ratio.of(seen._2, rolls));
            }
        }
    }

    /** A second effect past D12 is the largest spare die, and every counter-attack is bought. */
    private static ActionOutcome outcome(Play<SceneState, SceneCommand, SceneEvent> play) {
        ActionEvent.TotalsCompared compared = play.log()
                .filter(ActionEvent.TotalsCompared.class::isInstance)
                .map(ActionEvent.TotalsCompared.class::cast)
                .last();
        if (compared.winner() == RollSide.ACTION) {
            return ActionOutcome.of(RollSide.ACTION, compared.effects());
        }
        Vector<ActionEvent.CounterAttacked> back = play.apply(
                        new ActionCommand.CounterAttack(Payment.doomDie(DieSize.D12)))
                .log()
                .filter(ActionEvent.CounterAttacked.class::isInstance)
                .map(ActionEvent.CounterAttacked.class::cast);
        return ActionOutcome.of(RollSide.REACTION, back.last().effects());
    }
}
