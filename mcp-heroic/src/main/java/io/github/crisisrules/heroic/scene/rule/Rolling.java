package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ACTION_WITHOUT_REACTION_SUCCEEDS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PLAYERS_CHOOSE_TOTAL_AND_EFFECT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.REACTIONS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESSED_OUT_UNTIL_RECOVERED;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;

import io.github.crisisrules.core.game.Transition;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.Stage;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.Ending;
import io.github.crisisrules.heroic.die.DiceChoice;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Roll;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.Payment;
import io.github.crisisrules.heroic.scene.RollInHand;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The rules for rolling the pool, choosing and buying dice, and declaring the result (steps 4 to 9). */
public final class Rolling {
    private Rolling() {}

    /**
     * Decides on a roll: adds the remaining parts to the pool and rolls it. Assets for one roll are used up, and the
     * roller's own stress that was used steps up.
     */
    @Rule({ROLL, USE, PP_BEFORE})
    public static Either<RuleViolation, Vector<SceneEvent>> roll(SceneState state, ActionCommand.RollPool command) {
        return PoolBuilding.build(state, command.parts()).flatMap(built -> {
            Transition<SceneState, SceneEvent> gathered = built.thenAll(doomDice(built.state()));
            RollSide side = side(state);
            RollInHand hand = gathered.state().hand(Stage.POOL).get();
            return Roll.of(hand.pool().map(PoolDie::die), command.faces())
                    .map(dice -> gathered.then(
                                    new ActionEvent.DiceRolled(side, hand.pool().map(PoolDie::trait), dice))
                            .thenAll(hand.roller()
                                    .map(who -> usedUp(gathered.state().known(who), hand.pool()))
                                    .getOrElse(Vector.empty()))
                            .events());
        });
    }

    /** Decides on dice that the players rolled without naming the traits they come from. */
    @Rule({ROLL, SEQUENCE})
    public static Either<RuleViolation, Vector<SceneEvent>> report(SceneState state, ActionCommand.ReportRoll command) {
        return Preconditions.at(state, Stage.POOL)
                .filterOrElse(hand -> hand.pool().isEmpty(), hand -> new ActionViolation.PoolAlreadyBuilt())
                .map(hand -> OpportunityRules.passed(state)
                        .append(new ActionEvent.DiceRolled(side(state), Vector.empty(), new Roll(command.dice()))));
    }

    static RollSide side(SceneState state) {
        return state.exchange().flatMap(Exchange::rolling).get();
    }

    /**
     * Returns the dice that oppose help and healing: the whole doom pool and the current die of the affected trait or
     * ailment. Rolling them spends nothing.
     */
    @Rule({OPPOSE, DOOM_SPEND})
    public static Vector<SceneEvent> doomDice(SceneState state) {
        Exchange exchange = state.exchange().get();
        if (side(state) == RollSide.ACTION || exchange.reactor().isDefined()) {
            return Vector.empty();
        }
        CastMember target = state.known(exchange.target());
        Vector<PoolDie> doom = state.doom().dice().map(die -> new PoolDie(Trait.doom(die), die, false));
        Option<PoolDie> ailment = exchange.ailment()
                .flatMap(one -> target.harm().level(one).map(level -> new PoolDie(Trait.of(one), level.die(), false)));
        Option<PoolDie> affected = exchange.affected()
                .flatMap(trait ->
                        ActionRules.affectedDie(state, target, trait).map(die -> new PoolDie(trait, die, false)));
        return doom.appendAll(ailment).appendAll(affected).map(die -> new ActionEvent.DieAdded(RollSide.REACTION, die));
    }

    private static Vector<SceneEvent> usedUp(CastMember roller, Vector<PoolDie> pool) {
        Vector<SceneEvent> assets = pool.filter(die -> die.trait().kind() == TraitKind.ASSET)
                .flatMap(die -> roller.created(die.trait()))
                .filter(trait -> trait.after(Ending.ROLL).isEmpty())
                .map(trait -> new CastEvent.TraitEnded(roller.id(), trait));
        Ailments harm = pool.map(PoolDie::trait)
                .filter(Trait.OwnStress.class::isInstance)
                .map(trait -> Ailment.stress(((Trait.OwnStress) trait).type()))
                .foldLeft(roller.harm(), Ailments::stepUp);
        return harm.equals(roller.harm()) ? assets : assets.append(new CastEvent.HarmChanged(roller.id(), harm));
    }

    /** Decides on total and effect (steps 5 to 9): pays for each die that is bought and declares the result. */
    @Rule({SEQUENCE, ROLL, PLAYERS_CHOOSE_TOTAL_AND_EFFECT, PP_AFTER, DOOM_SPEND, EXTRA_TOTAL_DIE_MAY_LEAVE_A_D4})
    public static Either<RuleViolation, Vector<SceneEvent>> choose(SceneState state, ActionCommand.ChooseDice command) {
        return Preconditions.at(state, Stage.CHOICE)
                .flatMap(hand -> DiceChoice.of(hand.roll().get(), command.total(), command.effects())
                        .flatMap(choice -> paid(state, hand, choice, command.doom())
                                .map(paid -> paid.thenAll(declared(paid.state(), choice))
                                        .events())));
    }

    // Heroes pay a plot point for each die, the Watcher a doom die at least as large.
    private static Either<RuleViolation, Transition<SceneState, SceneEvent>> paid(
            SceneState state, RollInHand hand, DiceChoice choice, Vector<DieSize> doom) {
        Vector<Integer> bought = choice.bought();
        boolean hero = hand.roller().flatMap(state::member).exists(CastMember::hero);
        if (doom.size() != (hero ? 0 : bought.size())) {
            return Either.left(new SceneViolation.WrongPayment(hand.roller()));
        }
        Either<RuleViolation, Transition<SceneState, SceneEvent>> paid = Either.right(Transition.none(state));
        for (int i = 0; i < bought.size(); i++) {
            Payment payment = hero ? Payment.plotPoint() : Payment.doomDie(doom.get(i));
            boolean total = choice.totalDice().contains(bought.get(i));
            DieSize die = choice.roll().dice().get(bought.get(i)).size();
            paid = paid.flatMap(so -> payment.by(
                            so.state(),
                            hand.roller(),
                            total ? PlotSpend.EXTRA_TOTAL_DIE : PlotSpend.EXTRA_EFFECT_DIE,
                            total ? DoomSpend.EXTRA_TOTAL_DIE : DoomSpend.EXTRA_EFFECT_DIE,
                            die)
                    .map(so::thenAll));
        }
        return paid;
    }

    /**
     * Returns the events of declaring a result (step 9). Either the other side's roll begins, or the totals are
     * compared.
     */
    @Rule({SEQUENCE, OPPOSE, REACTIONS, STRESSED_OUT_UNTIL_RECOVERED, ACTION_WITHOUT_REACTION_SUCCEEDS})
    static Vector<SceneEvent> declared(SceneState state, DiceChoice choice) {
        RollSide side = side(state);
        Vector<Trait> from = state.hand(Stage.CHOICE).get().pool().map(PoolDie::trait);
        Transition<SceneState, SceneEvent> stands =
                Transition.of(state, Vector.of(new ActionEvent.ResultDeclared(side, from, choice)));
        return stands.thenAll(answered(stands.state(), side)).events();
    }

    /** Returns the events that follow a final result: the reaction begins, or the totals are compared. */
    static Vector<SceneEvent> answered(SceneState state, RollSide side) {
        Exchange exchange = state.exchange().get();
        if (side == RollSide.REACTION) {
            return Comparison.of(state, exchange);
        }
        return exchange.reactor().exists(target -> !state.isAble(target))
                ? Vector.of(new ActionEvent.TotalsCompared(
                        RollSide.ACTION, exchange.action().result().get().effects(), false))
                : Vector.of(new ActionEvent.ReactionBegan(exchange.reactor()));
    }
}
