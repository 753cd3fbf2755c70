package io.github.crisisrules.heroic.action;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_20;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_9;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.datafile.Trait;
import io.vavr.collection.Vector;

/** What an effect die is used for. Which uses an action allows follows from its intent. */
@Rule(USE)
public sealed interface EffectUse {
    /** What the use is, for whoever can do it. */
    <R> R match(Cases<R> cases);

    /** The ids of the rules that say what comes of it. */
    default Vector<String> rules() {
        return Vector.of(USE);
    }

    /** One case for each use. */
    interface Cases<R> {
        /** Stress. */
        R inflict(Inflict use);

        /** A complication. */
        R complicate(Complicate use);

        /** An asset. */
        R make(MakeAsset use);

        /** A step of a trait. */
        R step(StepTrait use);

        /** A trait shut down or removed. */
        R remove(RemoveTrait use);

        /** A trait brought back. */
        R restore(RestoreTrait use);

        /** A die for the doom pool. */
        R feed(FeedDoom use);

        /** Recovery. */
        R recover(Recover use);
    }

    /** Stress for the one attacked. */
    record Inflict(StressType type) implements EffectUse {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.inflict(this);
        }
    }

    /** A complication for the one attacked, for the scene. */
    record Complicate(String name) implements EffectUse {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.complicate(this);
        }
    }

    /** An asset, for oneself or somebody else. */
    record MakeAsset(String name, CastId holder) implements EffectUse {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.make(this);
        }
    }

    /** A trait of the target one step up or back. */
    record StepTrait(Trait trait, boolean up) implements EffectUse {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.step(this);
        }
    }

    /** A trait of the target shut down, or removed for good if it was created in play. */
    record RemoveTrait(Trait trait) implements EffectUse {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.remove(this);
        }
    }

    /** A changed or shut-down trait of the target is as on the datafile again. */
    record RestoreTrait(Trait trait) implements EffectUse {
        @Override
        public Vector<String> rules() {
            return Vector.of(RULING_20);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.restore(this);
        }
    }

    /** A villain's effect die joins the doom pool. */
    record FeedDoom() implements EffectUse {
        @Override
        public Vector<String> rules() {
            return Vector.of(USE, RULING_9);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.feed(this);
        }
    }

    /** The ailment that the action is about. */
    record Recover() implements EffectUse {
        @Override
        public Vector<String> rules() {
            return Vector.of(RECOVER_TRANSITION, RECOVER_ACTION);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.recover(this);
        }
    }
}
