package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What people want outside the rolls. */
public sealed interface TableCommand extends SceneCommand {
    /** The next Act. */
    record BeginAct(Stakes stakes, Threat threat) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.beginAct(state, this);
        }
    }

    /** An evening of play begins. */
    record BeginSession() implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.beginSession(state);
        }
    }

    /** The next scene, with distinctions of its own. */
    record BeginScene(SceneKind kind, Vector<String> distinctions) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.beginScene(state, this);
        }
    }

    /** The scene ends. */
    record EndScene() implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.endScene(state);
        }
    }

    /** The Watcher ends the scene with two D12. */
    record EndSceneWithDoom() implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.endSceneWithDoom(state);
        }
    }

    /** Somebody, or none for the Watcher, names who acts next. */
    record NameNext(Option<CastId> by, CastId who) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.nameNext(state, this);
        }
    }

    /** A villain breaks into the order. */
    record Interrupt(CastId villain, DieSize die) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.interrupt(state, this);
        }
    }

    /** A villain gives one of its traits to somebody as an asset, for an action. */
    record HelpAsVillain(CastId villain, Trait trait, CastId receiver) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.help(state, this);
        }
    }

    /** An asset lasts for the scene, or a complication to the end of the next action scene. */
    record KeepTrait(CastId payer, CastId holder, Trait trait, Payment payment) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.keep(state, this);
        }
    }

    /** A special effect of somebody. */
    record UseSfx(CastId who, String sfx, Payment payment) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.useSfx(state, this);
        }
    }

    /** One's own limit: a PP for a hero, doom for a villain. */
    record UseOwnLimit(CastId who, String limit, DoomGrowth growth) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.ownLimit(state, this);
        }
    }

    /** A hero pays for a villain's limit. */
    record ActivateVillainLimit(CastId hero, CastId villain, String limit) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.villainLimit(state, this);
        }
    }

    /** The Watcher offers a PP for a hero's limit; refused, the doom die is spent. */
    record ActivateHeroLimit(CastId hero, String limit, DieSize die, boolean accepted) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return DoomRules.heroLimit(state, this);
        }
    }

    /** A power easily removes a trait, and the Watcher agrees. */
    record RemoveEasily(CastId hero, String power, CastId owner, Trait trait) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.removeEasily(state, this);
        }
    }

    /** A resource from a specialty. */
    record MakeResource(CastId hero, String specialty, String name) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.resource(state, this);
        }
    }

    /** The Watcher rewards playing out being stressed out. */
    record RewardStressedOut(CastId hero) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.reward(state, this);
        }
    }

    /** A new distinction of the scene. */
    record CreateSceneDistinction(String name, DieSize die) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return DoomRules.distinction(state, this);
        }
    }

    /** A hero is split off, or forced together with others. */
    record MoveHero(CastId hero, int allies, DieSize die) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return DoomRules.move(state, this);
        }
    }

    /** An effect of the scene or the event that costs a doom die. */
    record UseSceneEffect(String what, DieSize die) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return DoomRules.sceneEffect(state, this);
        }
    }

    /** A milestone of a hero is hit. */
    record HitMilestone(CastId hero, String milestone, MilestoneTier tier) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.hit(state, this);
        }
    }

    /** A new milestone in place of a completed one. */
    record ChooseMilestone(CastId hero, String completed, Milestone chosen) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.choose(state, this);
        }
    }

    /** A hero spends XP. */
    record SpendXp(CastId hero, XpSpend spend) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.spend(state, this);
        }
    }

    /** The Watcher frames this action scene around a trauma. */
    record FrameTrauma(CastId hero, StressType type) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.frame(state, this);
        }
    }
}
