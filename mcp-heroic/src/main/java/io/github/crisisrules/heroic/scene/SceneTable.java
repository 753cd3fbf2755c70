package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.Pick;
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
 * SceneTable table = SceneTable.start(CastSheet.hero(spider), CastSheet.hero(devil))
 *         .together("Spider-Man", "Daredevil")
 *         .actionScene("Burning Building")
 *         .next("Spider-Man")
 *         .help("Spider-Man", "Daredevil")
 *         .roll(Vector.of(Trait.buddy(), Trait.power("Strength"), Trait.power("Webs")), 4, 5, 2)
 *         .choose(Pick.HIGHEST_TOTAL)
 *         .roll(3, 3) // the doom pool
 *         .use(EffectUse.asset("Line", "Daredevil"));
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

    /** Whoever may choose, the Watcher or the last to act, names who acts next. If the last to act in a round names somebody else, that declines to start the next round. */
    public SceneTable next(String who) {
        CastId chosen = new CastId(who);
        Option<CastId> last = state().mayStart().filter(one -> !one.equals(chosen));
        SceneTable asked = last.isDefined() ? apply(new TableCommand.DeclineToStart(last.get())) : this;
        return asked.apply(new TableCommand.NameNext(asked.state().namer(), chosen));
    }

    /** These are together from now on, and nobody else with them; one alone goes alone. */
    public SceneTable together(String... names) {
        return apply(new CastCommand.GoTogether(Vector.of(names).map(CastId::new)));
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

    /** Somebody does something that nothing stands against. */
    public SceneTable act(String who, String what) {
        return apply(new TableCommand.ActUnopposed(new CastId(who), what));
    }

    /** Traits join the pool of whoever is to roll. */
    public SceneTable pool(Trait... traits) {
        return apply(ActionCommand.BuildPool.of(traits));
    }

    /** Traits, pushes, stunts and other dice join the pool of whoever is to roll. */
    public SceneTable pool(PoolPart... parts) {
        return apply(ActionCommand.BuildPool.of(parts));
    }

    /** The dice show these faces, in the order of the pool. */
    public SceneTable roll(Integer... faces) {
        return apply(ActionCommand.RollPool.of(faces));
    }

    /** With these traits in the pool the dice show these faces. */
    public SceneTable roll(Vector<Trait> traits, Integer... faces) {
        return apply(new ActionCommand.RollPool(traits.map(PoolPart::of), Vector.of(faces)));
    }

    /** The dice are rolled with a seed. */
    public SceneTable roll(Seed seed) {
        return apply(Scene.roll(state(), seed).getOrElse(ActionCommand.RollPool.of()));
    }

    /** Total and effect are chosen in a usual way, and stand. */
    public SceneTable choose(Pick pick) {
        return choose(pick, 0, 0);
    }

    /** The same with this many dice bought into the total, and this many more as effects, as far as the roll has them; a hero pays. */
    public SceneTable choose(Pick pick, int moreInTotal, int moreEffects) {
        Option<DiceChoice> choice = state().hand(Stage.CHOICE)
                .flatMap(RollInHand::roll)
                .map(roll -> pick.choose(roll, DiceChoice.DICE_IN_TOTAL + moreInTotal))
                .map(dice -> dice.withLargestSpares(moreEffects));
        return apply(choice.map(ActionCommand.ChooseDice::of)
                .getOrElse(() -> new ActionCommand.ChooseDice(Vector.empty(), Vector.empty(), Vector.empty())));
    }

    /** The next effect die is used. */
    public SceneTable use(EffectUse use) {
        return apply(new ActionCommand.UseEffect(use));
    }

    /** A hero who won the reaction strikes back for a plot point. */
    public SceneTable strikeBack() {
        return apply(new ActionCommand.CounterAttack(Payment.plotPoint()));
    }

    /** What is left of the action is not used. */
    public SceneTable endAction() {
        return apply(new ActionCommand.EndAction());
    }

    /** The Watcher decides something, and this follows from it. */
    public SceneTable ruling(String what, Consequence... consequences) {
        return apply(CastCommand.MakeRuling.of(what, consequences));
    }

    /** What happened last, in words. */
    public Vector<String> told() {
        return play.told();
    }
}
