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

/** What the commands of this encounter ask of the state before they do anything. */
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

    /** What is asked and happens if something of this kind is awaited. */
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

    /** Nothing has to be done first. */
    Guard free() {
        return no(state().awaits(), HulkViolation.Awaiting::new);
    }

    /** The first round has begun: what happens to characters and terrain is told whatever the game waits for. */
    Guard begun(HulkCommand command) {
        return asks(state().frame().step() != Step.SETUP, () -> notNow(command));
    }

    /** Exactly this is awaited. */
    Guard awaits(HulkAwaited awaited, HulkCommand command) {
        return asks(state().awaits().contains(awaited), () -> notNow(command));
    }

    /** Nothing has to be done first, and the effect of the round waits to be resolved. */
    Guard pending(String effect, HulkCommand command) {
        return free().asks(state().frame().pending().contains(effect), () -> notNow(command));
    }

    /** Nothing has to be done first, and it is this character's activation. */
    Guard active(CombatantId character) {
        return free().acts(character);
    }

    /** It is near enough for what the rule says. */
    Guard within(boolean holds, String what, String limit, String rule) {
        return asks(holds, () -> new HulkViolation.OutOfRange(what, limit, rule));
    }

    /** All of them are Gamma Absorbers on the table, each named once. */
    Guard absorbers(Iterable<String> names) {
        Vector<String> named = Vector.ofAll(names);
        Vector<String> known = state().setup().absorbers();
        return once(named)
                .no(named.removeAll(known).headOption(), name -> new HulkViolation.NoSuchAbsorber(name, known));
    }

    /** The terrain is what was agreed, if it was, and has not been destroyed. */
    Guard stands(Terrain terrain) {
        return no(
                        state().setup()
                                .terrain()
                                .find(known -> known.name().equals(terrain.name()))
                                .filter(known -> !known.equals(terrain)),
                        known -> new HulkViolation.TerrainDiffers(terrain, known))
                .asks(!state().isDestroyed(terrain), () -> new HulkViolation.TerrainGone(terrain.name()));
    }

    /** Checks that an attack can have this many dice. */
    Guard dice(long dice) {
        return asks(dice <= AttackPools.MOST_DICE, () -> new AttackViolation.TooManyDice(dice));
    }

    /** The attack can have come to this. */
    Guard result(AttackResult result, AttackPools pools) {
        return no(result.fault(pools), why -> why);
    }

    /** The dice of the attack, where they are told, can come of this many rerolls. */
    Guard rerolls(AttackResult result, int most) {
        int rerolled = result instanceof AttackResult.Faces faces
                ? CrisisRolls.changed(faces.attack()).size()
                : 0;
        return asks(rerolled <= most, () -> new HulkViolation.TooManyRerolls(rerolled, most));
    }
}
