package io.github.crisisrules.heroic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A scene played by whims: whoever may act does something, well or badly thought of; what the rules refuse is left. */
public final class RandomScene {
    private final RandomSource draws;
    private Play<SceneState, SceneCommand, SceneEvent> play;

    private RandomScene(Play<SceneState, SceneCommand, SceneEvent> play, RandomSource draws) {
        this.play = play;
        this.draws = draws;
    }

    /** The scene after this many whims. */
    public static Play<SceneState, SceneCommand, SceneEvent> played(
            Play<SceneState, SceneCommand, SceneEvent> start, Seed seed, int whims) {
        RandomScene scene = new RandomScene(start, seed.split("whims").draws());
        for (int whim = 0; whim < whims; whim++) {
            Seed here = seed.split("whim", whim);
            scene.whim(here);
        }
        return scene.play;
    }

    private boolean tried(SceneCommand command) {
        Either<RuleViolation, Play<SceneState, SceneCommand, SceneEvent>> next = play.attempt(command);
        next.forEach(after -> play = after);
        if (next.isLeft()) {
            assertThat(next.getLeft().message()).isNotBlank();
        }
        return next.isRight();
    }

    private <A> A any(Vector<A> options) {
        return options.get(draws.below(options.size()));
    }

    private CastId anyone() {
        return any(play.state().cast().keySet().toVector());
    }

    private DieSize die() {
        return any(DieSize.all());
    }

    private void whim(Seed seed) {
        SceneState state = play.state();
        if (!state.open()) {
            tried(
                    draws.below(3) > 0
                            ? StoryCommand.BeginScene.action("Rooftop")
                            : StoryCommand.BeginScene.transition("Hideout"));
        } else if (draws.below(8) == 0) {
            aside();
        } else if (state.exchange().isEmpty()) {
            turn(state);
        } else {
            step(state, seed);
        }
    }

    private void turn(SceneState state) {
        if (state.kind() == SceneKind.ACTION && state.acting().isEmpty()) {
            CastId who = state.waiting().isEmpty() ? anyone() : any(state.waiting());
            if (!tried(new StoryCommand.NameNext(state.namer(), who))) {
                state.mayStart()
                        .forEach(last -> tried(
                                draws.below(2) == 0
                                        ? new StoryCommand.DeclineToStart(last)
                                        : new StoryCommand.NameNext(Option.some(last), last)));
            }
            return;
        }
        CastId actor = state.acting().getOrElse(this::anyone);
        String who = actor.name();
        String whom = anyone().name();
        int what = draws.below(12);
        if (what < 6) {
            tried(ActionCommand.DeclareAction.attack(who, whom));
        } else if (what < 8) {
            tried(ActionCommand.DeclareAction.help(who, whom));
        } else if (what == 8) {
            Ailment ailment = new Ailment(any(Vector.of(StressType.values())), draws.below(3) == 0);
            if (!tried(ActionCommand.DeclareAction.heal(who, whom, ailment))) {
                tried(ActionCommand.DeclareAction.healByPower(who, ailment));
            }
        } else if (what == 9) {
            tried(new StoryCommand.ActUnopposed(actor, "looks around"));
        } else if (what == 10) {
            RollResult reacting = RollResult.of(draws.below(20), die());
            ActionCommand.DeclareAction attack = ActionCommand.DeclareAction.attack(who, whom);
            RollResult acting = RollResult.of(draws.below(25), die());
            if (!tried(ActionCommand.ReportResult.of(attack, acting, reacting))) {
                tried(new ActionCommand.ReportResult(attack, acting, Option.none()));
            }
        } else {
            tried(new StoryCommand.EndScene());
        }
    }

    private void step(SceneState state, Seed seed) {
        Exchange exchange = state.exchange().get();
        if (exchange.forSale().isDefined() && draws.below(2) == 0) {
            if (!tried(new ActionCommand.BuyOpportunities(any(Vector.of(DoomGrowth.values())), 1 + draws.below(2)))) {
                tried(new ActionCommand.StepUpNextPush(anyone()));
            }
        }
        if (state.hand(Stage.POOL).isDefined()) {
            pool(state, seed);
        } else if (state.hand(Stage.CHOICE).isDefined()) {
            choose(state.hand(Stage.CHOICE).get());
        } else {
            outcome(exchange);
        }
    }

    private void pool(SceneState state, Seed seed) {
        state.hand(Stage.POOL).get().roller().forEach(who -> {
            CastMember roller = state.known(who);
            Vector<Trait> traits = roller.datafile()
                    .traits()
                    .appendAll(roller.traits().map(CreatedTrait::trait))
                    .append(Trait.sceneDistinction("Rooftop"))
                    .append(Trait.stress(StressType.PHYSICAL))
                    .append(Trait.trauma(StressType.MENTAL));
            for (int i = 0; i < 7; i++) {
                tried(ActionCommand.BuildPool.of(any(traits)));
            }
            tried(ActionCommand.BuildPool.of(
                    draws.below(2) == 0 ? PoolPart.push("Effort") : PoolPart.asD4(Trait.sceneDistinction("Rooftop"))));
            tried(ActionCommand.BuildPool.of(new PoolPart.SpentDoomDie(die())));
        });
        Scene.roll(play.state(), seed).forEach(this::tried);
    }

    private void choose(RollInHand hand) {
        Roll roll = hand.roll().get();
        DiceChoice choice = any(DiceChoice.all(roll, 2 + draws.below(2))).withLargestSpares(draws.below(2));
        Vector<DieSize> doom = choice.bought().map(place -> die());
        if (!tried(ActionCommand.ChooseDice.of(choice))
                && !tried(new ActionCommand.ChooseDice(choice.totalDice(), choice.effectDice(), doom))) {
            tried(ActionCommand.ChooseDice.of(any(DiceChoice.all(roll, 2))));
        }
    }

    private void outcome(Exchange exchange) {
        exchange.winner()
                .flatMap(exchange::roll)
                .flatMap(RollInHand::choice)
                .filter(choice -> exchange.secondOpen() && !choice.spare().isEmpty())
                .forEach(choice -> tried(new ActionCommand.TakeSecondEffect(any(choice.spare()))));
        if (exchange.effects().isEmpty()) {
            Payment payment = draws.below(2) == 0 ? Payment.plotPoint() : Payment.doomDie(die());
            if (!tried(new ActionCommand.CounterAttack(payment))) {
                tried(new ActionCommand.EndAction());
            }
            return;
        }
        Trait trait = any(play.state().known(exchange.affectedOne()).datafile().traits());
        Vector<EffectUse> uses = Vector.of(
                EffectUse.stress(any(Vector.of(StressType.values()))),
                EffectUse.stress(StressType.PHYSICAL),
                EffectUse.complication("Trouble"),
                new EffectUse.CreateAsset("Help", anyone()),
                EffectUse.stepBack(trait),
                EffectUse.stepUp(trait),
                new EffectUse.RemoveTrait(trait),
                new EffectUse.RestoreTrait(trait),
                new EffectUse.RemoveTrait(Trait.sceneDistinction("Rooftop")),
                new EffectUse.FeedDoom(),
                new EffectUse.Recover());
        boolean used = false;
        for (int i = 0; i < 6 && !used; i++) {
            used = tried(new ActionCommand.UseEffect(any(uses)));
        }
    }

    /** Something beside the turns. */
    private void aside() {
        CastId who = anyone();
        Vector<SceneCommand> asides = Vector.of(
                new CastCommand.ReportStress(who, any(Vector.of(StressType.values())), die()),
                new CastCommand.LeaveScene(who),
                new CastCommand.EnterScene(anyone()),
                new CastCommand.EnterScene(anyone()),
                new CastCommand.FormGroup(Vector.of(who, anyone())),
                new CastCommand.FormGroup(Vector.of(who)),
                new CastCommand.ForceGrouping(Vector.of(who, anyone()), die()),
                new CastCommand.GiveAsset(who, Trait.asset("Help"), anyone()),
                CastCommand.MakeRuling.of(
                        "So be it",
                        new Consequence.TakeComplication(who, "Trouble", die()),
                        new Consequence.AddDoom(die())),
                new StoryCommand.Interrupt(who, die()),
                new StoryCommand.UseSceneEffect("Thunder", die()),
                new StoryCommand.EndSceneWithDoom(),
                new ActionCommand.ChangeStress(any(Vector.of(StressType.values())), Payment.plotPoint()));
        tried(any(asides));
    }
}
