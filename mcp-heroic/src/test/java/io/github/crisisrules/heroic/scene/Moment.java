package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollResult;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.Severity;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A moment of play as people at the table see it: read from the bare data, with none of the rules under test. */
final class Moment {
    /** Where a roll stands, by what has been done to it. */
    enum Step {
        GATHERING,
        ROLLED,
        DECLARED
    }

    private final SceneState state;

    Moment(SceneState state) {
        this.state = state;
    }

    SceneState state() {
        return state;
    }

    boolean sceneOn() {
        return state.isOpen();
    }

    boolean actionScene() {
        return state.isOpen() && state.sceneKind() == SceneKind.ACTION;
    }

    boolean transitionScene() {
        return state.isOpen() && state.sceneKind() == SceneKind.TRANSITION;
    }

    boolean betweenActions() {
        return state.isOpen() && state.exchange().isEmpty();
    }

    boolean inTheCast(CastId character) {
        return state.cast().containsKey(character);
    }

    /** In the scene. */
    boolean there(CastId character) {
        return inTheCast(character) && one(character).isPresent();
    }

    boolean hero(CastId character) {
        return inTheCast(character) && one(character).isHero();
    }

    boolean livingHero(CastId character) {
        return alive(character) && one(character).isHero();
    }

    boolean villain(CastId character) {
        return inTheCast(character) && !one(character).isHero();
    }

    boolean livingVillain(CastId character) {
        return alive(character) && !one(character).isHero();
    }

    CastMember one(CastId character) {
        return state.cast().get(character).get();
    }

    boolean dead(CastId character) {
        return one(character).harm().trauma().values().exists(Severity::isPastD12);
    }

    /** In the scene, and no trauma past D12. */
    boolean alive(CastId character) {
        return there(character) && !dead(character);
    }

    /** Alive, no stress and no complication past D12. */
    boolean standing(CastId character) {
        return alive(character)
                && !one(character).harm().stress().values().exists(Severity::isPastD12)
                && !one(character)
                        .traits()
                        .exists(trait -> trait.trait().kind() == TraitKind.COMPLICATION
                                && trait.severity().isPastD12());
    }

    /** In an action scene one acts when named; between them anybody does. */
    boolean mayAct(CastId character) {
        return betweenActions()
                && standing(character)
                && (!actionScene() || state.order().current().contains(character));
    }

    boolean actedThisRound(CastId character) {
        return state.order().acted().contains(character);
    }

    /** Everyone who stands has acted. */
    boolean roundOver() {
        return state.cast().keySet().filter(this::standing).forAll(this::actedThisRound);
    }

    /** Returns the companions of a character: of the same group, there and alive. */
    int allies(CastId character) {
        return state.groups()
                .groups()
                .filter(group -> group.contains(character))
                .flatMap(group -> group)
                .count(one -> !one.equals(character) && alive(one));
    }

    /** Once all have acted, the last of them who still can, unless that one declined. */
    Option<CastId> asked() {
        return roundOver() && !state.order().hasDeclined()
                ? state.order().acted().lastOption().filter(this::standing)
                : Option.none();
    }

    boolean plotPoint(CastId character) {
        return livingHero(character) && one(character).plotPoints().count() > 0;
    }

    boolean doomDie(DieSize die, DieSize least) {
        return state.doom().dice().contains(die) && die.sides() >= least.sides();
    }

    /** Heroes pay with a plot point, every other character with a doom die that is large enough. */
    boolean pays(Option<CastId> character, Payment payment, DieSize least) {
        return character.exists(this::hero)
                ? payment.doom().isEmpty() && one(character.get()).plotPoints().count() > 0
                : payment.doom().exists(die -> doomDie(die, least));
    }

    /** The die of a trait on the datafile, unless it is shut down. */
    Option<DieSize> onSheet(CastId character, Trait trait) {
        return one(character).changedTraits().containsKey(trait)
                ? one(character).changedTraits().get(trait).get()
                : one(character).datafile().die(trait);
    }

    /** The die of an asset, a resource or a complication. */
    Option<DieSize> made(CastId character, Trait trait) {
        return madeTrait(character, trait).map(one -> one.severity().die());
    }

    Option<CreatedTrait> madeTrait(CastId character, Trait trait) {
        return one(character).traits().find(one -> one.trait().equals(trait));
    }

    Option<DieSize> anyTrait(CastId character, Trait trait) {
        return made(character, trait).orElse(onSheet(character, trait));
    }

    /** The die of a distinction that the scene has: D8, or what it was stepped to. */
    DieSize distinction(String name) {
        return state.steppedDistinctions().getOrElse(name, DieSize.D8);
    }

    boolean limit(CastId character, String limit) {
        return alive(character) && one(character).datafile().powerSets().exists(set -> limits(set, limit));
    }

    private static boolean limits(PowerSet set, String limit) {
        return set.limits().contains(limit);
    }

    Option<Exchange> exchange() {
        return state.exchange();
    }

    /** The roll that is going on, if it stands at that step. */
    Option<RollInProgress> at(Step step) {
        return exchange()
                .filter(one -> one.winner().isEmpty())
                .flatMap(one -> one.action().result().isEmpty() ? Option.some(one.action()) : one.reaction())
                .filter(roll -> step(roll) == step);
    }

    /** Returns the character whose roll it is. */
    RollSide side() {
        return exchange().get().action().result().isEmpty() ? RollSide.ACTION : RollSide.REACTION;
    }

    private static Step step(RollInProgress roll) {
        if (roll.result().isDefined()) {
            return Step.DECLARED;
        }
        return roll.roll().isDefined() ? Step.ROLLED : Step.GATHERING;
    }

    /** The roll with dice that show 1, are not bought yet, and can still be: no step was taken since its result stands. */
    Option<RollInProgress> forSale() {
        return exchange()
                .toVector()
                .flatMap(one -> Vector.of(one.action()).appendAll(one.reaction()))
                .find(roll -> roll.result().isDefined() && !roll.opportunitiesPassed() && opportunities(roll) > 0);
    }

    /** Dice that show 1 and were not bought yet. */
    static int opportunities(RollInProgress roll) {
        int ones = roll.roll().isDefined()
                ? roll.roll().get().dice().count(die -> die.face() == 1)
                : roll.result().map(RollResult::opportunities).getOrElse(0);
        return ones - roll.opportunitiesSold();
    }

    /** Returns whether the die at that place shows more than 1 and is in neither total nor effect. */
    static boolean spare(RollInProgress roll, int place) {
        Vector<Integer> used =
                roll.choice().get().totalDice().appendAll(roll.choice().get().effectDice());
        return place >= 0
                && place < roll.roll().get().dice().size()
                && roll.roll().get().dice().get(place).face() > 1
                && !used.contains(place);
    }
}
