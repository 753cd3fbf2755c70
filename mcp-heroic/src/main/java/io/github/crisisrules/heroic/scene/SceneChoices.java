package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Prompt;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What may be done in a state, what the table waits for first; by kind and by who does it. */
final class SceneChoices {
    private final SceneState state;
    private final Offers offers;
    private final Vector<CastMember> cast;

    private SceneChoices(SceneState state) {
        this.state = state;
        this.offers = new Offers(state);
        this.cast = state.cast().values().toVector();
    }

    @Rule({SEQUENCE, SCENES})
    static Vector<Choice<SceneCommand>> of(SceneState state) {
        SceneChoices choices = new SceneChoices(state);
        if (!state.open()) {
            return choices.beginnings().appendAll(new GrowthChoices(state).milestones());
        }
        Vector<Choice<SceneCommand>> now =
                state.exchange().isDefined() ? new ActionChoices(state).all() : choices.turns();
        return now.appendAll(new PlotChoices(state).all())
                .appendAll(new GrowthChoices(state).all())
                .appendAll(choices.offers.ready(new TableCommand.EndSceneWithDoom()));
    }

    private Vector<Choice<SceneCommand>> beginnings() {
        Vector<Choice<SceneCommand>> scenes = Vector.of(SceneKind.values())
                .flatMap(kind -> offers.ready(new TableCommand.BeginScene(kind, Vector.empty()))
                        .append(Prompt.of(
                                new TableCommand.BeginScene(kind, Vector.empty()).words() + " with distinctions",
                                new SceneQuestion.Distinctions(),
                                names -> new TableCommand.BeginScene(kind, names))));
        return scenes.appendAll(offers.among(
                        "begin an Act",
                        Vector.of(Stakes.values())
                                .flatMap(stakes -> Vector.of(Threat.values())
                                        .map(threat -> new TableCommand.BeginAct(stakes, threat)))))
                .appendAll(offers.ready(new TableCommand.BeginSession()));
    }

    /** Who is next, what the one to act does, and the end of the scene. */
    private Vector<Choice<SceneCommand>> turns() {
        return names().appendAll(cast.flatMap(actor -> attacks(actor.id())))
                .appendAll(cast.flatMap(actor -> helps(actor.id())))
                .appendAll(cast.flatMap(actor -> heals(actor.id())))
                .appendAll(cast.flatMap(this::gifts))
                .appendAll(offers.ready(new TableCommand.EndScene()))
                .appendAll(cast.flatMap(villain -> offers.asking(
                        villain.id() + " interrupts",
                        state.doom().dice().distinct(),
                        SceneQuestion.WhichDoomDie::new,
                        die -> new TableCommand.Interrupt(villain.id(), die))));
    }

    private Vector<Choice<SceneCommand>> names() {
        Vector<Option<CastId>> namers =
                Vector.of(state.order().namer(), Option.<CastId>none()).distinct();
        return namers.flatMap(by -> offers.asking(
                by.map(CastId::name).getOrElse("the Watcher") + " names who acts next",
                cast.map(CastMember::id),
                options -> new SceneQuestion.Who("who acts next?", options),
                who -> new TableCommand.NameNext(by, who)));
    }

    private Vector<Choice<SceneCommand>> attacks(CastId actor) {
        return offers.asking(
                actor + " attacks",
                cast.map(CastMember::id),
                options -> new SceneQuestion.Who("whom does " + actor + " attack?", options),
                target -> declared(actor, Intent.HURT, target, Option.none(), Option.none(), false));
    }

    private Vector<Choice<SceneCommand>> helps(CastId actor) {
        return offers.among(
                actor + " helps",
                cast.flatMap(target -> target.traits()
                        .map(Temporary::trait)
                        .appendAll(target.changed().keySet())
                        .map(Option::some)
                        .prepend(Option.none())
                        .map(about -> declared(actor, Intent.HELP, target.id(), Option.none(), about, false))));
    }

    private Vector<Choice<SceneCommand>> heals(CastId actor) {
        Vector<Ailment> ailments =
                Vector.of(StressType.values()).flatMap(type -> Vector.of(Ailment.stress(type), Ailment.trauma(type)));
        return offers.among(
                actor + " treats stress or trauma",
                cast.flatMap(target -> ailments.flatMap(ailment -> Vector.of(false, true)
                        .map(power -> declared(
                                actor, Intent.HEAL, target.id(), Option.some(ailment), Option.none(), power)))));
    }

    private static ActionCommand.DeclareAction declared(
            CastId actor, Intent intent, CastId target, Option<Ailment> ailment, Option<Trait> about, boolean byPower) {
        return new ActionCommand.DeclareAction(actor, intent, target, ailment, about, byPower);
    }

    private Vector<Choice<SceneCommand>> gifts(CastMember villain) {
        return offers.among(
                villain.id() + " gives a trait as an asset",
                villain.datafile()
                        .traits()
                        .flatMap(trait -> cast.map(
                                receiver -> new TableCommand.HelpAsVillain(villain.id(), trait, receiver.id()))));
    }
}
