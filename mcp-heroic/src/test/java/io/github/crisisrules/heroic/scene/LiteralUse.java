package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.EffectUse;
import io.github.crisisrules.heroic.action.Exchange;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.datafile.TraitKind;
import io.github.crisisrules.heroic.die.DieSize;

/** What one effect die may be used for. */
final class LiteralUse implements EffectUse.Cases<Boolean> {
    private final Moment now;
    private final DieSize die;
    private final CastId user;
    private final CastId target;
    private final boolean usedByWatcher;
    private final Intent intent;

    /** Who strikes back hurts the actor; where the doom pool does, nobody of the cast does. */
    LiteralUse(Moment now, Exchange exchange, DieSize die) {
        this.now = now;
        this.die = die;
        boolean back = exchange.countered();
        this.intent = back ? Intent.HURT : exchange.intent();
        this.user = back ? exchange.target() : exchange.actor();
        this.target = back ? exchange.actor() : exchange.target();
        this.usedByWatcher = back && exchange.intent() != Intent.HURT;
    }

    @Override
    public Boolean inflict(EffectUse.Inflict use) {
        return intent == Intent.HURT && now.alive(target);
    }

    @Override
    public Boolean complicate(EffectUse.Complicate use) {
        return intent == Intent.HURT;
    }

    @Override
    public Boolean make(EffectUse.MakeAsset use) {
        return intent == Intent.HELP
                && now.there(use.holder())
                && now.made(use.holder(), new Trait(TraitKind.ASSET, use.name()))
                        .isEmpty();
    }

    /** Hurting makes traits smaller and complications larger, helping the other way round. */
    @Override
    public Boolean step(EffectUse.StepTrait use) {
        boolean complication = use.trait().kind() == TraitKind.COMPLICATION;
        boolean fits =
                intent == Intent.HURT ? use.up() == complication : intent == Intent.HELP && use.up() != complication;
        return fits && now.anyTrait(target, use.trait()).isDefined();
    }

    /** Hurting takes traits away, helping complications, with a die at least as large. */
    @Override
    public Boolean remove(EffectUse.RemoveTrait use) {
        boolean complication = use.trait().kind() == TraitKind.COMPLICATION;
        boolean fits = intent == Intent.HURT ? !complication : intent == Intent.HELP && complication;
        return fits && now.anyTrait(target, use.trait()).exists(size -> die.sides() >= size.sides());
    }

    @Override
    public Boolean restore(EffectUse.RestoreTrait use) {
        return intent == Intent.HELP
                && now.one(target).changed().containsKey(use.trait())
                && now.one(target).datafile().die(use.trait()).exists(printed -> die.sides() >= printed.sides());
    }

    @Override
    public Boolean feed(EffectUse.FeedDoom use) {
        return usedByWatcher || now.villain(user);
    }

    @Override
    public Boolean recover(EffectUse.Recover use) {
        return intent == Intent.HEAL;
    }
}
