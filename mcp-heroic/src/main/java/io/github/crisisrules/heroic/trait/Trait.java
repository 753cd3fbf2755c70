package io.github.crisisrules.heroic.trait;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.NAMES_THAT_LOOK_ALIKE_ARE_ONE_TRAIT;

import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.die.DieSize;
import org.jspecify.annotations.Nullable;

/** The source of a die in a pool: {@code Trait.buddy()}, {@code Trait.power("Webs")}, {@code Trait.stress(MENTAL)}. */
public sealed interface Trait extends Describable {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Returns the kind of the trait. */
    TraitKind kind();

    /** Returns the name that identifies the trait among those of its kind. */
    String name();

    /** Returns the affiliation of a character who is alone. */
    static Trait solo() {
        return of(AffiliationKind.SOLO);
    }

    /** Returns the affiliation of a character with one ally. */
    static Trait buddy() {
        return of(AffiliationKind.BUDDY);
    }

    /** Returns the affiliation of a character with two or more allies. */
    static Trait team() {
        return of(AffiliationKind.TEAM);
    }

    /** Returns the given affiliation as a trait. */
    static Trait of(AffiliationKind company) {
        return new OfAffiliation(company);
    }

    /** Returns a distinction of the character. */
    static Trait distinction(String name) {
        return new Named(TraitKind.DISTINCTION, name);
    }

    /** Returns a distinction of the scene. */
    static Trait sceneDistinction(String name) {
        return new Named(TraitKind.SCENE_DISTINCTION, name);
    }

    /** Returns a power. */
    static Trait power(String name) {
        return new Named(TraitKind.POWER, name);
    }

    /** Returns a specialty. */
    static Trait specialty(String name) {
        return new Named(TraitKind.SPECIALTY, name);
    }

    /** Returns an asset. */
    static Trait asset(String name) {
        return new Named(TraitKind.ASSET, name);
    }

    /** Returns a resource. */
    static Trait resource(String name) {
        return new Named(TraitKind.RESOURCE, name);
    }

    /** Returns a complication. */
    static Trait complication(String name) {
        return new Named(TraitKind.COMPLICATION, name);
    }

    /** Returns a push, which is extra effort that the player buys, named after what the character does. */
    static Trait push(String name) {
        return new Named(TraitKind.PUSH, name);
    }

    /** Returns a stunt, which is a creative use of the power or specialty with the given name. */
    static Trait stunt(String name) {
        return new Named(TraitKind.STUNT, name);
    }

    /** Returns the opposition's stress of the given type. */
    static Trait stress(StressType type) {
        return of(Ailment.stress(type));
    }

    /** Returns the opposition's trauma of the given type. */
    static Trait trauma(StressType type) {
        return of(Ailment.trauma(type));
    }

    /** Returns an ailment of the opposition. */
    static Trait of(Ailment ailment) {
        return new OfAilment(ailment);
    }

    /** Returns the character's own stress of the given type, used in the character's favour. */
    static Trait ownStress(StressType type) {
        return new OwnStress(type);
    }

    /** Returns a die of the doom pool. */
    static Trait doom(DieSize die) {
        return new DoomDie(die);
    }

    /** One of the three affiliations. */
    record OfAffiliation(AffiliationKind affiliation) implements Trait {
        @Override
        public TraitKind kind() {
            return TraitKind.AFFILIATION;
        }

        @Override
        public String name() {
            return affiliation.describe();
        }

        /** Returns kind and affiliation, as in {@code AFFILIATION BUDDY}. */
        @Override
        public String toString() {
            return kind() + " " + affiliation;
        }
    }

    /** Returns whether two names are one name, however they are written; {@link PlainName#key} decides. */
    @Rule(NAMES_THAT_LOOK_ALIKE_ARE_ONE_TRAIT)
    static boolean isSameName(String name, String other) {
        return name.equals(other) || PlainName.key(name).equals(PlainName.key(other));
    }

    /**
     * A trait with a name: on a datafile, of a scene, or created in play. Traits of a kind are equal if
     * {@link #isSameName} holds for their names.
     */
    record Named(TraitKind kind, String name) implements Trait {
        /**
         * Creates a named trait.
         *
         * @throws IllegalArgumentException if {@link PlainName} does not accept {@code name}, or if {@code kind}
         * has no names: affiliations, stress, trauma and doom dice
         */
        public Named {
            PlainName.checked(kind.describe(), name);
            if (!kind.isCalled()) {
                throw new IllegalArgumentException("A trait of the kind " + kind + " cannot be named '" + name
                        + "'. Use the factory methods for affiliations, stress, trauma and doom dice.");
            }
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Named trait && kind == trait.kind && isSameName(name, trait.name);
        }

        @Override
        public int hashCode() {
            return 31 * kind.hashCode() + PlainName.key(name).hashCode();
        }

        /** Returns kind and name, as in {@code POWER Webs}. */
        @Override
        public String toString() {
            return kind() + " " + name();
        }
    }

    /** Stress or trauma of the opposition. */
    record OfAilment(Ailment ailment) implements Trait {
        @Override
        public TraitKind kind() {
            return ailment.isTrauma() ? TraitKind.TRAUMA : TraitKind.STRESS;
        }

        @Override
        public String name() {
            return ailment.type().name();
        }

        /** Returns kind and name, as in {@code STRESS MENTAL}. */
        @Override
        public String toString() {
            return kind() + " " + name();
        }
    }

    /** The character's own stress, used in the character's favour. */
    record OwnStress(StressType type) implements Trait {
        @Override
        public TraitKind kind() {
            return TraitKind.OWN_STRESS;
        }

        @Override
        public String name() {
            return type.name();
        }

        /** Returns kind and name, as in {@code OWN_STRESS MENTAL}. */
        @Override
        public String toString() {
            return kind() + " " + name();
        }
    }

    /** A die of the doom pool. */
    record DoomDie(DieSize die) implements Trait {
        @Override
        public TraitKind kind() {
            return TraitKind.DOOM;
        }

        @Override
        public String name() {
            return die.name();
        }

        /** Returns kind and name, as in {@code DOOM D8}. */
        @Override
        public String toString() {
            return kind() + " " + name();
        }
    }
}
