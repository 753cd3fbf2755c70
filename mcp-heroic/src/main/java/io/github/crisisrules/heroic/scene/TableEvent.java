package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.Ending;
import io.github.crisisrules.heroic.condition.Harm;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.growth.Grown;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What happened at the table outside the rolls. */
public sealed interface TableEvent extends SceneEvent {
    /** An Act began: plot points and the doom pool are set anew, trauma steps back. */
    record ActBegan(DicePool doom) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            SceneState next = state.withAct(state.act() + 1).withScene(0).withDoom(doom);
            return next.changeAll(member -> member.after(Ending.ACT)
                    .withPlotPoints(PlotPoints.AT_START)
                    .withHarm(member.harm().mended())
                    .withExperience(member.experience().inNewAct()));
        }
    }

    /** An evening of play began: everyone has at least the PP that XP have bought. */
    record SessionBegan() implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.changeAll(member -> member.after(Ending.SESSION)
                    .withPlotPoints(new PlotPoints(Math.max(
                            member.plotPoints().count(), member.experience().sessionPlotPoints()))));
        }
    }

    /** A scene began. In a transition scene stress eases at once. */
    record SceneBegan(SceneKind kind, Vector<String> distinctions) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            SceneState next = state.withScene(state.scene() + 1)
                    .withKind(kind)
                    .withOpen(true)
                    .withDistinctions(distinctions)
                    .withOrder(ActionOrder.start());
            return next.changeAll(member -> Rest.begin(member, kind));
        }
    }

    /** The scene ended, and with it what lasted so long. */
    record SceneEnded() implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            SceneState next = state.withOpen(false).withExchange(Option.none()).withDistinctions(Vector.empty());
            return next.changeAll(member -> member.after(Ending.of(state.kind())));
        }
    }

    /** A plot point was earned. */
    record PlotPointEarned(CastId who, PlotEarn by) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withPlotPoints(member.plotPoints().earn()));
        }
    }

    /** A plot point was spent. */
    record PlotPointSpent(CastId who, PlotSpend on) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who,
                    member -> member.withPlotPoints(
                            new PlotPoints(member.plotPoints().count() - 1)));
        }
    }

    /** A doom die left the pool for good. */
    record DoomDieSpent(DieSize die, DoomSpend on) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.withDoom(state.doom().minus(die));
        }
    }

    /** The doom pool grew. */
    record DoomGrew(DoomGrowth growth, int times) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.withDoom(growth.grow(state.doom(), times));
        }
    }

    /** An effect die joined the doom pool. */
    record DoomDieAdded(DieSize die) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.withDoom(state.doom().plus(die));
        }
    }

    /** XP came to a hero without a milestone. */
    record ExperienceGained(CastId who, int xp) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withExperience(member.experience().gain(xp)));
        }
    }

    /** A milestone was hit. */
    record MilestoneHit(CastId who, String milestone, MilestoneTier tier, Experience after) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withExperience(after));
        }
    }

    /** XP were spent. */
    record ExperienceSpent(CastId who, XpSpend on, Grown after) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withDatafile(after.datafile()).withExperience(after.experience()));
        }
    }

    /** A completed milestone gave way to a new one. */
    record MilestoneChosen(CastId who, Grown after) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withDatafile(after.datafile()).withExperience(after.experience()));
        }
    }

    /** Somebody is to act next. */
    record NextNamed(CastId who) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return naming(state, who);
        }

        // When nobody is left to act, all tokens come back first.
        private static SceneState naming(SceneState state, CastId who) {
            ActionOrder order = state.waiting().isEmpty() ? state.order().newRound() : state.order();
            return state.withOrder(order.naming(who));
        }
    }

    /** A villain broke into the order. */
    record OrderInterrupted(CastId who) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return NextNamed.naming(state, who);
        }
    }

    /** Somebody has had an action. */
    record TurnTaken(CastId who) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.withOrder(state.order().acted(who));
        }
    }

    /** Stress or trauma is now this much. */
    record HarmChanged(CastId who, Harm harm) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withHarm(harm));
        }
    }

    /** An asset, resource or complication came to be. */
    record TraitCreated(CastId who, Temporary trait) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withTraits(member.traits().append(trait)));
        }
    }

    /** A created trait changed. */
    record TraitChanged(CastId who, Temporary before, Temporary after) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withTraits(member.traits().replace(before, after)));
        }
    }

    /** A created trait is gone. */
    record TraitEnded(CastId who, Temporary trait) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withTraits(member.traits().remove(trait)));
        }
    }

    /** A trait of the datafile has another die for this scene, or none while it is shut down. */
    record DatafileTraitChanged(CastId who, Trait trait, Option<DieSize> die) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withChanged(member.changed().put(trait, die)));
        }
    }

    /** A trait of the datafile is as printed again. */
    record DatafileTraitRestored(CastId who, Trait trait) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withChanged(member.changed().remove(trait)));
        }
    }

    /** The scene has one distinction more. */
    record SceneDistinctionCreated(String name) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.withDistinctions(state.distinctions().append(name));
        }
    }

    /** A hero has other company. */
    record CompanyChanged(CastId who, int allies) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withAllies(allies));
        }
    }

    /** A special effect was used; what it does is for the table. */
    record SfxUsed(CastId who, String sfx) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }
    }

    /** A limit came into play; what it does is for the table. */
    record LimitActivated(CastId who, String limit) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }
    }

    /** An effect of the scene or the event was used; what it does is for the table. */
    record SceneEffectUsed(String what) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }
    }

    /** The next push or stunt of somebody is one size larger. */
    record BoostGained(CastId who) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withBoosts(member.boosts() + 1));
        }
    }

    /** A boost went into a push or stunt. */
    record BoostUsed(CastId who) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withBoosts(0));
        }
    }

    /** The scene makes the trauma of a hero worse, for an easier recovery later. */
    record TraumaFramed(CastId who, StressType type) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withFramed(member.framed().append(type)));
        }
    }

    /** A recovery was tried; there is one try in a scene. */
    record RecoveryTried(CastId who, Ailment ailment) implements TableEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(who, member -> member.withTried(member.tried().append(ailment)));
        }
    }
}
