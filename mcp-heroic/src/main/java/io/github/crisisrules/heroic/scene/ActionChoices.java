package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;

import io.github.crisisrules.core.game.Choice;
import io.github.crisisrules.core.game.Prompt;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Specialty;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pick;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/** What may be done in an action, step by step. */
final class ActionChoices {
    private static final Vector<StressType> TYPES = Vector.of(StressType.values());

    private final SceneState state;
    private final Offers offers;
    private final Exchange exchange;
    private final Vector<CastMember> cast;

    ActionChoices(SceneState state) {
        this.state = state;
        this.offers = new Offers(state);
        this.exchange = state.exchange().get();
        this.cast = state.cast().values().toVector();
    }

    @Rule(SEQUENCE)
    Vector<Choice<SceneCommand>> all() {
        return exchange.rolling()
                .flatMap(side -> exchange.roll(side).map(hand -> roll(side, hand)))
                .getOrElse(this::outcome);
    }

    private Vector<Choice<SceneCommand>> roll(RollSide side, RollInHand hand) {
        if (hand.stage() == Stage.POOL) {
            return hand.roller()
                    .map(state::known)
                    .map(roller -> pool(side, hand, roller))
                    .getOrElse(() -> Vector.of(rolling(side, hand)));
        }
        if (hand.stage() == Stage.CHOICE) {
            return chosen(side, hand.roll().get());
        }
        return hand.stage() == Stage.SPENDS ? spends(side, hand) : opportunities(side, hand);
    }

    private static Choice<SceneCommand> rolling(RollSide side, RollInHand hand) {
        return Prompt.of(
                "roll the " + side.words(),
                new SceneQuestion.Faces(side, hand.sizes()),
                faces -> new ActionCommand.RollPool(side, faces));
    }

    private Vector<Choice<SceneCommand>> pool(RollSide side, RollInHand hand, CastMember roller) {
        Vector<Trait> traits = atHand(side, roller);
        Vector<Payment> payments = offers.payments(Option.some(roller.id()));
        Vector<DoomGrowth> growth =
                roller.hero() ? Vector.of(DoomGrowth.ADD_D6) : Vector.of(DoomGrowth.ADD_D6, DoomGrowth.STEP_UP_LOWEST);
        return offers.asking(
                        "add a die to the " + side.words(),
                        traits,
                        SceneQuestion.WhichTrait::new,
                        trait -> ActionCommand.AddDie.of(side, trait))
                .append(rolling(side, hand))
                .appendAll(offers.asking(
                        "add a distinction as a D4",
                        traits,
                        SceneQuestion.WhichTrait::new,
                        growth,
                        SceneQuestion.HowDoomGrows::new,
                        (trait, how) -> new ActionCommand.AddDie(side, trait, true, how)))
                .appendAll(bought(side, PlotSpend.STUNT, efforts(roller), payments))
                .appendAll(bought(side, PlotSpend.EXTRA_TRAIT, traits, payments))
                .appendAll(bought(side, PlotSpend.OWN_STRESS, TYPES.map(Trait::ownStress), payments))
                .appendAll(offers.naming(
                        "buy a push",
                        payments,
                        SceneQuestion.HowPaid::new,
                        new SceneQuestion.NewName("what is the push?", Vector.empty()),
                        (payment, name) -> ActionCommand.BuyDie.of(side, PlotSpend.PUSH, Trait.push(name), payment)))
                .appendAll(loans(side))
                .appendAll(offers.asking(
                        "spend a doom die into the " + side.words(),
                        state.doom().dice().distinct(),
                        SceneQuestion.WhichDoomDie::new,
                        die -> new ActionCommand.AddDoomDie(side, die)));
    }

    private Vector<Choice<SceneCommand>> bought(
            RollSide side, PlotSpend spend, Vector<Trait> traits, Vector<Payment> payments) {
        return offers.asking(
                "buy " + spend.words(),
                traits,
                SceneQuestion.WhichTrait::new,
                payments,
                SceneQuestion.HowPaid::new,
                (trait, payment) -> ActionCommand.BuyDie.of(side, spend, trait, payment));
    }

    private Vector<Choice<SceneCommand>> loans(RollSide side) {
        return offers.asking(
                "borrow a trait of another hero",
                cast.flatMap(
                        lender -> lender.datafile().traits().map(trait -> new SceneQuestion.Owned(lender.id(), trait))),
                SceneQuestion.WhoseTrait::new,
                one -> ActionCommand.BuyDie.borrowed(
                        side, one.trait(), one.owner().name()));
    }

    /** Whatever a die could come from: one's own, the scene's, and what troubles the opposition. */
    private Vector<Trait> atHand(RollSide side, CastMember roller) {
        CastMember opposition = state.known(side == RollSide.ACTION ? exchange.target() : exchange.actor());
        return roller.datafile()
                .traits()
                .appendAll(state.distinctions().map(Trait::sceneDistinction))
                .appendAll(roller.traits().map(Temporary::trait))
                .appendAll(opposition.traits().map(Temporary::trait))
                .appendAll(TYPES.flatMap(type -> Vector.of(Trait.stress(type), Trait.trauma(type))))
                .distinct();
    }

    private static Vector<Trait> efforts(CastMember roller) {
        return roller.datafile()
                .traits()
                .filter(trait -> trait.kind() == TraitKind.POWER || trait.kind() == TraitKind.SPECIALTY)
                .map(trait -> Trait.stunt(trait.name()))
                .distinct();
    }

    /** The two usual ways to choose come first. */
    private Vector<Choice<SceneCommand>> chosen(RollSide side, Roll roll) {
        Vector<DiceChoice> usual = Vector.of(Pick.HIGHEST_TOTAL, Pick.LARGEST_EFFECT)
                .map(pick -> pick.choose(roll, DiceChoice.DICE_IN_TOTAL))
                .distinct();
        Vector<DiceChoice> all = DiceChoice.all(roll, DiceChoice.DICE_IN_TOTAL);
        return usual.flatMap(choice -> offers.ready(ActionCommand.ChooseDice.of(side, choice)))
                .appendAll(
                        all.size() <= usual.size()
                                ? Vector.empty()
                                : offers.asking(
                                        "choose other dice",
                                        all,
                                        options -> new SceneQuestion.WhichDice(side, options),
                                        choice -> ActionCommand.ChooseDice.of(side, choice)));
    }

    private Vector<Choice<SceneCommand>> spends(RollSide side, RollInHand hand) {
        Vector<Integer> spare = hand.choice().get().spare();
        Vector<Payment> payments = offers.payments(hand.roller());
        return offers.ready(new ActionCommand.DeclareResult(side))
                .appendAll(offers.among(
                        "buy one more die for the total",
                        spare.flatMap(
                                place -> payments.map(payment -> new ActionCommand.BuyTotalDie(side, place, payment)))))
                .appendAll(offers.among(
                        "buy one more effect die",
                        spare.flatMap(place ->
                                payments.map(payment -> new ActionCommand.BuyEffectDie(side, place, payment)))));
    }

    private Vector<Choice<SceneCommand>> opportunities(RollSide side, RollInHand hand) {
        return offers.ready(new ActionCommand.SettleRoll(side))
                .appendAll(offers.among(
                        "the Watcher buys opportunities",
                        Vector.of(DoomGrowth.values())
                                .flatMap(growth -> Vector.rangeClosed(1, hand.unsold())
                                        .map(count -> new ActionCommand.BuyOpportunities(side, growth, count)))))
                .appendAll(cast.flatMap(hero -> opportunities(side, hero)));
    }

    private Vector<Choice<SceneCommand>> opportunities(RollSide side, CastMember hero) {
        CastId who = hero.id();
        return offers.asking(
                        who + " steps up an asset on an opportunity",
                        hero.traits().map(Temporary::trait),
                        SceneQuestion.WhichTrait::new,
                        asset -> new ActionCommand.StepUpAsset(side, who, asset))
                .appendAll(offers.ready(new ActionCommand.StepUpNextPush(side, who)))
                .appendAll(offers.naming(
                        who + " finds a resource on an opportunity",
                        hero.datafile().specialties().map(Specialty::name),
                        options -> new SceneQuestion.Which("with which specialty?", options),
                        new SceneQuestion.NewName("what is the resource?", PlotChoices.resources(hero)),
                        (specialty, name) -> new ActionCommand.FindResource(side, who, specialty, name)));
    }

    /** Both rolls are settled: effects are used, or struck back with, until the action ends. */
    private Vector<Choice<SceneCommand>> outcome() {
        Vector<Choice<SceneCommand>> end = offers.ready(new ActionCommand.EndAction());
        Vector<Choice<SceneCommand>> more = more();
        return exchange.effects().isEmpty()
                ? end.appendAll(more)
                : uses().appendAll(more).appendAll(end);
    }

    private Vector<Choice<SceneCommand>> more() {
        Option<DiceChoice> winning = exchange.winner().flatMap(exchange::roll).flatMap(RollInHand::choice);
        Vector<Payment> changes = exchange.justTaken()
                .map(taken -> offers.payments(Option.some(taken.who())))
                .getOrElse(Vector.empty());
        return offers.among(
                        "take a second effect die",
                        winning.toVector().flatMap(DiceChoice::spare).map(ActionCommand.TakeSecondEffect::new))
                .appendAll(offers.asking(
                        "strike back",
                        offers.payments(exchange.reactor()),
                        SceneQuestion.HowPaid::new,
                        ActionCommand.CounterAttack::new))
                .appendAll(offers.asking(
                        "take the stress as another type",
                        TYPES,
                        SceneQuestion.WhichType::new,
                        changes,
                        SceneQuestion.HowPaid::new,
                        ActionCommand.ChangeStress::new));
    }

    private Vector<Choice<SceneCommand>> uses() {
        DieSize die = exchange.effects().head();
        CastMember target = state.known(exchange.affectedOne());
        Vector<Trait> traits = target.traits()
                .map(Temporary::trait)
                .appendAll(target.datafile().traits());
        Vector<String> assets = cast.flatMap(CastMember::traits)
                .map(Temporary::trait)
                .filter(trait -> trait.kind() == TraitKind.ASSET)
                .map(Trait::name);
        return offers.ready(used(new EffectUse.Recover()))
                .appendAll(offers.asking(
                        "use the " + die + " for stress",
                        TYPES,
                        SceneQuestion.WhichType::new,
                        type -> used(new EffectUse.Inflict(type))))
                .appendAll(offers.naming(
                        "use the " + die + " for a complication",
                        new SceneQuestion.NewName("what is the complication?", Vector.empty()),
                        name -> used(new EffectUse.Complicate(name))))
                .appendAll(offers.naming(
                        "use the " + die + " for an asset",
                        cast.map(CastMember::id),
                        options -> new SceneQuestion.Who("for whom?", options),
                        new SceneQuestion.NewName("what is the asset?", assets),
                        (holder, name) -> used(new EffectUse.MakeAsset(name, holder))))
                .appendAll(onTrait("step a trait up", traits, trait -> new EffectUse.StepTrait(trait, true)))
                .appendAll(onTrait("step a trait back", traits, trait -> new EffectUse.StepTrait(trait, false)))
                .appendAll(onTrait("remove a trait", traits, EffectUse.RemoveTrait::new))
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
