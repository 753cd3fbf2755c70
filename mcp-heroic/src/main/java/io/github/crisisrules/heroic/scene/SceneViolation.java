package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_11;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.VILLAIN_HELP;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.datafile.Trait;
import io.vavr.control.Option;

/** Why the rules refuse a command at the table; actions, dice, doom, plot points and growth have their own. */
public sealed interface SceneViolation extends RuleViolation {
    /** Nobody of that name is at the table. */
    record UnknownCharacter(CastId who) implements SceneViolation {
        @Override
        public String rule() {
            return SCENES;
        }

        @Override
        public String message() {
            return who + " is not in the cast";
        }
    }

    /** Nothing happens between scenes. */
    record NoSceneOn() implements SceneViolation {
        @Override
        public String rule() {
            return SCENES;
        }

        @Override
        public String message() {
            return "no scene is on";
        }
    }

    /** Acts, sessions and scenes begin between scenes. */
    record SceneStillOn() implements SceneViolation {
        @Override
        public String rule() {
            return SCENES;
        }

        @Override
        public String message() {
            return "the scene is still on";
        }
    }

    /** Everyone acts once in a round, when named. */
    record NotTheTurn(CastId who) implements SceneViolation {
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
    record NotTheNamer(Option<CastId> by) implements SceneViolation {
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
    record HasActed(CastId who) implements SceneViolation {
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
    record FirstIsAHero(CastId who) implements SceneViolation {
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
    record CannotAct(CastId who) implements SceneViolation {
        @Override
        public String rule() {
            return RULING_11;
        }

        @Override
        public String message() {
            return who + " is dead, stressed out or stopped by a complication";
        }
    }

    /** Only villains do this. */
    record NotAVillain(CastId who) implements SceneViolation {
        @Override
        public String rule() {
            return VILLAIN_HELP;
        }

        @Override
        public String message() {
            return who + " is no villain";
        }
    }

    /** Only heroes do this. */
    record NotAHero(CastId who) implements SceneViolation {
        @Override
        public String rule() {
            return PP_START;
        }

        @Override
        public String message() {
            return who + " is no hero";
        }
    }

    /** Heroes pay plot points, the Watcher doom dice. */
    record WrongPayment(Option<CastId> who) implements SceneViolation {
        @Override
        public String rule() {
            return DOOM_SPEND;
        }

        @Override
        public String message() {
            return who.map(CastId::name).getOrElse("the Watcher")
                    + " cannot pay like this: heroes pay plot points, the Watcher doom dice";
        }
    }

    /** The trait is not there. */
    record NoSuchTrait(CastId who, Trait trait) implements SceneViolation {
        @Override
        public String rule() {
            return USE;
        }

        @Override
        public String message() {
            return who + " has no " + trait;
        }
    }

    /** Only short traits are made to last. */
    record NothingToKeep(Trait trait) implements SceneViolation {
        @Override
        public String rule() {
            return PP_AFTER;
        }

        @Override
        public String message() {
            return trait + " lasts that long already";
        }
    }

    /** It is not on the datafile. */
    record NoSuchSfx(CastId who, String name) implements SceneViolation {
        @Override
        public String rule() {
            return PP_ANY;
        }

        @Override
        public String message() {
            return who + " has no SFX or limit '" + name + "'";
        }
    }

    /** For transition scenes only. */
    record NotATransitionScene() implements SceneViolation {
        @Override
        public String rule() {
            return PP_TRANSITION;
        }

        @Override
        public String message() {
            return "this is for transition scenes";
        }
    }

    /** For action scenes only. */
    record NotAnActionScene() implements SceneViolation {
        @Override
        public String rule() {
            return ORDER;
        }

        @Override
        public String message() {
            return "this is for action scenes";
        }
    }

    /** Only who is stressed out is rewarded for it. */
    record NotStressedOut(CastId who) implements SceneViolation {
        @Override
        public String rule() {
            return PP_EARN;
        }

        @Override
        public String message() {
            return who + " is not stressed out";
        }
    }

    /** Names tell traits apart. */
    record NameTaken(String name) implements SceneViolation {
        @Override
        public String rule() {
            return USE;
        }

        @Override
        public String message() {
            return "there is a '" + name + "' already";
        }
    }

    /** Framing is about trauma that is there. */
    record TraumaNotThere(CastId who, StressType type) implements SceneViolation {
        @Override
        public String rule() {
            return RECOVER_TRAUMA;
        }

        @Override
        public String message() {
            return who + " has no such trauma to frame a scene around (" + type + ")";
        }
    }

    /** Company is counted from the heroes there. */
    record CannotMove(CastId who, int allies) implements SceneViolation {
        @Override
        public String rule() {
            return DOOM_SPEND;
        }

        @Override
        public String message() {
            return who + " cannot be with " + allies + " allies";
        }
    }
}
