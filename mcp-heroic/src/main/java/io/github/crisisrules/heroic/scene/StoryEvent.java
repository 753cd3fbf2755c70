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
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION_IS_NOBODYS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.XP_SPEND;

import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.ActionOrder;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ending;
import io.github.crisisrules.heroic.condition.SceneKind;
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
    /** An Act has begun: plot points and the doom pool are reset, and trauma steps back. */
    @Rule({SCENES, DOOM_START, PP_START, RECOVER_TRAUMA})
    record ActBegan(Pool doom) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            SceneState next = StateEdits.table(state)
                    .withAct(state.act() + 1)
                    .withScene(0)
                    .withDoom(doom);
            return StateEdits.everyone(
                    next,
                    member -> StateEdits.after(member, Ending.ACT)
                            .withPlotPoints(PlotPoints.AT_START)
                            .withHarm(member.harm().mended())
                            .withExperience(member.experience().inNewAct()));
        }

        @Override
        public String words() {
            return "an Act begins with a doom pool of " + doom;
        }
    }

    /** The stakes of an Act that has no scene yet have been set; only the doom pool changes. */
    @Rule({SCENES, DOOM_START})
    record StakesSet(Pool doom) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state).withDoom(doom);
        }

        @Override
        public String words() {
            return "the Act begins with a doom pool of " + doom;
        }
    }

    /** A session of play has begun: every character has at least the session plot points bought with XP. */
    @Rule({SCENES, XP_SPEND})
    record SessionBegan() implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.everyone(
                    state,
                    member -> StateEdits.after(member, Ending.SESSION)
                            .withPlotPoints(new PlotPoints(Math.max(
                                    member.plotPoints().count(),
                                    member.experience().sessionPlotPoints()))));
        }

        @Override
        public String words() {
            return "an evening of play begins";
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
            SceneState next = StateEdits.table(state)
                    .withScene(state.scene() + 1)
                    .withKind(kind)
                    .withOpen(true)
                    .withJustTaken(Option.none())
                    .withDistinctions(distinctions)
                    .withSteppedDistinctions(LinkedHashMap.empty())
                    .withOrder(ActionOrder.start());
            return StateEdits.everyone(next, member -> SceneStartRecovery.begin(member, kind));
        }

        @Override
        public String words() {
            return (kind == SceneKind.ACTION ? "an action scene" : "a transition scene") + " begins"
                    + (distinctions.isEmpty() ? "" : ": " + distinctions.mkString(", "));
        }
    }

    /** The scene has ended, and with it everything that lasts for one scene. */
    @Rule(SCENES)
    record SceneEnded() implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            SceneState next = StateEdits.table(state)
                    .withOpen(false)
                    .withExchange(Option.none())
                    .withJustTaken(Option.none())
                    .withDistinctions(Vector.empty())
                    .withSteppedDistinctions(LinkedHashMap.empty());
            return StateEdits.everyone(next, member -> StateEdits.after(member, Ending.of(state.kind())));
        }

        @Override
        public String words() {
            return "the scene is over";
        }
    }

    /** A hero has earned a plot point. */
    record PlotPointEarned(CastId who, PlotEarn by) implements StoryEvent {
        @Override
        public Vector<String> rules() {
            return by.rules();
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(
                    state,
                    who,
                    member -> member.withPlotPoints(member.plotPoints().earn()));
        }

        @Override
        public String words() {
            return who + " earns a plot point by " + by.words();
        }
    }

    /** A hero has spent a plot point. */
    record PlotPointSpent(CastId who, PlotSpend on) implements StoryEvent {
        @Override
        public Vector<String> rules() {
            return on.rules();
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.member(
                    state,
                    who,
                    member -> member.withPlotPoints(
                            new PlotPoints(member.plotPoints().count() - 1)));
        }

        @Override
        public String words() {
            return who + " spends a plot point on " + on.words();
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
            return StateEdits.table(state).withDoom(state.doom().minus(die));
        }

        @Override
        public String words() {
            return "a doom " + die + " is spent on " + on.words();
        }
    }

    /** The doom pool has grown. */
    @Rule(DOOM_GROW)
    record DoomGrew(DoomGrowth growth, int times) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state).withDoom(growth.grow(state.doom(), times));
        }

        @Override
        public String words() {
            return "the doom pool grows " + (times == 1 ? "once" : times + " times") + ": " + growth.words();
        }
    }

    /** A die has joined the doom pool. */
    @Rule(DOOM_GROW)
    record DoomDieAdded(DieSize die) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state).withDoom(state.doom().plus(die));
        }

        @Override
        public String words() {
            return "a " + die + " joins the doom pool";
        }
    }

    /** A ruling has removed a die from the doom pool. */
    @Rule(WATCHER_RULES_ON_SPECIAL_EFFECTS)
    record DoomDieRemoved(DieSize die) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state).withDoom(state.doom().minus(die));
        }

        @Override
        public String words() {
            return "a " + die + " leaves the doom pool";
        }
    }

    /** A character has been named to act next. */
    @Rule(ORDER)
    record NextNamed(CastId who) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return naming(state, who);
        }

        // If every character who can act has acted, a new round starts first.
        private static SceneState naming(SceneState state, CastId who) {
            ActionOrder order = state.waiting().isEmpty() ? ActionOrder.start() : state.order();
            return StateEdits.table(state).withOrder(order.naming(who));
        }

        @Override
        public String words() {
            return who + " acts next";
        }
    }

    /** A villain has interrupted the order of turns. */
    @Rule({INTERRUPT, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    record OrderInterrupted(CastId who) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return NextNamed.naming(state, who);
        }

        @Override
        public String words() {
            return who + " breaks in and acts next";
        }
    }

    /** The last to act has declined to start the next round. */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    record StartDeclined(CastId who) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state).withOrder(state.order().declining());
        }

        @Override
        public String words() {
            return who + " leaves the start of the round to the Watcher";
        }
    }

    /** A character has taken an unopposed action. */
    @Rule({ORDER, SEQUENCE})
    record ActedUnopposed(CastId who, String what) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }

        @Override
        public String words() {
            return who + " acts, and nothing stands against it: " + what;
        }
    }

    /** A character has taken its turn. */
    @Rule(ORDER)
    record TurnTaken(CastId who) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state).withOrder(state.order().acted(who));
        }

        @Override
        public String words() {
            return who + " has acted";
        }
    }

    /** The scene has gained a distinction. */
    @Rule(SCENE_DISTINCTION)
    record SceneDistinctionCreated(String name) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state).withDistinctions(state.distinctions().append(name));
        }

        @Override
        public String words() {
            return "the scene has one more distinction: " + name;
        }
    }

    /** A scene distinction has a different die until the scene ends. */
    @Rule({USE, SCENE_DISTINCTION_IS_NOBODYS})
    record SceneDistinctionStepped(String name, DieSize die) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state)
                    .withSteppedDistinctions(state.steppedDistinctions().put(name, die));
        }

        @Override
        public String words() {
            return "the distinction of the scene " + name + " is now a " + die;
        }
    }

    /** A scene distinction has ended. */
    @Rule({USE, SCENE_DISTINCTION})
    record SceneDistinctionEnded(String name) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return StateEdits.table(state)
                    .withDistinctions(state.distinctions().remove(name))
                    .withSteppedDistinctions(state.steppedDistinctions().remove(name));
        }

        @Override
        public String words() {
            return "the scene has lost a distinction: " + name;
        }
    }

    /** A special effect has been used. The Watcher rules on what it does. */
    @Rule(PP_ANY)
    record SfxUsed(CastId who, String sfx) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }

        @Override
        public String words() {
            return who + " uses the special effect " + sfx;
        }
    }

    /** A limit has been activated. The Watcher rules on what it does. */
    @Rule(DATAFILE)
    record LimitActivated(CastId who, String limit) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }

        @Override
        public String words() {
            return "the limit " + limit + " of " + who + " comes into play";
        }
    }

    /** An effect of the scene or the event has been used. The Watcher rules on what it does. */
    @Rule(DOOM_SPEND)
    record SceneEffectUsed(String what) implements StoryEvent {
        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }

        @Override
        public String words() {
            return "the scene strikes: " + what;
        }
    }
}
