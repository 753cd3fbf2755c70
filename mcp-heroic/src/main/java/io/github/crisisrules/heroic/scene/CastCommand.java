package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.rule.CastRules;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;

/**
 * A command about the cast: who is present, who is grouped with whom, assets that change hands, reported stress, and
 * rulings of the Watcher.
 */
public sealed interface CastCommand extends SceneCommand {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** Adds a character to the cast. It is present at once unless the sheet says otherwise. */
    record JoinCast(CastSheet sheet) implements CastCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return CastRules.join(state, this);
        }

        String name() {
            return sheet.datafile().name();
        }
    }

    /** Brings a member of the cast into the scene. */
    record EnterScene(CastId character) implements CastCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return CastRules.enter(state, this);
        }
    }

    /** Takes a character out of the scene. */
    record LeaveScene(CastId character) implements CastCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return CastRules.leave(state, this);
        }
    }

    /** Groups exactly these characters from now on. A single character leaves its group and is alone. */
    record FormGroup(Vector<CastId> characters) implements CastCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return CastRules.together(state, this);
        }
    }

    /**
     * Splits heroes off from their group or gathers them into one group, at the Watcher's choice and for a doom die.
     */
    record ForceGrouping(Vector<CastId> heroes, DieSize die) implements CastCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return CastRules.force(state, this);
        }
    }

    /** Hands an asset over to another character. */
    record GiveAsset(CastId from, Trait asset, CastId to) implements CastCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return CastRules.hand(state, this);
        }
    }

    /** Reports stress that the players have settled themselves. */
    record ReportStress(CastId character, StressType type, DieSize die) implements CastCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return CastRules.stress(state, this);
        }
    }

    /**
     * Records a ruling of the Watcher, for example on a special effect, a limit or the scene, with its consequences.
     * {@code ruling} describes it in words.
     */
    record MakeRuling(String ruling, Vector<Consequence> consequences) implements CastCommand {
        @Override
        public Decision<SceneState, SceneEvent> decide(SceneState state) {
            return CastRules.ruling(state, this);
        }

        /** Creates a ruling with the given consequences. */
        public static MakeRuling of(String what, Consequence... consequences) {
            return new MakeRuling(what, Vector.of(consequences));
        }
    }
}
