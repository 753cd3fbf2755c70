package io.github.crisisrules.heroic.trait;

import io.github.crisisrules.core.rulebook.PlainName;
import io.github.crisisrules.core.rulebook.Worded;
import io.github.crisisrules.heroic.die.DieSize;

/** Something that a die comes from: {@code Trait.buddy()}, {@code Trait.power("Webs")}, {@code Trait.stress(MENTAL)}. */
public sealed interface Trait extends Worded {
    /** What it is. */
    TraitKind kind();

    /** What it is called among those of its kind. */
    String name();

    /** For people: {@code power Webs}. */
    @Override
    default String words() {
        return kind().words() + " " + name();
    }

    /** The affiliation alone. */
    static Trait solo() {
        return of(Company.SOLO);
    }

    /** The affiliation with one ally. */
    static Trait buddy() {
        return of(Company.BUDDY);
    }

    /** The affiliation with two allies or more. */
    static Trait team() {
        return of(Company.TEAM);
    }

    /** The affiliation that counts in that company. */
    static Trait of(Company company) {
        return new InCompany(company);
    }

    /** A distinction of one's own. */
    static Trait distinction(String name) {
        return new Called(TraitKind.DISTINCTION, name);
    }

    /** A distinction of the scene. */
    static Trait sceneDistinction(String name) {
        return new Called(TraitKind.SCENE_DISTINCTION, name);
    }

    /** A power. */
    static Trait power(String name) {
        return new Called(TraitKind.POWER, name);
    }

    /** A specialty. */
    static Trait specialty(String name) {
        return new Called(TraitKind.SPECIALTY, name);
    }

    /** An asset. */
    static Trait asset(String name) {
        return new Called(TraitKind.ASSET, name);
    }

    /** A resource. */
    static Trait resource(String name) {
        return new Called(TraitKind.RESOURCE, name);
    }

    /** A complication. */
    static Trait complication(String name) {
        return new Called(TraitKind.COMPLICATION, name);
    }

    /** Bought effort, by what one does. */
    static Trait push(String name) {
        return new Called(TraitKind.PUSH, name);
    }

    /** A creative use of the power or specialty of that name. */
    static Trait stunt(String name) {
        return new Called(TraitKind.STUNT, name);
    }

    /** Stress of the opposition. */
    static Trait stress(StressType type) {
        return of(Ailment.stress(type));
    }

    /** Trauma of the opposition. */
    static Trait trauma(StressType type) {
        return of(Ailment.trauma(type));
    }

    /** Stress or trauma of the opposition. */
    static Trait of(Ailment ailment) {
        return new Suffered(ailment);
    }

    /** One's own stress, put to use. */
    static Trait ownStress(StressType type) {
        return new OwnStress(type);
    }

    /** A die of the doom pool. */
    static Trait doom(DieSize die) {
        return new DoomDie(die);
    }

    /** One of the three affiliations. */
    record InCompany(Company company) implements Trait {
        @Override
        public TraitKind kind() {
            return TraitKind.AFFILIATION;
        }

        @Override
        public String name() {
            return company.name();
        }

        @Override
        public String words() {
            return kind().words() + " " + company.words();
        }

        /** Kind and name: {@code AFFILIATION BUDDY}. */
        @Override
        public String toString() {
            return kind() + " " + name();
        }
    }

    /** A trait that people gave a name: on a datafile, in a scene, or made in play. */
    record Called(TraitKind kind, String name) implements Trait {
        /**
         * The name can be printed; affiliations, stress, trauma and doom dice have no names of their own.
         *
         * @throws IllegalArgumentException if that does not hold
         */
        public Called {
            PlainName.checked(kind.words(), name);
            if (!kind.isCalled()) {
                throw new IllegalArgumentException("no " + kind.words() + " is called '" + name
                        + "': affiliations, stress, trauma and doom dice have traits of their own");
            }
        }

        /** Kind and name: {@code POWER Webs}. */
        @Override
        public String toString() {
            return kind() + " " + name();
        }
    }

    /** Stress or trauma of the opposition. */
    record Suffered(Ailment ailment) implements Trait {
        @Override
        public TraitKind kind() {
            return ailment.isTrauma() ? TraitKind.TRAUMA : TraitKind.STRESS;
        }

        @Override
        public String name() {
            return ailment.type().name();
        }

        @Override
        public String words() {
            return ailment.toString();
        }

        /** Kind and name: {@code STRESS MENTAL}. */
        @Override
        public String toString() {
            return kind() + " " + name();
        }
    }

    /** One's own stress, put to use. */
    record OwnStress(StressType type) implements Trait {
        @Override
        public TraitKind kind() {
            return TraitKind.OWN_STRESS;
        }

        @Override
        public String name() {
            return type.name();
        }

        @Override
        public String words() {
            return "one's own " + type.words() + " stress";
        }

        /** Kind and name: {@code OWN_STRESS MENTAL}. */
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

        /** Kind and name: {@code DOOM D8}. */
        @Override
        public String toString() {
            return kind() + " " + name();
        }
    }
}
