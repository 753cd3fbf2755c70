package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.github.crisisrules.heroic.scene.Moment.Step;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The dice that may join a pool, as the list of dice on the sheet says it. */
final class LiteralPool {
    private final Moment now;
    private final RollSide side;
    private final CastId roller;
    private final Vector<PoolDie> pool;

    private LiteralPool(Moment now, CastId roller, Vector<PoolDie> pool) {
        this.now = now;
        this.side = now.side();
        this.roller = roller;
        this.pool = pool;
    }

    /** Returns whether all of these may join, one after the other: the later ones see the state that the former left. */
    static boolean joins(Moment now, Vector<PoolPart> parts) {
        Option<RollInProgress> roll = now.at(Step.GATHERING);
        if (roll.isEmpty() || (roll.get().roller().isEmpty() && !parts.isEmpty())) {
            return false;
        }
        SceneState state = now.state();
        for (int i = 0; i < parts.size(); i++) {
            Moment then = new Moment(state);
            RollInProgress hand = then.at(Step.GATHERING).get();
            PoolPart part = parts.get(i);
            if (!new LiteralPool(then, hand.roller().get(), hand.pool()).joins(part)) {
                return false;
            }
            if (i + 1 < parts.size()) {
                state = part.join(Decision.in(state)).toEither().get().state();
            }
        }
        return true;
    }

    private boolean joins(PoolPart part) {
        if (part instanceof PoolPart.TraitDie one) {
            return isAtHand(one.trait()) && fits(one.trait()) && hasRoomFor(one.trait());
        }
        if (part instanceof PoolPart.DistinctionAsD4 one) {
            TraitKind kind = one.distinction().kind();
            return (kind == TraitKind.DISTINCTION || kind == TraitKind.SCENE_DISTINCTION)
                    && one.growth() != DoomGrowth.ONE_DIE
                    && isAtHand(one.distinction())
                    && fits(one.distinction())
                    && hasRoomFor(one.distinction());
        }
        if (part instanceof PoolPart.BoughtDie one) {
            return now.pays(Option.some(roller), one.payment(), DieSize.D4) && buys(one.spend(), one.trait());
        }
        if (part instanceof PoolPart.BorrowedTrait one) {
            return now.hero(roller) && now.one(roller).plotPoints().count() > 0 && borrows(one.lender(), one.trait());
        }
        if (part instanceof PoolPart.SpentDoomDie one) {
            return now.villain(roller) && now.doomDie(one.die(), DieSize.D4);
        }
        throw new AssertionError(part);
    }

    private boolean buys(PlotSpend spend, Trait trait) {
        return switch (spend) {
            case EXTRA_TRAIT -> isAtHand(trait) && fits(trait);
            case STUNT -> trait.kind() == TraitKind.STUNT && isAbility(trait.name()) && hasRoomFor(trait);
            case PUSH -> trait.kind() == TraitKind.PUSH && hasRoomFor(trait);
            case OWN_STRESS ->
                trait.kind() == TraitKind.OWN_STRESS
                        && type(trait)
                                .exists(type -> now.one(roller).harm().stress().containsKey(type))
                        && fits(trait);
            default -> false;
        };
    }

    private boolean isAbility(String name) {
        return now.onSheet(roller, Trait.power(name)).isDefined()
                || now.onSheet(roller, Trait.specialty(name)).isDefined();
    }

    /** For a recovery in a transition scene, from another hero. */
    private boolean borrows(CastId lender, Trait trait) {
        return now.transitionScene()
                && exchange().intent() == Intent.HEAL
                && now.livingHero(lender)
                && !lender.equals(roller)
                && trait.kind() != TraitKind.AFFILIATION
                && now.onSheet(lender, trait).isDefined()
                && fits(trait);
    }

    private Exchange exchange() {
        return now.exchange().get();
    }

    /** On the datafile, in the scene, made and held, or on the opposition of an attack. */
    private boolean isAtHand(Trait trait) {
        boolean attack = exchange().intent() == Intent.HURT;
        CastId opposition =
                side == RollSide.ACTION ? exchange().target() : exchange().actor();
        return switch (trait.kind()) {
            case AFFILIATION, DISTINCTION, POWER, SPECIALTY ->
                now.onSheet(roller, trait).isDefined();
            case SCENE_DISTINCTION -> now.state().distinctions().contains(trait.name());
            case ASSET, RESOURCE -> now.made(roller, trait).isDefined();
            case COMPLICATION -> attack && now.made(opposition, trait).isDefined();
            case STRESS ->
                attack
                        && type(trait)
                                .exists(type ->
                                        now.one(opposition).harm().stress().containsKey(type));
            case TRAUMA ->
                attack
                        && type(trait)
                                .exists(type ->
                                        now.one(opposition).harm().trauma().containsKey(type));
            case PUSH, STUNT, OWN_STRESS, DOOM -> false;
        };
    }

    private static Option<StressType> type(Trait trait) {
        return Vector.of(StressType.values()).find(type -> type.name().equals(trait.name()));
    }

    /** Nothing twice; the one affiliation of the company one is in; stress or trauma, not both. */
    private boolean fits(Trait trait) {
        int allies = now.allies(roller);
        Trait company = allies == 0 ? Trait.solo() : allies == 1 ? Trait.buddy() : Trait.team();
        boolean otherHarm = trait.kind() == TraitKind.STRESS && holds(TraitKind.TRAUMA)
                || trait.kind() == TraitKind.TRAUMA && holds(TraitKind.STRESS);
        boolean affiliation =
                trait.kind() != TraitKind.AFFILIATION || (trait.equals(company) && !holds(TraitKind.AFFILIATION));
        return !pool.exists(die -> die.trait().equals(trait)) && affiliation && !otherHarm;
    }

    private boolean holds(TraitKind... kinds) {
        return pool.exists(die -> Vector.of(kinds).contains(die.trait().kind()));
    }

    private boolean holdsUnpaid(TraitKind... kinds) {
        return pool.exists(
                die -> !die.isExtra() && Vector.of(kinds).contains(die.trait().kind()));
    }

    /** One die of each line of the list, and one power of each power set. */
    private boolean hasRoomFor(Trait trait) {
        return switch (trait.kind()) {
            case DISTINCTION, SCENE_DISTINCTION -> !holdsUnpaid(TraitKind.DISTINCTION, TraitKind.SCENE_DISTINCTION);
            case PUSH, STUNT, RESOURCE -> !holdsUnpaid(TraitKind.PUSH, TraitKind.STUNT, TraitKind.RESOURCE);
            case STRESS, TRAUMA -> !holdsUnpaid(TraitKind.STRESS, TraitKind.TRAUMA);
            case POWER ->
                now.one(roller)
                        .datafile()
                        .powerSets()
                        .filter(set -> holds(set, trait))
                        .forAll(set -> !pool.exists(die -> !die.isExtra() && holds(set, die.trait())));
            default -> !holdsUnpaid(trait.kind());
        };
    }

    private static boolean holds(PowerSet set, Trait trait) {
        return trait.kind() == TraitKind.POWER
                && set.powers().exists(power -> power.name().equals(trait.name()));
    }
}
