package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.datafile.Milestone;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
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

        @Override
        public String words() {
            return "begin an Act with " + stakes.words() + " stakes and a " + threat.words() + " threat";
        }
    }

    /** An evening of play begins. */
    record BeginSession() implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.beginSession(state);
        }

        @Override
        public String words() {
            return "begin an evening of play";
        }
    }

    /** The next scene, with distinctions of its own. */
    record BeginScene(SceneKind kind, Vector<String> distinctions) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.beginScene(state, this);
        }

        /** An action scene. */
        public static BeginScene action(String... distinctions) {
            return new BeginScene(SceneKind.ACTION, Vector.of(distinctions));
        }

        /** A transition scene. */
        public static BeginScene transition(String... distinctions) {
            return new BeginScene(SceneKind.TRANSITION, Vector.of(distinctions));
        }

        @Override
        public String words() {
            return "begin " + (kind == SceneKind.ACTION ? "an action scene" : "a transition scene")
                    + (distinctions.isEmpty() ? "" : " with " + distinctions.mkString(", "));
        }
    }

    /** The scene ends. */
    record EndScene() implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.endScene(state);
        }

        @Override
        public String words() {
            return "end the scene";
        }
    }

    /** The Watcher ends the scene with two D12. */
    record EndSceneWithDoom() implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return FrameRules.endSceneWithDoom(state);
        }

        @Override
        public String words() {
            return "spend two doom D12 to end the scene";
        }
    }

    /** Somebody, or none for the Watcher, names who acts next. */
    record NameNext(Option<CastId> by, CastId who) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return TurnRules.nameNext(state, this);
        }

        /** The Watcher names somebody. */
        public static NameNext byWatcher(String who) {
            return new NameNext(Option.none(), new CastId(who));
        }

        /** Somebody who has acted names somebody. */
        public static NameNext by(String by, String who) {
            return new NameNext(Option.some(new CastId(by)), new CastId(who));
        }

        @Override
        public String words() {
            return by.map(CastId::name).getOrElse("the Watcher") + " names " + who + " to act";
        }
    }

    /** The last to act of a round leaves it to the Watcher who starts the next. */
    record DeclineToStart(CastId who) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return TurnRules.decline(state, this);
        }

        @Override
        public String words() {
            return who + " does not start the next round";
        }
    }

    /** Somebody does something that nobody opposes: a turn without a roll. */
    record ActUnopposed(CastId who, String what) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return TurnRules.act(state, this);
        }

        @Override
        public String words() {
            return who + " acts without a roll: " + what;
        }
    }

    /** A villain breaks into the order. */
    record Interrupt(CastId villain, DieSize die) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return TurnRules.interrupt(state, this);
        }

        @Override
        public String words() {
            return villain + " interrupts for a doom " + die;
        }
    }

    /** A villain gives one of its traits to somebody as an asset, for an action. */
    record HelpAsVillain(CastId villain, Trait trait, CastId receiver) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return TurnRules.help(state, this);
        }

        @Override
        public String words() {
            return villain + " gives " + trait.words() + " to " + receiver + " as an asset";
        }
    }

    /** An asset lasts for the scene, or a complication to the end of the next action scene. */
    record KeepTrait(CastId payer, CastId holder, Trait trait, Payment payment) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.keep(state, this);
        }

        @Override
        public String words() {
            return payer + " makes " + trait.words() + " of " + holder + " last, paying " + payment.words();
        }
    }

    /** A special effect of somebody. */
    record UseSfx(CastId who, String sfx, Payment payment) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.useSfx(state, this);
        }

        @Override
        public String words() {
            return who + " uses the special effect " + sfx;
        }
    }

    /** One's own limit: a PP for a hero, doom for a villain. */
    record UseOwnLimit(CastId who, String limit, DoomGrowth growth) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.ownLimit(state, this);
        }

        @Override
        public String words() {
            return who + " brings the limit " + limit + " into play";
        }
    }

    /** A hero pays for a villain's limit. */
    record ActivateVillainLimit(CastId hero, CastId villain, String limit) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.villainLimit(state, this);
        }

        @Override
        public String words() {
            return hero + " brings the limit " + limit + " of " + villain + " into play";
        }
    }

    /** The Watcher offers a PP for a hero's limit; refused, the doom die is spent. */
    record ActivateHeroLimit(CastId hero, String limit, DieSize die, boolean accepted) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return DoomRules.heroLimit(state, this);
        }

        @Override
        public String words() {
            return "the Watcher offers " + hero + " a plot point for the limit " + limit
                    + (accepted ? ", and it is taken" : ", and pays a doom " + die + " instead");
        }
    }

    /** A power easily removes a trait of somebody, or none for a distinction of the scene, and the Watcher agrees. */
    record RemoveEasily(CastId hero, String power, Option<CastId> owner, Trait trait) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.removeEasily(state, this);
        }

        @Override
        public String words() {
            return hero + " removes " + trait.words()
                    + owner.map(one -> " of " + one).getOrElse("") + " with " + power;
        }
    }

    /** A resource from a specialty. */
    record MakeResource(CastId hero, String specialty, String name) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.resource(state, this);
        }

        @Override
        public String words() {
            return hero + " makes the resource " + name + " with " + specialty;
        }
    }

    /** The Watcher rewards playing out being stressed out. */
    record RewardStressedOut(CastId hero) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return PlotRules.reward(state, this);
        }

        @Override
        public String words() {
            return "the Watcher rewards " + hero + " for being stressed out";
        }
    }

    /** A new distinction of the scene. */
    record CreateSceneDistinction(String name, DieSize die) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return DoomRules.distinction(state, this);
        }

        @Override
        public String words() {
            return "the Watcher spends a doom " + die + " on the scene distinction " + name;
        }
    }

    /** An effect of the scene or the event that costs a doom die. */
    record UseSceneEffect(String what, DieSize die) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return DoomRules.sceneEffect(state, this);
        }

        @Override
        public String words() {
            return "the Watcher spends a doom " + die + ": " + what;
        }
    }

    /** A milestone of a hero is hit. */
    record HitMilestone(CastId hero, String milestone, MilestoneTier tier) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.hit(state, this);
        }

        @Override
        public String words() {
            return hero + " gains " + tier.words() + " for the milestone " + milestone;
        }
    }

    /** A new milestone in place of a completed one. */
    record ChooseMilestone(CastId hero, String completed, Milestone chosen) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.choose(state, this);
        }

        @Override
        public String words() {
            return hero + " takes the milestone " + chosen.name() + " in place of " + completed;
        }
    }

    /** A hero spends XP. */
    record SpendXp(CastId hero, XpSpend spend) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.spend(state, this);
        }

        @Override
        public String words() {
            return hero + " spends XP on " + spend.words();
        }
    }

    /** The Watcher frames this action scene around a trauma. */
    record FrameTrauma(CastId hero, StressType type) implements TableCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return GrowthRules.frame(state, this);
        }

        @Override
        public String words() {
            return "the Watcher frames the scene around the " + type.words() + " trauma of " + hero;
        }
    }
}
