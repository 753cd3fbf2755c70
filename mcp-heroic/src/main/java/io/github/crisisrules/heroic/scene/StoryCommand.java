package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.scene.rule.DoomRules;
import io.github.crisisrules.heroic.scene.rule.GrowthRules;
import io.github.crisisrules.heroic.scene.rule.PlotRules;
import io.github.crisisrules.heroic.scene.rule.SceneFrameRules;
import io.github.crisisrules.heroic.scene.rule.TurnRules;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A command outside the rolls. */
public sealed interface StoryCommand extends SceneCommand {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Begins an Act. */
    record BeginAct(Stakes stakes, Threat threat) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return SceneFrameRules.beginAct(state, this);
        }
    }

    /** Begins a session of play. */
    record BeginSession() implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return SceneFrameRules.beginSession(state);
        }
    }

    /** Begins a scene with the given distinctions. */
    record BeginScene(SceneKind kind, Vector<String> distinctions) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return SceneFrameRules.beginScene(state, this);
        }

        /** Creates a command that begins an action scene. */
        public static BeginScene action(String... distinctions) {
            return new BeginScene(SceneKind.ACTION, Vector.of(distinctions));
        }

        /** Creates a command that begins a transition scene. */
        public static BeginScene transition(String... distinctions) {
            return new BeginScene(SceneKind.TRANSITION, Vector.of(distinctions));
        }
    }

    /** Ends the scene. */
    record EndScene() implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return SceneFrameRules.endScene(state);
        }
    }

    /** Ends the scene for two D12 doom dice. */
    record EndSceneWithDoom() implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return SceneFrameRules.endSceneWithDoom(state);
        }
    }

    /** Names the next character to act. {@code by} is empty for the Watcher. */
    record NameNext(Option<CastId> by, CastId character) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return TurnRules.nameNext(state, this);
        }

        /** Creates a command in which the Watcher names the next to act. */
        public static NameNext byWatcher(String character) {
            return new NameNext(Option.none(), new CastId(character));
        }

        /** Creates a command in which the last to act names the next. */
        public static NameNext by(String by, String character) {
            return new NameNext(Option.some(new CastId(by)), new CastId(character));
        }
    }

    /** Leaves the start of the next round to the Watcher, on behalf of the last to act. */
    record DeclineToStart(CastId character) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return TurnRules.decline(state, this);
        }
    }

    /** Takes a turn with an unopposed action, without a roll. */
    record ActUnopposed(CastId character, String description) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return TurnRules.act(state, this);
        }
    }

    /** Makes a villain interrupt the order of turns for a doom die. */
    record Interrupt(CastId villain, DieSize die) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return TurnRules.interrupt(state, this);
        }
    }

    /** Gives one of a villain's traits to a character as an asset, as the villain's action. */
    record HelpAsVillain(CastId villain, Trait trait, CastId receiver) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return TurnRules.help(state, this);
        }
    }

    /** Keeps an asset for the rest of the scene, or a complication until the end of the next action scene. */
    record KeepTrait(CastId payer, CastId holder, Trait trait, Payment payment) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return PlotRules.keep(state, this);
        }
    }

    /** Uses a special effect. */
    record UseSfx(CastId character, String sfx, Payment payment) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return PlotRules.useSfx(state, this);
        }

        Option<DieSize> doom() {
            return payment.doom();
        }
    }

    /**
     * Uses a character's own limit, by choice or because a hero takes the plot point that the Watcher offers for it. It
     * earns a hero a plot point and makes the doom pool grow for a villain.
     */
    record UseOwnLimit(CastId character, String limit, DoomGrowth growth) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return PlotRules.ownLimit(state, this);
        }
    }

    /** Activates a villain's limit; the hero pays a plot point. */
    record ActivateVillainLimit(CastId hero, CastId villain, String limit) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return PlotRules.villainLimit(state, this);
        }
    }

    /**
     * Activates a hero's limit for a doom die, after the hero has declined the plot point that the Watcher offers. A
     * hero who takes the plot point uses the limit with {@link UseOwnLimit}.
     */
    record ActivateHeroLimit(CastId hero, String limit, DieSize die) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return DoomRules.heroLimit(state, this);
        }
    }

    /**
     * Removes a trait without a roll, because a power can easily do it and the Watcher agrees. {@code owner} is empty
     * for a scene distinction.
     */
    record RemoveTraitWithPower(CastId hero, String power, Option<CastId> owner, Trait trait) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return PlotRules.removeEasily(state, this);
        }
    }

    /** Makes a resource from a specialty. */
    record MakeResource(CastId hero, String specialty, String name) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return PlotRules.resource(state, this);
        }
    }

    /** Rewards a hero for playing out being stressed out, at the Watcher's choice. */
    record RewardStressedOut(CastId hero) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return PlotRules.reward(state, this);
        }
    }

    /** Creates a scene distinction for a doom die. */
    record CreateSceneDistinction(String name, DieSize die) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return DoomRules.distinction(state, this);
        }
    }

    /** Uses an effect of the scene or the event for a doom die, with its consequences. */
    record UseSceneEffect(String description, DieSize die, Vector<Consequence> consequences) implements StoryCommand {
        /** Creates a command with the given consequences. */
        public static UseSceneEffect of(String description, DieSize die, Consequence... consequences) {
            return new UseSceneEffect(description, die, Vector.of(consequences));
        }

        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return DoomRules.sceneEffect(state, this);
        }
    }

    /** Records that a hero has hit a milestone. */
    record HitMilestone(CastId hero, String milestone, MilestoneTier tier) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return GrowthRules.hit(state, this);
        }
    }

    /** Replaces a completed milestone with a new one. */
    record ChooseMilestone(CastId hero, String completed, Milestone chosen) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return GrowthRules.choose(state, this);
        }

        String name() {
            return chosen.name();
        }
    }

    /** Spends XP of a hero. */
    record SpendXp(CastId hero, XpSpend spend) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return GrowthRules.spend(state, this);
        }
    }

    /** Frames this action scene around a hero's trauma. */
    record FrameTrauma(CastId hero, StressType type) implements StoryCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return GrowthRules.frame(state, this);
        }
    }
}
