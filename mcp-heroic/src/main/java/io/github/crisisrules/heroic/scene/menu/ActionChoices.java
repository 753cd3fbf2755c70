package io.github.crisisrules.heroic.scene.menu;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInHand;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/** The choices offered during an action, for its current step. */
final class ActionChoices {
    private static final Vector<StressType> TYPES = Vector.of(StressType.values());

    private final SceneState state;
    private final ChoiceBuilder offers;
    private final Exchange exchange;
    private final Vector<CastMember> cast;

    ActionChoices(SceneState state) {
        this.state = state;
        this.offers = new ChoiceBuilder(state);
        this.exchange = state.exchange().get();
        this.cast = state.cast().values().toVector();
    }

    @Rule(SEQUENCE)
    Vector<Choice<SceneCommand>> all() {
        Vector<Choice<SceneCommand>> step =
                exchange.rolling().flatMap(exchange::roll).map(this::roll).getOrElse(this::outcome);
        return step.appendAll(opportunities());
    }

    private Vector<Choice<SceneCommand>> roll(RollInHand hand) {
        if (hand.stage() == Stage.POOL) {
            return hand.roller()
                    .map(state::known)
                    .map(roller -> new PoolChoices(state, roller).all())
                    .getOrElse(() -> PoolChoices.rolling(state, hand));
        }
        return new DiceChoices(state, hand).all();
    }

    private Vector<Choice<SceneCommand>> opportunities() {
        int unsold = exchange.forSale()
                .flatMap(exchange::roll)
                .map(RollInHand::unsold)
                .getOrElse(0);
        if (unsold == 0) {
            return Vector.empty();
        }
        return offers.among(
                        "the Watcher buys opportunities",
                        Vector.of(DoomGrowth.values())
                                .flatMap(growth -> Vector.rangeClosed(1, unsold)
                                        .map(count -> new ActionCommand.BuyOpportunities(growth, count))))
                .appendAll(cast.flatMap(this::opportunities));
    }

    private Vector<Choice<SceneCommand>> opportunities(CastMember hero) {
        CastId who = hero.id();
        return offers.asking(
                        who + " steps up an asset on an opportunity",
                        hero.traits().map(CreatedTrait::trait),
                        SceneQuestion.WhichTrait::new,
                        asset -> new ActionCommand.StepUpAsset(who, asset))
                .appendAll(offers.ready(new ActionCommand.StepUpNextPush(who)))
                .appendAll(offers.naming(
                        who + " finds a resource on an opportunity",
                        hero.datafile().specialties().map(Specialty::name),
                        options -> new SceneQuestion.Which("with which specialty?", options),
                        new SceneQuestion.NewName("what is the resource?", PlotChoices.resources(hero)),
                        (specialty, name) -> new ActionCommand.FindResource(who, specialty, name)));
    }

    /** Returns the choices once both results stand: using effect dice, striking back, and ending the action. */
    private Vector<Choice<SceneCommand>> outcome() {
        Vector<Choice<SceneCommand>> end = offers.ready(new ActionCommand.EndAction());
        Vector<Choice<SceneCommand>> more = more();
        return exchange.effects().isEmpty()
                ? more.appendAll(end)
                : uses().appendAll(more).appendAll(end);
    }

    private Vector<Choice<SceneCommand>> more() {
        Option<DiceChoice> winning = exchange.winner().flatMap(exchange::roll).flatMap(RollInHand::choice);
        return offers.among(
                        "take a second effect die",
                        winning.toVector().flatMap(DiceChoice::spare).map(ActionCommand.TakeSecondEffect::new))
                .appendAll(offers.asking(
                        "strike back",
                        offers.payments(exchange.reactor()),
                        SceneQuestion.HowPaid::new,
                        ActionCommand.CounterAttack::new));
    }

    private Vector<Choice<SceneCommand>> uses() {
        DieSize die = exchange.effects().head();
        CastMember target = state.known(exchange.affectedOne());
        Vector<Trait> traits = target.traits()
                .map(CreatedTrait::trait)
                .appendAll(target.datafile().traits());
        Vector<Trait> all = traits.appendAll(state.distinctions().map(Trait::sceneDistinction));
        Vector<String> assets = cast.flatMap(CastMember::traits)
                .map(CreatedTrait::trait)
                .filter(trait -> trait.kind() == TraitKind.ASSET)
                .map(Trait::name);
        return offers.ready(used(new EffectUse.Recover()))
                .appendAll(offers.asking(
                        "use the " + die + " for stress",
                        TYPES,
                        SceneQuestion.WhichType::new,
                        type -> used(new EffectUse.InflictStress(type))))
                .appendAll(offers.naming(
                        "use the " + die + " for a complication",
                        new SceneQuestion.NewName("what is the complication?", Vector.empty()),
                        name -> used(new EffectUse.CreateComplication(name))))
                .appendAll(offers.naming(
                        "use the " + die + " for an asset",
                        cast.map(CastMember::id),
                        options -> new SceneQuestion.Who("for whom?", options),
                        new SceneQuestion.NewName("what is the asset?", assets),
                        (holder, name) -> used(new EffectUse.CreateAsset(name, holder))))
                .appendAll(onTrait("step a trait up", all, trait -> new EffectUse.StepTrait(trait, true)))
                .appendAll(onTrait("step a trait back", all, trait -> new EffectUse.StepTrait(trait, false)))
                .appendAll(onTrait("remove a trait", all, EffectUse.RemoveTrait::new))
                .appendAll(onTrait("restore a trait", traits, EffectUse.RestoreTrait::new))
                .appendAll(offers.ready(used(new EffectUse.FeedDoom())));
    }

    private Vector<Choice<SceneCommand>> onTrait(String words, Vector<Trait> traits, Function<Trait, EffectUse> use) {
        return offers.asking(words, traits, SceneQuestion.WhichTrait::new, trait -> used(use.apply(trait)));
    }

    private static SceneCommand used(EffectUse use) {
        return new ActionCommand.UseEffect(use);
    }
}
