package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.attack.AttackPools;
import io.github.crisisrules.encounter.attack.AttackResult;
import io.github.crisisrules.encounter.attack.AttackViolation;
import io.github.crisisrules.encounter.round.RoundAwaited;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/** The checks that commands of this encounter make before they have any effect. */
final class Guard extends io.github.crisisrules.encounter.round.Guard<HulkState, HulkEvent, Guard> {
    private Guard(HulkState state, Story<HulkState, HulkEvent> story, Option<RuleViolation> refusal) {
        super(state, story, refusal);
    }

    static Guard in(HulkState state) {
        return new Guard(state, Hulk.RULES.story(state), Option.none());
    }

    @Override
    protected Guard with(Story<HulkState, HulkEvent> paid, Option<RuleViolation> refused) {
        return new Guard(state(), paid, refused);
    }

    @Override
    protected Guard same() {
        return this;
    }

    /** Continues with {@code more} if an item of the given kind is awaited; otherwise returns a refusal. */
    <T extends HulkAwaited> Either<RuleViolation, Story<HulkState, HulkEvent>> due(
            Class<T> kind,
            HulkCommand command,
            BiFunction<Guard, T, Either<RuleViolation, Story<HulkState, HulkEvent>>> more) {
        return state().awaits()
                .filter(kind::isInstance)
                .map(awaited -> more.apply(this, kind.cast(awaited)))
                .getOrElse(() -> Either.left(notNow(command)));
    }

    RuleViolation notNow(HulkCommand command) {
        return state().awaits()
                .<RuleViolation>map(HulkViolation.Awaiting::new)
                .getOrElse(() -> new HulkViolation.NotAwaited(command, RoundAwaited.of(state().frame())));
    }

    /** Requires that nothing has to be done first. */
    Guard free() {
        return no(state().awaits(), HulkViolation.Awaiting::new);
    }

    /**
     * Requires that the first round has begun. Effects on characters and terrain may then be reported regardless
     * of what the game waits for.
     */
    Guard begun(HulkCommand command) {
        return asks(state().frame().step() != Step.SETUP, () -> notNow(command));
    }

    /** Requires that exactly this is awaited. */
    Guard awaits(HulkAwaited awaited, HulkCommand command) {
        return asks(state().awaits().contains(awaited), () -> notNow(command));
    }

    /** Requires that nothing has to be done first, and that the effect of the round is pending. */
    Guard pending(String effect, HulkCommand command) {
        return free().asks(state().frame().pending().contains(effect), () -> notNow(command));
    }

    /** Requires that nothing has to be done first, and that the given character's activation is in progress. */
    Guard active(CombatantId character) {
        return free().acts(character);
    }

    /** Requires that {@code holds}, the range check of a rule, is true. */
    Guard within(boolean holds, String what, String limit, String rule) {
        return asks(holds, () -> new HulkViolation.OutOfRange(what, limit, rule));
    }

    /** Requires that all names are Gamma Absorbers of the setup, each named once. */
    Guard absorbers(Iterable<String> names) {
        Vector<String> named = Vector.ofAll(names);
        Vector<String> known = state().setup().absorbers();
        return once(named)
                .no(named.removeAll(known).headOption(), name -> new HulkViolation.NoSuchAbsorber(name, known));
    }

    /** Requires that the terrain agrees with the setup, if the setup names it, and has not been destroyed. */
    Guard stands(Terrain terrain) {
        return no(
                        state().setup()
                                .terrain()
                                .find(known -> known.name().equals(terrain.name()))
                                .filter(known -> !known.equals(terrain)),
                        known -> new HulkViolation.TerrainDiffers(terrain, known))
                .asks(!state().isDestroyed(terrain), () -> new HulkViolation.TerrainGone(terrain.name()));
    }

    /** Requires that an attack can have this number of dice. */
    Guard dice(long dice) {
        return asks(dice <= AttackPools.MOST_DICE, () -> new AttackViolation.TooManyDice(dice));
    }

    /** Requires that the result of an attack is possible. */
    Guard result(AttackResult result, AttackPools pools) {
        return no(result.fault(pools), why -> why);
    }

    /** Requires that the dice of the attack, if reported, have at most the given number of rerolls. */
    Guard rerolls(AttackResult result, int most) {
        int rerolled = result instanceof AttackResult.Faces faces
                ? CrisisRolls.changed(faces.attack()).size()
                : 0;
        return asks(rerolled <= most, () -> new HulkViolation.TooManyRerolls(rerolled, most));
    }
}
