package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_11;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.vavr.control.Option;

/** Why it is not somebody's turn. */
public sealed interface OrderViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** One case for each kind. */
    interface Cases<R> {
        /** Everyone acts once in a round, when named. */
        R notTheTurn(NotTheTurn violation);

        /** Who has acted names the next. */
        R notTheNamer(NotTheNamer violation);

        /** All act before anyone acts again. */
        R hasActed(HasActed violation);

        /** The Watcher chooses a hero to go first. */
        R firstIsAHero(FirstIsAHero violation);

        /** Out until recovered. */
        R cannotAct(CannotAct violation);

        /** For action scenes only. */
        R notAnActionScene(NotAnActionScene violation);
    }

    /** Everyone acts once in a round, when named. */
    record NotTheTurn(CastId who) implements OrderViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notTheTurn(this);
        }

        @Override
        public String rule() {
            return ORDER;
        }

        @Override
        public String message() {
            return "it is not the turn of " + who;
        }
    }

    /** Who has acted names the next. */
    record NotTheNamer(Option<CastId> by) implements OrderViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notTheNamer(this);
        }

        @Override
        public String rule() {
            return ORDER;
        }

        @Override
        public String message() {
            return by.map(CastId::name).getOrElse("the Watcher") + " does not name who is next";
        }
    }

    /** All act before anyone acts again. */
    record HasActed(CastId who) implements OrderViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hasActed(this);
        }

        @Override
        public String rule() {
            return ORDER;
        }

        @Override
        public String message() {
            return who + " has acted in this round";
        }
    }

    /** The Watcher chooses a hero to go first. */
    record FirstIsAHero(CastId who) implements OrderViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.firstIsAHero(this);
        }

        @Override
        public String rule() {
            return ORDER;
        }

        @Override
        public String message() {
            return who + " is no hero, and the first to act is one";
        }
    }

    /** Out until recovered. */
    record CannotAct(CastId who) implements OrderViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cannotAct(this);
        }

        @Override
        public String rule() {
            return RULING_11;
        }

        @Override
        public String message() {
            return who + " is dead, stressed out or stopped by a complication";
        }
    }

    /** For action scenes only. */
    record NotAnActionScene() implements OrderViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAnActionScene(this);
        }

        @Override
        public String rule() {
            return ORDER;
        }

        @Override
        public String message() {
            return "this is for action scenes";
        }
    }
}
