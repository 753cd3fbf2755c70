package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_12;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_13;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_20;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_9;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.Harm;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.datafile.TraitKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.growth.Grown;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What happened to one of the cast: harm, traits, company and growth. */
public sealed interface CastEvent extends SceneEvent {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(TableEvent.Cases<R> table, CastEvent.Cases<R> cast, ActionEvent.Cases<R> action) {
        return match(cast);
    }

    /** One case for each kind. */
    interface Cases<R> {
        /** XP came to a hero without a milestone. */
        R experienceGained(ExperienceGained event);

        /** A milestone was hit. */
        R milestoneHit(MilestoneHit event);

        /** XP were spent. */
        R experienceSpent(ExperienceSpent event);

        /** A completed milestone gave way to a new one. */
        R milestoneChosen(MilestoneChosen event);

        /** Stress or trauma is now this much. */
        R harmChanged(HarmChanged event);

        /** An asset, resource or complication came to be. */
        R traitCreated(TraitCreated event);

        /** A created trait changed. */
        R traitChanged(TraitChanged event);

        /** A created trait is gone. */
        R traitEnded(TraitEnded event);

        /** A trait of the datafile has another die for this scene, or none while it is shut down. */
        R datafileTraitChanged(DatafileTraitChanged event);

        /** A trait of the datafile is as printed again. */
        R datafileTraitRestored(DatafileTraitRestored event);

        /** A hero has other company. */
        R companyChanged(CompanyChanged event);

        /** The next push or stunt of somebody is one size larger. */
        R boostGained(BoostGained event);

        /** A boost went into a push or stunt. */
        R boostUsed(BoostUsed event);

        /** The scene makes the trauma of a hero worse, for an easier recovery later. */
        R traumaFramed(TraumaFramed event);

        /** A recovery was tried; there is one try in a scene. */
        R recoveryTried(RecoveryTried event);
    }

    /** XP came to a hero without a milestone. */
    record ExperienceGained(CastId who, int xp) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.experienceGained(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(XP_GAIN, RULING_13);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withExperience(member.experience().gain(xp)));
        }
    }

    /** A milestone was hit. */
    record MilestoneHit(CastId who, String milestone, MilestoneTier tier, Experience after) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.milestoneHit(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(XP_GAIN);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withExperience(after));
        }
    }

    /** XP were spent. */
    record ExperienceSpent(CastId who, XpSpend on, Grown after) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.experienceSpent(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(XP_SPEND);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withDatafile(after.datafile()).withExperience(after.experience()));
        }
    }

    /** A completed milestone gave way to a new one. */
    record MilestoneChosen(CastId who, Grown after) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.milestoneChosen(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(XP_GAIN);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withDatafile(after.datafile()).withExperience(after.experience()));
        }
    }

    /** Stress or trauma is now this much. */
    record HarmChanged(CastId who, Harm harm) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.harmChanged(this);
        }

        @Override
        public Vector<String> rules() {
            return harm.trauma().isEmpty() ? Vector.of(STRESS) : Vector.of(STRESS, TRAUMA);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withHarm(harm));
        }
    }

    /** An asset, resource or complication came to be. */
    record TraitCreated(CastId who, Temporary trait) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.traitCreated(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(trait.trait().kind() == TraitKind.RESOURCE ? PP_TRANSITION : USE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withTraits(member.traits().append(trait)));
        }
    }

    /** A created trait changed. */
    record TraitChanged(CastId who, Temporary before, Temporary after) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.traitChanged(this);
        }

        @Override
        public Vector<String> rules() {
            if (after.level().past()) {
                return Vector.of(USE, COMPLICATION_OUT);
            }
            return Vector.of(before.lifetime() == after.lifetime() ? USE : PP_AFTER);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withTraits(member.traits().replace(before, after)));
        }
    }

    /** A created trait is gone. */
    record TraitEnded(CastId who, Temporary trait) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.traitEnded(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(USE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withTraits(member.traits().remove(trait)));
        }
    }

    /** A trait of the datafile has another die for this scene, or none while it is shut down. */
    record DatafileTraitChanged(CastId who, Trait trait, Option<DieSize> die) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.datafileTraitChanged(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(USE, die.isEmpty() ? RULING_9 : RULING_20);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withChanged(member.changed().put(trait, die)));
        }
    }

    /** A trait of the datafile is as printed again. */
    record DatafileTraitRestored(CastId who, Trait trait) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.datafileTraitRestored(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(RULING_20);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withChanged(member.changed().remove(trait)));
        }
    }

    /** A hero has other company. */
    record CompanyChanged(CastId who, int allies) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.companyChanged(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(DOOM_SPEND);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withAllies(allies));
        }
    }

    /** The next push or stunt of somebody is one size larger. */
    record BoostGained(CastId who) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.boostGained(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(PP_OPP);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withBoosts(member.boosts() + 1));
        }
    }

    /** A boost went into a push or stunt. */
    record BoostUsed(CastId who) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.boostUsed(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(PP_OPP);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withBoosts(0));
        }
    }

    /** The scene makes the trauma of a hero worse, for an easier recovery later. */
    record TraumaFramed(CastId who, StressType type) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.traumaFramed(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(RECOVER_TRAUMA);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withFramed(member.framed().append(type)));
        }
    }

    /** A recovery was tried; there is one try in a scene. */
    record RecoveryTried(CastId who, Ailment ailment) implements CastEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.recoveryTried(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(RULING_12);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withTried(member.tried().append(ailment)));
        }
    }
}
