package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.trait.StressType;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Whoever is out of action does nothing, whatever command is given, at every point of a scene. */
class OutOfActionProperties {
    private static final int WALKS = 60;

    @Test
    @Verifies({STRESSED_OUT_UNTIL_RECOVERED, COMPLICATION_OUT, PAST_D12_CANNOT_ACT, TRAUMA})
    void nobodyOutOfActionDoesAnything() {
        int[] tried = new int[2];
        for (int i = 0; i < WALKS; i++) {
            Seed seed = Seed.ofWords("out of action").split("walk", i);
            RandomSource draws = seed.split("knocks").draws();
            Play<SceneState, SceneCommand, SceneEvent> play = Play.of(
                    Scene.GAME,
                    Heroes.withDoom("2d6+d8+d10+2d12")
                            .changeAll(one -> one.withPlotPoints(new PlotPoints(3))
                                    .withTraits(Vector.of(CreatedTrait.asset("Net", DieSize.D6))))
                            .state());
            // Some whims, then somebody goes down, be it in the middle of an action; and everything is tried.
            Play<SceneState, SceneCommand, SceneEvent> before = RandomScene.played(play, seed, 2 + draws.below(12));
            Play<SceneState, SceneCommand, SceneEvent> after = before;
            for (int knock = 0; knock <= draws.below(3); knock++) {
                after = knocked(after, draws);
            }
            tried[0] += check(after.state(), tried);
        }
        assertThat(tried[0]).as("accepted commands").isGreaterThan(1000);
        assertThat(tried[1]).as("states in the middle of an action").isGreaterThan(WALKS / 5);
    }

    /** Stressed out, dead, or stopped by a complication past D12; by the Watcher's word, so that it can be at any time. */
    private static Play<SceneState, SceneCommand, SceneEvent> knocked(
            Play<SceneState, SceneCommand, SceneEvent> play, RandomSource draws) {
        CastId who = play.state().cast().keySet().toVector().get(draws.below(4));
        StressType type = StressType.values()[draws.below(3)];
        Vector<DieSize> twice = Vector.of(DieSize.D12, DieSize.D4);
        int how = draws.below(3);
        Vector<Consequence> blows = how == 0
                ? twice.map(die -> new Consequence.TakeComplication(who, "Buried", die))
                : Vector.fill(how, () -> twice)
                        .flatMap(dice -> dice)
                        .map(die -> new Consequence.TakeStress(who, type, die));
        return play.attempt(new CastCommand.MakeRuling("The roof comes down", blows))
                .getOrElse(play);
    }

    private static int check(SceneState state, int[] tried) {
        tried[1] += state.exchange().isDefined() ? 1 : 0;
        int accepted = 0;
        for (SceneCommand command : ThinkableCommands.here(state)) {
            if (command.decide(state).isRight()) {
                accepted++;
                for (CastId who : acting(state, command)) {
                    assertThat(state.known(who).isAble())
                            .as("%s acts with %s in %s", who, command, state)
                            .isTrue();
                }
                for (CastId who : doing(state, command)) {
                    assertThat(state.known(who).harm().isDead())
                            .as("%s is dead: %s in %s", who, command, state)
                            .isFalse();
                }
            }
        }
        return accepted;
    }

    /** Who acts or takes up dice by this: who can act, and nobody else. */
    private static Vector<CastId> acting(SceneState state, SceneCommand command) {
        if (command instanceof StoryCommand.NameNext one) {
            return Vector.of(one.who());
        }
        if (command instanceof StoryCommand.DeclineToStart one) {
            return Vector.of(one.who());
        }
        if (command instanceof StoryCommand.ActUnopposed one) {
            return Vector.of(one.who());
        }
        if (command instanceof StoryCommand.Interrupt one) {
            return Vector.of(one.villain());
        }
        if (command instanceof StoryCommand.HelpAsVillain one) {
            return Vector.of(one.villain());
        }
        if (command instanceof StoryCommand.RemoveTraitWithPower one) {
            return Vector.of(one.hero());
        }
        if (command instanceof ActionCommand.DeclareAction one) {
            return Vector.of(one.actor());
        }
        if (command instanceof ActionCommand.ReportResult one) {
            return Vector.of(one.action().actor());
        }
        return command instanceof ActionCommand.BuildPool
                        || command instanceof ActionCommand.RollPool
                        || command instanceof ActionCommand.ReportRoll
                ? state.hand(Stage.POOL).toVector().flatMap(RollInHand::roller)
                : Vector.empty();
    }

    /** Who does something by this, or to whom something comes: nobody who is dead. */
    private static Vector<CastId> doing(SceneState state, SceneCommand command) {
        if (command instanceof StoryCommand.NameNext one) {
            return one.by().toVector();
        }
        if (command instanceof StoryCommand.HelpAsVillain one) {
            return Vector.of(one.receiver());
        }
        if (command instanceof StoryCommand.KeepTrait one) {
            return Vector.of(one.payer());
        }
        if (command instanceof StoryCommand.UseSfx one) {
            return Vector.of(one.who());
        }
        if (command instanceof StoryCommand.UseOwnLimit one) {
            return Vector.of(one.who());
        }
        if (command instanceof StoryCommand.ActivateVillainLimit one) {
            return Vector.of(one.hero(), one.villain());
        }
        if (command instanceof StoryCommand.ActivateHeroLimit one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.MakeResource one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.RewardStressedOut one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.HitMilestone one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.ChooseMilestone one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.SpendXp one) {
            return Vector.of(one.hero());
        }
        if (command instanceof StoryCommand.FrameTrauma one) {
            return Vector.of(one.hero());
        }
        if (command instanceof CastCommand.EnterScene one) {
            return Vector.of(one.who());
        }
        if (command instanceof CastCommand.FormGroup one) {
            return one.who();
        }
        if (command instanceof CastCommand.ForceGrouping one) {
            return one.heroes();
        }
        if (command instanceof CastCommand.GiveAsset one) {
            return Vector.of(one.from(), one.to());
        }
        if (command instanceof CastCommand.ReportStress one) {
            return Vector.of(one.who());
        }
        return command instanceof ActionCommand action ? inAction(state, action) : Vector.empty();
    }

    private static Vector<CastId> inAction(SceneState state, ActionCommand command) {
        if (command instanceof ActionCommand.DeclareAction one) {
            return Vector.of(one.target());
        }
        if (command instanceof ActionCommand.StepUpAsset one) {
            return Vector.of(one.hero());
        }
        if (command instanceof ActionCommand.StepUpNextPush one) {
            return Vector.of(one.hero());
        }
        if (command instanceof ActionCommand.FindResource one) {
            return Vector.of(one.hero());
        }
        if (command instanceof ActionCommand.ChooseDice) {
            return state.hand(Stage.CHOICE).toVector().flatMap(RollInHand::roller);
        }
        if (command instanceof ActionCommand.CounterAttack) {
            return state.exchange().toVector().flatMap(Exchange::reactor);
        }
        if (command instanceof ActionCommand.TakeSecondEffect) {
            return state.exchange().toVector().flatMap(Exchange::user);
        }
        if (command instanceof ActionCommand.UseEffect one) {
            Vector<CastId> user = state.exchange().toVector().flatMap(Exchange::user);
            boolean onTarget = one.use() instanceof EffectUse.InflictStress
                    || one.use() instanceof EffectUse.CreateComplication
                    || one.use() instanceof EffectUse.RestoreTrait
                    || one.use() instanceof EffectUse.Recover;
            Vector<CastId> target = state.exchange()
                    .filter(exchange -> onTarget && exchange.winner().isDefined())
                    .toVector()
                    .map(Exchange::affectedOne);
            return user.appendAll(target);
        }
        return Vector.empty();
    }
}
