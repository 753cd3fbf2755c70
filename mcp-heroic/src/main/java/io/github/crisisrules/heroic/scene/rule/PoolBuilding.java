package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_IS_ON_THE_OPPOSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_BEFORE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.hero;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.roll;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.PoolRules;
import io.github.crisisrules.heroic.action.PoolViolation;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.Severity;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.ActionEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.Consequence;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.PoolPart;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.violation.ActionViolation;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The rules for adding dice to a pool (steps 2 and 3). {@link Rolling} covers the roll. */
public final class PoolBuilding {
    private PoolBuilding() {}

    /**
     * Decides on adding parts to the pool, one after the other. Taking up dice ends the sale of earlier
     * opportunities.
     */
    @Rule({POOL, SEQUENCE})
    public static Decision<SceneState, SceneEvent> build(SceneState state, Vector<PoolPart> parts) {
        Decision<SceneState, SceneEvent> built = Decision.<SceneState, SceneEvent>in(state)
                .require(roll(state, RollStage.POOL)
                        .filterOrElse(
                                hand -> hand.roller().isDefined() || parts.isEmpty(),
                                hand -> new ActionViolation.NothingAddedToDoomPool()))
                .and(OpportunityRules::pass);
        for (PoolPart part : parts) {
            built = built.and(part::join);
        }
        return built;
    }

    /** Returns the die that a plot point buys: an extra trait, a stunt, a push, or the roller's own stress. */
    @Rule(PP_BEFORE)
    public static Either<RuleViolation, PoolDie> bought(
            SceneState state, CastMember roller, PlotSpend spend, Trait trait) {
        TraitKind kind = trait.kind();
        if (spend == PlotSpend.EXTRA_TRAIT) {
            return available(state, roller, trait).map(die -> new PoolDie(trait, die, true));
        }
        boolean isStunt = spend == PlotSpend.STUNT && kind == TraitKind.STUNT;
        if (isStunt || (spend == PlotSpend.PUSH && kind == TraitKind.PUSH)) {
            return spend.die(roller.boosts())
                    .filter(die -> !isStunt || hasAbility(roller, trait.name()))
                    .map(die -> new PoolDie(trait, die, false))
                    .toEither(() -> new PoolViolation.TraitNotAvailable(trait));
        }
        return spend == PlotSpend.OWN_STRESS && trait instanceof Trait.OwnStress own
                ? roller.harm()
                        .level(Ailment.stress(own.type()))
                        .map(level -> new PoolDie(trait, level.die(), true))
                        .toEither(() -> new PoolViolation.TraitNotAvailable(trait))
                : Either.left(new ActionViolation.SpendDoesNotApply(spend));
    }

    private static boolean hasAbility(CastMember roller, String name) {
        return roller.die(Trait.power(name)).isDefined()
                || roller.die(Trait.specialty(name)).isDefined();
    }

    /** Finds the die of a trait that another hero lends for a recovery in a transition scene. */
    @Rule(RECOVER_TRANSITION)
    public static Either<RuleViolation, DieSize> lent(SceneState state, CastMember roller, CastId lender, Trait trait) {
        boolean recovery = state.sceneKind() == SceneKind.TRANSITION
                && state.exchange().exists(one -> one.intent() == Intent.HEAL);
        return hero(state, lender)
                .filterOrElse(
                        one -> recovery && !one.id().equals(roller.id()),
                        one -> new ActionViolation.SpendDoesNotApply(PlotSpend.BORROWED_TRAIT))
                .flatMap(one -> one.die(trait)
                        .filter(die -> trait.kind() != TraitKind.AFFILIATION)
                        .toEither(() -> new PoolViolation.TraitNotAvailable(trait)));
    }

    /**
     * Decides on a die that the Watcher rules into a pool. It is an extra die, in addition to any die that the trait
     * already gives.
     */
    @Rule({WATCHER_RULES_ON_SPECIAL_EFFECTS, POOL})
    public static Decision<SceneState, SceneEvent> rule(
            Decision<SceneState, SceneEvent> now, Consequence.AddDie ruling) {
        Trait trait = ruling.trait();
        return now.require(
                        builder(now.state()),
                        (ok, roller) -> ok.andIf(!isMadeUp(trait), so -> so.require(ruled(so.state(), roller, trait))))
                .and(OpportunityRules::pass)
                .and(ok -> join(ok, new PoolDie(trait, ruling.die(), true)));
    }

    private static boolean isMadeUp(Trait trait) {
        return trait.kind() == TraitKind.PUSH || trait.kind() == TraitKind.STUNT;
    }

    // Traits created in play and stress or trauma join a pool only as themselves: once, and used up with the roll.
    private static Either<RuleViolation, Trait> ruled(SceneState state, CastMember roller, Trait trait) {
        TraitKind kind = trait.kind();
        boolean lasting = kind == TraitKind.SCENE_DISTINCTION || (kind.isOnDatafile() && kind != TraitKind.AFFILIATION);
        return lasting
                ? available(state, roller, trait).map(die -> trait)
                : Either.left(new PoolViolation.NotAddedByRuling(trait));
    }

    /** Adds a die to the pool being built. */
    public static Decision<SceneState, SceneEvent> join(Decision<SceneState, SceneEvent> now, PoolDie die) {
        return now.then(new ActionEvent.DieAdded(Rolling.side(now.state()), die));
    }

    /** Finds the character who builds a pool now. */
    public static Either<RuleViolation, CastMember> builder(SceneState state) {
        return roll(state, RollStage.POOL)
                .flatMap(hand ->
                        hand.roller().flatMap(state::member).toEither(ActionViolation.NothingAddedToDoomPool::new));
    }

    /** Returns the die if it fits into the pool of the roller. */
    public static Either<RuleViolation, PoolDie> fitting(SceneState state, CastMember roller, PoolDie die) {
        Vector<PoolDie> pool = state.rollAt(RollStage.POOL).get().pool();
        return PoolRules.join(pool, die, roller.datafile(), state.affiliation(roller.id()));
    }

    /**
     * Returns the die of a trait available to the roller: on the datafile, in the scene, created for the roller, or
     * suffered by the opposition.
     */
    @Rule({POOL, SCENE_DISTINCTION, COMPLICATION_IS_ON_THE_OPPOSITION})
    public static Either<RuleViolation, DieSize> available(SceneState state, CastMember roller, Trait trait) {
        TraitKind kind = trait.kind();
        Exchange exchange = state.exchange().get();
        Option<CastMember> opposition = exchange.intent() == Intent.HURT
                ? Option.some(state.known(
                        exchange.rolling().contains(RollSide.ACTION) ? exchange.target() : exchange.actor()))
                : Option.none();
        Option<DieSize> die;
        if (kind.isOnDatafile()) {
            die = roller.die(trait);
        } else if (kind == TraitKind.SCENE_DISTINCTION) {
            die = state.distinctionDie(trait.name());
        } else if (kind == TraitKind.ASSET || kind == TraitKind.RESOURCE) {
            die = roller.created(trait).map(one -> one.severity().die());
        } else if (kind == TraitKind.COMPLICATION) {
            die = opposition
                    .flatMap(one -> one.created(trait))
                    .map(one -> one.severity().die());
        } else if (trait instanceof Trait.OfAilment suffered) {
            die = opposition
                    .flatMap(one -> one.harm().level(suffered.ailment()))
                    .map(Severity::die);
        } else {
            return Either.left(new PoolViolation.TraitNotFree(trait));
        }
        return die.toEither(() -> new PoolViolation.TraitNotAvailable(trait));
    }
}
