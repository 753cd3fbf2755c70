package io.github.crisisrules.heroic.scene.violation;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPANY_FOLLOWS_WHO_IS_WITH_WHOM;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A command that the rules refuse in the current scene. Actions, dice, doom, plot points and growth have violations
 * of their own.
 */
public sealed interface SceneViolation extends RuleViolation {
    /** No character of that name is in the cast. */
    record UnknownCharacter(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is not in the cast: check the name, or let " + who + " join first";
        }
    }

    /** The character is in the cast but not in the scene. */
    record NotInScene(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is not in the scene: let " + who + " enter first";
        }
    }

    /** The character is in the scene already. */
    record AlreadyInScene(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is in the scene already: name somebody who is not";
        }
    }

    /** A name or sentence is blank. */
    record BlankText(String part) implements SceneViolation {
        @Override
        public String message() {
            return part + " is blank: write something";
        }
    }

    /** The character cannot join the cast, for the given reasons. */
    @Rule(DATAFILE)
    record CannotJoin(String who, Seq<RuleViolation> faults) implements SceneViolation {
        @Override
        public String message() {
            return "'" + who + "' cannot join the cast: "
                    + faults.map(RuleViolation::message).mkString("; ");
        }
    }

    /** No scene is in progress. */
    record NoSceneOpen() implements SceneViolation {
        @Override
        public String message() {
            return "no scene is on: begin one first";
        }
    }

    /** A scene is in progress, but Acts, sessions and scenes begin between scenes. */
    @Rule(SCENES)
    record SceneStillOpen() implements SceneViolation {
        @Override
        public String message() {
            return "the scene is still on: end it first";
        }
    }

    /** The character is a hero, and only villains may do this. */
    record NotAVillain(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is a hero, and only villains do this: name a villain";
        }
    }

    /** The character is a villain, and only heroes may do this. */
    record NotAHero(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is a villain, and only heroes do this: name a hero";
        }
    }

    /** The payment is wrong: heroes pay with plot points, villains and the Watcher with doom dice. */
    @Rule(DOOM_SPEND)
    record WrongPayment(Option<CastId> who) implements SceneViolation {
        @Override
        public String message() {
            return who.map(CastId::name).getOrElse("the Watcher")
                    + " cannot pay like this: heroes pay plot points, villains and the Watcher doom dice. Give one of those for each thing that is bought";
        }
    }

    /** The character does not have the trait, or it is shut down. */
    record NoSuchTrait(CastId who, Trait trait) implements SceneViolation {
        @Override
        public String message() {
            return who + " has no " + trait.words() + ", or it is shut down: choose another trait";
        }
    }

    /** The scene does not have the distinction. */
    record NoSuchDistinction(Trait trait) implements SceneViolation {
        @Override
        public String message() {
            return "the scene has no " + trait.words() + ": choose one of its distinctions";
        }
    }

    /** The trait cannot be kept; only an asset for one roll or a complication for one scene can. */
    @Rule(PP_AFTER)
    record NothingToKeep(Trait trait) implements SceneViolation {
        @Override
        public String message() {
            return trait.words()
                    + " cannot be made to last: choose an asset that is for one roll, or a complication that is for one scene";
        }
    }

    /** The special effect or limit is not on the datafile. */
    record NoSuchSfx(CastId who, String name) implements SceneViolation {
        @Override
        public String message() {
            return who + " has no SFX or limit '" + name + "': name one from the datafile";
        }
    }

    /** The command is for transition scenes only. */
    @Rule(PP_TRANSITION)
    record NotATransitionScene() implements SceneViolation {
        @Override
        public String message() {
            return "this is done in transition scenes only: begin one first";
        }
    }

    /** The hero is not stressed out and cannot be rewarded for playing it out. */
    @Rule(PP_EARN)
    record NotStressedOut(CastId who) implements SceneViolation {
        @Override
        public String message() {
            return who + " is not stressed out, and only playing that out is rewarded: name a hero who is";
        }
    }

    /** The name is taken; names must be unique so that traits can be distinguished. */
    record NameTaken(String name) implements SceneViolation {
        @Override
        public String message() {
            return "there is a '" + name + "' already: take another name";
        }
    }

    /** The hero does not have the trauma, or the scene is already framed around it. */
    @Rule(RECOVER_TRAUMA)
    record NoSuchTrauma(CastId who, StressType type) implements SceneViolation {
        @Override
        public String message() {
            return who + " has no " + type.words()
                    + " trauma to frame the scene around, or it is framed already: name another type of trauma";
        }
    }

    /** The characters already form this group, or none were named. */
    @Rule(COMPANY_FOLLOWS_WHO_IS_WITH_WHOM)
    record SameGroup(Vector<CastId> who) implements SceneViolation {
        @Override
        public String message() {
            return who.isEmpty()
                    ? "nobody was named: name those who go together"
                    : who.size() == 1
                            ? who.head() + " is alone already: name who goes along"
                            : who.mkString(", ") + " are together already: name others";
        }
    }

    /** The characters cannot form a group: they are not all on one side, or one is named twice. */
    @Rule(COMPANY_FOLLOWS_WHO_IS_WITH_WHOM)
    record NotSameSide(Vector<CastId> who) implements SceneViolation {
        @Override
        public String message() {
            return who.mkString(", ")
                    + " cannot go together: name each once, heroes with heroes or villains with villains";
        }
    }

    /** The asset is in the pool being built and cannot be given away. */
    @Rule(USE)
    record AssetInPool(Trait trait) implements SceneViolation {
        @Override
        public String message() {
            return trait.words() + " is in the pool that is about to be rolled: roll first";
        }
    }

    /** The trait is not an asset, and only assets can be given away. */
    @Rule(USE)
    record NotAnAsset(Trait trait) implements SceneViolation {
        @Override
        public String message() {
            return trait.words() + " is not given away, only assets are: name an asset";
        }
    }

    /** The receiver already has an asset of that name. */
    @Rule(USE)
    record AlreadyHasAsset(CastId who, Trait asset) implements SceneViolation {
        @Override
        public String message() {
            return who + " has " + asset.words() + " already: give this one to somebody else";
        }
    }

    /** The hero cannot spend XP, for the given reasons. */
    @Rule(XP_SPEND)
    record CannotSpendXp(CastId who, Seq<RuleViolation> faults) implements SceneViolation {
        @Override
        public String message() {
            return who + " cannot spend XP on this: "
                    + faults.map(RuleViolation::message).mkString("; ");
        }
    }
}
