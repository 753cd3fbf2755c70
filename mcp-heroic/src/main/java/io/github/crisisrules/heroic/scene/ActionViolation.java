package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.EFFECT_UP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_12;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_5;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_9;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.VILLAIN_HELP;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.EffectUse;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.control.Option;
import java.util.Locale;

/** Why the rules refuse a step of an action; dice, doom and plot points have their own. */
public sealed interface ActionViolation extends RuleViolation {
    /** One action at a time. */
    record ActionInProgress() implements ActionViolation {
        @Override
        public String rule() {
            return SEQUENCE;
        }

        @Override
        public String message() {
            return "an action is in progress";
        }
    }

    /** This belongs to an action. */
    record NoActionInProgress() implements ActionViolation {
        @Override
        public String rule() {
            return SEQUENCE;
        }

        @Override
        public String message() {
            return "no action is in progress";
        }
    }

    /** The thirteen steps have an order. */
    record WrongStep(RollSide side) implements ActionViolation {
        @Override
        public String rule() {
            return SEQUENCE;
        }

        @Override
        public String message() {
            return "this is not the step for that in the " + side.name().toLowerCase(Locale.ROOT) + " roll";
        }
    }

    /** Villains give a trait instead. */
    record VillainsDoNotRollToHelp(CastId who) implements ActionViolation {
        @Override
        public String rule() {
            return VILLAIN_HELP;
        }

        @Override
        public String message() {
            return who + " is a villain, and helps without a roll";
        }
    }

    /** The intent does not fit the target. */
    record WrongTarget(CastId who, Intent intent) implements ActionViolation {
        @Override
        public String rule() {
            return OPPOSE;
        }

        @Override
        public String message() {
            return who + " cannot be the target of this action (" + intent + ")";
        }
    }

    /** A recovery is about one stress or trauma that is there. */
    record NothingToRecover(CastId who, Option<Ailment> ailment) implements ActionViolation {
        @Override
        public String rule() {
            return RECOVER_TRANSITION;
        }

        @Override
        public String message() {
            return who + " has no " + ailment.map(Ailment::toString).getOrElse("ailment") + " to recover";
        }
    }

    /** One try for each in a transition scene. */
    record TriedAlready(CastId who, Ailment ailment) implements ActionViolation {
        @Override
        public String rule() {
            return RULING_12;
        }

        @Override
        public String message() {
            return who + " has tried to recover " + ailment + " in this scene";
        }
    }

    /** An ally may roll instead. */
    record NoRecoveryInAction(CastId who) implements ActionViolation {
        @Override
        public String rule() {
            return RECOVER_ACTION;
        }

        @Override
        public String message() {
            return who + " cannot recover in an action scene without a power or SFX for it";
        }
    }

    /** Only some spends add dice. */
    record NotForThis(PlotSpend spend) implements ActionViolation {
        @Override
        public String rule() {
            return POOL;
        }

        @Override
        public String message() {
            return "this is not bought into a pool (" + spend + ")";
        }
    }

    /** Each opportunity is bought once. */
    record NoOpportunity(int wanted, int there) implements ActionViolation {
        @Override
        public String rule() {
            return DOOM_GROW;
        }

        @Override
        public String message() {
            return "there are " + there + " opportunities left, not " + wanted;
        }
    }

    /** The Watcher buys those of heroes, heroes those of the Watcher. */
    record NotTheirOpportunity(RollSide side) implements ActionViolation {
        @Override
        public String rule() {
            return PP_OPP;
        }

        @Override
        public String message() {
            return "the opportunities of that roll are not theirs to buy (" + side + ")";
        }
    }

    /** Only steps past D12 open it, and once. */
    record NoSecondEffect() implements ActionViolation {
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
    record NoCounterAttack() implements ActionViolation {
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
    record NoEffectLeft() implements ActionViolation {
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
    record WrongUse(Intent intent, EffectUse use) implements ActionViolation {
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
    record EffectTooSmall(DieSize effect, DieSize needed) implements ActionViolation {
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
    record NotByEffect(Trait trait) implements ActionViolation {
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
    record OnlyVillainsFeedDoom() implements ActionViolation {
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
    record NoStressToChange(CastId who) implements ActionViolation {
        @Override
        public String rule() {
            return PP_AFTER;
        }

        @Override
        public String message() {
            return who + " has not just taken stress of another type";
        }
    }

    /** One die for several stands for all of them, and for no single one. */
    record WrongGrowth(DoomGrowth growth, int count) implements ActionViolation {
        @Override
        public String rule() {
            return DOOM_GROW;
        }

        @Override
        public String message() {
            return "the doom pool does not grow by " + growth + " for " + count;
        }
    }
}
