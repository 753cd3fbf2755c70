package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATION_FOLLOWS_FROM_ALLIES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ASSET_IS_KEPT_AFTER_A_ROLL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.Condition;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.Lifetime;
import io.github.crisisrules.heroic.condition.Severity;
import io.github.crisisrules.heroic.condition.UsedAsset;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.growth.GrowthResult;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An event that concerns a member of the cast: harm, traits, groups and growth. */
public sealed interface CastEvent extends SceneEvent {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** A hero has gained XP without a milestone. */
    @Rule({XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    record ExperienceGained(CastId character, int xp) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(
                    state,
                    character,
                    member -> member.withExperience(member.experience().gain(xp)));
        }
    }

    /** A hero has hit a milestone. */
    @Rule(XP_GAIN)
    record MilestoneHit(CastId character, String milestone, MilestoneTier tier, Experience after) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(state, character, member -> member.withExperience(after));
        }
    }

    /** A hero has spent XP. */
    @Rule(XP_SPEND)
    record ExperienceSpent(CastId character, XpSpend on, GrowthResult after) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.grown(state, character, after);
        }
    }

    /** A hero has replaced a completed milestone with a new one. */
    @Rule(XP_GAIN)
    record MilestoneChosen(CastId character, GrowthResult after) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.grown(state, character, after);
        }

        Vector<String> milestones() {
            return after.datafile().milestones().map(Milestone::name);
        }
    }

    /** The stress or trauma of a character has changed. */
    record HarmChanged(CastId character, Ailments harm) implements CastEvent {
        @Override
        public Vector<String> rules() {
            return harm.trauma().isEmpty() ? Vector.of(STRESS) : Vector.of(STRESS, TRAUMA);
        }

        /** Keeps the type of stress open that has just caused this harm, and forgets tries to recover what is gone. */
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(
                            state,
                            character,
                            member -> member.withHarm(harm)
                                    .withTriedRecoveries(member.triedRecoveries()
                                            .filter(tried -> harm.level(tried).isDefined())))
                    .withRecentStress(state.recentStress()
                            .filter(taken -> !taken.character().equals(character)
                                    || taken.as(taken.stress().type()).equals(harm)));
        }

        Condition condition() {
            return harm.condition();
        }
    }

    /**
     * Stress or trauma of a character has eased by itself: a transition scene or an Act has begun, which the event before
     * this one has applied.
     *
     * @param harm the stress and trauma that are left
     */
    @Rule({RECOVER_TRANSITION, RECOVER_TRAUMA})
    record HarmEased(CastId character, Ailments harm) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }

        Condition condition() {
            return harm.condition();
        }
    }

    /** A character has gained an asset, resource or complication. */
    record TraitCreated(CastId character, CreatedTrait trait) implements CastEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(trait.trait().kind() == TraitKind.RESOURCE ? PP_TRANSITION : USE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.traits(state, character, traits -> traits.append(trait));
        }
    }

    /** An asset, resource or complication has changed its size or lifetime. An asset that was used up is back. */
    record TraitChanged(CastId character, CreatedTrait before, CreatedTrait after) implements CastEvent {
        @Override
        public Vector<String> rules() {
            if (after.severity().isPastD12()) {
                return Vector.of(USE, COMPLICATION_OUT);
            }
            return Vector.of(before.lifetime() == after.lifetime() ? USE : PP_AFTER);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            UsedAsset used = new UsedAsset(character, before);
            return state.usedAssets().contains(used)
                            && !state.known(character).traits().contains(before)
                    ? StateEdits.traits(
                            StateEdits.of(state)
                                    .withUsedAssets(state.usedAssets().remove(used)),
                            character,
                            traits -> traits.append(after))
                    : StateEdits.traits(state, character, traits -> traits.replace(before, after));
        }

        Trait trait() {
            return after.trait();
        }

        Severity severity() {
            return after.severity();
        }

        Lifetime lifetime() {
            return after.lifetime();
        }

        boolean stopsBearer() {
            return after.stopsBearer();
        }
    }

    /** An asset for one roll has been rolled. It can still be kept until another action is declared. */
    @Rule({USE, ASSET_IS_KEPT_AFTER_A_ROLL})
    record AssetUsedUp(CastId character, CreatedTrait asset) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            SceneState used = StateEdits.traits(state, character, traits -> traits.remove(asset));
            return StateEdits.of(used).withUsedAssets(used.usedAssets().append(new UsedAsset(character, asset)));
        }

        Trait source() {
            return asset.trait();
        }
    }

    /** An asset, resource or complication has ended. */
    @Rule(USE)
    record TraitEnded(CastId character, CreatedTrait trait) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.traits(state, character, traits -> traits.remove(trait));
        }

        Trait source() {
            return trait.trait();
        }
    }

    /** A datafile trait has a different die for this scene, or none while it is shut down. */
    record DatafileTraitChanged(CastId character, Trait trait, Option<DieSize> die) implements CastEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(USE, die.isEmpty() ? RECOVERY_ALONE_REMOVES_STRESS : CHANGED_TRAITS_RETURN_NEXT_SCENE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.datafileTraits(state, character, changed -> changed.put(trait, die));
        }
    }

    /** A datafile trait has its printed die again. */
    @Rule(CHANGED_TRAITS_RETURN_NEXT_SCENE)
    record DatafileTraitRestored(CastId character, Trait trait) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.datafileTraits(state, character, changed -> changed.remove(trait));
        }
    }

    /** Exactly these characters are grouped together now; a single character is alone. */
    @Rule({POOL, AFFILIATION_FOLLOWS_FROM_ALLIES})
    record GroupChanged(Vector<CastId> characters) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withGroups(state.groups().together(characters));
        }
    }

    /** A character has joined the cast. */
    @Rule({SCENES, DATAFILE})
    record CharacterJoined(CastSheet sheet) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            CastMember one = StartValidation.member(sheet);
            return StateEdits.of(state).withCast(state.cast().put(one.id(), one));
        }

        String name() {
            return sheet.datafile().name();
        }
    }

    /** A character has entered the scene. */
    @Rule(SCENES)
    record SceneEntered(CastId character) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(state, character, member -> member.withIsPresent(true));
        }
    }

    /** A character has left the scene, and with it its group and any pending turn. */
    @Rule(SCENES)
    record SceneLeft(CastId character) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(state, character, member -> member.withIsPresent(false))
                    .withGroups(state.groups().together(Vector.of(character)))
                    .withOrder(state.order().without(character));
        }
    }

    /** The Watcher has made a ruling. The events of its consequences follow. */
    @Rule(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    record RulingMade(String ruling) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }
    }

    /** The next push or stunt of a character has become one size larger. */
    @Rule(PP_OPP)
    record BoostGained(CastId character) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(state, character, member -> member.withBoosts(member.boosts() + 1));
        }
    }

    /** A character has used all step-ups saved for its next push or stunt. */
    @Rule(PP_OPP)
    record BoostUsed(CastId character) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(state, character, member -> member.withBoosts(0));
        }
    }

    /**
     * The Watcher has framed the scene around a hero's trauma, which makes the scene harder and a later recovery
     * easier.
     */
    @Rule(RECOVER_TRAUMA)
    record TraumaFramed(CastId character, StressType type) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(
                    state,
                    character,
                    member -> member.withFramedTrauma(member.framedTrauma().append(type)));
        }
    }

    /** A recovery has been tried; each stress or trauma allows one try per scene. */
    @Rule(ONE_RECOVERY_TRY_A_SCENE)
    record RecoveryTried(CastId character, Ailment ailment) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(
                    state,
                    character,
                    member ->
                            member.withTriedRecoveries(member.triedRecoveries().append(ailment)));
        }
    }
}
