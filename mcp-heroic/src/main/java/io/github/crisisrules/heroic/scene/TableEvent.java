package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_16;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;

import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ending;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.plot.PlotEarn;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What happened at the table outside the rolls. */
public sealed interface TableEvent extends SceneEvent {
    /** What {@code cases} makes of it; the only way to tell the kinds apart. */
    <R> R match(Cases<R> cases);

    @Override
    default <R> R match(TableEvent.Cases<R> table, CastEvent.Cases<R> cast, ActionEvent.Cases<R> action) {
        return match(table);
    }

    /** One case for each kind. */
    interface Cases<R> {
        /** An Act began: plot points and the doom pool are set anew, trauma steps back. */
        R actBegan(ActBegan event);

        /** An evening of play began: everyone has at least the PP that XP have bought. */
        R sessionBegan(SessionBegan event);

        /** A scene began. In a transition scene stress eases at once. */
        R sceneBegan(SceneBegan event);

        /** The scene ended, and with it what lasted so long. */
        R sceneEnded(SceneEnded event);

        /** A plot point was earned. */
        R plotPointEarned(PlotPointEarned event);

        /** A plot point was spent. */
        R plotPointSpent(PlotPointSpent event);

        /** A doom die left the pool for good. */
        R doomDieSpent(DoomDieSpent event);

        /** The doom pool grew. */
        R doomGrew(DoomGrew event);

        /** An effect die joined the doom pool. */
        R doomDieAdded(DoomDieAdded event);

        /** Somebody is to act next. */
        R nextNamed(NextNamed event);

        /** A villain broke into the order. */
        R orderInterrupted(OrderInterrupted event);

        /** Somebody has had an action. */
        R turnTaken(TurnTaken event);

        /** The scene has one distinction more. */
        R sceneDistinctionCreated(SceneDistinctionCreated event);

        /** A special effect was used; what it does is for the table. */
        R sfxUsed(SfxUsed event);

        /** A limit came into play; what it does is for the table. */
        R limitActivated(LimitActivated event);

        /** An effect of the scene or the event was used; what it does is for the table. */
        R sceneEffectUsed(SceneEffectUsed event);
    }

    /** An Act began: plot points and the doom pool are set anew, trauma steps back. */
    record ActBegan(DicePool doom) implements TableEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.actBegan(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(SCENES, DOOM_START, PP_START, RECOVER_TRAUMA);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.sessionBegan(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(SCENES, XP_SPEND);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.sceneBegan(this);
        }

        @Override
        public Vector<String> rules() {
            return kind == SceneKind.TRANSITION ? Vector.of(SCENES, RECOVER_TRANSITION) : Vector.of(SCENES);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.sceneEnded(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(SCENES);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            SceneState next = state.withOpen(false).withExchange(Option.none()).withDistinctions(Vector.empty());
            return next.changeAll(member -> member.after(Ending.of(state.kind())));
        }
    }

    /** A plot point was earned. */
    record PlotPointEarned(CastId who, PlotEarn by) implements TableEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.plotPointEarned(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(by.rule());
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.change(
                    who, member -> member.withPlotPoints(member.plotPoints().earn()));
        }
    }

    /** A plot point was spent. */
    record PlotPointSpent(CastId who, PlotSpend on) implements TableEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.plotPointSpent(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(on.rule());
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.doomDieSpent(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(on.rule());
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.withDoom(state.doom().minus(die));
        }
    }

    /** The doom pool grew. */
    record DoomGrew(DoomGrowth growth, int times) implements TableEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.doomGrew(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(DOOM_GROW);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.withDoom(growth.grow(state.doom(), times));
        }
    }

    /** An effect die joined the doom pool. */
    record DoomDieAdded(DieSize die) implements TableEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.doomDieAdded(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(DOOM_GROW);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.withDoom(state.doom().plus(die));
        }
    }

    /** Somebody is to act next. */
    record NextNamed(CastId who) implements TableEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.nextNamed(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(ORDER);
        }

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
        public <R> R match(Cases<R> cases) {
            return cases.orderInterrupted(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(INTERRUPT, RULING_16);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return NextNamed.naming(state, who);
        }
    }

    /** Somebody has had an action. */
    record TurnTaken(CastId who) implements TableEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.turnTaken(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(ORDER);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.withOrder(state.order().acted(who));
        }
    }

    /** The scene has one distinction more. */
    record SceneDistinctionCreated(String name) implements TableEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.sceneDistinctionCreated(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(SCENE_DISTINCTION);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state.withDistinctions(state.distinctions().append(name));
        }
    }

    /** A special effect was used; what it does is for the table. */
    record SfxUsed(CastId who, String sfx) implements TableEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.sfxUsed(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(PP_ANY);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }
    }

    /** A limit came into play; what it does is for the table. */
    record LimitActivated(CastId who, String limit) implements TableEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.limitActivated(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(DATAFILE);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }
    }

    /** An effect of the scene or the event was used; what it does is for the table. */
    record SceneEffectUsed(String what) implements TableEvent {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.sceneEffectUsed(this);
        }

        @Override
        public Vector<String> rules() {
            return Vector.of(DOOM_SPEND);
        }

        @Override
        public SceneState applyTo(SceneState state) {
            return state;
        }
    }
}
