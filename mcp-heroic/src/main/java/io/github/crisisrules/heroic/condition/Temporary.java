package io.github.crisisrules.heroic.condition;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PAST_D12_CANNOT_ACT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.control.Option;

/** A trait created in play: an asset, a resource or a complication, with its die and how long it lasts. */
public record Temporary(Trait trait, Level level, Lifetime lifetime) implements Worded {
    /**
     * Only these three kinds are created.
     *
     * @throws IllegalArgumentException if that does not hold
     */
    public Temporary {
        if (trait.kind() != TraitKind.ASSET
                && trait.kind() != TraitKind.RESOURCE
                && trait.kind() != TraitKind.COMPLICATION) {
            throw new IllegalArgumentException(
                    trait.words() + " is not created in play: assets, resources and complications are");
        }
    }

    /** An asset for one roll, at least a D6. */
    @Rule(USE)
    public static Temporary asset(String name, DieSize effect) {
        return new Temporary(Trait.asset(name), Level.of(effect.max(DieSize.D6)), Lifetime.ROLL);
    }

    /** A complication for the scene. */
    @Rule(USE)
    public static Temporary complication(String name, DieSize effect) {
        return new Temporary(Trait.complication(name), Level.of(effect), Lifetime.SCENE);
    }

    /** A resource. */
    public static Temporary resource(String name, DieSize die, Lifetime lifetime) {
        return new Temporary(Trait.resource(name), Level.of(die), lifetime);
    }

    /** One size up; a complication past D12 stops its bearer until recovered. Assets and resources end at D12. */
    @Rule({COMPLICATION_OUT, PAST_D12_CANNOT_ACT})
    public Temporary stepUp() {
        Level up = level.up();
        if (!up.past()) {
            return new Temporary(trait, up, lifetime);
        }
        return isComplication() ? new Temporary(trait, up, Lifetime.RECOVERED) : this;
    }

    /** One size back; none from D4. */
    public Option<Temporary> stepBack() {
        Lifetime left = lifetime == Lifetime.RECOVERED ? Lifetime.SCENE : lifetime;
        return level.back().map(back -> new Temporary(trait, back, left));
    }

    /** More of the same: a larger die takes its place, else it steps up. */
    public Temporary and(DieSize effect) {
        Level more = level.and(effect);
        return new Temporary(trait, more, more.past() ? Lifetime.RECOVERED : lifetime);
    }

    /** With another lifetime. */
    public Temporary lasting(Lifetime other) {
        return new Temporary(trait, level, other);
    }

    /** What is left of it when something ends. */
    public Option<Temporary> after(Ending ending) {
        return lifetime.after(ending).map(this::lasting);
    }

    /** Whether it is trouble rather than help. */
    public boolean isComplication() {
        return trait.kind() == TraitKind.COMPLICATION;
    }

    /** For people: {@code asset Rooftop, D6 for the scene}. */
    @Override
    public String words() {
        return trait.words() + ", " + level + " " + lifetime.words();
    }

    /** {@code ASSET Rooftop D6 (scene)}. */
    @Override
    public String toString() {
        return trait + " " + level + " ("
                + lifetime.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ') + ")";
    }
}
