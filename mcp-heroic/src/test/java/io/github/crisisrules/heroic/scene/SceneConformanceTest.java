package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SEQUENCE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.conformance.GameConformance;
import io.github.crisisrules.core.conformance.GameSubject;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.Ailments;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.growth.Experience;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.trait.Ailment;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import org.junit.jupiter.api.Test;

class SceneConformanceTest {
    /** Every command of an action, and every use of an effect die. */
    private static final Vector<Class<?>> KINDS = Vector.<Class<?>>of(ActionCommand.class.getPermittedSubclasses())
            .removeAll(Vector.of(ActionCommand.UseEffect.class, ActionCommand.BuildPool.class))
            .appendAll(Vector.of(EffectUse.class.getPermittedSubclasses()))
            .appendAll(Vector.of(PoolPart.class.getPermittedSubclasses()));

    /** Purchases that need no new name are in one list of the menu. */
    private static final Vector<Class<?>> KNOWN = Vector.of(
            XpSpend.StepUpPower.class,
            XpSpend.UpgradeSpecialty.class,
            XpSpend.RemoveLimit.class,
            XpSpend.SwitchAffiliations.class);

    private static class Subject implements GameSubject<SceneState, SceneCommand, SceneEvent> {
        /** Some are hurt, hindered or equipped already. */
        @Override
        public Play<SceneState, SceneCommand, SceneEvent> start(Seed seed) {
            return Play.of(Scene.GAME, staged(seed).state());
        }

        private static Staged staged(Seed seed) {
            Staged state = Heroes.state()
                    .withDoom(Pool.of(DieSize.D6, DieSize.D8, DieSize.D12, DieSize.D12))
                    .changeAll(one -> one.withPlotPoints(new PlotPoints(seed.below(4)))
                            .withExperience(Experience.none().gain(30)));
            return seed.split("hurt").below(3) == 0
                    ? state
                    : state.change(
                                    Heroes.SPIDER,
                                    one -> one.withHarm(Ailments.none()
                                                    .take(StressType.PHYSICAL, DieSize.D8)
                                                    .take(StressType.MENTAL, DieSize.D12))
                                            .withTraits(Vector.of(
                                                    CreatedTrait.complication("Dazed", DieSize.D6),
                                                    CreatedTrait.asset("Net", DieSize.D6)))
                                            .withChanged(LinkedHashMap.of(Trait.specialty("Science"), Option.none())))
                            .change(
                                    Heroes.DEVIL,
                                    one -> one.withHarm(Ailments.none()
                                            .take(StressType.EMOTIONAL, DieSize.D12)
                                            .take(StressType.EMOTIONAL, DieSize.D4)
                                            .stepBack(Ailment.stress(StressType.EMOTIONAL))))
                            .change(
                                    Heroes.RHINO,
                                    one -> one.withHarm(Ailments.none()
                                                    .take(StressType.PHYSICAL, DieSize.D12)
                                                    .take(StressType.PHYSICAL, DieSize.D4)
                                                    .stepBack(Ailment.stress(StressType.PHYSICAL))
                                                    .take(StressType.MENTAL, DieSize.D10))
                                            .withTraits(Vector.of(CreatedTrait.complication("Webbed", DieSize.D12))));
        }

        /** Not what the decider accepts, but what the literal reading of the sheet allows. */
        @Override
        public Seq<SceneCommand> legal(SceneState state) {
            return ThinkableCommands.here(state).filter(command -> LiteralLegality.allows(state, command));
        }

        /**
         * What is thinkable here, and from elsewhere what is not allowed. {@link #legal} lists only what is here, so what
         * the sheet allows of the rest is looked at in this place.
         */
        @Override
        public Seq<SceneCommand> candidates(SceneState state, Seed seed) {
            Tuple2<Vector<SceneCommand>, Vector<SceneCommand>> foreign =
                    ThinkableCommands.foreign(state, seed).partition(command -> LiteralLegality.allows(state, command));
            for (SceneCommand allowed : foreign._1) {
                assertThat(allowed.decide(state).isRight())
                        .as("%s is allowed by the sheet: %s in %s", allowed, allowed.decide(state), state)
                        .isTrue();
            }
            checkThatEveryKindIsOffered(state, seed.split("offered").draws());
            return ThinkableCommands.here(state).appendAll(foreign._2);
        }

        /** Whatever kind of command is legal, somebody finds it among the choices, and the list is one to look through. */
        private void checkThatEveryKindIsOffered(SceneState state, RandomSource draws) {
            Vector<Choice<SceneCommand>> choices = Scene.GAME.choices(state);
            Seq<Tuple2<CastId, Class<?>>> offered = choices.map(
                    choice -> kind(choice.command(io.github.crisisrules.core.prompt.AnswerSource.drawing(draws))));
            assertThat(offered)
                    .containsAll(legal(state)
                            .reject(Subject::needsMoreThanAMenu)
                            .map(Subject::kind)
                            .distinct());
            assertThat(choices.size()).as("%s", choices).isLessThan(80);
            assertThat(choices.map(Choice::words)).doesNotHaveDuplicates();
        }

        /** A newcomer brings a sheet; and nothing is not added to a pool. */
        private static boolean needsMoreThanAMenu(SceneCommand command) {
            return command instanceof CastCommand.JoinCast
                    || (command instanceof ActionCommand.BuildPool pool
                            && pool.parts().isEmpty());
        }

        /** What it is, and whose where the menu is grouped by who does it. */
        private static Tuple2<CastId, Class<?>> kind(SceneCommand command) {
            boolean byWhom = command instanceof StoryCommand && !(command instanceof StoryCommand.NameNext)
                    || command instanceof ActionCommand;
            return Tuple.of(
                    Vector.of(command.getClass().getRecordComponents())
                            .find(part -> part.getType() == CastId.class && byWhom)
                            .map(part -> (CastId) value(part, command))
                            .getOrElse(new CastId("the Watcher")),
                    sort(command));
        }

        static Class<?> sort(SceneCommand command) {
            if (command instanceof ActionCommand.UseEffect effect) {
                return effect.use().getClass();
            }
            if (command instanceof StoryCommand.SpendXp xp) {
                return KNOWN.contains(xp.spend().getClass())
                        ? XpSpend.GainPlotPoint.class
                        : xp.spend().getClass();
            }
            return command instanceof ActionCommand.BuildPool pool
                    ? pool.parts()
                            .find(part -> !(part instanceof PoolPart.TraitDie))
                            .<Class<?>>map(Object::getClass)
                            .getOrElse(PoolPart.TraitDie.class)
                    : command.getClass();
        }

        private static Object value(RecordComponent part, SceneCommand command) {
            try {
                return part.getAccessor().invoke(command);
            } catch (ReflectiveOperationException impossible) {
                throw new AssertionError(impossible);
            }
        }

        /** Each kind of command is as likely as the others; what ends or empties a scene is done now and then. */
        @Override
        public SceneCommand next(SceneState state, Seq<SceneCommand> legal, RandomSource draws) {
            Seq<SceneCommand> lasting = legal.reject(one -> one instanceof StoryCommand.EndSceneWithDoom
                    || one instanceof StoryCommand.EndScene
                    || one instanceof CastCommand.LeaveScene);
            return oneOfAKind(lasting.isEmpty() || draws.below(20) == 0 ? legal : lasting, draws);
        }

        static SceneCommand oneOfAKind(Seq<SceneCommand> commands, RandomSource draws) {
            Seq<Class<?>> kinds = commands.<Class<?>>map(Subject::sort).distinct();
            Class<?> kind = kinds.get(draws.below(kinds.size()));
            Seq<SceneCommand> alike = commands.filter(one -> sort(one) == kind);
            return alike.get(draws.below(alike.size()));
        }

        @Override
        public boolean isOver(SceneState state) {
            return false;
        }

        @Override
        public void checkInvariants(SceneState state) {
            SceneInvariants.check(state);
        }
    }

    @Test
    @Verifies({SEQUENCE, POOL, ORDER, SCENES, USE, TRAUMA})
    void randomScenesKeepTheRules() {
        randomScenes(Seed.ofWords("scenes"), 16);
    }

    static void randomScenes(Seed seed, int scenes) {
        GameConformance.check(new Subject(), seed, scenes, 60, 10, end -> {});
    }

    /** Walks that prefer going on with an action: every step and every use of an effect is reached. */
    @Test
    @Verifies({SEQUENCE, USE})
    void randomActionsAreCarriedThrough() {
        randomActions(Seed.ofWords("actions"), 30);
    }

    static void randomActions(Seed seed, int walks) {
        Onwards subject = new Onwards();
        GameConformance.check(subject, seed, walks, 70, 10, end -> {});
        assertThat(KINDS.removeAll(subject.seen)).as("never done").isEmpty();
    }

    /** Goes on with an action eleven times of twelve, each kind of command being as likely, and notes what it did. */
    private static final class Onwards extends Subject {
        /** Seldom possible, so done when they are. */
        private static final Vector<Class<?>> RARE = Vector.of(
                ActionCommand.StepUpAsset.class,
                ActionCommand.TakeSecondEffect.class,
                ActionCommand.ReportResult.class,
                EffectUse.RestoreTrait.class,
                EffectUse.Recover.class,
                EffectUse.CreateAsset.class);

        private LinkedHashSet<Class<?>> seen = LinkedHashSet.empty();

        @Override
        public SceneCommand next(SceneState state, Seq<SceneCommand> legal, RandomSource draws) {
            // What the table reports skips steps of an action, so it is done now and then.
            Seq<SceneCommand> steps = legal.filter(ActionCommand.class::isInstance)
                    .reject(one ->
                            one instanceof ActionCommand.ReportRoll || one instanceof ActionCommand.ReportResult);
            Seq<SceneCommand> rare = legal.filter(one -> RARE.contains(sort(one)));
            SceneCommand chosen = !rare.isEmpty() && draws.below(3) == 0
                    ? oneOfAKind(rare, draws)
                    : !steps.isEmpty() && draws.below(12) > 0
                            ? oneOfAKind(steps, draws)
                            : super.next(state, legal, draws);
            seen = seen.add(sort(chosen));
            return chosen;
        }
    }
}
