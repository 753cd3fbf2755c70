package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.control.Option;

/** A trait created in play: an asset, a resource or a complication, with its die and its lifetime. */
public record CreatedTrait(Trait trait, Severity severity, Lifetime lifetime) implements Describable {
    /**
     * Creates a trait.
     *
     * @throws IllegalArgumentException if {@code trait} is not an asset, a resource or a complication
     */
    public CreatedTrait {
        if (trait.kind() != TraitKind.ASSET
                && trait.kind() != TraitKind.RESOURCE
                && trait.kind() != TraitKind.COMPLICATION) {
            throw new IllegalArgumentException("The trait '" + trait.describe()
                    + "' cannot be created in play. Create an asset, a resource or a complication.");
        }
    }

    /** Creates an asset that lasts for one roll and is at least a D6. */
    @Rule(USE)
    public static CreatedTrait asset(String name, DieSize effect) {
        return new CreatedTrait(Trait.asset(name), Severity.of(effect.max(DieSize.D6)), Lifetime.ROLL);
    }

    /** Creates a complication that lasts for the scene. */
    @Rule(USE)
    public static CreatedTrait complication(String name, DieSize effect) {
        return new CreatedTrait(Trait.complication(name), Severity.of(effect), Lifetime.SCENE);
    }

    /** Creates the asset that a villain's help gives: one of the villain's traits, with its die. */
    @Rule(VILLAIN_HELP)
    public static CreatedTrait helpOf(Trait trait, DieSize die) {
        return asset(trait.name(), die);
    }

    /** Creates a resource. */
    public static CreatedTrait resource(String name, DieSize die, Lifetime lifetime) {
        return new CreatedTrait(Trait.resource(name), Severity.of(die), lifetime);
    }

    /**
     * Returns the trait one size up. A complication past D12 stops its bearer until recovered; assets and
     * resources stay at D12.
     */
    @Rule({COMPLICATION_OUT, PAST_D12_CANNOT_ACT, PP_OPP})
    public CreatedTrait stepUp() {
        return at(severity.up());
    }

    private CreatedTrait at(Severity level) {
        if (!level.isPastD12()) {
            return new CreatedTrait(trait, level, lifetime);
        }
        return isComplication() ? new CreatedTrait(trait, level, Lifetime.RECOVERED) : this;
    }

    /** Returns the trait one size back, or none below D4. */
    public Option<CreatedTrait> stepBack() {
        Lifetime left = lifetime == Lifetime.RECOVERED ? Lifetime.SCENE : lifetime;
        return severity.back().map(back -> new CreatedTrait(trait, back, left));
    }

    /**
     * Returns the trait with the longer lifetime that a plot point buys: an asset for one roll lasts for the scene, and
     * a complication for the scene until the end of the next action scene. Returns none for any other trait.
     */
    @Rule(PP_AFTER)
    public Option<CreatedTrait> kept() {
        if (trait.kind() == TraitKind.ASSET && lifetime == Lifetime.ROLL) {
            return Option.some(lasting(Lifetime.SCENE));
        }
        return Option.when(isComplication() && lifetime == Lifetime.SCENE, () -> lasting(Lifetime.NEXT_ACTION_SCENE));
    }

    /** Returns whether the trait is a complication past D12, which stops its bearer from acting. */
    @Rule({COMPLICATION_OUT, PAST_D12_CANNOT_ACT})
    public boolean stopsBearer() {
        return isComplication() && severity.isPastD12();
    }

    /**
     * Adds an effect die to the trait: a larger die replaces its die, any other die steps it up as {@link #stepUp}
     * does.
     */
    @Rule(USE)
    public CreatedTrait and(DieSize effect) {
        return at(severity.and(effect));
    }

    /** Returns a copy with another lifetime. */
    public CreatedTrait lasting(Lifetime other) {
        return new CreatedTrait(trait, severity, other);
    }

    /** Returns the trait after something has ended, or none if the trait ends with it. */
    public Option<CreatedTrait> after(TimeSpan ending) {
        return lifetime.after(ending).map(this::lasting);
    }

    /** Returns whether the trait is a complication. */
    public boolean isComplication() {
        return trait.kind() == TraitKind.COMPLICATION;
    }

    @Override
    public String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns kind, name, level and lifetime, as in {@code ASSET Rooftop D6 (scene)}. */
    @Override
    public String toString() {
        return trait + " " + severity + " ("
                + lifetime.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ') + ")";
    }
}
