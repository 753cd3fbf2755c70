package io.github.crisisrules.encounter.hulk.rule;

import io.github.crisisrules.core.dice.CrisisRolls;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.AttackPools;
import io.github.crisisrules.encounter.frame.AttackResult;
import io.github.crisisrules.encounter.frame.AttackViolation;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.Step;
import io.github.crisisrules.encounter.frame.Story;
import io.github.crisisrules.encounter.hulk.Hulk;
import io.github.crisisrules.encounter.hulk.HulkAwaited;
import io.github.crisisrules.encounter.hulk.HulkCommand;
import io.github.crisisrules.encounter.hulk.HulkEvent;
import io.github.crisisrules.encounter.hulk.HulkState;
import io.github.crisisrules.encounter.hulk.HulkViolation;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/** The checks that commands of this encounter make before they have any effect. */
public final class HulkPreconditions
        extends io.github.crisisrules.encounter.frame.rule.FramePreconditions<HulkState, HulkEvent, HulkPreconditions> {
    private HulkPreconditions(HulkState state, Story<HulkState, HulkEvent> story, Option<RuleViolation> refusal) {
        super(state, story, refusal);
    }

    public static HulkPreconditions in(HulkState state) {
        return new HulkPreconditions(state, Hulk.GAME.story(state), Option.none());
    }

    @Override
    protected HulkPreconditions with(Story<HulkState, HulkEvent> paid, Option<RuleViolation> refused) {
        return new HulkPreconditions(state(), paid, refused);
    }

    @Override
    protected HulkPreconditions same() {
        return this;
    }

    /** Continues with {@code more} if an item of the given kind is awaited; otherwise returns a refusal. */
    public <T extends HulkAwaited> Either<RuleViolation, Story<HulkState, HulkEvent>> due(
            Class<T> kind,
            HulkCommand command,
            BiFunction<HulkPreconditions, T, Either<RuleViolation, Story<HulkState, HulkEvent>>> more) {
        return state().awaits()
                .filter(kind::isInstance)
                .map(awaited -> more.apply(this, kind.cast(awaited)))
                .getOrElse(() -> Either.left(notNow(command)));
    }

    RuleViolation notNow(HulkCommand command) {
        return state().awaits()
                .<RuleViolation>map(HulkViolation.Awaiting::new)
                .getOrElse(() -> new HulkViolation.NotAwaited(command, FrameAwaited.of(state().frame())));
    }

    /** Requires that nothing has to be done first. */
    HulkPreconditions free() {
        return no(state().awaits(), HulkViolation.Awaiting::new);
    }

    /**
     * Requires that the first round has begun. Effects on characters and terrain may then be reported regardless
     * of what the game waits for.
     */
    public HulkPreconditions begun(HulkCommand command) {
        return asks(state().frame().step() != Step.SETUP, () -> notNow(command));
    }

    /** Requires that exactly this is awaited. */
    public HulkPreconditions awaits(HulkAwaited awaited, HulkCommand command) {
        return asks(state().awaits().contains(awaited), () -> notNow(command));
    }

    /** Requires that nothing has to be done first, and that the effect of the round is pending. */
    public HulkPreconditions pending(String effect, HulkCommand command) {
        return free().asks(state().frame().pending().contains(effect), () -> notNow(command));
    }

    /** Requires that nothing has to be done first, and that the given character's activation is in progress. */
    public HulkPreconditions active(CombatantId character) {
        return free().acts(character);
    }

    /** Requires that {@code holds}, the range check of a rule, is true. */
    public HulkPreconditions within(boolean holds, String what, String limit, String rule) {
        return asks(holds, () -> new HulkViolation.OutOfRange(what, limit, rule));
    }

    /** Requires that all names are Gamma Absorbers of the setup, each named once. */
    public HulkPreconditions absorbers(Iterable<String> names) {
        Vector<String> named = Vector.ofAll(names);
        Vector<String> known = state().setup().absorbers();
        return once(named)
                .no(named.removeAll(known).headOption(), name -> new HulkViolation.NoSuchAbsorber(name, known));
    }

    /** Requires that the terrain agrees with the setup, if the setup names it, and has not been destroyed. */
    public HulkPreconditions stands(Terrain terrain) {
        return no(
                        state().setup()
                                .terrain()
                                .find(known -> known.name().equals(terrain.name()))
                                .filter(known -> !known.equals(terrain)),
                        known -> new HulkViolation.TerrainDiffers(terrain, known))
                .asks(!state().isDestroyed(terrain), () -> new HulkViolation.TerrainAlreadyDestroyed(terrain.name()));
    }

    /** Requires that an attack can have this number of dice. */
    public HulkPreconditions dice(long dice) {
        return asks(dice <= AttackPools.MAX_DICE, () -> new AttackViolation.TooManyDice(dice));
    }

    /** Requires that the result of an attack is possible. */
    public HulkPreconditions result(AttackResult result, AttackPools pools) {
        return no(result.fault(pools), why -> why);
    }

    /** Requires that the dice of the attack, if reported, have at most the given number of rerolls. */
    public HulkPreconditions rerolls(AttackResult result, int most) {
        int rerolled = result instanceof AttackResult.Faces faces
                ? CrisisRolls.changed(faces.attack()).size()
                : 0;
        return asks(rerolled <= most, () -> new HulkViolation.TooManyRerolls(rerolled, most));
    }
}
