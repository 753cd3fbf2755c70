package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** What people want with the cast: who is there, who is with whom, what passes between them, and the Watcher's word. */
public sealed interface CastCommand extends SceneCommand {
    /** A newcomer joins the cast; there at once unless the sheet says otherwise. */
    record JoinCast(CastSheet sheet) implements CastCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return CastRules.join(state, this);
        }

        @Override
        public String words() {
            return sheet.datafile().name() + " joins the cast";
        }
    }

    /** Somebody of the cast comes into the scene. */
    record EnterScene(CastId who) implements CastCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return CastRules.enter(state, this);
        }

        @Override
        public String words() {
            return who + " enters the scene";
        }
    }

    /** Somebody goes away. */
    record LeaveScene(CastId who) implements CastCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return CastRules.leave(state, this);
        }

        @Override
        public String words() {
            return who + " leaves the scene";
        }
    }

    /** These are together from now on, and nobody else with them; one alone goes alone. */
    record GoTogether(Vector<CastId> who) implements CastCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return CastRules.together(state, this);
        }

        @Override
        public String words() {
            return who.size() == 1 ? who.head() + " goes alone" : who.mkString(", ") + " go together";
        }
    }

    /** The Watcher splits heroes off, or forces them together. */
    record ForceCompany(Vector<CastId> heroes, DieSize die) implements CastCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return CastRules.force(state, this);
        }

        @Override
        public String words() {
            return "the Watcher spends a doom " + die
                    + (heroes.size() == 1
                            ? " to split off " + heroes.head()
                            : " so that " + heroes.mkString(", ") + " are together");
        }
    }

    /** Somebody gives an asset to somebody else. */
    record HandOver(CastId from, Trait asset, CastId to) implements CastCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return CastRules.hand(state, this);
        }

        @Override
        public String words() {
            return from + " gives " + asset.words() + " to " + to;
        }
    }

    /** Stress that was settled at the table. */
    record ReportStress(CastId who, StressType type, DieSize die) implements CastCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return CastRules.stress(state, this);
        }

        @Override
        public String words() {
            return who + " takes " + die + " " + type.words() + " stress";
        }
    }

    /** What the Watcher decides: the effect of a special effect, a limit, the scene; in words, with what follows from it. */
    record MakeRuling(String what, Vector<Consequence> consequences) implements CastCommand {
        @Override
        public Either<RuleViolation, Vector<SceneEvent>> decide(SceneState state) {
            return CastRules.ruling(state, this);
        }

        /** With these consequences. */
        public static MakeRuling of(String what, Consequence... consequences) {
            return new MakeRuling(what, Vector.of(consequences));
        }

        @Override
        public String words() {
            return "the Watcher rules: " + what
                    + (consequences.isEmpty()
                            ? ""
                            : consequences.map(Consequence::words).mkString(" (", "; ", ")"));
        }
    }
}
