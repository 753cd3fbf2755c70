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
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(TableCommand.Cases<R> table, ActionCommand.Cases<R> action) {
        return match(table);
    }

    /** One case for each kind. */
    interface Cases<R> {
        /** The next Act. */
        R beginAct(BeginAct command);

        /** An evening of play begins. */
        R beginSession(BeginSession command);

        /** The next scene, with distinctions of its own. */
        R beginScene(BeginScene command);

        /** The scene ends. */
        R endScene(EndScene command);

        /** The Watcher ends the scene with two D12. */
        R endSceneWithDoom(EndSceneWithDoom command);

        /** Somebody, or none for the Watcher, names who acts next. */
        R nameNext(NameNext command);

        /** A villain breaks into the order. */
        R interrupt(Interrupt command);

        /** A villain gives one of its traits to somebody as an asset, for an action. */
        R helpAsVillain(HelpAsVillain command);

        /** An asset lasts for the scene, or a complication to the end of the next action scene. */
        R keepTrait(KeepTrait command);

        /** A special effect of somebody. */
        R useSfx(UseSfx command);

        /** One's own limit: a PP for a hero, doom for a villain. */
        R useOwnLimit(UseOwnLimit command);

        /** A hero pays for a villain's limit. */
        R activateVillainLimit(ActivateVillainLimit command);

        /** The Watcher offers a PP for a hero's limit; refused, the doom die is spent. */
        R activateHeroLimit(ActivateHeroLimit command);

        /** A power easily removes a trait, and the Watcher agrees. */
        R removeEasily(RemoveEasily command);

        /** A resource from a specialty. */
        R makeResource(MakeResource command);

        /** The Watcher rewards playing out being stressed out. */
        R rewardStressedOut(RewardStressedOut command);

        /** A new distinction of the scene. */
        R createSceneDistinction(CreateSceneDistinction command);

        /** A hero is split off, or forced together with others. */
        R moveHero(MoveHero command);

        /** An effect of the scene or the event that costs a doom die. */
        R useSceneEffect(UseSceneEffect command);

        /** A milestone of a hero is hit. */
        R hitMilestone(HitMilestone command);

        /** A new milestone in place of a completed one. */
        R chooseMilestone(ChooseMilestone command);

        /** A hero spends XP. */
        R spendXp(SpendXp command);

        /** The Watcher frames this action scene around a trauma. */
        R frameTrauma(FrameTrauma command);
    }

    /** The next Act. */
    record BeginAct(Stakes stakes, Threat threat) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.beginAct(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.beginAct(state, this);
        }
    }

    /** An evening of play begins. */
    record BeginSession() implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.beginSession(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.beginSession(state);
        }
    }

    /** The next scene, with distinctions of its own. */
    record BeginScene(SceneKind kind, Vector<String> distinctions) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.beginScene(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.beginScene(state, this);
        }
    }

    /** The scene ends. */
    record EndScene() implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.endScene(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.endScene(state);
        }
    }

    /** The Watcher ends the scene with two D12. */
    record EndSceneWithDoom() implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.endSceneWithDoom(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.endSceneWithDoom(state);
        }
    }

    /** Somebody, or none for the Watcher, names who acts next. */
    record NameNext(Option<CastId> by, CastId who) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.nameNext(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.nameNext(state, this);
        }
    }

    /** A villain breaks into the order. */
    record Interrupt(CastId villain, DieSize die) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.interrupt(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.interrupt(state, this);
        }
    }

    /** A villain gives one of its traits to somebody as an asset, for an action. */
    record HelpAsVillain(CastId villain, Trait trait, CastId receiver) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.helpAsVillain(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.help(state, this);
        }
    }

    /** An asset lasts for the scene, or a complication to the end of the next action scene. */
    record KeepTrait(CastId payer, CastId holder, Trait trait, Payment payment) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.keepTrait(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.keep(state, this);
        }
    }

    /** A special effect of somebody. */
    record UseSfx(CastId who, String sfx, Payment payment) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.useSfx(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.useSfx(state, this);
        }
    }

    /** One's own limit: a PP for a hero, doom for a villain. */
    record UseOwnLimit(CastId who, String limit, DoomGrowth growth) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.useOwnLimit(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.ownLimit(state, this);
        }
    }

    /** A hero pays for a villain's limit. */
    record ActivateVillainLimit(CastId hero, CastId villain, String limit) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.activateVillainLimit(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.villainLimit(state, this);
        }
    }

    /** The Watcher offers a PP for a hero's limit; refused, the doom die is spent. */
    record ActivateHeroLimit(CastId hero, String limit, DieSize die, boolean accepted) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.activateHeroLimit(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return DoomRules.heroLimit(state, this);
        }
    }

    /** A power easily removes a trait, and the Watcher agrees. */
    record RemoveEasily(CastId hero, String power, CastId owner, Trait trait) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.removeEasily(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.removeEasily(state, this);
        }
    }

    /** A resource from a specialty. */
    record MakeResource(CastId hero, String specialty, String name) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.makeResource(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.resource(state, this);
        }
    }

    /** The Watcher rewards playing out being stressed out. */
    record RewardStressedOut(CastId hero) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.rewardStressedOut(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.reward(state, this);
        }
    }

    /** A new distinction of the scene. */
    record CreateSceneDistinction(String name, DieSize die) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.createSceneDistinction(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return DoomRules.distinction(state, this);
        }
    }

    /** A hero is split off, or forced together with others. */
    record MoveHero(CastId hero, int allies, DieSize die) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.moveHero(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return DoomRules.move(state, this);
        }
    }

    /** An effect of the scene or the event that costs a doom die. */
    record UseSceneEffect(String what, DieSize die) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.useSceneEffect(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return DoomRules.sceneEffect(state, this);
        }
    }

    /** A milestone of a hero is hit. */
    record HitMilestone(CastId hero, String milestone, MilestoneTier tier) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.hitMilestone(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.hit(state, this);
        }
    }

    /** A new milestone in place of a completed one. */
    record ChooseMilestone(CastId hero, String completed, Milestone chosen) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.chooseMilestone(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.choose(state, this);
        }
    }

    /** A hero spends XP. */
    record SpendXp(CastId hero, XpSpend spend) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.spendXp(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.spend(state, this);
        }
    }

    /** The Watcher frames this action scene around a trauma. */
    record FrameTrauma(CastId hero, StressType type) implements TableCommand {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.frameTrauma(this);
        }

        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.frame(state, this);
        }
    }
}
