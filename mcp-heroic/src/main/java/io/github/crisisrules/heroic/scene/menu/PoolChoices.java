package io.github.crisisrules.heroic.scene.menu;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.PoolRules;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.PoolPart;
import io.github.crisisrules.heroic.scene.RollInProgress;
import io.github.crisisrules.heroic.scene.Scene;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The choices for building the pool of a character who is to roll, and for rolling it. */
final class PoolChoices {
    private static final int MAX_PLACES = 6;
    private static final Vector<StressType> TYPES = Vector.of(StressType.values());

    private final SceneState state;
    private final ChoiceBuilder offers;
    private final CastMember roller;
    private final RollInProgress hand;
    private final Exchange exchange;

    PoolChoices(SceneState state, CastMember roller) {
        this.state = state;
        this.offers = new ChoiceBuilder(state);
        this.roller = roller;
        this.hand = state.rollAt(RollStage.POOL).get();
        this.exchange = state.exchange().get();
    }

    Vector<Choice<SceneCommand>> all() {
        Vector<Trait> traits = atHand();
        Vector<Payment> payments = offers.payments(Option.some(roller.id()));
        Vector<DoomGrowth> growth = roller.isHero()
                ? Vector.of(DoomGrowth.ADD_D6)
                : Vector.of(DoomGrowth.ADD_D6, DoomGrowth.STEP_UP_LOWEST);
        return free(traits)
                .appendAll(rolling(state, hand))
                .appendAll(offers.asking(
                        Sentences::distinctionAsD4,
                        traits.filter(trait ->
                                trait.kind() == TraitKind.DISTINCTION || trait.kind() == TraitKind.SCENE_DISTINCTION),
                        options -> new SceneQuestion.WhichTrait(SceneQuestion.TraitUse.AS_D4, options),
                        growth,
                        SceneQuestion.WhichDoomGrowth::new,
                        (trait, how) -> built(new PoolPart.DistinctionAsD4(trait, how))))
                .appendAll(bought(PlotSpend.STUNT, efforts(), payments))
                .appendAll(bought(PlotSpend.EXTRA_TRAIT, traits, payments))
                .appendAll(bought(PlotSpend.OWN_STRESS, TYPES.map(Trait::ownStress), payments))
                .appendAll(offers.naming(
                        Sentences::buyPush,
                        payments,
                        SceneQuestion.WhichPayment::new,
                        new SceneQuestion.NewName(SceneQuestion.Subject.PUSH, Vector.empty()),
                        (payment, name) -> built(new PoolPart.BoughtDie(PlotSpend.PUSH, Trait.push(name), payment))))
                .appendAll(loans())
                .appendAll(offers.asking(
                        Sentences::spendDoomDie,
                        state.doom().dice().distinct(),
                        SceneQuestion.WhichDoomDie::new,
                        die -> built(new PoolPart.SpentDoomDie(die))));
    }

    /**
     * Returns the choices for rolling the pool that was built or, if none was built, for reporting dice rolled by the
     * players.
     */
    static Vector<Choice<SceneCommand>> rolling(SceneState state, RollInProgress hand) {
        Vector<DieSize> dice = Scene.dice(state).get();
        Choice<SceneCommand> roll = Prompt.of(
                wording -> Sentences.rollPool(wording, Pool.ofAll(dice)),
                new SceneQuestion.Faces(dice),
                faces -> new ActionCommand.RollPool(Vector.empty(), faces));
        if (!hand.pool().isEmpty()) {
            return Vector.of(roll);
        }
        Choice<SceneCommand> report =
                Prompt.of(Sentences::reportDice, new SceneQuestion.RolledDice(), ActionCommand.ReportRoll::new);
        return dice.isEmpty() ? Vector.of(report, roll) : Vector.of(roll, report);
    }

    /** Returns a prompt with a question for every free place of the pool, and another where there are more than six. */
    private Vector<Choice<SceneCommand>> free(Vector<Trait> traits) {
        Vector<Vector<PoolDie>> places = traits.flatMap(this::die)
                .groupBy(die -> PoolRules.place(die.trait(), roller.datafile()))
                .values()
                .toVector()
                .sortBy(options -> traits.indexOf(options.head().trait()));
        return build(wording -> Sentences.buildPool(wording, roller.id()), places.take(MAX_PLACES))
                .appendAll(build(wording -> Sentences.buildPoolFurther(wording, roller.id()), places.drop(MAX_PLACES)));
    }

    /** Returns the die with which a trait joins the pool, if the rules accept it. */
    private Option<PoolDie> die(Trait trait) {
        SceneCommand joining = built(PoolPart.of(trait));
        return offers.isAccepted(joining)
                ? joining.decide(state)
                        .events()
                        .filter(ActionEvent.DieAdded.class::isInstance)
                        .map(event -> ((ActionEvent.DieAdded) event).die())
                        .headOption()
                : Option.none();
    }

    private static Vector<Choice<SceneCommand>> build(Describable label, Vector<Vector<PoolDie>> places) {
        return places.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        label,
                        new SceneQuestion.PoolTraits(places),
                        chosen -> new ActionCommand.BuildPool(chosen.map(PoolPart::of))));
    }

    private static SceneCommand built(PoolPart part) {
        return ActionCommand.BuildPool.of(part);
    }

    private Vector<Choice<SceneCommand>> bought(PlotSpend spend, Vector<Trait> traits, Vector<Payment> payments) {
        return offers.asking(
                wording -> Sentences.buy(wording, spend),
                traits,
                options -> new SceneQuestion.WhichTrait(SceneQuestion.TraitUse.JOINS_POOL, options),
                payments,
                SceneQuestion.WhichPayment::new,
                (trait, payment) -> built(new PoolPart.BoughtDie(spend, trait, payment)));
    }

    private Vector<Choice<SceneCommand>> loans() {
        if (state.sceneKind() != SceneKind.TRANSITION || exchange.intent() != Intent.HEAL) {
            return Vector.empty();
        }
        return offers.asking(
                Sentences::borrow,
                state.heroes()
                        .flatMap(lender -> lender.datafile()
                                .traits()
                                .map(trait -> new SceneQuestion.OwnedTrait(lender.id(), trait))),
                SceneQuestion.WhichOwnedTrait::new,
                one -> built(new PoolPart.BorrowedTrait(one.trait(), one.owner())));
    }

    /**
     * Returns all traits that may provide a die: those of the roller, of the scene, and those that trouble the
     * opposition.
     */
    private Vector<Trait> atHand() {
        CastMember opposition =
                state.known(exchange.rolling().contains(RollSide.ACTION) ? exchange.target() : exchange.actor());
        return roller.datafile()
                .traits()
                .appendAll(state.distinctions().map(Trait::sceneDistinction))
                .appendAll(roller.traits().map(CreatedTrait::trait))
                .appendAll(opposition.traits().map(CreatedTrait::trait))
                .appendAll(TYPES.flatMap(type -> Vector.of(Trait.stress(type), Trait.trauma(type))))
                .distinct();
    }

    private Vector<Trait> efforts() {
        return roller.datafile()
                .traits()
                .filter(trait -> trait.kind() == TraitKind.POWER || trait.kind() == TraitKind.SPECIALTY)
                .map(trait -> Trait.stunt(trait.name()))
                .distinct();
    }
}
