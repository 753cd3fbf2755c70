package io.github.crisisrules.heroic.scene.menu;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StoryCommand;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.scene.rule.Preconditions;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The choices offered in a state. The choices for the step that the scene waits for come first; what may be done or
 * reported at any time stands in a few groups after them.
 */
public final class SceneChoices {
    private final SceneState state;
    private final ChoiceBuilder offers;
    private final Vector<CastMember> cast;

    private SceneChoices(SceneState state) {
        this.state = state;
        this.offers = new ChoiceBuilder(state);
        this.cast = state.cast().values().filter(CastMember::isPresent).toVector();
    }

    public static Vector<Choice<SceneCommand>> of(SceneState state) {
        SceneChoices choices = new SceneChoices(state);
        CastChoices others = new CastChoices(state);
        if (!state.isOpen()) {
            return choices.beginnings()
                    .appendAll(new GrowthChoices(state).milestones())
                    .appendAll(others.between());
        }
        Vector<Choice<SceneCommand>> now =
                state.exchange().isDefined() ? new ActionChoices(state).all() : choices.turns();
        PlotChoices plot = new PlotChoices(state);
        GrowthChoices growth = new GrowthChoices(state);
        return now.appendAll(others.changes())
                .appendAll(MenuGroup.EFFECTS_AND_LIMITS.of(plot.effectsAndLimits()))
                .appendAll(MenuGroup.PLOT_POINTS.of(plot.plotPoints()))
                .appendAll(MenuGroup.DOOM_DICE.of(plot.doomDice()
                        .appendAll(others.forced())
                        .appendAll(choices.offers.ready(new StoryCommand.EndSceneWithDoom()))))
                .appendAll(MenuGroup.MOVES.of(others.moves()))
                .appendAll(others.reports())
                .appendAll(MenuGroup.FRAMES.of(growth.frames()))
                .appendAll(MenuGroup.EXPERIENCE.of(growth.experience()))
                .appendAll(growth.powerSets())
                .appendAll(choices.offers.ready(new StoryCommand.EndScene()));
    }

    private Vector<Choice<SceneCommand>> beginnings() {
        Vector<Choice<SceneCommand>> scenes = Vector.of(SceneKind.values())
                .flatMap(kind -> offers.ready(new StoryCommand.BeginScene(kind, Vector.empty()))
                        .append(Prompt.of(
                                wording -> Sentences.beginSceneWithDistinctions(wording, kind),
                                new SceneQuestion.NewNames(
                                        SceneQuestion.NameList.SCENE_DISTINCTIONS, 1, Vector.empty()),
                                names -> new StoryCommand.BeginScene(kind, names))));
        return scenes.appendAll(offers.among(
                        Sentences::beginAct,
                        Vector.of(Stakes.values())
                                .flatMap(stakes -> Vector.of(Threat.values())
                                        .map(threat -> new StoryCommand.BeginAct(stakes, threat)))))
                .appendAll(offers.ready(new StoryCommand.BeginSession()));
    }

    /** Returns the choices for naming the next to act, and the actions of the characters who may act. */
    private Vector<Choice<SceneCommand>> turns() {
        Vector<CastMember> actors =
                cast.filter(one -> Preconditions.actor(state, one.id()).isRight());
        return names().appendAll(ofEach(MenuGroup.ATTACKS, actors, actor -> attacks(actor.id())))
                .appendAll(ofEach(MenuGroup.HELP, actors, actor -> helps(actor.id())))
                .appendAll(ofEach(MenuGroup.TREATMENTS, actors, actor -> heals(actor.id())))
                .appendAll(ofEach(MenuGroup.GIFTS, actors.reject(CastMember::isHero), this::gifts))
                .appendAll(ofEach(MenuGroup.ACTS_WITHOUT_ROLL, actors, this::unopposed))
                .appendAll(ofEach(MenuGroup.REMOVALS, actors.filter(CastMember::isHero), this::removals))
                .appendAll(reports(actors))
                .appendAll(ofEach(MenuGroup.INTERRUPTS, cast.reject(CastMember::isHero), this::interrupts));
    }

    /** Returns the choices of the only character who has some, or the group of those of several. */
    private static Vector<Choice<SceneCommand>> ofEach(
            MenuGroup group,
            Vector<CastMember> characters,
            Function<CastMember, Vector<Choice<SceneCommand>>> choices) {
        Vector<Vector<Choice<SceneCommand>>> each = characters.map(choices).reject(Vector::isEmpty);
        return each.size() == 1 ? each.head() : group.of(each.flatMap(Function.identity()));
    }

    private Vector<Choice<SceneCommand>> unopposed(CastMember actor) {
        return offers.naming(
                wording -> Sentences.actUnopposed(wording, actor.id()),
                new SceneQuestion.NewName(SceneQuestion.Subject.ACTION, Vector.empty()),
                what -> new StoryCommand.ActUnopposed(actor.id(), what));
    }

    private Vector<Choice<SceneCommand>> interrupts(CastMember villain) {
        return offers.asking(
                wording -> Sentences.interrupt(wording, villain.id()),
                state.doom().dice().distinct(),
                SceneQuestion.WhichDoomDie::new,
                die -> new StoryCommand.Interrupt(villain.id(), die));
    }

    private Vector<Choice<SceneCommand>> names() {
        return state.mayStart()
                .map(last -> offers.ready(new StoryCommand.NameNext(Option.some(last), last))
                        .appendAll(offers.ready(new StoryCommand.DeclineToStart(last))))
                .getOrElse(() -> offers.asking(
                        wording -> Sentences.nameNext(wording, state.namer()),
                        cast.map(CastMember::id),
                        options -> new SceneQuestion.WhichCharacter(SceneQuestion.Role.ACTS_NEXT, options),
                        character -> new StoryCommand.NameNext(state.namer(), character)));
    }

    /**
     * Returns the choices for removing a trait without a roll, for a hero with a plot point and a power. All traits
     * in play are listed without asking the rules about each.
     */
    private Vector<Choice<SceneCommand>> removals(CastMember hero) {
        Vector<String> powers = hero.datafile()
                .powerSets()
                .flatMap(PowerSet::powers)
                .map(Power::name)
                .filter(power -> hero.die(Trait.power(power)).isDefined());
        if (hero.plotPoints().count() == 0 || powers.isEmpty()) {
            return Vector.empty();
        }
        Vector<SceneQuestion.OwnedTrait> traits = cast.flatMap(owner -> owner.traits()
                .map(CreatedTrait::trait)
                .appendAll(owner.datafile()
                        .traits()
                        .filter(trait -> owner.die(trait).isDefined()))
                .map(trait -> new SceneQuestion.OwnedTrait(owner.id(), trait)));
        Choice<SceneCommand> ofCharacter = Prompt.of(
                wording -> Sentences.removeWithPower(wording, hero.id()),
                new SceneQuestion.WhichEntry(SceneQuestion.Entry.POWER, powers),
                new SceneQuestion.WhichOwnedTrait(traits),
                (power, one) ->
                        new StoryCommand.RemoveTraitWithPower(hero.id(), power, Option.some(one.owner()), one.trait()));
        return state.distinctions().isEmpty()
                ? Vector.of(ofCharacter)
                : Vector.of(
                        ofCharacter,
                        Prompt.of(
                                wording -> Sentences.removeDistinctionWithPower(wording, hero.id()),
                                new SceneQuestion.WhichEntry(SceneQuestion.Entry.POWER, powers),
                                new SceneQuestion.WhichEntry(
                                        SceneQuestion.Entry.SCENE_DISTINCTION, state.distinctions()),
                                (power, name) -> new StoryCommand.RemoveTraitWithPower(
                                        hero.id(), power, Option.none(), Trait.sceneDistinction(name))));
    }

    /**
     * Returns the choices for reporting an action that the players rolled and added up themselves, with or without a
     * reaction.
     */
    private Vector<Choice<SceneCommand>> reports(Vector<CastMember> actors) {
        Vector<ActionCommand.DeclareAction> actions = actors.flatMap(actor -> cast.flatMap(target -> Vector.of(
                                Intent.HURT, Intent.HELP)
                        .map(intent -> declared(actor.id(), intent, target.id(), Option.none(), Option.none(), false))))
                .appendAll(actors.flatMap(actor -> recoveries(actor.id())));
        Tuple2<Vector<ActionCommand.DeclareAction>, Vector<ActionCommand.DeclareAction>> split = actions.filter(
                        offers::isAccepted)
                .partition(one -> one.intent() != Intent.HURT || state.isAble(one.target()));
        return opposed(split._1).appendAll(unopposed(split._2));
    }

    private static Vector<Choice<SceneCommand>> opposed(Vector<ActionCommand.DeclareAction> actions) {
        return actions.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        Sentences::reportOpposed,
                        new SceneQuestion.WhichAction(actions),
                        new SceneQuestion.DeclaredResult(RollSide.ACTION),
                        new SceneQuestion.DeclaredResult(RollSide.REACTION),
                        ActionCommand.ReportResult::of));
    }

    private static Vector<Choice<SceneCommand>> unopposed(Vector<ActionCommand.DeclareAction> actions) {
        return actions.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        Sentences::reportUnopposed,
                        new SceneQuestion.WhichAction(actions),
                        new SceneQuestion.DeclaredResult(RollSide.ACTION),
                        (action, result) -> new ActionCommand.ReportResult(action, result, Option.none())));
    }

    private Vector<Choice<SceneCommand>> attacks(CastId actor) {
        return offers.asking(
                wording -> Sentences.attack(wording, actor),
                cast.map(CastMember::id),
                options -> new SceneQuestion.WhichCharacter(SceneQuestion.Role.IS_ATTACKED, options),
                target -> declared(actor, Intent.HURT, target, Option.none(), Option.none(), false));
    }

    private Vector<Choice<SceneCommand>> helps(CastId actor) {
        return offers.among(
                wording -> Sentences.help(wording, actor),
                cast.flatMap(target -> target.traits()
                        .map(CreatedTrait::trait)
                        .appendAll(target.changedTraits().keySet())
                        .appendAll(state.distinctions().map(Trait::sceneDistinction))
                        .map(Option::some)
                        .prepend(Option.none())
                        .map(about -> declared(actor, Intent.HELP, target.id(), Option.none(), about, false))));
    }

    private Vector<Choice<SceneCommand>> heals(CastId actor) {
        return offers.among(wording -> Sentences.heal(wording, actor), recoveries(actor));
    }

    private Vector<ActionCommand.DeclareAction> recoveries(CastId actor) {
        Vector<Ailment> ailments =
                Vector.of(StressType.values()).flatMap(type -> Vector.of(Ailment.stress(type), Ailment.trauma(type)));
        return cast.flatMap(target -> ailments.flatMap(ailment -> Vector.of(false, true)
                .map(power -> declared(actor, Intent.HEAL, target.id(), Option.some(ailment), Option.none(), power))));
    }

    private static ActionCommand.DeclareAction declared(
            CastId actor, Intent intent, CastId target, Option<Ailment> ailment, Option<Trait> about, boolean byPower) {
        return new ActionCommand.DeclareAction(actor, intent, target, ailment, about, byPower);
    }

    private Vector<Choice<SceneCommand>> gifts(CastMember villain) {
        return offers.among(
                wording -> Sentences.giveTrait(wording, villain.id()),
                villain.datafile()
                        .traits()
                        .flatMap(trait -> cast.map(
                                receiver -> new StoryCommand.HelpAsVillain(villain.id(), trait, receiver.id()))));
    }
}
