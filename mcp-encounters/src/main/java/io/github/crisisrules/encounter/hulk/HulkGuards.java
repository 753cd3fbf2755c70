package io.github.crisisrules.encounter.hulk;

import static io.github.crisisrules.encounter.rulebook.HulkRules.PUNY;
import static io.github.crisisrules.encounter.rulebook.HulkRules.RAGE;
import static io.github.crisisrules.encounter.rulebook.HulkRules.STRIKE;

import io.github.crisisrules.encounter.round.Step;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** What commands ask of the state before they do anything. */
final class HulkGuards {
    private final HulkState state;

    HulkGuards(HulkState state) {
        this.state = state;
    }

    Either<HulkViolation, HulkState> check(boolean holds, Supplier<HulkViolation> otherwise) {
        return holds ? Either.right(state) : Either.left(otherwise.get());
    }

    /** Nothing has to be done first. */
    Either<HulkViolation, HulkState> free() {
        return state.awaits()
                .<Either<HulkViolation, HulkState>>map(head -> Either.left(new HulkViolation.Awaiting(head)))
                .getOrElse(Either.right(state));
    }

    /** Nothing has to be done first, and the first round has begun. */
    Either<HulkViolation, HulkState> begun(String what, String rule) {
        return free().flatMap(ok ->
                check(state.round().step() != Step.SETUP, () -> new HulkViolation.NotAwaited(what, rule)));
    }

    /** Exactly this is awaited. */
    Either<HulkViolation, HulkState> awaits(Awaited awaited, String what, String rule) {
        return check(state.awaits().contains(awaited), () -> refusal(what, rule));
    }

    Either<HulkViolation, Awaited.AttackRoll> attackRoll() {
        return head(
                new AwaitedOr.OrNone<Awaited.AttackRoll>() {
                    @Override
                    public Option<Awaited.AttackRoll> attackRoll(Awaited.AttackRoll awaited) {
                        return Option.of(awaited);
                    }
                },
                "rolling an attack of Hulk",
                RAGE);
    }

    Either<HulkViolation, CombatantId> strikeTarget() {
        return head(
                new AwaitedOr.OrNone<CombatantId>() {
                    @Override
                    public Option<CombatantId> aftermath(Awaited.Aftermath awaited) {
                        return Option.of(awaited.target());
                    }
                },
                "pushing the target of a strike",
                STRIKE);
    }

    Either<HulkViolation, CombatantId> ragePushOf(CombatantId character) {
        return head(
                new AwaitedOr.OrNone<CombatantId>() {
                    @Override
                    public Option<CombatantId> ragePushes(Awaited.RagePushes awaited) {
                        return awaited.remaining().find(character::equals);
                    }
                },
                "pushing " + character + " away from Hulk",
                RAGE);
    }

    Either<HulkViolation, Awaited.HulkDefence> hulkDefence() {
        return head(
                new AwaitedOr.OrNone<Awaited.HulkDefence>() {
                    @Override
                    public Option<Awaited.HulkDefence> hulkDefence(Awaited.HulkDefence awaited) {
                        return Option.of(awaited);
                    }
                },
                "rolling an attack on Hulk",
                PUNY);
    }

    private <T> Either<HulkViolation, T> head(AwaitedOr<Option<T>> kind, String what, String rule) {
        return state.awaits()
                .flatMap(head -> head.match(kind))
                .<Either<HulkViolation, T>>map(Either::right)
                .getOrElse(() -> Either.left(refusal(what, rule)));
    }

    private HulkViolation refusal(String what, String rule) {
        return state.awaits()
                .<HulkViolation>map(HulkViolation.Awaiting::new)
                .getOrElse(() -> new HulkViolation.NotAwaited(what, rule));
    }

    /** Nothing has to be done first, and it is this character's activation. */
    Either<HulkViolation, HulkState> active(CombatantId character) {
        return free().flatMap(ok ->
                check(state.round().active().contains(character), () -> new HulkViolation.NotActive(character)));
    }

    /** All of them are Crisis Team characters in play. */
    Either<HulkViolation, HulkState> ofTheTeam(Vector<CombatantId> characters, String rule) {
        return characters
                .removeAll(state.team())
                .headOption()
                .<Either<HulkViolation, HulkState>>map(
                        stranger -> Either.left(new HulkViolation.NotOfTheTeam(stranger, rule)))
                .getOrElse(Either.right(state));
    }

    Either<HulkViolation, HulkState> within(boolean holds, String what, String rule) {
        return check(holds, () -> new HulkViolation.OutOfRange(what, rule));
    }

    /** All of them are Gamma Absorbers on the table. */
    Either<HulkViolation, HulkState> absorbers(Vector<String> names) {
        return names.removeAll(state.setup().absorbers())
                .headOption()
                .<Either<HulkViolation, HulkState>>map(name -> Either.left(new HulkViolation.NoSuchAbsorber(name)))
                .getOrElse(Either.right(state));
    }

    /** The terrain has not been destroyed. */
    Either<HulkViolation, HulkState> stands(Terrain terrain) {
        return check(!state.destroyed().contains(terrain.name()), () -> new HulkViolation.TerrainGone(terrain.name()));
    }

    /** The effect of the round waits to be resolved. */
    Either<HulkViolation, HulkState> effect(String name, String rule) {
        return free().flatMap(ok ->
                check(state.round().pending().contains(name), () -> new HulkViolation.NotAwaited(name, rule)));
    }
}
