package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.Pick;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A play of scenes with verbs for what people do most. Each gives a new table, or a {@link
 * io.github.crisisrules.core.game.RefusedException} where the rules refuse. It holds the play and nothing else; for
 * everything that has no verb there are the commands.
 *
 * <pre>{@code
 * SceneTable table = SceneTable.start(
 *                 CastSheet.hero(spider).withAllies(1),
 *                 CastSheet.hero(devil).withAllies(1))
 *         .actionScene("Burning Building")
 *         .next("Spider-Man")
 *         .help("Spider-Man", "Daredevil")
 *         .pool(Trait.buddy(), Trait.power("Strength"), Trait.power("Webs"))
 *         .roll(4, 5, 2)
 *         .choose(Pick.HIGHEST_TOTAL)
 *         .stand()
 *         .roll(3, 3)
 *         .choose(Pick.HIGHEST_TOTAL)
 *         .stand()
 *         .use(EffectUse.asset("Line", "Daredevil"))
 *         .endAction();
 * }</pre>
 */
public record SceneTable(Play<SceneState, SceneCommand, SceneEvent> play) {
    /** Before the first scene. */
    public static SceneTable start(CastSheet... cast) {
        return new SceneTable(Play.started(Scene.start(cast)));
    }

    /** The state now. */
    public SceneState state() {
        return play.state();
    }

    /** Somebody of the cast. */
    public CastMember who(String name) {
        return state().known(new CastId(name));
    }

    /** Commands, one after the other. */
    public SceneTable apply(SceneCommand... commands) {
        return new SceneTable(play.applyAll(Vector.of(commands)));
    }

    /** An action scene begins, with distinctions of its own. */
    public SceneTable actionScene(String... distinctions) {
        return apply(TableCommand.BeginScene.action(distinctions));
    }

    /** A transition scene begins, with distinctions of its own. */
    public SceneTable transitionScene(String... distinctions) {
        return apply(TableCommand.BeginScene.transition(distinctions));
    }

    /** The scene ends. */
    public SceneTable endScene() {
        return apply(new TableCommand.EndScene());
    }

    /** Whoever may do it, the Watcher or the last to act, names who acts next. */
    public SceneTable next(String who) {
        Option<CastId> last = state().order().namer();
        boolean watcher = state().waiting().isEmpty() && !last.contains(new CastId(who));
        return apply(new TableCommand.NameNext(watcher ? Option.none() : last, new CastId(who)));
    }

    /** Somebody attacks somebody. */
    public SceneTable attack(String actor, String target) {
        return apply(ActionCommand.DeclareAction.attack(actor, target));
    }

    /** Somebody helps somebody. */
    public SceneTable help(String actor, String target) {
        return apply(ActionCommand.DeclareAction.help(actor, target));
    }

    /** Somebody helps somebody against a complication, or to have a changed trait back. */
    public SceneTable help(String actor, String target, Trait about) {
        return apply(ActionCommand.DeclareAction.help(actor, target, about));
    }

    /** Somebody treats the stress or trauma of somebody. */
    public SceneTable heal(String actor, String target, Ailment ailment) {
        return apply(ActionCommand.DeclareAction.heal(actor, target, ailment));
    }

    /** Traits join the pool of whoever is to roll. */
    public SceneTable pool(Trait... traits) {
        RollSide side = side();
        return new SceneTable(play.applyAll(Vector.of(traits).map(trait -> ActionCommand.AddDie.of(side, trait))));
    }

    /** A distinction joins the pool as a D4, for a plot point or for doom. */
    public SceneTable against(Trait distinction) {
        return apply(ActionCommand.AddDie.asD4(side(), distinction));
    }

    /** A hero buys a die into the pool for a plot point. */
    public SceneTable buy(PlotSpend spend, Trait trait) {
        return apply(ActionCommand.BuyDie.of(side(), spend, trait, Payment.plotPoint()));
    }

    /** The dice show these faces, in the order of the pool. */
    public SceneTable roll(Integer... faces) {
        return apply(new ActionCommand.RollPool(side(), Vector.of(faces)));
    }

    /** The dice are rolled with a seed. */
    public SceneTable roll(Seed seed) {
        Vector<Integer> faces = state().hand(Stage.POOL)
                .map(hand -> Roll.faces(hand.sizes(), seed))
                .getOrElse(Vector.empty());
        return apply(new ActionCommand.RollPool(side(), faces));
    }

    /** Total and effect are chosen in a usual way. */
    public SceneTable choose(Pick pick) {
        Option<DiceChoice> choice = state().hand(Stage.CHOICE)
                .flatMap(RollInHand::roll)
                .map(roll -> pick.choose(roll, DiceChoice.DICE_IN_TOTAL));
        return apply(choice.map(dice -> ActionCommand.ChooseDice.of(side(), dice))
                .getOrElse(() -> new ActionCommand.ChooseDice(side(), Vector.empty(), Option.none())));
    }

    /** The result stands, and the other side buys no more opportunities. */
    public SceneTable stand() {
        RollSide side = side();
        Vector<SceneCommand> settled = Vector.of(new ActionCommand.SettleRoll(side));
        return new SceneTable(play.applyAll(
                state().hand(Stage.OPPORTUNITIES).isDefined()
                        ? settled
                        : settled.prepend(new ActionCommand.DeclareResult(side))));
    }

    /** The next effect die is used. */
    public SceneTable use(EffectUse use) {
        return apply(new ActionCommand.UseEffect(use));
    }

    /** The action is over. */
    public SceneTable endAction() {
        return apply(new ActionCommand.EndAction());
    }

    /** What happened last, in words. */
    public Vector<String> told() {
        return play.told();
    }

    // Whose roll it is; where there is none the rules refuse either side.
    private RollSide side() {
        return state().exchange().flatMap(Exchange::rolling).getOrElse(RollSide.ACTION);
    }
}
