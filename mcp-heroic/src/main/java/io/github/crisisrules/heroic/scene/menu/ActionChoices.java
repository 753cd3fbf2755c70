package io.github.crisisrules.heroic.scene.menu;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.RollInProgress;
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

    /** Returns the purchases of opportunities, which come before the next step, and the choices for that step. */
    Vector<Choice<SceneCommand>> all() {
        return opportunities()
                .appendAll(exchange.rolling()
                        .flatMap(exchange::roll)
                        .map(this::roll)
                        .getOrElse(this::outcome));
    }

    private Vector<Choice<SceneCommand>> roll(RollInProgress hand) {
        if (hand.stage() == RollStage.POOL) {
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
                .map(RollInProgress::unsold)
                .getOrElse(0);
        if (unsold == 0) {
            return Vector.empty();
        }
        return offers.among(
                        wording -> Sentences.buyOpportunities(wording),
                        Vector.of(DoomGrowth.values())
                                .flatMap(growth -> Vector.rangeClosed(1, unsold)
                                        .map(count -> new ActionCommand.BuyOpportunities(growth, count))))
                .appendAll(MenuGroup.WATCHERS_OPPORTUNITIES.of(cast.flatMap(this::opportunities)));
    }

    private Vector<Choice<SceneCommand>> opportunities(CastMember hero) {
        CastId character = hero.id();
        return offers.asking(
                        wording -> Sentences.stepUpAsset(wording, character),
                        hero.traits().map(CreatedTrait::trait),
                        options -> new SceneQuestion.WhichTrait(SceneQuestion.TraitUse.STEPS_UP, options),
                        asset -> new ActionCommand.StepUpAsset(character, asset))
                .appendAll(offers.ready(new ActionCommand.StepUpNextPush(character)))
                .appendAll(offers.naming(
                        wording -> Sentences.findResource(wording, character),
                        hero.datafile().specialties().map(Specialty::name),
                        options -> new SceneQuestion.WhichEntry(SceneQuestion.Entry.SPECIALTY, options),
                        new SceneQuestion.NewName(SceneQuestion.Subject.RESOURCE, PlotChoices.resources(hero)),
                        (specialty, name) -> new ActionCommand.FindResource(character, specialty, name)));
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
        Option<DiceChoice> winning = exchange.winner().flatMap(exchange::roll).flatMap(RollInProgress::choice);
        return offers.among(
                        wording -> Sentences.takeSecondEffect(wording),
                        winning.toVector().flatMap(DiceChoice::spare).map(ActionCommand.TakeSecondEffect::new))
                .appendAll(offers.asking(
                        wording -> Sentences.strikeBack(wording),
                        offers.payments(exchange.reactor()),
                        SceneQuestion.WhichPayment::new,
                        ActionCommand.CounterAttack::new));
    }

    private Vector<Choice<SceneCommand>> uses() {
        DieSize die = exchange.effects().head();
        CastMember target = state.known(exchange.affectedCharacter());
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
                        wording -> Sentences.useForStress(wording, die),
                        TYPES,
                        SceneQuestion.WhichStressType::new,
                        type -> used(new EffectUse.InflictStress(type))))
                .appendAll(offers.naming(
                        wording -> Sentences.useForComplication(wording, die),
                        new SceneQuestion.NewName(SceneQuestion.Subject.COMPLICATION, Vector.empty()),
                        name -> used(new EffectUse.CreateComplication(name))))
                .appendAll(offers.naming(
                        wording -> Sentences.useForAsset(wording, die),
                        cast.map(CastMember::id),
                        options -> new SceneQuestion.WhichCharacter(SceneQuestion.Role.GETS_ASSET, options),
                        new SceneQuestion.NewName(SceneQuestion.Subject.ASSET, assets),
                        (holder, name) -> used(new EffectUse.CreateAsset(name, holder))))
                .appendAll(onTrait(
                        Sentences::stepUp,
                        SceneQuestion.TraitUse.STEPS_UP,
                        all,
                        trait -> new EffectUse.StepTrait(trait, true)))
                .appendAll(onTrait(
                        Sentences::stepBack,
                        SceneQuestion.TraitUse.STEPS_BACK,
                        all,
                        trait -> new EffectUse.StepTrait(trait, false)))
                .appendAll(onTrait(
                        Sentences::removeTrait, SceneQuestion.TraitUse.IS_REMOVED, all, EffectUse.RemoveTrait::new))
                .appendAll(onTrait(
                        Sentences::restoreTrait,
                        SceneQuestion.TraitUse.IS_RESTORED,
                        traits,
                        EffectUse.RestoreTrait::new))
                .appendAll(offers.ready(used(new EffectUse.FeedDoom())));
    }

    private Vector<Choice<SceneCommand>> onTrait(
            Describable label, SceneQuestion.TraitUse asked, Vector<Trait> traits, Function<Trait, EffectUse> use) {
        return offers.asking(
                label,
                traits,
                options -> new SceneQuestion.WhichTrait(asked, options),
                trait -> used(use.apply(trait)));
    }

    private static SceneCommand used(EffectUse use) {
        return new ActionCommand.UseEffect(use);
    }
}
