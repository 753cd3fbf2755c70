package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;

/** The uses of one effect die. */
final class LiteralUse {
    private final Moment now;
    private final DieSize die;
    private final CastId user;
    private final CastId target;
    private final boolean usedByWatcher;
    private final Intent intent;

    /** The character that strikes back hurts the actor; where the doom pool does, no character of the cast does. */
    LiteralUse(Moment now, Exchange exchange, DieSize die) {
        this.now = now;
        this.die = die;
        boolean back = exchange.isCountered();
        this.intent = back ? Intent.HURT : exchange.intent();
        this.user = back ? exchange.target() : exchange.actor();
        this.target = back ? exchange.actor() : exchange.target();
        this.usedByWatcher = back && exchange.intent() != Intent.HURT;
    }

    /** Returns whether the sheet allows it. */
    boolean allows(EffectUse use) {
        if (use instanceof EffectUse.InflictStress one) {
            return inflict(one);
        }
        if (use instanceof EffectUse.CreateComplication one) {
            return complicate(one);
        }
        if (use instanceof EffectUse.CreateAsset one) {
            return make(one);
        }
        if (use instanceof EffectUse.StepTrait one) {
            return step(one);
        }
        if (use instanceof EffectUse.RemoveTrait one) {
            return remove(one);
        }
        if (use instanceof EffectUse.RestoreTrait one) {
            return restore(one);
        }
        if (use instanceof EffectUse.FeedDoom one) {
            return feed(one);
        }
        if (use instanceof EffectUse.Recover one) {
            return recover(one);
        }
        throw new AssertionError(use);
    }

    private boolean inflict(EffectUse.InflictStress use) {
        return intent == Intent.HURT && now.alive(target);
    }

    private boolean complicate(EffectUse.CreateComplication use) {
        return intent == Intent.HURT && now.alive(target);
    }

    private boolean make(EffectUse.CreateAsset use) {
        return intent == Intent.HELP
                && now.alive(use.holder())
                && now.made(use.holder(), Trait.asset(use.name())).isEmpty();
    }

    /** Hurting makes traits smaller and complications larger, helping the other way round; the scene's go either way. */
    private boolean step(EffectUse.StepTrait use) {
        if (use.trait().kind() == TraitKind.SCENE_DISTINCTION) {
            return intent != Intent.HEAL
                    && now.state().distinctions().contains(use.trait().name());
        }
        boolean complication = use.trait().kind() == TraitKind.COMPLICATION;
        boolean fits = intent == Intent.HURT
                ? use.isUp() == complication
                : intent == Intent.HELP && use.isUp() != complication;
        return fits && now.alive(target) && now.anyTrait(target, use.trait()).isDefined();
    }

    /** Hurting takes traits away, helping complications, with a die at least as large. */
    private boolean remove(EffectUse.RemoveTrait use) {
        if (use.trait().kind() == TraitKind.SCENE_DISTINCTION) {
            return intent != Intent.HEAL
                    && now.state().distinctions().contains(use.trait().name())
                    && die.sides() >= now.distinction(use.trait().name()).sides();
        }
        boolean complication = use.trait().kind() == TraitKind.COMPLICATION;
        boolean fits = intent == Intent.HURT ? !complication : intent == Intent.HELP && complication;
        return fits
                && now.alive(target)
                && now.anyTrait(target, use.trait()).exists(size -> die.sides() >= size.sides());
    }

    private boolean restore(EffectUse.RestoreTrait use) {
        return intent == Intent.HELP
                && now.alive(target)
                && now.one(target).changedTraits().containsKey(use.trait())
                && now.one(target).datafile().die(use.trait()).exists(printed -> die.sides() >= printed.sides());
    }

    private boolean feed(EffectUse.FeedDoom use) {
        return usedByWatcher || now.villain(user);
    }

    private boolean recover(EffectUse.Recover use) {
        return intent == Intent.HEAL && now.alive(target);
    }
}
