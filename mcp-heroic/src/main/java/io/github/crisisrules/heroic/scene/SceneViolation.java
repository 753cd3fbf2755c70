package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.VILLAIN_HELP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.growth.GrowthViolation;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Why the rules refuse a command at the table; actions, dice, doom, plot points and growth have their own. */
public sealed interface SceneViolation extends RuleViolation {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    /** One case for each kind. */
    interface Cases<R> {
        /** Nobody of that name is at the table. */
        R unknownCharacter(UnknownCharacter violation);

        /** Nothing happens between scenes. */
        R noSceneOn(NoSceneOn violation);

        /** Acts, sessions and scenes begin between scenes. */
        R sceneStillOn(SceneStillOn violation);

        /** Only villains do this. */
        R notAVillain(NotAVillain violation);

        /** Only heroes do this. */
        R notAHero(NotAHero violation);

        /** Heroes pay plot points, the Watcher doom dice. */
        R wrongPayment(WrongPayment violation);

        /** The trait is not there. */
        R noSuchTrait(NoSuchTrait violation);

        /** Only short traits are made to last. */
        R nothingToKeep(NothingToKeep violation);

        /** It is not on the datafile. */
        R noSuchSfx(NoSuchSfx violation);

        /** For transition scenes only. */
        R notATransitionScene(NotATransitionScene violation);

        /** Only who is stressed out is rewarded for it. */
        R notStressedOut(NotStressedOut violation);

        /** Names tell traits apart. */
        R nameTaken(NameTaken violation);

        /** Framing is about trauma that is there. */
        R traumaNotThere(TraumaNotThere violation);

        /** Company is counted from the heroes there. */
        R cannotMove(CannotMove violation);

        /** All that stands against spending XP, at once. */
        R cannotSpend(CannotSpend violation);
    }

    /** Nobody of that name is at the table. */
    record UnknownCharacter(CastId who) implements SceneViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unknownCharacter(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.noSceneOn(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.sceneStillOn(this);
        }

        @Override
        public String rule() {
            return SCENES;
        }

        @Override
        public String message() {
            return "the scene is still on";
        }
    }

    /** Only villains do this. */
    record NotAVillain(CastId who) implements SceneViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notAVillain(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.notAHero(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.wrongPayment(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.noSuchTrait(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.nothingToKeep(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.noSuchSfx(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.notATransitionScene(this);
        }

        @Override
        public String rule() {
            return PP_TRANSITION;
        }

        @Override
        public String message() {
            return "this is for transition scenes";
        }
    }

    /** Only who is stressed out is rewarded for it. */
    record NotStressedOut(CastId who) implements SceneViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notStressedOut(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.nameTaken(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.traumaNotThere(this);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.cannotMove(this);
        }

        @Override
        public String rule() {
            return DOOM_SPEND;
        }

        @Override
        public String message() {
            return who + " cannot be with " + allies + " allies";
        }
    }

    /** All that stands against spending XP, at once. */
    record CannotSpend(CastId who, Seq<GrowthViolation> faults) implements SceneViolation {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.cannotSpend(this);
        }

        @Override
        public String rule() {
            return XP_SPEND;
        }

        @Override
        public String message() {
            return who + " cannot spend XP on this: "
                    + faults.map(GrowthViolation::message).mkString("; ");
        }
    }
}
