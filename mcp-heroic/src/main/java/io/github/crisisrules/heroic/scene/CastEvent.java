package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.CHANGED_TRAITS_RETURN_NEXT_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPANY_FOLLOWS_WHO_IS_WITH_WHOM;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPLICATION_OUT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.EVERY_D12_DOOM_SPENT_GIVES_XP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ONE_RECOVERY_TRY_A_SCENE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_OPP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVERY_ALONE_REMOVES_STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
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
    /** A hero has gained XP without a milestone. */
    @Rule({XP_GAIN, EVERY_D12_DOOM_SPENT_GIVES_XP})
    record ExperienceGained(CastId who, int xp) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(
                    state,
                    who,
                    member -> member.withExperience(member.experience().gain(xp)));
        }

        @Override
        public String words() {
            return who + " gains " + xp + " XP";
        }
    }

    /** A hero has hit a milestone. */
    @Rule(XP_GAIN)
    record MilestoneHit(CastId who, String milestone, MilestoneTier tier, Experience after) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(state, who, member -> member.withExperience(after));
        }

        @Override
        public String words() {
            return who + " gains " + tier.words() + " for the milestone " + milestone;
        }
    }

    /** A hero has spent XP. */
    @Rule(XP_SPEND)
    record ExperienceSpent(CastId who, XpSpend on, GrowthResult after) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.grown(state, who, after);
        }

        @Override
        public String words() {
            return who + " spends XP on " + on.words();
        }
    }

    /** A hero has replaced a completed milestone with a new one. */
    @Rule(XP_GAIN)
    record MilestoneChosen(CastId who, GrowthResult after) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.grown(state, who, after);
        }

        @Override
        public String words() {
            return who + " has new milestones: "
                    + after.datafile().milestones().map(Milestone::name).mkString(", ");
        }
    }

    /** The stress or trauma of a character has changed. */
    record HarmChanged(CastId who, Ailments harm) implements CastEvent {
        @Override
        public Vector<String> rules() {
            return harm.trauma().isEmpty() ? Vector.of(STRESS) : Vector.of(STRESS, TRAUMA);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(state, who, member -> member.withHarm(harm))
                    .withJustTaken(
                            state.justTaken().filter(taken -> !taken.who().equals(who)));
        }

        @Override
        public String words() {
            return who + " is now: " + harm;
        }
    }

    /** A character has gained an asset, resource or complication. */
    record TraitCreated(CastId who, CreatedTrait trait) implements CastEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(trait.trait().kind() == TraitKind.RESOURCE ? PP_TRANSITION : USE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.traits(state, who, traits -> traits.append(trait));
        }

        @Override
        public String words() {
            return who + " has " + trait.words();
        }
    }

    /** An asset, resource or complication has changed its size or lifetime. */
    record TraitChanged(CastId who, CreatedTrait before, CreatedTrait after) implements CastEvent {
        @Override
        public Vector<String> rules() {
            if (after.level().past()) {
                return Vector.of(USE, COMPLICATION_OUT);
            }
            return Vector.of(before.lifetime() == after.lifetime() ? USE : PP_AFTER);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.traits(state, who, traits -> traits.replace(before, after));
        }

        @Override
        public String words() {
            return before.trait().words() + " of " + who + " is now " + after.level() + ", "
                    + after.lifetime().words();
        }
    }

    /** An asset, resource or complication has ended. */
    @Rule(USE)
    record TraitEnded(CastId who, CreatedTrait trait) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.traits(state, who, traits -> traits.remove(trait));
        }

        @Override
        public String words() {
            return trait.trait().words() + " of " + who + " is gone";
        }
    }

    /** A datafile trait has a different die for this scene, or none while it is shut down. */
    record DatafileTraitChanged(CastId who, Trait trait, Option<DieSize> die) implements CastEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(USE, die.isEmpty() ? RECOVERY_ALONE_REMOVES_STRESS : CHANGED_TRAITS_RETURN_NEXT_SCENE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.datafileTraits(state, who, changed -> changed.put(trait, die));
        }

        @Override
        public String words() {
            return trait.words() + " of " + who
                    + die.map(size -> " is a " + size).getOrElse(" is shut down") + " for this scene";
        }
    }

    /** A datafile trait has its printed die again. */
    @Rule(CHANGED_TRAITS_RETURN_NEXT_SCENE)
    record DatafileTraitRestored(CastId who, Trait trait) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.datafileTraits(state, who, changed -> changed.remove(trait));
        }

        @Override
        public String words() {
            return trait.words() + " of " + who + " is as printed again";
        }
    }

    /** Exactly these characters are grouped together now; a single character is alone. */
    @Rule({POOL, COMPANY_FOLLOWS_WHO_IS_WITH_WHOM})
    record GroupChanged(Vector<CastId> who) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state).withCompanies(state.companies().together(who));
        }

        @Override
        public String words() {
            return who.size() == 1 ? who.head() + " is alone" : who.mkString(", ") + " are together";
        }
    }

    /** A character has joined the cast. */
    @Rule({SCENES, DATAFILE})
    record CharacterJoined(CastSheet sheet) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            CastMember one = StartValidation.member(sheet);
            return StateEdits.table(state).withCast(state.cast().put(one.id(), one));
        }

        @Override
        public String words() {
            return sheet.datafile().name() + " joins the cast";
        }
    }

    /** A character has entered the scene. */
    @Rule(SCENES)
    record SceneEntered(CastId who) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(state, who, member -> member.withPresent(true));
        }

        @Override
        public String words() {
            return who + " enters the scene";
        }
    }

    /** A character has left the scene, and with it its group and any pending turn. */
    @Rule(SCENES)
    record SceneLeft(CastId who) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(state, who, member -> member.withPresent(false))
                    .withCompanies(state.companies().together(Vector.of(who)))
                    .withOrder(state.order().without(who));
        }

        @Override
        public String words() {
            return who + " leaves the scene";
        }
    }

    /** The Watcher has made a ruling. The events of its consequences follow. */
    @Rule(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    record RulingMade(String what) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }

        @Override
        public String words() {
            return "the Watcher rules: " + what;
        }
    }

    /** The next push or stunt of a character has become one size larger. */
    @Rule(PP_OPP)
    record BoostGained(CastId who) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(state, who, member -> member.withBoosts(member.boosts() + 1));
        }

        @Override
        public String words() {
            return "the next push or stunt of " + who + " is one size larger";
        }
    }

    /** A character has used all step-ups saved for its next push or stunt. */
    @Rule(PP_OPP)
    record BoostUsed(CastId who) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(state, who, member -> member.withBoosts(0));
        }

        @Override
        public String words() {
            return who + " has used that step up";
        }
    }

    /**
     * The Watcher has framed the scene around a hero's trauma, which makes the scene harder and a later recovery
     * easier.
     */
    @Rule(RECOVER_TRAUMA)
    record TraumaFramed(CastId who, StressType type) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(
                    state, who, member -> member.withFramed(member.framed().append(type)));
        }

        @Override
        public String words() {
            return "the scene is framed around the " + type.words() + " trauma of " + who;
        }
    }

    /** A recovery has been tried; each stress or trauma allows one try per scene. */
    @Rule(ONE_RECOVERY_TRY_A_SCENE)
    record RecoveryTried(CastId who, Ailment ailment) implements CastEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(
                    state, who, member -> member.withTried(member.tried().append(ailment)));
        }

        @Override
        public String words() {
            return "recovery from the " + ailment + " of " + who + " was tried";
        }
    }
}
