package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_5;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_9;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.EffectUse;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.die.DieSize;

/** Why the winner of an action may not do that with an effect die. */
public sealed interface EffectViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** One case for each kind. */
    interface Cases<R> {
        /** Only steps past D12 open it, and once. */
        R noSecondEffect(NoSecondEffect violation);

        /** A counter-attack needs a won reaction. */
        R noCounterAttack(NoCounterAttack violation);

        /** Each effect die is used once. */
        R noEffectLeft(NoEffectLeft violation);

        /** The use does not fit the intent. */
        R wrongUse(WrongUse violation);

        /** Removing takes an effect at least as large. */
        R effectTooSmall(EffectTooSmall violation);

        /** Stress and trauma go by recovery only. */
        R notByEffect(NotByEffect violation);

        /** Heroes do not feed the doom pool. */
        R onlyVillainsFeedDoom(OnlyVillainsFeedDoom violation);

        /** Only stress just taken changes its type. */
        R noStressToChange(NoStressToChange violation);
    }

    /** Only steps past D12 open it, and once. */
    record NoSecondEffect() implements EffectViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noSecondEffect(this);
        }

        @Override
        public String rule() {
            return EFFECT_UP;
        }

        @Override
        public String message() {
            return "no second effect die may be taken";
        }
    }

    /** A counter-attack needs a won reaction. */
    record NoCounterAttack() implements EffectViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noCounterAttack(this);
        }

        @Override
        public String rule() {
            return RULING_5;
        }

        @Override
        public String message() {
            return "a counter-attack needs a won reaction, and there is one at most";
        }
    }

    /** Each effect die is used once. */
    record NoEffectLeft() implements EffectViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noEffectLeft(this);
        }

        @Override
        public String rule() {
            return USE;
        }

        @Override
        public String message() {
            return "there is no effect die left to use";
        }
    }

    /** The use does not fit the intent. */
    record WrongUse(Intent intent, EffectUse use) implements EffectViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.wrongUse(this);
        }

        @Override
        public String rule() {
            return USE;
        }

        @Override
        public String message() {
            return "an effect of this action (" + intent + ") cannot do that: " + use;
        }
    }

    /** Removing takes an effect at least as large. */
    record EffectTooSmall(DieSize effect, DieSize needed) implements EffectViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.effectTooSmall(this);
        }

        @Override
        public String rule() {
            return USE;
        }

        @Override
        public String message() {
            return "a " + effect + " is too small to remove a " + needed;
        }
    }

    /** Stress and trauma go by recovery only. */
    record NotByEffect(Trait trait) implements EffectViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notByEffect(this);
        }

        @Override
        public String rule() {
            return RULING_9;
        }

        @Override
        public String message() {
            return trait + " is not changed by effect dice: stress and trauma go by recovery";
        }
    }

    /** Heroes do not feed the doom pool. */
    record OnlyVillainsFeedDoom() implements EffectViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.onlyVillainsFeedDoom(this);
        }

        @Override
        public String rule() {
            return RULING_9;
        }

        @Override
        public String message() {
            return "only villains' effect dice join the doom pool";
        }
    }

    /** Only stress just taken changes its type. */
    record NoStressToChange(CastId who) implements EffectViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.noStressToChange(this);
        }

        @Override
        public String rule() {
            return PP_AFTER;
        }

        @Override
        public String message() {
            return who + " has not just taken stress of another type";
        }
    }
}
