package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPANY_FOLLOWS_WHO_IS_WITH_WHOM;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Why the rules refuse a command at the table; actions, dice, doom, plot points and growth have their own. */
public sealed interface SceneViolation extends RuleViolation {
    /** Nobody of that name is at the table. */
    record UnknownCharacter(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is not in the cast: check the name, or let " + who + " join first";
        }
    }

    /** Somebody of the cast is elsewhere. */
    record NotInTheScene(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is not in the scene: let " + who + " enter first";
        }
    }

    /** Somebody of the cast is there. */
    record InTheScene(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is in the scene already: name somebody who is not";
        }
    }

    /** What people write is not blank. */
    record NothingWritten(String part) implements SceneViolation {
        @Override
        public String message() {
            return part + " is blank: write something";
        }
    }

    /** All that is wrong with a newcomer, at once. */
    @Rule(DATAFILE)
    record CannotJoin(String who, Seq<RuleViolation> faults) implements SceneViolation {
        @Override
        public String message() {
            return "'" + who + "' cannot join the cast: "
                    + faults.map(RuleViolation::message).mkString("; ");
        }
    }

    /** Nothing happens between scenes. */
    record NoSceneOn() implements SceneViolation {
        @Override
        public String message() {
            return "no scene is on: begin one first";
        }
    }

    /** Acts, sessions and scenes begin between scenes. */
    @Rule(SCENES)
    record SceneStillOn() implements SceneViolation {
        @Override
        public String message() {
            return "the scene is still on: end it first";
        }
    }

    /** Only villains do this. */
    record NotAVillain(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is a hero, and only villains do this: name a villain";
        }
    }

    /** Only heroes do this. */
    record NotAHero(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is a villain, and only heroes do this: name a hero";
        }
    }

    /** Heroes pay plot points, the Watcher doom dice. */
    @Rule(DOOM_SPEND)
    record WrongPayment(Option<CastId> who) implements SceneViolation {
        @Override
        public String message() {
            return who.map(CastId::name).getOrElse("the Watcher")
                    + " cannot pay like this: heroes pay plot points, villains and the Watcher doom dice. Give one of those for each thing that is bought";
        }
    }

    /** The trait is not there. */
    record NoSuchTrait(CastId who, Trait trait) implements SceneViolation {
        @Override
        public String message() {
            return who + " has no " + trait.words() + ", or it is shut down: choose another trait";
        }
    }

    /** The scene has no such distinction. */
    record NoSuchDistinction(Trait trait) implements SceneViolation {
        @Override
        public String message() {
            return "the scene has no " + trait.words() + ": choose one of its distinctions";
        }
    }

    /** Only traits that end soon can be made to last. */
    @Rule(PP_AFTER)
    record NothingToKeep(Trait trait) implements SceneViolation {
        @Override
        public String message() {
            return trait.words()
                    + " cannot be made to last: choose an asset that is for one roll, or a complication that is for one scene";
        }
    }

    /** It is not on the datafile. */
    record NoSuchSfx(CastId who, String name) implements SceneViolation {
        @Override
        public String message() {
            return who + " has no SFX or limit '" + name + "': name one from the datafile";
        }
    }

    /** For transition scenes only. */
    @Rule(PP_TRANSITION)
    record NotATransitionScene() implements SceneViolation {
        @Override
        public String message() {
            return "this is done in transition scenes only: begin one first";
        }
    }

    /** Only a hero who is stressed out is rewarded for playing it out. */
    @Rule(PP_EARN)
    record NotStressedOut(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is not stressed out, and only playing that out is rewarded: name a hero who is";
        }
    }

    /** Names tell traits apart. */
    record NameTaken(String name) implements SceneViolation {
        @Override
        public String message() {
            return "there is a '" + name + "' already: take another name";
        }
    }

    /** Framing is about trauma that is there. */
    @Rule(RECOVER_TRAUMA)
    record TraumaNotThere(CastId who, StressType type) implements SceneViolation {
        @Override
        public String message() {
            return who + " has no " + type.words()
                    + " trauma to frame the scene around, or it is framed already: name another type of trauma";
        }
    }

    /** They are together like this already. */
    @Rule(COMPANY_FOLLOWS_WHO_IS_WITH_WHOM)
    record SameCompany(Vector<CastId> who) implements SceneViolation {
        @Override
        public String message() {
            return who.isEmpty()
                    ? "nobody was named: name those who go together"
                    : who.size() == 1
                            ? who.head() + " is alone already: name who goes along"
                            : who.mkString(", ") + " are together already: name others";
        }
    }

    /** Allies are of the same side, each named once. */
    @Rule(COMPANY_FOLLOWS_WHO_IS_WITH_WHOM)
    record NotOneSide(Vector<CastId> who) implements SceneViolation {
        @Override
        public String message() {
            return who.mkString(", ")
                    + " cannot go together: name each once, heroes with heroes or villains with villains";
        }
    }

    /** An asset that is in the pool now is not given away. */
    @Rule(USE)
    record InThePool(Trait trait) implements SceneViolation {
        @Override
        public String message() {
            return trait.words() + " is in the pool that is about to be rolled: roll first";
        }
    }

    /** Only assets pass from hand to hand. */
    @Rule(USE)
    record NotAnAsset(Trait trait) implements SceneViolation {
        @Override
        public String message() {
            return trait.words() + " is not given away, only assets are: name an asset";
        }
    }

    /** Nobody has two assets of the same name. */
    @Rule(USE)
    record HasItAlready(CastId who, Trait asset) implements SceneViolation {
        @Override
        public String message() {
            return who + " has " + asset.words() + " already: give this one to somebody else";
        }
    }

    /** All that stands against spending XP, at once. */
    @Rule(XP_SPEND)
    record CannotSpend(CastId who, Seq<RuleViolation> faults) implements SceneViolation {
        @Override
        public String message() {
            return who + " cannot spend XP on this: "
                    + faults.map(RuleViolation::message).mkString("; ");
        }
    }
}
