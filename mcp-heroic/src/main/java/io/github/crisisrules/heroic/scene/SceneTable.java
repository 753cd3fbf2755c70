package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.PickStrategy;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.scene.view.SceneView;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A play of scenes with verbs for the most common commands. Each verb returns a new table, or throws a {@link
 * io.github.crisisrules.core.game.RefusedException} if the rules refuse. The table holds only the play; use
 * {@link #apply} for commands without a verb of their own.
 *
 * <pre>{@code
 * SceneTable table = SceneTable.start(CastSheet.hero(spider), CastSheet.hero(devil))
 *         .together("Spider-Man", "Daredevil")
 *         .actionScene("Burning Building")
 *         .next("Spider-Man")
 *         .help("Spider-Man", "Daredevil")
 *         .roll(Vector.of(Trait.buddy(), Trait.power("Strength"), Trait.power("Webs")), 4, 5, 2)
 *         .choose(PickStrategy.HIGHEST_TOTAL)
 *         .roll(3, 3) // the doom pool
 *         .use(EffectUse.asset("Line", "Daredevil"));
 * }</pre>
 */
public record SceneTable(Play<SceneState, SceneCommand, SceneEvent> play) {
    /**
     * Starts a play with the given cast, before its first scene.
     *
     * @throws io.github.crisisrules.core.game.RefusedException with all faults of the cast, if it has any
     */
    public static SceneTable start(CastSheet... cast) {
        return new SceneTable(Scene.play(cast));
    }

    /** Returns this table in another language: its sentences and refusals are in that language. */
    public SceneTable in(Language language) {
        return new SceneTable(play.in(language));
    }

    /** Returns the current state. */
    public SceneState state() {
        return play.state();
    }

    /**
     * Returns a member of the cast by name.
     *
     * @throws IllegalArgumentException if {@code name} is not in the cast
     */
    public CastMember character(String name) {
        return state().known(new CastId(name));
    }

    /** Applies any commands in order, including those without a verb of their own. */
    public SceneTable apply(SceneCommand... commands) {
        return new SceneTable(play.applyAll(Vector.of(commands)));
    }

    /**
     * Takes the last command back.
     *
     * @throws io.github.crisisrules.core.game.RefusedException if there is no command to undo
     */
    public SceneTable undo() {
        return new SceneTable(play.undo());
    }

    /** Begins an action scene with the given distinctions. */
    public SceneTable actionScene(String... distinctions) {
        return apply(StoryCommand.BeginScene.action(distinctions));
    }

    /** Begins a transition scene with the given distinctions. */
    public SceneTable transitionScene(String... distinctions) {
        return apply(StoryCommand.BeginScene.transition(distinctions));
    }

    /** Ends the scene. */
    public SceneTable endScene() {
        return apply(new StoryCommand.EndScene());
    }

    /** Ends the scene for two D12 doom dice. */
    public SceneTable endSceneWithDoom() {
        return apply(new StoryCommand.EndSceneWithDoom());
    }

    /** Begins an Act, which resets plot points and the doom pool. */
    public SceneTable beginAct(Stakes stakes, Threat threat) {
        return apply(new StoryCommand.BeginAct(stakes, threat));
    }

    /** Begins a session of play. */
    public SceneTable beginSession() {
        return apply(new StoryCommand.BeginSession());
    }

    /**
     * Names the next character to act, on behalf of the Watcher or the last to act, whichever may choose. If the last
     * to act in a round could start the next one and {@code character} is another character, the last to act declines
     * first.
     */
    public SceneTable next(String character) {
        CastId chosen = new CastId(character);
        Option<CastId> last = state().mayStart().filter(one -> !one.equals(chosen));
        SceneTable asked = last.isDefined() ? apply(new StoryCommand.DeclineToStart(last.get())) : this;
        return asked.apply(new StoryCommand.NameNext(asked.state().namer(), chosen));
    }

    /** Groups exactly these characters from now on. A single character leaves its group and is alone. */
    public SceneTable together(String... names) {
        return apply(new CastCommand.FormGroup(Vector.of(names).map(CastId::new)));
    }

    /** Splits heroes off from their group for a doom die, whether they like it or not. */
    public SceneTable split(DieSize doomDie, String... heroes) {
        return apply(new CastCommand.ForceGrouping(Vector.of(heroes).map(CastId::new), doomDie));
    }

    /** Gathers heroes into one group for a doom die, whether they like it or not. */
    public SceneTable gather(DieSize doomDie, String... heroes) {
        return split(doomDie, heroes);
    }

    /** Makes a villain act next, or first, for a doom die. */
    public SceneTable interrupt(String villain, DieSize doomDie) {
        return apply(new StoryCommand.Interrupt(new CastId(villain), doomDie));
    }

    /** Creates a scene distinction for a doom die of D8 or more. */
    public SceneTable distinction(String name, DieSize doomDie) {
        return apply(new StoryCommand.CreateSceneDistinction(name, doomDie));
    }

    /** Uses an effect of the scene or the event for a doom die, with its consequences. */
    public SceneTable sceneEffect(String what, DieSize doomDie, Consequence... consequences) {
        return apply(StoryCommand.UseSceneEffect.of(what, doomDie, consequences));
    }

    /** Activates a hero's limit for a doom die, because the hero declines the plot point offered for it. */
    public SceneTable limit(String hero, String limit, DieSize doomDie) {
        return apply(new StoryCommand.ActivateHeroLimit(new CastId(hero), limit, doomDie));
    }

    /** Uses a hero's own limit, which earns a plot point, or that of a villain, which adds a D6 to the doom pool. */
    public SceneTable limit(String character, String limit) {
        return apply(new StoryCommand.UseOwnLimit(new CastId(character), limit, DoomGrowth.ADD_D6));
    }

    /** Records that a hero has hit a milestone. */
    public SceneTable milestone(String hero, String milestone, MilestoneTier tier) {
        return apply(new StoryCommand.HitMilestone(new CastId(hero), milestone, tier));
    }

    /** Spends XP of a hero, in a transition scene. */
    public SceneTable spendXp(String hero, XpSpend spend) {
        return apply(new StoryCommand.SpendXp(new CastId(hero), spend));
    }

    /** Declares an attack. */
    public SceneTable attack(String actor, String target) {
        return apply(ActionCommand.DeclareAction.attack(actor, target));
    }

    /** Declares help for a character. */
    public SceneTable help(String actor, String target) {
        return apply(ActionCommand.DeclareAction.help(actor, target));
    }

    /** Declares help with a complication, or help to restore a changed trait. */
    public SceneTable help(String actor, String target, Trait about) {
        return apply(ActionCommand.DeclareAction.help(actor, target, about));
    }

    /** Declares the treatment of stress or trauma. */
    public SceneTable heal(String actor, String target, Ailment ailment) {
        return apply(ActionCommand.DeclareAction.heal(actor, target, ailment));
    }

    /** Takes a turn with an unopposed action, without a roll. */
    public SceneTable act(String character, String what) {
        return apply(new StoryCommand.ActUnopposed(new CastId(character), what));
    }

    /** Adds traits to the pool of the character who is to roll. */
    public SceneTable pool(Trait... traits) {
        return apply(ActionCommand.BuildPool.of(traits));
    }

    /** Adds traits, pushes, stunts and other dice to the pool of the character who is to roll. */
    public SceneTable pool(PoolPart... parts) {
        return apply(ActionCommand.BuildPool.of(parts));
    }

    /** Rolls the pool with the given faces, in pool order. */
    public SceneTable roll(Integer... faces) {
        return apply(ActionCommand.RollPool.of(faces));
    }

    /** Adds the given traits to the pool and rolls it with the given faces. */
    public SceneTable roll(Vector<Trait> traits, Integer... faces) {
        return apply(new ActionCommand.RollPool(traits.map(PoolPart::of), Vector.of(faces)));
    }

    /** Rolls the pool with faces generated from {@code seed}. */
    public SceneTable roll(Seed seed) {
        return apply(Scene.roll(state(), seed).getOrElse(ActionCommand.RollPool.of()));
    }

    /** Chooses total and effect in a usual way and declares the result. */
    public SceneTable choose(PickStrategy pick) {
        return choose(pick, 0, 0);
    }

    /**
     * Chooses total and effect in a usual way, with additional dice bought as far as the roll has them, and declares
     * the result. A hero pays a plot point for each, a villain or the Watcher one of the doom dice.
     *
     * @param moreInTotal the number of dice to buy for the total
     * @param moreEffects the number of effect dice to buy
     * @param doomDice the doom dice that pay for them, first those for the total; none for a hero
     */
    public SceneTable choose(PickStrategy pick, int moreInTotal, int moreEffects, DieSize... doomDice) {
        Option<DiceChoice> choice = state().rollAt(RollStage.CHOICE)
                .flatMap(RollInProgress::roll)
                .map(roll -> pick.choose(roll, DiceChoice.DICE_IN_TOTAL + moreInTotal))
                .map(dice -> dice.withLargestSpares(moreEffects));
        return apply(choice.map(
                        dice -> new ActionCommand.ChooseDice(dice.totalDice(), dice.effectDice(), Vector.of(doomDice)))
                .getOrElse(() -> new ActionCommand.ChooseDice(Vector.empty(), Vector.empty(), Vector.empty())));
    }

    /** Uses the next effect die. */
    public SceneTable use(EffectUse use) {
        return apply(new ActionCommand.UseEffect(use));
    }

    /** Strikes back with a won reaction; the hero pays a plot point. */
    public SceneTable strikeBack() {
        return apply(new ActionCommand.CounterAttack(Payment.plotPoint()));
    }

    /** Strikes back with a won reaction of a villain or the Watcher for a doom die. */
    public SceneTable strikeBack(DieSize doomDie) {
        return apply(new ActionCommand.CounterAttack(Payment.doomDie(doomDie)));
    }

    /** Reports an action that the players have rolled themselves, with the results of both rolls. */
    public SceneTable report(ActionCommand.DeclareAction action, RollResult acting, RollResult reacting) {
        return apply(ActionCommand.ReportResult.of(action, acting, reacting));
    }

    /** Buys opportunities of a hero for the Watcher. */
    public SceneTable buyOpportunities(DoomGrowth growth, int count) {
        return apply(new ActionCommand.BuyOpportunities(growth, count));
    }

    /** Keeps an asset of a hero till the end of the scene; the hero pays a plot point. */
    public SceneTable keep(String hero, String asset) {
        CastId character = new CastId(hero);
        return apply(new StoryCommand.KeepTrait(character, character, Trait.asset(asset), Payment.plotPoint()));
    }

    /** Ends the action and gives up everything that is still unused. */
    public SceneTable endAction() {
        return apply(new ActionCommand.EndAction());
    }

    /** Records a ruling of the Watcher with its consequences. */
    public SceneTable ruling(String what, Consequence... consequences) {
        return apply(CastCommand.MakeRuling.of(what, consequences));
    }

    /** Returns the table at a glance: the Watcher's dice, the index cards and the action in progress. */
    public SceneView view() {
        return SceneView.of(state(), play.wording());
    }

    /** Returns descriptions of the last events. */
    public Vector<String> lastSentences() {
        return play.lastSentences();
    }
}
