package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneStart;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

class SceneOddsTest {
    private static final ActionCommand.DeclareAction ATTACK = ActionCommand.DeclareAction.attack("Hero", "Villain");

    private static Datafile file(String name, DieSize alone, DieSize strength, DieSize speed) {
        return Datafile.builder()
                .name(name)
                .affiliations(new Affiliations(alone, alone, alone))
                .addDistinctions("Distinction")
                .addPowerSets(PowerSet.builder()
                        .name("Set")
                        .addPowers(Power.of("Strength", strength), Power.of("Speed", speed))
                        .build())
                .addSpecialties(new Specialty("Combat", Mastery.EXPERT))
                .build();
    }

    private static SceneState scene(String doom, Ailments harm) {
        CastSheet hero = CastSheet.hero(file("Hero", DieSize.D10, DieSize.D6, DieSize.D12));
        CastSheet villain = CastSheet.villain(file("Villain", DieSize.D4, DieSize.D10, DieSize.D8))
                .withHarm(harm);
        SceneStart start =
                SceneStart.of(hero, villain).withDoom(Pool.parse(doom).get());
        return Play.started(Scene.start(start))
                .apply(new StoryCommand.BeginScene(SceneKind.ACTION, Vector.of("Night")))
                .apply(StoryCommand.NameNext.byWatcher("Hero"))
                .state();
    }

    // Hero: D10 alone, one of two distinctions, the larger power of the set, Combat, and the villain's stress. Villain:
    // the
    // same places, but the hero has no stress.
    @Test
    @Verifies(POOL)
    void bothSidesTakeTheLargestFreeDieOfEachPlace() {
        SceneState state = scene("2d6", Ailments.none().take(StressType.PHYSICAL, DieSize.D6));
        ActionOdds odds = SceneOdds.odds(state, ATTACK).get();
        assertThat(odds.action().pool()).isEqualTo(Pool.of("d6+2d8+d10+d12"));
        assertThat(odds.reaction().plan().pool()).isEqualTo(Pool.of("d4+2d8+d10"));
        assertThat(odds.outcomes())
                .isEqualTo(ActionOdds.hurting(odds.action(), odds.reaction()).outcomes());
    }

    @Test
    @Verifies(OPPOSE)
    void theDoomPoolStandsAgainstHelp() {
        ActionOdds odds = SceneOdds.odds(
                        scene("2d6+d8", Ailments.none()), ActionCommand.DeclareAction.help("Hero", "Hero"))
                .get();
        assertThat(odds.action().pool()).isEqualTo(Pool.of("2d8+d10+d12"));
        assertThat(odds.reaction().plan().pool()).isEqualTo(Pool.of("2d6+d8"));
        assertThat(odds.outcomes())
                .isEqualTo(ActionOdds.helping(odds.action(), odds.reaction()).outcomes());
    }

    // D12 stress and one step more: the villain cannot react. Of the two D8 and so on the effect is what the total
    // leaves.
    @Test
    @Verifies(ACTION_WITHOUT_REACTION_SUCCEEDS)
    void noCharacterReactsWhoIsStressedOut() {
        Ailments out = Ailments.none().take(StressType.PHYSICAL, DieSize.D12).take(StressType.PHYSICAL, DieSize.D12);
        ActionOdds odds = SceneOdds.odds(scene("2d6", out), ATTACK).get();
        assertThat(odds.chanceToWin()).isEqualTo(Ratio.ONE);
        assertThat(odds.effect().map(effect -> effect.get()).sorted(DieSize::compareTo))
                .isEqualTo(odds.actionRoll().effects());
    }

    // No character has a total to exceed: a D6 stays a D6, however high the total. So advice is to leave the D12 for
    // the
    // effect.
    @Test
    @Verifies({ACTION_WITHOUT_REACTION_SUCCEEDS, PLAYERS_CHOOSE_TOTAL_AND_EFFECT, PP_AFTER})
    void adviceAgainstWhoCannotReactPromisesWhatTheTableGives() {
        Ailments out = Ailments.none().take(StressType.PHYSICAL, DieSize.D12).take(StressType.PHYSICAL, DieSize.D12);
        SceneState state = scene("2d6", out);
        ReactionPlan reaction = SceneOdds.odds(state, ATTACK).get().reaction();
        assertThat(reaction).isEqualTo(ReactionPlan.none());
        Vector<DieSize> dice = Vector.of(DieSize.D6, DieSize.D4, DieSize.D8);
        Ratio promised = Ratio.ZERO;
        Goal goal = Goal.effect(DieSize.D8);
        for (int face = 1; face <= 8; face++) {
            Roll roll = Roll.of(dice, Vector.of(6, 4, face)).get();
            RollAdvice advice = RollAdvice.best(roll, 0, reaction, true, goal);
            promised = promised.plus(advice.chance());
            SceneState rolled = then(then(state, ATTACK), new ActionCommand.ReportRoll(roll.dice()));
            SceneState used = rolled.rollAt(RollStage.CHOICE).isEmpty()
                    ? rolled
                    : then(rolled, ActionCommand.ChooseDice.of(advice.choice()));
            boolean reached = used.exchange().get().effects().exists(effect -> effect.isAtLeast(DieSize.D8));
            assertThat(advice.chance()).as("%s", roll).isEqualTo(reached ? Ratio.ONE : Ratio.ZERO);
        }
        assertThat(promised).isEqualTo(Ratio.of(7));
        // Before the roll: the D8 is the effect unless it shows 1.
        RollPlan plan = RollPlan.of(Pool.ofAll(dice));
        assertThat(PlotPointAdvice.best(plan, DiceOnOffer.NONE, 0, reaction, true, goal)
                        .chance())
                .isEqualTo(ActionOdds.unopposed(plan.picking(PickStrategy.LARGEST_EFFECT))
                        .chance(goal))
                .isEqualTo(ActionOdds.hurting(plan.picking(PickStrategy.LARGEST_EFFECT), reaction)
                        .chance(goal))
                .isEqualTo(Ratio.of(35, 64));
        assertThatThrownBy(() -> new ReactionPlan(plan, false, false))
                .hasMessage("Without a reaction no dice are rolled, but the plan has d4+d6+d8. Leave the dice out.");
    }

    private static SceneState then(SceneState state, SceneCommand command) {
        return Scene.GAME.decide(state, command).toEither().get().state();
    }

    @Test
    void refusedActionsHaveNoOdds() {
        SceneState state = scene("2d6", Ailments.none());
        ActionCommand.DeclareAction oneself = ActionCommand.DeclareAction.attack("Hero", "Hero");
        Either<RuleViolation, ActionOdds> refused = SceneOdds.odds(state, oneself);
        assertThat(oneself.decide(state).refusal()).contains(refused.getLeft());
    }

    @Test
    void tooManyDiceAreRefusedWithTheNumber() {
        Either<RuleViolation, ActionOdds> refused =
                SceneOdds.odds(scene("17d6", Ailments.none()), ActionCommand.DeclareAction.help("Hero", "Hero"));
        assertThat(refused.getLeft()).isEqualTo(new OddsViolation.TooManyDice(RollSide.REACTION, 17));
        assertThat(refused.getLeft().describe())
                .isEqualTo("The reaction has 17 dice; exact odds are computed for at most 16. Leave some dice out.");
    }
}
