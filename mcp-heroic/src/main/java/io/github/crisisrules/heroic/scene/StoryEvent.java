package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION_HAS_NO_OWNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS_IS_CHANGED_BEFORE_THE_NEXT_TURN;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.ActionOrder;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.TimeSpan;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** An event outside the rolls. */
public sealed interface StoryEvent extends SceneEvent {
    @Override
    default String describe(Wording wording) {
        return Sentences.of(this, wording);
    }

    /** An Act has begun: plot points and the doom pool are reset, and trauma steps back. */
    @Rule({SCENES, DOOM_START, PP_START, RECOVER_TRAUMA})
    record ActBegan(Pool doom) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            SceneState next =
                    StateEdits.of(state).withAct(state.act() + 1).withScene(0).withDoom(doom);
            return StateEdits.everyone(
                    next,
                    member -> StateEdits.after(member, TimeSpan.ACT)
                            .withPlotPoints(PlotPoints.AT_START)
                            .withHarm(member.harm().recoverAtActStart())
                            .withExperience(member.experience().inNewAct()));
        }
    }

    /** The stakes of an Act that has no scene yet have been set; only the doom pool changes. */
    @Rule({SCENES, DOOM_START})
    record StakesSet(Pool doom) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withDoom(doom);
        }
    }

    /** A session of play has begun: every character has at least the session plot points bought with XP. */
    @Rule({SCENES, XP_SPEND})
    record SessionBegan() implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.everyone(
                    state,
                    member -> StateEdits.after(member, TimeSpan.SESSION)
                            .withPlotPoints(member.experience().inNewSession(member.plotPoints())));
        }
    }

    /**
     * A hero has other plot points at the start of an Act or a session, which the event before this one has applied.
     *
     * @param plotPoints the plot points of the hero now
     */
    @Rule({PP_START, XP_SPEND})
    record PlotPointsReset(CastId character, PlotPoints plotPoints) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }

        int count() {
            return plotPoints.count();
        }
    }

    /** A scene has begun. A transition scene eases stress immediately. */
    record SceneBegan(SceneKind kind, Vector<String> distinctions) implements StoryEvent {
        @Override
        public Vector<String> rules() {
            return kind == SceneKind.TRANSITION ? Vector.of(SCENES, RECOVER_TRANSITION) : Vector.of(SCENES);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            SceneState next = StateEdits.of(state)
                    .withScene(state.scene() + 1)
                    .withSceneKind(kind)
                    .withIsOpen(true)
                    .withRecentStress(Option.none())
                    .withDistinctions(distinctions)
                    .withSteppedDistinctions(LinkedHashMap.empty())
                    .withOrder(ActionOrder.start());
            return StateEdits.everyone(next, member -> StateEdits.begin(member, kind));
        }
    }

    /** The scene has ended, and with it everything that lasts for one scene. */
    @Rule(SCENES)
    record SceneEnded() implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            SceneState next = StateEdits.of(state)
                    .withIsOpen(false)
                    .withExchange(Option.none())
                    .withRecentStress(Option.none())
                    .withUsedAssets(Vector.empty())
                    .withDistinctions(Vector.empty())
                    .withSteppedDistinctions(LinkedHashMap.empty());
            return StateEdits.everyone(next, member -> StateEdits.after(member, TimeSpan.of(state.sceneKind())));
        }
    }

    /** A hero has earned a plot point. */
    record PlotPointEarned(CastId character, PlotEarn by) implements StoryEvent {
        @Override
        public Vector<String> rules() {
            return by.rules();
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(
                    state,
                    character,
                    member -> member.withPlotPoints(member.plotPoints().earn()));
        }
    }

    /** A hero has spent a plot point. */
    record PlotPointSpent(CastId character, PlotSpend on) implements StoryEvent {
        @Override
        public Vector<String> rules() {
            return on.rules();
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(
                    state,
                    character,
                    member ->
                            member.withPlotPoints(member.plotPoints().spend(on).get()));
        }
    }

    /** A doom die has been spent. */
    record DoomDieSpent(DieSize die, DoomSpend on) implements StoryEvent {
        @Override
        public Vector<String> rules() {
            return on.rules();
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withDoom(state.doom().minus(die));
        }
    }

    /** The doom pool has grown. */
    @Rule(DOOM_GROW)
    record DoomGrew(DoomGrowth growth, int times) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withDoom(growth.grow(state.doom(), times));
        }
    }

    /** An effect die, or a die that a ruling adds, has joined the doom pool. */
    record DoomDieAdded(DieSize die, boolean byRuling) implements StoryEvent {
        @Override
        public Vector<String> rules() {
            return Vector.of(byRuling ? WATCHER_RULES_ON_SPECIAL_EFFECTS : DOOM_GROW);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withDoom(state.doom().plus(die));
        }
    }

    /** A ruling has removed a die from the doom pool. */
    @Rule(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    record DoomDieRemoved(DieSize die) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withDoom(state.doom().minus(die));
        }
    }

    /** A character has been named to act next. */
    @Rule(ORDER)
    record NextNamed(CastId character) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return naming(state, character);
        }

        // If every character who can act has acted, a new round starts first.
        @Rule(STRESS_IS_CHANGED_BEFORE_THE_NEXT_TURN)
        private static SceneState naming(SceneState state, CastId character) {
            ActionOrder order = state.waiting().isEmpty() ? ActionOrder.start() : state.order();
            return StateEdits.of(state).withOrder(order.naming(character)).withRecentStress(Option.none());
        }
    }

    /** A villain has interrupted the order of turns. */
    @Rule({INTERRUPT, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    record OrderInterrupted(CastId character) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return NextNamed.naming(state, character);
        }
    }

    /** The last to act has declined to start the next round. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    record StartDeclined(CastId character) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withOrder(state.order().declining());
        }
    }

    /** A character has taken an unopposed action. */
    @Rule({ORDER, SEQUENCE})
    record ActedUnopposed(CastId character, String description) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }
    }

    /** A character has taken its turn. */
    @Rule(ORDER)
    record TurnTaken(CastId character) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withOrder(state.order().acted(character));
        }
    }

    /** The scene has gained a distinction. */
    @Rule(SCENE_DISTINCTION)
    record SceneDistinctionCreated(String name) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state).withDistinctions(state.distinctions().append(name));
        }
    }

    /** A scene distinction has a different die until the scene ends. */
    @Rule({USE, SCENE_DISTINCTION_HAS_NO_OWNER})
    record SceneDistinctionStepped(String name, DieSize die) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state)
                    .withSteppedDistinctions(state.steppedDistinctions().put(name, die));
        }
    }

    /** A scene distinction has ended. */
    @Rule({USE, SCENE_DISTINCTION})
    record SceneDistinctionEnded(String name) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.of(state)
                    .withDistinctions(state.distinctions().remove(name))
                    .withSteppedDistinctions(state.steppedDistinctions().remove(name));
        }
    }

    /** A special effect has been used. The Watcher rules on what it does. */
    @Rule(PP_ANY)
    record SfxUsed(CastId character, String sfx) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }
    }

    /** A limit has been activated. The Watcher rules on what it does. */
    @Rule(DATAFILE)
    record LimitActivated(CastId character, String limit) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }
    }

    /** An effect of the scene or the event has been used. The Watcher rules on what it does. */
    @Rule(DOOM_SPEND)
    record SceneEffectUsed(String description) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }
    }
}
