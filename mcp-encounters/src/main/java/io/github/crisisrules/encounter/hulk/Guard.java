package io.github.crisisrules.encounter.hulk;

import io.github.crisisrules.core.dice.CrisisRoll;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.round.RoundEvent;
import io.github.crisisrules.encounter.round.RoundViolation;
import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.round.Story;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * What commands ask of the state before they do anything, one thing after the other; the first that fails is the refusal.
 * What they cost is asked for last and paid at once.
 */
final class Guard {
    private final HulkState state;
    private final Story<HulkState, HulkEvent> story;
    private final Option<RuleViolation> refusal;

    private Guard(HulkState state, Story<HulkState, HulkEvent> story, Option<RuleViolation> refusal) {
        this.state = state;
        this.story = story;
        this.refusal = refusal;
    }

    static Guard in(HulkState state) {
        return new Guard(state, Hulk.RULES.story(state), Option.none());
    }

    /** What happens if nothing was refused. */
    Either<RuleViolation, Story<HulkState, HulkEvent>> then(UnaryOperator<Story<HulkState, HulkEvent>> more) {
        return refusal.<Either<RuleViolation, Story<HulkState, HulkEvent>>>map(Either::left)
                .getOrElse(() -> Either.right(more.apply(story)));
    }

    /** One event happens if nothing was refused. */
    Either<RuleViolation, Story<HulkState, HulkEvent>> then(HulkEvent event) {
        return then(now -> now.then(event));
    }

    /** What is asked and happens if something of this kind is awaited. */
    <T extends HulkAwaited> Either<RuleViolation, Story<HulkState, HulkEvent>> due(
            Class<T> kind,
            HulkCommand command,
            BiFunction<Guard, T, Either<RuleViolation, Story<HulkState, HulkEvent>>> more) {
        return state.awaits()
                .filter(kind::isInstance)
                .map(awaited -> more.apply(this, kind.cast(awaited)))
                .getOrElse(() -> Either.left(notNow(command)));
    }

    Guard asks(boolean holds, Supplier<RuleViolation> otherwise) {
        return holds || refusal.isDefined() ? this : refused(otherwise.get());
    }

    private <T> Guard no(Option<T> obstacle, Function<T, RuleViolation> why) {
        return obstacle.map(it -> asks(false, () -> why.apply(it))).getOrElse(this);
    }

    private Guard refused(RuleViolation violation) {
        return new Guard(state, story, Option.of(violation));
    }

    private RuleViolation notNow(HulkCommand command) {
        return state.awaits()
                .<RuleViolation>map(HulkViolation.Awaiting::new)
                .getOrElse(() -> new HulkViolation.NotAwaited(command));
    }

    /** Nothing has to be done first. */
    Guard free() {
        return no(state.awaits(), HulkViolation.Awaiting::new);
    }

    /** Nothing has to be done first, and the first round has begun. */
    Guard begun(HulkCommand command) {
        return free().asks(state.frame().step() != Step.SETUP, () -> new HulkViolation.NotAwaited(command));
    }

    /** Exactly this is awaited. */
    Guard awaits(HulkAwaited awaited, HulkCommand command) {
        return asks(state.awaits().contains(awaited), () -> notNow(command));
    }

    /** Nothing has to be done first, and the effect of the round waits to be resolved. */
    Guard pending(String effect, HulkCommand command) {
        return free().asks(state.frame().pending().contains(effect), () -> new HulkViolation.NotAwaited(command));
    }

    /** Nothing has to be done first, and it is this character's activation. */
    Guard active(CombatantId character) {
        return free().asks(state.frame().active().contains(character), () -> new HulkViolation.NotActive(character));
    }

    /** All of them are Crisis Team characters in play. */
    Guard ofTheTeam(Vector<CombatantId> characters) {
        return no(characters.removeAll(state.team()).headOption(), HulkViolation.NotOfTheTeam::new);
    }

    /** It is near enough for what the rule says. */
    Guard within(boolean holds, String what, String rule) {
        return asks(holds, () -> new HulkViolation.OutOfRange(what, rule));
    }

    /** All of them are Gamma Absorbers on the table. */
    Guard absorbers(Iterable<String> names) {
        return no(
                Vector.ofAll(names).removeAll(state.setup().absorbers()).headOption(),
                HulkViolation.NoSuchAbsorber::new);
    }

    /** The terrain has not been destroyed. */
    Guard stands(Terrain terrain) {
        return asks(!state.isDestroyed(terrain), () -> new HulkViolation.TerrainGone(terrain.name()));
    }

    /** The dice can be a roll of so many. */
    Guard dice(CrisisRoll roll, int dice) {
        return no(AttackRolls.misfit(roll, dice), why -> why);
    }

    /** The dice can come of so many rerolls. */
    Guard rerolls(CrisisRoll roll, int most) {
        return no(AttackRolls.wrongRerolls(roll, most), why -> why);
    }

    /** There is enough Power, and it is paid. */
    Guard pays(CombatantId payer, int cost) {
        if (refusal.isDefined() || cost == 0) {
            return this;
        }
        int power = state.frame().combatant(payer).power();
        return power < cost
                ? refused(new RoundViolation.NotEnoughPower(payer, power, cost))
                : new Guard(state, story.inRound(new RoundEvent.PowerSpent(payer, cost)), refusal);
    }
}
