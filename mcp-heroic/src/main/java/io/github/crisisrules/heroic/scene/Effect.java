package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** An effect die about to be used in an action. */
record Effect(SceneState state, Exchange exchange, DieSize die) {
    /** On whom it is used. */
    CastMember target() {
        return state.known(exchange.affectedOne());
    }

    /** The same; refused if the target has died since: nothing more comes to the dead. */
    Either<RuleViolation, CastMember> living() {
        return Checks.living(target());
    }

    /** What for: whoever strikes back hurts. */
    Intent intent() {
        return exchange.countered() ? Intent.HURT : exchange.intent();
    }

    /** The refusal of a use that does not fit the intent. */
    Either<RuleViolation, Vector<SceneEvent>> wrong(EffectUse use) {
        return Either.left(new EffectViolation.WrongUse(intent(), use));
    }

    /** The refusal of a change that does not fit the intent; stress and trauma fit none. */
    Either<RuleViolation, Vector<SceneEvent>> wrong(EffectUse use, Trait trait) {
        return isHarm(trait) ? Either.left(new EffectViolation.NotByEffect(trait)) : wrong(use);
    }

    /** The die of a trait of the target, made in play or on the datafile, or of a distinction of the scene. */
    Either<RuleViolation, DieSize> present(Trait trait) {
        if (isHarm(trait)) {
            return Either.left(new EffectViolation.NotByEffect(trait));
        }
        if (trait.kind() == TraitKind.SCENE_DISTINCTION) {
            return state.distinctionDie(trait.name()).toEither(() -> new SceneViolation.NoSuchDistinction(trait));
        }
        return target().created(trait)
                .map(one -> one.level().die())
                .orElse(() -> target().die(trait))
                .toEither(() -> new SceneViolation.NoSuchTrait(target().id(), trait));
    }

    /** Whether the die is at least as large as what it is to remove or restore. */
    Either<RuleViolation, DieSize> enoughFor(DieSize size) {
        return die.isAtLeast(size) ? Either.right(size) : Either.left(new EffectViolation.EffectTooSmall(die, size));
    }

    /** Stress and trauma, which are no traits to step or to remove. */
    static boolean isHarm(Trait trait) {
        return trait instanceof Trait.Suffered;
    }
}
