package io.github.crisisrules.heroic.scene.violation;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATIONS_ARE_NOT_GIVEN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATION_FOLLOWS_FROM_ALLIES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ASSET_IS_KEPT_AFTER_A_ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RULED_ASSETS_START_AT_D6;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
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
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** No character of that name is in the cast. */
    record UnknownCharacter(CastId character) implements SceneViolation {}

    /** The character is in the cast but not in the scene. */
    record NotInScene(CastId character) implements SceneViolation {}

    /** The character is in the scene already. */
    record AlreadyInScene(CastId character) implements SceneViolation {}

    /** A name or sentence is blank. */
    record BlankText(Part part) implements SceneViolation {}

    /** A name or sentence that is part of a command. */
    enum Part implements Describable {
        /** The description of an unopposed action. */
        ACTION,
        /** The name of an asset. */
        ASSET,
        /** The name of a complication. */
        COMPLICATION,
        /** The name of a new member of the cast. */
        NEWCOMER,
        /** The name of a power. */
        POWER,
        /** The name of a resource. */
        RESOURCE,
        /** The ruling of the Watcher. */
        RULING,
        /** The name of a scene distinction. */
        SCENE_DISTINCTION,
        /** An effect of the scene or the event. */
        SCENE_EFFECT,
        /** The name of a specialty. */
        SPECIALTY;

        @Override
        public String describe(Wording wording) {
            return Sentences.of(this, wording);
        }
    }

    /** The character cannot join the cast, for the given reasons. */
    @Rule(DATAFILE)
    record CannotJoin(String character, Seq<RuleViolation> faults) implements SceneViolation {
        @Override
        public String describe(Wording wording) {
            return Sentences.cannotJoin(wording, character, inFull(faults, wording));
        }
    }

    /** No scene is in progress. */
    record NoSceneOpen() implements SceneViolation {}

    /** A scene is in progress, but Acts, sessions and scenes begin between scenes. */
    @Rule(SCENES)
    record SceneStillOpen() implements SceneViolation {}

    /** The character is a hero, and only villains may do this. */
    record NotAVillain(CastId character) implements SceneViolation {}

    /** The character is a villain, and only heroes may do this. */
    record NotAHero(CastId character) implements SceneViolation {}

    /** The payment is wrong: heroes pay with plot points, villains and the Watcher with doom dice. */
    @Rule(DOOM_SPEND)
    record WrongPayment(Option<CastId> character) implements SceneViolation {}

    /** The character does not have the trait, or it is shut down. */
    record NoSuchTrait(CastId character, Trait trait) implements SceneViolation {}

    /** The scene does not have the distinction. */
    record NoSuchDistinction(Trait trait) implements SceneViolation {}

    /** The trait cannot be kept; only an asset for one roll or a complication for one scene can. */
    @Rule(PP_AFTER)
    record NothingToKeep(Trait trait) implements SceneViolation {}

    /** The asset cannot be kept while its holder builds a pool; assets are kept after a roll. */
    @Rule({PP_AFTER, ASSET_IS_KEPT_AFTER_A_ROLL})
    record NotKeptBeforeRoll(Trait trait) implements SceneViolation {}

    /** The trait, such as an affiliation, cannot be given to another character by a villain who helps. */
    @Rule({VILLAIN_HELP, AFFILIATIONS_ARE_NOT_GIVEN})
    record TraitNotGiven(Trait trait) implements SceneViolation {}

    /** The asset of a ruling is smaller than a D6. */
    @Rule({USE, RULED_ASSETS_START_AT_D6})
    record AssetTooSmall(String name, DieSize die) implements SceneViolation {}

    /** The special effect or limit is not on the datafile. */
    record NoSuchSfx(CastId character, String name) implements SceneViolation {}

    /** The command is for transition scenes only. */
    @Rule(PP_TRANSITION)
    record NotATransitionScene() implements SceneViolation {}

    /** The hero is not stressed out and cannot be rewarded for playing it out. */
    @Rule(PP_EARN)
    record NotStressedOut(CastId character) implements SceneViolation {}

    /** The name is taken; names must be unique so that traits can be distinguished. */
    record NameTaken(String name) implements SceneViolation {}

    /** The hero does not have the trauma, or the scene is already framed around it. */
    @Rule(RECOVER_TRAUMA)
    record NoSuchTrauma(CastId character, StressType type) implements SceneViolation {}

    /** The characters already form this group, or none were named. */
    @Rule(AFFILIATION_FOLLOWS_FROM_ALLIES)
    record SameGroup(Vector<CastId> characters) implements SceneViolation {}

    /** The characters cannot form a group: they are not all on one side, or one is named twice. */
    @Rule(AFFILIATION_FOLLOWS_FROM_ALLIES)
    record NotSameSide(Vector<CastId> characters) implements SceneViolation {}

    /** The asset is in the pool being built and cannot be given away. */
    @Rule(USE)
    record AssetInPool(Trait trait) implements SceneViolation {}

    /** The trait is not an asset, and only assets can be given away. */
    @Rule(USE)
    record NotAnAsset(Trait trait) implements SceneViolation {}

    /** The receiver already has an asset of that name. */
    @Rule(USE)
    record AlreadyHasAsset(CastId character, Trait asset) implements SceneViolation {}

    /** The hero cannot spend XP, for the given reasons. */
    @Rule(XP_SPEND)
    record CannotSpendXp(CastId character, Seq<RuleViolation> faults) implements SceneViolation {
        @Override
        public String describe(Wording wording) {
            return Sentences.cannotSpendXp(wording, character, inFull(faults, wording));
        }
    }

    private static String inFull(Seq<RuleViolation> faults, Wording wording) {
        return faults.map(fault -> fault.describe(wording)).mkString(" ");
    }
}
