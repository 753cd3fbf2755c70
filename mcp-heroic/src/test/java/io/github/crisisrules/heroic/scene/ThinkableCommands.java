package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Commands to try in a state: what one would think of there, in another world, and what only the clumsy ask for. */
public final class ThinkableCommands {
    private static final String NAME = "Novelty";
    private static final CastId STRANGER = new CastId("Stranger");

    private ThinkableCommands() {}

    public static Vector<SceneCommand> here(SceneState state) {
        return ConceivableCommands.conceivable(state, NAME, faces(state));
    }

    /** With every doom die, a character who is not here, and, half the time, at another point of the action. */
    private static Vector<SceneCommand> elsewhere(SceneState state, Seed seed) {
        CastSheet stranger = CastSheet.hero(Heroes.devil()
                .withName(STRANGER.name())
                .withDistinctions(Vector.of("Nobody Knows"))
                .withMilestones(Vector.of(new Milestone("Arrival", ""))));
        SceneState alone = Play.started(Scene.start(stranger)).state();
        SceneState richer = StateEdits.of(state)
                .withDoom(Pool.ofAll(DieSize.all()))
                .withCast(state.cast().put(STRANGER, alone.known(STRANGER)));
        SceneEvent attack =
                new ActionEvent.ActionDeclared(Heroes.SPIDER, Intent.HURT, Heroes.RHINO, Option.none(), Option.none());
        SceneState other = seed.below(2) == 0
                ? richer
                : richer.exchange().isDefined()
                        ? StateEdits.of(richer).withExchange(Option.none())
                        : attack.applyTo(richer);
        return ConceivableCommands.conceivable(other, NAME, faces(state));
    }

    private static Vector<SceneCommand> clumsy(SceneState state) {
        Option<Ailment> stress = Option.some(Ailment.stress(StressType.PHYSICAL));
        Option<Trait> webbed = Option.some(Trait.complication("Webbed"));
        Trait brute = Trait.distinction("Brute");
        Vector<CastId> cast = state.cast().keySet().toVector();
        Vector<SceneCommand> declared = cast.flatMap(actor -> cast.flatMap(target -> Vector.of(
                new ActionCommand.DeclareAction(actor, Intent.HURT, target, stress, Option.none(), false),
                new ActionCommand.DeclareAction(actor, Intent.HURT, target, Option.none(), Option.none(), true),
                new ActionCommand.DeclareAction(actor, Intent.HELP, target, stress, Option.none(), false),
                new ActionCommand.DeclareAction(actor, Intent.HELP, target, Option.none(), webbed, true),
                new ActionCommand.DeclareAction(actor, Intent.HEAL, target, Option.none(), Option.none(), false),
                new ActionCommand.DeclareAction(actor, Intent.HEAL, target, stress, webbed, false))));
        Vector<DieSize> unpaid = Vector.empty();
        Vector<SceneCommand> rolled = Vector.<SceneCommand>of(
                        ActionCommand.RollPool.of(13),
                        ActionCommand.RollPool.of(0, 0),
                        new ActionCommand.RollPool(Vector.of(PoolPart.of(brute)), Vector.empty()),
                        new ActionCommand.ChooseDice(Vector.of(0, 0), Vector.empty(), unpaid),
                        new ActionCommand.ChooseDice(Vector.of(0, 1), Vector.of(1), unpaid),
                        new ActionCommand.ChooseDice(Vector.of(0, 1), Vector.empty(), unpaid),
                        new ActionCommand.ChooseDice(Vector.of(0, 1, 2), Vector.empty(), unpaid),
                        new ActionCommand.ChooseDice(Vector.of(0, 1, 2), Vector.empty(), Vector.of(DieSize.D12)),
                        new ActionCommand.ChooseDice(
                                Vector.of(0, 1, 2, 3), Vector.empty(), Vector.of(DieSize.D12, DieSize.D12)),
                        new ActionCommand.ChooseDice(Vector.empty(), Vector.of(0), unpaid),
                        new ActionCommand.ChooseDice(Vector.of(-1), Vector.empty(), unpaid),
                        new ActionCommand.BuyOpportunities(DoomGrowth.ADD_D6, 0),
                        new ActionCommand.BuyOpportunities(DoomGrowth.ONE_DIE, 1),
                        new ActionCommand.BuyOpportunities(DoomGrowth.ONE_DIE, 2),
                        ActionCommand.BuildPool.of(new PoolPart.DistinctionAsD4(brute, DoomGrowth.ONE_DIE)))
                .appendAll(Vector.of(PlotSpend.values())
                        .map(spend ->
                                ActionCommand.BuildPool.of(new PoolPart.BoughtDie(spend, brute, Payment.plotPoint()))));
        Vector<SceneCommand> asked = cast.flatMap(character -> Vector.of(
                new StoryCommand.UseOwnLimit(character, "Single-Minded", DoomGrowth.ONE_DIE),
                new StoryCommand.UseOwnLimit(character, "Nothing", DoomGrowth.ADD_D6),
                new StoryCommand.UseSfx(character, "Nothing", Payment.plotPoint()),
                new StoryCommand.ActUnopposed(character, " "),
                new CastCommand.ForceGrouping(Vector.of(character, character), DieSize.D6),
                new CastCommand.FormGroup(Vector.empty()),
                new CastCommand.MakeRuling("", Vector.empty()),
                new StoryCommand.ChooseMilestone(character, "Day Job", new Milestone("Friendly Neighbour", ""))));
        return declared.appendAll(rolled).appendAll(asked);
    }

    /** A hundred or two that are not from here. */
    static Vector<SceneCommand> foreign(SceneState state, Seed seed) {
        Vector<SceneCommand> others = elsewhere(state, seed);
        RandomSource random = seed.split("foreign").random();
        return Vector.fill(150, () -> others.get(random.below(others.size()))).appendAll(clumsy(state));
    }

    private static Seed faces(SceneState state) {
        int dice = state.exchange()
                .map(one -> one.action().pool().size()
                        + 31 * one.reaction().map(roll -> roll.pool().size()).getOrElse(0))
                .getOrElse(0);
        return Seed.of(dice).split("scene", state.scene() + 100L * state.doom().sides());
    }
}
