package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;

import io.github.crisisrules.core.rulebook.Describable;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.control.Option;

/** A trait created in play: an asset, a resource or a complication, with its die and its lifetime. */
public record CreatedTrait(Trait trait, Level level, Lifetime lifetime) implements Describable {
    /**
     * Creates a trait.
     *
     * @throws IllegalArgumentException if {@code trait} is not an asset, a resource or a complication
     */
    public CreatedTrait {
        if (trait.kind() != TraitKind.ASSET
                && trait.kind() != TraitKind.RESOURCE
                && trait.kind() != TraitKind.COMPLICATION) {
            throw new IllegalArgumentException("The trait '" + trait.words()
                    + "' cannot be created in play. Create an asset, a resource or a complication.");
        }
    }

    /** Creates an asset that lasts for one roll and is at least a D6. */
    @Rule(USE)
    public static CreatedTrait asset(String name, DieSize effect) {
        return new CreatedTrait(Trait.asset(name), Level.of(effect.max(DieSize.D6)), Lifetime.ROLL);
    }

    /** Creates a complication that lasts for the scene. */
    @Rule(USE)
    public static CreatedTrait complication(String name, DieSize effect) {
        return new CreatedTrait(Trait.complication(name), Level.of(effect), Lifetime.SCENE);
    }

    /** Creates a resource. */
    public static CreatedTrait resource(String name, DieSize die, Lifetime lifetime) {
        return new CreatedTrait(Trait.resource(name), Level.of(die), lifetime);
    }

    /**
     * Returns the trait one size up. A complication past D12 stops its bearer until recovered; assets and
     * resources stay at D12.
     */
    @Rule({COMPLICATION_OUT, PAST_D12_CANNOT_ACT})
    public CreatedTrait stepUp() {
        Level up = level.up();
        if (!up.past()) {
            return new CreatedTrait(trait, up, lifetime);
        }
        return isComplication() ? new CreatedTrait(trait, up, Lifetime.RECOVERED) : this;
    }

    /** Returns the trait one size back, or none below D4. */
    public Option<CreatedTrait> stepBack() {
        Lifetime left = lifetime == Lifetime.RECOVERED ? Lifetime.SCENE : lifetime;
        return level.back().map(back -> new CreatedTrait(trait, back, left));
    }

    /** Adds an effect die to the trait: a larger die replaces its die, any other die steps it up. */
    public CreatedTrait and(DieSize effect) {
        Level more = level.and(effect);
        return new CreatedTrait(trait, more, more.past() ? Lifetime.RECOVERED : lifetime);
    }

    /** Returns a copy with another lifetime. */
    public CreatedTrait lasting(Lifetime other) {
        return new CreatedTrait(trait, level, other);
    }

    /** Returns the trait after something has ended, or none if the trait ends with it. */
    public Option<CreatedTrait> after(Ending ending) {
        return lifetime.after(ending).map(this::lasting);
    }

    /** Returns whether the trait is a complication. */
    public boolean isComplication() {
        return trait.kind() == TraitKind.COMPLICATION;
    }

    /** Describes the trait, as in {@code asset Rooftop, D6 for the scene}. */
    @Override
    public String words() {
        return trait.words() + ", " + level + " " + lifetime.words();
    }

    /** Returns kind, name, level and lifetime, as in {@code ASSET Rooftop D6 (scene)}. */
    @Override
    public String toString() {
        return trait + " " + level + " ("
                + lifetime.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ') + ")";
    }
}
