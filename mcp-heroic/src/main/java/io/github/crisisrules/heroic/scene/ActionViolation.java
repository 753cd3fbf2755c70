package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_12;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.VILLAIN_HELP;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.control.Option;
import java.util.Locale;

/** Why the rules refuse a step of an action; dice, doom and plot points have their own. */
public sealed interface ActionViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** One case for each kind. */
    interface Cases<R> {
        /** One action at a time. */
        R actionInProgress(ActionInProgress violation);

        /** This belongs to an action. */
        R noActionInProgress(NoActionInProgress violation);

        /** The thirteen steps have an order. */
        R wrongStep(WrongStep violation);

        /** Villains give a trait instead. */
        R villainsDoNotRollToHelp(VillainsDoNotRollToHelp violation);

        /** The intent does not fit the target. */
        R wrongTarget(WrongTarget violation);

        /** A recovery is about one stress or trauma that is there. */
        R nothingToRecover(NothingToRecover violation);

        /** One try for each in a transition scene. */
        R triedAlready(TriedAlready violation);

        /** An ally may roll instead. */
        R noRecoveryInAction(NoRecoveryInAction violation);

        /** Only some spends add dice. */
        R notForThis(NotForThis violation);

        /** Each opportunity is bought once. */
        R noOpportunity(NoOpportunity violation);

        /** The Watcher buys those of heroes, heroes those of the Watcher. */
        R notTheirOpportunity(NotTheirOpportunity violation);

        /** One die for several stands for all of them, and for no single one. */
        R wrongGrowth(WrongGrowth violation);
    }

    /** One action at a time. */
    record ActionInProgress() implements ActionViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.actionInProgress(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.noActionInProgress(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.wrongStep(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.villainsDoNotRollToHelp(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.wrongTarget(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.nothingToRecover(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.triedAlready(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.noRecoveryInAction(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.notForThis(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.noOpportunity(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.notTheirOpportunity(this);
        }

        @Override
        public String rule() {
            return PP_OPP;
        }

        @Override
        public String message() {
            return "the opportunities of that roll are not theirs to buy (" + side + ")";
        }
    }

    /** One die for several stands for all of them, and for no single one. */
    record WrongGrowth(DoomGrowth growth, int count) implements ActionViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.wrongGrowth(this);
        }

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
