package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.PoolDie;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.scene.Moment.Step;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What may join a pool, as the list of dice on the sheet says it. */
final class LiteralPool {
    private final Moment now;
    private final RollSide side;
    private final CastId roller;
    private final Vector<PoolDie> pool;

    private LiteralPool(Moment now, RollSide side, CastId roller, Vector<PoolDie> pool) {
        this.now = now;
        this.side = side;
        this.roller = roller;
        this.pool = pool;
    }

    private static Option<LiteralPool> gathered(Moment now, RollSide side) {
        Option<RollInHand> roll = now.at(side, Step.GATHERING);
        return roll.flatMap(RollInHand::roller)
                .map(who -> new LiteralPool(now, side, who, roll.get().pool()));
    }

    static boolean adds(Moment now, ActionCommand.AddDie command) {
        TraitKind kind = command.trait().kind();
        boolean distinction = kind == TraitKind.DISTINCTION || kind == TraitKind.SCENE_DISTINCTION;
        return (distinction || !command.asD4())
                && command.growth() != DoomGrowth.ONE_DIE
                && gathered(now, command.side())
                        .exists(one -> one.isAtHand(command.trait())
                                && one.fits(command.trait())
                                && one.hasRoomFor(command.trait()));
    }

    static boolean buys(Moment now, ActionCommand.BuyDie command) {
        return gathered(now, command.side()).exists(one -> one.buys(command));
    }

    private boolean buys(ActionCommand.BuyDie command) {
        Trait trait = command.trait();
        boolean alone = command.lender().isEmpty();
        return now.pays(Option.some(roller), command.payment(), DieSize.D4)
                && switch (command.spend()) {
                    case EXTRA_TRAIT -> alone && isAtHand(trait) && fits(trait);
                    case STUNT ->
                        alone && trait.kind() == TraitKind.STUNT && isAbility(trait.name()) && hasRoomFor(trait);
                    case PUSH -> alone && trait.kind() == TraitKind.PUSH && hasRoomFor(trait);
                    case OWN_STRESS ->
                        alone
                                && trait.kind() == TraitKind.OWN_STRESS
                                && type(trait)
                                        .exists(type ->
                                                now.one(roller).harm().stress().containsKey(type))
                                && fits(trait);
                    case BORROWED_TRAIT -> command.lender().exists(lender -> borrows(lender, trait));
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
                && now.hero(lender)
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
        int allies = now.one(roller).allies();
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
                die -> !die.extra() && Vector.of(kinds).contains(die.trait().kind()));
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
                        .forAll(set -> !pool.exists(die -> !die.extra() && holds(set, die.trait())));
            default -> !holdsUnpaid(trait.kind());
        };
    }

    private static boolean holds(PowerSet set, Trait trait) {
        return trait.kind() == TraitKind.POWER
                && set.powers().exists(power -> power.name().equals(trait.name()));
    }
}
