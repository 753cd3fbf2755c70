package io.github.crisisrules.heroic.scene.rule;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.EffectUse;
import io.github.crisisrules.heroic.scene.Exchange;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.violation.EffectViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** An effect die that is about to be used in an action. */
public record Effect(SceneState state, Exchange exchange, DieSize die) {
    /** Returns the character that the effect die is used on. */
    CastMember target() {
        return state.known(exchange.affectedOne());
    }

    /** Returns the target, or a violation if the target has died, because nothing affects the dead. */
    Either<RuleViolation, CastMember> living() {
        return Preconditions.living(target());
    }

    /** Returns the intent of the effect die; a counter-attack always hurts. */
    Intent intent() {
        return exchange.countered() ? Intent.HURT : exchange.intent();
    }

    /** Returns the refusal of a use that does not fit the intent. */
    Either<RuleViolation, Vector<SceneEvent>> wrong(EffectUse use) {
        return Either.left(new EffectViolation.WrongEffectUse(intent(), use));
    }

    /**
     * Returns the refusal of a change to a trait that does not fit the intent. Stress and trauma are refused for any
     * intent.
     */
    Either<RuleViolation, Vector<SceneEvent>> wrong(EffectUse use, Trait trait) {
        return isHarm(trait) ? Either.left(new EffectViolation.NotRemovableByEffect(trait)) : wrong(use);
    }

    /** Returns the die of a trait of the target, created in play or on the datafile, or of a scene distinction. */
    Either<RuleViolation, DieSize> present(Trait trait) {
        if (isHarm(trait)) {
            return Either.left(new EffectViolation.NotRemovableByEffect(trait));
        }
        if (trait.kind() == TraitKind.SCENE_DISTINCTION) {
            return state.distinctionDie(trait.name()).toEither(() -> new SceneViolation.NoSuchDistinction(trait));
        }
        return target().created(trait)
                .map(one -> one.level().die())
                .orElse(() -> target().die(trait))
                .toEither(() -> new SceneViolation.NoSuchTrait(target().id(), trait));
    }

    /** Requires that the effect die is at least as large as the trait it removes or restores. */
    Either<RuleViolation, DieSize> enoughFor(DieSize size) {
        return die.isAtLeast(size) ? Either.right(size) : Either.left(new EffectViolation.EffectTooSmall(die, size));
    }

    /** Returns whether the trait is stress or trauma, which effect dice cannot step or remove. */
    static boolean isHarm(Trait trait) {
        return trait instanceof Trait.Suffered;
    }
}
