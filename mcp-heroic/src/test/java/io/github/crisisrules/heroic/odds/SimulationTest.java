package io.github.crisisrules.heroic.odds;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_BACK;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WIN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Affiliations;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Play through the steps of an action, many times, against the exact odds of the same plan. */
class SimulationTest {
    private static final int ACTIONS = 2500;

    @Test
    @Verifies({SEQUENCE, WIN, EFFECT_UP, EFFECT_BACK})
    void playedActionsComeOutAsTheOddsSay() {
        Datafile hero = file("Hero", DieSize.D8, DieSize.D10, DieSize.D6);
        Datafile villain = file("Villain", DieSize.D6, DieSize.D8, DieSize.D8);
        SceneState start = play(
                Play.started(Scene.start(CastSheet.hero(hero), CastSheet.villain(villain)))
                        .state(),
                new StoryCommand.BeginScene(SceneKind.ACTION, Vector.empty()),
                new StoryCommand.NameNext(Option.none(), new CastId("Hero")),
                ActionCommand.DeclareAction.attack("Hero", "Villain"));
        SceneState acting = pooled(start);
        Distribution<ActionOutcome> odds = ActionOdds.hurting(
                        RollPlan.of(Pool.of("d6+d8+2d8+d10")), ReactionPlan.of(Pool.of("d6+4d8")))
                .outcomes();
        java.util.Map<ActionOutcome, Integer> seen = new java.util.LinkedHashMap<>();
        for (int i = 0; i < ACTIONS; i++) {
            Seed seed = Seed.ofWords("simulation").split("action", i);
            SceneState declared = rolled(acting, RollSide.ACTION, seed);
            SceneState over = rolled(pooled(declared), RollSide.REACTION, seed);
            seen.merge(outcome(over), 1, Integer::sum);
        }
        // Pearson's statistic over the common outcomes, the rare ones together; generous, and the seed is fixed.
        double statistic = 0;
        double rareExpected = 0;
        int rareSeen = 0;
        int cells = 0;
        for (ActionOutcome outcome : odds.outcomes()) {
            double expected = odds.probability(outcome).toDouble() * ACTIONS;
            int count = seen.getOrDefault(outcome, 0);
            if (expected < 8) {
                rareExpected += expected;
                rareSeen += count;
            } else {
                statistic += (count - expected) * (count - expected) / expected;
                cells++;
            }
        }
        statistic += rareExpected == 0 ? 0 : (rareSeen - rareExpected) * (rareSeen - rareExpected) / rareExpected;
        assertThat(odds.outcomes()).containsAll(seen.keySet());
        assertThat(statistic).as("chi-squared of %s cells", cells).isLessThan(cells + 4 * Math.sqrt(2.0 * cells));
    }

    private static Datafile file(String name, DieSize solo, DieSize power, DieSize other) {
        return Datafile.builder()
                .name(name)
                .affiliations(new Affiliations(solo, solo, solo))
                .addDistinctions("Distinction")
                .addPowerSets(PowerSet.builder()
                        .name("A")
                        .addPowers(Power.of("First", power))
                        .build())
                .addPowerSets(PowerSet.builder()
                        .name("B")
                        .addPowers(Power.of("Second", other))
                        .build())
                .addSpecialties(new Specialty("Specialty", Mastery.EXPERT))
                .build();
    }

    private static SceneState pooled(SceneState state) {
        return play(
                state,
                ActionCommand.BuildPool.of(
                        Trait.solo(),
                        Trait.distinction("Distinction"),
                        Trait.power("First"),
                        Trait.power("Second"),
                        Trait.specialty("Specialty")));
    }

    private static SceneState rolled(SceneState state, RollSide side, Seed seed) {
        SceneState rolled =
                play(state, Scene.roll(state, seed.split(side.name())).get());
        // Two usable dice or fewer leave no choice, and the table goes on by itself.
        return rolled.rollAt(RollStage.CHOICE)
                .flatMap(RollInProgress::roll)
                .map(roll -> play(rolled, ActionCommand.ChooseDice.of(PickStrategy.HIGHEST_TOTAL.choose(roll, 2))))
                .getOrElse(rolled);
    }

    /** The table as players see it; a second effect past D12 is the largest spare die, and every counter-attack is bought. */
    private static ActionOutcome outcome(SceneState state) {
        if (state.exchange().isEmpty()) {
            // The actor won and nothing was left of the effect: there was nothing more to decide.
            return ActionOutcome.of(RollSide.ACTION, Vector.empty());
        }
        RollSide winner = state.exchange().flatMap(Exchange::winner).get();
        SceneState next = state;
        if (winner == RollSide.REACTION) {
            next = play(state, new ActionCommand.CounterAttack(Payment.doomDie(DieSize.D6)));
        }
        if (next.exchange().exists(Exchange::canTakeSecondEffect)) {
            DiceChoice choice = next.exchange()
                    .flatMap(one -> one.roll(winner))
                    .flatMap(RollInProgress::choice)
                    .get();
            int largest = choice.spare()
                    .maxBy(place -> choice.roll().dice().get(place).size().rank())
                    .get();
            next = play(next, new ActionCommand.TakeSecondEffect(largest));
        }
        return ActionOutcome.of(winner, next.exchange().map(Exchange::effects).getOrElse(Vector.empty()));
    }

    private static SceneState play(SceneState state, SceneCommand... commands) {
        return Vector.of(commands)
                .foldLeft(
                        state,
                        (before, command) -> Scene.GAME
                                .decide(before, command)
                                .toEither()
                                .getOrElseThrow(why -> new AssertionError(why.describe()))
                                .state());
    }
}
